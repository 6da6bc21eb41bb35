import Testing

@testable import PagerModel

@Suite("What a layout pass lays out")
struct LayoutEqualityTests {
  private static let layout = Layout(
    bounds: Size(width: 390, height: 844), header: 240, hover: 60, slots: 3,
    pageHeight: .belowHover, pin: 0, safeArea: Insets(), handOver: .exact, shortPage: .pad,
    isMirrored: false)

  private static let changes: [@Sendable (inout Layout) -> Void] = [
    { $0.bounds.width = 1 }, { $0.header = 1 }, { $0.hover = 1 }, { $0.slots = 1 },
    { $0.pageHeight = .full }, { $0.pin = 1 }, { $0.safeArea.top = 1 }, { $0.handOver = .flags },
    { $0.shortPage = .clamp }, { $0.isMirrored = true },
  ]

  @Test("is other wherever one field is")
  func everyFieldCounts() {
    #expect(Self.layout == Self.layout)
    for change in Self.changes {
      var other = Self.layout
      change(&other)
      #expect(other != Self.layout)
    }
    #expect(Mirror(reflecting: Self.layout).children.count == Self.changes.count)
  }
}
