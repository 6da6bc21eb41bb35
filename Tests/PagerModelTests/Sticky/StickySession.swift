import PagerModel
import Testing

/// A sticky pager under test: bounds 390 x 800, five header rows and a bar of 54 points, 8 between
/// neighbours, and tabs of 1000, 125 and 123 rows of 52.
///
/// So the bar stands at 5 · 62 = 310, row i at 310 + 54 + 8 + 60 · i.
struct StickySession {
  var pager: Pager
  private(set) var effects: [String] = []

  init(
    _ preset: Preset = .reference, policies: [PolicyName: String] = [:],
    rows: [Int] = [1000, 125, 123], _ configure: (inout Initial) -> Void = { _ in }
  ) {
    var initial = Initial()
    initial.container = .sticky
    initial.bounds = Size(width: 390, height: 800)
    initial.sticky.headerRowHeight = 54
    initial.sticky.stickyHeight = 54
    initial.pages = rows.map { PageSpec(content: .rows($0, rowHeight: 52)) }
    configure(&initial)
    let change = PolicyChange(
      preset: preset, values: policies.compactMap { PolicyChange.Value($0.key, $0.value) })
    pager = Pager(initial, policies: change.applied(to: Preset.reference.policies))
    send(.reload(toPageAt: nil))
  }

  @discardableResult
  mutating func send(_ event: PagerEvent, after milliseconds: Int64 = 0) -> [String] {
    var probe = EffectProbe()
    pager.apply(TimedEvent(event, at: pager.time + milliseconds * 1000), &probe)
    effects = probe.effects.map(\.effect.description)
    return effects
  }

  /// Taps a tab; what that sends is in `effects`, then all comes to rest.
  mutating func tap(_ tab: Int) {
    send(.selectTab(at: tab, animated: true), after: 1000)
    let sent = effects
    send(.wait, after: 1000)
    effects = sent
  }

  /// Scrolls, as a finger does, in steps of half a screen.
  mutating func scroll(to y: Double) {
    while number("main.y") != y {
      let step = min(max(y - number("main.y"), -400), 400)
      send(.setContentOffset(.main, x: nil, y: number("main.y") + step, animated: false))
    }
  }

  /// The offset at which a row stands right below the bar.
  static func offset(ofRow row: Int) -> Double { 310 + 54 + 8 + 60 * Double(row) - 54 }

  func number(_ path: String) -> Double {
    guard let parsed = try? StatePath.parse(path, in: .sticky),
      case .number(let number) = pager.value(parsed)
    else { return .nan }
    return number
  }

  func expect(_ values: [String: Value], location: SourceLocation = #_sourceLocation) {
    for (path, value) in values.sorted(by: { $0.key < $1.key }) {
      guard let parsed = try? StatePath.parse(path, in: .sticky) else {
        Issue.record("no such path: \(path)", sourceLocation: location)
        continue
      }
      #expect(pager.value(parsed) == value, "\(path)", sourceLocation: location)
    }
  }
}
