import PagerModel

/// `@2.350s`: a time since the session's start, to the millisecond, or finer where it needs be.
package func timeText(_ time: Microseconds) -> String { "@\(secondsText(time))s" }

/// Seconds with three decimals, or six where the time is no whole millisecond.
package func secondsText(_ time: Microseconds) -> String {
  let (seconds, rest) = time.quotientAndRemainder(dividingBy: 1_000_000)
  let isWhole = rest % 1000 == 0
  let digits = String(isWhole ? rest / 1000 : rest)
  let width = isWhole ? 3 : 6
  return "\(seconds).\(String(repeating: "0", count: width - digits.count))\(digits)"
}

/// `@2.350s`, to the millisecond, whatever is beyond it left out: for a glance.
package func shortTimeText(_ time: Microseconds) -> String {
  timeText(time - time % 1000)
}
