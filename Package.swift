// swift-tools-version: 6.2

import PackageDescription

/// `UNSCROLL_FUZZ=1 swift build --scratch-path DIR --product Fuzzing` builds what libFuzzer drives;
/// nothing else builds then.
let isFuzzing = Context.environment["UNSCROLL_FUZZ"] != nil

/// Every Swift target is built with the same flags: Swift 6 mode, warnings are errors.
let flags: [SwiftSetting] =
  [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]
  + (isFuzzing ? [.unsafeFlags(["-sanitize=fuzzer,address", "-enable-testing"])] : [])

func module(
  _ name: String, _ dependencies: [Target.Dependency] = [], resources: [Resource] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies, resources: resources, swiftSettings: flags)
}

func tests(
  of name: String, _ dependencies: [Target.Dependency] = [], exclude: [String] = []
) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: [.target(name: name)] + dependencies, exclude: exclude,
    swiftSettings: flags)
}

/// What tests share is a test target, so that only tests build it; the fuzzer needs it, too.
func shared(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  let path = "Tests/\(name)"
  return isFuzzing
    ? .target(name: name, dependencies: dependencies, path: path, swiftSettings: flags)
    : .testTarget(name: name, dependencies: dependencies, path: path, swiftSettings: flags)
}

let fuzzing: [Target] =
  isFuzzing
  ? [
    .executableTarget(
      name: "Fuzzing", dependencies: ["TextLaws"], path: "Tests/Fuzzing",
      exclude: ["recordings.dict", "expressions.dict", "commands.dict"],
      swiftSettings: flags + [.unsafeFlags(["-parse-as-library"])],
      linkerSettings: [.unsafeFlags(["-sanitize=fuzzer,address", "-use-ld=lld"])])
  ] : []

let package = Package(
  name: "unscroll",
  platforms: [.macOS(.v15), .iOS(.v16)],
  products: [
    .executable(name: "unscroll", targets: ["unscroll"]),
    .library(name: "UnscrollRecorder", targets: ["UnscrollRecorder"]),
  ],
  targets: [
    // Each module imports only modules listed above it.
    module("Wording"),
    module("PagerModel"),
    module("Recording", ["Wording", "PagerModel"]),
    module("UnscrollRecorder", ["PagerModel", "Recording"]),
    module("Timeline", ["Wording", "PagerModel", "Recording"]),
    module("Inspection", ["Wording", "PagerModel", "Recording", "Timeline"]),
    module(
      "Investigation", ["Wording", "PagerModel", "Recording", "Timeline", "Inspection"]),
    module("Picture", ["Wording", "PagerModel", "Timeline"]),
    module(
      "Report",
      ["Wording", "PagerModel", "Recording", "Timeline", "Inspection", "Investigation", "Picture"],
      resources: [.embedInCode("Html/Page")]),
    .systemLibrary(
      name: "CEditline", pkgConfig: "libedit",
      providers: [.apt(["libedit-dev"]), .brew(["libedit"])]),
    module("LineEditor", ["Wording", "CEditline"]),
    module(
      "Shell",
      [
        "Wording", "PagerModel", "Recording", "Timeline", "Inspection", "Investigation", "Picture",
        "Report", "LineEditor",
      ]),
    module("Chinese", ["Wording"]),
    .systemLibrary(name: "CSwiftRuntime"),
    module("SwiftHeap", ["CSwiftRuntime"]),
    .executableTarget(
      name: "unscroll",
      dependencies: [
        "Wording", "Chinese", "PagerModel", "Recording", "UnscrollRecorder", "Timeline",
        "Inspection", "Investigation", "Picture", "Report", "LineEditor", "Shell", "SwiftHeap",
      ],
      swiftSettings: flags),

    tests(of: "Wording", ["Chinese", "PagerModel", "Inspection", "Shell"]),
    tests(of: "PagerModel", ["SeededRandom", "SwiftHeap"], exclude: ["Vectors"]),
    tests(of: "Recording", ["PagerModel", "SeededRandom", "FaultyCalls"]),
    tests(
      of: "UnscrollRecorder",
      ["PagerModel", "Recording", "RecorderProbe", "unscroll", "TerminalHarness"]),
    tests(of: "Timeline", ["PagerModel", "Recording", "SeededRandom"]),
    tests(of: "Inspection", ["PagerModel", "Timeline", "SeededRandom"]),
    tests(
      of: "Investigation", ["PagerModel", "Recording", "Timeline", "Inspection", "SeededRandom"]),
    tests(of: "Picture", ["PagerModel", "Timeline", "SeededRandom"]),
    tests(
      of: "Report",
      ["PagerModel", "Inspection", "Timeline", "unscroll", "SeededRandom", "TerminalHarness"],
      exclude: ["Browser"]),
    tests(of: "LineEditor", ["LineEditorProbe", "TerminalHarness"]),
    tests(
      of: "Shell", ["Recording", "unscroll", "TerminalHarness", "SeededRandom", "FaultyCalls"]),
    .testTarget(
      name: "CommandLineTests",
      dependencies: ["Wording", "PagerModel", "Shell", "unscroll", "TerminalHarness"],
      swiftSettings: flags),

    .testTarget(
      name: "TextLawTests", dependencies: ["TextLaws", "SeededRandom"], exclude: ["Corpus"],
      swiftSettings: flags),

    // What tests share are test targets, so that only tests build them and need libvterm.
    .testTarget(
      name: "SeededRandom", dependencies: ["PagerModel"], path: "Tests/SeededRandom",
      swiftSettings: flags),
    shared("FaultyCalls", ["Recording"]),
    shared(
      "TextLaws", ["PagerModel", "Recording", "Timeline", "Inspection", "Shell", "FaultyCalls"]),
    .systemLibrary(
      name: "CVTerm", path: "Tests/CVTerm", pkgConfig: "vterm",
      providers: [.apt(["libvterm-dev"]), .brew(["libvterm"])]),
    .testTarget(
      name: "TerminalHarness", dependencies: ["CVTerm"], path: "Tests/TerminalHarness",
      swiftSettings: flags),
    .executableTarget(
      name: "LineEditorProbe", dependencies: ["LineEditor"], path: "Tests/LineEditorProbe",
      swiftSettings: flags),
    .executableTarget(
      name: "RecorderProbe", dependencies: ["UnscrollRecorder"], path: "Tests/RecorderProbe",
      swiftSettings: flags),
  ] + fuzzing
)
