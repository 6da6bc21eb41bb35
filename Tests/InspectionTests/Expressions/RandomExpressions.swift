import PagerModel
import SeededRandom

@testable import Inspection

extension Seeded {
  mutating func pick<T>(_ choices: [T]) -> T {
    choices[Int.random(in: choices.indices, using: &self)]
  }

  mutating func node(depth: Int, overPages: Bool = false) -> Expression.Node {
    let kind = depth > 0 ? branch(depth - 1, overPages) : leaf(overPages)
    return Expression.Node(kind: kind, source: "")
  }

  private mutating func leaf(_ overPages: Bool) -> Expression.Kind {
    switch Int.random(in: 0..<(overPages ? 8 : 7), using: &self) {
    case 0: .literal(.number(number()))
    case 1: .literal(pick([.null, .bool(true), .bool(false), .string(word()), .string("")]))
    case 2, 3: .path(path(), moment())
    case 4: .eventParameter(pick(EventKind.allCases.flatMap(\.parameters)))
    case 5: .countEffects(.named(pick(Effect.names)))
    case 6: .countEffects(.exactly(pick(Effect.names) + " " + word()))
    default: .pagePath(pick([.field(.isLoaded), .scrollView(.contentOffset)]), moment())
    }
  }

  private mutating func branch(_ depth: Int, _ overPages: Bool) -> Expression.Kind {
    func node(_ generator: inout Self) -> Expression.Node {
      generator.node(depth: Int.random(in: 0...depth, using: &generator), overPages: overPages)
    }
    func nodes(_ generator: inout Self) -> [Expression.Node] {
      (0..<Int.random(in: 2...4, using: &generator)).map { _ in node(&generator) }
    }
    switch Int.random(in: 0..<(overPages ? 10 : 12), using: &self) {
    case 0: return .call(pick([.abs, .round]), [node(&self)])
    case 1: return .call(pick([.min, .max]), nodes(&self))
    case 2: return .not(node(&self))
    case 3: return .negated(node(&self))
    case 4: return .comparison(pick(Expression.Comparison.allCases), node(&self), node(&self))
    case 5:
      return .near(node(&self), node(&self), within: Bool.random(using: &self) ? node(&self) : nil)
    case 6: return .conjunction(nodes(&self))
    case 7: return .disjunction(nodes(&self))
    case 8, 9:
      let operations: [Expression.Arithmetic] =
        Bool.random(using: &self) ? [.plus, .minus] : [.times, .over]
      return .arithmetic(
        node(&self),
        nodes(&self).map { .init(operation: pick(operations), operand: $0, source: "") })
    default:
      return .overPages(
        pick(Expression.Quantifier.allCases), self.node(depth: depth, overPages: true))
    }
  }

  private mutating func number() -> Double {
    switch Int.random(in: 0..<3, using: &self) {
    case 0: Double(Int.random(in: 0...500, using: &self))
    case 1: Double.random(in: 0...10, using: &self)
    default: Double(bitPattern: UInt64.random(in: 0..<0x7FF0_0000_0000_0000, using: &self))
    }
  }

  private mutating func path() -> StatePath {
    pick([
      .time, .owner, .isPinned, .numberOfPages, .policy(.handOver), .page(2, .title),
      .scrollView(.main, .contentOffset), .scrollView(.content, .insetTop),
      .scrollView(.page(0), .contentOffset), .scrollView(.page(10), .isDragging),
    ])
  }

  private mutating func moment() -> Expression.Moment {
    switch Int.random(in: 0..<5, using: &self) {
    case 0: .before
    case 1: .at(.node(Int.random(in: 0...Int.max, using: &self)))
    case 2: .at(.named(word()))
    default: .now
    }
  }

  /// Letters, and what needs quotation marks and escapes.
  mutating func word() -> String {
    let scalars: [Unicode.Scalar] = [
      "a", "Z", "0", "_", "-", "标", "é", "\u{301}", "\"", "\\", "\n", "\u{1}", " ", "😀", "\u{2028}",
    ]
    var result = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...5, using: &self) { result.append(pick(scalars)) }
    return String(result)
  }
}
