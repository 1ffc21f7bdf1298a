import Foundation
import GalleyUIKit

/// A section controller whose object is a value of a known type, such as a structure.
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
  /// The value of the section; `nil` until the first update.
  public private(set) var value: Value!

  /// Creates a section controller.
  public override init() { super.init() }

  /// Converts an object to a `Value`, and stores the value.
  ///
  /// Traps if the object is not a `Value`.
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

  /// Called when there is a new value, including the first.
  open func didUpdate(to value: Value) {}
}
