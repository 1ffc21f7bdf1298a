// swift-tools-version: 6.0

// Takes the place of the package OpenCombine, with only the names that CombineClient uses. It is
// slower and simpler: it has no demand, so a subscriber gets all values.

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
