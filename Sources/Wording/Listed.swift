/// `1 failed, 0 diverged`, in the language of this thread.
package func listed(_ parts: [String]) -> String {
  parts.joined(separator: String(localized: ", "))
}
