import Recording
import Shell
import Wording

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension Benchmark {
  static let verify = Benchmark(
    name: "verify", summary: "replay a folder of recordings, the whole process"
  ) { bench throws(CommandError) in
    let corpus = try Corpus(bench)
    let (hash, node) = (bench.tool("sha256sum"), bench.tool("node"))
    let figures = try bench.interleaved(
      "verify", rounds: bench.sizes.rounds,
      [
        { try bench.time(bench.program, ["verify", corpus.folder]) },
        { try bench.time(hash, corpus.files) },
        { try bench.time(node, ["-e", Corpus.nodeScript, corpus.folder]) },
      ])
    let size = "\(grouped(corpus.files.count)) × \(grouped(bench.sizes.corpusEvents))"
    return [
      Measurement(
        name: "verify", what: "verify of \(size) events, \(counted(processorCount, "core"))",
        figure: figures[0],
        peers: [
          .init(
            name: "sha256sum", what: "sha256sum of the files",
            figure: hash == nil ? .missing("install coreutils") : figures[1], limit: 1),
          .init(
            name: "node", what: "node, JSON.parse of each line and a reducer of three fields",
            figure: node == nil ? .missing("install nodejs") : figures[2], limit: 0.1),
        ])
    ]
  }
}

/// A folder of generated recordings.
private struct Corpus {
  /// Reads every file of the folder that it is given.
  static let nodeScript = """
    const fs = require('fs'), folder = process.argv[1];
    for (const name of fs.readdirSync(folder)) {
      let main = 0, page = 0, index = 0;
      for (const line of fs.readFileSync(folder + '/' + name, 'utf8').split('\\n')) {
        if (!line) continue;
        const event = JSON.parse(line).event;
        if (!event) continue;
        if (event.selectTab) index = event.selectTab.at;
        if (event.drag && event.drag.phase === 'changed') {
          const room = Math.min(Math.max(main - event.drag.dy, 0), 240);
          page = Math.max(0, page - event.drag.dy - (room - main));
          main = room;
        }
      }
      if (main + page + index < 0) throw name;
    }
    """

  let folder: String
  let files: [String]

  init(_ bench: Workbench) throws(CommandError) {
    let folder = "\(bench.folder)/corpus"
    self.folder = folder
    files = (0..<bench.sizes.corpus).map { "\(folder)/\($0).jsonl" }
    guard mkdir(folder, 0o700) == 0 else {
      throw CommandError("\(folder) cannot be made", outcome: .fileError)
    }
    for (index, file) in files.enumerated() {
      try GeneratedLog(seed: UInt64(index)).write(
        bench.sizes.corpusEvents, to: file, unless: bench.isInterrupted)
    }
  }
}
