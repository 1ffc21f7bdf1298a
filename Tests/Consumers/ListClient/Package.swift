// swift-tools-version: 6.2

// A list of messages that is built with Instagram's IGListKit for a phone, and with Galley on Linux: the
// example of Documentation/Guides/FromIGListKit.md.

import PackageDescription

let galley = Context.environment["GALLEY_CHECKOUT"] ?? "../../.."

let package = Package(
  name: "MessageList",
  platforms: [.iOS(.v15)],
  dependencies: [
    .package(url: "https://github.com/Instagram/IGListKit.git", from: "5.0.0"),
    .package(name: "Galley", path: galley),
  ],
  targets: [
    .target(
      name: "MessageList",
      dependencies: [
        .product(name: "IGListKit", package: "IGListKit", condition: .when(platforms: [.iOS])),
        .product(name: "GalleyUIKit", package: "Galley", condition: .when(platforms: [.linux])),
        .product(name: "GalleyIGListKit", package: "Galley", condition: .when(platforms: [.linux])),
      ]),
    .testTarget(
      name: "MessageListTests",
      dependencies: [
        "MessageList",
        .product(name: "Galley", package: "Galley", condition: .when(platforms: [.linux])),
      ]),
  ])
