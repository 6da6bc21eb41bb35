import LineEditor
import PagerModel
import Picture
import Timeline
import Wording

extension Session {
  /// The pager as it stands, drawn for a window of this size.
  func picture(
    in size: TerminalSize?, _ glyphs: Glyphs = .unicode, _ trail: PagerTrail = .none
  ) -> [String] {
    let picture = PagerPicture(
      of: timeline.state, trail: trail, glyphs: glyphs, width: displayWidth)
    return size.map { picture.lines(columns: $0.columns, rows: $0.rows) } ?? picture.lines
  }

  /// Microseconds for which nothing is to be seen.
  private static let longestRest = 500_000.0
  /// However far behind its time the picture is, it is drawn so often.
  private static let longestGap = Swift.Duration.milliseconds(50)

  /// Shows one moment after the other, the cursor with them, as long as they lasted divided by
  /// `speed`. `skipped`: the microseconds in which nothing moved that were not waited for. False:
  /// ctrl-C came.
  mutating func play(
    to end: Cursor, at speed: Double, _ terminal: Appearance, skipped: inout Microseconds
  ) -> Bool {
    FullScreen.draw { screen in
      var playback = Playback(timeline, to: end)
      var due = ContinuousClock.now
      var next = due
      while true {
        let pause = pause(after: playback, at: speed)
        let following = due.advanced(by: .microseconds(pause?.time ?? 0))
        let now = ContinuousClock.now
        if now < following || now >= next || pause == nil {
          timeline.land(at: playback.cursor, playback.state)
          let status = [placeText, status(at: speed, pause), ""]
          let session = self
          screen.show { size in
            // No prompt stands below it.
            let rest = TerminalSize(columns: size.columns, rows: size.rows - status.count + 1)
            return (status + session.picture(in: rest)).map(terminal.plain)
          }
          next = now.advanced(by: Self.longestGap)
        }
        due = following
        guard let pause, screen.wait(until: due) else { break }
        if let rest = pause.rest { skipped += rest - Microseconds(Self.longestRest * speed) }
        playback.advance()
      }
      timeline.land(at: playback.cursor, playback.state)
    }
  }

  /// How long a moment is shown, in microseconds, and of how long a rest that is; nil: it is the
  /// last.
  private func pause(
    after playback: Playback, at speed: Double
  ) -> (time: Double, rest: Microseconds?)? {
    guard let next = playback.next else { return nil }
    let passed = next - playback.state.time
    let time = Double(passed) / speed
    guard playback.state.isAtRest, time > Self.longestRest else { return (time, nil) }
    return (Self.longestRest, passed)
  }

  private func status(at speed: Double, _ pause: (time: Double, rest: Microseconds?)?) -> String {
    let rest: Message =
      pause?.rest.map { "   \(secondsText($0)) s at rest, shortened to 0.5 s" } ?? ""
    return String(localized: "\(percent)%   speed \(shortest(speed))   ctrl-C stops\(rest)")
  }
}
