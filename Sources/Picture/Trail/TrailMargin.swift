import PagerModel

/// The trail beside the screen: a column for where the header ended, one for where the list's
/// content was that stands at its top now, and what both come to in words.
struct TrailMargin {
  /// Columns beside the screen's left edge.
  static let columns = 3

  private let moments: [TrailMoment]
  private let glyphs: Glyphs
  private let row: (Double) -> Int?

  /// - Parameters:
  ///   - moments: the last is the one that is drawn.
  ///   - row: the picture's row at so many points from the screen's top; nil: none.
  init(_ moments: [TrailMoment], _ glyphs: Glyphs, row: @escaping (Double) -> Int?) {
    (self.moments, self.glyphs, self.row) = (moments, glyphs, row)
  }

  /// What stands before each of so many lines of the screen, its frame's among them.
  func lines(_ count: Int) -> [String] {
    var header = Array(repeating: Character(" "), count: count)
    var list = header
    for moment in moments.dropLast() {
      mark(&header, at: moment.headerEnd, glyphs.headerTrail)
      if let now = moments.last, let place = moment.place(ofTopOf: now) {
        mark(&list, at: place, glyphs.listTrail)
      }
    }
    return zip(header, list).map { "\($0)\($1) " }
  }

  private func mark(_ cells: inout [Character], at points: Double, _ glyph: Character) {
    if let row = row(points), cells.indices.contains(row) {
      cells[row] = glyph
    } else if points < 0, cells.count > ScreenScale.firstLine {
      cells[ScreenScale.firstLine] = glyphs.above
    } else if cells.count > 1 {
      cells[cells.count - 2] = glyphs.below
    }
  }

  /// A line for the header and one for the list: from where to where, and the longest way in one
  /// frame, with its end.
  var notes: [String] {
    let header = moments.map { (time: $0.time, value: $0.headerEnd) }
    let path = moments.last?.list?.path
    let list = moments.compactMap { moment in
      moment.list?.path == path ? moment.list.map { (time: moment.time, value: $0.offset) } : nil
    }
    return [
      "\(glyphs.headerTrail) header's end \(way(header))",
      path.map { "\(glyphs.listTrail) \($0) \(way(list))" },
    ].compactMap(\.self)
  }

  private func way(_ values: [(time: Microseconds, value: Double)]) -> String {
    guard let first = values.first, let last = values.last else { return "" }
    let steps = zip(values, values.dropFirst()).map {
      (time: $1.time, length: ($1.value - $0.value).magnitude)
    }
    guard let longest = steps.max(by: { $0.length < $1.length }),
      longest.length > ScreenScale.nearness
    else { return "\(roughly(last.value)), still" }
    return "\(roughly(first.value)) \(glyphs.leadsTo) \(roughly(last.value)), "
      + "at most \(roughly(longest.length)) a frame \(shortTimeText(longest.time))"
  }
}

extension ScreenScale {
  /// The picture's line of the screen's first row.
  static let firstLine = 2
}
