// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "Galley", path: "..")],
  targets: [
    .target(name: "CAllocationCounter"),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "CAllocationCounter", .product(name: "GalleyDiffing", package: "Galley"),
        .product(name: "GalleyLayout", package: "Galley"),
        .product(name: "GalleyConstraints", package: "Galley"),
        .product(name: "GalleyCairo", package: "Galley"),
        .product(name: "UIKit", package: "Galley"),
        .product(name: "IGListKit", package: "Galley"),
        .product(name: "DataSourceKit", package: "Galley"),
      ],
      swiftSettings: [
        .defaultIsolation(MainActor.self),
        // script/test builds this package without flags, that is, for debugging. Galley is
        // optimized in that build, too, and the benchmarks have to be: some of them check that no
        // memory is allocated.
        .treatAllWarnings(as: .error, .when(configuration: .debug)),
        .unsafeFlags(["-O"], .when(configuration: .debug)),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
