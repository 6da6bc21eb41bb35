/// The word among `candidates` that `word` most likely means: at most two slips of the hand away
/// (one character put in, left out, exchanged, or swapped with its neighbour) and fewer than
/// `word` has characters. Of equally near ones, the first.
///
///     nearest(to: "reverse-setp", among: ["step", "reverse-step"])  // "reverse-step"
package func nearest(to word: String, among candidates: [String]) -> String? {
  let word = Array(word)
  var best: String?
  var limit = min(2, word.count - 1)
  for candidate in candidates {
    let letters = Array(candidate)
    guard limit >= 0, (letters.count - word.count).magnitude <= limit.magnitude else { continue }
    let slips = distance(from: word, to: letters)
    guard slips <= limit else { continue }
    best = candidate
    limit = slips - 1
  }
  return best
}

/// The distance of Damerau and Levenshtein, in its unrestricted form: "ca" and "abc" are two
/// slips apart.
func distance(from a: [Character], to b: [Character]) -> Int {
  let far = a.count + b.count
  // A row and a column in front of the empty prefixes stand for "no such swap".
  var slips = Array(
    repeating: Array(repeating: far, count: b.count + 2), count: a.count + 2)
  for i in 0...a.count { slips[i + 1][1] = i }
  for j in 0...b.count { slips[1][j + 1] = j }
  var lastRow: [Character: Int] = [:]
  for (i, x) in zip(1..., a) {
    var lastColumn = 0
    for (j, y) in zip(1..., b) {
      let row = lastRow[y, default: 0]
      let column = lastColumn
      if x == y { lastColumn = j }
      slips[i + 1][j + 1] = min(
        slips[i][j] + (x == y ? 0 : 1),
        slips[i + 1][j] + 1,
        slips[i][j + 1] + 1,
        slips[row][column] + (i - row - 1) + 1 + (j - column - 1))
    }
    lastRow[x] = i
  }
  return slips[a.count + 1][b.count + 1]
}
