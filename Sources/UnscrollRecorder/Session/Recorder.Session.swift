import PagerModel
import Recording

extension Recorder {
  /// The recording's first line: what is true of a pager before its first event.
  public struct Session: Sendable, Equatable {
    public enum Loading: String, Sendable { case lazy, eager }
    public enum Mode: String, Sendable { case view, controller }

    /// What the session shows, in the developer's words; it is written as it is.
    public var title: String
    /// The recording app and its version.
    public var source: String?
    /// The device and its system.
    public var device: String?
    /// Which system it is.
    public var container = Container.pinned
    /// Points, 0...1e7, both or none; nil: nothing is laid out yet.
    public var width: Double?
    public var height: Double?
    /// Pixels a point, more than 0 and at most 1000.
    public var scale = 3.0
    /// Frames a second, 1...240.
    public var frameRate = 60
    /// The header's height in points, 0...1e7; nil: none. A `sticky` pager's are rows of its own.
    public var header: Double?
    /// The hover bar's height in points, 0...1e7; nil: none. Of `pinned` only.
    public var hover: Double?
    /// What the data source answers, at most 10,000; of `grid` and `sticky`, the tabs.
    public var pages: [Page] = []
    /// Whether pages are views, or controllers with appearance calls. Of `pinned` only.
    public var mode = Mode.view
    /// Of `pinned` only.
    public var loading = Loading.lazy
    /// Of `pinned` only.
    public var isRightToLeft = false
    /// Rules by name, and `preset`, as `Recordings/FORMAT.md` lists them: which pager it is.
    public var policy: [String: String] = [:]

    public init(title: String) { self.title = title }
  }
}

extension Recorder.Session {
  func line(_ titles: Recorder.Titles) throws(Problem) -> Header {
    var initial = Initial()
    initial.container = container.model
    container.setMeasures(of: &initial)
    if let width, let height { initial.bounds = Size(width: width, height: height) }
    initial.scale = scale
    initial.frameRate = frameRate
    initial.header = header
    initial.hover = hover
    let modelling = Modelling(titles: titles, payloads: Payloads(initialPages: []))
    initial.pages = modelling.pages(pages)
    initial.mode = mode == .controller ? .controller : .view
    initial.loading = loading == .eager ? .eager : .lazy
    initial.layoutDirection = isRightToLeft ? .rtl : .ltr
    return Header(
      container: initial.container.rawValue, title: title, initial: initial,
      policy: try policyChange(), source: source, device: device,
      isSealed: true)
  }

  /// Throws for half a size, and for what is set here and the container does not have.
  func requireOwnProperties() throws(Recorder.Refusal) {
    guard (width == nil) == (height == nil) else {
      throw .invalid("a session has both `width` and `height`, or none")
    }
    let ofPinned = [
      hover == nil ? nil : "hover", mode == .view ? nil : "mode",
      loading == .lazy ? nil : "loading", isRightToLeft ? "isRightToLeft" : nil,
    ].compactMap(\.self)
    let foreign: [String] =
      switch container {
      case .pinned: []
      case .grid: ofPinned
      case .sticky: (header == nil ? [] : ["header"]) + ofPinned
      }
    guard let first = foreign.first else { return }
    throw .invalid("a session of \(container.model.rawValue) has no `\(first)`; leave it out")
  }

  private func policyChange() throws(Problem) -> PolicyChange? {
    guard !policy.isEmpty else { return nil }
    var change = PolicyChange()
    let container = container.model
    for (name, word) in policy.sorted(by: { $0.key < $1.key }) {
      if name == "preset" {
        change.preset = container.presets.first { $0.rawValue == word }
        guard change.preset != nil else {
          let known = container.presets.map(\.rawValue)
          throw .content(.unknownWord(word, for: name, known: known))
        }
        continue
      }
      guard let rule = PolicyName(rawValue: name), rule.container == container else {
        let known = ["preset"] + container.policyNames.map(\.rawValue)
        throw .content(.unknownName(name, in: .policy, known: known))
      }
      guard let value = PolicyChange.Value(rule, word) else {
        throw .content(.unknownWord(word, for: name, known: Policies.entry(rule).values))
      }
      change.values.append(value)
    }
    return change
  }
}
