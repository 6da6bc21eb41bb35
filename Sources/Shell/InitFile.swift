import LineEditor

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The user's own start-up commands.
package enum InitFile {
  /// `unscroll/init` in `$XDG_CONFIG_HOME`, or in `~/.config`; nil: there is none.
  package static var path: String? {
    let config = environment("XDG_CONFIG_HOME").flatMap { $0.isEmpty ? nil : $0 }
    guard let folder = config ?? environment("HOME").map({ $0 + "/.config" }) else { return nil }
    let path = folder + "/unscroll/init"
    return access(path, R_OK) == 0 ? path : nil
  }
}
