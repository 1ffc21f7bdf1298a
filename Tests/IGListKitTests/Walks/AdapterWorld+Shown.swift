import Foundation
import IGListKit
import TestSupport
import UIKit

@testable import GalleyIGListKit

// What is shown, and what shows it.

extension AdapterWorld {
  /// How many items each section of the collection view has.
  var shownCounts: [Int] { view.itemCounts }

  /// The texts of all cells in sight, in order.
  var shownTexts: [String] { view.shownTexts }

  /// The section controller of a section.
  func testSection(_ section: Int) -> TestSection {
    adapter.sectionController(forSection: section) as! TestSection
  }

  /// The adapter's updater, if it is one that gathers.
  var listUpdater: ListAdapterUpdater { adapter.updater as! ListAdapterUpdater }

  /// Has a section change in a batch, and waits for it. Answers what its completion was told; `nil` if it
  /// was not called.
  func batch(
    animated: Bool = true, _ updates: @escaping (any ListBatchContext) -> Void
  ) -> Bool? {
    var answer: Bool?
    adapter.performBatch(animated: animated, updates: updates) { answer = $0 }
    settle()
    return answer
  }

  /// Waits for what is done on other queues.
  func settle(until isDone: () -> Bool) {
    turn(until: isDone) { settle() }
  }

  /// Another collection view, in the same window.
  func otherView() -> UICollectionView {
    let other = UICollectionView(
      frame: window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
    other.contentInsetAdjustmentBehavior = .never
    window.addSubview(other)
    return other
  }
}

/// A world of a list whose updates are gathered.
@MainActor
func gatheringWorld(_ objects: [TestObject], workingRange: Int = 0) -> AdapterWorld<TestSource> {
  AdapterWorld(
    TestSource(objects), updater: ListAdapterUpdater(), workingRange: workingRange)
}

/// The same, with everything shown.
@MainActor
func shownWorld(_ objects: [TestObject], workingRange: Int = 0) -> AdapterWorld<TestSource> {
  let world = gatheringWorld(objects, workingRange: workingRange)
  world.show()
  return world
}

extension UICollectionView {
  /// How many items each section has.
  var itemCounts: [Int] { (0..<numberOfSections).map { numberOfItems(inSection: $0) } }

  /// The texts of all cells in sight, in order; of those without one, nothing.
  var shownTexts: [String] {
    indexPathsForVisibleItems.sorted().map {
      (cellForItem(at: $0) as? TestCell)?.label.text ?? ""
    }
  }
}

extension TestObject {
  /// Another instance of the same identity.
  func with(_ value: any Equatable & Sendable) -> TestObject { TestObject(key, value) }
}
