import PagerModel
import Recording

/// Makes the model's events of the app's, and hides their titles.
struct Modelling {
  let titles: Recorder.Titles
  /// What the events carry that has no fixed size.
  var payloads: Payloads

  /// Throws for a callback that waits for no effect.
  mutating func event(_ event: Recorder.Event) throws(Problem) -> PagerEvent {
    switch event {
    case .touch(let touch): .touch(touch.model)
    case .drag(let drag): .drag(drag.model)
    case .reload(let page): .reload(toPageAt: page)
    case .scrollToPage(let page, let animated): .scrollToPage(at: page, animated: animated)
    case .setCurrentPageIndex(let page): .setCurrentPageIndex(to: page)
    case .selectTab(let page, let animated): .selectTab(at: page, animated: animated)
    case .setContentOffset(let view, let x, let y, let animated):
      .setContentOffset(view.model, x: x, y: y, animated: animated)
    case .layout(let width, let height, let insets):
      .layout(Size(width: width, height: height), insets: insets?.model)
    case .header(let height): .header(height: height)
    case .hover(let height): .hover(height: height)
    case .pages(let pages): .pages(payloads.add(self.pages(pages)))
    case .contentSize(let page, let height): .contentSize(page: page, height: height)
    case .setting(let setting): .setting(setting.model)
    case .wait: .wait
    case .scrollToTop: .scrollToTop
    case .pageInsert(let index, let page, let follow):
      .pageInsert(at: index, page: page.map { payloads.add(pages([$0])) }, follow: follow)
    case .pageDelete(let index, let follow): .pageDelete(at: index, follow: follow)
    case .refresh(let view, .began(let height)): .refresh(view.model, .began(height: height))
    case .refresh(let view, .ended): .refresh(view.model, .ended)
    case .pinOffset(let y): .pinOffset(y)
    case .contentInset(let view, let insets, let writer):
      .contentInset(view.model, insets.model, by: writer.model)
    case .appear(let animated): .appear(animated: animated)
    case .disappear(let animated): .disappear(animated: animated)
    case .pageDelegate(let page, .replaced): .pageDelegate(page: page, to: .replaced)
    case .pageDelegate(let page, .none): .pageDelegate(page: page, to: .none)
    case .callback(let effect, let event):
      .callback(payloads.add(Callback(on: try pattern(effect), do: try self.event(event))))
    }
  }

  func pages(_ pages: [Recorder.Page]) -> [PageSpec] {
    pages.map { page in
      var model = PageSpec(
        id: page.id.map(titles.shown), title: page.title.map(titles.shown),
        content: page.content.model)
      if case .rows(_, _, let first, let count) = page.content {
        model.rowValues.first = first
        model.rowValues.count = count
      }
      return model
    }
  }

  private func pattern(_ text: String) throws(Problem) -> EffectPattern {
    guard let pattern = EffectPattern(text) else {
      let name = String(text.prefix { $0 != " " })
      throw .content(
        Effect.names.contains(name) && name != "ignored"
          ? .effectSubject(text) : .unknownEffect(name))
    }
    return pattern
  }
}

extension Recorder.Page.Content {
  fileprivate var model: PageSpec.Content {
    switch self {
    case .height(let height): .height(height)
    case .rows(let count, let rowHeight, _, _): .rows(count, rowHeight: rowHeight)
    case .cells(let count): .cells(count)
    }
  }
}

extension Recorder.Touch {
  fileprivate var model: PagerEvent.Touch {
    switch self {
    case .down(let x, let y): .down(Point(x: x, y: y))
    case .up: .up
    case .cancelled: .cancelled
    }
  }
}

extension Recorder.Drag {
  fileprivate var model: PagerEvent.Drag {
    switch self {
    case .began(let x, let y, nil, nil): .began(at: Point(x: x, y: y), velocity: nil)
    case .began(let x, let y, let vx, let vy):
      .began(at: Point(x: x, y: y), velocity: Velocity(x: vx ?? 0, y: vy ?? 0))
    case .changed(let dx, let dy): .changed(dx: dx, dy: dy)
    case .ended(let vx, let vy, let target):
      .ended(velocity: Velocity(x: vx, y: vy), target: target)
    case .cancelled: .cancelled
    }
  }
}

extension Recorder.ScrollView {
  fileprivate var model: ScrollViewID {
    switch self {
    case .main: .main
    case .content: .content
    case .page(let index): .page(index)
    }
  }
}

extension Recorder.Insets {
  fileprivate var model: Insets { Insets(top: top, bottom: bottom) }
}

extension Recorder.InsetWriter {
  fileprivate var model: InsetWriter {
    switch self {
    case .header: .header
    case .safeArea: .safeArea
    case .refresh: .refresh
    case .pin: .pin
    case .app: .app
    }
  }
}

extension Recorder.Setting {
  fileprivate var model: PagerEvent.Setting {
    var setting = PagerEvent.Setting()
    setting.isHorizontalScrollEnabled = isHorizontalScrollEnabled
    setting.showIndicator = showIndicator
    setting.dataSource = dataSource
    setting.delegate = delegate
    return setting
  }
}
