// swift-tools-version: 6.2

// A small client, built as clients are: what `script/bench proof`, `script/bench lab` and `script/bench build`
// measure.

import PackageDescription

let galley = Context.environment["GALLEY_CHECKOUT"] ?? "../.."

let package = Package(
  name: "ProofClient",
  dependencies: [.package(name: "Galley", path: galley)],
  targets: [
    .target(
      name: "ClientScreens", dependencies: [.product(name: "UIKit", package: "Galley")]),
    .executableTarget(
      name: "ProofClient",
      dependencies: [
        "ClientScreens", .product(name: "UIKit", package: "Galley"),
        .product(name: "Galley", package: "Galley"),
      ]),
    .testTarget(
      name: "ClientScreensTests",
      dependencies: [
        "ClientScreens", .product(name: "UIKit", package: "Galley"),
        .product(name: "Galley", package: "Galley"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
