import Inspection
import PagerModel
import Testing
import Timeline

@Suite("In the middle of a page change no invariant is broken under reference")
struct PageChangeInvariantTests {
  private let point = Point(x: 195, y: 600)

  private func fling(_ drill: inout Drill, _ dy: Double, _ speed: Double) {
    drill.send(.drag(.began(at: point, velocity: Velocity(x: 0, y: speed))))
    if dy != 0 { drill.send(.drag(.changed(dx: 0, dy: dy))) }
    drill.send(.drag(.ended(velocity: Velocity(x: 0, y: speed), target: nil)))
  }

  @Test("where main takes over the glide of a page that is not the current one")
  func otherPage() throws {
    var drill = Drill()
    fling(&drill, -700, 0)
    drill.send(.selectTab(at: 1, animated: true))
    fling(&drill, 300, 1000)
    drill.send(.wait, after: 5_000_000)
    #expect(try drill.broken().map(\.invariant) == [])
  }

  @Test("where a list glides on alone while main bounces under another finger")
  func bounce() throws {
    var drill = Drill()
    drill.send(.selectTab(at: 1, animated: false))
    fling(&drill, -600, -2000)
    drill.send(.selectTab(at: 0, animated: false))
    fling(&drill, 700, 0)
    drill.send(.selectTab(at: 1, animated: false))
    drill.send(.wait, after: 5_000_000)
    #expect(try drill.broken().map(\.invariant) == [])
  }

  @Test("where a list glides on alone while main glides back with another")
  func alone() throws {
    var drill = Drill { $0.header = 120 }
    fling(&drill, -200, -1000)
    drill.send(.selectTab(at: 1, animated: false))
    drill.send(.selectTab(at: 0, animated: true))
    fling(&drill, 0, 500)
    drill.send(.wait, after: 5_000_000)
    #expect(try drill.broken().map(\.invariant) == [])
  }
}
