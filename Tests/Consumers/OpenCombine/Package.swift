// swift-tools-version: 6.0

// Stands for the package OpenCombine, by the names that CombineClient uses of it. It is slower and simpler: there
// is no demand, so whoever subscribes gets all values.

import PackageDescription

let package = Package(
  name: "OpenCombine",
  products: [
    .library(
      name: "OpenCombine", targets: ["OpenCombine", "OpenCombineDispatch", "OpenCombineFoundation"])
  ],
  targets: [
    .target(name: "OpenCombine"),
    .target(name: "OpenCombineDispatch", dependencies: ["OpenCombine"]),
    .target(name: "OpenCombineFoundation", dependencies: ["OpenCombine"]),
  ],
  swiftLanguageModes: [.v5])
