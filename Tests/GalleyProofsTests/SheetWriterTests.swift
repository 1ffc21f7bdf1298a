import Foundation
import GalleyProofFiles
import Testing
import UIKit

@testable import GalleyProofs

@MainActor @Suite("The page of proofs and the files beside it")
struct SheetWriterTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("sheet-\(UUID().uuidString)")

  private func file(_ name: String, _ data: Data) throws -> URL {
    let file = folder.appendingPathComponent("proofs/\(name)")
    try ProofStore.write(data, to: file)
    return file
  }

  private var page: URL { folder.appendingPathComponent("page") }

  private var filesBesidePage: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: page.path + "/pictures").sorted()
    }
  }

  private func remove() { try? FileManager.default.removeItem(at: folder) }

  private func picture(_ color: UIColor) throws -> Data {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    return try #require(image.pngData())
  }

  @Test("The text of a proof is in a script beside the page, with all its characters")
  func text() throws {
    defer { remove() }
    var writer = SheetWriter(to: page)
    let text = "</script> \"quoted\" \\ é 🧶\u{2028}\n"
    try writer.add(
      "FeedTests/feed.txt", before: nil, now: try file("feed.txt", Data(text.utf8)), state: "same")
    let name = try #require(writer.items.first?.now)
    let script = try String(
      contentsOf: page.appendingPathComponent("pictures/\(name)"), encoding: .utf8)
    let start = "proofFile(\"\(name)\", "
    #expect(script.hasPrefix(start) && script.hasSuffix(");\n"), "\(script)")
    let json = script.dropFirst(start.count).dropLast(3)
    #expect(try JSONDecoder().decode(String.self, from: Data(json.utf8)) == text)
  }

  @Test("Names of proofs with a script tag, quotes and emoji do not break the page")
  func hostile() throws {
    defer { remove() }
    let now = try file("now.txt", Data("text".utf8))
    let names = ["a</script><script>x", "it's \"b\" \\u003c", "🎈/*SCRIPT*/ /*ITEMS*/<!--MORE-->"]
    var writer = SheetWriter(to: page)
    for name in names { try writer.add(name, before: nil, now: now, state: "same") }
    let file = try #require(try writer.write())
    let html = try String(contentsOf: file, encoding: .utf8)
    #expect(html.components(separatedBy: "</script>").count == 3)
    #expect(!html.contains("a</script>"))
    #expect(try ShownItem.all(on: html).map(\.name) == names.sorted())
  }

  @Test("The picture of a preview is marked as one, and that of a test is not")
  func previews() throws {
    defer { remove() }
    let now = try file("now.png", picture(.red))
    var writer = SheetWriter(to: page)
    try writer.add(
      "Row/Badge.png", before: nil, now: now, place: "Feed/Row.swift:2", isPreview: true,
      state: "same")
    try writer.add(
      "RowTests/row.png", before: nil, now: now, place: "Tests/RowTests.swift:5", state: "same")
    let file = try #require(try writer.write())
    let shown = try ShownItem.all(on: String(contentsOf: file, encoding: .utf8))
    #expect(shown.map(\.place) == ["Feed/Row.swift:2", "Tests/RowTests.swift:5"])
    #expect(shown.map(\.isPreview) == [true, nil])
  }

  @Test("A long description of a change is in a file beside the page")
  func messages() throws {
    defer { remove() }
    let (old, new) = (try file("a.txt", Data("a".utf8)), try file("b.txt", Data("b".utf8)))
    var writer = SheetWriter(to: page)
    try writer.add("short", before: old, now: new, message: "-a\n+b", state: "changed")
    let long = String(repeating: "-a line\n", count: 1_000)
    try writer.add("long", before: old, now: new, message: long, state: "changed")
    #expect(writer.items[0].message == "-a\n+b" && writer.items[0].messageFile == nil)
    #expect(writer.items[1].message == nil && writer.items[1].messageFile != nil)
    let file = try #require(try writer.write())
    #expect(try !String(contentsOf: file, encoding: .utf8).contains("-a line"))
  }

  @Test("The proofs that are too many for the page are in scripts beside it")
  func lists() throws {
    let items = (0..<50).map {
      SheetWriter.Item(name: "proof <\($0)>", state: "same", kind: "text")
    }
    let lists = try SheetWriter.lists(of: items, limit: 500)
    #expect(lists.count > 1)
    #expect(lists.allSatisfy { $0.utf8.count < 600 && !$0.contains("<") }, "\(lists)")
    struct Named: Decodable { var name: String }
    let names = try lists.flatMap { list in
      try JSONDecoder().decode([Named].self, from: Data(list.utf8)).map(\.name)
    }
    #expect(names == items.map(\.name))
    #expect(try SheetWriter.lists(of: [], limit: 500) == ["[]"])
    #expect(SheetPage.html(items: "[]", scripts: ["a.js"]).contains(#"src="pictures/a.js""#))
  }

  @Test("Files that only an earlier page has used are removed, and others stay")
  func removesFiles() throws {
    defer { remove() }
    var first = SheetWriter(to: page)
    try first.add("a.png", before: nil, now: try file("a.png", picture(.red)), state: "same")
    _ = try first.write()
    let before = try filesBesidePage
    try ProofStore.write(Data(), to: page.appendingPathComponent("pictures/notes.png"))
    var second = SheetWriter(to: page)
    try second.add("a.png", before: nil, now: try file("a.png", picture(.blue)), state: "same")
    _ = try second.write()
    let after = try filesBesidePage
    #expect(before.count == 1)
    #expect(after.count == 2 && after.contains("notes.png"), "\(after)")
    #expect(!after.contains(before[0]), "\(after)")
  }

  @Test("On the page, a film strip has the times of its moments, and a picture has its elements")
  func filmsAndElements() throws {
    defer { remove() }
    let layout = FilmLayout(width: 1, height: 4, gap: 2, times: [0, 0.5])
    let film = try file("film.png", layout.stamped(try picture(.red)))
    let plain = try picture(.green)
    let elements = ProofElements(
      size: [4, 4],
      elements: [.init(name: "UIView", parent: nil, rect: [0, 0, 4, 4], frame: "(0, 0, 4, 4)")])
    let results = folder.appendingPathComponent("results")
    ProofStore.keepElements(elements, of: plain, in: results)
    var writer = SheetWriter(to: page)
    try writer.add("film.png", before: nil, now: film, state: "same", results: results)
    try writer.add(
      "plain.png", before: nil, now: try file("plain.png", plain), state: "same", results: results)
    #expect(writer.items[0].kind == "film" && writer.items[0].film == layout)
    #expect(writer.items[0].elements == nil)
    #expect(writer.items[1].kind == "picture" && writer.items[1].film == nil)
    let name = try #require(writer.items[1].elements)
    let script = try String(
      contentsOf: page.appendingPathComponent("pictures/\(name)"), encoding: .utf8)
    #expect(script.contains(#""frame":"(0, 0, 4, 4)""#), "\(script)")
  }

  @Test("Damaged elements of a picture are not read")
  func damaged() throws {
    #expect(ProofElements(Data("{".utf8)) == nil)
    #expect(ProofElements(Data(#"{"size":[0,4],"elements":[]}"#.utf8)) == nil)
    // An element can't be a part of itself.
    let loop = #"{"size":[4,4],"elements":[{"name":"a","parent":0,"rect":[0,0,1,1],"frame":""}]}"#
    #expect(ProofElements(Data(loop.utf8)) == nil)
  }
}
