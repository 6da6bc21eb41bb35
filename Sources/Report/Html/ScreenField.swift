import PagerModel

/// What a drawing of the screen needs that is no field of the state, in points of the bounds.
enum ScreenField: Hashable {
  enum Axis: String { case x, y }
  enum Edge: String { case top, bottom }
  enum PageField: String {
    /// In which place of content it stands, from the left.
    case slot
    /// Points of its content that have gone by above what can be seen of it.
    case offset
    /// Of a page that is made of rows.
    case rowHeight
  }

  /// Points of the header that are off the screen; below 0 where it is pulled down.
  case headerOffset
  case barTop
  case pageTop, pageHeight
  case page(Int, PageField)
  /// Of a place of the strip, in points from the strip's left edge.
  case label(Int)
  case safeArea(Edge)
  case finger(Axis)
  /// Of a grid: its header's width, and by its place among the film's layouts.
  case headerWidth, layout
  /// Of a sticky pager's rows: the first one's top in the content, from one to the next, and how
  /// many there are.
  case rowTop, rowPitch, rowHeight, rowCount

  var name: String {
    switch self {
    case .headerOffset: "header.offset"
    case .barTop: "bar.top"
    case .pageTop: "page.top"
    case .pageHeight: "page.height"
    case .page(let index, let field): "pages[\(index)].\(field.rawValue)"
    case .label(let place): "labels[\(place)].x"
    case .safeArea(let edge): "safeArea.\(edge.rawValue)"
    case .finger(let axis): "finger.\(axis.rawValue)"
    case .headerWidth: "header.width"
    case .layout: "layout"
    case .rowTop: "rows.top"
    case .rowPitch: "rows.pitch"
    case .rowHeight: "rows.height"
    case .rowCount: "rows.count"
    }
  }
}

extension Pager {
  /// Where the finger that is down landed; nil: none is down.
  var landing: Point? {
    switch self {
    case .pinned(let pager): pager.fingerLanding
    case .grid(let pager): pager.finger?.landing
    case .sticky(let pager): pager.finger?.landing
    }
  }

  var screen: [(ScreenField, Double)] {
    switch self {
    case .pinned(let pager): pager.screen
    case .grid(let pager): pager.screen
    case .sticky(let pager): pager.screen
    }
  }
}

extension Insets {
  fileprivate var fields: [(ScreenField, Double)] {
    [(.safeArea(.top), top), (.safeArea(.bottom), bottom)]
  }
}

extension PinnedPager {
  fileprivate var screen: [(ScreenField, Double)] {
    let pull = headerPull
    let headerOffset = pull.map { 0 - $0.points } ?? main.contentOffset
    let barTop = max(0, header ?? 0) - headerOffset
    let pageTop = barTop + max(0, hover ?? 0)
    let pageHeight =
      policies.handOver == .inset ? stage.bounds.height - pageTop : content.frame.height
    var fields: [(ScreenField, Double)] = [
      (.headerOffset, headerOffset), (.barTop, barTop), (.pageTop, pageTop),
      (.pageHeight, max(0, pageHeight)),
    ]
    for index in 0..<min(numberOfPages, Film.mostPages) {
      fields.append((.page(index, .slot), Double(slot(ofPage: index))))
      if case .rows(_, let height) = spec(ofPage: index)?.content {
        fields.append((.page(index, .rowHeight), height))
      }
      guard pages[index].isLoaded else { continue }
      let pulled = pull.map { $0.page == index ? $0.points : 0 } ?? 0
      fields.append((.page(index, .offset), shownOffset(ofPage: index) + pulled))
    }
    for (place, label) in labels.prefix(Film.mostPages).enumerated() {
      fields.append((.label(place), label.x))
    }
    return fields + safeArea.fields
  }
}

extension GridPager {
  fileprivate var screen: [(ScreenField, Double)] {
    [(.headerOffset, main.contentOffset), (.headerWidth, screenWidth ?? stage.bounds.width)]
      + safeArea.fields
  }
}

extension StickyPager {
  fileprivate var screen: [(ScreenField, Double)] {
    [
      (.headerOffset, main.contentOffset),
      (.barTop, layout.barY(below: visibleTop) - main.contentOffset),
      (.rowTop, layout.top(ofRow: 0)), (.rowPitch, layout.pitch),
      (.rowHeight, layout.rowHeight), (.rowCount, Double(layout.count)),
    ] + safeArea.fields
  }
}
