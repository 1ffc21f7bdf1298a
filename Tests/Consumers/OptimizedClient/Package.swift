// swift-tools-version: 6.2

// A client with tests of what optimized code has got wrong before.

import PackageDescription

let galley = Context.environment["GALLEY_CHECKOUT"] ?? "../../.."

let package = Package(
  name: "OptimizedClient",
  dependencies: [.package(name: "Galley", path: galley)],
  targets: [
    .testTarget(
      name: "OptimizedClientTests",
      dependencies: [
        .product(name: "UIKit", package: "Galley"), .product(name: "Galley", package: "Galley"),
        .product(name: "IGListKit", package: "Galley"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
