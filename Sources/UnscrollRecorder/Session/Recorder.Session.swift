import PagerModel
import Recording

extension Recorder {
  /// The recording's first line: what is true of a pinned-header pager before its first event.
  public struct Session: Sendable, Equatable {
    public enum Loading: String, Sendable { case lazy, eager }
    public enum Mode: String, Sendable { case view, controller }

    /// What the session shows, in the developer's words; it is written as it is.
    public var title: String
    /// The recording app and its version.
    public var source: String?
    /// The device and its system.
    public var device: String?
    /// Points; nil: nothing is laid out yet.
    public var width: Double?
    public var height: Double?
    /// Pixels a point, more than 0 and at most 1000.
    public var scale = 3.0
    /// Frames a second, 1...240.
    public var frameRate = 60
    /// The header's height in points; nil: none.
    public var header: Double?
    /// The hover bar's height in points; nil: none.
    public var hover: Double?
    public var pages: [Page] = []
    /// Whether pages are views, or controllers with appearance calls.
    public var mode = Mode.view
    public var loading = Loading.lazy
    public var isRightToLeft = false
    /// Rules by name, and `preset`, as `Recordings/FORMAT.md` lists them: which pager it is.
    public var policy: [String: String] = [:]

    public init(title: String) { self.title = title }
  }
}

extension Recorder.Session {
  func line(_ titles: Recorder.Titles) throws(Problem) -> Header {
    var initial = Initial()
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
      title: title, initial: initial, policy: try policyChange(), source: source, device: device,
      isSealed: true)
  }

  private func policyChange() throws(Problem) -> PolicyChange? {
    guard !policy.isEmpty else { return nil }
    var change = PolicyChange()
    let container = Container.pinned
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
