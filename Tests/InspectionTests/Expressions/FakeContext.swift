import Inspection
import PagerModel

/// A place in a session that says what the test wants to hear.
struct FakeContext: EvaluationContext {
  var now: [StatePath: Value] = [
    .scrollView(.main, .contentOffset): .number(20),
    .scrollView(.page(0), .contentOffset): .number(0),
    .scrollView(.page(1), .contentOffset): .number(0.000_000_5),
    .scrollView(.page(2), .contentOffset): .number(40),
    .scrollView(.page(0), .isDragging): .bool(true),
    .scrollView(.page(1), .isDragging): .bool(false),
    .scrollView(.page(2), .isDragging): .bool(false),
    .page(0, .isLoaded): .bool(true),
    .page(1, .isLoaded): .bool(true),
    .page(2, .isLoaded): .bool(false),
    .page(2, .firstVisibleItem): .null,
    .isPinned: .bool(false),
    .isSwipeEnabled: .bool(true),
    .owner: .string("main"),
    .policy(.handOver): .string("exact"),
    .numberOfPages: .number(3),
  ]
  var before: [StatePath: Value] = [
    .scrollView(.main, .contentOffset): .number(60),
    .scrollView(.page(0), .contentOffset): .number(7),
  ]
  var event: [String: Value] = ["dy": .number(-40), "phase": .string("changed")]
  var effects: [Effect] = [
    .didScrollToPage(1), .scrollViewDidScroll(.main), .didScrollToPage(2), .didScrollToPage(1),
  ]
  var numberOfPages = 3

  func value(
    of path: StatePath, at moment: Expression.Moment
  ) throws(UnknownReference) -> Value {
    switch moment {
    case .now: now[path] ?? .null
    case .before: before[path] ?? .null
    case .at(.node(3)), .at(.named("start")), .at(.named("标记 1")): .number(1)
    case .at(let reference): throw UnknownReference(reference)
    }
  }

  func eventParameter(_ name: String) -> Value { event[name] ?? .null }
}
