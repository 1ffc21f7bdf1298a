// swift-tools-version: 6.0

// An iOS app with `import Combine`. On Linux, OpenCombine takes the place of Combine: in this
// package, it is a small package of the same name. Bakery/UIKitSources.txt names the modules that
// take the place of other imports.

import PackageDescription

let galley = Context.environment["GALLEY_CHECKOUT"] ?? "../../.."

let package = Package(
  name: "CombineClient",
  dependencies: [.package(name: "Galley", path: galley), .package(path: "../OpenCombine")],
  targets: [
    .target(name: "Places", path: "Places"),
    // Takes the place of a module that exists only on Apple's systems.
    .target(name: "StoreKit", path: "Stubs/StoreKit"),
    .target(
      name: "Bakery",
      dependencies: [
        "Places", "StoreKit", .product(name: "UIKit", package: "Galley"),
        .product(name: "OpenCombine", package: "OpenCombine"),
      ],
      path: "Bakery", sources: ["Galley.swift"],
      plugins: [.plugin(name: "UIKitSources", package: "Galley")]),
    .testTarget(
      name: "BakeryTests",
      dependencies: ["Bakery", .product(name: "Galley", package: "Galley")],
      path: "BakeryTests", sources: ["Galley.swift"],
      plugins: [.plugin(name: "UIKitSources", package: "Galley")]),
  ],
  swiftLanguageModes: [.v5])
