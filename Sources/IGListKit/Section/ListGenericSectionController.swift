import Foundation

/// A section controller that stores its object, with its type.
///
///     final class MessageSectionController: ListGenericSectionController<Message> {
///       override func sizeForItem(at index: Int) -> CGSize { … }
///
///       override func cellForItem(at index: Int) -> UICollectionViewCell {
///         let cell: MessageCell = collectionContext.dequeueReusableCell(for: self, at: index)
///         cell.label.text = object.text
///         return cell
///       }
///     }
///
/// A subclass may override `didUpdate(to:)` with the object's type or with `Any`. Either override
/// has to call super.
///
/// - Differs: the object may be a value. An object of another type is reported, and `object` is
///   `nil` then.
@preconcurrency @MainActor
open class ListGenericSectionController<ObjectType>: ListSectionController {
  /// The object of the section; `nil` until the adapter has supplied it.
  public private(set) var object: ObjectType!

  /// Creates a section controller.
  public override init() { super.init() }

  /// Called with the first instance of the object, and with each new instance.
  open override func didUpdate(to object: Any) {
    guard let object = object as? ObjectType else {
      reportWrongType(of: object, ObjectType.self)
      self.object = nil
      return
    }
    didUpdate(to: object)
  }

  /// Called with the first instance of the object, and with each new instance. The implementation
  /// of this class stores the object.
  open func didUpdate(to object: ObjectType) { self.object = object }
}

extension AnySectionController {
  /// Reports that the object does not have the type that the section controller is made for.
  internal func reportWrongType(of object: Any, _ expected: Any.Type) {
    report(
      .wrongType(
        controller: "\(type(of: self))", expected: "\(expected)", found: "\(type(of: object))"))
  }

  /// Traps, because a cell was requested when the section has no object.
  internal func hasNothingToShow(at index: Int) -> Never {
    Misuse.trap(
      "\(type(of: self)) has nothing to show",
      "it was asked for the cell of item \(index) "
        + (adapter == nil ? "without a list" : "of section \(section) before didUpdate(to:)")
        + ". Have a list adapter ask for cells")
  }

  /// Reports an error to the list, if the section is in one.
  internal func report(_ error: ListError) {
    if let adapter { return adapter.report(error) }
    Report.record(.list, "\(error)")
  }
}
