// swift-tools-version: 6.2

// A client in Swift 6 mode, tested with Swift Testing, with the manifest of the README: one for a phone and
// for Linux.

import PackageDescription

let galley = Context.environment["GALLEY_CHECKOUT"] ?? "../../.."

let package = Package(
  name: "TestingClient",
  dependencies: [.package(name: "Galley", path: galley)],
  targets: [
    .target(
      name: "TestingClient",
      dependencies: [.product(name: "GalleyDiffing", package: "Galley")]),
    .testTarget(name: "TestingClientTests", dependencies: ["TestingClient"]),
    .target(
      name: "ScreenClient",
      dependencies: [
        .product(name: "GalleyUIKit", package: "Galley", condition: .when(platforms: [.linux]))
      ]),
    .testTarget(
      name: "ScreenClientTests",
      dependencies: [
        "ScreenClient",
        .product(name: "Galley", package: "Galley", condition: .when(platforms: [.linux])),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
