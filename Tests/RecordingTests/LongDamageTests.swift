import Foundation
import PagerModel
import SeededRandom
import Testing

@testable import Recording

/// The damage that `DamagedFiles` does to short files at every byte, at places of a longer one.
@Suite struct DamagedLongFiles {
  /// 17 kB: a branch, and a record of each kind now and then.
  private static let lines: [String] = {
    var lines = [header]
    for id in 1...60 {
      let event = #"{"drag":{"phase":"changed","dx":0,"dy":-\#(id).25}}"#
      lines.append(line(id, event, parent: id == 50 ? 30 : id - 1, dt: id))
      switch id % 10 {
      case 1, 3, 5, 7:
        let text = String(repeating: "第 \(id) 页 😀 ", count: 25)
        lines.append(#"{"kind":"note","at":\#(id),"text":"\#(text)"}"#)
      case 2: lines.append(#"{"kind":"expect","at":\#(id),"that":"main.y == 240"}"#)
      case 4: lines.append(#"{"kind":"mark","at":\#(id),"name":"m\#(id)"}"#)
      case 6: lines.append(#"{"kind":"observe","at":\#(id),"state":{"main.y":240}}"#)
      case 8:
        lines.append(#"{"kind":"snapshot","at":\#(id),"name":"s","state":{"isPinned":true}}"#)
      case _: break
      }
    }
    return lines + [#"{"kind":"end","records":\#(lines.count)}"#]
  }()

  private static let plain = bytes(lines)
  private static let sealed = bytes(
    SealedFiles.sealed([SealedFiles.sealedHeader] + lines.dropFirst()))

  private static func bytes(_ lines: [String]) -> [UInt8] {
    Array(lines.map { $0 + "\n" }.joined().utf8)
  }

  /// Where lines end.
  private static func ends(in bytes: [UInt8]) -> [Int] {
    let lineFeed = UInt8(ascii: "\n")
    return bytes.indices.filter { bytes[$0] == lineFeed }
  }

  /// Each line's end, three bytes around it, and 1,000 places from a seed.
  private static func places(in bytes: [UInt8]) -> [Int] {
    var random = Seeded(UInt64(bytes.count))
    let around = ends(in: bytes).flatMap { end in (-3...3).map { end + $0 } }
    let anywhere = (0..<1000).map { _ in Int.random(in: 0..<bytes.count, using: &random) }
    return Set((around + anywhere).filter(bytes.indices.contains)).sorted()
  }

  /// Whether `part` is the first records of `whole`, all of them up to a place in the file.
  private func isPrefix(_ part: Recording, of whole: Recording, lines: Int) -> Bool {
    let counts = [
      part.nodes.count, part.observations.count, part.expectations.count, part.snapshots.count,
      part.marks.count, part.notes.count, part.ending.isClosed ? 1 : 0,
    ]
    return counts.reduce(1, +) == lines && part.header == whole.header
      && whole.nodes.starts(with: part.nodes)
      && whole.observations.starts(with: part.observations)
      && whole.expectations.starts(with: part.expectations)
      && whole.snapshots.starts(with: part.snapshots)
      && whole.marks.starts(with: part.marks) && whole.notes.starts(with: part.notes)
  }

  @Test(arguments: [false, true], 0..<4)
  func `A long file cut anywhere is a true prefix of its tree, or an error`(
    isSealed: Bool, share: Int
  ) throws {
    let bytes = isSealed ? Self.sealed : Self.plain
    let whole = try Recording.parse(bytes)
    #expect(bytes.count > 16_384 && whole.ending.isClosed)
    let ends = Self.ends(in: bytes)
    for (index, cut) in Self.places(in: bytes).enumerated() where index % 4 == share {
      let part: Recording
      do throws(ReadError) {
        part = try Recording.parse(Array(bytes[..<cut]))
      } catch {
        #expect(cut < ends[0] && error.line == 1 && error.column == 1, "cut at \(cut)")
        continue
      }
      let before = ends.prefix { $0 < cut }
      let isWholeLine = ends.dropFirst(before.count).first == cut
      #expect(
        isPrefix(part, of: whole, lines: before.count + (isWholeLine ? 1 : 0)), "cut at \(cut)")
      let isAtLineEnd = before.last == cut - 1
      #expect((part.tornTail == nil) == (isWholeLine || isAtLineEnd), "cut at \(cut)")
    }
  }

  @Test(arguments: 0..<4)
  func `Any of 2,000 bits that flips in a long sealed file is reported`(share: Int) throws {
    var random = Seeded(UInt64(share))
    let ends = Self.ends(in: Self.sealed)
    for _ in 0..<500 {
      let index = Int.random(in: Self.sealed.indices, using: &random)
      var flipped = Self.sealed
      flipped[index] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      do throws(ReadError) {
        let recording = try Recording.parse(flipped)
        // Without its line feed the last line is torn.
        #expect(recording.tornTail != nil && index == flipped.count - 1, "byte \(index)")
      } catch {
        // A line whose end is gone is as bad as one that was changed.
        let line = ends.prefix { $0 < index }.count + 1
        #expect(error.line == line && error.column != nil, "byte \(index): \(error)")
      }
    }
  }
}
