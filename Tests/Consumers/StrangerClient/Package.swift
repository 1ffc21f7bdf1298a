// swift-tools-version: 5.9

// A program that uses Galley and also a package that is written without regard to Galley.

import PackageDescription

let galley = Context.environment["GALLEY_CHECKOUT"] ?? "../../.."

let package = Package(
  name: "StrangerClient",
  dependencies: [.package(name: "Galley", path: galley), .package(path: "../Stranger")],
  targets: [
    .executableTarget(
      name: "StrangerClient",
      dependencies: [
        .product(name: "GalleyUIKit", package: "Galley"),
        .product(name: "GalleyIGListSwiftKit", package: "Galley"),
        .product(name: "GalleyDataSourceKit", package: "Galley"),
        .product(name: "GalleyDiffableDataSources", package: "Galley"),
        .product(name: "GalleyIBPCollectionViewCompositionalLayout", package: "Galley"),
        .product(name: "GalleyInlineSnapshotTesting", package: "Galley"),
        .product(name: "Stranger", package: "Stranger"),
      ])
  ])
