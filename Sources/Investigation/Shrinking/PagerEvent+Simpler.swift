import PagerModel

extension PagerEvent {
  /// The same event with rounder numbers, or without what it may leave out; the simplest first.
  /// An animation stays: it is what a person sees.
  /// Each has fewer digits, or says less, so that this comes to an end.
  var simpler: [PagerEvent] {
    switch self {
    case .drag(let drag): drag.simpler.map { .drag($0) }
    case .touch(.down(let point)): point.rounder.map { .touch(.down($0)) }
    case .reload(let index): index == nil ? [] : [.reload(toPageAt: nil)]
    case .setContentOffset(let view, let x, let y, let animated):
      (x ?? 0).rounder.map { .setContentOffset(view, x: $0, y: y, animated: animated) }
        + (y ?? 0).rounder.map { .setContentOffset(view, x: x, y: $0, animated: animated) }
    case .layout(let size, let insets):
      (insets == nil ? [] : [.layout(size)])
        + size.width.rounderSize.map {
          .layout(Size(width: $0, height: size.height), insets: insets)
        }
        + size.height.rounderSize.map {
          .layout(Size(width: size.width, height: $0), insets: insets)
        }
    case .header(let height): (height ?? 0).rounderSize.map { .header(height: $0) }
    case .hover(let height): (height ?? 0).rounderSize.map { .hover(height: $0) }
    case .contentSize(let page, let height):
      height.rounderSize.map { .contentSize(page: page, height: $0) }
    case .setting(let setting): setting.simpler.map { .setting($0) }
    case .refresh(let view, .began(let height)):
      height.rounderSize.map { .refresh(view, .began(height: $0)) }
    case .pinOffset(let y): y.rounder.map { .pinOffset($0) }
    case .contentInset(let view, let insets, let writer):
      insets.rounder.map { .contentInset(view, $0, by: writer) }
    case .pageInsert(let index, let page, let follow):
      (page == nil ? [] : [.pageInsert(at: index, page: nil, follow: follow)])
        + (follow ? [.pageInsert(at: index, page: page, follow: false)] : [])
    case .pageDelete(let index, true): [.pageDelete(at: index, follow: false)]
    case .touch, .scrollToPage, .setCurrentPageIndex, .selectTab, .pages, .wait, .scrollToTop,
      .refresh, .pageDelete, .appear, .disappear, .pageDelegate, .callback:
      []
    }
  }
}

extension PagerEvent.Drag {
  fileprivate var simpler: [PagerEvent.Drag] {
    switch self {
    case .began(let point, let velocity):
      (velocity == nil ? [] : [.began(at: point, velocity: nil)])
        + (velocity?.rounder ?? []).map { .began(at: point, velocity: $0) }
        + point.rounder.map { .began(at: $0, velocity: velocity) }
    case .changed(let dx, let dy):
      dx.rounder.map { .changed(dx: $0, dy: dy) } + dy.rounder.map { .changed(dx: dx, dy: $0) }
    case .ended(let velocity, let target):
      (target == nil ? [] : [.ended(velocity: velocity, target: nil)])
        + velocity.rounder.map { .ended(velocity: $0, target: target) }
    case .cancelled: []
    }
  }
}

extension PagerEvent.Setting {
  fileprivate var simpler: [PagerEvent.Setting] {
    var result: [PagerEvent.Setting] = []
    func leaveOut(_ change: (inout PagerEvent.Setting) -> Void) {
      var setting = self
      change(&setting)
      if setting != self { result.append(setting) }
    }
    leaveOut { $0.isHorizontalScrollEnabled = nil }
    leaveOut { $0.showIndicator = nil }
    leaveOut { $0.dataSource = nil }
    leaveOut { $0.delegate = nil }
    leaveOut { $0.policy = nil }
    return result
  }
}

extension Velocity {
  fileprivate var rounder: [Velocity] {
    x.rounder.map { Velocity(x: $0, y: y) } + y.rounder.map { Velocity(x: x, y: $0) }
  }
}

extension Point {
  fileprivate var rounder: [Point] {
    x.rounderSize.map { Point(x: $0, y: y) } + y.rounderSize.map { Point(x: x, y: $0) }
  }
}

extension Insets {
  fileprivate var rounder: [Insets] {
    top.rounder.map { Insets(top: $0, bottom: bottom) }
      + bottom.rounder.map { Insets(top: top, bottom: $0) }
  }
}
