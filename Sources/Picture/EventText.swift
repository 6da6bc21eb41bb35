import PagerModel

extension PagerEvent {
  /// The event in one short line, numbers in points: `drag changed 0, -10`.
  package var text: String {
    switch self {
    case .touch(.down(let point)): "touch down at \(pair(point.x, point.y))"
    case .touch(.up): "touch up"
    case .touch(.cancelled): "touch cancelled"
    case .drag(let drag): "drag \(drag.text)"
    case .reload(let index): index.map { "reload to page \($0)" } ?? "reload"
    case .scrollToPage(let index, let animated):
      "scrollToPage \(index)\(animated ? " animated" : "")"
    case .setCurrentPageIndex(let index): "currentPageIndex = \(index)"
    case .selectTab(let index, let animated): "tap \(index)\(animated ? "" : " animated false")"
    case .setContentOffset(let view, let x, let y, let animated):
      "setContentOffset \(view) \(shortest(x ?? y ?? 0))\(animated ? " animated" : "")"
    case .layout(let size): "layout \(shortest(size.width)) \(shortest(size.height))"
    case .header(let height): "header \(height.map(shortest) ?? "none")"
    case .hover(let height): "hover \(height.map(shortest) ?? "none")"
    case .pages: "pages"
    case .contentSize(let page, let height): "contentSize \(page) \(shortest(height))"
    case .setting(let setting): "setting \(setting.text)"
    case .wait: "wait"
    case .pageInsert(let index, _, let follow): "pageInsert \(index)\(follow ? " follow" : "")"
    case .pageDelete(let index, let follow): "pageDelete \(index)\(follow ? " follow" : "")"
    case .appear(let animated): "appear\(animated ? " animated" : "")"
    case .disappear(let animated): "disappear\(animated ? " animated" : "")"
    case .pageDelegate(let page, let delegate): "pageDelegate \(page) \(delegate.rawValue)"
    case .callback: "callback"
    }
  }
}

extension PagerEvent.Drag {
  fileprivate var text: String {
    switch self {
    case .began(let point, let velocity):
      "began at \(pair(point.x, point.y))"
        + (velocity.map { " velocity \(pair($0.x, $0.y))" } ?? "")
    case .changed(let dx, let dy): "changed \(pair(dx, dy))"
    case .ended(let velocity, let target):
      "ended velocity \(pair(velocity.x, velocity.y))"
        + (target.map { " target \(shortest($0))" } ?? "")
    case .cancelled: "cancelled"
    }
  }
}

extension PagerEvent.Setting {
  fileprivate var text: String {
    let switches = [
      ("isHorizontalScrollEnabled", isHorizontalScrollEnabled), ("showIndicator", showIndicator),
      ("dataSource", dataSource), ("delegate", delegate),
    ]
    let words = switches.compactMap { name, value in value.map { "\(name) \($0)" } }
    return (words + (policy == nil ? [] : ["policy"])).joined(separator: " ")
  }
}

private func pair(_ a: Double, _ b: Double) -> String { "\(shortest(a)), \(shortest(b))" }
