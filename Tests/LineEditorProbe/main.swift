import LineEditor

#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

// Shows what each line read came to. `work` waits until ctrl-C, `quit` ends.

let words = ["load", "list", "listen", "step", "stop", "status", "回放", "回退", "mainScroll.y"]

func say(_ text: String) {
  print(text)
  fflush(nil)
}

func source() -> any LineSource {
  let editor = LineEditor(name: "unscroll")
  editor?.completion = { line in
    let word = line.split(separator: " ", omittingEmptySubsequences: false).last ?? ""
    return words.filter { $0.lowercased().hasPrefix(word.lowercased()) }.map { Candidate($0) }
  }
  if editor?.usesViKeys == true { say("vi keys") }
  return editor ?? PlainReader()
}

func work() {
  Interrupt.during {
    say("working")
    while !Interrupt.isPending { poll(nil, 0, 1000) }
    say("stopped")
  }
}

func run() {
  let source = source()
  var prompt = "try> "
  while true {
    switch source.readLine(prompt: prompt) {
    case .line("quit"):
      return
    case .line("work"):
      work()
    case .line(let line) where line.hasPrefix("prompt "):
      prompt = line.dropFirst(7) + "> "
    case .line(let line):
      source.remember(line)
      say(line.count > 200 ? "long \(line.unicodeScalars.count)" : "got \(line.debugDescription)")
    case .tooLong: say("too long")
    case .interrupted: say("interrupted")
    case .endOfInput: return say("end")
    case .failed(let code): return say("failed \(code)")
    }
  }
}

// As a shell does: ctrl-C never ends it, whenever it comes.
if isatty(0) == 1 { Interrupt.during(run) } else { run() }
