import PagerModel
import Testing

/// A pager under test: bounds 390 x 844, a header of 240, a bar of 60 and three pages of 2000.
///
/// So main's maximum is 240, a page is 784 high and its maximum is 2000 − 784 = 1216.
struct Session {
  var pager: Pager
  /// What the last event sent, as recordings spell it.
  private(set) var effects: [String] = []

  init(
    _ preset: Preset = .reference, policies: [PolicyName: String] = [:],
    pages: [Double] = [2000, 2000, 2000], reloaded: Bool = true,
    _ configure: (inout Initial) -> Void = { _ in }
  ) {
    var initial = Initial()
    initial.bounds = Size(width: 390, height: 844)
    initial.header = 240
    initial.hover = 60
    initial.pages = pages.map { PageSpec(content: .height($0)) }
    configure(&initial)
    let change = PolicyChange(
      preset: preset, values: policies.compactMap { PolicyChange.Value($0.key, $0.value) })
    pager = Pager(initial, policies: change.applied(to: Preset.reference.policies))
    if reloaded { send(.reload(toPageAt: nil)) }
  }

  // MARK: Events

  /// Applies the event `delay` microseconds from now.
  @discardableResult
  mutating func send(_ event: PagerEvent, after delay: Microseconds = 0) -> [String] {
    var probe = EffectProbe()
    pager.apply(TimedEvent(event, at: pager.time + delay), &probe)
    effects = probe.effects.map(\.effect.description)
    return effects
  }

  /// Lets time pass up to frame `k` of the session, at 60 a second: ceil(k · 10⁶ / 60) µs.
  @discardableResult
  mutating func visit(frame k: Int64) -> [String] {
    send(.wait, after: (k * 1_000_000 + 59) / 60 - pager.time)
  }

  @discardableResult
  mutating func wait(_ milliseconds: Int64) -> [String] {
    send(.wait, after: milliseconds * 1000)
  }

  /// The first frame, at 60 a second, after which `view` does not decelerate any more.
  mutating func frameAtRest(_ view: String) -> Int64 {
    for k in 1...Int64(1200) {
      visit(frame: k)
      if self["\(view).isDecelerating"] == false { return k }
    }
    return -1
  }

  /// A place on the page while the header shows, and while it does not.
  static let onPage = Point(x: 195, y: 600)
  /// A place on the header while it shows, or on the bar.
  static let onHeader = Point(x: 195, y: 30)

  mutating func begin(at point: Point = onPage, sideways: Bool = false) {
    let velocity = sideways ? Velocity(x: -100, y: 0) : Velocity(x: 0, y: -100)
    send(.drag(.began(at: point, velocity: velocity)))
  }

  @discardableResult
  mutating func move(_ dx: Double = 0, _ dy: Double = 0) -> [String] {
    send(.drag(.changed(dx: dx, dy: dy)))
  }

  @discardableResult
  mutating func lift(_ vx: Double = 0, _ vy: Double = 0, target: Double? = nil) -> [String] {
    send(.drag(.ended(velocity: Velocity(x: vx, y: vy), target: target)))
  }

  /// A drag up or down, then a release with `vy`, all in one instant.
  @discardableResult
  mutating func drag(_ dy: Double, at point: Point = onPage, vy: Double = 0) -> [String] {
    begin(at: point)
    move(0, dy)
    return lift(0, vy)
  }

  @discardableResult
  mutating func swipe(_ dx: Double, vx: Double = 0) -> [String] {
    begin(sideways: true)
    move(dx)
    return lift(vx)
  }

  @discardableResult
  mutating func jump(_ view: ScrollViewID, to offset: Double, animated: Bool = false) -> [String] {
    let isContent = view == .content
    return send(
      .setContentOffset(
        view, x: isContent ? offset : nil, y: isContent ? nil : offset, animated: animated))
  }

  @discardableResult
  mutating func answer(_ heights: [Double]) -> [String] {
    var payloads = pager.payloads
    let id = payloads.add(heights.map { PageSpec(content: .height($0)) })
    pager.payloads = payloads
    return send(.pages(id))
  }

  @discardableResult
  mutating func set(_ name: PolicyName, _ word: String) -> [String] {
    var payloads = pager.payloads
    let values = [PolicyChange.Value(name, word)].compactMap(\.self)
    let id = payloads.add(PolicyChange(values: values))
    pager.payloads = payloads
    var setting = PagerEvent.Setting()
    setting.policy = id
    return send(.setting(setting))
  }

  @discardableResult
  mutating func set(_ change: (inout PagerEvent.Setting) -> Void) -> [String] {
    var setting = PagerEvent.Setting()
    change(&setting)
    return send(.setting(setting))
  }

  /// Puts a page in, described by its content's height, or by the answer as it stands.
  @discardableResult
  mutating func insert(_ index: Int, height: Double? = 2000, follow: Bool = false) -> [String] {
    var payloads = pager.payloads
    let page = height.map { payloads.add([PageSpec(content: .height($0))]) }
    pager.payloads = payloads
    return send(.pageInsert(at: index, page: page, follow: follow))
  }

  @discardableResult
  mutating func delete(_ index: Int, follow: Bool = false) -> [String] {
    send(.pageDelete(at: index, follow: follow))
  }

  /// Arms a callback on an effect, spelt as recordings do.
  mutating func on(
    _ effect: String, do event: PagerEvent, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let pattern = EffectPattern(effect) else {
      Issue.record("no effect \(effect)", sourceLocation: sourceLocation)
      return
    }
    var payloads = pager.payloads
    let id = payloads.add(Callback(on: pattern, do: event))
    pager.payloads = payloads
    send(.callback(id))
  }

  // MARK: State

  /// What a path holds; null for one that does not exist.
  subscript(path: String) -> Value {
    guard let parsed = try? StatePath.parse(path) else {
      Issue.record("no path \(path)")
      return .null
    }
    return pager.value(parsed)
  }

  func number(_ path: String) -> Double {
    if case .number(let number) = self[path] { number } else { .nan }
  }

  /// Expects each path to hold its value, numbers within `tolerance`.
  func expect(
    _ values: KeyValuePairs<String, Value>, within tolerance: Double = 1e-9,
    _ note: String = "", sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for (path, value) in values {
      let found = self[path]
      if case .number(let wanted) = value, case .number(let number) = found {
        #expect(
          (number - wanted).magnitude <= tolerance, "\(path) is \(number), not \(wanted) \(note)",
          sourceLocation: sourceLocation)
      } else {
        #expect(found == value, "\(path) \(note)", sourceLocation: sourceLocation)
      }
    }
  }

  /// The last event's effects of these names, in order.
  func effects(_ names: String...) -> [String] {
    effects.filter { effect in names.contains { effect.split(separator: " ").first == $0[...] } }
  }
}

extension Preset {
  /// Those with an outer view: under `smooth` the header lies in the lists.
  static let withOuterView = allCases.filter { $0.policies.handOver != .inset }
  /// Those whose index outlasts a new width: `smooth` derives it from the offset anew.
  static let keepingIndex = allCases.filter { $0.policies.boundsChange == .index }
}

extension Value: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByNilLiteral, ExpressibleByStringLiteral
{
  public init(floatLiteral value: Double) { self = .number(value) }
  public init(integerLiteral value: Int) { self = .number(Double(value)) }
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  public init(nilLiteral: ()) { self = .null }
  public init(stringLiteral value: String) { self = .string(value) }
}
