import Foundation
import IGListKit
import Testing
import UIKit

@MainActor @Suite("A section controller knows its place")
struct SectionPlaceTests {
  /// Updates a list from some objects to others, and returns the section controllers of all.
  private func sections(
    _ before: [Int], _ after: [Int], updater: any ListUpdatingDelegate
  ) throws -> [Int: ListSectionController] {
    let world = AdapterWorld(NumberSource(before), updater: updater)
    var sections: [Int: ListSectionController] = [:]
    func take() throws {
      for object in world.source.objects.compactMap({ $0 as? Int }) {
        let section = try #require(world.adapter.sectionController(for: object))
        #expect(sections[object] == nil || sections[object] === section)
        sections[object] = section
      }
    }
    try take()
    world.source.objects = after
    world.show()
    try take()
    Self.worlds.append(world)
    return sections
  }

  /// Section controllers of an adapter that is gone are in no list.
  private static var worlds: [AdapterWorld<NumberSource>] = []

  /// Describes the place of a section controller, such as `0 first`, `1` or `2 last`.
  private func place(_ section: ListSectionController?) -> String {
    guard let section else { return "unknown" }
    guard section.section != NSNotFound else {
      return section.isFirstSection || section.isLastSection ? "gone, not quite" : "gone"
    }
    return "\(section.section)" + (section.isFirstSection ? " first" : "")
      + (section.isLastSection ? " last" : "")
  }

  private func places(_ before: [Int], _ after: [Int], isReload: Bool) throws -> [String] {
    let updater: any ListUpdatingDelegate =
      isReload ? ListReloadDataUpdater() : ListAdapterUpdater()
    let sections = try sections(before, after, updater: updater)
    defer { Self.worlds = [] }
    return sections.keys.sorted().map { "\($0): \(place(sections[$0]))" }
  }

  @Test("A section controller knows its section in a new list", arguments: [false, true])
  func beginning(isReload: Bool) throws {
    #expect(
      try places([0, 1, 2], [0, 1, 2], isReload: isReload) == ["0: 0 first", "1: 1", "2: 2 last"])
    #expect(try places([7], [7], isReload: isReload) == ["7: 0 first last"])
  }

  @Test(
    "A section controller knows its section after the order has changed", arguments: [false, true])
  func order(isReload: Bool) throws {
    #expect(
      try places([0, 1, 2], [2, 0, 1], isReload: isReload) == ["0: 1", "1: 2 last", "2: 0 first"])
  }

  @Test(
    "A section controller knows its section after an object was inserted before it",
    arguments: [false, true])
  func insert(isReload: Bool) throws {
    #expect(
      try places([1, 2, 3], [0, 1, 2, 3], isReload: isReload)
        == ["0: 0 first", "1: 1", "2: 2", "3: 3 last"])
  }

  @Test(
    "Section controllers know their sections after the first one was deleted",
    arguments: [false, true])
  func deleteFirst(isReload: Bool) throws {
    #expect(
      try places([0, 1, 2, 3], [1, 2, 3], isReload: isReload)
        == ["0: gone", "1: 0 first", "2: 1", "3: 2 last"])
  }

  @Test(
    "Section controllers know their sections after one in the middle was deleted",
    arguments: [false, true])
  func deleteMiddle(isReload: Bool) throws {
    #expect(
      try places([0, 1, 2, 3], [0, 2, 3], isReload: isReload)
        == ["0: 0 first", "1: gone", "2: 1", "3: 2 last"])
  }
}
