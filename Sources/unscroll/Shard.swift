/// One of several equal shares of a corpus: the files are dealt out in their order, one each in
/// turn, so that all shares together have every file once.
struct Shard {
  /// Which, 1 to `count`.
  let number: Int
  let count: Int

  static let whole = Shard(number: 1, count: 1)

  private init(number: Int, count: Int) { (self.number, self.count) = (number, count) }

  /// `2/4`
  init(_ text: String) throws(UsageError) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1], number >= 1,
      number <= count
    else { throw UsageError("--shard is K/N, as in 2/4, with K from 1 to N, not \(text)") }
    self.init(number: number, count: count)
  }

  func share<File>(of files: [File]) -> [File] {
    files.indices.filter { $0 % count == number - 1 }.map { files[$0] }
  }
}
