import TestSupport
import Testing

@testable import GalleyUIKit

@Suite("A section snapshot")
struct NSDiffableDataSourceSectionSnapshotTests {
  private typealias Outline = NSDiffableDataSourceSectionSnapshot<String>

  /// The tree `a (a1, a2 (a2x)), b`.
  private static func sample() -> Outline {
    var outline = Outline()
    outline.append(["a", "b"])
    outline.append(["a1", "a2"], to: "a")
    outline.append(["a2x"], to: "a2")
    return outline
  }

  @Test("A section snapshot lists its items from the top down, with their levels and parents")
  func tree() {
    let outline = Self.sample()
    #expect(outline.items == ["a", "a1", "a2", "a2x", "b"])
    #expect(outline.rootItems == ["a", "b"])
    #expect(outline.items.map { outline.level(of: $0) } == [0, 1, 1, 2, 0])
    #expect(outline.items.map { outline.parent(of: $0) } == [nil, "a", "a", "a2", nil])
    #expect(outline.index(of: "a2x") == 3)
    #expect(outline.index(of: "zz") == nil)
    #expect(outline.contains("b"))
    #expect(!outline.contains("zz"))
  }

  @Test("Only the children of expanded items are visible")
  func visible() {
    var outline = Self.sample()
    #expect(outline.visibleItems == ["a", "b"])
    outline.expand(["a2", "unknown"])
    #expect(outline.visibleItems == ["a", "b"])
    #expect(outline.isExpanded("a2"))
    #expect(!outline.isVisible("a2x"))
    outline.expand(["a"])
    #expect(outline.visibleItems == ["a", "a1", "a2", "a2x", "b"])
    #expect(outline.isVisible("a2x"))
    #expect(outline.expandedItems == ["a", "a2"])
    outline.collapse(["a"])
    #expect(outline.visibleItems == ["a", "b"])
    #expect(outline.expandedItems == ["a2"])
  }

  @Test("An item may be expanded before it has children")
  func openBeforehand() {
    var outline = Outline()
    outline.append(["a"])
    outline.expand(["a"])
    outline.append(["a1"], to: "a")
    #expect(outline.visibleItems == ["a", "a1"])
  }

  @Test("Items are inserted before another one, or after another one and its children")
  func inserting() {
    var outline = Self.sample()
    outline.insert(["x"], before: "a2")
    outline.insert(["y", "z"], after: "a2")
    outline.insert(["w"], after: "a")
    #expect(outline.items == ["a", "a1", "x", "a2", "a2x", "y", "z", "w", "b"])
    #expect(["x", "y", "z", "w"].map { outline.level(of: $0) } == [1, 1, 1, 0])
  }

  @Test("Deleting an item deletes its children")
  func deleting() {
    var outline = Self.sample()
    outline.expand(["a2"])
    outline.delete(["a2x", "a2"])
    #expect(outline.items == ["a", "a1", "b"])
    #expect(outline.expandedItems.isEmpty)
    outline.delete([])
    outline.append([], to: "nobody")
    outline.insert([String](), before: "nobody")
    #expect(outline.items == ["a", "a1", "b"])
    outline.deleteAll()
    #expect(outline.items.isEmpty)
  }

  @Test("The children of an item are returned as a snapshot, with the parent or without")
  func parts() {
    var outline = Self.sample()
    outline.expand(["a2"])
    let below = outline.snapshot(of: "a")
    #expect(below.items == ["a1", "a2", "a2x"])
    #expect(below.rootItems == ["a1", "a2"])
    #expect(below.isExpanded("a2"))
    let whole = outline.snapshot(of: "a2", includingParent: true)
    #expect(whole.items == ["a2", "a2x"])
    #expect(whole.level(of: "a2x") == 1)
    #expect(outline.snapshot(of: "b").items.isEmpty)
  }

  @Test("Inserted snapshots keep their expanded items")
  func otherSnapshots() {
    var other = Outline()
    other.append(["n"])
    other.append(["n1"], to: "n")
    other.expand(["n"])
    var outline = Self.sample()
    outline.replace(childrenOf: "a", using: other)
    #expect(outline.items == ["a", "n", "n1", "b"])
    #expect(outline.level(of: "n1") == 2)
    #expect(outline.isExpanded("n"))

    outline = Self.sample()
    outline.insert(other, before: "a2")
    #expect(outline.items == ["a", "a1", "n", "n1", "a2", "a2x", "b"])
    outline = Self.sample()
    outline.insert(other, after: "a")
    #expect(outline.items == ["a", "a1", "a2", "a2x", "n", "n1", "b"])
    #expect(outline.level(of: "n") == 0)
  }

