import Inspection

extension Shell {
  /// Shows the picture at the end of the branch, again for each event that another program appends:
  /// in place on a terminal, else one below the other. Until ctrl-C.
  package mutating func followPicture() -> Outcome {
    session.window = console.window
    do throws(CommandError) {
      let reply: Reply
      if let terminal = session.terminal {
        reply = try session.followPicture(on: terminal)
      } else {
        reply = try session.followFile { session, _ in
          [session.placeText] + session.picture(in: nil)
        }
      }
      console.show(reply.lines)
      return reply.outcome
    } catch {
      console.complain([error.sentence])
      return error.outcome
    }
  }
}
