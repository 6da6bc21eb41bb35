import PagerModel
import SeededRandom
import Testing

@testable import Inspection

@Suite struct ExpressionLawTests {
  @Test("Printed and read again, an expression is the same")
  func roundTrip() throws {
    var generator = Seeded(1)
    for _ in 0..<2_000 {
      let node = generator.node(depth: Int.random(in: 0...5, using: &generator))
      let text = node.description
      let expression = try Expression(parsing: text)
      guard expression.root == node, expression.description == text else {
        Issue.record("not the same: \(text)\nbut: \(expression)")
        return
      }
    }
  }

  @Test("A value is finite, or there is an error that points into the text")
  func finiteOrError() throws {
    var generator = Seeded(2)
    var values = 0
    for _ in 0..<2_000 {
      let text = generator.node(depth: Int.random(in: 0...3, using: &generator)).description
      let expression = try Expression(parsing: text)
      do throws(EvaluationError) {
        let value = try expression.evaluate(in: FakeContext())
        values += 1
        if case .number(let number) = value {
          #expect(number.isFinite && (number != 0 || number.sign == .plus), "\(text)")
        }
      } catch {
        #expect(text.contains(error.text) && (1...text.count).contains(error.column), "\(text)")
      }
    }
    #expect(values > 200)
  }

  @Test("Whatever is typed is read, or there is an error that points into the text")
  func randomBytes() {
    var generator = Seeded(3)
    let pieces = [
      "main", ".y", "pages", "[", "0", "]", "(", ")", "all(pages,", "count(effects,", "@", "#", "-",
      "before.", "event.", "\"", "\\u", "d83d", "1e", "9", "~=", "within", "&&", "||", "!", "==",
      " ", "\n", "\u{301}", "\r\n", "true", "，", "标", "min(", ",", "\u{0}",
    ]
    var count = 0
    for _ in 0..<4_000 {
      var bytes: [UInt8] = []
      for _ in 0..<Int.random(in: 0...12, using: &generator) {
        if Int.random(in: 0..<8, using: &generator) == 0 {
          bytes.append(UInt8.random(in: 0...255, using: &generator))
        } else {
          bytes += generator.pick(pieces).utf8
        }
      }
      let text = String(decoding: bytes, as: UTF8.self)
      do throws(ExpressionSyntaxError) {
        let expression = try Expression(parsing: text)
        #expect(try Expression(parsing: expression.description) == expression)
        count += 1
      } catch {
        #expect((1...text.count + 1).contains(error.column), "\(text)")
        #expect(error.rendered().split(separator: "\n").count >= 2)
      }
    }
    #expect(count > 20)
  }

  @Test(
    "What nests too deep is an error",
    arguments: [
      "(", "!", "-", "abs(", "min(1, ", "1 + (", "all(pages, ", "true || !(1 == (2 + ",
      "true && 1 == 2 + 3 * -(",
    ])
  func tooDeep(piece: String) {
    let text = String(repeating: piece, count: 100_000 / piece.count)
    #expect(throws: ExpressionSyntaxError.self) { try Expression(parsing: text) }
  }

  @Test("32 parentheses are read, 33 are not")
  func deepest() throws {
    func text(_ levels: Int) -> String {
      String(repeating: "max(1, ", count: levels) + "2" + String(repeating: ")", count: levels)
    }
    let expression = try Expression(parsing: text(32))
    #expect(try expression.evaluate(in: FakeContext()) == .number(2))
    #expect(try Expression(parsing: expression.description) == expression)
    let error = #expect(throws: ExpressionSyntaxError.self) { try Expression(parsing: text(33)) }
    #expect(error?.expected == .fewerLevels(32))
    #expect(error?.column == 32 * 7 + 4)
  }

  @Test("64 operators within each other are read, 65 are not")
  func highest() throws {
    func text(_ operators: String) -> String {
      operators + String(repeating: "1 + 2 * max(1, ", count: 21) + "0"
        + String(repeating: ")", count: 21)
    }
    let expression = try Expression(parsing: text(""))
    #expect(try expression.evaluate(in: FakeContext()) == .number(0x1p22 - 1))
    #expect(try Expression(parsing: expression.description) == expression)
    let error = #expect(throws: ExpressionSyntaxError.self) {
      try Expression(parsing: text("true == "))
    }
    #expect(error?.expected == .fewerLevels(64))
    #expect(error?.column == 1)
  }

  @Test("Chains may be long", arguments: ["1 + ", "true && ", "false || ", "1 * "])
  func longChain(piece: String) throws {
    let text = String(repeating: piece, count: 5_000) + (piece.hasPrefix("1") ? "1" : "true")
    let expression = try Expression(parsing: text)
    #expect(expression.description == text)
    _ = try expression.evaluate(in: FakeContext())
  }
}