  @Test("The children of an item may be replaced by a snapshot that contains them and others")
  func replacingByThemselves() {
    var outline = Self.sample()
    var children = outline.snapshot(of: "a")
    children.append(["a3"])
    outline.replace(childrenOf: "a", using: children)
    #expect(outline.items == ["a", "a1", "a2", "a2x", "a3", "b"])
  }

  @Test("Section snapshots are equal if their trees and their expanded items are")
  func equality() {
    var other = Self.sample()
    #expect(other == Self.sample())
    other.expand(["a"])
    #expect(other != Self.sample())
    other.collapse(["a"])
    #expect(other == Self.sample())
    var flat = Outline()
    flat.append(["a", "a1", "a2", "a2x", "b"])
    #expect(flat != Self.sample())
  }

  @Test("The visual description of a section snapshot is its tree")
  func printing() {
    var outline = Self.sample()
    outline.expand(["a"])
    #expect(
      outline.visualDescription() == """
        *+ a
          *- a1
          *- a2
             - a2x
        *- b
        """)
  }

  /// Builds random trees, and compares each step with a tree of nodes.
  @Test("A section snapshot equals a tree of nodes after random appends, expansions and deletions")
  func agreesWithNodes() {
    withSeededRandom("a tree of items", steps: 300) { random in
      var outline = NSDiffableDataSourceSectionSnapshot<Int>()
      let nodes = Node(-1)
      for id in 0..<12 {
        let all = nodes.flattened.dropFirst()
        let parent = Bool.random(using: &random) ? all.randomElement(using: &random) : nil
        outline.append([id], to: parent?.id)
        (parent ?? nodes).children.append(Node(id))
        if Int.random(in: 0..<3, using: &random) == 0 {
          let opened = nodes.flattened.dropFirst().randomElement(using: &random)
          opened?.isOpen = true
          if let opened { outline.expand([opened.id]) }
        }
        if Int.random(in: 0..<6, using: &random) == 0 {
          guard let gone = nodes.flattened.dropFirst().randomElement(using: &random) else {
            continue
          }
          outline.delete([gone.id])
          for node in nodes.flattened { node.children.removeAll { $0 === gone } }
        }
        #expect(outline.items == nodes.flattened.dropFirst().map(\.id))
        #expect(outline.visibleItems == nodes.visible.dropFirst().map(\.id))
        #expect(
          outline.items.allSatisfy { outline.isVisible($0) == outline.visibleItems.contains($0) })
      }
    }
  }

  private final class Node {
    let id: Int
    var children: [Node] = []
    var isOpen = false

    init(_ id: Int) { self.id = id }

    var flattened: [Node] { [self] + children.flatMap(\.flattened) }
    var visible: [Node] { [self] + (isOpen || id < 0 ? children.flatMap(\.visible) : []) }
  }
}

@Suite("Misuse of a section snapshot")
struct NSDiffableDataSourceSectionSnapshotMisuseTests {
  @Test("Appending an existing item traps in UIKit's words")
  func double() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var outline = NSDiffableDataSourceSectionSnapshot<String>()
      outline.append(["a", "b"])
      outline.append(["b"], to: "a")
    }
    expectTrap(
      result,
      says: "Identifiers in a section snapshot must be unique. Duplicate item identifiers: "
        + "{(\n    b\n)}")
  }

  @Test("Deleting an unknown item traps in UIKit's words")
  func unknownDeletion() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var outline = NSDiffableDataSourceSectionSnapshot<String>()
      outline.delete(["zz"])
    }
    expectTrap(result, says: "Failed to find index of item zz")
  }

  @Test("Asking for the level or the parent of an unknown item traps in UIKit's words")
  func unknownQuery() async {
    let level = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = NSDiffableDataSourceSectionSnapshot<String>().level(of: "zz")
    }
    expectTrap(level, says: "Item identifier does not exist in section snapshot: zz")
    let parent = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = NSDiffableDataSourceSectionSnapshot<String>().parent(of: "zz")
    }
    expectTrap(parent, says: "Child item identifier does not exist in section snapshot: zz")
  }
}
