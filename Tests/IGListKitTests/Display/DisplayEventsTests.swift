import Foundation
import IGListKit
import Testing
import UIKit

@MainActor @Suite("Display events of a list adapter")
struct DisplayEventsTests {
  private let log = DisplayLog()
  private let world: AdapterWorld<NumberSource>
  private let view: UICollectionView
  private let cell = UICollectionViewCell()
  private let other = UICollectionViewCell()

  init() throws {
    // The collection view has no size, so it displays nothing. The tests call its delegate, which
    // is the adapter, with views of their own.
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

  @Test("The display of a section's first cell begins, and then that of the section")
  func first() {
    show(cell)
    #expect(
      log.calls == [
        "section 0 shows cell 0", "object 2 shows cell 0.0", "section 0 shows",
        "object 2 shows at 0",
      ])
  }

  @Test("For the second cell of a section, only the display of the cell begins")
  func second() {
    show(cell)
    log.calls = []
    show(other, 0, 1)
    #expect(log.calls == ["section 0 shows cell 1", "object 2 shows cell 0.1"])
  }

  @Test("When the first of two cells disappears, only the display of the cell ends")
  func oneEnds() {
    show(cell)
    show(other, 0, 1)
    log.calls = []
    hide(cell)
    #expect(log.calls == ["section 0 ends cell 0", "object 2 ends cell 0.0"])
  }

  @Test("The display of a section's last cell ends, and then that of the section")
  func lastEnds() {
    show(cell)
    log.calls = []
    hide(cell)
    #expect(
      log.calls == [
        "section 0 ends cell 0", "object 2 ends cell 0.0", "section 0 ends", "object 2 ends at 0",
      ])
  }

  @Test("A cell whose display ends without having begun causes no event")
  func neverBegun() {
    hide(cell)
    #expect(log.calls == [])
  }

  @Test("A cell whose display ends twice causes events only once")
  func endsTwice() {
    show(cell)
    hide(cell)
    log.calls = []
    hide(cell)
    #expect(log.calls == [])
  }

  @Test("After an insertion, the display of a cell ends with the object with which it began")
  func samePlace() throws {
    show(cell)
    world.source.objects = [7, 2, 3]
    world.adapter.performUpdates(animated: false)
    try #require(world.adapter.sectionController(for: 7)).displayDelegate = log
    log.calls = []
    show(other)
    #expect(
      log.calls == [
        "section 0 shows cell 0", "object 7 shows cell 0.0", "section 0 shows",
        "object 7 shows at 0",
      ])
    log.calls = []
    hide(cell)
    #expect(
      log.calls == [
        "section 1 ends cell 0", "object 2 ends cell 0.0", "section 1 ends", "object 2 ends at 0",
      ])
  }

  @Test("The display of a cell ends with its object and path even if the object was removed")
  func gone() {
    show(cell)
    world.source.objects = [3]
    world.adapter.performUpdates(animated: false)
    log.calls = []
    hide(cell)
    #expect(log.calls.contains("object 2 ends cell 0.0"))
    #expect(log.calls.contains("object 2 ends at 0"))
  }

  @Test("A header before any cell begins the display of the section, and a cell only its own")
  func headerFirst() {
    showHeader(UICollectionReusableView())
    #expect(log.calls == ["section 0 shows", "object 2 shows at 0"])
    log.calls = []
    show(cell)
    #expect(log.calls == ["section 0 shows cell 0", "object 2 shows cell 0.0"])
  }

  @Test("A header whose display ends twice ends the display of the section only once")
  func headerEndsTwice() {
    let header = UICollectionReusableView()
    showHeader(header)
    log.calls = []
    hideHeader(header)
    hideHeader(header)
    #expect(log.calls == ["section 0 ends", "object 2 ends at 0"])
  }

  @Test("With another collection view, the display of all cells and sections ends, in order")
  func leaves() {
    show(cell, 1, 2)
    show(other)
    log.calls = []
    world.adapter.collectionView = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    #expect(
      log.calls == [
        "section 0 ends cell 0", "object 2 ends cell 0.0", "section 0 ends", "object 2 ends at 0",
        "section 1 ends cell 2", "object 3 ends cell 1.2", "section 1 ends", "object 3 ends at 1",
      ])
    log.calls = []
    hide(cell, 1, 2)
    #expect(log.calls == [])
  }

  @Test("The display of sections in a deallocated view ends when the adapter gets another view")
  func viewGone() {
    let source = TestSource([TestObject(1, 2)])
    let adapter = ListAdapter(updater: ListReloadDataUpdater(), viewController: nil)
    adapter.dataSource = source
    adapter.delegate = log
    func useTemporaryView() {
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 100, height: 100),
        collectionViewLayout: UICollectionViewFlowLayout())
      adapter.collectionView = view
      view.layoutIfNeeded()
    }
    useTemporaryView()
    let section = adapter.sectionController(forSection: 0) as? TestSection
    #expect(section?.begun == 1)
    #expect(section?.ended == 0)
    log.calls = []
    useTemporaryView()
    #expect(section?.ended == 1)
    // The section ends, and so do both cells.
    #expect(log.calls.filter { $0.contains("ends") }.count == 3)
    #expect(section?.begun == 2)
  }

  @Test("A cell that is displayed as a header causes no event of a cell")
  func headerCell() {
    showHeader(cell)
    #expect(log.calls == ["section 0 shows", "object 2 shows at 0"])
  }
}

@MainActor
private final class DisplayLog: ListDisplayDelegate, ListAdapterDelegate {
  var calls: [String] = []

  func listAdapter(
    _ listAdapter: ListAdapter, willDisplay sectionController: ListSectionController
  ) { calls.append("section \(name(sectionController)) shows") }

  func listAdapter(
    _ listAdapter: ListAdapter, didEndDisplaying sectionController: ListSectionController
  ) { calls.append("section \(name(sectionController)) ends") }

  func listAdapter(
    _ listAdapter: ListAdapter, willDisplay sectionController: ListSectionController,
    cell: UICollectionViewCell, at index: Int
  ) { calls.append("section \(name(sectionController)) shows cell \(index)") }

  func listAdapter(
    _ listAdapter: ListAdapter, didEndDisplaying sectionController: ListSectionController,
    cell: UICollectionViewCell, at index: Int
  ) { calls.append("section \(name(sectionController)) ends cell \(index)") }

  func listAdapter(_ listAdapter: ListAdapter, willDisplay object: Any, at index: Int) {
    calls.append("object \(object) shows at \(index)")
  }

  func listAdapter(_ listAdapter: ListAdapter, didEndDisplaying object: Any, at index: Int) {
    calls.append("object \(object) ends at \(index)")
  }

  func listAdapter(
    _ listAdapter: ListAdapter, willDisplay object: Any, cell: UICollectionViewCell,
    at indexPath: IndexPath
  ) { calls.append("object \(object) shows cell \(indexPath.section).\(indexPath.item)") }

  func listAdapter(
    _ listAdapter: ListAdapter, didEndDisplaying object: Any, cell: UICollectionViewCell,
    at indexPath: IndexPath
  ) { calls.append("object \(object) ends cell \(indexPath.section).\(indexPath.item)") }

  private func name(_ section: ListSectionController) -> String {
    section.section == NSNotFound ? "gone" : "\(section.section)"
  }
}
