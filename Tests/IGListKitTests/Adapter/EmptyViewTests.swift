import Foundation
import IGListKit
import Testing
import UIKit

@MainActor @Suite("The view behind an empty list")
struct EmptyViewTests {
  private func world(_ objects: [Int], updater: any ListUpdatingDelegate) -> AdapterWorld<
    NumberSource
  > {
    let world = AdapterWorld(NumberSource(objects), updater: updater)
    world.adapter.reloadData()
    world.settle()
    return world
  }

  private func isSeen(_ world: AdapterWorld<NumberSource>) -> Bool {
    world.view.backgroundView.map { $0 === world.source.background && !$0.isHidden } ?? false
  }

  private func section(_ world: AdapterWorld<NumberSource>, _ object: Int) throws -> NumberSection {
    try #require(world.adapter.sectionController(for: object) as? NumberSection)
  }

  @Test("The empty view is shown when the last object is removed")
  func comes() {
    let world = world([1], updater: ListReloadDataUpdater())
    #expect(!isSeen(world))
    #expect(world.view.backgroundView == nil, "it is asked for only when it is needed")
    world.source.objects = []
    world.adapter.reloadData()
    #expect(isSeen(world))
  }

  @Test("The empty view is hidden when the first object is inserted")
  func goes() {
    let world = world([], updater: ListReloadDataUpdater())
    #expect(isSeen(world))
    world.source.objects = [2]
    world.adapter.reloadData()
    #expect(!isSeen(world))
    #expect(world.view.backgroundView?.isHidden == true)
  }

  @Test("The empty view is hidden when the first item is inserted outside of a batch")
  func firstItem() throws {
    let world = world([0], updater: ListAdapterUpdater())
    #expect(isSeen(world))
    let section = try section(world, 0)
    section.items = 1
    world.adapter.insert(in: section, at: [0])
    #expect(!isSeen(world))
  }

  @Test("The empty view is shown when the last item is deleted outside of a batch")
  func lastItem() throws {
    let world = world([1], updater: ListAdapterUpdater())
    #expect(!isSeen(world))
    let section = try section(world, 1)
    section.items = 0
    world.adapter.delete(in: section, at: [0])
    #expect(isSeen(world))
  }

  @Test("The empty view is hidden when a section without items is reloaded with items")
  func reload() throws {
    let world = world([0], updater: ListAdapterUpdater())
    #expect(isSeen(world))
    let section = try section(world, 0)
    section.items = 2
    world.adapter.reload(section)
    #expect(!isSeen(world))
  }

  @Test("The empty view is shown at the end of a batch that deletes all items")
  func batch() throws {
    let world = world([1, 2], updater: ListAdapterUpdater())
    #expect(!isSeen(world))
    let (one, two) = (try section(world, 1), try section(world, 2))
    var wasSeen: Bool?
    world.adapter.performBatch(animated: true) { batch in
      one.items = 0
      batch.delete(in: one, at: [0])
      two.items = 0
      batch.delete(in: two, at: [0, 1])
    } completion: { _ in
      wasSeen = isSeen(world)
    }
    world.settle()
    #expect(wasSeen == true)
  }

  @Test("The empty view is replaced if the data source returns another one")
  func replaced() {
    let world = world([], updater: ListReloadDataUpdater())
    let first = world.source.background
    world.source.background = UIView()
    world.adapter.reloadData()
    #expect(isSeen(world))
    #expect(first?.superview == nil)
  }

  @Test("The empty view is removed together with its data source")
  func goesWithSource() {
    let world = world([], updater: ListReloadDataUpdater())
    #expect(isSeen(world))
    world.adapter.dataSource = nil
    #expect(world.view.backgroundView == nil)
  }
}
