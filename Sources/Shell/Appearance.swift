import LineEditor
import Picture

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// How lines are shown: with colours where the reader wants and can see them, in ASCII where
/// nothing else can be.
///
/// A colour only ever repeats what a sign says.
package struct Appearance: Sendable {
  package enum ColorChoice: String, CaseIterable, Sendable { case auto, always, never }

  private let hasColors: Bool
  let isASCII: Bool

  package init(hasColors: Bool, isASCII: Bool) {
    self.hasColors = hasColors
    self.isASCII = isASCII
  }

  /// For a stream: `--color` first, then `NO_COLOR`, then `CLICOLOR_FORCE`, then whether it is a
  /// terminal that has them.
  ///
  /// The variables count where they are not empty, and `CLICOLOR_FORCE` where it is not 0:
  /// https://no-color.org, https://bixense.com/clicolors.
  package init(of stream: Int32, color: ColorChoice, isASCII: Bool) {
    let isTerminal = isatty(stream) == 1
    let isDumb = environment("TERM") == "dumb"
    let forbids = environment("NO_COLOR").map { !$0.isEmpty } ?? false
    let forces = environment("CLICOLOR_FORCE").map { !["", "0"].contains($0) } ?? false
    switch color {
    case .always: hasColors = true
    case .never: hasColors = false
    case .auto: hasColors = !forbids && (forces || (isTerminal && !isDumb))
    }
    self.isASCII = isASCII || (isTerminal && !hasUTF8Locale)
  }

  /// The line without colours, and without what a terminal would obey.
  func plain(_ line: String) -> String { isASCII ? Self.ascii(line.disarmed) : line.disarmed }

  /// The line as it is written.
  package func render(_ line: String) -> String {
    guard hasColors else { return plain(line) }
    let text = plain(line)
    guard let color = Self.color(of: line), let sign = text.split(separator: " ").first
    else { return painted(line) }
    let indent = text.prefix { $0 == " " }
    let rest = text.dropFirst(indent.count + sign.count)
    return "\(indent)\u{1B}[\(color)m\(sign)\u{1B}[0m\(rest)"
  }

  /// By the sign that begins the line.
  private static func color(of line: String) -> Int? {
    switch line.first(where: { $0 != " " }) {
    case "✓": 32
    case "✗", "≠", "^": 31
    case "?", "!": 33
    case "=": line.hasPrefix("=>") ? 1 : nil
    case _: nil
    }
  }

  /// A picture's signs: header and content out of sight, the finger, the chosen tab, the trail.
  private static let paints: [Character: Int] = [
    "▒": 34, "░": 90, "◉": 33, "━": 36, "∙": 35, "•": 35, "▴": 35,
  ]

  private func painted(_ line: String) -> String {
    var (text, current) = ("", nil as Int?)
    for character in line {
      let paint = Self.paints[character]
      if paint != current { text += "\u{1B}[\(paint ?? 0)m" }
      current = paint
      text += plain(String(character))
    }
    return current == nil ? text : text + "\u{1B}[0m"
  }

  private static let substitutes: [Character: String] = [
    "✓": "+", "✗": "x", "▴": "^", "≠": "!=", "→": "->", "…": "...", "×": "x", "−": "-", "±": "+-",
  ]

  private static func ascii(_ line: String) -> String {
    line.reduce(into: "") { $0 += substitutes[$1] ?? String(Glyphs.substitutes[$1] ?? $1) }
  }
}
