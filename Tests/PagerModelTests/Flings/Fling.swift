import PagerModel
import Testing

/// A released finger, and what main and the page show at some frames after it.
///
/// The numbers are worked out from the laws, with r = 0.998, C = r / (1 − r) = 499 and
/// ln K = −0.01: the free law D(t) = v · C · (1 − rᵗ), and past an end reached at tₑ with vₑ the
/// bounce K^(t − tₑ) · vₑ · C · (1 − r^(t − tₑ)), t the milliseconds of the frame, ceil(k·10⁶/60)
/// µs; offsets rounded to a third of a point. How D is shared stands at each table.
struct Fling: Sendable, CustomTestStringConvertible {
  struct Frame: Sendable {
    var number: Int64
    var main: Double
    var page: Double
    /// Points per second.
    var mainVelocity: Double
    var pageVelocity: Double

    init(
      _ number: Int64, main: Double, page: Double, _ mainVelocity: Double, _ pageVelocity: Double
    ) {
      self.number = number
      self.main = main
      self.page = page
      self.mainVelocity = mainVelocity
      self.pageVelocity = pageVelocity
    }
  }

  var name: String
  var preset = Preset.reference
  var policies: [PolicyName: String] = [:]
  var pageHeight = 2000.0
  var bounces = true
  /// Where main and page stand before.
  var main = 0.0
  var page = 0.0
  var point = Session.onPage
  /// The finger's, in points per second.
  var velocity: Double
  var frames: [Frame]
  /// The frames at which main's and the page's deceleration ends.
  var mainRests: Int64
  var pageRests: Int64

  var testDescription: String { name }

  var session: Session {
    var session = Session(preset, policies: policies, pages: [pageHeight]) {
      $0.mainBounces = bounces
      $0.pageBounces = bounces
    }
    // A drag up takes main first, then the page; under `flags` the page gets the last delta too.
    if main > 0 { session.drag(-main) }
    if page > 0 { session.drag(session.number("pages[0].y") - page) }
    session.expect(["main.y": .number(main), "pages[0].y": .number(page)])
    session.drag(0, at: point, vy: velocity)
    return session
  }
}
