import Foundation
import Testing
import TextLaws

@Suite struct TextLawTests {
  /// Small inputs that a fuzzer found to reach different code, and the recordings of bugs.
  private static func texts(of law: TextLaw) throws -> [[UInt8]] {
    let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    var texts = try contents(of: here.appendingPathComponent("Corpus/\(law.rawValue)"))
    if law == .recordings {
      let root = here.deletingLastPathComponent().deletingLastPathComponent()
      texts += try contents(of: root.appendingPathComponent("Recordings"))
    }
    return texts.filter { $0.count < 3000 }
  }

  private static func contents(of folder: URL) throws -> [[UInt8]] {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    return try names.filter { !$0.hasPrefix(".") && $0 != "traces" }.map {
      Array(try Data(contentsOf: folder.appendingPathComponent($0)))
    }
  }

  private func check(_ law: TextLaw, _ bytes: [UInt8]) {
    do {
      try law.check(bytes)
    } catch {
      Issue.record(
        "\(error.sentence)\n\(String(reflecting: String(decoding: bytes, as: UTF8.self)))")
    }
  }

  @Test(arguments: TextLaw.allCases)
  func `What a fuzzer found keeps the laws`(law: TextLaw) throws {
    let texts = try Self.texts(of: law)
    #expect(texts.count > 20)
    for text in texts { check(law, text) }
  }

  private static let rounds: [(TextLaw, Int)] = [
    (.recordings, 100), (.expressions, 500), (.commands, 150),
  ]

  @Test(arguments: rounds)
  func `Texts almost like them keep the laws`(law: TextLaw, count: Int) throws {
    var mutations = Mutations(of: try Self.texts(of: law), seed: 6)
    for _ in 0..<count { check(law, mutations.next()) }
  }
}
