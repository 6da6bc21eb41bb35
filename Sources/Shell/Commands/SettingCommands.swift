import Inspection
import PagerModel
import Recording
import Timeline
import Wording

extension CommandTable {
  @Sendable static func pages(
    _ session: inout Session, _ arguments: inout Arguments
  ) throws(CommandError) -> [DelayedEvent] {
    var list: [PageSpec] = []
    while let word = arguments.take() {
      list.append(try pageSpec(word, in: session.timeline.container))
    }
    guard list.count <= Limits.pages else {
      throw CommandError("a data source answers with at most \(Limits.pages) pages")
    }
    return [DelayedEvent(.pages(session.timeline.add(list)))]
  }

  static func pageSpec(
    _ word: Word, in container: Container
  ) throws(CommandError) -> PageSpec {
    let parts = word.text.split(separator: "=", omittingEmptySubsequences: false)
    let title = parts.count > 1 ? parts.dropLast().joined(separator: "=") : nil
    let text = parts.last ?? ""
    let page: PageSpec? =
      switch container {
      case .pinned:
        height(text).map { PageSpec(title: title, content: .height($0)) }
          ?? rows(text).map { PageSpec(title: title, content: $0) }
      case .grid: count(text).map { PageSpec(title: title, content: .cells($0)) }
      case .sticky: valuedRows(text, title: title)
      }
    guard let page else { throw CommandError(container.pageForm, at: word) }
    return page
  }

  private static func height(_ text: Substring) -> Double? {
    Double(text).flatMap { Ranges.size.contains($0) ? $0 : nil }
  }

  private static func count(_ text: Substring) -> Int? {
    Int(text).flatMap { (0...PageSpec.mostItems).contains($0) ? $0 : nil }
  }

  private static func rows(_ text: Substring) -> PageSpec.Content? {
    let numbers = text.split(separator: "x", omittingEmptySubsequences: false)
    guard numbers.count == 2, let rows = count(numbers[0]), let height = height(numbers[1]),
      Ranges.size.contains(Double(rows) * height)
    else { return nil }
    return .rows(rows, rowHeight: height)
  }

  /// `125x50/26@0`: so many different values, the first row's value.
  private static func valuedRows(_ text: Substring, title: String?) -> PageSpec? {
    let (head, first) = cut(text, at: "@")
    let (size, values) = cut(head, at: "/")
    guard let content = rows(size) else { return nil }
    var page = PageSpec(title: title, content: content)
    if let first {
      guard let value = Int(first), Ranges.integer.contains(value) else { return nil }
      page.rowValues.first = value
    }
    if let values {
      guard let count = count(values), count > 0 else { return nil }
      page.rowValues.count = count
    }
    return page
  }

  /// What stands before a sign, and after it; nil: it is not there.
  private static func cut(_ text: Substring, at sign: Character) -> (Substring, Substring?) {
    guard let place = text.firstIndex(of: sign) else { return (text, nil) }
    return (text[..<place], text[text.index(after: place)...])
  }

  @Sendable static func setting(
    _ session: inout Session, _ arguments: inout Arguments
  ) throws(CommandError) -> [DelayedEvent] {
    let word = try arguments.require("what to set")
    var setting = PagerEvent.Setting()
    switch word.text {
    case "isHorizontalScrollEnabled":
      setting.isHorizontalScrollEnabled = try arguments.requireSwitch("\(word.text)")
    case "showIndicator": setting.showIndicator = try arguments.requireSwitch("\(word.text)")
    case "dataSource": setting.dataSource = try arguments.requireSwitch("\(word.text)")
    case "delegate": setting.delegate = try arguments.requireSwitch("\(word.text)")
    case "policy":
      setting.policy = session.timeline.add(
        try arguments.requirePolicies(in: session.timeline.container))
    case _:
      throw CommandError(
        "what is set is isHorizontalScrollEnabled, showIndicator, dataSource, delegate or policy",
        at: word)
    }
    return [DelayedEvent(.setting(setting))]
  }
}

extension PolicyChange {
  /// Rules as the command line has them, each `NAME=VALUE` or `preset=NAME`.
  package init(reading words: [String], in container: Container) throws(CommandError) {
    var arguments = Arguments(Words(words.joined(separator: " ")), from: 0)
    self = try arguments.requirePolicies(in: container)
  }
}

extension Arguments {
  /// `NAME=VALUE ...`, parted by blanks or commas; a preset first, or `preset=NAME`.
  mutating func requirePolicies(
    in container: Container
  ) throws(CommandError) -> PolicyChange {
    var change = PolicyChange()
    var words: [Word] = []
    repeat { words += try require("NAME=VALUE").parted } while !isEmpty
    for (index, word) in words.enumerated() {
      if index == 0, Preset(rawValue: word.text) != nil {
        change.preset = try preset(word.text, word, in: container)
        continue
      }
      let parts = word.text.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2 else { throw CommandError("a policy is NAME=VALUE", at: word) }
      if parts[0] == "preset" {
        change.preset = try preset(parts[1], word, in: container)
      } else {
        change.values.append(try policy(parts[0], parts[1], word, in: container))
      }
    }
    return change
  }

  private func preset(
    _ name: String, _ word: Word, in container: Container
  ) throws(CommandError) -> Preset {
    if let preset = container.presets.first(where: { $0.rawValue == name }) { return preset }
    let known = container.presets.map(\.rawValue).joined(separator: ", ")
    throw CommandError("the presets are \(known)", at: word)
  }

  private func policy(
    _ name: String, _ value: String, _ word: Word, in container: Container
  ) throws(CommandError) -> PolicyChange.Value {
    let policy = try CommandTable.policyName(word, called: name, in: container)
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
  var parted: [Word] {
    guard !isQuoted else { return [self] }
    return text.split(separator: ",").map { part in
      let offset = text.distance(from: text.startIndex, to: part.startIndex)
      return Word(text: String(part), column: column + offset, isQuoted: false)
    }
  }
}

extension Container {
  /// How a page is typed.
  fileprivate var pageForm: Message {
    switch self {
    case .pinned: "a page is HEIGHT, ROWSxHEIGHT, or TITLE= before one of them"
    case .grid: "a tab is its number of CELLS, or TITLE=CELLS"
    case .sticky:
      "a tab is ROWSxHEIGHT, with /VALUES for so many different rows and @FIRST for the first row's value, and TITLE= before it"
    }
  }
}
