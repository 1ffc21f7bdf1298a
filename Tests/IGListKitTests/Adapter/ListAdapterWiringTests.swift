import Foundation
import IGListKit
import Testing
import UIKit

@MainActor @Suite("An adapter with its collection view and data source")
struct ListAdapterWiringTests {
  private let world = AdapterWorld(NumberSource([1]), isWired: false)

  private func anotherView() -> UICollectionView {
    let view = UICollectionView(
      frame: world.window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
    world.window.addSubview(view)
    return view
  }

  private func anotherAdapter() -> ListAdapter {
    let adapter = ListAdapter(updater: ListReloadDataUpdater(), viewController: nil)
    adapter.dataSource = world.source
    return adapter
  }

  @Test("A reload creates new section controllers for all objects")
  func reload() throws {
    world.adapter.collectionView = world.view
    world.adapter.dataSource = world.source
    let first = try #require(world.adapter.sectionController(for: 1))
    world.adapter.reloadData()
    #expect(world.adapter.sectionController(for: 1) != nil)
    #expect(world.adapter.sectionController(for: 1) !== first)
  }

  @Test("Section controllers know the view controller of the list")
  func viewController() {
    world.adapter.collectionView = world.view
    world.adapter.dataSource = world.source
    #expect(world.adapter.sectionController(for: 1)?.viewController === world.controller)
  }

  @Test(
    "A list has cells after layout, whether its view or its data source was set first",
    arguments: [false, true])
  func order(isSourceFirst: Bool) {
    if isSourceFirst { world.adapter.dataSource = world.source }
    world.adapter.collectionView = world.view
    world.adapter.dataSource = world.source
    world.view.layoutIfNeeded()
    #expect(world.view.cellForItem(at: IndexPath(0, 0)) != nil)
  }

  @Test("Another collection view shows the cells, and the one before has none")
  func anotherCollectionView() {
    world.adapter.collectionView = world.view
    world.adapter.dataSource = world.source
    world.view.layoutIfNeeded()
    let other = anotherView()
    world.adapter.collectionView = other
    other.layoutIfNeeded()
    #expect(other.cellForItem(at: IndexPath(0, 0)) != nil)
    #expect(world.view.dataSource == nil)
    #expect(world.view.delegate == nil)
  }

  @Test("A collection view belongs to the adapter that was given it last")
  func claims() {
    let (one, other) = (world.adapter, anotherAdapter())
    one.dataSource = world.source
    for adapter in [one, other, one, other] {
      adapter.collectionView = world.view
      #expect(world.view.dataSource === adapter)
      #expect(adapter.collectionView === world.view)
    }
    #expect(one.collectionView == nil)
  }

  @Test("An adapter has no collection view after another adapter has taken it")
  func takes() {
    let (one, two) = (world.adapter, anotherAdapter())
    let (first, second) = (world.view, anotherView())
    one.dataSource = world.source
    one.collectionView = first
    two.collectionView = second
    two.collectionView = first
    #expect(one.collectionView == nil)
    #expect(two.collectionView === first)
    one.collectionView = second
    #expect(one.collectionView === second)
    #expect(two.collectionView === first)
    #expect(first.dataSource === two)
    #expect(second.dataSource === one)
  }

  @Test("An adapter turns prefetching off in its collection view")
  func prefetching() {
    world.view.isPrefetchingEnabled = true
    world.adapter.collectionView = world.view
    #expect(!world.view.isPrefetchingEnabled)
  }

  @Test("A reload without a data source or a collection view is refused at once")
  func refused() {
    var answers: [Bool] = []
    world.adapter.collectionView = world.view
    world.adapter.reloadData { answers.append($0) }
    #expect(answers == [false])
    let adapter = anotherAdapter()
    adapter.reloadData { answers.append($0) }
    adapter.performUpdates(animated: false) { answers.append($0) }
    #expect(answers == [false, false, false])
  }

  // MARK: Delegates that would not come to an end

  @Test("The collection view is refused as its own delegate")
  func ownDelegate() {
    let view = TellingView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    world.adapter.collectionView = view
    world.adapter.collectionViewDelegate = view
    world.adapter.scrollViewDelegate = view
    #expect(world.adapter.collectionViewDelegate == nil)
    #expect(world.adapter.scrollViewDelegate == nil)
  }

  @Test("The adapter is refused as its own delegate")
  func ownAdapter() {
    world.adapter.collectionViewDelegate = world.adapter
    world.adapter.scrollViewDelegate = world.adapter
    #expect(world.adapter.collectionViewDelegate == nil)
    #expect(world.adapter.scrollViewDelegate == nil)
  }

  @Test("A delegate that becomes the adapter's collection view is removed as the delegate")
  func becomesOwnDelegate() {
    let view = TellingView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    world.adapter.collectionViewDelegate = view
    world.adapter.scrollViewDelegate = view
    #expect(world.adapter.collectionViewDelegate === view)
    #expect(world.adapter.scrollViewDelegate === view)
    world.adapter.collectionView = view
    #expect(world.adapter.collectionViewDelegate == nil)
    #expect(world.adapter.scrollViewDelegate == nil)
  }

  @Test("A listener is told once of each update, however often it was added, until it is removed")
  func listener() {
    final class Listener: ListAdapterUpdateListener {
      var log: [String] = []
      func listAdapter(
        _ listAdapter: ListAdapter, didFinish update: ListAdapterUpdateType, animated: Bool
      ) { log.append("\(update) \(animated)") }
    }
    world.adapter.collectionView = world.view
    world.adapter.dataSource = world.source
    let listener = Listener()
    world.adapter.add(listener)
    world.adapter.add(listener)
    world.adapter.performUpdates(animated: true) { _ in listener.log.append("completion") }
    world.adapter.reloadData()
    #expect(listener.log == ["performUpdates true", "completion", "reloadData false"])
    world.adapter.remove(listener)
    world.adapter.reloadData()
    #expect(listener.log.count == 3)
  }

  @Test("A section controller that outlives its adapter belongs to no list")
  func outlives() throws {
    var adapter: ListAdapter? = anotherAdapter()
    adapter?.collectionView = world.view
    let controller = try #require(adapter?.sectionController(for: 1))
    #expect(controller.section == 0)
    adapter = nil
    #expect(controller.section == NSNotFound)
    #expect(!controller.isFirstSection)
    #expect(controller.collectionContext == nil)
  }
}

/// A collection view that could be a delegate.
private final class TellingView: UICollectionView, UICollectionViewDelegate {}
