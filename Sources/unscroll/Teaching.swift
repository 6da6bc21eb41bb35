import LineEditor
import Shell

extension CommandLineTool {
  static let tutorial = Verb(
    name: "tutorial", usage: "unscroll tutorial [--no-init]",
    summary: "learn the shell in five minutes",
    help: """
      Opens a recording that is part of the program in the shell, with short lessons:
      each says what to type, and the next one comes when that was done. tutorial next
      skips one, tutorial repeats it, quit leaves. Nothing is written but what you
      save, where you say.

        unscroll tutorial
      """,
    options: [.noInit],
    run: { options throws(UsageError) in
      if let extra = options.rest.first { throw UsageError("tutorial takes no \(extra)") }
      do throws(CommandError) {
        let session = try Session.tutorial(unless: { Interrupt.isPending })
        return shell(session, first: "tutorial", runsInit: !options.has("--no-init"))
      } catch {
        console.complain([error.sentence])
        return error.outcome
      }
    })
}
