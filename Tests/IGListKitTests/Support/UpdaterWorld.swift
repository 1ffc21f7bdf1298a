import Foundation
import Testing
import UIKit

@testable import GalleyIGListKit

/// A section, identified by a key, with items.
final class ListedSection: ListDiffable {
  let key: Int
  var items: [Int]

  init(_ key: Int, _ items: [Int]) {
    self.key = key
    self.items = items
  }

  /// Creates a section with the items 0 to `count` - 1.
  convenience init(_ key: Int, count: Int) { self.init(key, Array(0..<count)) }

  func diffIdentifier() -> any NSObjectProtocol { key as NSNumber }

  func isEqual(toDiffableObject object: (any ListDiffable)?) -> Bool {
    (object as? ListedSection)?.items == items
  }
}

/// An updater with a collection view of 100 × 100 points in a window.
///
/// It is the data source itself: there is no list adapter.
@MainActor
final class UpdaterWorld: NSObject, UICollectionViewDataSource {
  let updater = ListAdapterUpdater()
  let log = UpdaterLog()
  let view: UICollectionView
  let window: UIWindow?
  var sections: [ListedSection]
  /// The number of cells that were requested.
  var requestedCells = 0

  init(
    _ sections: [ListedSection], layout: UICollectionViewFlowLayout = UICollectionViewFlowLayout(),
    hasWindow: Bool = true
  ) {
    self.sections = sections
    let frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    view = UICollectionView(frame: frame, collectionViewLayout: layout)
    layout.itemSize = CGSize(width: 100, height: 10)
    layout.minimumLineSpacing = 0
    window = hasWindow ? UIWindow(frame: frame) : nil
    super.init()
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.contentInsetAdjustmentBehavior = .never
    view.dataSource = self
    window?.addSubview(view)
    window?.isHidden = false
    updater.delegate = log
    view.layoutIfNeeded()
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { sections[section].items.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    requestedCells += 1
    return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  /// The number of items in each section of the collection view.
  var counts: [Int] { view.itemCounts }

  // MARK: Updates

  /// Asks the updater to show other sections.
  func performUpdate(
    to next: [ListedSection], animated: Bool = true, _ completion: ((Bool) -> Void)? = nil
  ) {
    performUpdate(to: next, animated: animated, whenApplied: {}, completion)
  }

  /// Asks the updater to show other sections.
  ///
  /// `whenApplied` is called when the data source has the new sections.
  func performUpdate(
    to next: [ListedSection], animated: Bool = true, whenApplied: @escaping () -> Void,
    _ completion: ((Bool) -> Void)? = nil
  ) {
    updater.performUpdate(
      collectionViewBlock: { [weak view] in view }, animated: animated,
      sectionDataBlock: { [unowned self] in ListTransitionData(from: sections, to: next) },
      applySectionDataBlock: { [unowned self] data in
        sections = data.toObjects.compactMap { $0 as? ListedSection }
        whenApplied()
      }, completion: completion)
  }

  /// Asks the updater to change items.
  func performItemUpdates(
    animated: Bool = true, _ updates: @escaping () -> Void,
    _ completion: ((Bool) -> Void)? = nil
  ) {
    updater.performUpdate(
      collectionViewBlock: { [weak view] in view }, animated: animated, itemUpdates: updates,
      completion: completion)
  }

  /// Asks the updater to reload the data.
  func reloadData(_ reload: @escaping () -> Void, _ completion: ((Bool) -> Void)? = nil) {
    updater.reloadData(
      collectionViewBlock: { [weak view] in view }, reloadUpdate: reload, completion: completion)
  }

  /// Shows other sections. Returns the argument of the completion; `nil` if it was not called.
  func show(_ next: [ListedSection], animated: Bool = true) -> Bool? {
    var answer: Bool?
    performUpdate(to: next, animated: animated) { answer = $0 }
    settle()
    return answer
  }

  func settle() {
    // An update, its animation and its completion may each request a further step.
    for _ in 0..<4 {
      MainTurn.drain()
      view.layoutIfNeeded()
      window?.frameClock.advanceUntilStill()
    }
    MainTurn.drain()
  }
}
