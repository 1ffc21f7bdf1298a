import GalleyDiffing
import TestSupport
import Testing

@Suite("The difference between two lists of sections")
struct SectionedDifferenceTests {
  typealias Section = ListSection<String, Int>

  struct Post: Identifiable, Equatable {
    var id: Int
    var text: String
  }

  @Test("A sectioned difference names deletes, inserts and moves, by section and item")
  func example() {
    let before = [Section(id: "today", items: [1, 2]), Section(id: "later", items: [3])]
    let after = [Section(id: "today", items: [3, 1]), Section(id: "later", items: [])]
    #expect(
      text(before, after) == [
        "2 sections, 3 items → 2 sections, 2 items", "items: delete 0.1; move 1.0 → 0.0",
      ])
  }

  @Test("The difference between no sections, and between equal ones, is empty")
  func equal() {
    #expect(sectionedDifference(from: [Section](), to: []).isEmpty)
    let sections = [Section(id: "a", items: [1, 2]), Section(id: "b", items: [])]
    let copies = sections.map { Section(id: $0.id, items: $0.items.map { $0 }) }
    #expect(sectionedDifference(from: sections, to: sections).isEmpty)
    #expect(sectionedDifference(from: sections, to: copies).isEmpty)
    #expect(text(sections, copies) == ["2 sections, 2 items → 2 sections, 2 items", "no changes"])
  }

  @Test("An inserted or deleted section is one change, whatever it contains")
  func wholeSections() {
    let a = Section(id: "a", items: [1, 2])
    let b = Section(id: "b", items: [3, 4])
    #expect(
      text([a], [b, a]) == ["1 section, 2 items → 2 sections, 4 items", "sections: insert 0"])
    #expect(
      text([a, b], [b]) == ["2 sections, 4 items → 1 section, 2 items", "sections: delete 0"])
    #expect(
      text([a], [b]) == [
        "1 section, 2 items → 1 section, 2 items", "sections: delete 0; insert 0",
      ])
  }

  @Test("An item that changes its section is one move")
  func crossing() {
    let before = [Section(id: "a", items: [1, 2, 3]), Section(id: "b", items: [4, 5])]
    let after = [Section(id: "a", items: [1, 3]), Section(id: "b", items: [4, 2, 5])]
    #expect(
      text(before, after) == [
        "2 sections, 5 items → 2 sections, 5 items", "items: move 0.1 → 1.1",
      ])
  }

  @Test("A section that moves takes its items along")
  func movedSection() {
    let before = [
      Section(id: "a", items: [1]), Section(id: "b", items: [2, 3]), Section(id: "c", items: [4]),
    ]
    #expect(
      text(before, [before[2], before[0], before[1]]) == [
        "3 sections, 4 items → 3 sections, 4 items", "sections: move 2 → 0",
      ])
  }

  @Test("Items are moved, inserted and deleted in a section that moves itself")
  func movedSectionWithChanges() {
    let before = [
      Section(id: "a", items: [1]), Section(id: "b", items: [2]),
      Section(id: "c", items: [4, 5, 6]),
    ]
    let after = [
      Section(id: "c", items: [6, 4, 9]), Section(id: "a", items: [1]),
      Section(id: "b", items: [2]),
    ]
    #expect(
      text(before, after) == [
        "3 sections, 5 items → 3 sections, 5 items", "sections: move 2 → 0",
        "items: delete 2.1; insert 0.2; move 2.2 → 0.0",
      ])
  }

  @Test("An item moves from a section that moves to one that stays, and the other way round")
  func both() {
    let before = [
      Section(id: "a", items: [1, 2]), Section(id: "b", items: [3]), Section(id: "c", items: [4]),
    ]
    let after = [
      Section(id: "c", items: [4, 1]), Section(id: "a", items: [2]), Section(id: "b", items: [3]),
    ]
    #expect(
      text(before, after) == [
        "3 sections, 4 items → 3 sections, 4 items", "sections: move 2 → 0",
        "items: move 0.0 → 0.1",
      ])
  }

  @Test("An item of a deleted section survives in another section as a move")
  func survivor() {
    let before = [Section(id: "a", items: [1, 2, 3]), Section(id: "b", items: [4])]
    let after = [Section(id: "b", items: [2, 4])]
    #expect(
      text(before, after) == [
        "2 sections, 4 items → 1 section, 2 items", "sections: delete 0", "items: move 0.1 → 0.0",
      ])
  }

  @Test("An item moves into an inserted section")
  func intoInserted() {
    let before = [Section(id: "a", items: [1, 2, 3])]
    let after = [Section(id: "b", items: [9, 2]), Section(id: "a", items: [1, 3])]
    #expect(
      text(before, after) == [
        "1 section, 3 items → 2 sections, 4 items", "sections: insert 0", "items: move 0.1 → 0.1",
      ])
  }

  @Test("All items of a renamed section move from the old to the new one")
  func renamed() {
    let before = [Section(id: "a", items: [1, 2])]
    let after = [Section(id: "b", items: [1, 2])]
    #expect(
      text(before, after) == [
        "1 section, 2 items → 1 section, 2 items", "sections: delete 0; insert 0",
        "items: move 0.0 → 0.0, 0.1 → 0.1",
      ])
  }

  // MARK: Content

  @Test(
    "A sectioned difference names new content of items that stay, move within their section, and move across"
  )
  func updates() {
    let before = [
      ListSection(id: "a", items: [Post(id: 1, text: "a"), Post(id: 2, text: "b")]),
      ListSection(id: "b", items: [Post(id: 3, text: "c"), Post(id: 4, text: "d")]),
    ]
    let after = [
      ListSection(id: "a", items: [Post(id: 1, text: "A"), Post(id: 3, text: "C")]),
      ListSection(id: "b", items: [Post(id: 4, text: "d"), Post(id: 2, text: "B")]),
    ]
    let difference = sectionedDifference(from: before, to: after, comparing: ==)
    #expect(
      difference.plan.description == """
        2 sections, 4 items → 2 sections, 4 items
        items: move 1.0 → 0.1, 0.1 → 1.1; update 0.0 → 0.0, 1.0 → 0.1, 0.1 → 1.1
        """)
    #expect(sectionedDifference(from: before, to: after).plan.items.updates == [])
    #expect(
      difference
        == sectionedDifference(
          from: before, to: after, identifiedBy: \.id, comparing: ==))
  }

  @Test("Content is compared once for each item on both sides, and not where items are one array")
  func comparisons() {
    let shared = ListSection(id: "s", items: [Post(id: 100, text: "")])
    let before = [
      shared, ListSection(id: "a", items: (0..<40).map { Post(id: $0, text: "old") }),
      ListSection(id: "b", items: (40..<80).map { Post(id: $0, text: "old") }),
    ]
    let after = [
      ListSection(id: "b", items: (20..<60).reversed().map { Post(id: $0, text: "new") }),
      ListSection(id: "a", items: (0..<20).map { Post(id: $0, text: "new") }), shared,
    ]
    var compared: [Int] = []
    _ = sectionedDifference(from: before, to: after) { old, new in
      #expect(old.id == new.id && old.text == "old" && new.text == "new")
      compared.append(old.id)
      return true
    }
    #expect(compared.sorted() == Array(0..<60))
  }

  // MARK: Repeats

  @Test("An item in two sections is left out of the second, and named by its path")
  func repeatedItems() {
    let before = [Section(id: "a", items: [1, 2]), Section(id: "b", items: [3])]
    let after = [Section(id: "a", items: [1, 2]), Section(id: "b", items: [4, 2, 3, 4])]
    let difference = sectionedDifference(from: before, to: after)
    #expect(
      difference.description == """
        2 sections, 3 items → 2 sections, 4 items
        items: insert 1.0
        left out item after 1.1 repeats after 0.1
        left out item after 1.3 repeats after 1.0
        """)
    #expect(
      difference.duplicateItems.first
        == DuplicateItem(
          side: .after, path: ItemPath(section: 1, item: 1), first: ItemPath(section: 0, item: 1)))
  }

  @Test("A repeated section is left out with its items")
  func repeatedSections() {
    let before = [Section(id: "a", items: [1])]
    let after = [
      Section(id: "a", items: [1]), Section(id: "b", items: [2]), Section(id: "a", items: [3]),
      Section(id: "c", items: [2, 4]),
    ]
    let difference = sectionedDifference(from: before, to: after)
    #expect(
      difference.description == """
        1 section, 1 item → 3 sections, 3 items
        sections: insert 1, 2
        left out section after[2] repeats after[0]
        left out item after 3.0 repeats after 1.0
        """)
    #expect(difference.plan.countsAfter == [1, 1, 1])
  }

  @Test("An item is left out where it would move past its repeat in another section")
  func repeatThatMoves() {
    let before = [Section(id: "a", items: [1]), Section(id: "b", items: [2, 1])]
    let after = [Section(id: "a", items: [1]), Section(id: "b", items: [1, 2])]
    let difference = sectionedDifference(from: before, to: after)
    #expect(
      difference.duplicateItems.map(\.description) == [
        "before 1.1 repeats before 0.0", "after 1.0 repeats after 0.0",
      ])
    #expect(difference.isEmpty)
  }

  @Test("Repeats in the same positions on both sides are left alone")
  func sharedRepeats() {
    let before = [Section(id: "a", items: [1, 1]), Section(id: "b", items: [1, 2])]
    let after = [Section(id: "a", items: [1, 1]), Section(id: "b", items: [1, 3])]
    let difference = sectionedDifference(from: before, to: after)
    #expect(difference.duplicateItems == [])
    #expect(
      difference.plan.items
        == Changes(
          deletes: [ItemPath(section: 1, item: 1)], inserts: [ItemPath(section: 1, item: 1)]))
  }

  private func text(_ before: [Section], _ after: [Section]) -> [String] {
    sectionedDifference(from: before, to: after).plan.description
      .split(separator: "\n").map(String.init)
  }
}
