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

  @Test("Is done with a reload before that returns")
  func reload() {
    world.source.objects.append(TestObject(2, 1))
    var sections: Int?
    world.adapter.reloadData { _ in sections = world.view.numberOfSections }
    #expect(sections == 2)
  }

  @Test("Is done with an update before that returns")
  func update() {
    world.source.objects.append(TestObject(2, 1))
    var answer: Bool?
    world.adapter.performUpdates(animated: true) { answer = $0 }
    #expect(answer == true)
    #expect(world.view.numberOfSections == 2)
    #expect(world.view.cellForItem(at: IndexPath(1, 0)) != nil, "laid out")
  }

  @Test("Never is in the middle of an update that others could join")
  func joined() {
    var isInBlock: Bool?
    #expect(!updater.isInDataUpdateBlock())
    world.adapter.performBatch(animated: true) { _ in isInBlock = updater.isInDataUpdateBlock() }
    #expect(isInBlock == false)
  }

  @Test("Has nothing to do where a section controller is at fault")
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

  @Test("Shows items that come and go")
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

  @Test("Shows items that are reloaded and moved")
  func others() {
    let cells = section.cellsBegun.count
    #expect(cells == 2)
    let reloaded = batch { [section] batch in
      section.items = 3
      batch.reload(section)
    }
    #expect(reloaded == 3)
    let moved = batch { [section] batch in
      section.items = 2
      batch.move(in: section, from: 0, to: 1)
    }
    #expect(moved == 2)
  }

  @Test("Knows objects by what they are equal to, not by their identifiers")
  func identity() {
    final class Word: NSObject, ListDiffable {
      let text: String
      init(_ text: String) { self.text = text }
      override var hash: Int { text.hashValue }
      override func isEqual(_ object: Any?) -> Bool { (object as? Word)?.text == text }
      func diffIdentifier() -> any NSObjectProtocol { "always the same" as NSString }
      func isEqual(toDiffableObject object: (any ListDiffable)?) -> Bool { isEqual(object) }
    }
    let source = FreeSource([Word("one"), Word("two")])
    let world = AdapterWorld(source)
    #expect(world.adapter.objects().count == 2)
    #expect(world.adapter.section(for: Word("two") as Any) == 1)
  }
}
