import PagerModel
import SeededRandom
import Testing

@testable import Picture

struct RandomPictureTests {
  @Test("Any state has a picture whose lines are equally wide", arguments: 0..<60)
  func anyState(seed: UInt64) {
    var random = Seeded(seed)
    var sketch = Sketch(
      Self.pages(&random), bounds: Self.bounds(&random), header: Self.length(&random),
      hover: Self.length(&random), preset: seed % 2 == 0 ? .reference : .clNestedSlide)
    for _ in 0..<60 {
      sketch.apply(Self.event(&random), after: .random(in: 0...200_000, using: &random))
      check(sketch.pager)
    }
  }

  @Test(
    "Any state of a container with one scroll view has one too", arguments: 0..<60,
    [Container.grid, .sticky])
  func anyState(seed: UInt64, of container: Container) {
    var random = Seeded(seed)
    let pages = Self.pages(&random).map { page in
      var page = page
      if container == .grid { page.content = .cells(random.pick([0, 1, 2, 7, 100, 10_000_000])) }
      return page
    }
    var sketch = Sketch(
      container, pages, bounds: Self.bounds(&random),
      preset: seed % 2 == 0 ? .reference : .asWritten
    ) {
      $0.header = Self.length(&random)
      $0.grid.cellHeight = Self.length(&random) ?? 1e-9
      $0.grid.gap.row = Self.length(&random) ?? 0
      $0.grid.labelWidths = [Self.length(&random) ?? 0, 8]
      $0.grid.screenWidth = Self.length(&random)
      $0.sticky.headerRowHeight = Self.length(&random) ?? 0
      $0.sticky.stickyHeight = Self.length(&random) ?? 0
      $0.sticky.spacing = Self.length(&random) ?? 0
    }
    for _ in 0..<60 {
      sketch.apply(Self.event(&random), after: .random(in: 0...200_000, using: &random))
      check(sketch.pager)
    }
  }

  private func check(_ pager: Pager) {
    let picture = PagerPicture(of: pager, width: columns)
    let width = picture.screen.first.map(columns)
    #expect(picture.screen.allSatisfy { columns($0) == width })
    #expect((11...19).contains(picture.screen.count))
    #expect(picture.notes.count <= picture.screen.count)
    #expect(
      picture.lines.allSatisfy { line in
        line.unicodeScalars.allSatisfy { $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) }
      })
    let ascii = PagerPicture(of: pager, glyphs: .ascii, width: columns)
    #expect(ascii.lines.allSatisfy { $0.utf8.allSatisfy { (0x20..<0x7F).contains($0) } })
    #expect(ascii.screen.count == picture.screen.count)
    #expect(ascii.screen.allSatisfy { $0.utf8.count == width })
  }

  private static func length(_ random: inout Seeded) -> Double? {
    random.pick([nil, 0, 0.3, 44, 60, 240, 844, 3000, 1e6])
  }

  private static func bounds(_ random: inout Seeded) -> Size? {
    let sizes = [(390, 844), (844, 390), (0, 0), (1, 1), (390, 0), (1e6, 3), (3, 1e6)]
    return sizes.randomElement(using: &random).map { Size(width: $0.0, height: $0.1) }
  }

  private static func pages(_ random: inout Seeded) -> [PageSpec] {
    let titles: [String?] = [
      nil, "", "推荐", "\u{1B}[31mred\n", "a very long title 很长的标题", "e\u{301}",
    ]
    return (0..<random.pick([0, 1, 2, 3, 5, 100])).map { _ in
      PageSpec(
        title: random.pick(titles),
        content: Bool.random(using: &random)
          ? .height(random.pick([0, 10, 2000, 1e9]))
          : .rows(
            .random(in: 0...1000, using: &random),
            rowHeight: random.pick([0, 0.1, 20, 76, 5000])))
    }
  }

  private static func event(_ random: inout Seeded) -> PagerEvent {
    let number = { (random: inout Seeded) in Double.random(in: -1500...1500, using: &random) }
    let huge = random.pick([-1e15, -1e9, 0, 37.25, 1e9, 1e15])
    switch Int.random(in: 0..<14, using: &random) {
    case 0: return .reload(toPageAt: Int.random(in: -1...100, using: &random))
    case 1: return .selectTab(at: Int.random(in: -2...100, using: &random), animated: true)
    case 2: return .setContentOffset(.main, x: nil, y: huge, animated: false)
    case 3: return .setContentOffset(.content, x: huge, y: nil, animated: false)
    case 4: return .setContentOffset(.page(0), x: nil, y: huge, animated: false)
    case 5: return .header(height: length(&random))
    case 6: return .hover(height: length(&random))
    case 7: return bounds(&random).map { .layout($0) } ?? .wait
    case 8:
      let velocity = Velocity(x: number(&random), y: number(&random))
      return .drag(.ended(velocity: velocity, target: nil))
    case 9, 10:
      let point = Point(x: number(&random).magnitude, y: number(&random).magnitude)
      return .drag(.began(at: point, velocity: nil))
    case _: return .drag(.changed(dx: number(&random), dy: number(&random)))
    }
  }
}

extension Seeded {
  mutating func pick<Element>(_ list: [Element]) -> Element {
    list[Int.random(in: list.indices, using: &self)]

  }
}
