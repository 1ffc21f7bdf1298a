// swift-tools-version: 6.2

import CompilerPluginSupport
import Foundation
import PackageDescription

// One line a target, cores first; a target names only targets above it. The drawing of the house
// is in Documentation/Architecture.md. Apple- and third-party-named targets go under
// `#if os(Linux)`, because target names must be unique in a whole package graph.

let package = Package(
  name: "Galley",
  products: [
    .library(name: "GalleyDiffing", targets: ["GalleyDiffing"]),
    .library(name: "GalleyLayout", targets: ["GalleyLayout", "GalleyGeometry"]),
    .library(name: "GalleyConstraints", targets: ["GalleyConstraints"]),
    .library(name: "GalleyMotion", targets: ["GalleyMotion"]),
    .library(name: "GalleyCairo", targets: ["GalleyCairo", "GalleyDrawing", "GalleyGeometry"]),
    .plugin(name: "GalleyTestsPlugin", targets: ["GalleyTestsPlugin"]),
    .plugin(name: "UIKitSources", targets: ["UIKitSources"]),
    .plugin(name: "PortUIKit", targets: ["PortUIKit"]),
    .plugin(name: "AssetSymbols", targets: ["GalleyAssetSymbols"]),
  ],
  targets: [
    // Cores: the standard library only.
    .target(name: "GalleyGeometry"),
    .target(name: "GalleyLayout", dependencies: ["GalleyGeometry"]),
    .target(name: "GalleyConstraints"),
    .target(name: "GalleyMotion", dependencies: ["GalleyGeometry"]),
    .target(name: "GalleyDrawing", dependencies: ["GalleyGeometry"]),
    .target(name: "GalleyMarkup"),
    .target(
      name: "GalleySymbols", dependencies: ["GalleyDrawing", "GalleyGeometry", "GalleyMarkup"]),
    .target(name: "GalleyDiffing"),
    .target(name: "GalleyAssets", dependencies: ["GalleyMarkup"]),
    .target(name: "GalleyNibs", dependencies: ["GalleyMarkup"]),
    .target(name: "GalleyStrings", dependencies: ["GalleyMarkup"]),

    // Machine: the only places with C pointers.
    .systemLibrary(
      name: "CPangoCairo", pkgConfig: "pangocairo pangoft2 fontconfig gdk-pixbuf-2.0",
      providers: [.apt(["libpango1.0-dev", "libgdk-pixbuf-2.0-dev"])]),
    .target(
      name: "GalleyCairo", dependencies: ["CPangoCairo", "GalleyDrawing", "GalleyGeometry"]),

    // The command that lists tests that stop the test run on Linux.
    .target(name: "GalleyTestReading"),
    .executableTarget(name: "GalleyTestsTool", dependencies: ["GalleyTestReading"]),
    .plugin(
      name: "GalleyTestsPlugin",
      capability: .command(
        intent: .custom(
          verb: "tests-needing-async",
          description: "Lists the XCTest tests that stop the test run on Linux.")),
      dependencies: ["GalleyTestsTool"]),

    // The plugin that names the assets of a catalog.
    .executableTarget(name: "GalleyAssetsTool", dependencies: ["GalleyAssets"]),
    .plugin(
      name: "GalleyAssetSymbols", capability: .buildTool, dependencies: ["GalleyAssetsTool"],
      path: "Plugins/AssetSymbols"),

    // Tests.
    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .testTarget(name: "TestSupportTests", dependencies: ["TestSupport"]),
    .testTarget(name: "GalleyGeometryTests", dependencies: ["GalleyGeometry", "TestSupport"]),
    .testTarget(
      name: "GalleyLayoutTests", dependencies: ["GalleyLayout", "GalleyGeometry", "TestSupport"],
      resources: [.copy("Fixtures")]),
    .testTarget(
      name: "GalleyConstraintsTests", dependencies: ["GalleyConstraints", "TestSupport"]),
    .testTarget(
      name: "GalleyMotionTests", dependencies: ["GalleyMotion", "GalleyGeometry", "TestSupport"]),
    .testTarget(name: "GalleyTestReadingTests", dependencies: ["GalleyTestReading"]),
    .testTarget(name: "GalleyDiffingTests", dependencies: ["GalleyDiffing", "TestSupport"]),
    .testTarget(
      name: "GalleyAssetsTests", dependencies: ["GalleyAssets", "GalleyMarkup", "TestSupport"]),
    .testTarget(name: "GalleyMarkupTests", dependencies: ["GalleyMarkup", "TestSupport"]),
    .testTarget(
      name: "GalleyNibsTests", dependencies: ["GalleyNibs", "GalleyMarkup", "TestSupport"]),
    .testTarget(
      name: "GalleyStringsTests", dependencies: ["GalleyStrings", "GalleyMarkup", "TestSupport"]),
    .testTarget(
      name: "GalleyDrawingTests", dependencies: ["GalleyDrawing", "GalleyGeometry", "TestSupport"]),
    .testTarget(
      name: "GalleySymbolsTests",
      dependencies: ["GalleySymbols", "GalleyDrawing", "GalleyGeometry", "GalleyMarkup"],
      resources: [.copy("Fixtures")]),
    .testTarget(
      name: "GalleyCairoTests",
      dependencies: ["GalleyCairo", "GalleyDrawing", "GalleyGeometry", "TestSupport"]),
  ],
  swiftLanguageModes: [.v6]
)

