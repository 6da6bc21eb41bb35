import Recording

/// Where a session is kept, and the writer that holds it once something was saved.
package struct SavedFile {
  /// `-` for standard input.
  package let path: String
  let recording: Recording
  var writer: RecordingWriter?

  init(_ recording: Recording, writer: RecordingWriter? = nil) {
    path = recording.file
    self.recording = recording
    self.writer = writer
  }

  /// The end of the file as this session knows it.
  var ending: Ending { writer?.ending ?? recording.ending }

  init(path: String, _ recording: Recording, writer: RecordingWriter) {
    self.path = path
    self.recording = recording
    self.writer = writer
  }
}
