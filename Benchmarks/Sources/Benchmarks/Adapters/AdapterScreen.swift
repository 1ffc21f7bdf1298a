import Foundation
import IGListKit
import UIKit

/// A row as a value, with its identity and its content.
struct ValueRow: ListModel, Identifiable {
  let id: Int
  var text: String
}

/// A row as an object, whose identity is an `NSNumber`.
final class ObjectRow: ListDiffable {
  let id: NSNumber
  let text: String

  init(id: Int, text: String) {
    self.id = id as NSNumber
    self.text = text
  }

  func diffIdentifier() -> NSObjectProtocol { id }

  func isEqual(toDiffableObject object: ListDiffable?) -> Bool {
    (object as? ObjectRow)?.text == text
  }
}

/// The section controller of one row.
final class RowSection: ListSectionController {
  static let size = CGSize(width: 360, height: 44)

  override func sizeForItem(at index: Int) -> CGSize { Self.size }

  override func cellForItem(at index: Int) -> UICollectionViewCell {
    collectionContext.dequeueReusableCell(of: UICollectionViewCell.self, for: self, at: index)
  }
}

/// A list of rows with a list adapter. Each row is a section.
final class AdapterScreen: NSObject, ListAdapterDataSource, ListWorkingRangeDelegate {
  let view = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 360, height: 600),
    collectionViewLayout: UICollectionViewFlowLayout())
  let adapter: ListAdapter
  private let isWatched: Bool
  /// Returns the objects. Called each time that the adapter asks for them.
  var makeObjects: () -> [any ListDiffable]
  /// How often the adapter has asked for the objects.
  var asked = 0
  /// How many sections have entered the working range, and how many have exited it.
  var entered = 0
  var exited = 0

  init(workingRange: Int = 0, _ makeObjects: @escaping () -> [any ListDiffable]) {
    self.makeObjects = makeObjects
    isWatched = workingRange > 0
    adapter = ListAdapter(
      updater: ListAdapterUpdater(), viewController: nil, workingRangeSize: workingRange)
    super.init()
    adapter.collectionView = view
    adapter.dataSource = self
    settle()
  }

  func settle() {
    MainTurn.drain()
    view.layoutIfNeeded()
    MainTurn.drain()
  }

  /// Requests an update `calls` times, and shows the objects that `makeObjects` returns now.
  func update(calls: Int = 1) {
    for _ in 0..<calls { adapter.performUpdates(animated: false) }
    settle()
  }

  func objects(for listAdapter: ListAdapter) -> [any ListDiffable] {
    asked += 1
    return makeObjects()
  }

  func listAdapter(_ listAdapter: ListAdapter, sectionControllerFor object: Any)
    -> ListSectionController
  {
    let controller = RowSection()
    if isWatched { controller.workingRangeDelegate = self }
    return controller
  }

  func listAdapter(
    _ listAdapter: ListAdapter,
    sectionControllerWillEnterWorkingRange sectionController: ListSectionController
  ) { entered += 1 }

  func listAdapter(
    _ listAdapter: ListAdapter,
    sectionControllerDidExitWorkingRange sectionController: ListSectionController
  ) { exited += 1 }
}

/// The list of `AdapterScreen`, but with a diffable or a plain data source, and with a delegate
/// that returns the sizes of the rows.
final class SectionScreen: NSObject, UICollectionViewDelegateFlowLayout, UICollectionViewDataSource
{
  let view = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 360, height: 600),
    collectionViewLayout: UICollectionViewFlowLayout())
  private let count: Int
  private var diffable: UICollectionViewDiffableDataSource<Int, Int>?

  /// Creates a list with a plain data source.
  init(count: Int) {
    self.count = count
    super.init()
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
    view.delegate = self
    view.layoutIfNeeded()
  }

  /// Creates a list with a diffable data source.
  init(_ ids: [Int]) {
    count = 0
    super.init()
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    diffable = UICollectionViewDiffableDataSource(collectionView: view) { view, path, _ in
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    view.delegate = self
    show(ids)
  }

  /// Shows rows with these identifiers. Each row is a section.
  func show(_ ids: [Int]) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections(ids)
    for id in ids { snapshot.appendItems([id], toSection: id) }
    diffable?.apply(snapshot, animatingDifferences: false)
    MainTurn.drain()
    view.layoutIfNeeded()
    MainTurn.drain()
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 1 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { RowSection.size }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { .zero }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { 0 }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { 0 }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { .zero }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize { .zero }
}

extension UICollectionView {
  /// Scrolls from the start toward the end, two thirds of a screen at a time, and at most `steps`
  /// times. Then scrolls back to the start.
  func scrollThrough(steps: Int = .max) {
    let end = contentSize.height - bounds.height
    var step = 0
    for place in stride(from: 0, through: end, by: 400) where step < steps {
      contentOffset.y = place
      layoutIfNeeded()
      step += 1
    }
    contentOffset.y = 0
    layoutIfNeeded()
  }
}
