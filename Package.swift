// swift-tools-version: 6.2

import CompilerPluginSupport
import Foundation
import PackageDescription

// One line a target, cores first; a target names only targets above it. Documentation/Architecture.md has
// the table. The names of Apple's and other projects' modules come from module maps (Design/0005).

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
    .target(name: "GalleyNibs", dependencies: ["GalleyGeometry", "GalleyMarkup"]),
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

/// The modules that a client imports under names of Apple's and of other projects, such as `IGListKit`.
/// The sources of each are in a module with a name of ours, `GalleyIGListKit`, and a module map hands it
/// on under the other name, to the packages that depend on it (Documentation/Design/0005).
func library(_ name: String, _ dependencies: [Target.Dependency]) -> [Target] {
  let map = "Galley\(name)ModuleMap"
  return [
    .target(name: map, path: "Sources/GalleyModuleMaps/\(name)"),
    .target(
      name: "Galley\(name)", dependencies: dependencies + [.target(name: map)],
      path: "Sources/\(name)"),
  ]
}
let kit = [
  "GalleyUIKit", "_Testing_UIKit", "_Testing_CoreGraphics", "GalleyLog", "GalleyModuleMaps",
]
let adapters = ["GalleyIGListKit", "GalleyIGListDiffKit"]
let libraries = [
  ("UIKit", kit), ("IGListDiffKit", ["GalleyIGListDiffKit"]), ("IGListKit", adapters),
  ("IGListSwiftKit", ["GalleyIGListSwiftKit"] + adapters),
  ("DataSourceKit", ["GalleyDataSourceKit"]), ("SnapshotTesting", ["GalleySnapshotTesting"]),
  ("InlineSnapshotTesting", ["GalleyInlineSnapshotTesting"]),
  ("DiffableDataSources", ["GalleyDiffableDataSources"]),
  ("IBPCollectionViewCompositionalLayout", ["GalleyIBPCollectionViewCompositionalLayout"]),
]

#if os(Linux)
// The shell. Its products have names of ours, and the names of the libraries that they stand for, which
// only a manifest that asks `#if os(Linux)` may name.
package.products += libraries.flatMap { name, targets in
  [.library(name: "Galley\(name)", targets: targets), .library(name: name, targets: targets)]
}
package.products += [
  .library(name: "Galley", targets: ["Galley"]),
  .executable(name: "proof", targets: ["GalleyProofTool"]),
]
package.targets += [
  .macro(name: "GalleyMacros"),
  // UIKit, CoreGraphics, QuartzCore, os, OSLog, and names within them, for GalleyUIKit and GalleyLog.
  .target(name: "GalleyModuleMaps", path: "Sources/GalleyModuleMaps/UIKit"),
  .target(
    name: "GalleyUIKit",
    dependencies: [
      "GalleyMacros", "GalleyModuleMaps",
      "GalleyCairo", "GalleyDrawing", "GalleyDiffing", "GalleyLayout", "GalleyConstraints",
      "GalleyMotion", "GalleyGeometry", "GalleyAssets", "GalleyMarkup", "GalleyNibs",
      "GalleyStrings", "GalleySymbols",
    ], path: "Sources/UIKit"),
  .target(name: "_Testing_UIKit", dependencies: ["GalleyUIKit"]),
  .target(name: "_Testing_CoreGraphics", dependencies: ["GalleyUIKit"]),
  .target(name: "GalleyLog", dependencies: ["GalleyUIKit"]),
]
// Faces: names of other libraries for what UIKit does.
package.targets += library("DiffableDataSources", ["GalleyUIKit"])
package.targets += library("IBPCollectionViewCompositionalLayout", ["GalleyUIKit"])
// List adapters.
package.targets += library("IGListDiffKit", ["GalleyDiffing"])
package.targets += library(
  "IGListKit",
  ["GalleyIGListDiffKit", "GalleyUIKit", "GalleyDiffing", "GalleyLayout", "GalleyGeometry"])
package.targets += library("IGListSwiftKit", ["GalleyIGListKit"])
// Declared cells.
package.targets += library("DataSourceKit", ["GalleyUIKit", "GalleyDiffing"])
package.targets += [
  // Tools: what a test imports.
  .target(name: "GalleyProofFiles", dependencies: ["GalleyUIKit", "GalleyDrawing"]),
  .target(
    name: "Galley",
    dependencies: [
      "GalleyUIKit", "_Testing_UIKit", "GalleyDataSourceKit", "GalleyIGListDiffKit",
      "GalleyDrawing", "GalleyGeometry", "GalleyProofFiles",
    ]),
]
// The API of the library that many snapshot tests are written with.
package.targets += library(
  "SnapshotTesting", ["GalleyUIKit", "_Testing_UIKit", "GalleyDrawing", "GalleyProofFiles"])
