// swift-tools-version: 6.2

import PackageDescription

// One line a target, cores first; a target names only targets above it. The drawing of the house
// is in Documentation/Architecture.md. Apple- and third-party-named targets go under
// `#if os(Linux)`, because target names must be unique in a whole package graph.

let package = Package(
  name: "Galley",
  products: [
    .library(name: "GalleyDiffing", targets: ["GalleyDiffing"]),
    .library(name: "GalleyLayout", targets: ["GalleyLayout", "GalleyGeometry"]),
    .library(name: "GalleyMotion", targets: ["GalleyMotion"]),
  ],
  targets: [
    // Cores: the standard library only.
    .target(name: "GalleyGeometry"),
    .target(name: "GalleyLayout", dependencies: ["GalleyGeometry"]),
    .target(name: "GalleyMotion", dependencies: ["GalleyGeometry"]),
    .target(name: "GalleyDiffing"),

    // Examples.
    .executableTarget(
      name: "Showcase", dependencies: ["GalleyDiffing", "GalleyLayout", "GalleyGeometry"],
      path: "Examples/Showcase"),

    // Tests.
    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .testTarget(name: "TestSupportTests", dependencies: ["TestSupport"]),
    .testTarget(name: "GalleyGeometryTests", dependencies: ["GalleyGeometry", "TestSupport"]),
    .testTarget(
      name: "GalleyLayoutTests", dependencies: ["GalleyLayout", "GalleyGeometry", "TestSupport"],
      resources: [.copy("Fixtures")]),
    .testTarget(
      name: "GalleyMotionTests", dependencies: ["GalleyMotion", "GalleyGeometry", "TestSupport"]),
    .testTarget(name: "GalleyDiffingTests", dependencies: ["GalleyDiffing", "TestSupport"]),
  ],
  swiftLanguageModes: [.v6]
)
