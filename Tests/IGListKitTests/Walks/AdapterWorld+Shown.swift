import Foundation
import IGListKit
import TestSupport
import UIKit

@testable import GalleyIGListKit

// The visible content of a list, and helpers to change it.

extension AdapterWorld {
  /// The number of items in each section of the collection view.
  var shownCounts: [Int] { view.itemCounts }

  /// The texts of all visible cells, in order.
  var shownTexts: [String] { view.shownTexts }

  /// The section controller of a section.
  func testSection(_ section: Int) -> TestSection {
    adapter.sectionController(forSection: section) as! TestSection
  }

  /// The adapter's updater, which has to be a `ListAdapterUpdater`.
  var listUpdater: ListAdapterUpdater { adapter.updater as! ListAdapterUpdater }

  /// Performs a batch, and waits for it. Returns the argument of its completion; `nil` if it was
  /// not called.
  func batch(
    animated: Bool = true, _ updates: @escaping (any ListBatchContext) -> Void
  ) -> Bool? {
    var answer: Bool?
    adapter.performBatch(animated: animated, updates: updates) { answer = $0 }
    settle()
    return answer
  }

  /// Settles repeatedly until work on other queues is done.
  func settle(until isDone: () -> Bool) {
    turn(until: isDone) { settle() }
  }

  /// Creates another collection view in the same window.
  func otherView() -> UICollectionView {
    let other = UICollectionView(
      frame: window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
    other.contentInsetAdjustmentBehavior = .never
    window.addSubview(other)
    return other
  }
}

/// Creates a list with a `ListAdapterUpdater`, which coalesces updates.
@MainActor
func gatheringWorld(_ objects: [TestObject], workingRange: Int = 0) -> AdapterWorld<TestSource> {
  AdapterWorld(
    TestSource(objects), updater: ListAdapterUpdater(), workingRange: workingRange)
}

/// Creates the same list as `gatheringWorld`, and shows its objects.
@MainActor
func shownWorld(_ objects: [TestObject], workingRange: Int = 0) -> AdapterWorld<TestSource> {
  let world = gatheringWorld(objects, workingRange: workingRange)
  world.show()
  return world
}

extension UICollectionView {
  /// The number of items in each section.
  var itemCounts: [Int] { (0..<numberOfSections).map { numberOfItems(inSection: $0) } }

  /// The texts of all visible cells, in order; an empty string for a cell without a text.
  var shownTexts: [String] {
    indexPathsForVisibleItems.sorted().map {
      (cellForItem(at: $0) as? TestCell)?.label.text ?? ""
    }
  }
}

extension TestObject {
  /// Returns another instance of the same identity, with a value.
  func with(_ value: any Equatable & Sendable) -> TestObject { TestObject(key, value) }
}
