import Foundation
import TestSupport
import Testing
import UIKit

@testable import GalleyIGListKit

@Suite("A list that is misused")
@MainActor
struct ListMisuseTests {
  /// Returns the errors of a list, after a check that they are reported, too.
  private func errors(
    _ world: AdapterWorld<TestSource>, _ body: () -> Void
  ) -> [String] {
    var errors: [String] = []
    world.adapter.onError = { errors.append("\($0)") }
    let reports = Report.gathering {
      body()
      world.settle()
    }
    #expect(reports.map(\.message) == errors)
    return errors
  }

  @Test("The second of two objects with the same identifier is left out")
  func duplicates() {
    let world = shownWorld([TestObject(1, 1)])
    let errors = errors(world) {
      world.source.objects = [TestObject(1, 1), TestObject(2, 2), TestObject(1, 3)]
      #expect(world.update() == true)
    }
    #expect(errors == ["objects 0 and 2 have the same identifier 1: the second is left out"])
    #expect(world.shownCounts == [1, 2])
  }

  @Test(
    "The second of two objects of different types with the same identifier is left out",
    arguments: [false, true])
  func duplicatesOfDifferentTypes(isReload: Bool) {
    let world = AdapterWorld(
      TestSource([]), updater: isReload ? ListReloadDataUpdater() : ListAdapterUpdater())
    let errors = errors(world) {
      world.source.objects = [TestObject(1, 1), ListedSection(1, count: 3), TestObject(2, 2)]
      #expect(world.update() == true)
    }
    #expect(errors == ["objects 0 and 1 have the same identifier 1: the second is left out"])
    #expect(world.shownCounts == [1, 2])
  }

  @Test("An object without a section controller still excludes others with its identifier")
  func duplicateOfNothing() {
    let world = shownWorld([])
    let errors = errors(world) {
      world.source.objects = [TestObject(1, "skip"), TestObject(1, 2), TestObject(2, 3)]
      #expect(world.update() == true)
    }
    #expect(errors.count == 2)
    #expect(errors.last == "objects 0 and 1 have the same identifier 1: the second is left out")
    #expect(world.shownCounts == [3])
  }

  @Test(
    "An object whose section controller is missing or not subclassed is left out",
    arguments: [
      ("skip", "there is no section controller for object 1"),
      ("plain", "has a plain ListSectionController"),
    ])
  func noController(value: String, words: String) {
    let world = shownWorld([TestObject(1, 1)])
    let errors = errors(world) {
      world.source.objects = [TestObject(1, 1), TestObject(2, value), TestObject(3, 2)]
      #expect(world.update() == true)
    }
    #expect(errors.count == 1)
    #expect(errors.first?.contains(words) == true)
    #expect(world.shownCounts == [1, 2])
  }

  @Test("An identifier that has changed is another object, and is reported")
  func changedIdentifier() {
    final class Renamed: ListDiffable {
      var name = "one"
      func diffIdentifier() -> any NSObjectProtocol { name as NSString }
      func isEqual(toDiffableObject object: (any ListDiffable)?) -> Bool {
        object as? Self === self
      }
    }
    let world = shownWorld([])
    let object = Renamed()
    world.source.objects = [object]
    world.show()
    let section = world.testSection(0)
    let errors = errors(world) {
      object.name = "two"
      #expect(world.update() == true)
    }
    #expect(errors.count == 1)
    #expect(errors.first?.contains("in section 0 is not what it was") == true)
    #expect(world.shownCounts == [1])
    #expect(world.testSection(0) !== section)
  }

