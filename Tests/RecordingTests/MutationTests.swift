import SeededRandom
import Testing

@testable import Recording

@Suite struct AnyBytes {
  private static let seed = [
    header, line(1, #"{"drag":{"phase":"began","x":195,"y":600,"vx":0,"vy":-1.5e2}}"#),
    line(2, #"{"pages":{"pages":[{"title":"首页","items":3,"rowHeight":44}]}}"#),
    line(3, #"{"setting":{"policy":{"preset":"reference","headerDrag":"stops"}}}"#, parent: 1),
    #"{"kind":"expect","at":3,"state":{"main.y":1,"pages[0].id":"\u00e9"},"effects":["pageAt 1"],"since":0,"failsUnder":{"panOrder":"pageFirst"}}"#,
    #"{"kind":"end","records":5}"#,
  ].map { $0 + "\n" }.joined()

  /// Bytes that are likely to hurt.
  private static let spice =
    Array("{}[],:\"\\0123456789eE.-+ntfu\r\n \u{0}\u{7F}".utf8) + [0xE4, 0xFF]

  private func mutated(_ bytes: [UInt8], _ random: inout Seeded) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      guard let place = bytes.indices.randomElement(using: &random) else { break }
      let spice = Self.spice[Int.random(in: 0..<Self.spice.count, using: &random)]
      switch Int.random(in: 0..<6, using: &random) {
      case 0: bytes[place] = spice
      case 1: bytes.insert(spice, at: place)
      case 2: bytes.remove(at: place)
      case 3: bytes.removeSubrange(place..<min(bytes.count, place + 12))
      case 4: bytes.removeLast(bytes.count - place)
      case _:
        let piece = Array(bytes[place..<min(bytes.count, place + 20)])
        bytes.insert(
          contentsOf: piece, at: Int.random(in: 0...bytes.count, using: &random))
      }
    }
    return bytes
  }

  @Test func `No mutation of a recording traps the reader`() {
    var random = Seeded(42)
    let seed = Array(Self.seed.utf8)
    var read = 0
    for _ in 0..<4000 {
      if (try? Recording.parse(mutated(seed, &random))) != nil { read += 1 }
    }
    #expect(read > 0 && read < 4000)
  }

  @Test func `The writer's own lines and any others are judged alike`() throws {
    var random = Seeded(43)
    let seeds = [
      #"{"drag":{"phase":"began","x":195,"y":600,"vx":0,"vy":-1.5e2}}"#,
      #"{"drag":{"phase":"changed","dx":1.25,"dy":-3e2}}"#,
    ].map { Array($0.utf8) }
    for round in 0..<3000 {
      let event = mutated(seeds[round % 2], &random)
      guard !event.contains(where: { $0 == UInt8(ascii: "\n") || $0 == 0 }) else { continue }
      let canonical =
        Array((header + "\n" + #"{"kind":"event","id":1,"parent":0,"dt":0,"event":"#).utf8)
        + event + Array("}\n".utf8)
      // A blank more sends it the general way, one column further on.
      let general =
        Array((header + "\n" + #"{ "kind":"event","id":1,"parent":0,"dt":0,"event":"#).utf8)
        + event + Array("}\n".utf8)
      let one = Result { () throws(ReadError) in try Recording.parse(canonical) }
      let other = Result { () throws(ReadError) in try Recording.parse(general) }
      switch (one, other) {
      case (.success(let one), .success(let other)):
        #expect(one.nodes == other.nodes && one.unreplayable == other.unreplayable)
      case (.failure(let one), .failure(let other)):
        #expect(one.problem == other.problem)
      case (.success, .failure), (.failure, .success):
        Issue.record("judged differently: \(String(decoding: event, as: UTF8.self))")
      }
    }
  }
}
