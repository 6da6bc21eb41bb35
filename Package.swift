// swift-tools-version: 6.2

import PackageDescription

/// Every Swift target is built with the same flags: Swift 6 mode, warnings are errors.
let flags: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
]

func module(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: flags)
}

func tests(of name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: [.target(name: name)] + dependencies, swiftSettings: flags)
}

let package = Package(
  name: "unscroll",
  platforms: [.macOS(.v15)],
  targets: [
    // Each module imports only modules listed above it.
    module("PagerModel"),
    tests(of: "PagerModel"),
  ]
)
