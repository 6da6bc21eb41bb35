import PagerModel

extension EventTree {
  /// The gesture that the event at `depth` of `path` belongs to, as depths: from its `drag began`
  /// to the event that lifts the finger, or to the path's end. An event outside of gestures, and
  /// the root, stand alone.
  package func gesture(at depth: Int, on path: Path) -> ClosedRange<Int> {
    var began: Int?
    var place = depth
    while place > 0 {
      let phase = phase(at: path[place])
      if phase == .ended, place < depth { break }
      if phase == .began { began = place }
      place -= 1
    }
    guard let began else { return depth...depth }
    let ended = (depth..<path.count).first { phase(at: path[$0]) == .ended }
    return began...(ended ?? path.count - 1)
  }

  private enum Phase { case began, ended }

  private func phase(at node: Int32) -> Phase? {
    guard case .drag(let drag) = event(of: Int(node)) else { return nil }
    switch drag {
    case .began: return .began
    case .changed: return nil
    case .ended, .cancelled: return .ended
    }
  }
}
