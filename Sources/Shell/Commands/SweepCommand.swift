import Inspection
import Investigation
import PagerModel
import Timeline

extension CommandTable {
  static let sweepCommands = [
    Command(
      "sweep", family: .ask, arguments: "WHAT [FROM..TO [step N]] check EXPR",
      completion: .words(namesOfLengths + PolicyName.allCases.map(\.rawValue)),
      summary: "replay the branch up to here with other values of one thing, and check each",
      help: """
        WHAT is header, hover, bounds.width, bounds.height, pageInsetTop, pages[N].contentHeight
        (points), frameRate, scale, or a rule, which takes each of its values in turn. step is 20
        where it is left out, of scale 1. Nothing is kept.

          > goto end
          > sweep header 160..320 step 80 check isPinned
          header 160  ✓
          header 240  ✓
          header 320  ✓
          > sweep boundaryRelease check currentPageIndex == 1
          boundaryRelease commits  ✓
          boundaryRelease missed   ✓
        """,
      run: sweep)
  ]

  private static let namesOfLengths = [
    "header", "hover", "bounds.width", "bounds.height", "pageInsetTop", "frameRate", "scale",
    "check",
  ]

  /// Values that one sweep tries at most.
  private static let mostValues = 10_000

  private static func sweep(
    _ session: inout Session, _ arguments: inout Arguments
  ) throws(CommandError) -> Reply {
    let word = try arguments.require("what to vary")
    let variable = try variable(word, in: session.timeline.container)
    let settings: [Sweep.Setting]
    if case .rule(let name) = variable {
      settings = Policies.entry(name).values.map { .word($0) }
    } else {
      settings = try numbers(for: variable, &arguments).map { .number($0) }
    }
    guard arguments.take(keyword: "check") else {
      throw CommandError("check and what must hold are missing: check main.y == 240")
    }
    let expression = try arguments.requireExpression(in: session)
    return try session.sweep(word.text, variable, settings, expression)
  }

  private static func variable(
    _ word: Word, in container: Container
  ) throws(CommandError) -> Sweep.Variable {
    switch word.text {
    case "header": return .geometry(.header)
    case "hover": return .geometry(.hover)
    case "bounds.width": return .geometry(.width)
    case "bounds.height": return .geometry(.height)
    case "pageInsetTop": return .geometry(.pageInsetTop)
    case "frameRate": return .frameRate
    case "scale": return .scale
    case let text:
      if let path = try? StatePath.parse(text, in: container),
        case .page(let page, .contentHeight) = path
      {
        return .geometry(.contentHeight(page: page))
      }
      if PolicyName(rawValue: text) == nil, let name = nearest(to: text, among: namesOfLengths) {
        throw CommandError("nothing is called \(text). Did you mean \(name)?", at: word)
      }
      return .rule(try policyName(word, in: container))
    }
  }

  /// `100..400 step 20`
  private static func numbers(
    for variable: Sweep.Variable, _ arguments: inout Arguments
  ) throws(CommandError) -> [Double] {
    let word = try arguments.require("FROM..TO")
    guard let range = Self.range(word.text) else {
      throw CommandError("a range is FROM..TO, the lesser first: 100..400", at: word)
    }
    let allowed = variable.allowed
    guard allowed.contains(range.lowerBound), allowed.contains(range.upperBound) else {
      throw CommandError(
        "it is \(shortest(allowed.lowerBound)) to \(shortest(allowed.upperBound))", at: word)
    }
    var step = variable.step
    if arguments.take(keyword: "step") {
      step = try arguments.requireNumber("step", in: variable.steps)
    }
    // A tenth is no whole number of binary fractions: the end belongs to it for all that.
    let count = ((range.upperBound - range.lowerBound) / step + 1e-9).rounded(.down)
    guard count < Double(mostValues) else {
      throw CommandError("these are more than \(mostValues) values: take larger steps", at: word)
    }
    return (0...Int(count)).map { min(range.lowerBound + Double($0) * step, range.upperBound) }
  }

  private static func range(_ text: String) -> ClosedRange<Double>? {
    guard let dots = text.firstRange(of: ".."), text[dots.upperBound...].first != ".",
      let from = Double(text[..<dots.lowerBound]), let to = Double(text[dots.upperBound...]),
      from.isFinite, to.isFinite, from <= to
    else { return nil }
    return from...to
  }
}

extension Sweep.Variable {
  fileprivate var allowed: ClosedRange<Double> {
    switch self {
    case .geometry, .rule: Ranges.size
    case .frameRate: 1...240
    case .scale: 0.1...16
    }
  }

  /// What a step may be: frames are counted whole.
  fileprivate var steps: ClosedRange<Double> { self == .frameRate ? 1...240 : 1e-3...1e7 }

  fileprivate var step: Double {
    switch self {
    case .geometry, .rule, .frameRate: 20
    case .scale: 1
    }
  }
}

extension Session {
  fileprivate func sweep(
    _ name: String, _ variable: Sweep.Variable, _ settings: [Sweep.Setting],
    _ expression: Expression
  ) throws(CommandError) -> Reply {
    let scenario = Scenario(
      header.initial, policies: header.policies, payloads: timeline.replay.payloads)
    guard scenario.has(variable) else {
      throw CommandError("this session begins without \(name)", outcome: .cannotJudge)
    }
    do {
      let sweep = try Sweep(
        variable, over: settings, in: scenario, timeline.tree, at: timeline.cursor,
        checking: expression, node: timeline.nodeLookup, unless: isInterrupted)
      let rows = sweep.trials.map { trial in
        ["\(name) \(trial.setting.text)", trial.mismatch.map { "✗ \($0.difference)" } ?? "✓"]
      }
      return Reply(
        aligned(rows),
        outcome: sweep.trials.allSatisfy { $0.mismatch == nil } ? .held : .assertionFailed)
    } catch {
      throw CommandError(error, in: self)
    }
  }
}

extension Scenario {
  fileprivate func has(_ variable: Sweep.Variable) -> Bool {
    if case .geometry(let geometry) = variable { self[geometry] != nil } else { true }
  }
}

extension Sweep.Setting {
  fileprivate var text: String {
    switch self {
    case .number(let number): shortest(number)
    case .word(let word): word
    }
  }
}
