import Foundation
import Galley
import UIKit

@testable import GalleyIGListKit

/// An object that is split into view models. It is equal to its earlier self, unless it is fickle.
final class BindingObject: ListDiffable {
  let key: Int
  var viewModels: [any ListDiffable]
  var isFickle = false

  init(_ key: Int, _ viewModels: [any ListDiffable]) {
    self.key = key
    self.viewModels = viewModels
  }

  func diffIdentifier() -> any NSObjectProtocol { key as NSObjectProtocol }

  func isEqual(toDiffableObject object: (any ListDiffable)?) -> Bool {
    !isFickle && (object as? BindingObject)?.key == key
  }
}

/// A view model with the size of its cell.
final class SizedModel: ListDiffable {
  let key: Int
  let size: CGSize

  init(_ key: Int, _ width: CGFloat, _ height: CGFloat) {
    self.key = key
    size = CGSize(width: width, height: height)
  }

  func diffIdentifier() -> any NSObjectProtocol { key as NSObjectProtocol }

  func isEqual(toDiffableObject object: (any ListDiffable)?) -> Bool {
    (object as? SizedModel)?.size == size
  }
}

/// A cell that shows a number.
final class NumberCell: UICollectionViewCell, ListBindable {
  let label = UILabel()

  func bindViewModel(_ viewModel: Any) { label.text = "\(viewModel as? Int ?? 0)" }
}

/// A cell that shows a text, or the text of a `TestObject`.
final class TextCell: UICollectionViewCell, ListBindable {
  let label = UILabel()
  /// The number of times that the cell was bound.
  var bound = 0

  func bindViewModel(_ viewModel: Any) {
    bound += 1
    label.text = (viewModel as? TestObject)?.value as? String ?? viewModel as? String
  }
}

/// A binding section that is its own data source and delegate. It has a number cell for a number
/// and a text cell for anything else, each 30 points high.
final class BindingSection: ListBindingSectionController<BindingObject>,
  ListBindingSectionControllerDataSource, ListBindingSectionControllerSelectionDelegate
{
  /// The calls that the delegate has received, such as `select 1 seven`.
  var log: [String] = []
  var menu: UIContextMenuConfiguration?
  /// The section controllers that the data source and the delegate have received.
  var given: [ListBindingSectionController<any ListDiffable>] = []
  /// The number of times that view models were asked for.
  var asked = 0

  override init() {
    super.init()
    dataSource = self
    selectionDelegate = self
  }

  func sectionController(
    _ sectionController: ListBindingSectionController<ListDiffable>, viewModelsFor object: Any
  ) -> [ListDiffable] {
    given.append(sectionController)
    asked += 1
    return (object as! BindingObject).viewModels
  }

  func sectionController(
    _ sectionController: ListBindingSectionController<ListDiffable>,
    cellForViewModel viewModel: Any, at index: Int
  ) -> UICollectionViewCell & ListBindable {
    let type: AnyClass = viewModel is Int ? NumberCell.self : TextCell.self
    let cell = collectionContext!.dequeueReusableCell(of: type, for: self, at: index)
    return cell as! UICollectionViewCell & ListBindable
  }

  func sectionController(
    _ sectionController: ListBindingSectionController<ListDiffable>,
    sizeForViewModel viewModel: Any, at index: Int
  ) -> CGSize {
    (viewModel as? SizedModel)?.size
      ?? CGSize(width: collectionContext!.containerSize.width, height: 30)
  }

  func sectionController(
    _ sectionController: ListBindingSectionController<ListDiffable>, didSelectItemAt index: Int,
    viewModel: Any
  ) { log.append("select \(index) \(viewModel)") }

  func sectionController(
    _ sectionController: ListBindingSectionController<ListDiffable>, didDeselectItemAt index: Int,
    viewModel: Any
  ) { log.append("deselect \(index) \(viewModel)") }

  func sectionController(
    _ sectionController: ListBindingSectionController<ListDiffable>, didHighlightItemAt index: Int,
    viewModel: Any
  ) { log.append("highlight \(index) \(viewModel)") }

  func sectionController(
    _ sectionController: ListBindingSectionController<ListDiffable>,
    didUnhighlightItemAt index: Int, viewModel: Any
  ) { log.append("unhighlight \(index) \(viewModel)") }

  func sectionController(
    _ sectionController: ListBindingSectionController<ListDiffable>,
    contextMenuConfigurationForItemAt index: Int, point: CGPoint, viewModel: Any
  ) -> UIContextMenuConfiguration? {
    log.append("menu \(index) \(viewModel)")
    return menu
  }
}

/// A data source of objects, with a closure that creates their section controllers.
@MainActor
final class SectionSource: ListAdapterDataSource {
  var objects: [any ListDiffable]
  let make: (Any) -> ListSectionController

  init(_ objects: [any ListDiffable], _ make: @escaping (Any) -> ListSectionController) {
    self.objects = objects
    self.make = make
  }

  func objects(for listAdapter: ListAdapter) -> [any ListDiffable] { objects }

  func listAdapter(_ listAdapter: ListAdapter, sectionControllerFor object: Any)
    -> ListSectionController
  { make(object) }

  func emptyView(for listAdapter: ListAdapter) -> UIView? { nil }
}

extension AdapterWorld where Source == SectionSource {
  /// Creates a list of objects with view models, in a view that is 1000 points high, and shows it.
  static func binding(_ objects: [BindingObject]) -> AdapterWorld {
    let world = AdapterWorld(
      SectionSource(objects) { _ in BindingSection() }, updater: ListAdapterUpdater(),
      size: CGSize(width: 100, height: 1000))
    world.show()
    return world
  }

  /// The binding section controller of a section.
  func binding(_ section: Int = 0) -> BindingSection {
    adapter.sectionController(forSection: section) as! BindingSection
  }
}

extension AdapterWorld {
  /// The texts of a section's cells.
  func texts(_ section: Int = 0) -> [String?] {
    (0..<view.numberOfItems(inSection: section)).map { item in
      let cell = view.cellForItem(at: IndexPath(section, item))
      return (cell as? NumberCell)?.label.text ?? (cell as? TextCell)?.label.text
    }
  }
}
