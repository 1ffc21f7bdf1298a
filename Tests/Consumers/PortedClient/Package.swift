// swift-tools-version: 6.0

// An iOS app whose sources use spellings that need Objective-C, such as `#selector`. The plugin
// UIKitSources ports the sources when they are built; the files themselves are not changed.

import PackageDescription

let galley = Context.environment["GALLEY_CHECKOUT"] ?? "../../.."

let package = Package(
  name: "PortedClient",
  dependencies: [.package(name: "Galley", path: galley)],
  targets: [
    .target(
      name: "Bakery",
      dependencies: [.product(name: "UIKit", package: "Galley")],
      path: "App", exclude: ["Support"], sources: ["Galley.swift"],
      resources: [.copy("Bakery.xcassets")],
      plugins: [
        .plugin(name: "UIKitSources", package: "Galley"),
        .plugin(name: "AssetSymbols", package: "Galley"),
      ]),
    .testTarget(
      name: "BakeryTests",
      dependencies: ["Bakery", .product(name: "Galley", package: "Galley")],
      path: "AppTests", exclude: ["Fixtures"], sources: ["Galley.swift"],
      plugins: [.plugin(name: "UIKitSources", package: "Galley")]),
  ],
  swiftLanguageModes: [.v5]
)
