// swift-tools-version: 5.9

// A package that is written for Apple's systems and for Linux, without regard to Galley. If it can
// import one of Apple's modules, it uses declarations that only Apple's own module has.

import PackageDescription

let package = Package(
  name: "Stranger",
  products: [.library(name: "Stranger", targets: ["Stranger"])],
  targets: [.target(name: "Stranger")])
