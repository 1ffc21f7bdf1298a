// swift-tools-version: 6.2

// A client in Swift 6 mode, tested with Swift Testing. As the README shows, one manifest serves
// both the phone and Linux.

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
