import PagerModel
import Timeline

extension Candidate {
  /// The places of each gesture's events together, from `drag began` to the event that lifts the
  /// finger; any other event is a piece of its own, in the middle of a gesture too.
  ///
  /// A first `reload` is none: without it there is no pager.
  var gestures: [[Int]] {
    var pieces: [[Int]] = []
    /// Which piece the gesture under way is.
    var open: Int?
    for (index, step) in scenario.steps.enumerated() {
      if index == 0, case .reload = step.event { continue }
      guard case .drag(let drag) = step.event else {
        pieces.append([index])
        continue
      }
      switch drag {
      case .began:
        open = pieces.count
        pieces.append([index])
      case .changed, .ended, .cancelled:
        if let open { pieces[open].append(index) } else { pieces.append([index]) }
        if case .changed = drag { continue }
        open = nil
      }
    }
    return pieces
  }

  /// Each event alone that can go without breaking a gesture: a finger that landed is lifted.
  var events: [[Int]] {
    gestures.flatMap { piece in
      piece.count == 1 ? [piece] : moves(of: piece).map { [$0] }
    }
  }

  /// The moves of each gesture that has more than one.
  var moves: [[Int]] {
    gestures.map(moves).filter { $0.count > 1 }
  }

  private func moves(of piece: [Int]) -> [Int] {
    piece.filter { index in
      if case .drag(.changed) = scenario.steps[index].event { true } else { false }
    }
  }

  /// With the moves at `places` made one, at the first of them; it stands for the last.
  func merging(_ places: [Int]) -> Candidate {
    guard let first = places.first, let last = places.last else { return self }
    var result = self
    var (dx, dy) = (0.0, 0.0)
    for place in places {
      guard case .drag(.changed(let x, let y)) = scenario.steps[place].event else { continue }
      (dx, dy) = (dx + x, dy + y)
    }
    result.scenario.steps[first].event = .drag(.changed(dx: dx, dy: dy))
    result.origins[first] = origins[last]
    return result.cutting(Array(places.dropFirst()))
  }
}
