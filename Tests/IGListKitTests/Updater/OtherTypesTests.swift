import Foundation
import IGListDiffKit
import Testing
import UIKit

@testable import GalleyIGListKit

@Suite("An object that is replaced by one with its identifier and another type")
@MainActor
struct OtherTypesTests {
  /// An object that says that it is equal to every other object.
  final class Twin: ListDiffable {
    let key: Int

    init(_ key: Int) { self.key = key }

    func diffIdentifier() -> any NSObjectProtocol { key as NSNumber }

    func isEqual(toDiffableObject object: (any ListDiffable)?) -> Bool { true }
  }

  @Test(
    "A replacement of another type is an update, and gets a new section controller",
    arguments: [false, true])
  func replaced(prefersItems: Bool) throws {
    let updater = ListAdapterUpdater()
    updater.preferItemReloadsForSectionReloads = prefersItems
    let world = AdapterWorld(
      FreeSource([TestObject(1, "a"), TestObject(2, "b")]), updater: updater)
    world.show()
    let log = UpdaterLog()
    updater.delegate = log
    let before = world.adapter.sectionController(forSection: 1) as ListSectionController?
    world.source.objects = [TestObject(1, "a"), Twin(2)]
    #expect(world.update() == true)
    let difference = try #require(log.differences.last)
    #expect(difference.updates == [1])
    #expect(difference.inserts.isEmpty && difference.deletes.isEmpty)
    #expect(log.batches.last?.deleteSections == [1])
    #expect(log.batches.last?.insertSections == [1])
    let after = world.adapter.sectionController(forSection: 1) as ListSectionController?
    #expect(after !== before)
  }

  @Test("A replacement of another type may move at the same time")
  func moved() throws {
    let updater = ListAdapterUpdater()
    let world = AdapterWorld(
      FreeSource([TestObject(1, "a"), TestObject(2, "b"), TestObject(3, "c")]), updater: updater)
    world.show()
    let log = UpdaterLog()
    updater.delegate = log
    world.source.objects = [Twin(2), TestObject(1, "a"), TestObject(3, "c")]
    #expect(world.update() == true)
    let difference = try #require(log.differences.last)
    #expect(difference.updates == [1])
    #expect(difference.moves.map(\.from) == [1, 0])
    #expect(log.batches.last?.deleteSections == [1])
    #expect(log.batches.last?.insertSections == [0])
    #expect(world.adapter.object(atSection: 0) is Twin)
  }
}
