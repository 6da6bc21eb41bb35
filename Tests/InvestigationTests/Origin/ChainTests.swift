import Investigation
import PagerModel
import SeededRandom
import Testing
import Timeline

@Suite("A chain of causes")
struct ChainTests {
  @Test(
    "goes back in time without a circle, each link to a field that the one before it saw",
    arguments: 0..<40)
  func backwards(seed: UInt64) throws {
    var branch = RandomBranch(seed: seed, count: 30)
    let (moments, search) = (branch.moments, branch.search)
    var random = Seeded(seed)
    let last = moments[moments.count - 1].state
    for _ in 0..<6 {
      let path = random.pick(last.paths.filter { $0 != .time })
      let origin = try search.origin(of: .path(path), at: branch.end, in: &branch.replay)
      let changes = Array(zip(moments, moments.dropFirst())).last {
        $0.state.value(path) != $1.state.value(path)
      }
      #expect(origin.links.first?.cursor == changes?.1.cursor, "\(path), seed \(seed)")
      #expect(origin.links.first?.after == changes.map { _ in last.value(path) })
      for (link, next) in zip(origin.links, origin.links.dropFirst()) {
        let depths = [link, next].map { branch.replay.tree[$0.cursor.node].depth }
        #expect((depths[1], next.cursor.time) <= (depths[0], link.cursor.time))
        let followed = try #require(link.followed)
        #expect(next.subject == .path(followed))
        #expect(link.reads.contains { $0.path == followed } || link.rule != nil)
      }
      if origin.end == .input { #expect(origin.links.last?.isFrame == false) }
      let set = origin.links.map { "\($0.cursor) \($0.subject) \($0.before) \($0.after)" }
      #expect(Set(set).count == set.count, "\(path), seed \(seed), \(set)")
    }
  }

  /// Seeds of branches in which main moves in a frame.
  private static let movingSeeds: [UInt64] = (1000..<1200 as Range<UInt64>).filter { seed in
    frame(of: main, in: RandomBranch(seed: seed, count: 20)) != nil
  }
  private static let main = StatePath.scrollView(.main, .contentOffset)

  /// The first frame in which `path` changes.
  private static func frame(of path: StatePath, in branch: RandomBranch) -> Cursor? {
    let moments = branch.moments
    return zip(moments, moments.dropFirst()).first { old, new in
      old.state.value(path) != new.state.value(path)
        && new.cursor.time != branch.replay.tree[new.cursor.node].time
    }?.1.cursor
  }

  @Test("of what changed in a frame goes back to an event", arguments: movingSeeds)
  func frames(seed: UInt64) throws {
    var branch = RandomBranch(seed: seed, count: 20)
    let search = branch.search
    let frame = try #require(Self.frame(of: Self.main, in: branch))
    let origin = try search.origin(of: .path(Self.main), at: frame, in: &branch.replay)
    #expect(origin.end != .start, "seed \(seed), \(frame), \(origin.links)")
  }

  @Test("branches in which main moves in a frame are among those that are made up")
  func frameSeeds() { #expect(Self.movingSeeds.count >= 20) }

  @Test("can be stopped, and what was found stands")
  func interrupted() throws {
    var branch = RandomBranch(seed: 1, count: 30)
    let root = branch.root
    let search = OriginSearch(path: branch.path, root: { _ in root }, unless: { true })
    let origin = try search.origin(
      of: .path(.currentPageIndex), at: branch.end, in: &branch.replay)
    #expect(!origin.links.isEmpty)
    #expect(origin.fromStart == .interrupted)
  }
}
