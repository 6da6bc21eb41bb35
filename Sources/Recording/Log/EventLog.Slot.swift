import PagerModel

extension EventLog {
  /// An event of the kinds that sessions are made of, or the place of another one.
  struct Slot: Sendable {
    /// The tag in the low 8 bits, above it the time.
    private let head: UInt64
    private let a: UInt64
    private let b: UInt64

    enum Tag: UInt8 {
      case other, unknown, wait
      case changed, began, ended, cancelled
      case down, up, touchCancelled
      case reload, reloadAt, scrollToPage, scrollToPageAnimated
      case setCurrentPageIndex, selectTab, selectTabAnimated, scrollToTop
    }

    private init(_ tag: Tag, _ time: Microseconds, _ a: UInt64 = 0, _ b: UInt64 = 0) {
      head = UInt64(bitPattern: time) << 8 | UInt64(tag.rawValue)
      (self.a, self.b) = (a, b)
    }

    /// Stands for `others[other]`.
    init(other: Int) { self.init(.other, 0, UInt64(other)) }

    /// The same event at another time; nil: it is not kept here, or would not fit.
    func moved(to time: Microseconds) -> Slot? {
      tag == .other || (time << 8) >> 8 != time ? nil : Slot(tag, time, a, b)
    }

    var tag: Tag { Tag(rawValue: UInt8(truncatingIfNeeded: head)) ?? .unknown }
    var time: Microseconds { Microseconds(bitPattern: head) >> 8 }
    /// Of an event that is not kept here.
    var index: Int { Int(a) }

    /// Nil: the event, or its time, does not fit.
    init?(_ event: PagerEvent?, at time: Microseconds) {
      guard (time << 8) >> 8 == time else { return nil }
      switch event {
      case .drag(.changed(let dx, let dy)):
        self.init(.changed, time, dx.bitPattern, dy.bitPattern)
      case .drag(.began(let point, nil)):
        self.init(.began, time, point.x.bitPattern, point.y.bitPattern)
      case .drag(.ended(let velocity, nil)):
        self.init(.ended, time, velocity.x.bitPattern, velocity.y.bitPattern)
      case .drag(.cancelled): self.init(.cancelled, time)
      case .touch(.down(let point)):
        self.init(.down, time, point.x.bitPattern, point.y.bitPattern)
      case .touch(.up): self.init(.up, time)
      case .touch(.cancelled): self.init(.touchCancelled, time)
      case .reload(nil): self.init(.reload, time)
      case .reload(let page?): self.init(.reloadAt, time, Self.bits(page))
      case .scrollToPage(let page, let animated):
        self.init(animated ? .scrollToPageAnimated : .scrollToPage, time, Self.bits(page))
      case .setCurrentPageIndex(let page):
        self.init(.setCurrentPageIndex, time, Self.bits(page))
      case .selectTab(let page, let animated):
        self.init(animated ? .selectTabAnimated : .selectTab, time, Self.bits(page))
      case .wait: self.init(.wait, time)
      case .scrollToTop: self.init(.scrollToTop, time)
      case nil: self.init(.unknown, time)
      case .drag(.began), .drag(.ended), .setContentOffset, .layout, .header, .hover, .pages,
        .contentSize, .setting, .refresh, .pinOffset, .contentInset, .pageInsert, .pageDelete,
        .appear, .disappear, .pageDelegate, .callback:
        return nil
      }
    }

    private static func bits(_ page: Int) -> UInt64 { UInt64(bitPattern: Int64(page)) }

    private var page: Int { Int(Int64(bitPattern: a)) }
    private var x: Double { Double(bitPattern: a) }
    private var y: Double { Double(bitPattern: b) }

    /// Nil: it cannot be replayed, or is not kept here.
    var event: PagerEvent? {
      switch tag {
      case .other, .unknown: nil
      case .wait: .wait
      case .changed: .drag(.changed(dx: x, dy: y))
      case .began: .drag(.began(at: Point(x: x, y: y), velocity: nil))
      case .ended: .drag(.ended(velocity: Velocity(x: x, y: y), target: nil))
      case .cancelled: .drag(.cancelled)
      case .down: .touch(.down(Point(x: x, y: y)))
      case .up: .touch(.up)
      case .touchCancelled: .touch(.cancelled)
      case .reload: .reload(toPageAt: nil)
      case .reloadAt: .reload(toPageAt: page)
      case .scrollToPage: .scrollToPage(at: page, animated: false)
      case .scrollToPageAnimated: .scrollToPage(at: page, animated: true)
      case .setCurrentPageIndex: .setCurrentPageIndex(to: page)
      case .selectTab: .selectTab(at: page, animated: false)
      case .selectTabAnimated: .selectTab(at: page, animated: true)
      case .scrollToTop: .scrollToTop
      }
    }
  }
}
