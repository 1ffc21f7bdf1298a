// swift-tools-version: 5.9

// A package with XCTest tests that would stop the test run on Linux, because they are isolated to
// the main actor and not `async`. `swift package tests-needing-async` lists them.

import PackageDescription

let galley = Context.environment["GALLEY_CHECKOUT"] ?? "../../.."

let package = Package(
  name: "AsyncClient",
  dependencies: [.package(name: "Galley", path: galley)],
  targets: [
    .target(name: "TestBase"),
    .testTarget(name: "LateTests", dependencies: ["TestBase"]),
    .testTarget(name: "ReadyTests"),
  ])
