// swift-tools-version: 6.2

// Code that the compiler refuses on Linux, and the code to write instead. The compiler refuses each
// file in Refused with the error in the first line of the file. The file of the same name in
// Sources is built and run.

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
