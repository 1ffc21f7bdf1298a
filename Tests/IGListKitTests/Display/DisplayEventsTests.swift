import Foundation
import IGListKit
import Testing
import UIKit

@MainActor @Suite("What is told of views that come into sight and leave it")
struct DisplayEventsTests {
  private let log = DisplayLog()
  private let world: AdapterWorld<NumberSource>
  private let view: UICollectionView
  private let cell = UICollectionViewCell()
  private let other = UICollectionViewCell()

  init() throws {
    // Nothing is laid out: the views of these tests are their own.
    world = AdapterWorld(NumberSource([2, 3]), size: .zero)
    view = world.view
    world.adapter.delegate = log
    for object in [2, 3] {
      let section = try #require(world.adapter.sectionController(for: object))
      section.displayDelegate = log
    }
  }

  private func show(_ cell: UICollectionViewCell, _ section: Int = 0, _ item: Int = 0) {
    world.adapter.collectionView(view, willDisplay: cell, forItemAt: IndexPath(section, item))
  }

  private func hide(_ cell: UICollectionViewCell, _ section: Int = 0, _ item: Int = 0) {
    world.adapter.collectionView(
      view, didEndDisplaying: cell, forItemAt: IndexPath(section, item))
  }

  private func showHeader(_ header: UICollectionReusableView) {
    world.adapter.collectionView(
      view, willDisplaySupplementaryView: header,
      forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(0, 0))
  }

  private func hideHeader(_ header: UICollectionReusableView) {
    world.adapter.collectionView(
      view, didEndDisplayingSupplementaryView: header,
      forElementOfKind: UICollectionView.elementKindSectionHeader, at: IndexPath(0, 0))
  }

  @Test("The first cell: itself, then its section, each with its object")
  func first() {
    show(cell)
    #expect(
      log.log == [
        "section 0 shows cell 0", "object 2 shows cell 0.0", "section 0 shows",
        "object 2 shows at 0",
      ])
  }

  @Test("Another cell of the section: itself only")
  func second() {
    show(cell)
    log.log = []
    show(other, 0, 1)
    #expect(log.log == ["section 0 shows cell 1", "object 2 shows cell 0.1"])
  }

  @Test("One of two cells that goes: itself only")
  func oneEnds() {
    show(cell)
    show(other, 0, 1)
    log.log = []
    hide(cell)
    #expect(log.log == ["section 0 ends cell 0", "object 2 ends cell 0.0"])
  }

  @Test("The last cell that goes: itself, then its section")
  func lastEnds() {
    show(cell)
    log.log = []
    hide(cell)
    #expect(
      log.log == [
        "section 0 ends cell 0", "object 2 ends cell 0.0", "section 0 ends", "object 2 ends at 0",
      ])
  }

  @Test("A cell that goes and never came: nothing")
  func neverBegun() {
    hide(cell)
    #expect(log.log == [])
  }

  @Test("A cell that goes twice: once")
  func endsTwice() {
    show(cell)
    hide(cell)
    log.log = []
    hide(cell)
    #expect(log.log == [])
  }

  @Test(
    "A section that takes another's place has events of its own, and the other one its old object")
  func samePlace() throws {
    show(cell)
    world.source.objects = [7, 2, 3]
    world.adapter.performUpdates(animated: false)
    try #require(world.adapter.sectionController(for: 7)).displayDelegate = log
    log.log = []
    show(other)
    #expect(
      log.log == [
        "section 0 shows cell 0", "object 7 shows cell 0.0", "section 0 shows",
        "object 7 shows at 0",
      ])
    log.log = []
    hide(cell)
    #expect(
      log.log == [
        "section 1 ends cell 0", "object 2 ends cell 0.0", "section 1 ends", "object 2 ends at 0",
      ])
  }

  @Test("An object that is in the list no more is told all the same, where it was")
  func gone() {
    show(cell)
    world.source.objects = [3]
    world.adapter.performUpdates(animated: false)
    log.log = []
    hide(cell)
    #expect(log.log.contains("object 2 ends cell 0.0"))
    #expect(log.log.contains("object 2 ends at 0"))
  }

  @Test("A header before any cell: its section, and then the cell only")
  func headerFirst() {
    showHeader(UICollectionReusableView())
    #expect(log.log == ["section 0 shows", "object 2 shows at 0"])
    log.log = []
    show(cell)
    #expect(log.log == ["section 0 shows cell 0", "object 2 shows cell 0.0"])
  }

  @Test("A header that goes twice: its section once")
  func headerEndsTwice() {
    let header = UICollectionReusableView()
    showHeader(header)
    log.log = []
    hideHeader(header)
    hideHeader(header)
    #expect(log.log == ["section 0 ends", "object 2 ends at 0"])
  }

  @Test("A list that leaves its collection view: all that was in sight ends, in order")
  func leaves() {
    show(cell, 1, 2)
    show(other)
    log.log = []
    world.adapter.collectionView = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    #expect(
      log.log == [
        "section 0 ends cell 0", "object 2 ends cell 0.0", "section 0 ends", "object 2 ends at 0",
        "section 1 ends cell 2", "object 3 ends cell 1.2", "section 1 ends", "object 3 ends at 1",
      ])
    log.log = []
    hide(cell, 1, 2)
    #expect(log.log == [])
  }

  @Test("A list whose collection view is gone, when it gets another: its sections end")
  func viewGone() {
    let source = TestSource([TestObject(1, 2)])
    let adapter = ListAdapter(updater: ListReloadDataUpdater(), viewController: nil)
    adapter.dataSource = source
    adapter.delegate = log
    func live() {
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 100, height: 100),
        collectionViewLayout: UICollectionViewFlowLayout())
      adapter.collectionView = view
      view.layoutIfNeeded()
    }
    live()
    let section = adapter.sectionController(forSection: 0) as? TestSection
    #expect(section?.begun == 1)
    #expect(section?.ended == 0)
    log.log = []
    live()
    #expect(section?.ended == 1)
    // The section, and both cells.
    #expect(log.log.filter { $0.contains("ends") }.count == 3)
    #expect(section?.begun == 2)
  }

  @Test("A cell that is a header: no cell event")
  func headerCell() {
    showHeader(cell)
    #expect(log.log == ["section 0 shows", "object 2 shows at 0"])
  }
}

