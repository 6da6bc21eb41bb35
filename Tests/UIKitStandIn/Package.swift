// swift-tools-version: 6.2

import PackageDescription

// What the recorder uses of UIKit, by its names and types, and nothing of what it does.
let package = Package(
  name: "UIKitStandIn",
  products: [.library(name: "UIKit", targets: ["UIKit"])],
  targets: [.target(name: "UIKit")]
)
