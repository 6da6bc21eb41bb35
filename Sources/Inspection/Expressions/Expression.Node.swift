import PagerModel

extension Expression {
  /// A part of an expression, and where it stands in the text. Equal by what it asks.
  struct Node: Sendable, Equatable {
    let kind: Kind
    /// Without the parentheses around it.
    let source: Substring
    /// How many parts stand within each other, with this one.
    let height: Int

    init(kind: Kind, source: Substring) {
      self.kind = kind
      self.source = source
      height = 1 + (kind.parts.map(\.height).max() ?? 0)
    }

    static func == (a: Node, b: Node) -> Bool { a.kind == b.kind }
  }

  /// Chains are lists, so that only what nests is deep.
  indirect enum Kind: Sendable, Equatable {
    case literal(Value)
    case path(StatePath, Moment)
    /// Of the page that the `all`, `any` or `count` around it looks at.
    case pagePath(PagePath, Moment)
    case eventParameter(String)
    case countEffects(EffectPattern)
    case overPages(Quantifier, Node)
    case call(Function, [Node])
    case not(Node)
    case negated(Node)
    /// `+` and `-`, or `*` and `/`, from left to right.
    case arithmetic(Node, [Term])
    case comparison(Comparison, Node, Node)
    case near(Node, Node, within: Node?)
    case conjunction([Node])
    case disjunction([Node])
  }

  /// One step of a chain.
  struct Term: Sendable, Equatable {
    let operation: Arithmetic
    let operand: Node
    /// The chain up to here.
    let source: Substring

    static func == (a: Term, b: Term) -> Bool {
      a.operation == b.operation && a.operand == b.operand
    }
  }

  enum Arithmetic: String, Sendable, CaseIterable {
    case plus = "+"
    case minus = "-"
    case times = "*"
    case over = "/"
  }

  package enum Comparison: String, Sendable, CaseIterable {
    // A spelling stands before those it begins with.
    case equal = "=="
    case notEqual = "!="
    case lessOrEqual = "<="
    case greaterOrEqual = ">="
    case less = "<"
    case greater = ">"
  }

  enum Quantifier: String, Sendable, CaseIterable { case all, any, count }

  enum Function: String, Sendable, CaseIterable { case abs, min, max, round }

  /// Which effects are counted.
  enum EffectPattern: Sendable, Equatable {
    case named(String)
    /// The whole description.
    case exactly(String)
  }
}

extension Expression.Kind {
  /// In the order they are written.
  var parts: [Expression.Node] {
    switch self {
    case .literal, .path, .pagePath, .eventParameter, .countEffects: []
    case .overPages(_, let part), .not(let part), .negated(let part): [part]
    case .call(_, let parts), .conjunction(let parts), .disjunction(let parts): parts
    case .arithmetic(let first, let terms): [first] + terms.map(\.operand)
    case .comparison(_, let left, let right): [left, right]
    case .near(let left, let right, let tolerance): [left, right] + (tolerance.map { [$0] } ?? [])
    }
  }
}
