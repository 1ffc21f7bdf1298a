import Foundation
import IGListKit
import Testing
import UIKit

@testable import GalleyIGListKit

@MainActor @Suite("What an adapter knows of its list")
struct ListAdapterQueriesTests {
  private let world = AdapterWorld(NumberSource([0, 1, 2]))

  private func section(of object: Int) throws -> ListSectionController {
    try #require(world.adapter.sectionController(for: object))
  }

  // MARK: Section controllers

  @Test("Objects have no section controllers before an update or a reload")
  func unasked() {
    let source = NumberSource([])
    let world = AdapterWorld(source)
    source.objects = [0, 1, 2]
    world.settle()
    for object in [0, 1, 2] { #expect(world.adapter.sectionController(for: object) == nil) }
  }

  @Test(
    "After an update or a reload, each object has a section controller", arguments: [false, true])
  func asked(isReload: Bool) {
    let source = NumberSource([])
    let world = AdapterWorld(source)
    source.objects = [0, 1, 2]
    if isReload {
      world.adapter.reloadData()
    } else {
      world.adapter.performUpdates(animated: false)
    }
    for object in [0, 1, 2] { #expect(world.adapter.sectionController(for: object) != nil) }
  }

  @Test("A section controller has the section of its object")
  func sectionOfController() throws {
    #expect(try world.adapter.section(for: section(of: 1)) == 1)
  }

  @Test("A section controller in no list has no section and no object")
  func foreign() {
    let foreign = ListSectionController()
    #expect(world.adapter.section(for: foreign) == NSNotFound)
    #expect(world.adapter.object(for: foreign) == nil)
  }

  @Test("An object that is not in the list has no section controller, and no section")
  func unknownObject() {
    #expect(world.adapter.sectionController(for: 3) == nil)
    #expect(world.adapter.section(for: 3 as Any) == NSNotFound)
  }

  @Test("A value that can't be an object of a list is not found in it")
  func noListObject() {
    struct Other {}
    #expect(world.adapter.sectionController(for: Other()) == nil)
    #expect(world.adapter.section(for: Other() as Any) == NSNotFound)
  }

  @Test("An adapter finds the object of a section controller")
  func object() throws {
    #expect(try world.adapter.object(for: section(of: 1)) as? Int == 1)
    #expect(world.adapter.object(atSection: 2) as? Int == 2)
    #expect(world.adapter.object(atSection: 3) == nil)
    #expect(world.adapter.object(atSection: -1) == nil)
  }

  @Test("Objects have sections in the order of the data source")
  func sections() {
    for object in [0, 1, 2] { #expect(world.adapter.section(for: object as Any) == object) }
  }

  @Test("A section controller is found by its section and by its object")
  func bySection() {
    for object in [0, 1, 2] {
      let controller = world.adapter.sectionController(forSection: object)
      #expect(controller != nil)
      #expect(controller === world.adapter.sectionController(for: object))
    }
  }

  @Test("An object without a section controller is left out, and that is reported")
  func leftOut() {
    var errors: [String] = []
    world.adapter.onError = { errors.append("\($0)") }
    world.source.objects = [1, "text", 2]
    Report.ignoring { world.show() }
    #expect(world.adapter.objects() as? [Int] == [1, 2])
    #expect(errors == ["there is no section controller for object 1, text: it is left out"])
  }

  // MARK: Items

  @Test("An item's path is that of its section")
  func paths() throws {
    let controller = try section(of: 1)
    let paths = (2...5).map { world.adapter.indexPath(of: controller, $0) }
    #expect(paths == (2...5).map { IndexPath(1, $0) })
  }

  @Test("A batch of a reloading updater runs at once, and finds sections at their places")
  func pathsInBatchAtOnce() throws {
    let controller = try section(of: 1)
    var section: Int?
    world.adapter.performBatch(animated: false) { [world] _ in
      section = world.adapter.sectionBefore(of: controller)
    }
    #expect(section == 1)
  }

  @Test("A batch in an update finds the places of a section before and after the update")
  func pathsInBatch() throws {
    let source = NumberSource([0, 1, 2])
    let world = AdapterWorld(source, updater: ListAdapterUpdater())
    world.show()
    let controller = try #require(world.adapter.sectionController(for: 1))
    source.objects = [7, 0, 1, 2]
    var before: Int?
    var after: Int?
    var paths: [IndexPath?] = []
    world.adapter.performUpdates(animated: false)
    world.adapter.performBatch(animated: false) { [adapter = world.adapter] _ in
      before = adapter.sectionBefore(of: controller)
      after = adapter.section(for: controller)
      paths = [2, 3].map { adapter.indexPath(of: controller, $0) }
    }
    world.settle()
    #expect(before == 1)
    #expect(after == 2)
    #expect(paths == [IndexPath(2, 2), IndexPath(2, 3)])
  }

  @Test("An item of a section controller in no list has no index path")
  func foreignPath() {
    #expect(world.adapter.indexPath(of: ListSectionController(), 0) == nil)
  }

  @Test("Reloading no items, or invalidating the layout of none, does nothing")
  func noItems() throws {
    let controller = try section(of: 1)
    var isDone = false
    world.adapter.performBatch(animated: false) { batch in
      batch.reload(in: controller, at: [])
      batch.invalidateLayout(in: controller, at: [])
    } completion: {
      isDone = $0
    }
    #expect(isDone)
    #expect(world.view.numberOfSections == 3)
  }
}

extension Report {
  /// Performs a closure, and ignores the reports that it causes.
  static func ignoring(_ body: () -> Void) { _ = gathering(body) }
}
