import Foundation
import Testing
import UIKit

private final class EarlySource: NSObject, UICollectionViewDataSource,
  UICollectionViewDataSourcePrefetching, UICollectionViewDelegate
{
  var count = 100
  /// The item whose display deletes all items but the first ten.
  var shrinksAt: Int?
  /// Whether a cancelled prefetch deletes all items but the first ten.
  var shrinksWhenCancelled = false
  var announced: [[Int]] = []
  var cancelled: [Int] = []

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }

  func collectionView(
    _ view: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt path: IndexPath
  ) {
    guard path.item == shrinksAt else { return }
    shrinksAt = nil
    shrink(view)
  }

  private func shrink(_ view: UICollectionView) {
    view.performBatchUpdates {
      view.deleteItems(at: (10..<count).map { IndexPath(item: $0, section: 0) })
      count = 10
    }
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
  ) { announced.append(indexPaths.map(\.item)) }

  func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {
    cancelled += indexPaths.map(\.item)
    guard shrinksWhenCancelled else { return }
    shrinksWhenCancelled = false
    shrink(collectionView)
    announced = []
  }
}

@MainActor @Suite("Prefetching in a collection view")
struct PrefetchingConformanceTests {
  private let source = EarlySource()
  private let view: UICollectionView

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 50)
    layout.minimumLineSpacing = 0
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 200), collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
  }

  private func scroll(to offset: CGFloat) {
    view.contentOffset.y = offset
    view.layoutIfNeeded()
  }

  @Test("Items that were deleted when the first cell was displayed are not prefetched")
  func gone() {
    source.shrinksAt = 0
    view.delegate = source
    view.prefetchDataSource = source
    view.frame.size.height = 450
    view.layoutIfNeeded()
    #expect(view.numberOfItems(inSection: 0) == 10)
    #expect(source.announced.flatMap { $0 }.allSatisfy { $0 < 10 }, "\(source.announced)")
  }

  @Test("The next items are prefetched, the nearest first, each once")
  func order() {
    view.prefetchDataSource = source
    view.layoutIfNeeded()
    scroll(to: 100)
    scroll(to: 200)
    let all = source.announced.flatMap { $0 }
    #expect(!all.isEmpty)
    #expect(Set(all).count == all.count)
    for items in source.announced { #expect(items == items.sorted()) }
    #expect(all.allSatisfy { $0 > 3 })
    #expect(source.cancelled == [])
  }

  @Test("When the user scrolls up, the items above are prefetched from the last to the first")
  func upwards() {
    view.layoutIfNeeded()
    scroll(to: 4_000)
    view.prefetchDataSource = source
    scroll(to: 3_000)
    scroll(to: 2_950)
    let items = source.announced.flatMap { $0 }
    #expect(!items.isEmpty && items.allSatisfy { $0 < 60 })
    for items in source.announced { #expect(items == items.sorted(by: >)) }
  }

  @Test("Prefetching is cancelled for items that do not become visible")
  func cancelled() {
    view.prefetchDataSource = source
    view.layoutIfNeeded()
    scroll(to: 1_000)
    let told = Set(source.announced.flatMap { $0 })
    scroll(to: 0)
    #expect(!source.cancelled.isEmpty)
    #expect(Set(source.cancelled).isSubset(of: told))
  }

  @Test("Items that were deleted when a prefetch was cancelled are not prefetched")
  func goneWhenCancelled() {
    view.prefetchDataSource = source
    view.layoutIfNeeded()
    source.shrinksWhenCancelled = true
    scroll(to: 1_000)
    view.layoutIfNeeded()
    #expect(view.numberOfItems(inSection: 0) == 10 && !source.shrinksWhenCancelled)
    #expect(source.announced.flatMap { $0 }.allSatisfy { $0 < 10 }, "\(source.announced)")
  }

  @Test("Without isPrefetchingEnabled, no items are prefetched")
  func off() {
    view.prefetchDataSource = source
    view.isPrefetchingEnabled = false
    view.layoutIfNeeded()
    scroll(to: 1_000)
    #expect(source.announced.isEmpty)
  }
}
