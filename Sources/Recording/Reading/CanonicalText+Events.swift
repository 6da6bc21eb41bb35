import PagerModel

/// Events as the writer has them; not those that carry what has no fixed size, nor settings.
extension CanonicalText {
  /// Goes past an event in its record, first of all a finger's move, the commonest by far.
  @inline(__always)
  mutating func event() -> PagerEvent? {
    if take(#","event":{"drag":{"phase":"changed","dx":"#) {
      guard let dx = number(.offset), take(#","dy":"#), let dy = number(.offset), take("}}")
      else { return nil }
      return .drag(.changed(dx: dx, dy: dy))
    }
    guard take(#","event":{""#), let event = namedEvent(), take("}}") else { return nil }
    return event
  }

  /// Behind the quote that begins an event's name, up to its parameters' brace.
  private mutating func namedEvent() -> PagerEvent? {
    let name = position
    if take(#"drag":{"phase":""#) { return drag() }
    if take(#"selectTab":{"at":"#) {
      guard let page = integer() else { return nil }
      return .selectTab(at: page, animated: boolean(#","animated":"#) ?? true)
    }
    if take(#"scrollToPage":{"at":"#) {
      guard let page = integer(), let animated = boolean(#","animated":"#) else { return nil }
      return .scrollToPage(at: page, animated: animated)
    }
    if take(#"reload":{"#) { return .reload(toPageAt: integer(#""toPageAt":"#)) }
    if take(#"wait":{"#) { return .wait }
    if take(#"setContentOffset":{"#) { return setContentOffset() }
    if take(#"touch":{"phase":""#) { return touch() }
    if take(#"setCurrentPageIndex":{"to":"#) {
      return integer().map { .setCurrentPageIndex(to: $0) }
    }
    if let event = layoutEvent() { return event }
    return position == name ? pageEvent() : nil
  }

  private mutating func drag() -> PagerEvent? {
    if take("began\"") {
      guard let point = point() else { return nil }
      guard let vx = number(#","vx":"#, .velocity) else {
        return .drag(.began(at: point, velocity: nil))
      }
      return number(#","vy":"#, .velocity).map {
        .drag(.began(at: point, velocity: Velocity(x: vx, y: $0)))
      }
    }
    if take("ended\"") {
      guard let vx = number(#","vx":"#, .velocity), let vy = number(#","vy":"#, .velocity)
      else { return nil }
      let target = number(#","target":"#, .offset)
      return .drag(.ended(velocity: Velocity(x: vx, y: vy), target: target))
    }
    return take("cancelled\"") ? .drag(.cancelled) : nil
  }

  private mutating func touch() -> PagerEvent? {
    if take("down\"") { return point().map { .touch(.down($0)) } }
    if take("up\"") { return .touch(.up) }
    return take("cancelled\"") ? .touch(.cancelled) : nil
  }

  private mutating func setContentOffset() -> PagerEvent? {
    guard let view = scrollView() else { return nil }
    let x = number(#","x":"#, .offset)
    let y = number(#","y":"#, .offset)
    return boolean(#","animated":"#).map { .setContentOffset(view, x: x, y: y, animated: $0) }
  }

  private mutating func layoutEvent() -> PagerEvent? {
    if take(#"layout":{"#) {
      guard let width = number(#""width":"#, .size), let height = number(#","height":"#, .size)
      else { return nil }
      let size = Size(width: width, height: height)
      guard take(#","insets":{"#) else { return .layout(size) }
      guard let insets = insets(#""top":"#), take("}") else { return nil }
      return .layout(size, insets: insets)
    }
    if take(#"header":{"height":"#) {
      return take("null") ? .header(height: nil) : number(.size).map { .header(height: $0) }
    }
    if take(#"hover":{"height":"#) {
      return take("null") ? .hover(height: nil) : number(.size).map { .hover(height: $0) }
    }
    if take(#"contentInset":{"#) {
      guard let view = scrollView(), let insets = insets(#","top":"#), let writer = insetWriter()
      else { return nil }
      return .contentInset(view, insets, by: writer)
    }
    if take(#"pinOffset":{"y":"#) { return number(.size).map { .pinOffset($0) } }
    return take(#"scrollToTop":{"#) ? .scrollToTop : nil
  }

  private mutating func pageEvent() -> PagerEvent? {
    if take(#"contentSize":{"page":"#) {
      guard let page = integer(), let height = number(#","height":"#, .size) else { return nil }
      return .contentSize(page: page, height: height)
    }
    if take(#"pageInsert":{"at":"#) {
      guard let index = integer() else { return nil }
      return .pageInsert(at: index, page: nil, follow: boolean(#","follow":"#) ?? false)
    }
    if take(#"pageDelete":{"at":"#) {
      guard let index = integer() else { return nil }
      return .pageDelete(at: index, follow: boolean(#","follow":"#) ?? false)
    }
    if take(#"pageDelegate":{"page":"#) {
      guard let page = integer(), take(#","to":""#) else { return nil }
      if take("replaced\"") { return .pageDelegate(page: page, to: .replaced) }
      return take("nil\"") ? .pageDelegate(page: page, to: .none) : nil
    }
    if take(#"appear":{"#) { return .appear(animated: boolean(#""animated":"#) ?? false) }
    if take(#"disappear":{"#) { return .disappear(animated: boolean(#""animated":"#) ?? false) }
    return take(#"refresh":{"#) ? refresh() : nil
  }

  private mutating func refresh() -> PagerEvent? {
    guard let view = scrollView() else { return nil }
    if take(#","phase":"ended""#) { return .refresh(view, .ended) }
    guard take(#","phase":"began""#) else { return nil }
    return number(#","height":"#, .size).map { .refresh(view, .began(height: $0)) }
  }

  private mutating func scrollView() -> ScrollViewID? {
    guard take(#""scrollView":""#) else { return nil }
    if take("main\"") { return .main }
    if take("content\"") { return .content }
    return take("page\"") ? integer(#","page":"#).map { .page($0) } : nil
  }

  private mutating func insetWriter() -> InsetWriter? {
    guard take(#","by":""#) else { return nil }
    if take("header\"") { return .header }
    if take("safeArea\"") { return .safeArea }
    if take("refresh\"") { return .refresh }
    if take("pin\"") { return .pin }
    return take("app\"") ? .app : nil
  }

  /// `top`: the first edge's key.
  private mutating func insets(_ top: StaticString) -> Insets? {
    guard let top = number(top, .inset), let bottom = number(#","bottom":"#, .inset) else {
      return nil
    }
    return Insets(top: top, bottom: bottom)
  }

  private mutating func point() -> Point? {
    guard let x = number(#","x":"#, .offset), let y = number(#","y":"#, .offset) else { return nil }
    return Point(x: x, y: y)
  }
}
