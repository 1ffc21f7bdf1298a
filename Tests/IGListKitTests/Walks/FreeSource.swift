import Foundation
import IGListKit
import UIKit

/// A data source whose section controllers a closure creates. It accepts the moves of a finger.
@MainActor
final class FreeSource: ListAdapterDataSource, ListAdapterMoveDelegate {
  var objects: [any ListDiffable]
  let make: (Any) -> ListSectionController
  /// The number of sections that a finger has moved.
  var moves = 0
  /// Called when a finger has moved a section.
  var whenMoved: (FreeSource) -> Void = { _ in }

  init(
    _ objects: [any ListDiffable],
    make: @escaping (Any) -> ListSectionController = { _ in FreeSection() }
  ) {
    self.objects = objects
    self.make = make
  }

  func objects(for listAdapter: ListAdapter) -> [any ListDiffable] { objects }

  func listAdapter(_ listAdapter: ListAdapter, sectionControllerFor object: Any)
    -> ListSectionController
  { make(object) }

  func listAdapter(
    _ listAdapter: ListAdapter, move object: Any, from previousObjects: [Any], to objects: [Any]
  ) {
    moves += 1
    self.objects = objects.compactMap { $0 as? any ListDiffable }
    whenMoved(self)
  }
}

/// A section of items of 100 × 10 points, which a finger may move.
final class FreeSection: ListSectionController {
  var items: [String]
  var size = CGSize(width: 100, height: 10)
  var isReorderable = true
  /// The indexes to which items can't be moved.
  var forbidden: Set<Int> = []
  /// Creates the cell of an item.
  var make: (FreeSection, Int) -> UICollectionViewCell = { section, index in
    section.collectionContext.dequeueReusableCell(
      of: UICollectionViewCell.self, for: section, at: index)
  }

  init(_ items: [String] = ["item"]) {
    self.items = items
    super.init()
  }

  override func numberOfItems() -> Int { items.count }
  override func sizeForItem(at index: Int) -> CGSize { size }
  override func cellForItem(at index: Int) -> UICollectionViewCell { make(self, index) }
  override func canMoveItem(at index: Int) -> Bool { isReorderable }

  override func canMoveItem(at sourceItemIndex: Int, to destinationItemIndex: Int) -> Bool {
    isReorderable && !forbidden.contains(destinationItemIndex)
  }

  override func moveObject(from sourceIndex: Int, to destinationIndex: Int) {
    items.insert(items.remove(at: sourceIndex), at: destinationIndex)
  }
}