@MainActor
private final class DisplayLog: ListDisplayDelegate, ListAdapterDelegate {
  var log: [String] = []

  func listAdapter(
    _ listAdapter: ListAdapter, willDisplay sectionController: ListSectionController
  ) { log.append("section \(name(sectionController)) shows") }

  func listAdapter(
    _ listAdapter: ListAdapter, didEndDisplaying sectionController: ListSectionController
  ) { log.append("section \(name(sectionController)) ends") }

  func listAdapter(
    _ listAdapter: ListAdapter, willDisplay sectionController: ListSectionController,
    cell: UICollectionViewCell, at index: Int
  ) { log.append("section \(name(sectionController)) shows cell \(index)") }

  func listAdapter(
    _ listAdapter: ListAdapter, didEndDisplaying sectionController: ListSectionController,
    cell: UICollectionViewCell, at index: Int
  ) { log.append("section \(name(sectionController)) ends cell \(index)") }

  func listAdapter(_ listAdapter: ListAdapter, willDisplay object: Any, at index: Int) {
    log.append("object \(object) shows at \(index)")
  }

  func listAdapter(_ listAdapter: ListAdapter, didEndDisplaying object: Any, at index: Int) {
    log.append("object \(object) ends at \(index)")
  }

  func listAdapter(
    _ listAdapter: ListAdapter, willDisplay object: Any, cell: UICollectionViewCell,
    at indexPath: IndexPath
  ) { log.append("object \(object) shows cell \(indexPath.section).\(indexPath.item)") }

  func listAdapter(
    _ listAdapter: ListAdapter, didEndDisplaying object: Any, cell: UICollectionViewCell,
    at indexPath: IndexPath
  ) { log.append("object \(object) ends cell \(indexPath.section).\(indexPath.item)") }

  private func name(_ section: ListSectionController) -> String {
    section.section == NSNotFound ? "gone" : "\(section.section)"
  }
}
