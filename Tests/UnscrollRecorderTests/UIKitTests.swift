#if !canImport(UIKit)
  import Foundation
  import TerminalHarness
  import Testing

  @Suite struct UIKitTests {
    static let root = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()

    /// What stands around the README's lines in an app.
    private static let app = (
      before: """
      @MainActor func app(
        _ pagerView: UIView, _ scrollView: UIScrollView, _ lists: [UIScrollView],
        _ recognizer: UIPanGestureRecognizer, _ path: String
      ) throws {

      """,
      // What the text below them names.
      after: """

        capture.didSetTranslation(of: recognizer, in: pagerView)
        capture.laidOut(pagerView)
        capture.willReload(session.pages)
        session.container = .grid()
        session.container = .sticky(Recorder.Sticky(headerRowHeight: 54, stickyHeight: 54))
      }

      """
    )

    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func swiftc(_ arguments: [String]) throws {
      let modules = builtProgram("Modules")
      let cache = builtProgram("ModuleCache")
      let program = try PipedProgram(
        "/usr/bin/env",
        ["swiftc", "-swift-version", "6", "-module-cache-path", cache, "-I", folder.path]
          + arguments + ["-I", modules],
        environment: ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"])
      let exit = program.exit(within: 300)
      #expect(exit == .code(0), "\(program.text)")
    }

    private func module(_ name: String, _ files: [String], _ more: [String] = []) throws {
      try swiftc(
        ["-emit-module", "-module-name", name, "-o", folder.path("\(name).swiftmodule")] + more
          + files)
    }

    @Test("the connection to UIKit, and the README's lines, agree with UIKit's types")
    func types() throws {
      let standIn = Self.root.appending(path: "Tests/UIKitStandIn/Sources/UIKit/UIKit.swift")
      try module("UIKit", [standIn.path()], ["-enable-library-evolution"])
      let sources = Self.root.appending(path: "Sources/UnscrollRecorder")
      let names = try FileManager.default.subpathsOfDirectory(atPath: sources.path())
      let files = names.filter { $0.hasSuffix(".swift") }.sorted()
        .map { sources.appending(path: $0).path() }
      let package = Self.root.lastPathComponent.lowercased()
        .replacing(#/[^a-z0-9]/#, with: "_")
      try module(
        "UnscrollRecorder", files, ["-package-name", package, "-warnings-as-errors"])

      let text = try String(contentsOf: Self.root.appending(path: "README.md"), encoding: .utf8)
      let section = try #require(text.components(separatedBy: "## Record in your app\n").last)
      let code = try #require(section.components(separatedBy: "```swift\n").dropFirst().first)
        .components(separatedBy: "```")[0].components(separatedBy: "\n")
      let imports = code.filter { $0.hasPrefix("import ") }.joined(separator: "\n") + "\n"
      let body = code.filter { !$0.hasPrefix("import ") && !$0.isEmpty }
      #expect(body.count == 10)
      let file = try folder.write(
        "App.swift", imports + Self.app.before + body.joined(separator: "\n") + Self.app.after)
      try swiftc(["-typecheck", "-warnings-as-errors", file])
    }
  }
#endif
