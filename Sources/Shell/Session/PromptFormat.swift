import Inspection
import Picture
import Timeline
import Wording

/// What the prompt is made of: text, with pieces in braces that the session fills.
struct PromptFormat: Sendable, Equatable {
  enum Piece: String, CaseIterable {
    case share, depth, time, branch, unsaved, failed, diverged
  }

  private enum Part: Equatable {
    case text(String)
    case piece(Piece)

    var text: String {
      switch self {
      case .text(let text): text
      case .piece(let piece): "{\(piece.rawValue)}"
      }
    }
  }

  /// `{share} {depth} {time} {branch}{unsaved}> `
  static let standard = PromptFormat([
    .piece(.share), .text(" "), .piece(.depth), .text(" "), .piece(.time), .text(" "),
    .piece(.branch), .piece(.unsaved), .text("> "),
  ])

  private let parts: [Part]

  private init(_ parts: [Part]) { self.parts = parts }

  /// Reads the format that was typed.
  init(_ word: Word) throws(CommandError) {
    var parts: [Part] = []
    var rest = word.text[...]
    guard !rest.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F }) else {
      throw CommandError("a prompt is one line of text", at: word)
    }
    while let brace = rest.firstIndex(of: "{") {
      if brace > rest.startIndex { parts.append(.text(String(rest[..<brace]))) }
      rest = rest[rest.index(after: brace)...]
      guard let end = rest.firstIndex(of: "}") else {
        throw CommandError("a { is not closed", at: word)
      }
      parts.append(.piece(try Self.piece(String(rest[..<end]), word)))
      rest = rest[rest.index(after: end)...]
    }
    if !rest.isEmpty { parts.append(.text(String(rest))) }
    self.parts = parts
  }

  private static func piece(_ name: String, _ word: Word) throws(CommandError) -> Piece {
    if let piece = Piece(rawValue: name) { return piece }
    let names = Piece.allCases.map(\.rawValue)
    let list = names.map { "{\($0)}" }.joined(separator: ", ")
    let problem: Message = "a prompt's pieces are \(list)"
    let near = nearest(to: name, among: names)
    throw CommandError(near.map { "\(problem). Did you mean {\($0)}?" } ?? problem, at: word)
  }

  /// As it is typed.
  var text: String { parts.map(\.text).joined() }

  func text(in session: Session) -> String {
    parts.map { part in
      switch part {
      case .text(let text): text
      case .piece(let piece): session.text(of: piece)
      }
    }.joined()
  }
}

extension Session {
  fileprivate func text(of piece: PromptFormat.Piece) -> String {
    switch piece {
    case .share: "\(percent)%"
    case .depth: "\(timeline.depth)/\(timeline.length)"
    case .time: shortTimeText(timeline.cursor.time)
    case .branch: timeline.branchName.disarmed
    case .unsaved: pending.isEmpty ? "" : "+\(pending.count)"
    case .failed: failed.contains(where: timeline.isOnBranch) ? "!" : ""
    case .diverged: diverged.contains(where: timeline.isOnBranch) ? "?" : ""
    }
  }
}
