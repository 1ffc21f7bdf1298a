// swift-tools-version: 5.9

// A client in Swift 5 mode, tested with XCTest.

import PackageDescription

let galley = Context.environment["GALLEY_CHECKOUT"] ?? "../../.."

let package = Package(
  name: "XCTestClient",
  dependencies: [.package(name: "Galley", path: galley)],
  targets: [
    .target(
      name: "XCTestClient",
      dependencies: [.product(name: "GalleyDiffing", package: "Galley")]),
    .testTarget(name: "XCTestClientTests", dependencies: ["XCTestClient"]),
    .target(
      name: "ScreenClient", dependencies: [.product(name: "UIKit", package: "Galley")]),
    .testTarget(
      name: "ScreenClientTests",
      dependencies: ["ScreenClient", .product(name: "Galley", package: "Galley")]),
  ]
)
