// This file is not compiled on Linux. It only connects UIKit to what is tested there; a test checks
// its types against a stand-in for UIKit.

#if canImport(UIKit)
  import UIKit

  extension PagerCapture {
    /// To be called first in an action of the pan recognizers of the pager and of all of its scroll
    /// views. `pager` is the view that holds them, whose bounds the model's are.
    ///
    /// A scroll view acts on its own recognizer, and tells its delegate, before targets that were
    /// added later may hear of it: call this first in `scrollViewWillBeginDragging(_:)` and
    /// `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)`, too, with its
    /// `panGestureRecognizer`. After a `setTranslation(_:in:)` of yours call `didSetTranslation`.
    @MainActor
    public mutating func pan(_ recognizer: UIPanGestureRecognizer, in pager: UIView) {
      guard let phase = Pan.Phase(recognizer.state) else { return }
      let place = recognizer.location(in: pager)
      let translation = recognizer.translation(in: pager)
      let velocity = recognizer.velocity(in: pager)
      pan(
        Pan(
          recognizer: Int(bitPattern: ObjectIdentifier(recognizer)), phase: phase,
          x: place.x - pager.bounds.origin.x, y: place.y - pager.bounds.origin.y,
          dx: translation.x, dy: translation.y, vx: velocity.x, vy: velocity.y))
    }

    /// To be called after `setTranslation(_:in:)`, with the same recognizer, in its action.
    @MainActor
    public mutating func didSetTranslation(of recognizer: UIPanGestureRecognizer, in pager: UIView)
    {
      let translation = recognizer.translation(in: pager)
      setTranslation(
        dx: translation.x, dy: translation.y,
        ofRecognizer: Int(bitPattern: ObjectIdentifier(recognizer)))
    }

    /// To be called first in `scrollViewDidScroll(_:)`. The move of the finger that scrolls it stands
    /// before what it has made of it.
    @MainActor
    public mutating func scrolled(
      _ scrollView: UIScrollView, as view: Recorder.ScrollView, in pager: UIView
    ) {
      pan(scrollView.panGestureRecognizer, in: pager)
      scrolled(view, x: scrollView.contentOffset.x, y: scrollView.contentOffset.y)
    }

    /// To be called first in the pager's `layoutSubviews()`, or in `viewWillLayoutSubviews()` of its
    /// controller: a rotation and a new safe area come there before any offset that they change.
    @MainActor
    public mutating func laidOut(_ pager: UIView) {
      laidOut(
        width: pager.bounds.size.width, height: pager.bounds.size.height,
        insets: Recorder.Insets(
          top: pager.safeAreaInsets.top, bottom: pager.safeAreaInsets.bottom))
    }
  }

  extension Pan.Phase {
    /// Nil: the recognizer says nothing.
    fileprivate init?(_ state: UIGestureRecognizer.State) {
      switch state {
      case .began: self = .began
      case .changed: self = .changed
      case .ended: self = .ended
      case .cancelled, .failed: self = .cancelled
      case .possible: return nil
      @unknown default: return nil
      }
    }
  }

  extension Recorder.Session {
    /// What UIKit knows of a pager that is on the screen, and of the device.
    @MainActor
    public init(title: String, pager: UIView) {
      self.init(title: title)
      let device = UIDevice.current
      self.device = "\(device.model), \(device.systemName) \(device.systemVersion)"
      width = pager.bounds.size.width
      height = pager.bounds.size.height
      // 0 where the traits do not say.
      if pager.traitCollection.displayScale > 0 { scale = pager.traitCollection.displayScale }
      frameRate = pager.window?.screen.maximumFramesPerSecond ?? 60
      isRightToLeft = pager.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }
  }
#endif
