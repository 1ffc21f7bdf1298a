import Foundation
import UIKit

/// A section controller of a value.
///
///     final class PersonSectionController: ListValueSectionController<Person> {
///       override func cellForItem(at index: Int) -> UICollectionViewCell {
///         let cell: PersonCell = collectionContext.dequeueReusableCell(for: self, at: index)
///         cell.label.text = value.name
///         return cell
///       }
///     }
@preconcurrency @MainActor
open class ListValueSectionController<Value: ListIdentifiable>: ListSectionController {
  /// What the section shows; `nil` until it was told.
  public private(set) var value: Value!

  /// A section controller.
  public override init() { super.init() }

  /// Takes the value out of its box. An object of another type traps.
  public final override func didUpdate(to object: Any) {
    guard let value = Value(diffable: object) else {
      Misuse.trap(
        "\(type(of: self)) is made for \(Value.self)",
        "section \(section) has an object of type \(type(of: object)). Return another section controller "
          + "for that from listAdapter(_:sectionControllerFor:)")
    }
    self.value = value
    didUpdate(to: value)
  }

  /// There is a new value, or the first.
  open func didUpdate(to value: Value) {}
}
