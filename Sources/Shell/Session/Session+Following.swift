import LineEditor
import PagerModel
import Recording
import Timeline
import Wording

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Going along with a file that another program writes.
extension Session {
  /// Goes to each event as it is appended and announces it, until ctrl-C.
  mutating func followFile(
    announcing lines: (inout Session, Pager) -> [String]
  ) throws(CommandError) -> Reply {
    let before = timeline.state
    var followed = try FollowedFile(of: &self)
    announce([String(localized: "following \(file.path); ctrl-C stops")] + lines(&self, before))
    var failure: CommandError?
    while failure == nil, !isInterrupted() {
      let news = followed.takeIn(&self)
      failure = news.failure.map { CommandError("\($0)", outcome: .fileError) }
      for event in news.events where !isInterrupted() {
        let before = timeline.state
        do throws(ReplayError) {
          try timeline.go(to: .node(event))
          announce(lines(&self, before))
        } catch {
          announce([String(localized: "\(error.sentence); still at #\(timeline.cursor.node)")])
        }
      }
      if failure == nil { _ = usleep(Follower.interval) }
    }
    do throws(CommandError) { try followed.leave(&self) } catch { failure = failure ?? error }
    if let failure { throw failure }
    return Reply([], outcome: .interrupted)
  }

  /// Draws the pager at the last event, in place, and again as events are appended, until ctrl-C.
  mutating func followPicture(on terminal: Appearance) throws(CommandError) -> Reply {
    var followed = try FollowedFile(of: &self)
    var failure: CommandError?
    let isDone = FullScreen.draw { screen in
      repeat {
        let news = followed.takeIn(&self)
        failure = news.failure.map { CommandError("\($0)", outcome: .fileError) }
        if let last = news.events.last {
          // What cannot be replayed is not drawn: the picture stays.
          try? timeline.go(to: .node(last))
        }
        draw(on: &screen, terminal)
      } while failure == nil
        && screen.wait(until: .now.advanced(by: .microseconds(Int(Follower.interval))))
    }
    do throws(CommandError) { try followed.leave(&self) } catch { failure = failure ?? error }
    if let failure { throw failure }
    return Reply(picture(in: window.size) + [placeText], outcome: isDone ? .held : .interrupted)
  }

  private func draw(on screen: inout FullScreen, _ terminal: Appearance) {
    let status = [
      placeText, String(localized: "following \(file.path)   ctrl-C stops"), "",
    ]
    let session = self
    screen.show { size in
      // No prompt stands below it.
      let rest = TerminalSize(columns: size.columns, rows: size.rows - status.count + 1)
      return (status + session.picture(in: rest)).map(terminal.plain)
    }
  }
}
