import PagerModel

/// The kinds of records.
package enum RecordKind: String, CaseIterable, Sendable {
  case recording, event, observe, expect, snapshot, mark, note, end

  static let words = Words<RecordKind>()

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
enum Field: String, MemberName {
  case kind, version, container, title, initial, policy, exempt, source, device, sealed
  case id, parent, dt, event
  case at, state, effects, since, within, that, failsUnder, note, name, branch, text, records, crc

  static let words = Words<Field>()
}

/// The parameters of all events.
enum Parameter: String, MemberName {
  case phase, x, y, dx, dy, vx, vy, target
  case toPageAt, at, animated, to, scrollView, page, width, height, insets, pages
  case isHorizontalScrollEnabled, showIndicator, dataSource, delegate, policy
  case follow, top, bottom, by, on, `do`

  static let words = Words<Parameter>()
}

/// The fields of `initial`.
enum InitialField: String, MemberName {
  case bounds, scale, frameRate, header, hover, pages, mode, loading, mainBounces, pageBounces
  case pageAlwaysBounce, pageInsetTop, isHorizontalScrollEnabled, showIndicator, layoutDirection
  case dataSource, reusePages
  case screenWidth, insets, gap, cellHeight, labelWidths
  case headerRows, headerRowHeight, stickyHeight, spacing

  static let words = Words<InitialField>()

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
enum EdgeField: String, MemberName {
  case left, right, top, bottom

  static let words = Words<EdgeField>()
}

enum GapField: String, MemberName {
  case column, row

  static let words = Words<GapField>()
}

enum InsetField: String, MemberName {
  case top, bottom

  static let words = Words<InsetField>()
}

enum BoundsField: String, MemberName {
  case width, height

  static let words = Words<BoundsField>()
}

enum PageField: String, MemberName {
  case id, title, contentHeight, items, rowHeight, firstValue, values, grid

  static let words = Words<PageField>()
}
