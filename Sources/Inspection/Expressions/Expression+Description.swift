import PagerModel

extension Expression: CustomStringConvertible {
  /// Its canonical spelling: full paths, one blank around operators, no needless parentheses.
  package var description: String { root.description }
}

extension Expression.Node: CustomStringConvertible {
  /// How tightly an expression holds together, loosest first.
  private enum Level: Int {
    case disjunction, conjunction, comparison, sum, product, unary, operand
  }

  private var level: Level {
    switch kind {
    case .disjunction: .disjunction
    case .conjunction: .conjunction
    case .comparison, .near: .comparison
    case .arithmetic(_, let terms): terms.first?.operation.isProduct == true ? .product : .sum
    case .not, .negated: .unary
    case .literal, .path, .pagePath, .eventParameter, .countEffects, .overPages, .call: .operand
    }
  }

  var description: String {
    switch kind {
    case .literal(let value): value.description
    case .path(let path, let moment): moment.spelling(of: path.description)
    case .pagePath(let path, let moment): moment.spelling(of: path.description)
    case .eventParameter(let name): "event.\(name)"
    case .countEffects(let pattern): "count(effects, \(pattern))"
    case .overPages(let quantifier, let body): "\(quantifier.rawValue)(pages, \(body))"
    case .call(let function, let arguments): "\(function.rawValue)(\(list(arguments, ", ")))"
    case .not(let operand): "!\(operand.inside(.unary, orEqual: true))"
    case .negated(let operand): "-\(operand.inside(.unary, orEqual: true))"
    case .arithmetic(let first, let terms):
      terms.reduce(into: first.inside(level)) {
        $0 += " \($1.operation.rawValue) \($1.operand.inside(level))"
      }
    case .comparison(let comparison, let left, let right):
      "\(left.inside(level)) \(comparison.rawValue) \(right.inside(level))"
    case .near(let left, let right, let tolerance):
      "\(left.inside(level)) ~= \(right.inside(level))"
        + (tolerance.map { " within \($0.inside(level))" } ?? "")
    case .conjunction(let parts): list(parts, " && ", level)
    case .disjunction(let parts): list(parts, " || ", level)
    }
  }

  /// As a part of something at `outer`: in parentheses unless it holds together more tightly.
  private func inside(_ outer: Level, orEqual: Bool = false) -> String {
    level.rawValue > outer.rawValue || orEqual && level == outer
      ? description : "(\(description))"
  }

  private func list(
    _ parts: [Expression.Node], _ separator: String, _ outer: Level? = nil
  ) -> String {
    var result = ""
    for part in parts {
      if !result.isEmpty { result += separator }
      result += outer.map { part.inside($0) } ?? part.description
    }
    return result
  }
}

extension Expression.Arithmetic {
  var isProduct: Bool {
    switch self {
    case .plus, .minus: false
    case .times, .over: true
    }
  }
}

extension Expression.Moment {
  fileprivate func spelling(of path: String) -> String {
    switch self {
    case .now: path
    case .before: "before.\(path)"
    case .at(let reference): "\(path)@\(reference)"
    }
  }
}

extension Expression.Reference: CustomStringConvertible {
  /// As it stands after `@`.
  package var description: String {
    switch self {
    case .node(let id): "#\(id)"
    case .named(let name):
      !name.isEmpty && name.unicodeScalars.allSatisfy(\.isReferencePart) ? name : quoted(name)
    }
  }
}

extension Expression.EffectPattern: CustomStringConvertible {
  var description: String {
    switch self {
    case .named(let name): name
    case .exactly(let text): quoted(text)
    }
  }
}
