import PagerModel

/// Points in a picture: to a tenth, which a row of it is far from showing.
func roughly(_ number: Double) -> String {
  guard number.magnitude < 1e12 else { return shortest(number) }
  return shortest((number * 10).rounded() / 10 + 0)
}

/// A whole number near `number`, and within `range` whatever it is.
func whole(_ number: Double, in range: ClosedRange<Int>) -> Int {
  guard number > Double(range.lowerBound) else { return range.lowerBound }
  guard number < Double(range.upperBound) else { return range.upperBound }
  return Int(number.rounded())
}

/// 1, 2 or 5 times a power of ten, at least `least`.
func roundStep(atLeast least: Double) -> Double {
  var step = 1.0
  while step < least, step < 1e15 {
    if step * 2 >= least { return step * 2 }
    if step * 5 >= least { return step * 5 }
    step *= 10
  }
  return step
}
