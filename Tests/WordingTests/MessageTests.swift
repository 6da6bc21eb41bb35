import Chinese
import Testing
import Wording

@Suite("A message")
struct MessageTests {
  private static let turned = Language([
    "no such file: %@": "没有这个文件：%@",
    "%@ of %@ events": "%2$@ 个事件中的 %1$@ 个",
    "events": "事件",
    "100%": "百分之百",
  ])

  @Test("says in English what it was written as")
  func english() {
    #expect(String(localized: "no such file: \("a.jsonl")") == "no such file: a.jsonl")
    #expect(String(localized: "\(3) of \(5) events, 60% of 100%@") == "3 of 5 events, 60% of 100%@")
    #expect(String(localized: "a \(1), " + "b \(2)") == "a 1, b 2")
  }

  @Test("is said in the language of the thread, its facts where that has them")
  func translated() {
    Language.$current.withValue(Self.turned) {
      #expect(String(localized: "no such file: \("50%@.jsonl")") == "没有这个文件：50%@.jsonl")
      #expect(String(localized: "\(2) of \(9) events") == "9 个事件中的 2 个")
      #expect(String(localized: "100%") == "百分之百")
    }
    #expect(String(localized: "100%") == "100%")
  }

  @Test("has messages among its facts, which are said in that language, too")
  func nested() {
    let kind: Message = "events"
    Language.$current.withValue(Self.turned) {
      #expect(String(localized: "no such file: \(kind)") == "没有这个文件：事件")
    }
  }

  @Test("that the language lacks is said in English")
  func missing() {
    Language.$current.withValue(Self.turned) {
      #expect(String(localized: "no such \("verb"): \("x")") == "no such verb: x")
    }
  }
}
