import Foundation
import IGListKit
import Testing
import UIKit

@MainActor @Suite("What an adapter keeps alive")
struct ListAdapterMemoryTests {
  /// A section controller that keeps a cell, and the collection view if a test sets it.
  private final class Keeper: ListSectionController {
    var cell: UICollectionViewCell?
    var view: UICollectionView?

    override func sizeForItem(at index: Int) -> CGSize { CGSize(width: 100, height: 10) }

    override func cellForItem(at index: Int) -> UICollectionViewCell {
      let made = collectionContext.dequeueReusableCell(
        of: UICollectionViewCell.self, for: self, at: index)
      cell = made
      return made
    }
  }

  @Test(
    "An adapter is deallocated even if section controllers keep cells and views",
    arguments: [false, true])
  func cycle(keepsView: Bool) {
    weak var adapter: ListAdapter?
    weak var view: UICollectionView?
    weak var section: Keeper?
    func live() {
      let source = FreeSource(["object"]) { _ in Keeper() }
      let world = AdapterWorld(source)
      world.settle()
      adapter = world.adapter
      view = world.view
      section = world.adapter.sectionController(forSection: 0) as? Keeper
      #expect(section?.cell != nil)
      if keepsView { section?.view = world.view }
    }
    live()
    #expect(adapter == nil)
    #expect(view == nil)
    #expect(section == nil)
  }

  @Test(
    "An adapter does not keep the section controller of a removed object alive",
    arguments: [false, true])
  func gone(isReload: Bool) {
    let source = FreeSource(["a", "b"])
    let world = AdapterWorld(
      source, updater: isReload ? ListReloadDataUpdater() : ListAdapterUpdater(), workingRange: 2)
    world.settle()
    weak let section = world.adapter.sectionController(forSection: 0)
    #expect(section != nil)
    source.objects = ["b"]
    world.show()
    #expect(section == nil)
  }

  @Test(
    "An adapter does not keep the section controllers from before a reload alive",
    arguments: [false, true])
  func reloaded(isReload: Bool) {
    let world = AdapterWorld(
      FreeSource(["a", "b"]),
      updater: isReload ? ListReloadDataUpdater() : ListAdapterUpdater(), workingRange: 2)
    world.settle()
    weak let section = world.adapter.sectionController(forSection: 0)
    #expect(section != nil)
    world.adapter.reloadData()
    world.settle()
    #expect(section == nil)
  }

  @Test("An adapter keeps no data source, view controller, delegate or listener alive")
  func references() {
    final class All: NumberSourceBase, ListAdapterDelegate, ListAdapterUpdateListener,
      UICollectionViewDelegate
    {
      func listAdapter(
        _ listAdapter: ListAdapter, didFinish update: ListAdapterUpdateType, animated: Bool
      ) {}
    }
    let adapter = ListAdapter(updater: ListAdapterUpdater(), viewController: nil)
    weak var gone: All?
    func live() {
      let all = All()
      gone = all
      adapter.dataSource = all
      adapter.delegate = all
      adapter.collectionViewDelegate = all
      adapter.scrollViewDelegate = all
      adapter.add(all)
      IGListAdapterDelegateAnnouncer.sharedInstance().addListener(all)
      let controller = UIViewController()
      adapter.viewController = controller
      #expect(adapter.viewController === controller)
    }
    live()
    #expect(gone == nil)
    #expect(adapter.dataSource == nil)
    #expect(adapter.viewController == nil)
  }
}

/// An empty list.
@MainActor
class NumberSourceBase: NSObject, ListAdapterDataSource {
  func objects(for listAdapter: ListAdapter) -> [any ListDiffable] { [] }
}