// The porting step is built on SwiftSyntax as the toolchain brings it: beside the `swift` that PATH finds,
// or beside the standard library that this manifest runs with. Without it all the rest is built as ever.
func hasSwiftSyntax(_ folder: String) -> Bool {
  FileManager.default.fileExists(atPath: folder + "/SwiftParser.swiftmodule")
}
let searched = (Context.environment["PATH"] ?? "").split(separator: ":").map {
  URL(fileURLWithPath: $0 + "/swift").resolvingSymlinksInPath().path.replacing(
    "/bin/swift", with: "/lib/swift/host")
}
let loaded = ((try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8)) ?? "").split(
  separator: "\n"
)
.compactMap { line in
  line.firstRange(of: "/lib/swift/").flatMap { found in
    line.firstIndex(of: "/").map { String(line[$0..<found.upperBound]) + "host" }
  }
}
if let host = (searched + loaded).first(where: hasSwiftSyntax) {
  let imports: [SwiftSetting] = [.unsafeFlags(["-I", host])]
  package.targets += [
    .target(
      name: "GalleyPorting", swiftSettings: imports,
      linkerSettings: [
        .unsafeFlags(["-L", host, "-Xlinker", "-rpath", "-Xlinker", host]),
        .linkedLibrary("SwiftParser"), .linkedLibrary("SwiftSyntax"),
      ]),
    .executableTarget(
      name: "GalleyPortingTool", dependencies: ["GalleyPorting"], swiftSettings: imports),
    .testTarget(
      name: "GalleyPortingTests", dependencies: ["GalleyPorting", "TestSupport"],
      swiftSettings: imports),
  ]
} else {
  package.targets += [
    .executableTarget(name: "GalleyPortingTool", path: "Sources/GalleyPortingToolMissing")
  ]
}
package.targets += [
  .plugin(name: "UIKitSources", capability: .buildTool, dependencies: ["GalleyPortingTool"]),
  .plugin(
    name: "PortUIKit",
    capability: .command(
      intent: .custom(
        verb: "port-uikit", description: "Makes a copy of sources that needs no Objective-C.")),
    dependencies: ["GalleyPortingTool"]),
]

