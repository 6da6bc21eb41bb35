extension String {
  /// Each control character as its picture, which Unicode has from U+2400 on: a terminal would obey
  /// what a recording's titles, marks and notes, others' texts, may have. Ends of lines stay.
  package var disarmed: String {
    guard unicodeScalars.contains(where: \.isObeyed) else { return self }
    var text = UnicodeScalarView()
    for scalar in unicodeScalars {
      let picture = scalar.value < 0x20 ? Unicode.Scalar(0x2400 + scalar.value) : "\u{2421}"
      text.append(scalar.isObeyed ? picture ?? "?" : scalar)
    }
    return String(text)
  }
}

extension Unicode.Scalar {
  fileprivate var isObeyed: Bool { properties.generalCategory == .control && self != "\n" }
}
