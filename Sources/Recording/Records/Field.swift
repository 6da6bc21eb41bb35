import PagerModel

/// The kinds of records.
package enum RecordKind: Int, CaseIterable, Sendable {
  case recording, event, observe, expect, snapshot, mark, note, end

  package var name: String { String(describing: self) }

  static let words = Words(allCases.map(\.name))

  /// The fields it may have; `kind` and `crc` are every record's.
  var fields: [Field] {
    switch self {
    case .recording:
      [.version, .container, .title, .initial, .policy, .exempt, .source, .device, .sealed]
    case .event: [.id, .parent, .dt, .event]
    case .observe: [.at, .state, .effects, .since, .source, .within]
    case .expect: [.at, .state, .effects, .that, .since, .within, .failsUnder, .note]
    case .snapshot: [.at, .name, .state]
    case .mark: [.at, .name, .branch]
    case .note: [.at, .text]
    case .end: [.records]
    }
  }
}

/// The fields of all records.
enum Field: Int, MemberName {
  case kind, version, container, title, initial, policy, exempt, source, device, sealed
  case id, parent, dt, event
  case at, state, effects, since, within, that, failsUnder, note, name, branch, text, records, crc

  static let words = Words(allNames)
}

/// The parameters of all events.
enum Parameter: Int, MemberName {
  case phase, x, y, dx, dy, vx, vy, target
  case toPageAt, at, animated, to, scrollView, page, width, height, insets, pages
  case isHorizontalScrollEnabled, showIndicator, dataSource, delegate, policy
  case follow, top, bottom, by, on, `do`

  static let words = Words(allNames)
}

/// The fields of `initial`.
enum InitialField: Int, MemberName {
  case bounds, scale, frameRate, header, hover, pages, mode, loading, mainBounces, pageBounces
  case pageAlwaysBounce, pageInsetTop, isHorizontalScrollEnabled, showIndicator, layoutDirection
  case dataSource, reusePages
  case screenWidth, insets, gap, cellHeight, labelWidths
  case headerRows, headerRowHeight, stickyHeight, spacing

  static let words = Words(allNames)

  static func all(of container: Container) -> [InitialField] {
    allCases.filter { $0.containers.contains(container) }
  }

  private var containers: [Container] {
    switch self {
    case .bounds, .scale, .frameRate, .pages, .mainBounces, .showIndicator, .dataSource:
      Container.allCases
    case .header: [.pinned, .grid]
    case .hover, .mode, .loading, .pageBounces, .pageAlwaysBounce, .pageInsetTop,
      .isHorizontalScrollEnabled, .layoutDirection, .reusePages:
      [.pinned]
    case .screenWidth, .insets, .gap, .cellHeight, .labelWidths: [.grid]
    case .headerRows, .headerRowHeight, .stickyHeight, .spacing: [.sticky]
    }
  }
}

/// The edges of a grid's cells.
enum EdgeField: Int, MemberName {
  case left, right, top, bottom

  static let words = Words(allNames)
}

enum GapField: Int, MemberName {
  case column, row

  static let words = Words(allNames)
}

enum InsetField: Int, MemberName {
  case top, bottom

  static let words = Words(allNames)
}

enum BoundsField: Int, MemberName {
  case width, height

  static let words = Words(allNames)
}

enum PageField: Int, MemberName {
  case id, title, contentHeight, items, rowHeight, firstValue, values, grid

  static let words = Words(allNames)
}
