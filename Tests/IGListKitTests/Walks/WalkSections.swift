import Foundation
import UIKit

@testable import GalleyIGListKit

/// An object of a list on a random walk: texts, or a list of them inside of a cell.
final class WalkObject: ListDiffable {
  let id: Int
  let texts: [String]
  /// The number of content changes. Two versions differ even if their texts are the same.
  let version: Int
  /// Whether its only cell holds a list of the texts.
  var isNested: Bool { id % 5 == 0 }

  init(_ id: Int, _ texts: [String], version: Int = 0) {
    self.id = id
    self.version = version
    self.texts = texts
  }

  func diffIdentifier() -> any NSObjectProtocol { id as NSNumber }

  func isEqual(toDiffableObject object: (any ListDiffable)?) -> Bool {
    (object as? WalkObject)?.version == version
  }
}

/// A data source of a walk's objects, in their order or reversed.
@MainActor
final class WalkSource: ListAdapterDataSource {
  /// The walk, which may be deallocated before the list if it fails.
  private weak var world: AdapterWalk?
  let isReversed: Bool
  private let background = UIView()

  init(_ world: AdapterWalk, isReversed: Bool) {
    self.world = world
    self.isReversed = isReversed
  }

  var objects: [WalkObject] {
    let objects = world?.objects ?? []
    return isReversed ? objects.reversed() : objects
  }

  func objects(for listAdapter: ListAdapter) -> [any ListDiffable] { objects }

  func listAdapter(_ listAdapter: ListAdapter, sectionControllerFor object: Any)
    -> ListSectionController
  {
    let section =
      (object as? WalkObject)?.isNested == true ? NestedWalkSection() : WalkSection()
    world?.made.append(section)
    section.whenMade = { [weak world] in world?.madeCell() }
    return section
  }

  func emptyView(for listAdapter: ListAdapter) -> UIView? { background }
}

/// A section with a cell for each text. It counts its display events.
class WalkSection: ListSectionController, ListDisplayDelegate {
  var id = 0
  var texts: [String] = []
  /// The number of times that the display has begun, less the number of times that it has ended.
  var balance = 0
  var cellBalance = 0
  /// Called once, in the next `didUpdate(to:)`.
  var whenUpdated: ((WalkSection) -> Void)?
  /// Called when a cell was created.
  var whenMade: () -> Void = {}

  override init() {
    super.init()
    displayDelegate = self
  }

  override func didUpdate(to object: Any) {
    guard let object = object as? WalkObject else { return }
    id = object.id
    texts = object.texts
    let body = whenUpdated
    whenUpdated = nil
    body?(self)
  }

  override func numberOfItems() -> Int { texts.count }

  override func sizeForItem(at index: Int) -> CGSize { CGSize(width: 100, height: 10) }

  override func cellForItem(at index: Int) -> UICollectionViewCell {
    let cell = collectionContext.dequeueReusableCell(of: TestCell.self, for: self, at: index)
    (cell as? TestCell)?.label.text = texts[index]
    whenMade()
    return cell
  }

  /// Returns a description of the fault of a cell, or `nil` if there is none.
  func problem(of cell: UICollectionViewCell, at index: Int) -> String? {
    let text = (cell as? TestCell)?.label.text
    return text == texts[index] ? nil : "shows \(text ?? "nothing"), not \(texts[index])"
  }

  func listAdapter(
    _ listAdapter: ListAdapter, willDisplay sectionController: ListSectionController
  ) { balance += 1 }

  func listAdapter(
    _ listAdapter: ListAdapter, didEndDisplaying sectionController: ListSectionController
  ) { balance -= 1 }

  func listAdapter(
    _ listAdapter: ListAdapter, willDisplay sectionController: ListSectionController,
    cell: UICollectionViewCell, at index: Int
  ) { cellBalance += 1 }

  func listAdapter(
    _ listAdapter: ListAdapter, didEndDisplaying sectionController: ListSectionController,
    cell: UICollectionViewCell, at index: Int
  ) { cellBalance -= 1 }
}

/// A section of one cell with a list of its own, which has a section for each text.
final class NestedWalkSection: WalkSection, ListAdapterDataSource {
  private(set) lazy var inner: ListAdapter = {
    let adapter = ListAdapter(updater: ListAdapterUpdater(), viewController: viewController)
    adapter.dataSource = self
    return adapter
  }()

  override func didUpdate(to object: Any) {
    super.didUpdate(to: object)
    inner.performUpdates(animated: true)
  }

  override func numberOfItems() -> Int { 1 }

  override func cellForItem(at index: Int) -> UICollectionViewCell {
    let cell = collectionContext.dequeueReusableCell(of: NestedWalkCell.self, for: self, at: index)
    inner.collectionView = (cell as? NestedWalkCell)?.list
    return cell
  }

  override func problem(of cell: UICollectionViewCell, at index: Int) -> String? {
    guard let list = (cell as? NestedWalkCell)?.list, inner.collectionView === list else {
      return "does not show its own list"
    }
    let shown = (0..<list.numberOfSections).compactMap { inner.object(atSection: $0) as? String }
    return shown == Array(Set(texts)).sorted() && list.itemCounts.allSatisfy { $0 == 1 }
      ? nil : "shows \(shown), not \(Array(Set(texts)).sorted())"
  }

  func objects(for listAdapter: ListAdapter) -> [any ListDiffable] { Array(Set(texts)).sorted() }

  func listAdapter(_ listAdapter: ListAdapter, sectionControllerFor object: Any)
    -> ListSectionController
  {
    SingleWalkSection()
  }
}

/// A section of one small cell.
final class SingleWalkSection: ListSectionController {
  override func sizeForItem(at index: Int) -> CGSize { CGSize(width: 10, height: 10) }

  override func cellForItem(at index: Int) -> UICollectionViewCell {
    collectionContext.dequeueReusableCell(of: UICollectionViewCell.self, for: self, at: index)
  }
}

/// A cell with a list that scrolls horizontally.
final class NestedWalkCell: UICollectionViewCell {
  let list: UICollectionView

  override init(frame: CGRect) {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 10), collectionViewLayout: layout)
    list.contentInsetAdjustmentBehavior = .never
    super.init(frame: frame)
    contentView.addSubview(list)
  }

  required init?(coder: NSCoder) { fatalError("not from a coder") }
}
