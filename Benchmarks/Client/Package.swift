// swift-tools-version: 6.2

// A small package that depends on Galley, as an app does. `script/bench proof`, `script/bench lab`
// and `script/bench build` measure it.

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
