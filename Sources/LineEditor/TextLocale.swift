import CEditline

#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The C library's idea of characters, without which libedit drops all but ASCII.
enum TextLocale {
  /// Sets a UTF-8 locale for characters, the user's own if it is one; false if there is none.
  static let isUTF8: Bool = {
    for name in ["", "C.UTF-8", "en_US.UTF-8", "UTF-8"] where setlocale(LC_CTYPE, name) != nil {
      if cel_is_utf8() != 0 { return true }
    }
    return false
  }()
}

/// Whether the user's own locale has all characters.
package var hasUTF8Locale: Bool {
  let before = setlocale(LC_CTYPE, nil).map { String(cString: $0) }
  defer { if let before { setlocale(LC_CTYPE, before) } }
  return setlocale(LC_CTYPE, "") != nil && cel_is_utf8() != 0
}

/// The columns `text` takes in a terminal, if it stands in one row: 2 for 中, 0 for a combining
/// mark or a control character.
///
///     displayWidth("step 回放")  // 9
package func displayWidth(_ text: String) -> Int {
  guard TextLocale.isUTF8 else { return text.count }
  return text.unicodeScalars.reduce(0) { $0 + displayWidth(of: $1) }
}

/// The columns of one scalar; 0 if it does not print.
func displayWidth(of scalar: Unicode.Scalar) -> Int {
  if scalar.isASCII { return scalar.value < 0x20 || scalar.value == 0x7F ? 0 : 1 }
  return max(0, Int(cel_width(wchar_t(scalar.value))))
}
