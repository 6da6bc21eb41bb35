import PagerModel
import Testing

/// A grid under test: bounds 390 x 600, a header of 160, tabs of 6, 5 and 100 cells.
///
/// So a cell is (390 − 30) / 2 = 180 wide and 160 high.
struct GridSession {
  var pager: Pager
  private(set) var effects: [String] = []

  init(
    policies: [PolicyName: String] = [:], cells: [Int] = [6, 5, 100],
    _ configure: (inout Initial) -> Void = { _ in }
  ) {
    var initial = Initial()
    initial.container = .grid
    initial.bounds = Size(width: 390, height: 600)
    initial.header = 160
    initial.pages = cells.map { PageSpec(content: .cells($0)) }
    configure(&initial)
    let change = PolicyChange(values: policies.compactMap { PolicyChange.Value($0.key, $0.value) })
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

  mutating func tap(_ tab: Int) { send(.selectTab(at: tab, animated: true), after: 1000) }

  func expect(_ values: [String: Value], location: SourceLocation = #_sourceLocation) {
    for (path, value) in values.sorted(by: { $0.key < $1.key }) {
      guard let parsed = try? StatePath.parse(path, in: .grid) else {
        Issue.record("no such path: \(path)", sourceLocation: location)
        continue
      }
      #expect(pager.value(parsed) == value, "\(path)", sourceLocation: location)
    }
  }
}
