import PagerModel

extension Double {
  /// Simpler numbers near this one, the simplest first: 0, then its first one, two and three digits,
  /// and the nearest whole one; only those with fewer digits that count than it has.
  var rounder: [Double] {
    let own = significantDigits
    var result: [Double] = self == 0 ? [] : [0]
    for digits in 1...3 where digits < own { result.append(cut(toDigits: digits)) }
    if rounded().significantDigits < own { result.append(rounded()) }
    return result.filter { $0.significantDigits < own && $0.isFinite }
  }

  /// As `rounder`, but never 0.
  var rounderSize: [Double] { rounder.filter { $0 != 0 } }

  /// Digits of the shortest decimal that reads back, zeros at its ends not counted; 0 has none.
  private var significantDigits: Int {
    let mantissa = magnitude.description.prefix { $0 != "e" }
    var digits = mantissa.filter(\.isNumber)[...]
    while digits.first == "0" { digits.removeFirst() }
    while digits.last == "0" { digits.removeLast() }
    return digits.count
  }

  private func cut(toDigits digits: Int) -> Double {
    guard self != 0, isFinite else { return self }
    var scale = 1.0
    let limit = (0..<digits).reduce(1.0) { power, _ in power * 10 }
    while magnitude / scale >= limit { scale *= 10 }
    while magnitude / scale < limit / 10, scale > 1e-12 { scale /= 10 }
    // A division by a whole power of ten gives the shortest decimal; a product with 0.1 would not.
    if scale >= 1 { return (self / scale).rounded(.towardZero) * scale }
    return (self * (1 / scale)).rounded(.towardZero) / (1 / scale)
  }
}
