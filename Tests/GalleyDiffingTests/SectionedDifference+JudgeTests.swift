import GalleyDiffing
import TestSupport
import Testing

@Suite("The difference between two lists of sections, judged")
struct SectionedDifferenceJudgeTests {
  @Test(
    "The sectioned difference is right for all lists of up to two sections and three items",
    arguments: 0..<2)
  func everyPair(part: Int) {
    let worlds = SectionedWorld.all(sections: 2, items: 3)
    #expect(worlds.count == 131)
    let some = stride(from: part, to: worlds.count, by: 2).lazy.map { worlds[$0] }
    withEvery("before", in: some) { before in
      withEvery("after", in: worlds) { after in
        expectRight(before, after)
      }
    }
  }

  /// Names do not matter, so the world before may as well hold 0, 1, 2, … in order.
  @Test(
    "The sectioned difference is right for two sections with four items, and three with two",
    arguments: [(sections: 2, items: 4), (sections: 3, items: 2)])
  func everyLargerPair(sections: Int, items: Int) {
    let worlds = SectionedWorld.all(sections: sections, items: items)
    withEvery("before", in: worlds.filter(\.isInOrder)) { before in
      withEvery("after", in: worlds) { after in
        expectRight(before, after)
      }
    }
  }

  @Test(
    "The sectioned difference is right for every two pairs of sections over two letters, repeats included"
  )
  func everyPairWithRepeats() {
    let some = Array(lists(over: [0, 1], upToLength: 2))
    let worlds = some.flatMap { one in
      some.map { other in SectionedWorld(sections: [0, 1], items: [one, other]) }
    }
    let turned = worlds.map { SectionedWorld(sections: [1, 0], items: $0.items) }
    withEvery("before", in: worlds) { before in
      withEvery("after", in: worlds + turned) { after in
        expectRight(before, after)
      }
    }
  }

  @Test(
    "The sectioned difference is right for every two lists of sections over two names, repeats included"
  )
  func everyPairWithRepeatedSections() {
    let worlds = lists(over: [0, 1], upToLength: 3).flatMap { sections in
      [
        SectionedWorld(sections: sections, items: sections.indices.map { [$0] }),
        SectionedWorld(sections: sections, items: sections.map { [$0] }),
        SectionedWorld(sections: sections, items: sections.map { _ in [] }),
      ]
    }
    withEvery("before", in: worlds) { before in
      withEvery("after", in: worlds) { after in
        expectRight(before, after)
      }
    }
  }

  @Test("The sectioned difference names new content, wherever its item moved")
  func everyContent() {
    let worlds = SectionedWorld.all(sections: 2, items: 2)
    withEvery("before", in: worlds) { before in
      withEvery("after", in: worlds) { after in
        withEvery("changed", in: subsets(of: [0, 1])) { changed in
          let difference = sectionedDifference(
            from: before.list, to: after.freshList, identifiedBy: \.self
          ) { old, _ in !changed.contains(old) }
          var sideBefore = before.side
          sideBefore.contents = before.items.map { $0.map { _ in 0 } }
          var sideAfter = after.side
          sideAfter.contents = after.items.map { $0.map { changed.contains($0) ? 1 : 0 } }
          GalleyDiffingTests.expectRight(difference, from: sideBefore, to: sideAfter)
        }
      }
    }
  }

  private func expectRight(_ before: SectionedWorld, _ after: SectionedWorld) {
    GalleyDiffingTests.expectRight(
      sectionedDifference(from: before.list, to: after.freshList), from: before.side,
      to: after.side)
  }
}

/// A few items in a few sections, all of them numbers.
struct SectionedWorld {
  var sections: [Int]
  var items: [[Int]]

  var list: [ListSection<Int, Int>] {
    zip(sections, items).map { ListSection(id: $0, items: $1) }
  }

  /// The same sections with copied arrays: items are not compared if both lists share an array.
  var freshList: [ListSection<Int, Int>] {
    zip(sections, items).map { id, items in ListSection(id: id, items: items.map { $0 }) }
  }

  var side: SectionedJudge.Side { SectionedJudge.Side(sections: sections, items: items) }

  /// Whether the sections are 0, 1, 2, … in order, and the items as well.
  var isInOrder: Bool {
    let items = Array(items.joined())
    return sections == Array(0..<sections.count) && items == Array(0..<items.count)
  }

  /// Returns every choice and order of sections, with every way to put items in them, without
  /// repeats.
  static func all(sections: Int, items: Int) -> [SectionedWorld] {
    let choices = Array(arrangements(of: Array(0..<items)))
    return arrangements(of: Array(0..<sections)).flatMap { sections in
      choices.flatMap { items in
        cuts(of: items, into: sections.count).map {
          SectionedWorld(sections: sections, items: $0)
        }
      }
    }
  }

  /// Returns every way to cut a list into `count` consecutive parts.
  private static func cuts(of items: [Int], into count: Int) -> [[[Int]]] {
    if count == 0 { return items.isEmpty ? [[]] : [] }
    if count == 1 { return [[items]] }
    return (0...items.count).flatMap { length in
      cuts(of: Array(items[length...]), into: count - 1).map { [Array(items[..<length])] + $0 }
    }
  }
}

extension SectionedWorld: CustomStringConvertible {
  var description: String {
    zip(sections, items).map { "\($0): \($1)" }.joined(separator: ", ")
  }
}
