// swift-tools-version: 6.2

// What the compiler refuses on Linux, and what to write instead. Each file of Refused is refused with the
// error in its first line; the file of the same name in Sources is built and run.

import PackageDescription

let galley = Context.environment["GALLEY_CHECKOUT"] ?? "../../.."

let package = Package(
  name: "RefusedClient",
  dependencies: [.package(name: "Galley", path: galley)],
  targets: [
    .executableTarget(
      name: "RefusedClient", dependencies: [.product(name: "UIKit", package: "Galley")]),
    .executableTarget(
      name: "RefusedApp", dependencies: [.product(name: "UIKit", package: "Galley")]),
  ],
  swiftLanguageModes: [.v6]
)
