import PagerModel

extension Scenario {
  /// Nil: the session has no such length. Setting nil changes nothing.
  package subscript(geometry: Geometry) -> Double? {
    get {
      switch geometry {
      case .header: initial.header
      case .hover: initial.hover
      case .width: initial.bounds?.width
      case .height: initial.bounds?.height
      case .pageInsetTop: initial.pageInsetTop
      case .contentHeight(let page):
        if initial.pages.indices.contains(page),
          case .height(let height) = initial.pages[page].content
        {
          height
        } else {
          nil
        }
      case .event(let step, let length):
        steps.indices.contains(step) ? steps[step].event[length] : nil
      }
    }
    set {
      guard let newValue else { return }
      switch geometry {
      case .header: initial.header = newValue
      case .hover: initial.hover = newValue
      case .width: initial.bounds?.width = newValue
      case .height: initial.bounds?.height = newValue
      case .pageInsetTop: initial.pageInsetTop = newValue
      case .contentHeight(let page):
        guard self[geometry] != nil else { return }
        initial.pages[page].content = .height(newValue)
        payloads.replaceInitialPages(initial.pages)
      case .event(let step, let length):
        guard steps.indices.contains(step) else { return }
        steps[step].event[length] = newValue
      }
    }
  }
}

extension PagerEvent {
  /// The lengths that it sets.
  var lengths: [Geometry.Length] {
    switch self {
    case .header(.some): [.header]
    case .hover(.some): [.hover]
    case .layout: [.width, .height]
    case .contentSize: [.contentHeight]
    case .pinOffset: [.pinOffset]
    case .touch, .drag, .reload, .scrollToPage, .setCurrentPageIndex, .selectTab,
      .setContentOffset, .header, .hover, .pages, .setting, .wait, .scrollToTop, .refresh,
      .contentInset, .pageInsert, .pageDelete, .appear, .disappear, .pageDelegate, .callback:
      []
    }
  }

  /// Nil: it does not set this one.
  subscript(length: Geometry.Length) -> Double? {
    get {
      switch (self, length) {
      case (.header(let height), .header): height
      case (.hover(let height), .hover): height
      case (.layout(let size, _), .width): size.width
      case (.layout(let size, _), .height): size.height
      case (.contentSize(_, let height), .contentHeight): height
      case (.pinOffset(let y), .pinOffset): y
      case _: nil
      }
    }
    set {
      guard let newValue else { return }
      switch (self, length) {
      case (.header, .header): self = .header(height: newValue)
      case (.hover, .hover): self = .hover(height: newValue)
      case (.layout(let size, let insets), .width):
        self = .layout(Size(width: newValue, height: size.height), insets: insets)
      case (.layout(let size, let insets), .height):
        self = .layout(Size(width: size.width, height: newValue), insets: insets)
      case (.contentSize(let page, _), .contentHeight):
        self = .contentSize(page: page, height: newValue)
      case (.pinOffset, .pinOffset): self = .pinOffset(newValue)
      case _: break
      }
    }
  }
}
