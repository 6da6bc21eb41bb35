import PagerModel

extension Size {
  func note(_ glyphs: Glyphs) -> String {
    "bounds \(roughly(width)) \(glyphs.times) \(roughly(height))"
  }
}

extension ScrollView {
  var place: String { "\(roughly(contentOffset)) of \(roughly(maxOffset))" }

  var movement: String {
    let velocity = "\(roughly((velocity * 1000).rounded()))/s"
    switch motion {
    case .rest: return ""
    case .drag, .pairDrag: return ", dragged"
    case .glide, .snap, .pairGlide: return ", gliding \(velocity)"
    case .animation: return ", animated"
    }
  }

  /// Nothing where it has none.
  var insetNotes: [String] {
    guard insetTop != 0 || insetBottom != 0 else { return [] }
    return ["inset top \(roughly(insetTop)), bottom \(roughly(insetBottom))"]
  }
}

/// `owner`: what a finger moves.
func fingerNote(_ landing: Point?, moves owner: String) -> String {
  guard let landing else { return "no finger" }
  return "finger from \(roughly(landing.x)), \(roughly(landing.y)), moves \(owner)"
}

/// The tab that is chosen, with as much of a title of its own as a note has room for.
func tabNote(
  _ tab: Int?, of count: Int, _ glyphs: Glyphs, _ width: (String) -> Int,
  title: (Int) -> String?
) -> String {
  guard count > 0 else { return "no tabs" }
  guard let tab else { return "none of \(count) tabs" }
  let own = title(tab).map { $0.filter { !$0.isControl } }
  let text = glyphs.title(own, ofTab: tab, width: width)
  let note = "tab \(tab) of \(count)"
  return text == "\(tab)" ? note : "\(note), \(glyphs.shortened(text, to: 16, width: width))"
}

/// As many of `lines` as have room in `most`, one at least, with `place` among them; what stands for
/// the rest of them has a line of its own.
func cut(_ lines: Range<Int>, to most: Int, around place: Int) -> (
  shown: Range<Int>, rest: [String]
) {
  guard lines.count > max(1, most) else { return (lines, []) }
  let count = max(1, most - 1)
  let start = min(max(lines.lowerBound, place - count / 2), lines.upperBound - count)
  return (start..<start + count, ["  \(lines.count - count) more"])
}

/// Without the blank ones where there are more than `most`.
func fitting(_ lines: [String], _ most: Int) -> [String] {
  lines.count <= most ? lines : lines.filter { !$0.isEmpty }
}
