import PagerModel
import Picture
import Timeline

/// What `play` shows, as asciinema's player reads it: its file format 2
/// (https://docs.asciinema.org/manual/asciicast/v2/), a JSON value a line.
extension ExportedSession {
  /// Longer than this, in seconds, the player shows nothing that does not change, as `play` does.
  private static let longestRest = 0.5

  /// Each moment's picture in the place of the one before it; of moments at one time, the last.
  func cast() throws(ExportError) -> String {
    var film = CastFilm()
    var last: (time: Microseconds, lines: [String])?
    try forEachMoment { cursor, state in
      if let last, last.time != cursor.time { film.show(last.lines, at: last.time) }
      let picture = PagerPicture(of: state, width: width).lines
      last = (cursor.time, [status(at: cursor), ""] + picture)
    }
    if let last { film.show(last.lines, at: last.time) }
    let columns = film.lines.map(width).max() ?? 0
    let header = Json.object([
      ("version", .number(2)), ("width", .number(Double(max(80, columns)))),
      ("height", .number(Double(film.rows))), ("idle_time_limit", .number(Self.longestRest)),
      ("title", .string(header.title)),
    ])
    return "\(header)\n" + film.frames.joined()
  }

  /// `17/40 @2.350s  #17 drag changed 0, -12`
  private func status(at cursor: Cursor) -> String {
    let node = timeline.tree[cursor.node]
    let event = cursor.node == 0 ? "start" : node.event?.text(with: timeline.replay.payloads) ?? ""
    return "\(node.depth)/\(timeline.length) \(shortTimeText(cursor.time))  "
      + "#\(cursor.node) \(event.inOneLine)"
  }
}

/// The frames of a cast: of each, the rows that are others than before.
private struct CastFilm {
  private(set) var frames: [String] = []
  /// Every line that was drawn, for the width.
  private(set) var lines: Set<String> = []
  private(set) var rows = 0
  private var drawn: [String] = []

  mutating func show(_ new: [String], at time: Microseconds) {
    var output = frames.isEmpty ? "\u{1B}[?25l\u{1B}[2J" : ""
    for row in 0..<max(new.count, drawn.count) {
      let line = row < new.count ? new[row].disarmed : ""
      if row < drawn.count, drawn[row] == line { continue }
      output += "\u{1B}[\(row + 1);1H\(line)\u{1B}[K"
      lines.insert(line)
    }
    rows = max(rows, new.count)
    drawn = new
    guard !output.isEmpty else { return }
    let frame = Json.array([.number(Double(time) / 1e6), .string("o"), .string(output)])
    frames.append("\(frame)\n")
  }
}
