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

/// A view model that says how large its cell is.
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

/// Shows a number.
final class NumberCell: UICollectionViewCell, ListBindable {
  let label = UILabel()

  func bindViewModel(_ viewModel: Any) { label.text = "\(viewModel as? Int ?? 0)" }
}

/// Shows a text, or the text of a `TestObject`.
final class TextCell: UICollectionViewCell, ListBindable {
  let label = UILabel()
  /// How often it was bound.
  var bound = 0

  func bindViewModel(_ viewModel: Any) {
    bound += 1
    label.text = (viewModel as? TestObject)?.value as? String ?? viewModel as? String
  }
}

/// Makes a number cell for a number and a text cell for anything else, each 30 high, and is its own data
/// source and delegate.
final class BindingSection: ListBindingSectionController<BindingObject>,
  ListBindingSectionControllerDataSource, ListBindingSectionControllerSelectionDelegate
{
  /// What it was told: `select 1 seven`.
  var log: [String] = []
  var menu: UIContextMenuConfiguration?
  /// What its data source and delegate were given as the section controller.
  var given: [ListBindingSectionController<any ListDiffable>] = []
  /// How often view models were asked for.
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

/// Objects, and what makes their section controllers.
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
  /// A list of objects that are split into view models, 1000 high, as it is seen after its first update.
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
  /// What the labels of a section's cells say.
  func texts(_ section: Int = 0) -> [String?] {
    (0..<view.numberOfItems(inSection: section)).map { item in
      let cell = view.cellForItem(at: IndexPath(section, item))
      return (cell as? NumberCell)?.label.text ?? (cell as? TextCell)?.label.text
    }
  }
}
