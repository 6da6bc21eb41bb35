import Inspection
import PagerModel
import Recording
import Timeline

extension CommandTable {
  @Sendable static func pages(
    _ session: inout Session, _ arguments: inout Arguments
  ) throws(CommandError) -> [DelayedEvent] {
    var list: [PageSpec] = []
    while let word = arguments.take() { list.append(try pageSpec(word)) }
    guard list.count <= Limits.pages else {
      throw CommandError("a data source answers with at most \(Limits.pages) pages")
    }
    return [DelayedEvent(.pages(session.timeline.add(list)))]
  }

  static func pageSpec(_ word: Word) throws(CommandError) -> PageSpec {
    let parts = word.text.split(separator: "=", omittingEmptySubsequences: false)
    let title = parts.count > 1 ? parts.dropLast().joined(separator: "=") : nil
    let content = parts.last ?? ""
    if let height = Double(content), Ranges.size.contains(height) {
      return PageSpec(title: title, content: .height(height))
    }
    let numbers = content.split(separator: "x", omittingEmptySubsequences: false)
    if numbers.count == 2, let rows = Int(numbers[0]), let height = Double(numbers[1]),
      (0...10_000_000).contains(rows), Ranges.size.contains(height)
    {
      return PageSpec(title: title, content: .rows(rows, rowHeight: height))
    }
    throw CommandError("a page is HEIGHT, ROWSxHEIGHT, or TITLE= before one of them", at: word)
  }

  @Sendable static func setting(
    _ session: inout Session, _ arguments: inout Arguments
  ) throws(CommandError) -> [DelayedEvent] {
    let word = try arguments.require("what to set")
    var setting = PagerEvent.Setting()
    switch word.text {
    case "isHorizontalScrollEnabled":
      setting.isHorizontalScrollEnabled = try arguments.requireSwitch(word.text)
    case "showIndicator": setting.showIndicator = try arguments.requireSwitch(word.text)
    case "dataSource": setting.dataSource = try arguments.requireSwitch(word.text)
    case "delegate": setting.delegate = try arguments.requireSwitch(word.text)
    case "policy": setting.policy = session.timeline.add(try arguments.requirePolicies())
    case _:
      throw CommandError(
        "what is set is isHorizontalScrollEnabled, showIndicator, dataSource, delegate or policy",
        at: word)
    }
    return [DelayedEvent(.setting(setting))]
  }
}

extension Arguments {
  /// `NAME=VALUE ...`, parted by blanks or commas; a preset first, or `preset=NAME`.
  mutating func requirePolicies() throws(CommandError) -> PolicyChange {
    var change = PolicyChange()
    var words: [Word] = []
    repeat { words += try require("NAME=VALUE").parted } while !isEmpty
    for (index, word) in words.enumerated() {
      if index == 0, let preset = Preset(rawValue: word.text) {
        change.preset = preset
        continue
      }
      let parts = word.text.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2 else { throw CommandError("a rule is NAME=VALUE", at: word) }
      if parts[0] == "preset" {
        change.preset = try preset(parts[1], word)
      } else {
        change.values.append(try policy(parts[0], parts[1], word))
      }
    }
    return change
  }

  private func preset(_ name: String, _ word: Word) throws(CommandError) -> Preset {
    if let preset = Preset(rawValue: name) { return preset }
    let known = Preset.allCases.map(\.rawValue).joined(separator: ", ")
    throw CommandError("the presets are \(known)", at: word)
  }

  private func policy(
    _ name: String, _ value: String, _ word: Word
  ) throws(CommandError) -> PolicyChange.Value {
    let policy = try CommandTable.policyName(word, called: name)
    if let value = PolicyChange.Value(policy, value) { return value }
    let known = Policies.entry(policy).values.joined(separator: ", ")
    throw CommandError("the values of \(name) are \(known)", at: word)
  }
}

extension Word {
  /// It is a preset, or begins with one and a comma.
  var namesPreset: Bool {
    !isQuoted && Preset(rawValue: String(text.prefix { $0 != "," })) != nil
  }

  /// What stands between its commas, each where it stands in the line.
  fileprivate var parted: [Word] {
    guard !isQuoted else { return [self] }
    return text.split(separator: ",").map { part in
      let offset = text.distance(from: text.startIndex, to: part.startIndex)
      return Word(text: String(part), column: column + offset, isQuoted: false)
    }
  }
}
