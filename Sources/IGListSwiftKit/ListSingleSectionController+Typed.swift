import Foundation
import GalleyUIKit

extension ListSingleSectionController {
  /// Creates a section of one item whose object and cell have known types.
  ///
  ///     ListSingleSectionController(
  ///       configure: { (name: String, cell: LabelCell) in cell.label.text = name },
  ///       size: { name, context in CGSize(width: context?.containerSize.width ?? 0, height: 44) })
  ///
  /// - Precondition: The object is an `Item`.
  public convenience init<Item, Cell: UICollectionViewCell>(
    configure: @escaping (Item, Cell) -> Void,
    size: @escaping (Item, (any ListCollectionContext)?) -> CGSize
  ) {
    self.init(
      cellClass: Cell.self,
      configureBlock: { configure(item($0, as: Item.self), cell($1)) },
      sizeBlock: { size(item($0, as: Item.self), $1) })
  }

  /// Creates a section of one item whose object is a value, usually a structure. The data source
  /// returns such a value in an object that contains it.
  ///
  /// - Precondition: The object is a `Value`, or contains a `Value`.
  public convenience init<Value: ListIdentifiable, Cell: UICollectionViewCell>(
    configure: @escaping (Value, Cell) -> Void,
    size: @escaping (Value, (any ListCollectionContext)?) -> CGSize
  ) {
    self.init(
      cellClass: Cell.self,
      configureBlock: { configure(boxed($0, as: Value.self), cell($1)) },
      sizeBlock: { size(boxed($0, as: Value.self), $1) })
  }
}

private func item<Item>(_ object: Any, as type: Item.Type) -> Item {
  guard let item = object as? Item else { wrongType(object, type) }
  return item
}

private func boxed<Value: ListIdentifiable>(_ object: Any, as type: Value.Type) -> Value {
  guard let value = Value(diffable: object) else { wrongType(object, type) }
  return value
}

private func cell<Cell: UICollectionViewCell>(_ made: UICollectionViewCell) -> Cell {
  guard let cell = made as? Cell else { wrongType(made, Cell.self) }
  return cell
}

private func wrongType(_ found: Any, _ expected: Any.Type) -> Never {
  Misuse.trap(
    "ListSingleSectionController is made for \(expected)",
    "it was given a \(type(of: found)). Return another section controller for that from "
      + "listAdapter(_:sectionControllerFor:)")
}
