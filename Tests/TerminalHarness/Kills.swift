#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// How often a test of a killed program kills it: `UNSCROLL_KILLS` times, 100 if that is not set.
package let numberOfKills = getenv("UNSCROLL_KILLS").flatMap { Int(String(cString: $0)) } ?? 100

/// Lets so much time pass, to the microsecond, as no sleep does: a moment for a kill.
package func waitBusily(microseconds: Int) {
  let end = secondsNow() + Double(microseconds) / 1e6
  while secondsNow() < end {}
}