#if os(Linux)
// The shell, and the names under which clients know it.
package.products += [
  .library(
    name: "UIKit",
    targets: [
      "UIKit", "_Testing_UIKit", "_Testing_CoreGraphics", "GalleyLog", "GalleyModuleMaps",
    ]),
  .library(name: "Galley", targets: ["Galley"]),
  .executable(name: "proof", targets: ["GalleyProofTool"]),
  .library(name: "IGListDiffKit", targets: ["IGListDiffKit"]),
  .library(name: "IGListKit", targets: ["IGListKit", "IGListDiffKit"]),
  .library(name: "IGListSwiftKit", targets: ["IGListSwiftKit", "IGListKit", "IGListDiffKit"]),
  .library(name: "DataSourceKit", targets: ["DataSourceKit"]),
  .library(name: "SnapshotTesting", targets: ["SnapshotTesting"]),
  .library(name: "InlineSnapshotTesting", targets: ["InlineSnapshotTesting"]),
  .library(name: "DiffableDataSources", targets: ["DiffableDataSources"]),
  .library(
    name: "IBPCollectionViewCompositionalLayout", targets: ["IBPCollectionViewCompositionalLayout"]),
]
// Of the shell's tests the release build needs what they test, and not themselves, optimized: that would
// take longer than all the rest.
let unoptimized: [SwiftSetting] = [.unsafeFlags(["-Onone"], .when(configuration: .release))]
package.targets += [
  .macro(name: "GalleyMacros"),
  // CoreGraphics, QuartzCore, os, OSLog, and names within UIKit, as modules that hand on the two below.
  .target(name: "GalleyModuleMaps"),
  .target(
    name: "UIKit",
    dependencies: [
      "GalleyMacros", "GalleyModuleMaps",
      "GalleyCairo", "GalleyDrawing", "GalleyDiffing", "GalleyLayout", "GalleyConstraints",
      "GalleyMotion", "GalleyGeometry", "GalleyAssets", "GalleyMarkup", "GalleyNibs",
      "GalleyStrings", "GalleySymbols",
    ]),
  .target(name: "_Testing_UIKit", dependencies: ["UIKit"]),
  .target(name: "_Testing_CoreGraphics", dependencies: ["UIKit"]),
  .target(name: "GalleyLog", dependencies: ["UIKit"]),
  // Faces: names of other libraries for what UIKit does.
  .target(name: "DiffableDataSources", dependencies: ["UIKit"]),
  .target(name: "IBPCollectionViewCompositionalLayout", dependencies: ["UIKit"]),
  // List adapters.
  .target(name: "IGListDiffKit", dependencies: ["GalleyDiffing"]),
  .target(
    name: "IGListKit",
    dependencies: ["IGListDiffKit", "UIKit", "GalleyDiffing", "GalleyLayout", "GalleyGeometry"]),
  .target(name: "IGListSwiftKit", dependencies: ["IGListKit"]),
  // Declared cells.
  .target(name: "DataSourceKit", dependencies: ["UIKit", "GalleyDiffing"]),
  // Tools: what a test imports.
  .target(name: "GalleyProofFiles", dependencies: ["UIKit", "GalleyDrawing"]),
  .target(
    name: "Galley",
    dependencies: [
      "UIKit", "_Testing_UIKit", "DataSourceKit", "IGListDiffKit", "GalleyDrawing",
      "GalleyProofFiles",
    ]),
  // The API of the library that many snapshot tests are written with.
  .target(
    name: "SnapshotTesting",
    dependencies: ["UIKit", "_Testing_UIKit", "GalleyDrawing", "GalleyProofFiles"]),
  .target(name: "InlineSnapshotTesting", dependencies: ["SnapshotTesting"]),
  .testTarget(
    name: "SnapshotTestingTests",
    dependencies: ["SnapshotTesting", "InlineSnapshotTesting", "UIKit", "_Testing_UIKit"],
    exclude: ["__Snapshots__"], swiftSettings: unoptimized),
  // The command `proof`, which draws what is in files, and shows and accepts what has changed.
  .target(name: "GalleyProofs", dependencies: ["UIKit", "GalleyProofFiles"]),
  .executableTarget(name: "GalleyProofTool", dependencies: ["GalleyProofs"]),
  .testTarget(
    name: "GalleyProofsTests",
    dependencies: ["GalleyProofs", "GalleyProofFiles", "UIKit", "TestSupport"],
    swiftSettings: unoptimized),
  .testTarget(
    name: "GalleyTests",
    dependencies: ["Galley", "GalleyProofFiles", "UIKit", "_Testing_UIKit", "TestSupport"],
    exclude: ["__Proofs__"], swiftSettings: unoptimized),
  .testTarget(
    name: "DiffableDataSourcesTests",
    dependencies: ["DiffableDataSources", "UIKit", "_Testing_UIKit"]),
  .testTarget(
    name: "IBPCollectionViewCompositionalLayoutTests",
    dependencies: ["IBPCollectionViewCompositionalLayout", "UIKit", "_Testing_UIKit"]),
  .testTarget(name: "IGListDiffKitTests", dependencies: ["IGListDiffKit", "TestSupport"]),
  .testTarget(
    name: "IGListKitTests",
    dependencies: ["IGListKit", "IGListSwiftKit", "Galley", "_Testing_UIKit", "TestSupport"],
    swiftSettings: unoptimized),
  .testTarget(
    name: "DataSourceKitTests",
    dependencies: ["DataSourceKit", "Galley", "UIKit", "_Testing_UIKit", "TestSupport"],
    exclude: ["Difference/__Proofs__"],
    swiftSettings: unoptimized),
  // Clients of a talk and a library from before Swift 6.
  .testTarget(
    name: "DataSourceKitSpellingTests", dependencies: ["DataSourceKit", "UIKit", "_Testing_UIKit"],
    swiftSettings: unoptimized + [.swiftLanguageMode(.v5)]),
  .testTarget(
    name: "GalleyLogTests",
    dependencies: ["GalleyLog", "_Testing_UIKit", "_Testing_CoreGraphics", "TestSupport"]),
  .testTarget(
    name: "UIKitTests",
    dependencies: [
      "Galley", "UIKit", "_Testing_UIKit", "GalleyDrawing", "GalleyLayout", "GalleyGeometry",
      "TestSupport",
    ], exclude: ["Views/AutoLayout/__Proofs__"], swiftSettings: unoptimized),
]
#endif

