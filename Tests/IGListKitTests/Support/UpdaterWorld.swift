import Foundation
import Testing
import UIKit

@testable import GalleyIGListKit

/// A section of items, by a key.
final class ListedSection: ListDiffable {
  let key: Int
  var items: [Int]

  init(_ key: Int, _ items: [Int]) {
    self.key = key
    self.items = items
  }

  /// One of so many items.
  convenience init(_ key: Int, count: Int) { self.init(key, Array(0..<count)) }

  func diffIdentifier() -> any NSObjectProtocol { key as NSNumber }

  func isEqual(toDiffableObject object: (any ListDiffable)?) -> Bool {
    (object as? ListedSection)?.items == items
  }
}

/// An updater, a collection view of 100 × 100 with its window, and a data source without an adapter.
@MainActor
final class UpdaterWorld: NSObject, UICollectionViewDataSource {
  let updater = ListAdapterUpdater()
  let log = UpdaterLog()
  let view: UICollectionView
  let window: UIWindow?
  var sections: [ListedSection]
  /// How many cells were made.
  var made = 0

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
    made += 1
    return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  /// How many items each section of the collection view has.
  var counts: [Int] { view.itemCounts }

  // MARK: Asking

  /// Asks for other sections.
  func ask(
    for next: [ListedSection], animated: Bool = true, _ completion: ((Bool) -> Void)? = nil
  ) {
    ask(for: next, animated: animated, whenApplied: {}, completion)
  }

  /// Asks for other sections, and does something as they are taken over.
  func ask(
    for next: [ListedSection], animated: Bool = true, whenApplied: @escaping () -> Void,
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

  /// Asks for a change of items.
  func askForItems(
    animated: Bool = true, _ updates: @escaping () -> Void,
    _ completion: ((Bool) -> Void)? = nil
  ) {
    updater.performUpdate(
      collectionViewBlock: { [weak view] in view }, animated: animated, itemUpdates: updates,
      completion: completion)
  }

  /// Asks for everything anew.
  func askForReload(_ reload: @escaping () -> Void, _ completion: ((Bool) -> Void)? = nil) {
    updater.reloadData(
      collectionViewBlock: { [weak view] in view }, reloadUpdate: reload, completion: completion)
  }

  /// Shows other sections. Answers what the completion was told; `nil` if it was not called.
  func show(_ next: [ListedSection], animated: Bool = true) -> Bool? {
    var answer: Bool?
    ask(for: next, animated: animated) { answer = $0 }
    settle()
    return answer
  }

  func settle() {
    for _ in 0..<4 {
      MainTurn.drain()
      view.layoutIfNeeded()
      window?.frameClock.advanceUntilStill()
    }
    MainTurn.drain()
  }
}
