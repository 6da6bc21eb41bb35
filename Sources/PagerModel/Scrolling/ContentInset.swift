/// What is added to a scroll view's content at its top and bottom, in points.
package struct Insets: Sendable, Equatable {
  package var top: Double
  package var bottom: Double

  package init(top: Double = 0, bottom: Double = 0) {
    self.top = top
    self.bottom = bottom
  }
}

/// Who writes a view's `contentInset`; the raw values are the recording's words.
package enum InsetWriter: String, CaseIterable, Sendable {
  /// The pager, for a header above the view's content.
  case header
  /// The system, for what lies over the screen's edges.
  case safeArea
  /// A refresh control, while it refreshes.
  case refresh
  /// The pager, to pin its bar below the top.
  case pin
  case app

  var rule: Rule {
    switch self {
    case .header: .headerInset
    case .safeArea: .safeAreaInset
    case .refresh: .refreshInset
    case .pin: .pinInset
    case .app: .appInset
    }
  }
}

/// A view's `contentInset`: the sum of its writers' shares.
package struct ContentInset: Sendable, Equatable {
  private var header = Insets()
  private var safeArea = Insets()
  private var refresh = Insets()
  private var pin = Insets()
  private var app = Insets()

  package var top: Double { header.top + safeArea.top + refresh.top + pin.top + app.top }

  package var bottom: Double {
    header.bottom + safeArea.bottom + refresh.bottom + pin.bottom + app.bottom
  }

  package subscript(writer: InsetWriter) -> Insets {
    get {
      switch writer {
      case .header: header
      case .safeArea: safeArea
      case .refresh: refresh
      case .pin: pin
      case .app: app
      }
    }
    set {
      switch writer {
      case .header: header = newValue
      case .safeArea: safeArea = newValue
      case .refresh: refresh = newValue
      case .pin: pin = newValue
      case .app: app = newValue
      }
    }
  }

  /// Writes over what all have written: of two edges, those that are given.
  mutating func overwrite(top: Double?, bottom: Double?, by writer: InsetWriter) {
    if let top {
      (header.top, safeArea.top, refresh.top, pin.top, app.top) = (0, 0, 0, 0, 0)
      self[writer].top = top
    }
    if let bottom {
      (header.bottom, safeArea.bottom, refresh.bottom, pin.bottom, app.bottom) = (0, 0, 0, 0, 0)
      self[writer].bottom = bottom
    }
  }
}
