import Foundation
import Testing
import UIKit

@testable import GalleyIGListKit

@Suite("Changes of a list at unusual moments")
@MainActor
struct OddMomentsTests {
  private let other = TestSource([TestObject(7, 3)])

  // MARK: Swaps

  @Test(
    "A data source that is set in a call of the updater's delegate is used",
    arguments: Hook.Moment.allCases)
  func swapFromUpdaterDelegate(moment: Hook.Moment) {
    let world = shownWorld([TestObject(1, 1)])
    var done = 0
    var answers: [Bool] = []
    let hook = Hook(moment) { [other] in world.adapter.dataSource = other }
    world.listUpdater.delegate = hook
    world.source.objects =
      moment == .willReload ? (2..<200).map { TestObject($0, 1) } : [TestObject(2, 2)]
    world.adapter.performUpdates(animated: true) { answers.append($0) }
    world.adapter.performBatch(animated: true, updates: { _ in done += 1 }) { answers.append($0) }
    _ = Report.gathering { world.settle() }
    #expect(hook.isDone)
    #expect(done == 1)
    #expect(answers == [true, true])
    #expect(world.shownCounts == [3])
  }

  @Test("The collection view that was set last wins, though another one waits for an animation")
  func setLastWhileOneWaits() {
    let world = shownWorld([TestObject(1, 1)])
    let (first, last) = (world.otherView(), world.otherView())
    let second = world.adapterBeside(showing: first)
    world.source.prepare = { section in
      section.whenMaking = { section in
        section.whenMaking = { _ in }
        world.adapter.collectionView = first
      }
    }
    world.source.objects.append(TestObject(2, 1))
    _ = Report.gathering {
      world.adapter.performUpdates(animated: true)
      MainTurn.drain()
      #expect(world.adapter.collectionView === world.view, "it waits for the animation")
      #expect(second.collectionView === first)
      world.adapter.collectionView = last
      world.settle()
    }
    #expect(world.adapter.collectionView === last)
    #expect(last.itemCounts == [1, 1])
    #expect(second.collectionView === first)
    #expect(first.dataSource === second)
  }

  @Test("An adapter that loses its collection view to one with the same updater has none")
  func sharedUpdater() {
    let world = shownWorld([TestObject(1, 1)])
    let view = world.otherView()
    let second = world.adapterBeside(showing: view, updater: world.listUpdater)
    let reports = Report.gathering { world.adapter.collectionView = view }
    #expect(reports.isEmpty)
    #expect(second.collectionView == nil)
    #expect(world.adapter.collectionView === view)
    #expect(view.itemCounts == [1])
  }

  @Test("A collection view can be set while cells of the one before disappear")
  func setWhileLeaving() {
    let world = shownWorld([TestObject(1, 1)])
    let (first, last) = (world.otherView(), world.otherView())
    let hook = EndHook { world.adapter.collectionView = last }
    world.adapter.collectionViewDelegate = hook
    _ = Report.gathering {
      world.adapter.collectionView = first
      world.settle()
    }
    #expect(hook.isDone)
    #expect(world.adapter.collectionView === last)
    #expect(last.itemCounts == [1])
    #expect(first.dataSource == nil)
  }

  @Test("Updates are shown after a collection view was set and taken back")
  func setAndTakenBack() {
    let world = shownWorld([TestObject(1, 1)])
    let other = world.otherView()
    world.source.prepare = { section in
      section.whenMaking = { section in
        section.whenMaking = { _ in }
        world.adapter.collectionView = other
      }
    }
    world.source.objects.append(TestObject(2, 1))
    var answers: [Bool] = []
    _ = Report.gathering {
      world.adapter.performUpdates(animated: true)
      MainTurn.drain()
      world.source.prepare = { _ in }
      #expect(world.listUpdater.running?.queue.names == "performDataSourceChange")
      world.adapter.collectionView = world.view
      world.source.objects.append(TestObject(3, 1))
      world.adapter.performUpdates(animated: true) { answers.append($0) }
      world.settle()
    }
    #expect(answers == [true])
    #expect(world.adapter.collectionView === world.view)
    #expect(world.shownCounts == [1, 1, 1])
    #expect(other.dataSource == nil)
  }

