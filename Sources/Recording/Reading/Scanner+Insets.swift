import PagerModel

private enum RefreshPhase: String, CaseIterable {
  case began, ended
}

extension Scanner {
  /// A layout's safe area; an edge that is not given leaves out nothing.
  mutating func safeArea(_ members: Members<Parameter>) throws(Fault) -> Insets? {
    guard let place = members[.insets] else { return nil }
    position = place
    let edges = try self.members(InsetField.self, of: .insets, depth: 3)
    try check(edges, only: InsetField.allCases)
    return Insets(
      top: try number(.top, of: edges, .inset) ?? 0,
      bottom: try number(.bottom, of: edges, .inset) ?? 0)
  }

  mutating func contentInset(_ members: Members<Parameter>) throws(Fault) -> PagerEvent {
    try check(members, only: [.scrollView, .page, .top, .bottom, .by])
    let view = try scrollView(members, others: [.top, .bottom, .by])
    let insets = Insets(
      top: try required(number(.top, of: members, .inset), .top, of: members),
      bottom: try required(number(.bottom, of: members, .inset), .bottom, of: members))
    return .contentInset(
      view, insets, by: try required(word(.by, of: members), .by, of: members))
  }

  /// With `ended` a height says nothing.
  mutating func refresh(_ members: Members<Parameter>) throws(Fault) -> PagerEvent {
    try check(members, only: [.scrollView, .page, .phase, .height])
    let view = try scrollView(members, others: [.phase, .height])
    let phase: RefreshPhase = try required(word(.phase, of: members), .phase, of: members)
    let height = try number(.height, of: members, .size)
    return switch phase {
    case .began: .refresh(view, .began(height: try required(height, .height, of: members)))
    case .ended: .refresh(view, .ended)
    }
  }
}
