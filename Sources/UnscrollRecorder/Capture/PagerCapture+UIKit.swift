// This file is not compiled on Linux. It only connects UIKit to what is tested there; a test checks
// its types against a stand-in for UIKit.

#if canImport(UIKit)
  import UIKit

  extension PagerCapture {
    /// To be called first in an action of the pan recognizers of the pager and of all of its scroll
    /// views. `pager` is the view that holds them, whose bounds the model's are.
    @MainActor
    public mutating func pan(_ recognizer: UIPanGestureRecognizer, in pager: UIView) {
      let phase: Pan.Phase
      switch recognizer.state {
      case .began: phase = .began
      case .changed: phase = .changed
      case .ended: phase = .ended
      case .cancelled, .failed: phase = .cancelled
      case .possible: return
      @unknown default: return
      }
      let place = recognizer.location(in: pager)
      let translation = recognizer.translation(in: pager)
      let velocity = recognizer.velocity(in: pager)
      pan(
        Pan(
          recognizer: Int(bitPattern: ObjectIdentifier(recognizer)), phase: phase,
          x: place.x - pager.bounds.origin.x, y: place.y - pager.bounds.origin.y,
          dx: translation.x, dy: translation.y, vx: velocity.x, vy: velocity.y))
    }

    /// To be called in `scrollViewDidScroll(_:)`.
    @MainActor
    public func scrolled(_ scrollView: UIScrollView, as view: Recorder.ScrollView) {
      scrolled(view, x: scrollView.contentOffset.x, y: scrollView.contentOffset.y)
    }

    /// To be called in `layoutSubviews()` or `viewDidLayoutSubviews()`.
    @MainActor
    public mutating func laidOut(_ pager: UIView) {
      laidOut(
        width: pager.bounds.size.width, height: pager.bounds.size.height,
        insets: Recorder.Insets(
          top: pager.safeAreaInsets.top, bottom: pager.safeAreaInsets.bottom))
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
      scale = pager.traitCollection.displayScale
      frameRate = pager.window?.screen.maximumFramesPerSecond ?? 60
      isRightToLeft = pager.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }
  }
#endif
