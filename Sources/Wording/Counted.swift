/// `1 event`, `2 events`, in the language of this thread; `plural`: where it is not the noun with
/// an s.
package func counted(_ number: Int, _ noun: String, _ plural: String? = nil) -> String {
  String(localized: "\(number) " + Message(number == 1 ? noun : plural ?? noun + "s"))
}
