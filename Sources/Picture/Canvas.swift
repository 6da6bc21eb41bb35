/// A grid of cells to write text into; each line of it has the same width on a terminal.
struct Canvas {
  let columns: Int
  private let width: (String) -> Int
  /// A cell that the character before it covers is empty.
  private var cells: [[String]]

  /// - Parameter width: the columns that a text takes on the terminal.
  init(columns: Int, rows: Int, width: @escaping (String) -> Int) {
    self.columns = columns
    self.width = width
    cells = Array(repeating: Array(repeating: " ", count: columns), count: rows)
  }

  var lines: [String] { cells.map { $0.joined() } }

  /// Writes `text` from `column` on, as much of it as fits into `area`, and nothing off the grid.
  mutating func write(_ text: String, row: Int, column: Int, in area: Range<Int>? = nil) {
    let area = (area ?? 0..<columns).clamped(to: 0..<columns)
    guard cells.indices.contains(row) else { return }
    var column = column
    for character in text where !character.isControl {
      let columns = width(String(character))
      guard columns > 0 else { continue }
      guard column + columns <= area.upperBound else { return }
      if column >= area.lowerBound { put(character, row: row, column: column, columns: columns) }
      column += columns
    }
  }

  /// Writes `text` in the middle of `area`, cut where it does not fit.
  mutating func write(_ text: String, row: Int, centredIn area: Range<Int>) {
    let room = area.count - width(text)
    write(text, row: row, column: area.lowerBound + max(0, room / 2), in: area)
  }

  /// Nil: off the grid, or covered by the character before it.
  func character(row: Int, column: Int) -> Character? {
    guard cells.indices.contains(row), (0..<columns).contains(column) else { return nil }
    return cells[row][column].first
  }

  mutating func fill(_ character: Character, rows: Range<Int>, columns area: Range<Int>) {
    for row in rows.clamped(to: 0..<cells.count) {
      for column in area.clamped(to: 0..<columns) {
        put(character, row: row, column: column, columns: 1)
      }
    }
  }

  private mutating func put(_ character: Character, row: Int, column: Int, columns: Int) {
    for covered in column..<column + columns { erase(row: row, column: covered) }
    cells[row][column] = String(character)
    for covered in column + 1..<column + columns { cells[row][covered] = "" }
  }

  /// Takes the character away that covers a cell, all of it.
  private mutating func erase(row: Int, column: Int) {
    var first = column
    while first > 0, cells[row][first].isEmpty { first -= 1 }
    repeat {
      cells[row][first] = " "
      first += 1
    } while first < columns && cells[row][first].isEmpty
  }
}

extension Character {
  /// It would move the terminal's cursor, or change how it draws.
  var isControl: Bool {
    unicodeScalars.contains { $0.value < 0x20 || (0x7F...0x9F).contains($0.value) }
  }
}
