/// What pictures are drawn with: each is one column wide.
package struct Glyphs: Sendable {
  var (topLeft, topRight, bottomLeft, bottomRight) = ("┌", "┐", "└", "┘")
  /// The screen's edges; `edgeLeft` and `edgeRight` are where the bar's lower edge meets them.
  var (side, edgeLeft, edgeRight): (Character, String, String) = ("│", "├", "┤")
  var line: Character = "─"
  /// The part of the bar's lower edge that the indicator covers.
  var indicator: Character = "━"
  var headerFill: Character = "▒"
  /// What is above the screen, and where a page would stand.
  var (hiddenFill, placeholder): (Character, Character) = ("░", "·")
  var knob: Character = "▐"
  /// Between two pages in mid-swipe.
  var divider: Character = "┃"
  var finger: Character = "◉"
  /// Where the finger was, where the header ended, where the list's content was.
  var (fingerTrail, headerTrail, listTrail): (Character, Character, Character) = ("∙", "╴", "•")
  /// That was off the screen.
  var (above, below): (Character, Character) = ("↑", "↓")
  /// Before a place in a page that is not made of rows.
  var tick = "╌"
  /// Something is left out.
  var more = "…"
  var times = "×"
  /// Before the page that the pager holds.
  var current = "▸"
  var leadsTo = "→"
  /// From the lowest value to the highest.
  var bars = Array("▁▂▃▄▅▆▇█")
  var isASCII = false

  package static let unicode = Glyphs()

  package static let ascii = {
    var glyphs = Glyphs()
    (glyphs.topLeft, glyphs.topRight, glyphs.bottomLeft, glyphs.bottomRight) = ("+", "+", "+", "+")
    (glyphs.side, glyphs.edgeLeft, glyphs.edgeRight) = ("|", "+", "+")
    (glyphs.line, glyphs.indicator) = ("-", "=")
    (glyphs.headerFill, glyphs.hiddenFill, glyphs.placeholder) = (":", ".", ".")
    (glyphs.knob, glyphs.divider, glyphs.finger) = ("#", "|", "@")
    (glyphs.fingerTrail, glyphs.headerTrail, glyphs.listTrail) = ("*", "-", "o")
    (glyphs.above, glyphs.below) = ("^", "v")
    (glyphs.tick, glyphs.more, glyphs.times) = ("-", "~", "x")
    (glyphs.current, glyphs.leadsTo) = (">", "->")
    glyphs.bars = Array("_.-:=+*#")
    glyphs.isASCII = true
    return glyphs
  }()

  /// What stands for each sign of a picture where only ASCII can be shown.
  package static let substitutes: [Character: Character] = {
    let (from, to) = (unicode, ascii)
    let ofCells: [(Character, Character)] = [
      (from.side, to.side), (from.line, to.line), (from.indicator, to.indicator),
      (from.headerFill, to.headerFill), (from.hiddenFill, to.hiddenFill),
      (from.placeholder, to.placeholder), (from.knob, to.knob), (from.divider, to.divider),
      (from.finger, to.finger), (from.fingerTrail, to.fingerTrail),
      (from.headerTrail, to.headerTrail), (from.listTrail, to.listTrail),
      (from.above, to.above), (from.below, to.below),
    ]
    let ofTexts = [
      (from.topLeft, to.topLeft), (from.topRight, to.topRight), (from.bottomLeft, to.bottomLeft),
      (from.bottomRight, to.bottomRight), (from.edgeLeft, to.edgeLeft),
      (from.edgeRight, to.edgeRight), (from.tick, to.tick), (from.current, to.current),
    ].map { (Character($0), Character($1)) }
    return Dictionary(ofCells + ofTexts + zip(from.bars, to.bars)) { first, _ in first }
  }()
}
