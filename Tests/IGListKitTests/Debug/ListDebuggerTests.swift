import Foundation
import IGListKit
import Testing
import UIKit

@testable import GalleyIGListKit

@MainActor @Suite("The debug descriptions of lists")
struct ListDebuggerTests {
  private func lines(_ object: NSObject) -> [String] {
    object.debugDescription.split(separator: "\n").map(String.init)
  }

  @Test("An adapter's description lists its parts and its sections")
  func adapter() {
    let world = AdapterWorld(NumberSource([1, 2]))
    world.settle()
    let lines = lines(world.adapter)
    #expect(lines.first == "ListAdapter")
    #expect(lines.contains("  data source: NumberSource"))
    #expect(lines.contains("  updater: ListReloadDataUpdater"))
    #expect(lines.contains("  registered: UICollectionViewCell"))
    #expect(lines.contains("  2 sections"))
    #expect(lines.contains("    0: NumberSection of 1"))
    #expect(lines.contains("    1: NumberSection of 2"))
  }

  @Test("During an update, an adapter's description also lists the sections before it")
  func before() {
    let world = AdapterWorld(NumberSource([1, 2]), updater: ListAdapterUpdater())
    world.settle()
    var during: [String] = []
    world.adapter.performUpdates(animated: false)
    world.adapter.performBatch(animated: false) { [world] _ in during = lines(world.adapter) }
    world.source.objects = [3]
    world.settle()
    #expect(during.contains("  1 section"))
    #expect(during.contains("    0: NumberSection of 3"))
    #expect(during.contains("  before:"))
    #expect(during.contains("      1: NumberSection of 2"))
    #expect(during.contains("  updater: ListAdapterUpdater, changing the data"))
    #expect(!lines(world.adapter).contains("  before:"))
  }

  @Test("An adapter without a view and a data source has a description")
  func bare() {
    let adapter = ListAdapter(updater: ListAdapterUpdater(), viewController: nil)
    #expect(
      lines(adapter) == [
        "ListAdapter", "  view controller: none", "  data source: none", "  collection view: none",
        "  updater: ListAdapterUpdater, at rest", "  0 sections",
      ])
  }

  @Test("An updater's description names what it is doing, and what waits")
  func updater() throws {
    let updater = ListAdapterUpdater()
    let world = AdapterWorld(NumberSource([1]), updater: updater)
    world.settle()
    #expect(lines(updater) == ["updater: ListAdapterUpdater, at rest"])
    world.adapter.performUpdates(animated: false)
    #expect(
      lines(updater) == [
        "updater: ListAdapterUpdater, at rest", "  waiting:",
        "    sections, not animated, item updates: 0, completions: 1",
      ])
    let section = try #require(world.adapter.sectionController(for: 1) as? NumberSection)
    var during: [String] = []
    world.adapter.performBatch(animated: false) { [self] batch in
      section.items = 2
      batch.insert(in: section, at: [1])
      during = lines(updater)
    }
    world.settle()
    #expect(
      during == [
        "updater: ListAdapterUpdater, changing the data", "  under way:",
        "    sections, not animated, item updates: 1, completions: 2",
        "    section reloads: 0, inserts: 1, deletes: 0, moves: 0, reloads: 0",
      ])
    #expect(lines(updater) == ["updater: ListAdapterUpdater, at rest"])
  }

  @Test("An updater's description names the background diff and the animation it waits for")
  func phases() {
    let updater = ListAdapterUpdater()
    let source = NumberSource([1])
    let world = AdapterWorld(source, updater: updater)
    world.settle()
    source.objects = [1, 2]
    world.adapter.performUpdates(animated: true)
    updater.update()
    #expect(lines(updater).first == "updater: ListAdapterUpdater, showing what has changed")
    world.settle()
    updater.allowsBackgroundDiffing = true
    source.objects = [1, 2, 3]
    world.adapter.reloadData()
    #expect(lines(updater).last == "    a reload, animated, item updates: 0, completions: 1")
    world.settle()
    world.adapter.performUpdates(animated: true)
    updater.update()
    #expect(lines(updater).first == "updater: ListAdapterUpdater, finding what has changed")
  }

  @Test("The description of a batch update counts its changes")
  func batch() {
    let data = ListBatchUpdateData(
      insertSections: [0], deleteSections: [1, 2], moveSections: [], insert: [], delete: [],
      update: [], moveIndexPaths: [])
    #expect("\(data)".contains("deleteSections: 2; insertSections: 1"))
  }

  @Test("The list debugger knows all adapters that exist")
  func debugger() {
    let before = ListDebugger.adapters.count
    let adapters = (0..<3).map { _ in
      ListAdapter(updater: ListReloadDataUpdater(), viewController: nil)
    }
    #expect(ListDebugger.adapters.count == before + 3)
    #expect(ListDebugger.adapters.suffix(3) == adapters[...])
    #expect(ListDebugger.adapterDescriptions().count == before + 3)
    #expect(ListDebugger.dump().hasSuffix(adapters[2].debugDescription))
  }
}
