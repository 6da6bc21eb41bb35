import Timeline

/// One step of the tutorial: what it teaches, what to type, and what counts as done.
struct Lesson: Sendable {
  let title: String
  /// One to four lines of at most 80 columns: what, and why.
  let text: String
  /// The command as it is suggested.
  let typed: String
  /// Of a command that ran without an error, whatever it answered.
  let isDone: @Sendable (Attempt) -> Bool

  /// A command that was run, and the session before and after it.
  struct Attempt {
    let command: String
    let before: Session
    let after: Session

    var hasMoved: Bool { before.place != after.place }
  }

  static let all = [
    Lesson(
      title: "the picture",
      text: """
        This is a recorded session: a finger scrolls the header away, then drags the
        bar down. You stand at its start. show draws the pager as it stands, to scale,
        and what does not show beside it.
        """,
      typed: "show", isDone: ran("show")),
    Lesson(
      title: "a value",
      text: """
        Every number in the picture is a state path, and state lists them all. main.y
        is how far the header is scrolled away. print takes expressions, too.
        """,
      typed: "print main.y", isDone: ran("print")),
    Lesson(
      title: "one event",
      text: """
        The session is a list of events, and the prompt says after how many of them
        you stand. step lets the next one act, and says what it changed; Return
        repeats it.
        """,
      typed: "step", isDone: ran("step")),
    Lesson(
      title: "a whole gesture",
      text: """
        A pan is many events: began, a change a frame, ended. next goes on by a whole
        gesture, with what settles after it.
        """,
      typed: "next", isDone: ran("next")),
    Lesson(
      title: "back",
      text: """
        Every move has its reverse. reverse-next takes a whole gesture back,
        reverse-step one event; what is undone is shown as it happened, before → after.
        """,
      typed: "reverse-next", isDone: ran("reverse-next", "reverse-step")),
    Lesson(
      title: "the start",
      text: "rewind goes back to the start, rewind 3 by three events.",
      typed: "rewind",
      isDone: { ran("rewind")($0) || ($0.hasMoved && $0.after.timeline.cursor == .start) }),
    Lesson(
      title: "any place",
      text: """
        goto goes anywhere: to an event (goto 13), a time (goto @0.8s), a mark (goto
        pinned), where something first holds (goto if isPinned), the branch's end.
        """,
      typed: "goto end",
      isDone: { attempt in
        let timeline = attempt.after.timeline
        return timeline.cursor.node == timeline.leaf && (attempt.hasMoved || ran("goto")(attempt))
      }),
    Lesson(
      title: "who changed it",
      text: """
        At the end main.y is 140: of the 240 points that were scrolled away, 100 are
        back. last says which event changed a path last, and the rule by which it did;
        Return says who before that.
        """,
      typed: "last main.y", isDone: ran("last")),
    Lesson(
      title: "why",
      text: """
        why goes on from there to an input. It also tries every policy, a question on
        which pagers differ, and says which of them decide the value.
        """,
      typed: "why main.y", isDone: ran("why")),
    Lesson(
      title: "what must hold",
      text: """
        A recording keeps what must hold at its events, so that it is a test. check
        judges all that is stored on this branch, wherever you stand.
        """,
      typed: "check", isDone: ran("check")),
    Lesson(
      title: "a policy",
      text: """
        why named pinRelease. policy says what a policy decides, what each value does,
        and which reports of real pagers it comes from.
        """,
      typed: "policy pinRelease", isDone: ran("policy")),
    Lesson(
      title: "two sets of policies",
      text: """
        This session was recorded because in one pager the bar did not pull the header
        out. compare replays it under two sets of policies, and says where they part
        first.
        """,
      typed: "compare reference pinRelease=pageOnly", isDone: ran("compare")),
    Lesson(
      title: "a branch",
      text: """
        A policy with a value makes a branch: the same events under that policy. The
        stored assertions come along; those that fail there describe the bug.
        """,
      typed: "policy pinRelease=pageOnly",
      isDone: {
        $0.after.timeline.tree.leaves.count > $0.before.timeline.tree.leaves.count
      }),
    Lesson(
      title: "its name",
      text: """
        branch names the branch you are on, and without a name it lists them all;
        switch goes to another. main is still as it was recorded.
        """,
      typed: "branch pin-holds", isDone: ran("branch")),
    Lesson(
      title: "an assertion",
      text: """
        expect stores what must hold at the event where you stand. This one fails
        here, as it should: it says what is wrong until the pager is mended.
        """,
      typed: "expect isPinned = false",
      isDone: { $0.after.expectations.count > $0.before.expectations.count }),
    Lesson(
      title: "a file",
      text: """
        Nothing is written until you save; the prompt's + counts what is new. save
        FILE writes the session with all its branches to a new file. It replaces none:
        where that one is there already, choose another name, or go on with tutorial
        next.
        """,
      typed: "save pulled-out.jsonl",
      isDone: { ran("save")($0) && $0.after.pending.isEmpty }),
    Lesson(
      title: "replay in CI",
      text: """
        unscroll verify FILE, typed in your terminal or in CI, replays every branch of
        the file that you saved, checks all that is stored, and ends with exit code 1
        as long as something fails. It takes folders, too. Leave, and try it there.
        """,
      typed: "quit", isDone: { _ in false }),
  ]

  private static func ran(_ names: String...) -> @Sendable (Attempt) -> Bool {
    { names.contains($0.command) }
  }
}
