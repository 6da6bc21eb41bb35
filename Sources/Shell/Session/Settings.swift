import PagerModel
import Wording

/// How the shell behaves: what `set` changes. It belongs to this run, not to the recording.
package struct Settings: Sendable {
  enum Name: String, CaseIterable {
    case `repeat`, prompt, color, list

    var meaning: String { String(localized: message) }

    private var message: Message {
      switch self {
      case .repeat: "an empty line does the last move or listing again: on, off"
      case .prompt: "what stands before what is typed: help set has its pieces"
      case .color: "colours: auto (where the terminal has them), always, never"
      case .list: "how many lines list shows before and after this one"
      }
    }

    /// The words it takes; empty: it takes others.
    var values: [String] {
      switch self {
      case .repeat: ["on", "off"]
      case .color: Appearance.ColorChoice.allCases.map(\.rawValue)
      case .prompt, .list: []
      }
    }
  }

  var repeats = true
  var prompt = PromptFormat.standard
  package internal(set) var color = Appearance.ColorChoice.auto
  var listCount = 5

  /// The value as it is typed.
  func text(of name: Name) -> String {
    switch name {
    case .repeat: repeats ? "on" : "off"
    case .prompt: quoted(prompt.text)
    case .color: color.rawValue
    case .list: "\(listCount)"
    }
  }

  mutating func set(_ name: Name, _ arguments: inout Arguments) throws(CommandError) {
    switch name {
    case .repeat:
      repeats = try arguments.require("repeat", among: name.values) == "on"
    case .prompt: prompt = try PromptFormat(try arguments.require("the format"))
    case .color:
      let word = try arguments.require("color", among: name.values)
      color = Appearance.ColorChoice(rawValue: word) ?? color
    case .list: listCount = try arguments.takeCount()
    }
  }
}