// Examples, which stand on all of it.
#if os(Linux)
package.targets += [
  .target(
    name: "ShowcaseScreens",
    dependencies: ["Galley", "UIKit", "IGListKit", "DataSourceKit"],
    path: "Examples/ShowcaseScreens", resources: [.process("Nibs")]),
  .testTarget(
    name: "ShowcaseScreensTests",
    dependencies: ["ShowcaseScreens", "Galley", "UIKit", "IGListKit", "DataSourceKit"],
    exclude: ["__Proofs__"], swiftSettings: unoptimized),
  // Screens with a bug each, which the list lab finds.
  .target(
    name: "Museum", dependencies: ["Galley", "UIKit", "IGListKit", "DataSourceKit"],
    path: "Examples/Museum"),
  .testTarget(
    name: "MuseumTests", dependencies: ["Museum", "Galley", "UIKit", "TestSupport"],
    swiftSettings: unoptimized),
]
#endif
package.targets += [
  .executableTarget(
    name: "Showcase", dependencies: ["GalleyDiffing", "GalleyLayout", "GalleyGeometry"],
    path: "Examples/Showcase")
]
#if os(Linux)
package.targets.last?.dependencies += ["ShowcaseScreens", "UIKit"]
#endif

// A client builds Galley once and runs it in every test. So it is optimized in the client's debug builds
// too, each module as a whole, with assertions and the messages of preconditions left in.
// GALLEY_OPTIMIZED=off turns this off. Galley's own scripts set it, because an unoptimized build is
// done sooner after a change and can be stepped through in a debugger.
if Context.environment["GALLEY_OPTIMIZED"] != "off" {
  let optimized = [
    "-O", "-wmo", "-num-threads", "2", "-disable-batch-mode", "-assert-config", "Debug",
  ]
  for target in package.targets where target.type == .regular {
    target.swiftSettings =
      (target.swiftSettings ?? []) + [.unsafeFlags(optimized, .when(configuration: .debug))]
  }
}
