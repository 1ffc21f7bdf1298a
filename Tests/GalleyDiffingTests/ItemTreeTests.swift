import GalleyDiffing
import TestSupport
import Testing

@Suite("A tree of items")
struct ItemTreeTests {
  private var tree: ItemTree<String> {
    var tree = ItemTree<String>()
    tree.insert(["fruit", "apple", "pear", "bread"], levels: [0, 1, 1, 0], at: 0)
    return tree
  }

  @Test("Items below a collapsed item are not visible")
  func collapsed() {
    var tree = tree
    #expect(tree.visiblePositions == [0, 3])
    tree.setExpanded(true, ["fruit", "unknown"])
    #expect(tree.visiblePositions == [0, 1, 2, 3])
    #expect(tree.expanded == ["fruit"])
    tree.setExpanded(false, ["fruit"])
    #expect(!tree.isVisible(1) && tree.isVisible(3))
  }

  @Test("An item is removed with its descendants")
  func removing() {
    var tree = tree
    tree.remove(at: [0])
    #expect(tree.ids == ["bread"])
    #expect(tree.position(of: "bread") == 0 && !tree.contains("apple"))
  }

  @Test("Items that do not equal themselves are kept, and can't be found")
  func unequalToItself() {
    var tree = ItemTree<Double>()
    tree.insert([1, .nan, 2], levels: [0, 1, 0], at: 0)
    tree.insert([.nan, 3], levels: [0, 1], at: 0)
    #expect(tree.ids.map(\.isNaN) == [true, false, false, true, false])
    #expect(tree.position(of: 1) == 2 && tree.position(of: 2) == 4)
    #expect(!tree.contains(.nan))
    tree.setExpanded(true, [1, .nan])
    #expect(tree.visiblePositions == [0, 2, 3, 4])
    tree.remove(at: [2])
    #expect(tree.ids.count == 3 && tree.position(of: 2) == 2)
  }

  @Test("Filling one parent after the other looks up each item only a few times")
  func filling() throws {
    let counter = HashCounter()
    let roots = (0..<200).map { Counted(number: $0, counter: counter) }
    var tree = ItemTree<Counted>()
    tree.insert(roots, levels: roots.map { _ in 0 }, at: 0)
    for root in roots {
      let position = try #require(tree.position(of: root))
      let child = Counted(number: root.number + 200, counter: counter)
      tree.insert([child], levels: [1], at: position + 1)
    }
    let hashes = counter.count
    #expect(tree.ids.map(\.number) == (0..<200).flatMap { [$0, $0 + 200] })
    // The internal checks look up all items after each insertion.
    #if INTERNAL_CHECKS
    let checked = (200...400).reduce(0, +)
    #else
    let checked = 0
    #endif
    #expect(hashes - checked < 20 * 200)
  }

  @Test("Trees are equal if their items, levels and expanded items are equal")
  func equality() {
    var other = tree
    #expect(other == tree)
    other.setExpanded(true, ["bread"])
    #expect(other != tree)
  }

  /// All trees of up to six items, compared with a judge that follows parents one by one.
  @Test("Parents, ends and visible items are those that a judge finds")
  func judge() {
    withEvery("levels", in: lists(over: [0, 1, 2], upToLength: 6)) { levels in
      guard isTree(levels) else { return }
      let ids = Array(levels.indices)
      withEvery("expanded", in: [[], [0], [0, 1], ids]) { expanded in
        var tree = ItemTree<Int>()
        tree.insert(ids, levels: levels, at: 0)
        tree.setExpanded(true, expanded)
        for id in ids {
          let parent = parent(of: id, levels)
          #expect(tree.parent(ofItemAt: id) == parent)
          let descendants = ids.filter { isDescendant($0, of: id, levels) }
          #expect(tree.end(ofItemAt: id) == id + 1 + descendants.count)
          #expect(tree.isVisible(id) == isVisible(id, levels, expanded))
        }
        #expect(tree.visiblePositions == ids.filter { isVisible($0, levels, expanded) })
      }
    }
  }

  /// Random insertions and removals, compared with a list of items with their parents.
  @Test("Items keep their parents when others are inserted and removed")
  func randomEdits() {
    withSeededRandom("editing a tree", steps: 300) { random in
      var tree = ItemTree<Int>()
      var parents: [Int: Int?] = [:]
      for id in 0..<8 {
        let parent = tree.ids.randomElement(using: &random)
        let position = parent.flatMap { tree.position(of: $0) }
        tree.insert(
          [id], levels: [position.map { tree.levels[$0] + 1 } ?? 0],
          at: position.map { tree.end(ofItemAt: $0) } ?? tree.ids.count)
        parents[id] = .some(parent)
      }
      if let removed = tree.ids.randomElement(using: &random) {
        tree.remove(at: [tree.position(of: removed)!])
        parents[removed] = nil
        while let orphan = parents.first(where: { $0.value.map { parents[$0] == nil } ?? false }) {
          parents[orphan.key] = nil
        }
      }
      let end = Bool.random(using: &random) ? tree.ids.count : 0
      tree.insert([8], levels: [0], at: end)
      parents[8] = .some(nil)
      #expect(Set(tree.ids) == Set(parents.keys))
      for (position, id) in tree.ids.enumerated() {
        #expect(tree.position(of: id) == position)
        #expect(tree.parent(ofItemAt: position).map { tree.ids[$0] } == parents[id]!)
      }
    }
  }
}

// MARK: Counting

/// An identity that counts how often it is hashed.
private struct Counted: Hashable {
  let number: Int
  let counter: HashCounter

  static func == (one: Counted, other: Counted) -> Bool { one.number == other.number }

  func hash(into hasher: inout Hasher) {
    counter.count += 1
    hasher.combine(number)
  }
}

/// The number of times that identities were hashed.
private final class HashCounter {
  var count = 0
}

// MARK: The judge

private func isTree(_ levels: [Int]) -> Bool {
  zip([-1] + levels, levels).allSatisfy { $1 <= $0 + 1 }
}

private func parent(of item: Int, _ levels: [Int]) -> Int? {
  (0..<item).last { levels[$0] == levels[item] - 1 }
}

private func isDescendant(_ item: Int, of ancestor: Int, _ levels: [Int]) -> Bool {
  guard let parent = parent(of: item, levels) else { return false }
  return parent == ancestor || isDescendant(parent, of: ancestor, levels)
}

private func isVisible(_ item: Int, _ levels: [Int], _ expanded: [Int]) -> Bool {
  guard let parent = parent(of: item, levels) else { return true }
  return expanded.contains(parent) && isVisible(parent, levels, expanded)
}
