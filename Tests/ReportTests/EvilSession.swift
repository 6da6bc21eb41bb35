import Foundation
import TerminalHarness

/// A recording whose texts would break a page that reads them as markup, and of which a device
/// reported other values than the model's.
enum EvilSession {
  static let title =
    "</script><script>document.title='x'</script><!-- \" ' & \u{2028} <b><i>bold</i></b>"
  static let note =
    "</SCRIPT ><!--<script> \u{2028}\u{2029} ]]> \\u003c \\ \"quoted\" &lt; "
    + "<b><i>bold</i></b><img alt=x> 中文 🎈"

  /// `main.y` and `pages[0].y`: the recording's own assertions say what the model has.
  private static let reports: [(node: Int, state: [String: Double])] = [
    (6, ["main.y": 148]), (23, ["main.y": 240, "pages[0].y": 500]), (45, ["main.y": 31]),
  ]
  static let numbers = 4
  static let differences = 1

  static func write(to folder: TemporaryFolder) throws -> String {
    let file = repository("Recordings/B02-other-list-thrown-to-its-top.jsonl")
    var lines = try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n")
      .map(String.init)
    var header = try object(lines[0])
    header["title"] = title
    header["device"] = "<iPhone> & 16"
    lines[0] = try line(header)
    for report in reports {
      lines.append(
        try line([
          "kind": "observe", "at": report.node, "source": "<app>", "state": report.state,
        ]))
    }
    lines.append(try line(["kind": "note", "at": 40, "text": note]))
    lines.append(try line(["kind": "mark", "at": 41, "name": "<b>mark</b>"]))
    return try folder.write("evil.jsonl", lines.map { $0 + "\n" }.joined())
  }

  static func object(_ text: some StringProtocol) throws -> [String: Any] {
    try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] ?? [:]
  }

  static func line(_ object: [String: Any]) throws -> String {
    String(decoding: try JSONSerialization.data(withJSONObject: object), as: UTF8.self)
  }
}

/// A path in the folder that the tests are built from.
func repository(_ path: String) -> String {
  let file = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
  return "/\(file)/\(path)"
}
