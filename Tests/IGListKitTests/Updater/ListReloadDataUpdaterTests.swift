import Foundation
import IGListKit
import Testing
import UIKit

@MainActor @Suite("An updater that reloads")
struct ListReloadDataUpdaterTests {
  private let updater = ListReloadDataUpdater()
  private let world: AdapterWorld<TestSource>
  private let section: TestSection

  init() throws {
    world = AdapterWorld(TestSource([TestObject(1, 2)]), updater: updater)
    world.settle()
    section = try #require(world.adapter.sectionController(forSection: 0) as? TestSection)
  }

  @Test("A reloading updater completes a reload before the call returns")
  func reload() {
    world.source.objects.append(TestObject(2, 1))
    var sections: Int?
    world.adapter.reloadData { _ in sections = world.view.numberOfSections }
    #expect(sections == 2)
  }

  @Test("A reloading updater completes an update before the call returns")
  func update() {
    world.source.objects.append(TestObject(2, 1))
    var answer: Bool?
    world.adapter.performUpdates(animated: true) { answer = $0 }
    #expect(answer == true)
    #expect(world.view.numberOfSections == 2)
    #expect(world.view.cellForItem(at: IndexPath(1, 0)) != nil, "laid out")
  }

  @Test("A reloading updater is not in a data update block while a batch changes items")
  func joined() {
    var isInBlock: Bool?
    #expect(!updater.isInDataUpdateBlock())
    world.adapter.performBatch(animated: true) { _ in isInBlock = updater.isInDataUpdateBlock() }
    #expect(isInBlock == false)
  }

  @Test("An inner list of the same reloading updater is shown during the outer list's update")
  func shared() throws {
    let inner = AdapterWorld(TestSource([TestObject(5, 1)]), updater: updater)
    inner.settle()
    section.whenUpdated = { _ in
      inner.source.objects.append(TestObject(6, 2))
      inner.adapter.performUpdates(animated: false)
    }
    world.source.objects = [TestObject(1, 3)]
    world.adapter.performUpdates(animated: true)
    #expect(inner.view.numberOfSections == 2)
    #expect(world.view.numberOfItems(inSection: 0) == 3)
    #expect(!updater.isInDataUpdateBlock())
  }

  @Test("A reloading updater is in a data update block while the list gets other objects")
  func inDataUpdateBlock() {
    var isInBlock: [Bool] = []
    section.whenUpdated = { [updater] _ in isInBlock.append(updater.isInDataUpdateBlock()) }
    world.source.objects = [TestObject(1, 3)]
    world.adapter.performUpdates(animated: true)
    #expect(isInBlock == [true])
    #expect(!updater.isInDataUpdateBlock())
    #expect(world.view.numberOfItems(inSection: 0) == 3)
  }

  @Test("A batch that a section requests while the list gets other objects is part of the update")
  func batchMeanwhile() {
    var order: [String] = []
    section.whenUpdated = { [world] section in
      section.collectionContext.performBatch(
        animated: true,
        updates: { batch in
          order.append("items")
          section.items = 4
          batch.insert(in: section, at: [3])
        }, completion: { _ in order.append("batch \(world.view.numberOfItems(inSection: 0))") })
    }
    world.source.objects = [TestObject(1, 3)]
    world.adapter.performUpdates(animated: true) { _ in order.append("update") }
    #expect(order == ["items", "batch 4", "update"])
  }

  @Test("An object that a section reloads while the list gets other objects is part of the update")
  func objectsMeanwhile() {
    let newest = TestObject(1, 5)
    var isAsked = false
    section.whenUpdated = { [adapter = world.adapter] _ in
      guard !isAsked else { return }
      isAsked = true
      adapter.reloadObjects([newest])
    }
    world.source.objects = [TestObject(1, 3)]
    world.adapter.performUpdates(animated: true)
    #expect(world.view.numberOfItems(inSection: 0) == 5)
    #expect(world.adapter.object(atSection: 0) as? TestObject === newest)
  }

  @Test("A reloading updater ignores willCrash(with:sectionControllerClass:)")
  func willCrash() {
    updater.willCrash(with: world.view, sectionControllerClass: TestSection.self)
    #expect(world.view.numberOfSections == 1)
  }

  private func batch(_ body: @escaping (any ListBatchContext) -> Void) -> Int {
    var isDone = false
    world.adapter.performBatch(animated: true, updates: body) { isDone = $0 }
    #expect(isDone)
    return world.view.numberOfItems(inSection: 0)
  }

  @Test("A reloading updater shows inserted items, and removes deleted ones")
  func items() {
    #expect(world.view.numberOfItems(inSection: 0) == 2)
    let grown = batch { [section] batch in
      section.items = 3
      batch.insert(in: section, at: [2])
    }
    #expect(grown == 3)
    let shrunk = batch { [section] batch in
      section.items = 1
      batch.delete(in: section, at: [0, 1])
    }
    #expect(shrunk == 1)
  }

  /// Returns a section controller that shows a text in each cell.
  private static func textSection(_ texts: [String]) -> FreeSection {
    let section = FreeSection(texts)
    section.make = { owner, index in
      let cell = owner.collectionContext.dequeueReusableCell(
        of: TestCell.self, for: owner, at: index)
      (cell as? TestCell)?.label.text = owner.items[index]
      return cell
    }
    return section
  }

  @Test("A reloading updater shows reloaded and moved items, in a batch and outside of one")
  func others() throws {
    let world = AdapterWorld(
      FreeSource([1]) { _ in Self.textSection(["one", "two"]) }, updater: updater)
    world.settle()
    let view = world.view
    let section = try #require(world.adapter.sectionController(forSection: 0) as? FreeSection)
    #expect(view.shownTexts == ["one", "two"])
    world.adapter.performBatch(animated: true) { batch in
      section.items = ["ONE", "TWO", "three"]
      batch.reload(section)
    }
    #expect(view.shownTexts == ["ONE", "TWO", "three"])
    world.adapter.performBatch(animated: true) { batch in
      section.items = ["three", "ONE", "TWO"]
      batch.move(in: section, from: 2, to: 0)
    }
    #expect(view.shownTexts == ["three", "ONE", "TWO"])

    section.items = ["TWO", "three", "ONE"]
    updater.moveItem(in: view, from: IndexPath(0, 2), to: IndexPath(0, 0))
    #expect(view.shownTexts == ["TWO", "three", "ONE"])
    section.items[1] = "THREE"
    updater.reloadItem(in: view, from: IndexPath(0, 1), to: IndexPath(0, 1))
    #expect(view.shownTexts == ["TWO", "THREE", "ONE"])
    section.items[1] = "four"
    updater.reload(view, sections: [0])
    #expect(view.shownTexts == ["TWO", "four", "ONE"])
  }

  @Test("A reloading updater finds objects by equality, not by their identifiers")
  func identity() {
    final class Word: NSObject, ListDiffable {
      let text: String
      init(_ text: String) { self.text = text }
      override var hash: Int { text.hashValue }
      override func isEqual(_ object: Any?) -> Bool { (object as? Word)?.text == text }
      func diffIdentifier() -> any NSObjectProtocol {
        ObjectIdentifier(self).hashValue as NSNumber
      }
      func isEqual(toDiffableObject object: (any ListDiffable)?) -> Bool { isEqual(object) }
    }
    let source = FreeSource([Word("one"), Word("two")])
    let world = AdapterWorld(source)
    #expect(world.adapter.objects().count == 2)
    #expect(world.adapter.section(for: Word("two") as Any) == 1)
  }
}
