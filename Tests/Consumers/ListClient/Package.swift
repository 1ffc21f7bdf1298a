// swift-tools-version: 6.2

// A list of messages that is built with Instagram's IGListKit where that can be, and with Galley on
// Linux: the example of Documentation/Guides/FromIGListKit.md.

import PackageDescription

let galley = Context.environment["GALLEY_CHECKOUT"] ?? "../../.."

#if os(Linux)
let lists = Package.Dependency.package(name: "Galley", path: galley)
let listProducts: [Target.Dependency] = [
  .product(name: "UIKit", package: "Galley"), .product(name: "IGListKit", package: "Galley"),
]
#else
let lists = Package.Dependency.package(
  url: "https://github.com/Instagram/IGListKit.git", from: "5.0.0")
let listProducts: [Target.Dependency] = [.product(name: "IGListKit", package: "IGListKit")]
#endif

let package = Package(
  name: "MessageList",
  platforms: [.iOS(.v15)],
  dependencies: [lists],
  targets: [.target(name: "MessageList", dependencies: listProducts)])

#if os(Linux)
package.targets.append(
  .testTarget(
    name: "MessageListTests",
    dependencies: ["MessageList", .product(name: "Galley", package: "Galley")]))
#endif
