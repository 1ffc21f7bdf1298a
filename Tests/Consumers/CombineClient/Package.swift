// swift-tools-version: 6.0

// An app with `import Combine`, as it is written for a phone: OpenCombine stands in for it, here a small package
// of that name. UIKitSources.txt says what another import becomes.

import PackageDescription

let galley = Context.environment["GALLEY_CHECKOUT"] ?? "../../.."

let package = Package(
  name: "CombineClient",
  dependencies: [.package(name: "Galley", path: galley), .package(path: "../OpenCombine")],
  targets: [
    .target(name: "Places", path: "Places"),
    // In place of a module that only a phone has.
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