  @Test("A collection view has its adapter again after another data source was set")
  func takenBack() {
    let world = shownWorld([TestObject(1, 1)])
    world.view.dataSource = nil
    world.adapter.dataSource = other
    #expect(world.view.dataSource === world.adapter)
    #expect(world.shownCounts == [3])
  }

  /// A layout that counts its invalidations.
  final class KeepingLayout: UICollectionViewFlowLayout {
    var invalidations = 0

    override func invalidateLayout() {
      invalidations += 1
      super.invalidateLayout()
    }
  }

  @Test("The layout of a collection view is invalidated when the view is set")
  func layoutOfNext() {
    let world = shownWorld([TestObject(1, 1)])
    let layout = KeepingLayout()
    let view = UICollectionView(frame: world.window.bounds, collectionViewLayout: layout)
    let before = layout.invalidations
    world.adapter.collectionView = view
    #expect(layout.invalidations > before)
  }

  @Test("Objects that are reloaded after a swap are reloaded in the new collection view")
  func reloadAfterSwap() {
    let world = shownWorld([TestObject(1, 30)])
    let view = world.otherView()
    var isDone = false
    world.testSection(0).whenMaking = { _ in
      guard !isDone else { return }
      isDone = true
      world.adapter.collectionView = view
      world.adapter.reloadObjects([TestObject(1, 4)])
    }
    _ = Report.gathering {
      world.view.contentOffset.y = 100
      world.settle()
    }
    #expect(isDone)
    #expect(view.itemCounts == [4])
  }

  @Test("A waiting batch is not laid out half done when the data source is replaced")
  func batchInSwap() {
    let world = shownWorld([TestObject(1, 3)])
    let section = world.testSection(0)
    world.adapter.performBatch(animated: true) { batch in
      _ = section.collectionContext.cellForItem(at: 0, sectionController: section)
      _ = world.view.numberOfSections
      section.items = 1
      world.view.setNeedsLayout()
      world.view.layoutIfNeeded()
      batch.delete(in: section, at: [1, 2])
    }
    let next = TestSource([TestObject(1, 3)])
    next.objects = world.source.objects
    world.adapter.dataSource = next
    #expect(world.shownCounts == [1])
  }

  // MARK: Reloads

  /// A collection view that records its reloads, and the height of its content after each.
  final class CountingView: UICollectionView {
    var reloads = 0
    var heights: [CGFloat] = []

    override func reloadData() {
      reloads += 1
      super.reloadData()
      layoutIfNeeded()
      heights.append(collectionViewLayout.collectionViewContentSize.height)
    }
  }

