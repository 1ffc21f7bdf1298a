import Foundation
import GalleyDiffing
import TestSupport
import Testing

private struct Ware: Identifiable, Hashable {
  var id: Int { sku }
  var sku: Int
  var version: Int
}

/// The examples of Documentation/Guides/Diffing.md.
@Suite("The guide to differences")
struct DiffingGuideTests {
  @Test("The difference of two lists in the guide has the positions that it names")
  func lists() {
    let changes = difference(from: ["a", "b", "c"], to: ["c", "a", "d"])
    #expect(changes.deletes == [1])
    #expect(changes.inserts == [2])
    #expect(changes.moves.map { "\($0)" } == ["2 → 0"])
  }

  @Test("The comparisons of contents in the guide find the same updated elements")
  func contents() {
    let feed = [Ware(sku: 1, version: 1), Ware(sku: 2, version: 1)]
    let newFeed = [Ware(sku: 2, version: 2), Ware(sku: 1, version: 1)]
    let updates = difference(from: feed, to: newFeed, comparing: ==).updates
    let sameUpdates =
      difference(from: feed, to: newFeed, identifiedBy: { $0.sku }) { $0.version == $1.version }
      .updates
    #expect(updates.count == 1)
    #expect(updates == sameUpdates)
  }

  @Test("The plan of sections in the guide is printed as the guide says")
  func sections() throws {
    let before = [ListSection(id: "today", items: [1, 2]), ListSection(id: "later", items: [3])]
    let after = [ListSection(id: "later", items: [1, 3]), ListSection(id: "today", items: [2])]
    let printed = "\(sectionedDifference(from: before, to: after).plan)"
    let page = try GuideCode("Diffing").page
    #expect(
      printed.split(separator: "\n").allSatisfy { page.contains("\n// \($0)\n") }, "\(printed)")
  }

  @Test("The edited snapshot in the guide differs by one move")
  func snapshots() throws {
    var before = Snapshot<String, Int>()
    before.append(sections: ["today"])
    try before.append([1, 2, 3], to: "today")
    let (rowID, otherID) = (3, 1)

    var after = before
    try after.move(rowID, before: otherID)
    let plan = after.difference(from: before)
    #expect(plan.items.moves.count == 1)
  }

  @Test("The code of the guide to differences is compiled")
  func code() throws {
    let code = try GuideCode("Diffing")
    #expect(code.examples.count == 4)
    let own = try String(contentsOfFile: #filePath, encoding: .utf8)
    #expect(code.missing(in: [own], except: ["changes.", "print("]) == [])
  }
}
