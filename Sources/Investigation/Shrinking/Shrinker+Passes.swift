import PagerModel
import Timeline

extension Shrinker {
  /// Cuts by gesture, then by event, and makes what is left simpler, until nothing changes any
  /// more. A gesture's moves become one before any of them is cut, so that it goes as far as it
  /// did. `changesNumbers`: where another measure would be another session, it is false.
  mutating func shrink(changesNumbers: Bool) throws(ReplayError) {
    while true {
      var isChanged = try cut(\.gestures)
      if changesNumbers { isChanged = try mergeMoves() || isChanged }
      isChanged = try cut(\.events) || isChanged
      if changesNumbers { isChanged = try simplify() || isChanged }
      if !isChanged { return }
    }
  }

  private mutating func simplify() throws(ReplayError) -> Bool {
    var isChanged = try simplifyPages()
    var index = 0
    while index < best.count {
      isChanged = try simplifyEvent(at: index) || isChanged
      // Simpler, it may fail earlier.
      if index < best.count { isChanged = try shortenGap(at: index) || isChanged }
      index += 1
    }
    return isChanged
  }

  /// A gesture's moves become one, or else two neighbours do.
  private mutating func mergeMoves() throws(ReplayError) -> Bool {
    var isChanged = false
    for piece in best.moves.reversed() {
      // A session that fails earlier now may have lost the gesture.
      guard let last = piece.last, last < best.count, best.moves.contains(piece) else { continue }
      if try accept(best.merging(piece), sameUpTo: piece[0]) {
        isChanged = true
        continue
      }
      for place in (1..<piece.count).reversed() {
        let pair = Array(piece[place - 1...place])
        guard pair[1] < best.count else { continue }
        isChanged = try accept(best.merging(pair), sameUpTo: pair[0]) || isChanged
      }
    }
    return isChanged
  }

  private mutating func simplifyEvent(at index: Int) throws(ReplayError) -> Bool {
    var isChanged = false
    search: while index < best.count {
      for event in best.scenario.steps[index].event.simpler {
        var candidate = best
        candidate.scenario.steps[index].event = event
        if try accept(candidate, sameUpTo: index) {
          isChanged = true
          continue search
        }
      }
      return isChanged
    }
    return isChanged
  }

  /// Gaps that are tried in place of a longer one, in microseconds: between two moves of a finger a
  /// frame, else what a person might wait.
  private func roundGaps(at index: Int) -> [Microseconds] {
    if index == 0 { return [0] }
    let waits: [Microseconds] = [
      100_000, 200_000, 300_000, 400_000, 500_000, 1_000_000, 2_000_000, 5_000_000,
    ]
    switch best.scenario.steps[index].event {
    case .drag(.changed), .drag(.ended), .drag(.cancelled), .touch(.up): return [16_667] + waits
    case _: return waits
    }
  }

  private mutating func shortenGap(at index: Int) throws(ReplayError) -> Bool {
    let gap = best.scenario.steps[index].gap
    for shorter in roundGaps(at: index) where shorter < gap {
      var candidate = best
      candidate.scenario.steps[index].gap = shorter
      if try accept(candidate, sameUpTo: index) { return true }
    }
    return false
  }

  // MARK: Pages

  /// Fewer and smaller pages, at the start and in what the data source answers later.
  private mutating func simplifyPages() throws(ReplayError) -> Bool {
    var isChanged = false
    search: while true {
      for pages in best.scenario.initial.pages.simpler {
        var candidate = best
        candidate.scenario.initial.pages = pages
        candidate.scenario.payloads.replaceInitialPages(pages)
        if try accept(candidate, sameUpTo: nil) {
          isChanged = true
          continue search
        }
      }
      break
    }
    for index in best.scenario.steps.indices {
      isChanged = try simplifyAnswer(at: index) || isChanged
    }
    return isChanged
  }

  private mutating func simplifyAnswer(at index: Int) throws(ReplayError) -> Bool {
    var isChanged = false
    search: while index < best.count, case .pages(let id) = best.scenario.steps[index].event {
      for pages in best.scenario.payloads[id].simpler {
        var candidate = best
        let new = candidate.scenario.payloads.add(pages)
        candidate.scenario.steps[index].event = .pages(new)
        if try accept(candidate, sameUpTo: index) {
          isChanged = true
          continue search
        }
      }
      break
    }
    return isChanged
  }
}

extension [PageSpec] {
  /// Half of them, one less, or one of them lower; the simplest first. A pager has two, if it can.
  fileprivate var simpler: [[PageSpec]] {
    var result: [[PageSpec]] = []
    if count > 4 { result.append(Array(prefix(count / 2))) }
    if count > 2 { result.append(Array(dropLast())) }
    for index in indices {
      for content in self[index].content.simpler {
        var pages = self
        pages[index].content = content
        result.append(pages)
      }
    }
    return result
  }
}

extension PageSpec.Content {
  /// What fills a screen, or a rounder size.
  fileprivate var simpler: [PageSpec.Content] {
    switch self {
    case .height(let height):
      (height > 1000 ? [.height(1000)] : []) + height.rounderSize.map { .height($0) }
    case .rows(let count, let height):
      [100, 10].filter { $0 < count }.map { .rows($0, rowHeight: height) }
    case .cells(let count): [20, 6].filter { $0 < count }.map { .cells($0) }
    }
  }
}
