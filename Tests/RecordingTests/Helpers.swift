import Foundation
import PagerModel
import Testing

@testable import Recording

/// The least header there is.
let header =
  #"{"kind":"recording","version":1,"container":"pinned","title":"t","initial":{}}"#

func == (log: EventLog, nodes: [Node]) -> Bool { log.elementsEqual(nodes) }

/// An event line.
func line(_ id: Int, _ event: String = #"{"wait":{}}"#, parent: Int? = nil, dt: Int = 0) -> String {
  #"{"kind":"event","id":\#(id),"parent":\#(parent ?? id - 1),"dt":\#(dt),"event":\#(event)}"#
}

/// Reads lines that end in LF, each.
func read(_ lines: String...) throws -> Recording {
  try Recording.parse(Array(lines.map { $0 + "\n" }.joined().utf8), file: "r.jsonl")
}

/// The message with which lines are refused; nil: they are not.
func refusal(_ lines: [String]) -> String? {
  refusal(bytes: Array(lines.map { $0 + "\n" }.joined().utf8))
}

func refusal(bytes: [UInt8]) -> String? {
  do throws(ReadError) {
    _ = try Recording.parse(bytes, file: "r.jsonl")
    return nil
  } catch {
    return error.description
  }
}

/// The events of a recording with this header and one line each.
func events(_ events: String...) throws -> Recording {
  let lines = events.enumerated().map { line($0.offset + 1, $0.element) }
  let text = ([header] + lines).map { $0 + "\n" }.joined()
  return try Recording.parse(Array(text.utf8), file: "r.jsonl")
}

/// A folder that is deleted when the test ends.
final class Folder {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "recording-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func file(_ name: String, _ content: String? = nil) throws -> String {
    let file = path + "/" + name
    if let content { try Data(content.utf8).write(to: URL(fileURLWithPath: file)) }
    return file
  }

  func content(_ name: String) throws -> String {
    let data = try Data(contentsOf: URL(fileURLWithPath: path + "/" + name))
    return String(decoding: data, as: UTF8.self)
  }
}
