import Inspection
import LineEditor
import Picture
import Recording
import Shell
import Wording

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension CommandLineTool {
  /// Shows the events that are appended to a file from now on, until ctrl-C.
  static func follow(_ path: String) -> Outcome {
    do throws(ReadError) {
      var follower = try Follower(path)
      try follower.catchUp()
      var shown = follower.recording?.nodes.count ?? 0
      console.show([
        String(localized: "following \(path), \(counted(shown, "event")) so far; ctrl-C ends it")
      ])
      while !Interrupt.isPending, !Console.isBroken {
        try follower.catchUp()
        if let recording = follower.recording, recording.nodes.count > shown {
          console.show((shown..<recording.nodes.count).map { line(of: $0 + 1, in: recording) })
          shown = recording.nodes.count
        }
        _ = usleep(Follower.interval)
      }
      return .interrupted
    } catch {
      console.complain(["\(error)"])
      return .fileError
    }
  }

  /// `#12 @0.950s drag changed 0, -5`, and whence it branches off.
  private static func line(of id: Int, in recording: Recording) -> String {
    let node = recording.nodes[id - 1]
    let event = node.event?.text(with: recording.payloads) ?? String(localized: "unknown event")
    let line = "#\(id) \(timeText(node.time)) \(event)"
    return node.parent == id - 1 ? line : String(localized: "\(line)   after #\(node.parent)")
  }
}