  @Test("Each reload calls the collection view's own reloadData()")
  func overriddenReload() {
    let world = shownWorld([TestObject(1, 1)])
    let view = CountingView(
      frame: world.window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
    world.window.addSubview(view)
    world.adapter.collectionView = view
    #expect(view.reloads > 0)
    let before = view.reloads
    world.adapter.reloadData()
    world.settle()
    #expect(view.reloads == before + 1)
    world.source.objects = (0..<200).map { TestObject($0, 1) }
    #expect(world.update() == true)
    #expect(view.reloads == before + 2)
    #expect(view.heights.suffix(2) == [10, 2_000])
    let reloading = AdapterWorld(TestSource([TestObject(1, 1)]))
    let other = CountingView(
      frame: world.window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
    reloading.adapter.collectionView = other
    let first = other.reloads
    #expect(reloading.update() == true)
    #expect(other.reloads == first + 1)
  }

  @Test("The display of a reconfigured cell ends like that of any other cell")
  func reconfigured() {
    let world = shownWorld([TestObject(1, 30)])
    let section = world.testSection(0)
    world.view.reconfigureItems(at: [IndexPath(0, 0)])
    world.settle()
    world.view.contentOffset.y = 50
    world.settle()
    #expect(section.cellsEnded[0] == 1)
    #expect(section.ended == 0)
    world.source.objects = []
    #expect(world.update() == true)
    #expect(section.ended == 1)
    #expect(world.adapter.visibleSectionControllers().isEmpty)
  }

  // MARK: While objects are updated

  @Test("If a section replaces a later object in didUpdate(to:), the newest one is used")
  func replacedMeanwhile() {
    let world = shownWorld([TestObject(1, 1), TestObject(2, 1)])
    let (first, second) = (world.testSection(0), world.testSection(1))
    let newest = TestObject(2, 3)
    first.whenUpdated = { _ in world.adapter.reloadObjects([newest]) }
    world.source.objects = [TestObject(1, 2), TestObject(2, 2)]
    #expect(world.update() == true)
    #expect(second.object === newest)
    #expect(world.adapter.object(atSection: 1) as? TestObject === newest)
    #expect(world.shownCounts == [2, 3])
  }

  @Test("The list before an update is released when the collection view has the new one")
  func before() {
    let world = shownWorld([TestObject(1, 1)])
    world.source.objects.insert(TestObject(2, 1), at: 0)
    world.adapter.performUpdates(animated: true)
    MainTurn.drain()
    world.window.frameClock.advance(by: 0.1)
    #expect(world.listUpdater.running?.phase == .showing)
    #expect(world.adapter.mapBefore == nil)
  }

  // MARK: Completions

  @Test("A layout invalidation is completed even if the window is deallocated")
  func invalidation() {
    let world = shownWorld([TestObject(1, 1)])
    let (adapter, view) = (world.adapter, world.otherView())
    view.removeFromSuperview()
    var answers: [Bool] = []
    do {
      let window = UIWindow(frame: view.frame)
      window.addSubview(view)
      window.isHidden = false
      adapter.collectionView = view
      window.layoutIfNeeded()
      world.testSection(0).height = 50
      adapter.invalidateLayout(for: world.testSection(0)) { answers.append($0) }
      #expect(answers.isEmpty)
      view.removeFromSuperview()
    }
    MainTurn.drain()
    #expect(answers.count == 1)
  }
}

extension AdapterWorld where Source == TestSource {
  /// Another adapter, with three objects, that shows its list in another view.
  fileprivate func adapterBeside(
    showing view: UICollectionView, updater: any ListUpdatingDelegate = ListAdapterUpdater()
  ) -> ListAdapter {
    let adapter = ListAdapter(updater: updater, viewController: controller)
    adapter.collectionView = view
    adapter.dataSource = source
    return adapter
  }
}

/// Calls a closure once, at a call of an updater's delegate.
@MainActor
final class Hook: ListAdapterUpdaterDelegate {
  enum Moment: CaseIterable {
    case willDiff, didDiff, willBatch, willReload
  }

  private let moment: Moment
  private let body: () -> Void
  private(set) var isDone = false

  init(_ moment: Moment, _ body: @escaping () -> Void) {
    self.moment = moment
    self.body = body
  }

  private func hear(_ moment: Moment) {
    guard moment == self.moment, !isDone else { return }
    isDone = true
    body()
  }

  func listAdapterUpdater(
    _ listAdapterUpdater: ListAdapterUpdater, willDiffFromObjects fromObjects: [Any]?,
    toObjects: [Any]?
  ) { hear(.willDiff) }

  func listAdapterUpdater(
    _ listAdapterUpdater: ListAdapterUpdater,
    didDiffWithResults listIndexSetResults: ListIndexSetResult?, onBackgroundThread: Bool
  ) { hear(.didDiff) }

  func listAdapterUpdater(
    _ listAdapterUpdater: ListAdapterUpdater,
    willPerformBatchUpdatesWith collectionView: UICollectionView, fromObjects: [Any]?,
    toObjects: [Any]?, listIndexSetResult: ListIndexSetResult?, animated: Bool
  ) { hear(.willBatch) }

  func listAdapterUpdater(
    _ listAdapterUpdater: ListAdapterUpdater, willReloadDataWith collectionView: UICollectionView,
    isFallbackReload: Bool
  ) { hear(.willReload) }
}

/// Calls a closure once, when a cell is no longer visible.
private final class EndHook: NSObject, UICollectionViewDelegate {
  private let body: () -> Void
  private(set) var isDone = false

  init(_ body: @escaping () -> Void) { self.body = body }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    guard !isDone else { return }
    isDone = true
    body()
  }
}
