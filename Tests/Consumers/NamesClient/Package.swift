// swift-tools-version: 6.2

// A client that uses the originals where there are any, and Galley on Linux. Where it is not Linux
// it has targets of every name that Galley borrows there; script/consumers passes them in and
// resolves both sides.

import PackageDescription

let galley = Context.environment["GALLEY_CHECKOUT"] ?? "../../.."
let borrowedNames = (Context.environment["BORROWED_NAMES"] ?? "").split(separator: " ")

#if os(Linux)
let originals: [Target] = []
#else
let originals: [Target] = borrowedNames.map { .target(name: String($0)) }
#endif

let package = Package(
  name: "NamesClient",
  dependencies: [.package(name: "Galley", path: galley)],
  targets: originals + [
    .target(
      name: "NamesClient",
      dependencies: originals.map { .target(name: $0.name) } + [
        .product(name: "GalleyDiffing", package: "Galley")
      ])
  ]
)
