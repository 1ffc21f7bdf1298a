import Foundation
import IGListKit
import Testing
import UIKit

@MainActor @Suite("The changes of a list that its updater receives")
struct UpdaterCallsTests {
  private let updater = LoggingUpdater()
  private let world: AdapterWorld<NumberSource>
  private let section: ListSectionController

  init() throws {
    world = AdapterWorld(NumberSource([0, 1, 2]), updater: updater)
    section = try #require(world.adapter.sectionController(for: 1))
    updater.log = []
  }

  @Test("The updater receives changes of items with their index paths")
  func items() {
    world.adapter.insert(in: section, at: [0, 1])
    world.adapter.delete(in: section, at: [0])
    world.adapter.reload(in: section, at: [0])
    world.adapter.move(in: section, from: 0, to: 1)
    world.adapter.reload(section)
    #expect(
      updater.log == [
        "insert 1.0, 1.1", "delete 1.0", "reload 1.0 as 1.0", "move 1.0 to 1.1",
        "reload sections 1",
      ])
  }

  @Test("The updater receives nothing for an empty set of items")
  func noItems() {
    world.adapter.delete(in: section, at: [])
    world.adapter.insert(in: section, at: [])
    world.adapter.reload(in: section, at: [])
    #expect(updater.log == [])
  }

  @Test("The updater receives nothing for a section controller that is not in the list")
  func unknownSection() {
    let foreign = ListSectionController()
    world.adapter.reload(foreign)
    world.adapter.insert(in: foreign, at: [0])
    world.adapter.delete(in: foreign, at: [0])
    world.adapter.move(in: foreign, from: 0, to: 1)
    #expect(updater.log == [])
  }

  @Test("The updater receives nothing for objects that are not in the list")
  func unknownObjects() {
    world.adapter.reloadObjects([1, 3, "text"])
    #expect(updater.log == ["reload sections 1"])
    updater.log = []
    world.adapter.reloadObjects([3, 4])
    #expect(updater.log == [])
  }
}

/// An updater that only records its calls, and shows nothing.
@MainActor
private final class LoggingUpdater: ListUpdatingDelegate {
  var log: [String] = []

  func isInDataUpdateBlock() -> Bool { false }

  func performUpdate(
    collectionViewBlock: @escaping ListCollectionViewBlock, animated: Bool,
    sectionDataBlock: @escaping ListTransitionDataBlock,
    applySectionDataBlock: @escaping ListTransitionDataApplyBlock,
    completion: ListUpdatingCompletion?
  ) { log.append("sections") }

  func performUpdate(
    collectionViewBlock: @escaping ListCollectionViewBlock, animated: Bool,
    itemUpdates: @escaping ListItemUpdateBlock, completion: ListUpdatingCompletion?
  ) { log.append("items") }

  func performDataSourceChange(_ block: @escaping ListDataSourceChangeBlock) { block() }

  func reloadData(
    collectionViewBlock: @escaping ListCollectionViewBlock,
    reloadUpdate: @escaping ListReloadUpdateBlock, completion: ListUpdatingCompletion?
  ) { log.append("reload") }

  func insertItems(into collectionView: UICollectionView, indexPaths: [IndexPath]) {
    log.append("insert \(indexPaths.map(name).joined(separator: ", "))")
  }

  func deleteItems(from collectionView: UICollectionView, indexPaths: [IndexPath]) {
    log.append("delete \(indexPaths.map(name).joined(separator: ", "))")
  }

  func moveItem(
    in collectionView: UICollectionView, from fromIndexPath: IndexPath, to toIndexPath: IndexPath
  ) { log.append("move \(name(fromIndexPath)) to \(name(toIndexPath))") }

  func reloadItem(
    in collectionView: UICollectionView, from fromIndexPath: IndexPath, to toIndexPath: IndexPath
  ) { log.append("reload \(name(fromIndexPath)) as \(name(toIndexPath))") }

  func moveSection(in collectionView: UICollectionView, from fromIndex: Int, to toIndex: Int) {
    log.append("move section \(fromIndex) to \(toIndex)")
  }

  func reload(_ collectionView: UICollectionView, sections: IndexSet) {
    log.append("reload sections \(sections.map(String.init).joined(separator: ", "))")
  }

  private func name(_ path: IndexPath) -> String { "\(path.section).\(path.item)" }
}
