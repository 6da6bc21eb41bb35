import Inspection
import PagerModel
import Recording

/// A text in Markdown to paste into a report: steps, what should be, what is, the recording.
struct IssueText {
  /// Its title, its initial state, and the rules under which it fails.
  let header: Header
  let steps: [String]
  /// Both in Markdown, in one line.
  let expected: String
  let actual: String
  /// What was written beside the session.
  var notes: [String] = []
  /// Of `unscroll`, and the file's name in it.
  let command: String
  let file: String
  /// Of the recording; too many to paste: it is to be attached.
  let lines: [String]

  /// Bytes of a recording that are pasted into a text.
  private static let pastedBytes = 20_000
  /// Steps that are listed; of more, the first and the last.
  private static let listedSteps = 40

  var text: String {
    let rules = header.policy?.text ?? Preset.reference.rawValue
    let notes =
      notes.isEmpty
      ? [] : ["**Notes**:", notes.map { "- \($0.escapedForMarkdown)" }.joined(separator: "\n")]
    let replay = "This is what the model does under the rules `\(rules)`. "
    let blocks =
      [
        "### \(header.title.escapedForMarkdown)", "**Setup**: \(setup)", "**Steps**:",
        numbered.joined(separator: "\n"), "**Expected**: \(expected)",
        "**Actual**: \(actual)",
      ] + notes
    let isPasted = lines.reduce(0) { $0 + $1.utf8.count } <= Self.pastedBytes
    let fence = lines.joined().fence
    let recording =
      isPasted
      ? [
        replay + "Saved as `\(file)`, the recording is replayed by `unscroll \(command)`:",
        "\(fence)json\n\(lines.joined())\(fence)",
      ] : [replay + "The recording, attached as `\(file)`, is replayed by `unscroll \(command)`."]
    return (blocks + recording).joined(separator: "\n\n") + "\n"
  }

  private var numbered: [String] {
    let lines = steps.enumerated().map { "\($0 + 1). \($1.inlineCode)" }
    guard lines.count > Self.listedSteps else { return lines }
    let half = Self.listedSteps / 2
    let left = lines.count - 2 * half
    return lines.prefix(half) + ["", "   … \(left) step\(left == 1 ? "" : "s") more …", ""]
      + lines.suffix(half)
  }

  private var setup: String {
    let initial = header.initial
    var words = [initial.container.rawValue]
    if let bounds = initial.bounds {
      words.append("bounds \(shortest(bounds.width)) × \(shortest(bounds.height))")
    }
    words.append("header \(initial.header.map(shortest) ?? "none")")
    words.append("bar \(initial.hover.map(shortest) ?? "none")")
    words.append("\(initial.pages.count) page\(initial.pages.count == 1 ? "" : "s")")
    if initial.loading == .eager { words.append("eagerly loaded") }
    return words.joined(separator: ", ")
  }
}
