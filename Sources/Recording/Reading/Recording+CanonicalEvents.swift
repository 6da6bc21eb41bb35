import PagerModel

/// Lines that were taken in one go.
struct CanonicalEvents {
  var count = 0
  /// The last one's bytes, without LF.
  var last: Range<Int>
  /// One past the last one's LF.
  var end: Int { count > 0 ? last.upperBound + 1 : last.upperBound }
}

extension Recording {
  /// Adds the events at the beginning of `bytes[range]` that stand there as the writer has them,
  /// up to the first line, or part of one, that is anything else or has something wrong with it, and
  /// no more than fill the log's storage.
  mutating func addCanonicalEvents(
    in bytes: [UInt8], _ range: Range<Int>, atMost limit: Int
  ) -> CanonicalEvents {
    var events = CanonicalEvents(last: range.lowerBound..<range.lowerBound)
    bytes.withUnsafeBytes { buffer in
      guard var text = CanonicalText(buffer, range) else { return }
      let limit = min(limit, nodes.room)
      while events.count < limit {
        let start = text.position
        guard addCanonicalEvent(&text) else { return }
        events.count += 1
        events.last = start..<text.position - 1
      }
    }
    return events
  }

  /// False: nothing was added.
  @inline(__always)
  private mutating func addCanonicalEvent(_ text: inout CanonicalText) -> Bool {
    let start = text.position
    let last = nodes.count
    guard text.take(#"{"kind":"event","id":"#), text.natural() == last + 1,
      text.take(#","parent":"#), let parent = text.natural(), parent <= last,
      text.take(#","dt":"#), let dt = text.natural(), Limits.Range.duration.contains(Double(dt)),
      last < Int(Int32.max), let time = time(below: parent, dt), let event = text.event()
    else { return false }
    if header.isSealed {
      let checksum = Checksum.ofLine(text.bytes(from: start), after: ending.checksum)
      guard text.take(#","crc":""#), text.take(Checksum.digits(checksum)), text.take("\"}\n")
      else { return false }
      ending.checksum = checksum
    } else {
      guard text.take("}\n") else { return false }
    }
    add(event, parent: parent, time: time)
    return true
  }
}
