import TerminalHarness
import Testing

@Suite struct KeepTests {
  @Test("marks, notes and expressions may hold any text")
  func marksNotesAndExpressions() throws {
    try expectTranscript(
      #"""
      mark "my place"
      note it is 5" wide   and "quoted
      note 中文 🙂
      goto "my place"
      note
      # a comment
         # another
      """#,
      #"""
      my place is #0
      noted at #0
      noted at #0
      #0 start
      -e 5:5: the text is missing
      3 new records were not saved
      """#, exit: 2)
  }

  @Test("nothing is new until something is typed")
  func nothingIsNewUntil() throws {
    try expectTranscript(
      #"""
      save
      """#,
      #"""
      nothing is new since the last save
      """#)
  }
}
