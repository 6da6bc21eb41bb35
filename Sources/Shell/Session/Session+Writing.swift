import Inspection
import Recording
import Wording

extension Session {
  /// Throws what keeps something made of this session from being written to `path`, as far as it
  /// can be known before it is made.
  package func requirePlace(at path: String, replacing: Bool) throws(CommandError) {
    if replacing, file.recording.stands(at: path, system) {
      throw CommandError(
        "\(path) is the recording itself: name another file", outcome: .fileError)
    }
    do {
      try file.recording.requirePlace(at: path, replacing: replacing, system)
    } catch {
      throw CommandError(notWritten: error)
    }
  }

  /// Writes what was made of this session to a file.
  package func write(
    _ bytes: [UInt8], to path: String, replacing: Bool
  ) throws(CommandError) {
    do {
      try file.recording.write(bytes, to: path, replacing: replacing, system)
    } catch {
      throw CommandError(notWritten: error)
    }
  }
}

extension CommandError {
  /// Of a verb or command that has --force.
  package init(notWritten error: WriteError) {
    let sentence: Message =
      switch error.reason {
      case .exists: "\(error) (--force replaces it)"
      case .cannotOpen(.missing): "\(error.file): its folder is not there"
      case _: "\(error)"
      }
    self.init(sentence, outcome: .fileError)
  }
}
