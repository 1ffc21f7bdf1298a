import Foundation
import IGListKit
import Testing
import UIKit

@Suite("Display events during updates")
@MainActor
struct DisplayDuringUpdatesTests {
  let world = shownWorld([TestObject(1, 2), TestObject(2, 2)])

  @Test("The sections and cells of a new list are displayed once")
  func atFirst() {
    for section in (0..<2).map({ world.testSection($0) }) {
      #expect(section.begun == 1)
      #expect(section.ended == 0)
      #expect(section.cellsBegun == [0: 1, 1: 1])
      #expect(section.cellsEnded == [:])
    }
  }

  @Test("A section that loses a cell is still displayed")
  func oneCellLess() {
    let section = world.testSection(0)
    #expect(
      world.batch { batch in
        section.items = 1
        batch.delete(in: section, at: [1])
      } == true)
    #expect(section.begun == 1)
    #expect(section.ended == 0)
    #expect(section.cellsBegun[1] == 1)
    #expect(section.cellsEnded[1] == 1)
  }

  @Test("A section that is reloaded with fewer cells is still displayed")
  func shownAnew() {
    let (other, section) = (world.testSection(0), world.testSection(1))
    world.source.objects[1] = TestObject(2, 1)
    var answer: Bool?
    world.adapter.performUpdates(animated: true) { isFinished in
      answer = isFinished
      #expect(section.begun == 1)
      #expect(section.ended == 0)
      #expect(section.cellsBegun[1] == 1)
      #expect(section.cellsEnded[1] == 1)
      #expect(other.begun == 1)
      #expect(other.ended == 0)
      #expect(other.cellsBegun == [0: 1, 1: 1])
      #expect(other.cellsEnded == [:])
    }
    world.settle()
    #expect(answer == true)
  }

  @Test("The display of a removed section ends, and that of each of its cells")
  func gone() {
    let section = world.testSection(0)
    world.source.objects.removeFirst()
    #expect(world.update() == true)
    #expect(section.begun == 1)
    #expect(section.ended == 1)
    #expect(section.cellsEnded == [0: 1, 1: 1])
  }

  @Test("The display of all sections ends when all are removed")
  func allGone() {
    let sections = (0..<2).map { world.testSection($0) }
    world.source.objects = []
    #expect(world.update() == true)
    for section in sections {
      #expect(section.ended == 1)
      #expect(section.cellsEnded == [0: 1, 1: 1])
    }
  }

  @Test("The delegate is told of a removed object with its old object, index and cells")
  func delegateHearsOfTheGone() {
    let object = world.source.objects[0] as? TestObject
    let cells = (0..<2).map { world.view.cellForItem(at: IndexPath(0, $0)) }
    let log = EndLog()
    world.adapter.delegate = log
    world.source.objects.removeFirst()
    #expect(world.update() == true)
    #expect(log.objects.count == 1)
    #expect(log.objects.first?.object === object)
    #expect(log.objects.first?.index == 0)
    #expect(log.cells.map(\.path).sorted() == [IndexPath(0, 0), IndexPath(0, 1)])
    #expect(log.cells.allSatisfy { $0.object === object })
    #expect(
      Set(log.cells.map { ObjectIdentifier($0.cell) })
        == Set(cells.compactMap { $0 }.map { ObjectIdentifier($0) }))
  }

  @Test("While a cell is created for an update, no cell can be asked for")
  func cellQuery() {
    var answers: [UICollectionViewCell?] = []
    world.source.prepare = { section in
      section.whenMaking = { section in
        answers.append(section.collectionContext.cellForItem(at: 0, sectionController: section))
      }
    }
    world.source.objects.append(TestObject(3, 2))
    #expect(world.update() == true)
    #expect(answers.count == 2)
    #expect(answers.allSatisfy { $0 == nil })
    let last = world.testSection(2)
    #expect(last.collectionContext.cellForItem(at: 0, sectionController: last) != nil)
  }

  @Test("While sections enter the working range in an update, no cell can be asked for")
  func cellQueryFromTheWorkingRange() {
    let asking = RangeAsker()
    let world = gatheringWorld([], workingRange: 2)
    world.source.prepare = { $0.workingRangeDelegate = asking }
    world.source.objects = (0..<11).map { TestObject($0, 1) }
    world.show()
    #expect(world.view.numberOfSections == 11)
    #expect(asking.answers.count == 11)
    // The remaining sections are already in the working range, so only the new ones enter it.
    let new: [any ListDiffable] = (20..<24).map { TestObject($0, 1) }
    world.source.objects = new + Array(world.source.objects.reversed().dropLast(7))
    #expect(world.update() == true)
    #expect(world.view.numberOfSections == 8)
    #expect(asking.answers.count == 15)
    #expect(asking.answers.allSatisfy { $0 == nil })
    let first = world.testSection(0)
    #expect(first.collectionContext.cellForItem(at: 0, sectionController: first) != nil)
  }
}

/// The calls that an adapter's delegate receives when objects and cells are no longer visible.
private final class EndLog: ListAdapterDelegate {
  var objects: [(object: TestObject?, index: Int)] = []
  var cells: [(object: TestObject?, cell: UICollectionViewCell, path: IndexPath)] = []

  func listAdapter(_ listAdapter: ListAdapter, willDisplay object: Any, at index: Int) {}

  func listAdapter(_ listAdapter: ListAdapter, didEndDisplaying object: Any, at index: Int) {
    objects.append((object as? TestObject, index))
  }

  func listAdapter(
    _ listAdapter: ListAdapter, willDisplay object: Any, cell: UICollectionViewCell,
    at indexPath: IndexPath
  ) {}

  func listAdapter(
    _ listAdapter: ListAdapter, didEndDisplaying object: Any, cell: UICollectionViewCell,
    at indexPath: IndexPath
  ) { cells.append((object as? TestObject, cell, indexPath)) }
}

/// Asks for the cells of sections that enter the working range.
private final class RangeAsker: ListWorkingRangeDelegate {
  var answers: [UICollectionViewCell?] = []

  func listAdapter(
    _ listAdapter: ListAdapter,
    sectionControllerWillEnterWorkingRange sectionController: ListSectionController
  ) {
    answers.append(listAdapter.cellForItem(at: 0, sectionController: sectionController))
  }

  func listAdapter(
    _ listAdapter: ListAdapter,
    sectionControllerDidExitWorkingRange sectionController: ListSectionController
  ) {}
}
