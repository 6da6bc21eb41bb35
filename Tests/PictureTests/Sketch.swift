import PagerModel
import Testing

@testable import Picture

/// A pager under the reference rules on 390 x 844 at 3 pixels a point, with a header of 240 and a
/// bar of 60 unless said otherwise, after some events.
struct Sketch {
  var pager: Pager
  private var time: Microseconds = 0

  init(
    _ pages: [PageSpec], bounds: Size? = Size(width: 390, height: 844), header: Double? = 240,
    hover: Double? = 60, isReloaded: Bool = true, preset: Preset = .reference,
    direction: Initial.LayoutDirection = .ltr
  ) {
    var initial = Initial()
    initial.bounds = bounds
    initial.header = header
    initial.hover = hover
    initial.pages = pages
    initial.layoutDirection = direction
    pager = Pager(initial, policies: preset.policies)
    if isReloaded { apply(.reload(toPageAt: nil)) }
  }

  /// Any container, on 390 x 844 at 3 pixels a point unless said otherwise, after a reload.
  init(
    _ container: Container, _ pages: [PageSpec], bounds: Size? = Size(width: 390, height: 844),
    preset: Preset = .reference, _ change: (inout Initial) -> Void = { _ in }
  ) {
    var initial = Initial()
    initial.container = container
    initial.bounds = bounds
    initial.pages = pages
    if container == .grid { initial.header = 160 }
    change(&initial)
    pager = Pager(initial, policies: preset.policies)
    apply(.reload(toPageAt: nil))
  }

  /// The event, `delay` microseconds after the one before it.
  mutating func apply(_ event: PagerEvent, after delay: Microseconds = 0) {
    time += delay
    pager.apply(TimedEvent(event, at: time))
  }

  mutating func set(_ view: ScrollViewID, x: Double? = nil, y: Double? = nil) {
    apply(.setContentOffset(view, x: x, y: y, animated: false))
  }

  /// A finger lands and moves, and stays down.
  mutating func drag(from point: Point, dx: Double, dy: Double) {
    apply(.drag(.began(at: point, velocity: nil)))
    apply(.drag(.changed(dx: dx, dy: dy)))
  }

  var lines: [String] {
    PagerPicture(of: pager, glyphs: .unicode, width: columns).lines
  }

  func expect(
    _ picture: String, ascii: Bool = false, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let lines = PagerPicture(of: pager, glyphs: ascii ? .ascii : .unicode, width: columns).lines
    #expect(lines.joined(separator: "\n") == picture, sourceLocation: sourceLocation)
  }

  static let lists = [
    PageSpec(title: "推荐", content: .rows(40, rowHeight: 76)),
    PageSpec(title: "热门", content: .rows(30, rowHeight: 60)),
    PageSpec(title: "关注", content: .height(2000)),
  ]
}

/// Columns of a text whose wide characters are Chinese.
func columns(_ text: String) -> Int {
  text.unicodeScalars.reduce(0) { $0 + ((0x4E00...0x9FFF).contains($1.value) ? 2 : 1) }
}
