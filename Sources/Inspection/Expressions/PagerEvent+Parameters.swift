import PagerModel

extension PagerEvent {
  /// The parameter that the format calls `name`; null where the event has none.
  package func parameter(_ name: String) -> Value {
    parameters.first { $0.name == name }?.value ?? .null
  }

  /// The event's parameters as the format spells them, absent ones left out.
  package var parameters: [(name: String, value: Value)] {
    switch self {
    case .touch(let touch): touch.parameters
    case .drag(let drag): drag.parameters
    case .reload(let index): index.map { [("toPageAt", .number(Double($0)))] } ?? []
    case .scrollToPage(let index, let animated), .selectTab(let index, let animated):
      [("at", .number(Double(index))), ("animated", .bool(animated))]
    case .setCurrentPageIndex(let index): [("to", .number(Double(index)))]
    case .setContentOffset(let view, let x, let y, let animated):
      view.parameters + numbers([("x", x), ("y", y)]) + [("animated", .bool(animated))]
    case .layout(let size, let insets):
      numbers([
        ("width", size.width), ("height", size.height), ("top", insets?.top),
        ("bottom", insets?.bottom),
      ])
    case .header(let height), .hover(let height):
      [("height", height.map(Value.number) ?? .null)]
    case .pages, .wait, .callback: []
    case .contentSize(let page, let height):
      numbers([("page", Double(page)), ("height", height)])
    case .setting(let setting): setting.parameters
    case .scrollToTop: []
    case .refresh(let view, let phase): view.parameters + phase.parameters
    case .pinOffset(let y): numbers([("y", y)])
    case .contentInset(let view, let insets, let writer):
      view.parameters + numbers([("top", insets.top), ("bottom", insets.bottom)])
        + [("by", .string(writer.rawValue))]
    case .pageInsert(let index, _, let follow), .pageDelete(let index, let follow):
      [("at", .number(Double(index))), ("follow", .bool(follow))]
    case .appear(let animated), .disappear(let animated): [("animated", .bool(animated))]
    case .pageDelegate(let page, let delegate):
      [("page", .number(Double(page))), ("to", .string(delegate.rawValue))]
    }
  }
}

extension PagerEvent.Touch {
  fileprivate var parameters: [(name: String, value: Value)] {
    switch self {
    case .down(let point): [("phase", .string("down"))] + numbers([("x", point.x), ("y", point.y)])
    case .up: [("phase", .string("up"))]
    case .cancelled: [("phase", .string("cancelled"))]
    }
  }
}

extension PagerEvent.Drag {
  fileprivate var parameters: [(name: String, value: Value)] {
    switch self {
    case .began(let point, let velocity):
      [("phase", .string("began"))]
        + numbers([("x", point.x), ("y", point.y), ("vx", velocity?.x), ("vy", velocity?.y)])
    case .changed(let dx, let dy):
      [("phase", .string("changed"))] + numbers([("dx", dx), ("dy", dy)])
    case .ended(let velocity, let target):
      [("phase", .string("ended"))]
        + numbers([("vx", velocity.x), ("vy", velocity.y), ("target", target)])
    case .cancelled: [("phase", .string("cancelled"))]
    }
  }
}

extension PagerEvent.Refresh {
  fileprivate var parameters: [(name: String, value: Value)] {
    switch self {
    case .began(let height): [("phase", .string("began")), ("height", .number(height))]
    case .ended: [("phase", .string("ended"))]
    }
  }
}

extension PagerEvent.Setting {
  fileprivate var parameters: [(name: String, value: Value)] {
    let all = [
      ("isHorizontalScrollEnabled", isHorizontalScrollEnabled), ("showIndicator", showIndicator),
      ("dataSource", dataSource), ("delegate", delegate),
    ]
    return all.compactMap { name, value in value.map { (name, .bool($0)) } }
  }
}

extension ScrollViewID {
  fileprivate var parameters: [(name: String, value: Value)] {
    switch self {
    case .main: [("scrollView", .string("main"))]
    case .content: [("scrollView", .string("content"))]
    case .page(let index): [("scrollView", .string("page")), ("page", .number(Double(index)))]
    }
  }
}

private func numbers(_ list: [(String, Double?)]) -> [(name: String, value: Value)] {
  list.compactMap { name, number in number.map { (name, .number($0)) } }
}
