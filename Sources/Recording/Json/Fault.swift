/// What is wrong at a place of the buffer; the reader makes a `ReadError` of it.
struct Fault: Error {
  /// An index into the scanner's bytes.
  let position: Int
  let problem: Problem

  init(position: Int, _ problem: Problem.Syntax) {
    self.position = position
    self.problem = .syntax(problem)
  }

  init(position: Int, _ problem: Problem.Content) {
    self.position = position
    self.problem = .content(problem)
  }

  init(position: Int, _ problem: Problem.Order) {
    self.position = position
    self.problem = .order(problem)
  }

  init(position: Int, _ problem: Problem.Seal) {
    self.position = position
    self.problem = .seal(problem)
  }
}
