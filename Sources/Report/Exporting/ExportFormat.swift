import PagerModel
import Wording

/// What a session can be written as, for other programs and for people.
package enum ExportFormat: String, CaseIterable, Sendable {
  /// All of it as one object.
  case json
  /// The course of state paths, for a spreadsheet or a plot.
  case csv
  /// A page that plays the session, in one file.
  case html
  /// A case for Swift Testing.
  case test
  /// A text in Markdown to paste into a report.
  case issue
  /// What `play` shows, for a terminal's player.
  case asciicast
}

/// What of a session is wanted, and in which form.
package struct ExportRequest: Sendable {
  package var format: ExportFormat
  /// Of `csv`; empty: the paths that say most of the container.
  package var paths: [StatePath] = []
  /// Of `csv`: a row a value instead of a row a moment.
  package var isLong = false

  package init(_ format: ExportFormat) { self.format = format }
}

extension ExportedSession {
  /// In English: it is kept, and read by others and by programs.
  package func text(for request: ExportRequest) throws(ExportError) -> String {
    try Language.inEnglish { () throws(ExportError) in try written(as: request) }
  }

  private func written(as request: ExportRequest) throws(ExportError) -> String {
    switch request.format {
    case .json: "\(try json())\n"
    case .csv: try request.isLong ? longTable(of: request.paths) : table(of: request.paths)
    case .html: try htmlPage()
    case .test: try test()
    case .issue: try issue()
    case .asciicast: try cast()
    }
  }
}
