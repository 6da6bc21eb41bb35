import PagerModel
import Wording

extension InvariantMonitor {
  func brokenNumber(_ moment: InvariantMoment) -> Violation? {
    for (id, view) in moment.after.liveViews
    where !view.contentOffset.isFinite || !view.velocity.isFinite {
      return Violation(.finiteOffsets, "\(id) stands at \(view.contentOffset)")
    }
    return nil
  }

  /// Where a view may be without a rule's fault: a bounce under its own law, an animation that
  /// code began, and wherever code or smaller bounds left it.
  func brokenReach(_ moment: InvariantMoment) -> Violation? {
    guard !history.isUnsettled else { return nil }
    for (id, view) in moment.after.liveViews {
      guard let old = moment.before.scrollView(at: id), old.contentOffset != view.contentOffset,
        !old.motion.isAnimating, !(view.bounces && old.motion.isDecelerating)
      else { continue }
      if case .page(let index) = id, !moment.keepsPage(index) { continue }
      if let broken = Self.brokenReach(id, from: old, to: view, pixel: moment.pixel) {
        return broken
      }
    }
    return nil
  }

  static func brokenReach(
    _ id: ScrollViewID, from old: ScrollView, to view: ScrollView, pixel: Double
  ) -> Violation? {
    let band = view.bounces ? view.length : 0
    let excess = view.excess(at: view.contentOffset)
    guard excess > band + pixel, excess > view.excess(at: old.contentOffset) else { return nil }
    return Violation(
      .offsetsInReach,
      "\(id) went from \(shortest(old.contentOffset)) to \(shortest(view.contentOffset)), "
        + "past \(shortest(view.minOffset))...\(shortest(view.maxOffset))")
  }

  /// The current page leaves its top under a finger or in a glide of both views.
  func brokenPin(_ moment: InvariantMoment) -> Violation? {
    let (before, after) = (moment.before, moment.after)
    guard let index = after.currentPage, index == before.currentPage, moment.keepsPage(index),
      !after.isPinned, after.hasArea, after.main.isLive, !history.isUnsettled
    else { return nil }
    let (old, new) = (before.pages[index].scrollView, after.pages[index].scrollView)
    guard new.contentOffset > max(old.contentOffset, new.minOffset) + moment.pixel,
      !old.motion.isAnimating
    else { return nil }
    if old.motion.isDecelerating {
      // It glides on alone, or main glides with another page: views of one glide go one way, and
      // what bounces at its end has nothing left for the other.
      let isApart =
        old.velocity * before.main.velocity < 0
        || before.main.excess(at: before.main.contentOffset) > 0
      if !before.main.motion.isDecelerating || isApart { return nil }
    }
    let main: Message = "main.y \(shortest(after.main.contentOffset))"
    return Violation(
      .listWaitsForPin,
      "pages[\(index)].y went from \(shortest(old.contentOffset)) to "
        + "\(shortest(new.contentOffset)) at \(main) of \(shortest(after.main.maxOffset))")
  }

  /// What a finger or a glide moves main, and main and page together on the screen.
  func brokenTravel(_ moment: InvariantMoment) -> Violation? {
    guard moment.after.hasArea, !history.isUnsettled,
      let (allowed, what) = allowedTravel(moment)
    else { return nil }
    let (before, after) = (moment.before, moment.after)
    let mainDelta = after.main.contentOffset - before.main.contentOffset
    if mainDelta.magnitude > allowed {
      return Violation(
        .fingerTravelKept, "\(what) moved the header by \(shortest(mainDelta.magnitude))")
    }
    guard let index = after.currentPage, index == before.currentPage, moment.keepsPage(index)
    else { return nil }
    let (old, new) = (before.pages[index].scrollView, after.pages[index].scrollView)
    if moment.event == nil, old.motion.isAnimating || old.excess(at: old.contentOffset) > 0 {
      return nil
    }
    guard new.length > 0 else { return nil }
    let delta = mainDelta + new.contentOffset - old.contentOffset
    guard delta.magnitude > allowed else { return nil }
    return Violation(
      .fingerTravelKept,
      "\(what) moved page \(index)'s rows by \(shortest(delta.magnitude)) on the screen")
  }

  /// Points, and what it is that may move so far; nil: anything may.
  private func allowedTravel(_ moment: InvariantMoment) -> (points: Double, what: Message)? {
    guard let event = moment.event else { return allowedTravelInFrame(moment) }
    guard case .drag(let drag) = event else { return nil }
    switch drag {
    case .began: return (moment.pixel * 2, "taking hold")
    case .changed(_, let dy):
      return (dy.magnitude + moment.pixel * 2, "a finger's move of \(shortest(dy.magnitude))")
    case .ended, .cancelled: return nil
    }
  }

  private func allowedTravelInFrame(
    _ moment: InvariantMoment
  ) -> (points: Double, what: Message)? {
    let before = moment.before
    guard before.fingerLanding == nil, !before.main.motion.isAnimating,
      before.main.excess(at: before.main.contentOffset) == 0
    else { return nil }
    // The page that shares main's glide need not be the current one, where a page change is under
    // way.
    let pages = (0..<before.numberOfPages).filter(before.isThere)
    let speed = pages.reduce(before.main.velocity.magnitude) { speed, index in
      max(speed, before.pages[index].scrollView.velocity.magnitude)
    }
    let travel = speed * Double(before.stage.clock.framePeriod) / 1000
    return (travel + moment.pixel * 2, "a frame at \(shortest((speed * 1000).rounded())) pt/s")
  }
}
