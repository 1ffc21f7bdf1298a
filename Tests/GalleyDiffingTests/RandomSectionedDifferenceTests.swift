import GalleyDiffing
import TestSupport
import Testing

/// Each difference is also applied to the list before, at once and in stages: see `SectionedJudge`.
@Suite("The difference between random lists of sections")
struct RandomSectionedDifferenceTests {
  struct TwoWords: BitwiseIdentity { var high: UInt64, low: UInt64 }
  struct Named: Hashable { var name: String, number: Int }

  @Test("The difference of random sections of integers is right")
  func integers() {
    expectRight("sections of integers", steps: 1_250) { $0 }
  }

  @Test("The difference of random sections of strings is right")
  func text() {
    expectRight("sections of text", steps: 1_000) { "item \($0)" }
  }

  @Test("The difference of random sections of plain values is right")
  func words() {
    expectRight("sections of plain values", steps: 1_000) {
      TwoWords(high: UInt64($0) << 32, low: 1)
    }
  }

  @Test("The difference of random sections of hashable values is right")
  func hashables() {
    expectRight("sections of structs", steps: 500) { Named(name: "item", number: $0) }
  }

  @Test("The difference of random sections contains exactly the items whose content has changed")
  func content() {
    struct Post: Identifiable {
      var id: Int
      var version: Int
    }
    withSeededRandom("sections with content", steps: 1_250) { random in
      var edits = RandomEdits(random)
      let (before, after) = edits.twoWorlds(sections: 0...6, items: 12)
      let odds = edits.number(in: 1...10)
      var posts: [Post] = []
      for item in after.items.joined() {
        posts.append(Post(id: item, version: edits.once(in: odds) ? 1 : 0))
      }
      var rest = posts[...]
      let postsAfter = zip(after.sections, after.items).map { id, items in
        defer { rest = rest.dropFirst(items.count) }
        return ListSection(id: id, items: Array(rest.prefix(items.count)))
      }
      let postsBefore = before.list.map { section in
        ListSection(id: section.id, items: section.items.map { Post(id: $0, version: 0) })
      }
      let difference = sectionedDifference(from: postsBefore, to: postsAfter) {
        $0.version == $1.version
      }
      var sideBefore = before.side
      sideBefore.contents = before.items.map { $0.map { _ in 0 } }
      var sideAfter = after.side
      sideAfter.contents = postsAfter.map { $0.items.map(\.version) }
      GalleyDiffingTests.expectRight(difference, from: sideBefore, to: sideAfter)
    }
  }

  @Test("The difference of sections with thousands of items is right")
  func large() {
    expectRight("thousands of integers", steps: 6, sections: 40...80, items: 100) { $0 }
    expectRight("thousands of texts", steps: 4, sections: 40...80, items: 100) { "item \($0)" }
  }

  /// Creates random sections, and expects their difference to be right. In half of the cases,
  /// sections that were not edited share their arrays of items with the list before.
  private func expectRight<Item: Hashable>(
    _ label: String, steps: Int, sections: ClosedRange<Int> = 0...6, items: Int = 12,
    sourceLocation: SourceLocation = #_sourceLocation, _ item: (Int) -> Item
  ) {
    withSeededRandom(label, steps: steps, sourceLocation: sourceLocation) { random in
      var edits = RandomEdits(random)
      let (before, after) = edits.twoWorlds(sections: sections, items: items)
      let sectionsBefore = zip(before.sections, before.items).map { id, items in
        ListSection(id: id, items: items.map(item))
      }
      let isShared = edits.once(in: 2)
      let sectionsAfter = zip(after.sections, after.items).map { id, items in
        let same = before.items.firstIndex(of: items)
        return ListSection(
          id: id, items: isShared && same != nil ? sectionsBefore[same!].items : items.map(item))
      }
      GalleyDiffingTests.expectRight(
        sectionedDifference(from: sectionsBefore, to: sectionsAfter), from: before.side,
        to: after.side, sourceLocation: sourceLocation)
    }
  }
}

extension RandomEdits {
  /// Returns random sections before and after edits. In a quarter of the cases, some identities may
  /// occur twice.
  mutating func twoWorlds(
    sections: ClosedRange<Int>, items: Int, withRepeats: Bool = true
  ) -> (SectionedWorld, SectionedWorld) {
    var before = newWorld(sections: number(in: sections), items: items)
    let hasRepeats = withRepeats && once(in: 4)
    if hasRepeats && once(in: 2) { repeatSome(&before) }
    var after = edited(before)
    if hasRepeats && once(in: 2) { repeatSome(&after) }
    return once(in: 8) ? (after, before) : (before, after)
  }
}
