// swift-tools-version: 5.9

// A package that is written for Apple's systems and for Linux, and has never heard of Galley. Where a
// module of Apple's can be imported, it uses what only Apple has.

import PackageDescription

let package = Package(
  name: "Stranger",
  products: [.library(name: "Stranger", targets: ["Stranger"])],
  targets: [.target(name: "Stranger")])
