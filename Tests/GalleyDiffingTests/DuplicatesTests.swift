import GalleyDiffing
import Testing

@Suite("Duplicates")
struct DuplicatesTests {
  @Test("uniqueElements returns the elements without repeats, and the position of each repeat")
  func uniqueList() {
    let (elements, duplicates) = uniqueElements(of: [3, 1, 3, 1, 2])
    #expect(elements == [3, 1, 2])
    #expect(
      duplicates == [
        Duplicate(side: .after, position: 2, first: 0),
        Duplicate(side: .after, position: 3, first: 1),
      ])
    #expect(uniqueElements(of: ["a", "b"]).duplicates.isEmpty)
    #expect(
      uniqueElements(of: [1, 12, 23, 14], identifiedBy: { $0 % 10 }).elements == [1, 12, 23, 14])
    #expect(
      uniqueElements(of: [1, 12, 21, 14], identifiedBy: { $0 % 10 }).elements == [1, 12, 14])
  }

  @Test("Strict sections name every repeat, of sections and of items, in both lists")
  func strictSections() {
    let before = [ListSection(id: "a", items: [1, 1])]
    let after = [
      ListSection(id: "a", items: [2]), ListSection(id: "b", items: [2]),
      ListSection(id: "a", items: [3]),
    ]
    let error = #expect(throws: DuplicatesInSections.self) {
      try strictSectionedDifference(from: before, to: after, identifiedBy: { $0 })
    }
    #expect(
      error?.description == "identities must be unique: section a: after[2] repeats after[0]; "
        + "item 1: before 0.1 repeats before 0.0; item 2: after 1.0 repeats after 0.0")
  }

  @Test("Strict sections without repeats have the same difference as lenient ones")
  func strictUniqueSections() throws {
    struct Row: Identifiable {
      var id: Int
      var text: String
    }
    let before = [ListSection(id: "a", items: [Row(id: 1, text: "x"), Row(id: 2, text: "y")])]
    let after = [ListSection(id: "a", items: [Row(id: 2, text: "Y")])]
    let difference = try strictSectionedDifference(from: before, to: after) { $0.text == $1.text }
    #expect(difference.plan.items.description == "delete 0.0; update 0.1 → 0.0")
  }

  @Test("The strict forms compare content, and use the id as the identity")
  func strictContent() throws {
    struct Row: Identifiable, Hashable {
      var id: Int
      var text: String
    }
    let before = [Row(id: 1, text: "a"), Row(id: 2, text: "b")]
    let after = [Row(id: 2, text: "B"), Row(id: 1, text: "a")]
    #expect(try strictDifference(from: before, to: after).updates.isEmpty)
    #expect(try strictDifference(from: before, to: after, comparing: ==).updates.count == 1)
    #expect(throws: DuplicateIdentities<Int>.self) {
      try strictDifference(from: before, to: after + [Row(id: 1, text: "c")], comparing: ==)
    }
  }
}