  @Test("The second of two objects with the same section controller is left out")
  func controllerTwice() {
    final class Source: ListAdapterDataSource {
      let one = TestSection()
      func objects(for listAdapter: ListAdapter) -> [any ListDiffable] {
        [TestObject(1, 1), TestObject(2, 1)]
      }
      func listAdapter(_ listAdapter: ListAdapter, sectionControllerFor object: Any)
        -> ListSectionController
      { one }
    }
    let source = Source()
    let adapter = ListAdapter(updater: ListAdapterUpdater(), viewController: nil)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100),
      collectionViewLayout: UICollectionViewFlowLayout())
    adapter.collectionView = view
    var errors: [String] = []
    adapter.onError = { errors.append("\($0)") }
    _ = Report.gathering { adapter.dataSource = source }
    #expect(errors.count == 1)
    #expect(errors.first?.contains("shows another object already") == true)
    #expect(view.numberOfSections == 1)
    #expect(source.one.section == 0)
  }

  @Test("An object is left out if its section controller belongs to another list")
  func controllerOfAnother() {
    let (world, other) = (shownWorld([TestObject(1, 1)]), shownWorld([]))
    let section = world.testSection(0)
    other.adapter.register(TestObject.self) { _ in section }
    let errors = errors(other) {
      other.source.objects = [TestObject(1, 1)]
      #expect(other.update() == true)
    }
    #expect(errors.count == 1)
    #expect(other.shownCounts == [])
    #expect(section.section == 0)
    #expect(section.collectionContext === world.adapter)
    #expect(world.update() == true)
    #expect(world.shownCounts == [1])
  }

  @Test("A section controller that does not override cellForItem(at:) traps, and is named")
  func noCell() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      final class Lazy: ListSectionController {}
      let world = gatheringWorld([])
      world.adapter.register(TestObject.self) { _ in Lazy() }
      world.source.objects = [TestObject(1, 1)]
      world.show()
      world.view.frame.size.height = 50
      _ = world.adapter.collectionView(world.view, cellForItemAt: IndexPath(0, 0))
    }
    expectTrap(result, says: "Lazy did not override cellForItem(at:)")
  }

  // MARK: Counts that change unannounced

  /// Changes the item count of the second section in a batch that announces no change.
  private static func changesSilently(_ world: AdapterWorld<TestSource>) -> Bool? {
    let section = world.testSection(1)
    return world.batch { _ in section.items = 5 }
  }

  @Test("An item count that changes without an announced change traps with UIKit's message")
  func silentChange() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let world = shownWorld([TestObject(1, 1), TestObject(2, 2)])
      _ = Self.changesSilently(world)
    }
    expectTrap(
      result,
      says:
        "Invalid update: invalid number of items in section 1.  The number of items contained in "
        + "an existing section after the update (5) must be equal to the number of items contained in "
        + "that section before the update (2)")
  }

  @Test("Without throwOnInconsistencyException, an unannounced item count reloads the section")
  func silentChangeForgiven() {
    let world = shownWorld([TestObject(1, 1), TestObject(2, 2)])
    world.listUpdater.experiments.remove(.throwOnInconsistencyException)
    var answer: Bool?
    let reports = Report.gathering { answer = Self.changesSilently(world) }
    #expect(answer == true)
    #expect(world.shownCounts == [1, 5])
    #expect(reports.count == 1)
    #expect(
      reports.first?.message.hasPrefix("section 1 of TestSection has 5 items after 2") == true)
    #expect(world.view.visibleCells.count == 6)
  }

  @Test("A section is reloaded and reported if a batch names items that it does not have")
  func itemsOutOfRange() {
    let world = shownWorld([TestObject(1, 1), TestObject(2, 3)])
    world.listUpdater.experiments.remove(.throwOnInconsistencyException)
    let section = world.testSection(1)
    for (items, change) in [
      (2, { (batch: any ListBatchContext) in batch.delete(in: section, at: [9]) }),
      (3, { batch in batch.insert(in: section, at: [7]) }),
      (3, { batch in batch.move(in: section, from: 0, to: 99) }),
      (3, { batch in batch.reload(in: section, at: [77]) }),
      (
        2,
        { batch in
          batch.delete(in: section, at: [0])
          batch.move(in: section, from: 0, to: 1)
        }
      ),
    ] {
      let reports = Report.gathering {
        let answer = world.batch { batch in
          section.items = items
          change(batch)
        }
        #expect(answer == true)
      }
      #expect(world.shownCounts == [1, items])
      #expect(world.view.visibleCells.count == 1 + items)
      #expect(reports.count == 1)
    }
  }

  @Test("A wrong item count is corrected while other sections are inserted, deleted and moved")
  func silentChangeAmongOthers() {
    let world = shownWorld((1...4).map { TestObject($0, 2) })
    world.listUpdater.experiments.remove(.throwOnInconsistencyException)
    let objects = world.source.objects
    let section = world.testSection(2)
    var answers: [Bool] = []
    let reports = Report.gathering {
      world.source.objects = [objects[3], TestObject(5, 1), objects[2], objects[0]]
      world.adapter.performUpdates(animated: true) { answers.append($0) }
      world.adapter.performBatch(animated: true) { batch in
        section.items = 4
        batch.insert(in: section, at: [0])
      } completion: {
        answers.append($0)
      }
      world.settle()
    }
    #expect(answers == [true, true])
    #expect(world.shownCounts == [2, 1, 4, 2])
    #expect(reports.count == 1)
  }

  // MARK: Missing views and data sources

  @Test("Without a collection view, batches and reloads of objects do nothing, and are reported")
  func withoutView() {
    let world = shownWorld([TestObject(1, 1)])
    world.adapter.collectionView = nil
    var answers: [Bool] = []
    let reports = Report.gathering {
      world.adapter.performBatch(animated: true, updates: { _ in answers.append(true) }) {
        answers.append($0)
      }
      world.adapter.reloadObjects(world.source.objects)
    }
    #expect(answers.isEmpty)
    world.settle()
    #expect(answers == [false])
    #expect(reports.count == 2)
  }

  @Test("An update ends even if its data source is released during the update")
  func dataSourceGoesMeanwhile() {
    let world = shownWorld([TestObject(1, 1)])
    var other: TestSource? = TestSource([TestObject(1, 1)])
    world.adapter.dataSource = other
    world.settle()
    var answers: [Bool] = []
    let section = world.testSection(0)
    section.whenUpdated = { _ in other = nil }
    other?.objects = [TestObject(1, 1), TestObject(2, 2)]
    world.adapter.performUpdates(animated: true) { answers.append($0) }
    world.settle()
    #expect(answers == [true])
    #expect(world.shownCounts == [1, 2])
    #expect(world.update() == false)
  }

  @Test("An update that is requested while cells are created is performed afterwards")
  func whileMakingCells() {
    let world = shownWorld([TestObject(1, 1)])
    var answers: [Int] = []
    world.source.prepare = { section in
      section.whenMaking = { _ in
        guard answers.isEmpty else { return }
        answers.append(0)
        world.source.objects.append(TestObject(3, 1))
        world.adapter.performUpdates(animated: true) { _ in answers.append(2) }
        world.adapter.reloadData { _ in answers.append(3) }
      }
    }
    world.source.objects.append(TestObject(2, 1))
    world.adapter.performUpdates(animated: true) { _ in answers.append(1) }
    world.settle()
    #expect(answers == [0, 1, 2, 3])
    #expect(world.shownCounts == [1, 1, 1])
  }
}
