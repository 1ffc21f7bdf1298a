import Foundation
import Testing

@testable import GalleyPorting

@Suite("Porting a target again")
struct CacheTests {
  private static let feed = SourceFile(
    path: "Feed.swift",
    text: "import UIKit\nclass Feed: NSObject {\n  @objc func tap() { print(1) }\n}\n")
  private static let more = SourceFile(
    path: "More.swift", text: "import UIKit\nextension Feed {\n  @objc func more() {}\n}\n")
  private static let use = SourceFile(
    path: "Use.swift",
    text: "import UIKit\nlet all = [#selector(Feed.tap), #selector(Feed.more)]\n")
  private static let files = [feed, more, use]

  /// Returns the names of the files that are ported after a change, and expects the same texts as
  /// from porting all files.
  private static func ported(
    _ before: [SourceFile], _ after: [SourceFile], others: [SourceFile] = [],
    changing options: Porting = Porting()
  ) throws -> [String] {
    var cache = PortingCache()
    let first = Porting().port(before, others: others, cache: &cache)
    #expect(first.allSatisfy { $0 != nil })
    var results = Dictionary(
      zip(before.map(\.path), first.compactMap { $0 }), uniquingKeysWith: { $1 })
    cache = try #require(PortingCache(cache.bytes(for: "this"), for: "this"))
    let second = options.port(after, others: others, cache: &cache)
    for (file, result) in zip(after, second) { if let result { results[file.path] = result } }
    if others.isEmpty {
      #expect(after.map { results[$0.path] } == options.port(after))
    }
    #expect(options.port(after, others: others, cache: &cache).allSatisfy { $0 == nil })
    return zip(after, second).compactMap { $1 == nil ? nil : $0.path }
  }

  private static func changed(_ index: Int, _ old: String, _ new: String) -> [SourceFile] {
    var files = files
    files[index].text = files[index].text.replacing(old, with: new)
    return files
  }

  @Test("Nothing is ported when nothing changed")
  func nothing() throws { #expect(try Self.ported(Self.files, Self.files) == []) }

  @Test("A changed body ports one file")
  func body() throws {
    #expect(
      try Self.ported(Self.files, Self.changed(0, "print(1)", "print(1); print(2)")) == [
        "Feed.swift"
      ])
    #expect(
      try Self.ported(Self.files, Self.changed(2, "[#selector", "[ #selector")) == ["Use.swift"])
  }

  @Test("Lines that are inserted or deleted above a member port one file")
  func moved() throws {
    #expect(
      try Self.ported(Self.files, Self.changed(0, "class", "// a\n\nclass")) == ["Feed.swift"])
  }

  @Test(
    "A change of a declaration ports all files that use it",
    arguments: [
      ("func tap()", "func tap(_ sender: Any)"), ("@objc func", "@objc(pat) func"),
      ("class Feed", "class Food"), ("@objc func tap", "func tap"), ("@objc", "@objc static"),
    ])
  func signature(_ old: String, _ new: String) throws {
    let ported = try Self.ported(Self.files, Self.changed(0, old, new))
    #expect(ported.contains("Feed.swift") && ported.contains("Use.swift"))
  }

  @Test("A class is ported if a changed file makes objects of it, or no longer does")
  func nestedClasses() throws {
    let cells = SourceFile(
      path: "Cells.swift",
      text: """
        import UIKit
        class First: UIView { class Cell: UIView {} }
        class Second: UIView { class Cell: UIView {} }

        """)
    func use(_ name: String) -> SourceFile {
      SourceFile(
        path: "Use.swift",
        text: """
          import UIKit
          extension \(name) {
            func make(_ type: Cell.Type) -> UIView { type.init(frame: .zero) }
          }

          """)
    }
    let ported = try Self.ported([cells, use("First")], [cells, use("Second")])
    #expect(ported == ["Cells.swift", "Use.swift"])
  }

  @Test("Files that are added, removed or moved give the same result as porting all files")
  func folders() throws {
    #expect(try Self.ported(Self.files, [Self.feed, Self.use]).contains("Feed.swift"))
    #expect(try Self.ported([Self.feed], Self.files).contains("More.swift"))
    #expect(try Self.ported(Self.files, Self.files.reversed()).contains("More.swift"))
  }

  @Test("A change of the options ports all files")
  func options() throws {
    let ported = try Self.ported(Self.files, Self.files, changing: Porting(entryPoint: .kept))
    #expect(ported == Self.files.map(\.path))
  }

  @Test("Classes of the targets that a target depends on are known, and are not changed")
  func others() throws {
    let base = SourceFile(
      path: "Base.swift",
      text:
        "import UIKit\npublic class Base: UIViewController, UIScrollViewDelegate {\n  @objc public func tap(_ x: Int) {}\n}\n"
    )
    let own = SourceFile(
      path: "Own.swift",
      text:
        "import UIKit\nextension Base {\n  @objc func more() {}\n}\nlet all = [#selector(Base.tap), #selector(Base.more)]\nclass Row: Base {\n  func scrollViewDidScroll(_ s: UIScrollView) {}\n}\n"
    )
    var cache = PortingCache()
    let ported = Porting().port([own], others: [base], cache: &cache)
    let text = try #require(ported.first??.text)
    #expect(
      text.contains(
        "[Selector(\"tap:\")   , Selector(\"more\", { (target: Base) in { () -> Void in target.more() } })]"
      ))
    #expect(text.contains("Base._portedMembers0_0(.init())"))
    #expect(!text.contains("override func scrollViewDidScroll"))
    #expect(Porting().port([own], others: [base], cache: &cache) == [nil])
  }

  @Test("A cache is read only by the program that wrote it, and only if it is complete")
  func kept() throws {
    var cache = PortingCache()
    _ = Porting().port(Self.files, cache: &cache)
    let bytes = try cache.bytes(for: "this")
    #expect(PortingCache(bytes, for: "another") == nil)
    for count in [0, 1, bytes.count / 2, bytes.count - 1] {
      #expect(PortingCache(bytes.prefix(count), for: "this") == nil)
    }
    var again = try #require(PortingCache(bytes, for: "this"))
    // The first line is different in each cache.
    #expect(
      try again.bytes(for: "this").split(separator: 10).dropFirst()
        == bytes.split(separator: 10).dropFirst())

    let changed = Self.changed(1, "more", "else")
    _ = Porting().port(changed, cache: &again)
    var fresh = PortingCache()
    _ = Porting().port(changed, cache: &fresh)
    let read = try #require(PortingCache(again.bytes(for: "this"), for: "this"))
    #expect(read.entries.mapValues(\.facts) == fresh.entries.mapValues(\.facts))
  }
}
