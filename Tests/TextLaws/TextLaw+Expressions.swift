import Inspection
import PagerModel

/// What is read, prints as what reads the same; an error points into the text.
func checkExpression(_ text: String) throws(BrokenLaw) {
  for container in Container.allCases {
    try checkPath(text, container)
    let expression: Expression
    do {
      expression = try Expression(parsing: text, in: container)
    } catch {
      try require(
        (1...text.count + 1).contains(error.column), "column \(error.column) of \(text)")
      try require(error.rendered().split(separator: "\n").count >= 2, "\(text) is not shown")
      continue
    }
    let printed = expression.description
    let again = try? Expression(parsing: printed, in: container)
    try require(again == expression, "\(text)\nis printed as\n\(printed)\nand read as another")
    try require(again?.description == printed, "\(printed)\nis printed in another way")
  }
}

/// So do state paths, in both of their spellings.
private func checkPath(_ text: String, _ container: Container) throws(BrokenLaw) {
  guard let path = try? StatePath.parse(text, in: container) else { return }
  for spelling in [path.description, path.shortDescription] {
    let again = try? StatePath.parse(spelling, in: container)
    try require(again == path, "\(text) is spelt \(spelling), which is another path")
  }
}
