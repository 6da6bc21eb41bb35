import PagerModel
import Testing

@testable import Investigation

@Suite("Fingers in a session")
struct FingersOnScreenTests {
  private func session(from y: Double, _ moves: Double...) -> Scenario {
    var initial = Initial()
    initial.bounds = Size(width: 390, height: 844)
    let began = PagerEvent.drag(.began(at: Point(x: 195, y: y), velocity: nil))
    let changes = moves.map { PagerEvent.drag(.changed(dx: 0, dy: $0)) }
    return Scenario(
      initial, policies: Preset.reference.policies,
      steps: ([began] + changes).map { Scenario.Step($0, after: 16_667) })
  }

  @Test("stay on the screen, or one of them leaves it on the way")
  func fingers() {
    #expect(session(from: 780, -740).keepsFingersOnScreen)
    #expect(!session(from: 700, -740).keepsFingersOnScreen)
    #expect(!session(from: 800, 50, -100).keepsFingersOnScreen)
    var rotated = session(from: 600, -100)
    rotated.steps.insert(Scenario.Step(.layout(Size(width: 844, height: 390))), at: 0)
    #expect(!rotated.keepsFingersOnScreen)
  }
}
