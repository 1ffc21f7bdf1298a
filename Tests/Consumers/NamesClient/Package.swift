// swift-tools-version: 6.2

// A client that uses the original libraries on Apple's systems and Galley on Linux, with one
// manifest for both. A target for each library name that Galley borrows stands for the original's
// package.

import PackageDescription

let galley = Context.environment["GALLEY_CHECKOUT"] ?? "../../.."
let names = (Context.environment["BORROWED_NAMES"] ?? "").split(separator: " ")

let package = Package(
  name: "NamesClient",
  dependencies: [.package(name: "Galley", path: galley)],
  targets: names.map { .target(name: "\($0)") } + [
    .target(
      name: "NamesClient",
      dependencies: names.flatMap { name -> [Target.Dependency] in
        [
          .target(name: "\(name)", condition: .when(platforms: [.iOS, .macOS])),
          .product(
            name: "Galley\(name)", package: "Galley", condition: .when(platforms: [.linux])),
        ]
      } + ["GalleyDiffing"].map { .product(name: $0, package: "Galley") })
  ]
)
