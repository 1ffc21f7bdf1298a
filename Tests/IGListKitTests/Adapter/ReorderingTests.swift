import Foundation
import IGListKit
import Testing
import UIKit

@testable import GalleyIGListKit

@MainActor @Suite("Sections and items that a finger has moved")
struct ReorderingTests {
  private func world(
    _ sections: [String: [String]] = ["A": ["a"], "B": ["b"], "C": ["c"]], isReload: Bool = true
  ) -> AdapterWorld<FreeSource> {
    let source = FreeSource(sections.keys.sorted()) { FreeSection(sections["\($0)"] ?? []) }
    let world = AdapterWorld(
      source, updater: isReload ? ListReloadDataUpdater() : ListAdapterUpdater())
    world.adapter.moveDelegate = source
    world.settle()
    return world
  }

  private func move(_ world: AdapterWorld<FreeSource>, _ from: IndexPath, _ to: IndexPath) {
    world.adapter.collectionView(world.view, moveItemAt: from, to: to)
  }

  private func order(_ world: AdapterWorld<FreeSource>) -> String {
    let shown = world.adapter.objects().map { "\($0)" }.joined()
    #expect(world.source.objects.map { "\($0)" }.joined() == shown)
    #expect(world.view.numberOfSections == shown.count)
    return shown
  }

  private func section(_ world: AdapterWorld<FreeSource>, _ index: Int) throws -> FreeSection {
    try #require(world.adapter.sectionController(forSection: index) as? FreeSection)
  }

  // MARK: May it be moved?

  @Test("An item may be moved if its section controller allows it", arguments: [true, false])
  func mayMove(isReorderable: Bool) throws {
    let world = world()
    try section(world, 1).isReorderable = isReorderable
    #expect(
      world.adapter.collectionView(world.view, canMoveItemAt: IndexPath(1, 0)) == isReorderable)
    #expect(world.view.beginInteractiveMovementForItem(at: IndexPath(1, 0)) == isReorderable)
  }

  // MARK: Sections

  @Test(
    "A section of one item can be moved before or behind another one", arguments: [true, false])
  func sections(isReload: Bool) {
    let world = world(isReload: isReload)
    move(world, IndexPath(2, 0), IndexPath(0, 1))
    #expect(order(world) == "ACB")
    move(world, IndexPath(2, 0), IndexPath(0, 0))
    #expect(order(world) == "BAC")
    move(world, IndexPath(0, 0), IndexPath(2, 0))
    #expect(order(world) == "ABC")
    move(world, IndexPath(0, 0), IndexPath(2, 1))
    #expect(order(world) == "BCA")
    #expect(world.source.moves == 4)
  }

  @Test("Every section lands where its gap is, and the rest stay in order")
  func allGaps() {
    for from in 0..<3 {
      for to in 0..<3 where to != from {
        for item in 0...1 {
          let world = world()
          move(world, IndexPath(from, 0), IndexPath(to, item))
          let gap = to + item
          var expected = ["A", "B", "C"]
          expected.insert(["a", "b", "c"][from], at: gap)
          expected.remove(at: from < gap ? from : from + 1)
          #expect(order(world) == expected.joined().uppercased(), "\(from) to \(to).\(item)")
        }
      }
    }
  }

  @Test("The section controller of a moved section moves along, and knows its new index")
  func controllers() throws {
    let world = world()
    let first = try section(world, 0)
    move(world, IndexPath(0, 0), IndexPath(2, 1))
    #expect(try section(world, 2) === first)
    #expect(first.section == 2)
    #expect(first.isLastSection && !first.isFirstSection)
    #expect(world.view.cellForItem(at: IndexPath(2, 0)) != nil)
  }

  @Test("A section that is dropped at its old place stays there, and no move is reported")
  func noMove() {
    let world = world()
    move(world, IndexPath(0, 0), IndexPath(1, 0))
    #expect(order(world) == "ABC")
    #expect(world.source.moves == 0)
    #expect(world.view.numberOfItems(inSection: 0) == 1)
  }

  @Test("Without a moveDelegate, a moved section goes back, and that is reported")
  func noDelegate() {
    let world = world()
    world.adapter.moveDelegate = nil
    let reports = Report.gathering { move(world, IndexPath(0, 0), IndexPath(2, 0)) }
    #expect(order(world) == "ABC")
    #expect(reports.count == 1)
  }

  @Test("An update in progress is shown together with the move", arguments: [false, true])
  func duringUpdate(isInBackground: Bool) throws {
    let updater = ListAdapterUpdater()
    updater.allowsBackgroundDiffing = isInBackground
    let source = FreeSource(["A", "B", "C"]) {
      FreeSection(Array(repeating: "item", count: "\($0)" == "D" ? 3 : 1))
    }
    let world = AdapterWorld(source, updater: updater)
    world.adapter.moveDelegate = source
    world.settle()
    source.objects.append("D")
    var answers: [Bool] = []
    world.adapter.performUpdates(animated: true) { answers.append($0) }
    if isInBackground { updater.update() }
    // The finger moves the visible sections, and the data source adds one that is not shown yet.
    source.objects = ["A", "B", "C"]
    source.whenMoved = { $0.objects.append("D") }
    move(world, IndexPath(0, 0), IndexPath(2, 1))
    #expect(order(world) == "BCAD")
    world.settle()
    #expect(answers == [true])
    #expect(order(world) == "BCAD")
    #expect(world.view.numberOfItems(inSection: 3) == 3)
  }

  // MARK: Items

  @Test("An item can be moved to another place of its section", arguments: [true, false])
  func items(isReload: Bool) throws {
    let world = world(["A": ["0", "1", "2"]], isReload: isReload)
    move(world, IndexPath(0, 2), IndexPath(0, 0))
    #expect(try section(world, 0).items == ["2", "0", "1"])
    move(world, IndexPath(0, 2), IndexPath(0, 1))
    #expect(try section(world, 0).items == ["2", "1", "0"])
  }

  @Test("An item can't be moved where its section controller forbids it", arguments: [true, false])
  func forbidden(isReorderable: Bool) throws {
    let world = world(["A": ["0", "1", "2"]])
    try section(world, 0).isReorderable = isReorderable
    try section(world, 0).forbidden = [0]
    move(world, IndexPath(0, 2), IndexPath(0, 0))
    #expect(try section(world, 0).items == ["0", "1", "2"])
  }

  @Test("An item can't be moved to another section", arguments: [true, false])
  func otherSection(isReload: Bool) throws {
    let world = world(["A": ["0", "1", "2"], "B": ["3", "4"]], isReload: isReload)
    move(world, IndexPath(0, 1), IndexPath(1, 0))
    #expect(try section(world, 0).items == ["0", "1", "2"])
    #expect(try section(world, 1).items == ["3", "4"])
    #expect(world.source.moves == 0)
  }

  @Test("An item can't be moved between a section of one item and a section of several")
  func mixed() throws {
    let world = world(["A": ["0", "1", "2"], "B": ["3"]])
    move(world, IndexPath(1, 0), IndexPath(0, 1))
    move(world, IndexPath(0, 1), IndexPath(1, 0))
    #expect(order(world) == "AB")
    #expect(try section(world, 0).items == ["0", "1", "2"])
    #expect(world.source.moves == 0)
  }
}
