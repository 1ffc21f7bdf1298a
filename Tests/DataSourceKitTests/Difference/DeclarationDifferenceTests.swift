import DataSourceKit
import Testing
import UIKit

@Suite("The difference between two declarations")
struct DeclarationDifferenceTests {
  struct Author: Equatable { var name: String }
  struct Note: Equatable, Identifiable {
    let id: Int
    var author: Author
    var stars: Int?
  }

  final class NoteCell: UICollectionViewCell, BindableClassCell {
    func bind(_ value: Note) {}
  }

  private func note(_ id: Int, by name: String = "A", stars: Int? = nil) -> TestCell {
    TestCell(NoteCell.self, Note(id: id, author: Author(name: name), stars: stars))
  }

  private func rows(_ cells: [TestCell]) -> TestList {
    TestList([TestSection("rows", cells: cells)])
  }

  private func text(_ before: TestList, _ after: TestList) -> String {
    after.difference(from: before).description
  }

  @Test("Equal declarations have no difference")
  func equal() {
    let difference = rows([row(1), note(2)]).difference(from: rows([row(1), note(2)]))
    #expect(difference.isEmpty)
    #expect(difference.description == "no difference")
  }

  @Test("The difference names cells that were inserted, deleted and moved")
  func cells() {
    #expect(
      text(rows([row(1), row(2), row(3)]), rows([row(3), row(1), row(4)])) == """
        − section rows, item 1: RowCell 2
        + section rows, item 2: RowCell 4: Row(id: 4, text: "row 4")
        → RowCell 3: from section rows, item 2 to section rows, item 0
        """)
  }

  @Test("The difference names the field in which a cell changed, however deep")
  func fields() {
    #expect(
      text(
        rows([note(1), row(2)]),
        rows([note(1, by: "B", stars: 3), row(2, "x").onSelect(.tap(2))]))
          == """
          ≠ section rows, item 0: NoteCell 1
              author.name: "A" → "B"
              stars: nil → 3
          ≠ section rows, item 1: RowCell 2
              text: "row 2" → "x"
              onSelect: none → tap(2)
          """)
  }

  @Test("The difference shows values without parts as a whole")
  func plainValues() {
    final class Text: UICollectionViewCell, BindableClassCell { func bind(_ value: String) {} }
    let before = rows([TestCell(Text.self, id: "t", value: "a")])
    #expect(
      text(before, rows([TestCell(Text.self, id: "t", value: "b")])) == """
        ≠ section rows, item 0: Text t
            value: "a" → "b"
        """)
  }

  @Test("The difference names sections that were inserted, deleted, moved and changed")
  func sections() {
    let before = TestList([
      TestSection("a", cells: [row(1)]), TestSection("b", cells: []), TestSection("c", cells: []),
    ])
    let after = TestList([
      TestSection("c", layout: .grid(columns: 2, height: 9), cells: []),
      TestSection("b", header: DeclaredView(Title.self, "B"), cells: []),
      TestSection("d", cells: [row(2), row(3)]),
    ])
    let lines = text(before, after).split(separator: "\n").map(String.init)
    #expect(lines.contains("− section a, with 1 cells"))
    #expect(lines.contains("+ section d, with 2 cells"))
    #expect(lines.contains { $0.hasPrefix("→ section ") })
    #expect(lines.contains("    header: none → Title: \"B\""))
    #expect(lines.contains("    layout: list plain → grid of 2 columns, 9.0 high"))
  }

  @Test("The difference includes cells below others")
  func trees() {
    let before = rows([row(1).children(isExpanded: true) { row(2) }])
    #expect(
      text(before, rows([row(1)])) == """
        − section rows, item 1: RowCell 2
        ≠ section rows, item 0: RowCell 1
            isExpanded: true → none
            children: [RowCell 2] → []
        """)
  }

  @Test("The difference prints values as in code, and sets in the same order each time")
  func values() {
    struct All: Equatable {
      var names: Set<String> = ["c", "a", "b"]
      var counts = ["y": 2, "x": 1]
      var kind = Sent.tap(3)
      var pair: [Author] = [Author(name: "A")]
    }
    final class Text: UICollectionViewCell, BindableClassCell { func bind(_ value: All) {} }
    #expect(
      "\(TestCell(Text.self, id: 0, value: All()))" == """
        Text 0: All(names: ["a", "b", "c"], counts: ["x": 1, "y": 2], kind: tap(3), \
        pair: [Author(name: "A")])
        """)
  }

  /// An object that refers to itself.
  final class Ring: Equatable {
    let name: String
    private(set) var next: AnyObject = NSObject()

    init(_ name: String) {
      self.name = name
      next = self
    }

    static func == (one: Ring, other: Ring) -> Bool { one.name == other.name }
  }

  /// An object that refers to the nodes below it, which refer back to it.
  final class Node: Equatable {
    let name: String
    let below: [Node]
    var above: Node?

    init(_ name: String, below: [Node] = []) {
      self.name = name
      self.below = below
      for node in below { node.above = self }
    }

    static func == (one: Node, other: Node) -> Bool { one.name == other.name }
  }

  @Test("The difference ends for objects that refer to each other")
  func cycles() {
    final class Text: UICollectionViewCell, BindableClassCell { func bind(_ value: Ring) {} }
    final class Tree: UICollectionViewCell, BindableClassCell { func bind(_ value: Node) {} }
    let node = Node("a", below: [Node("b")])
    #expect(
      "\(TestCell(Tree.self, id: 0, value: node))" == """
        Tree 0: Node(name: "a", below: [Node(name: "b", below: [], above: …)], above: nil)
        """)
    func declared(_ name: String) -> TestList {
      rows([TestCell(Text.self, id: 0, value: Ring(name))])
    }
    #expect(
      text(declared("a"), declared("b")) == """
        ≠ section rows, item 0: Text 0
            name: "a" → "b"
            next: Ring(name: "a", next: …) → Ring(name: "b", next: …)
        """)
  }

  class Entry {
    var title: String
    init(_ title: String) { self.title = title }
  }

  /// A value with a property that it inherits.
  final class Photo: Entry, Equatable {
    var width = 3
    static func == (one: Photo, other: Photo) -> Bool {
      one.title == other.title && one.width == other.width
    }
  }

  @Test("The difference includes inherited properties")
  func inherited() {
    final class Text: UICollectionViewCell, BindableClassCell { func bind(_ value: Photo) {} }
    func declared(_ title: String) -> TestList {
      rows([TestCell(Text.self, id: 0, value: Photo(title))])
    }
    let cell = TestCell(Text.self, id: 0, value: Photo("a"))
    #expect(cell.description == "Text 0: Photo(title: \"a\", width: 3)")
    #expect(
      text(declared("a"), declared("b")) == """
        ≠ section rows, item 0: Text 0
            title: "a" → "b"
        """)
  }

  /// A value whose description does not show its number, by which it is compared.
  struct Secret: Equatable, CustomStringConvertible {
    var number: Int
    var description: String { "secret" }
  }

  @Test("The difference of two declarations that are not equal is never empty")
  func hidden() {
    final class Text: UICollectionViewCell, BindableClassCell { func bind(_ value: Secret) {} }
    func declared(_ number: Int) -> TestList {
      rows([TestCell(Text.self, id: 0, value: Secret(number: number))])
    }
    #expect(!declared(1).difference(from: declared(2)).isEmpty)
    let twice = rows([row(1), row(1)])
    #expect(!twice.difference(from: rows([row(1)])).isEmpty)
  }

  @Test("The difference is printed beside an outline of each declaration")
  func outline() {
    let list = TestList([
      TestSection(
        "a", layout: .list(.insetGrouped), header: DeclaredView(Title.self, "A"),
        cells: [row(1).onSelect(.tap(1)).children { row(2) }]),
      TestSection("b", layout: .grid(columns: 2, height: 40), cells: []),
    ])
    #expect(
      list.description == """
        section a, list insetGrouped
          header Title: "A"
          RowCell 1: Row(id: 1, text: "row 1"), onSelect tap(1)
            RowCell 2: Row(id: 2, text: "row 2")
        section b, grid of 2 columns, 40.0 high
        """)
    #expect(TestList().description == "no sections")
  }
}
