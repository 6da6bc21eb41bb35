@_exported import Foundation

public struct UIEdgeInsets: Sendable {
  public var top: CGFloat
  public var left: CGFloat
  public var bottom: CGFloat
  public var right: CGFloat
}

public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

@MainActor
open class UIScreen: NSObject {
  public var maximumFramesPerSecond: Int { 60 }
}

@MainActor
open class UIDevice: NSObject {
  public static var current: UIDevice { UIDevice() }
  public var model: String { "" }
  public var systemName: String { "" }
  public var systemVersion: String { "" }
}

@MainActor
open class UITraitCollection: NSObject {
  public var displayScale: CGFloat { 3 }
}

@MainActor
open class UIView: NSObject {
  public var bounds = CGRect.zero
  public var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0) }
  public var traitCollection: UITraitCollection { UITraitCollection() }
  public var window: UIWindow? { nil }
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
}

@MainActor
open class UIWindow: UIView {
  public var screen: UIScreen { UIScreen() }
}

@MainActor
open class UIScrollView: UIView {
  public var contentOffset = CGPoint.zero
  public var contentSize = CGSize.zero
  public var panGestureRecognizer: UIPanGestureRecognizer { UIPanGestureRecognizer() }
}

@MainActor
open class UIGestureRecognizer: NSObject {
  public enum State: Int, Sendable { case possible, began, changed, ended, cancelled, failed }

  public var state: State { .possible }
  public func location(in view: UIView?) -> CGPoint { .zero }
}

@MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  public func translation(in view: UIView?) -> CGPoint { .zero }
  public func velocity(in view: UIView?) -> CGPoint { .zero }
}
