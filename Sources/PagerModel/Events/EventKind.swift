/// The events by name.
package enum EventKind: String, CaseIterable, Sendable {
  case touch, drag, reload, scrollToPage, setCurrentPageIndex, selectTab, setContentOffset
  case layout, header, hover, pages, contentSize, setting, wait
  case scrollToTop, pageInsert, pageDelete, refresh, pinOffset, contentInset
  case appear, disappear, pageDelegate, callback

  /// The parameters it may have.
  package var parameters: [String] {
    switch self {
    case .touch: ["phase", "x", "y"]
    case .drag: ["phase", "x", "y", "dx", "dy", "vx", "vy", "target"]
    case .reload: ["toPageAt"]
    case .scrollToPage, .selectTab: ["at", "animated"]
    case .setCurrentPageIndex: ["to"]
    case .setContentOffset: ["scrollView", "page", "x", "y", "animated"]
    case .layout: ["width", "height", "insets"]
    case .header, .hover: ["height"]
    case .pages: ["pages"]
    case .contentSize: ["page", "height"]
    case .setting:
      ["isHorizontalScrollEnabled", "showIndicator", "dataSource", "delegate", "policy"]
    case .wait, .scrollToTop: []
    case .pageInsert: ["at", "page", "follow"]
    case .pageDelete: ["at", "follow"]
    case .refresh: ["scrollView", "page", "phase", "height"]
    case .pinOffset: ["y"]
    case .contentInset: ["scrollView", "page", "top", "bottom", "by"]
    case .appear, .disappear: ["animated"]
    case .pageDelegate: ["page", "to"]
    case .callback: ["on", "do"]
    }
  }
}

extension PagerEvent {
  package var kind: EventKind {
    switch self {
    case .touch: .touch
    case .drag: .drag
    case .reload: .reload
    case .scrollToPage: .scrollToPage
    case .setCurrentPageIndex: .setCurrentPageIndex
    case .selectTab: .selectTab
    case .setContentOffset: .setContentOffset
    case .layout: .layout
    case .header: .header
    case .hover: .hover
    case .pages: .pages
    case .contentSize: .contentSize
    case .setting: .setting
    case .wait: .wait
    case .scrollToTop: .scrollToTop
    case .refresh: .refresh
    case .pinOffset: .pinOffset
    case .contentInset: .contentInset
    case .pageInsert: .pageInsert
    case .pageDelete: .pageDelete
    case .appear: .appear
    case .disappear: .disappear
    case .pageDelegate: .pageDelegate
    case .callback: .callback
    }
  }
}
