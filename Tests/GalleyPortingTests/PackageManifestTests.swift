import GalleyPorting
import Testing

@Suite("A package's manifest")
struct PackageManifestTests {
  private let manifest = PackageManifest(
    reading: """
      // swift-tools-version: 5.5
      import PackageDescription
      let frames = Package(
        name: "Frames",
        products: [.library(name: "Frames", targets: ["Frames"])],
        dependencies: [.package(url: "https://example.test/Numbers", from: "1.0.0")],
        targets: [
          .target(name: "Frames", dependencies: [.target(name: "Core")]),
          .target(name: "Core", path: "Code/Core/"),
          Target.executableTarget(name: "Tool", path: "."),
          .testTarget(name: "FramesTests", dependencies: ["Frames"]),
        ])
      #if os(macOS)
      frames.targets.append(.target(name: "Mac"))
      #endif
      """)

  @Test("The targets of a manifest are those that it declares, not those in dependencies")
  func targets() {
    #expect(manifest.targets.map(\.name) == ["Frames", "Core", "Tool", "FramesTests", "Mac"])
    #expect(
      manifest.targets.map(\.kind) == [.library, .library, .program, .test, .library])
    #expect(manifest.targets.map(\.path) == [nil, "Code/Core/", ".", nil, nil])
  }

  @Test("A target's folder is the one it names, or one where SwiftPM looks")
  func folders() {
    let folders: Set = ["Code", "Code/Core", "Source", "Source/Frames", "Tests"]
    let found = manifest.targets.map { $0.folder(among: folders, isAlone: false) }
    #expect(found == ["Source/Frames", "Code/Core", "", nil, nil])
    #expect(manifest.targets[3].folder(among: folders, isAlone: true) == "Tests")
  }

  @Test("UIKit is added to targets at the end of the manifest")
  func additions() {
    #expect(
      manifest.lines(adding: GalleyLocation("https://example.test/Galley.git"), to: ["B", "A"])
        == """

        // Added for Linux, where Galley stands in for UIKit.
        #if os(Linux)
        frames.dependencies.append(.package(url: "https://example.test/Galley.git", "0.0.0"..<"1000.0.0"))
        for target in frames.targets where ["A", "B"].contains(target.name) {
          target.dependencies.append(
            .product(name: "UIKit", package: "Galley"))
        }
        #endif

        """)
    let local = manifest.lines(adding: GalleyLocation("/home/me/Galley"), to: ["A"])
    #expect(local?.contains("\"file:///home/me/Galley\"") == true)
  }

  @Test("Resources that Xcode finds by itself are listed for SwiftPM")
  func resources() {
    let text = """
      // swift-tools-version:5.3
      let frames = Package(
        name: "Frames",
        targets: [
          .target(name: "A"), .target(name: "B", resources: [.process("Row.xib")]),
          .target(name: "C"),
        ])
      """
    let files = [
      "A": [
        "Views/Row.xib", "Media.xcassets/logo.imageset/Contents.json",
        "Media.xcassets/Contents.json", "Old/Media.xcassets/Contents.json",
        "Base.lproj/Main.storyboard", "Read.txt",
      ],
      "B": ["Row.xib"], "C": ["Read.txt"],
    ]
    func lines(_ text: String) -> String? {
      PackageManifest(reading: text)
        .lines(adding: GalleyLocation("/Galley"), to: ["A", "B", "C"], with: files)
    }
    #expect(
      lines(text)?.hasSuffix(
        """
        }
        for target in frames.targets where target.name == "A" {
          target.resources = [.copy("Media.xcassets"), .process("Views/Row.xib")]
        }
        #endif

        """) == true)
    #expect(lines(text.replacing("5.3", with: "5.2"))?.contains(".resources") == false)
    #expect(lines(text.replacing("5.3", with: "6.0"))?.contains(".resources") == true)
  }

  @Test("UIKit can't be added to a package that is not in a variable")
  func noVariable() {
    let manifest = PackageManifest(reading: "_ = Package(name: \"Frames\")")
    #expect(manifest.lines(adding: GalleyLocation("/Galley"), to: ["Frames"]) == nil)
  }

  @Test("Manifests for single versions of Swift are manifests too")
  func names() {
    #expect(PackageManifest.isManifest("Package.swift"))
    #expect(PackageManifest.isManifest("Package@swift-5.9.swift"))
    #expect(!PackageManifest.isManifest("Sources/Package.swift"))
    #expect(!PackageManifest.isManifest("Packages.swift"))
  }
}

@Suite("The location of a package")
struct PackageLocationTests {
  @Test("Several spellings of a package location are equal")
  func spellings() {
    let location = PackageLocation("https://example.test/People/Frames.git")
    for text in [
      "https://example.test/people/frames", "http://me@example.test/People/Frames/",
      "git@example.test:People/Frames.git", "ssh://git@example.test/People/Frames", "frames",
      "ssh://git@example.test:22/People/Frames.git", "git@example.test:/People/Frames",
    ] {
      #expect(location.isSame(as: PackageLocation(text)), "\(text)")
      #expect(PackageLocation(text).isSame(as: location), "\(text)")
    }
    for text in ["https://example.test/Others/Frames", "/People/Frames", "Frame"] {
      #expect(!location.isSame(as: PackageLocation(text)), "\(text)")
    }
    #expect(PackageLocation("file:///a/Frames").isSame(as: PackageLocation("/a/Frames")))
  }

  @Test("A package location ends with the name of the package")
  func name() {
    #expect(PackageLocation("https://example.test/People/Frames.git").name == "Frames")
    #expect(PackageLocation("/home/me/My Frames/").name == "My Frames")
  }
}

@Suite("A tag of a version")
struct VersionTagTests {
  @Test("A version tag is read as SwiftPM reads it")
  func reading() {
    let tags = ["1.2.3", "v1.2.3", "1.2", "1.2.3-beta.1", "1.2.3+5"]
    #expect(tags.compactMap { VersionTag($0)?.text } == tags)
    let others = [
      "", "v", "1", "1.2.3.4", "1.x.3", "1..3", "release-1.2.3", "-1.2.3", "1.2.+3", "1.2.3-",
      "1.2.3-+5", "1.2.3-beta..1", "1.2.3-beta.",
    ]
    for text in others {
      #expect(VersionTag(text) == nil, "\(text)")
    }
  }

  @Test("Version tags are ordered by numbers, with prereleases before their version")
  func order() {
    let tags = [
      "0.9.10", "1.0.0-alpha", "1.0.0-alpha.2", "1.0.0-alpha.10", "1.0.0-beta", "v1.0.0", "1.1",
      "10.0.0",
    ]
    #expect(tags.reversed().compactMap { VersionTag($0) }.sorted().map(\.text) == tags)
  }
}

@Suite("The modules that a source imports")
struct ImportedModulesTests {
  @Test("The imports of a source are found in all conditions, and listed once")
  func conditions() {
    #expect(
      importedModules(
        in: """
          @testable import Frames
          #if canImport(UIKit)
          import UIKit.UIGestureRecognizerSubclass
          #elseif true
          import class AppKit.NSView
          #endif
          // import Comment
          let text = "import Text"
          """) == ["Frames", "UIKit", "AppKit"])
  }
}
