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
    case .layout(let size, let insets):
      "layout \(shortest(size.width)) \(shortest(size.height))"
        + (insets.map { " insets \(shortest($0.top)) \(shortest($0.bottom))" } ?? "")
    case .header(let height): "header \(height.map(shortest) ?? "none")"
    case .hover(let height): "hover \(height.map(shortest) ?? "none")"
    case .pages: "pages"
    case .contentSize(let page, let height): "contentSize \(page) \(shortest(height))"
    case .setting(let setting): "setting \(setting.text)"
    case .wait: "wait"
    case .scrollToTop: "scrollToTop"
    case .refresh(let view, .began(let height)): "refresh \(view) \(shortest(height))"
    case .refresh(let view, .ended): "refresh \(view) ended"
    case .pinOffset(let y): "pinOffset \(shortest(y))"
    case .contentInset(let view, let insets, let writer):
      "contentInset \(view) \(shortest(insets.top)) \(shortest(insets.bottom))"
        + " by \(writer.rawValue)"
    case .pageInsert(let index, _, let follow): "pageInsert \(index)\(follow ? " follow" : "")"
    case .pageDelete(let index, let follow): "pageDelete \(index)\(follow ? " follow" : "")"
    case .appear(let animated): "appear\(animated ? " animated" : "")"
    case .disappear(let animated): "disappear\(animated ? " animated" : "")"
    case .pageDelegate(let page, let delegate): "pageDelegate \(page) \(delegate.rawValue)"
    case .callback: "callback"
    }
  }
}

extension PagerEvent {
  /// The event with all it carries, as it is typed: `pages 首页=2000 50x44`.
  package func text(with payloads: Payloads) -> String {
    switch self {
    case .pages(let id): (["pages"] + listed(payloads[id].map(\.text))).joined(separator: " ")
    case .setting(let setting):
      ([text] + listed(setting.policy.map { payloads[$0].words } ?? [])).joined(separator: " ")
    case .pageInsert(let index, let page, let follow):
      (["pageInsert \(index)"] + (page.map { payloads[$0].map(\.text) } ?? [])
        + (follow ? ["follow"] : [])).joined(separator: " ")
    case .callback(let id):
      payloads[id].map { "callback \($0.on) do \($0.event.text(with: payloads))" } ?? text
    case .touch, .drag, .reload, .scrollToPage, .setCurrentPageIndex, .selectTab,
      .setContentOffset, .layout, .header, .hover, .contentSize, .wait, .scrollToTop, .refresh,
      .pinOffset, .contentInset, .pageDelete, .appear, .disappear, .pageDelegate:
      text
    }
  }

  /// As many words as a line bears, and how many there are beyond.
  private func listed(_ words: [String]) -> [String] {
    let most = 12
    return words.count > most + 1
      ? words.prefix(most) + ["(\(words.count - most) more)"] : words
  }
}

extension PageSpec {
  fileprivate var text: String {
    let size =
      switch content {
      case .height(let height): shortest(height)
      case .rows(let count, let height): "\(count)x\(shortest(height))\(values)"
      case .cells(let count): "\(count)"
      }
    let text = title.map { "\($0)=\(size)" } ?? size
    return text.contains { $0.isWhitespace || $0 == "\"" } ? quoted(text) : text
  }
}

extension PageSpec {
  private var values: String {
    (rowValues.count.map { "/\($0)" } ?? "") + (rowValues.first == 0 ? "" : "@\(rowValues.first)")
  }
}

extension PolicyChange {
  package var words: [String] {
    (preset.map { ["preset=\($0.rawValue)"] } ?? [])
      + values.map { "\($0.name.rawValue)=\($0.word)" }
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
