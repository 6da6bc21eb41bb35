import Investigation
import PagerModel

extension Scenario {
  /// No steps yet, under `reference`: a screen of 390 × 844, a header of 240, a bar of 60, and pages
  /// of 2000 points.
  static func smallPager(pages: Int) -> Scenario {
    var initial = Initial()
    initial.bounds = Size(width: 390, height: 844)
    (initial.header, initial.hover) = (240, 60)
    initial.pages = Array(repeating: PageSpec(content: .height(2000)), count: pages)
    return Scenario(initial, policies: Preset.reference.policies)
  }
}
