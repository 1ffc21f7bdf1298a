// swift-tools-version: 6.2

// A program that uses only the core libraries of Galley: no Foundation, no C library, no tests.
// script/consumers runs it.

import PackageDescription

let galley = Context.environment["GALLEY_CHECKOUT"] ?? "../../.."

let package = Package(
  name: "BareClient",
  dependencies: [.package(name: "Galley", path: galley)],
  targets: [
    .executableTarget(
      name: "BareClient",
      dependencies: [
        .product(name: "GalleyDiffing", package: "Galley"),
        .product(name: "GalleyLayout", package: "Galley"),
        .product(name: "GalleyConstraints", package: "Galley"),
        .product(name: "GalleyMotion", package: "Galley"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
