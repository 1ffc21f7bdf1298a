// swift-tools-version: 6.2

// A package with tests of code that optimized builds have broken before.

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