package.targets += library("InlineSnapshotTesting", ["GalleySnapshotTesting"])
package.targets += [
  .testTarget(
    name: "SnapshotTestingTests",
    dependencies: [
      "GalleySnapshotTesting", "GalleyInlineSnapshotTesting", "GalleyUIKit", "_Testing_UIKit",
      "TestSupport",
    ],
    exclude: ["__Snapshots__"]),
  // The command `proof`, which draws what is in files, and shows and accepts what has changed.
  .target(name: "GalleyProofs", dependencies: ["GalleyUIKit", "GalleyProofFiles"]),
  .executableTarget(name: "GalleyProofTool", dependencies: ["GalleyProofs"]),
  .testTarget(
    name: "GalleyProofsTests",
    dependencies: ["GalleyProofs", "GalleyProofFiles", "GalleyUIKit", "TestSupport"]),
  .testTarget(
    name: "GalleyTests",
    dependencies: ["Galley", "GalleyProofFiles", "GalleyUIKit", "_Testing_UIKit", "TestSupport"],
    exclude: ["__Proofs__"]),
  .testTarget(
    name: "DiffableDataSourcesTests",
    dependencies: ["GalleyDiffableDataSources", "GalleyUIKit", "_Testing_UIKit"]),
  .testTarget(
    name: "IBPCollectionViewCompositionalLayoutTests",
    dependencies: ["GalleyIBPCollectionViewCompositionalLayout", "GalleyUIKit", "_Testing_UIKit"]),
  .testTarget(name: "IGListDiffKitTests", dependencies: ["GalleyIGListDiffKit", "TestSupport"]),
  .testTarget(
    name: "IGListKitTests",
    dependencies: [
      "GalleyIGListKit", "GalleyIGListSwiftKit", "Galley", "_Testing_UIKit", "TestSupport",
    ]),
  .testTarget(
    name: "DataSourceKitTests",
    dependencies: [
      "GalleyDataSourceKit", "Galley", "GalleyUIKit", "_Testing_UIKit", "TestSupport",
    ],
    exclude: ["Difference/__Proofs__"]),
  // Clients of a talk and a library from before Swift 6.
  .testTarget(
    name: "DataSourceKitSpellingTests",
    dependencies: ["GalleyDataSourceKit", "GalleyUIKit", "_Testing_UIKit"],
    swiftSettings: [.swiftLanguageMode(.v5)]),
  .testTarget(
    name: "GalleyLogTests",
    dependencies: ["GalleyLog", "_Testing_UIKit", "_Testing_CoreGraphics", "TestSupport"]),
  .testTarget(
    name: "UIKitTests",
    dependencies: [
      "Galley", "GalleyUIKit", "_Testing_UIKit", "GalleyDrawing", "GalleyLayout", "GalleyGeometry",
      "TestSupport",
    ], exclude: ["Views/AutoLayout/__Proofs__"]),
]
#else
// The same names, so that a manifest may name them with a condition. They hold nothing of UIKit.
package.products += (["Galley"] + libraries.map { "Galley\($0.0)" }).map {
  .library(name: $0, targets: ["GalleyGeometry"])
}
#endif

// Examples, which stand on all of it.
#if os(Linux)
package.targets += [
  .target(
    name: "ShowcaseScreens",
    dependencies: ["Galley", "GalleyUIKit", "GalleyIGListKit", "GalleyDataSourceKit"],
    path: "Examples/ShowcaseScreens", resources: [.process("Nibs")]),
  .testTarget(
    name: "ShowcaseScreensTests",
    dependencies: [
      "ShowcaseScreens", "Galley", "GalleyUIKit", "GalleyIGListKit", "GalleyDataSourceKit",
    ],
    exclude: ["__Proofs__"]),
  // Screens with a bug each, which the list lab finds.
  .target(
    name: "Museum",
    dependencies: ["Galley", "GalleyUIKit", "GalleyIGListKit", "GalleyDataSourceKit"],
    path: "Examples/Museum"),
  .testTarget(
    name: "MuseumTests", dependencies: ["Museum", "Galley", "GalleyUIKit", "TestSupport"]),
]
#endif
package.targets += [
  .executableTarget(
    name: "Showcase", dependencies: ["GalleyDiffing", "GalleyLayout", "GalleyGeometry"],
    path: "Examples/Showcase")
]
#if os(Linux)
package.targets.last?.dependencies += ["ShowcaseScreens", "GalleyUIKit"]
#endif

// A client builds Galley once and runs it in every test. So it is optimized in the client's debug builds
// too, each module as a whole, with assertions and the messages of preconditions left in.
// GALLEY_OPTIMIZED=off turns this off, to step through Galley in a debugger, and for builds that are done
// sooner after a change.
if Context.environment["GALLEY_OPTIMIZED"] != "off" {
  let optimized = [
    "-O", "-wmo", "-num-threads", "2", "-disable-batch-mode", "-assert-config", "Debug",
  ]
  // The time of what reads sources is that of the parser, which the toolchain brings optimized. To
  // optimize these modules takes minutes, and makes them a sixth faster.
  let readers = ["GalleyPorting", "GalleyTestReading"]
  // The time of these tests is that of their judge.
  for target in package.targets where target.name == "GalleyConstraintsTests" {
    target.swiftSettings = [.unsafeFlags(optimized)]
  }
  for target in package.targets where target.type == .regular && !readers.contains(target.name) {
    target.swiftSettings =
      (target.swiftSettings ?? []) + [.unsafeFlags(optimized, .when(configuration: .debug))]
  }
}
