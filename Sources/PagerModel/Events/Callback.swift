/// What the app does, once, when an effect is next sent.
package struct Callback: Sendable, Equatable {
  package let on: EffectPattern
  package let event: PagerEvent

  package init(on pattern: EffectPattern, do event: PagerEvent) {
    on = pattern
    self.event = event
  }
}

/// Effects by name, and by their page or scroll view where one is named.
///
/// Compared as numbers: the fold makes no text to match it.
package struct EffectPattern: Sendable, Equatable {
  package enum Subject: Sendable, Equatable {
    case any
    case page(Int)
    case scrollView(ScrollViewID)
  }

  package let kind: Effect.Kind
  package let subject: Subject

  package init(_ kind: Effect.Kind, _ subject: Subject = .any) {
    self.kind = kind
    self.subject = subject
  }

  /// Reads `didScrollToPage`, `didScrollToPage 2`, `scrollViewDidScroll page 1`; nil: no effect of
  /// the app's is called so, or it has no such subject.
  package init?(_ text: some StringProtocol) {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    guard let name = words.first, let kind = Effect.Kind(rawValue: String(name)),
      kind != .ignored
    else { return nil }
    let subject: Subject?
    switch (kind.subject, words.count) {
    case (_, 1): subject = .any
    case (.page, 2): subject = Int(words[1]).map(Subject.page)
    case (.scrollView, 2) where words[1] == "main": subject = .scrollView(.main)
    case (.scrollView, 2) where words[1] == "content": subject = .scrollView(.content)
    case (.scrollView, 3) where words[1] == "page":
      subject = Int(words[2]).map { .scrollView(.page($0)) }
    case (.page, _), (.scrollView, _), (.nothing, _): subject = nil
    }
    guard let subject else { return nil }
    self.init(kind, subject)
  }

  func matches(_ effect: Effect) -> Bool {
    guard effect.kind == kind else { return false }
    return subject == .any || subject == effect.subject
  }
}

extension EffectPattern: CustomStringConvertible {
  package var description: String {
    switch subject {
    case .any: kind.rawValue
    case .page(let index): "\(kind.rawValue) \(index)"
    case .scrollView(let view): "\(kind.rawValue) \(view)"
    }
  }
}
