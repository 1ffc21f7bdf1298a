import Foundation
import IGListKit
import UIKit

/// A data source of numbers. The section of a number has this number of items, which are 100 × 10
/// points large, or 10 × 100 points in a horizontal list. The section of 42 has an inset of 1 on
/// all sides. A string has no section controller.
@MainActor
final class NumberSource: ListAdapterDataSource {
  var objects: [any ListDiffable]
  var isHorizontal = false
  var background: UIView? = UIView()

  init(_ objects: [any ListDiffable]) { self.objects = objects }

  func objects(for listAdapter: ListAdapter) -> [any ListDiffable] { objects }

  func listAdapter(_ listAdapter: ListAdapter, sectionControllerFor object: Any)
    -> ListSectionController
  {
    let controller = NumberSection()
    controller.isHorizontal = isHorizontal
    if object as? Int == 42 {
      controller.inset = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
    }
    return controller
  }

  func emptyView(for listAdapter: ListAdapter) -> UIView? { background }

  func _sectionController(for object: Any, in listAdapter: ListAdapter) -> AnySectionController? {
    object is String
      ? nil : self.listAdapter(listAdapter, sectionControllerFor: object)
  }
}

/// A section controller with as many items as its number.
final class NumberSection: ListSectionController {
  var items = 0
  var isHorizontal = false
  /// The calls that the section controller has received, oldest first: `select 0`, `deselect 0`,
  /// `highlight 0`, `unhighlight 0`, `menu 0`.
  var log: [String] = []
  var sizes: CGSize?
  var menu: UIContextMenuConfiguration?

  override func didUpdate(to object: Any) { items = object as? Int ?? 0 }

  override func numberOfItems() -> Int { items }

  override func sizeForItem(at index: Int) -> CGSize {
    sizes ?? (isHorizontal ? CGSize(width: 10, height: 100) : CGSize(width: 100, height: 10))
  }

  override func cellForItem(at index: Int) -> UICollectionViewCell {
    collectionContext.dequeueReusableCell(of: UICollectionViewCell.self, for: self, at: index)
  }

  override func didSelectItem(at index: Int) { log.append("select \(index)") }
  override func didDeselectItem(at index: Int) { log.append("deselect \(index)") }
  override func didHighlightItem(at index: Int) { log.append("highlight \(index)") }
  override func didUnhighlightItem(at index: Int) { log.append("unhighlight \(index)") }

  override func contextMenuConfigurationForItem(at index: Int, point: CGPoint)
    -> UIContextMenuConfiguration?
  {
    log.append("menu \(index)")
    return menu
  }
}

/// A source of headers and footers of 100 × 10 points, which are dequeued by their class.
@MainActor
final class SupplementarySource: ListSupplementaryViewSource {
  var kinds: [String]
  var size = CGSize(width: 100, height: 10)
  weak var controller: ListSectionController?
  /// Called when a view is made.
  var whenMaking: () -> Void = {}

  init(_ kinds: [String], for controller: ListSectionController) {
    self.kinds = kinds
    self.controller = controller
  }

  func supportedElementKinds() -> [String] { kinds }

  func viewForSupplementaryElement(ofKind elementKind: String, at index: Int)
    -> UICollectionReusableView
  {
    guard let controller else { preconditionFailure("the section controller is gone") }
    whenMaking()
    return controller.collectionContext.dequeueReusableSupplementaryView(
      ofKind: elementKind, for: controller, class: UICollectionReusableView.self, at: index)
  }

  func sizeForSupplementaryView(ofKind elementKind: String, at index: Int) -> CGSize { size }
}
