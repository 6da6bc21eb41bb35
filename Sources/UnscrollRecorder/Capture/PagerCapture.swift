/// Makes a recording's events and observations of what a UIKit pager hears.
///
/// It calls its closures at once, in the order of what it is told, and is meant for one thread, the
/// main one. What an app calls itself (`scrollToPage`, a tap on a tab, a new header) it records with
/// `Recorder.record`, just before.
public struct PagerCapture {
  private let record: (Recorder.Event) -> Void
  private let observe: ([String: Recorder.Value]) -> Void
  private let hear: (String) -> Void
  private var pans = PanFold()
  private var pages: [Recorder.Page]
  private var layout: Recorder.Event?

  /// - Parameters:
  ///   - record: takes the events.
  ///   - observe: takes what scroll views report, by state path.
  ///   - hear: takes the callbacks, name and arguments with blanks between.
  ///   - session: as the recording begins.
  public init(
    session: Recorder.Session, record: @escaping (Recorder.Event) -> Void,
    observe: @escaping ([String: Recorder.Value]) -> Void, hear: @escaping (String) -> Void
  ) {
    self.record = record
    self.observe = observe
    self.hear = hear
    pages = session.pages
    if let width = session.width, let height = session.height {
      layout = .layout(width: width, height: height, insets: Recorder.Insets())
    }
  }

  /// Records into `recorder`, whose session is `session`.
  public init(into recorder: Recorder, session: Recorder.Session) {
    self.init(
      session: session, record: recorder.record, observe: recorder.observe,
      hear: recorder.observe(effect:))
  }

  /// What a pan recognizer of the pager's says, each time that it acts.
  ///
  /// `changed` is how far the translation moved since the recognizer's last word, so that the slop,
  /// with which UIKit's translation may begin, is taken off. Of recognizers that see one finger at a
  /// time only the first is recorded, and the next one if that is cancelled; a second finger is, from
  /// where it is when the first was lifted. What a recognizer has said already may be said again.
  public mutating func pan(_ pan: Pan) {
    for event in pans.events(pan) { record(event) }
  }

  /// The app has set a recognizer's translation, in points (`setTranslation(.zero, in:)` after each
  /// move): the next one counts from there.
  public mutating func setTranslation(dx: Double, dy: Double, ofRecognizer recognizer: Int) {
    pans.setTranslation(dx: dx, dy: dy, of: recognizer)
  }

  /// A scroll view has scrolled, to its `contentOffset` in points.
  public func scrolled(_ view: Recorder.ScrollView, x: Double, y: Double) {
    switch view {
    case .main: observe(["main.y": .number(y)])
    case .content: observe(["content.x": .number(x)])
    case .page(let index): observe(["pages[\(index)].y": .number(y)])
    }
  }

  /// The pager lays itself out, in points; recorded if its size or its safe area is another than
  /// before. To be called before its views are: what they report after that belongs to it.
  public mutating func laidOut(width: Double, height: Double, insets: Recorder.Insets) {
    let layout = Recorder.Event.layout(width: width, height: height, insets: insets)
    guard layout != self.layout else { return }
    self.layout = layout
    record(layout)
  }

  /// The app is about to reload, with a data source that answers with `pages`; they are recorded if
  /// they are others than at the last reload. To a page by its index from 0; nil: where it is.
  public mutating func willReload(_ pages: [Recorder.Page], toPageAt index: Int? = nil) {
    if pages != self.pages { record(.pages(pages)) }
    self.pages = pages
    record(.reload(toPageAt: index))
  }

  /// The data source is asked how many pages there are: now, in its method.
  public func askedForNumberOfPages() { hear("numberOfPages") }

  /// The data source is asked for a page, by its index from 0.
  public func askedForPage(at index: Int) { hear("pageAt \(index)") }

  /// The delegate hears of the page that is current now, by its index from 0.
  public func didScroll(toPageAt index: Int) { hear("didScrollToPage \(index)") }
}
