import Foundation

/// A section controller that keeps its object, with its type.
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
/// A subclass may override `didUpdate(to:)` with the object's type or with `Any`; either way it calls super.
///
/// - Differs: the object may be a value. One of another type is reported, and leaves `object` `nil`.
@preconcurrency @MainActor
open class ListGenericSectionController<ObjectType>: ListSectionController {
  /// What the section shows; `nil` until it was told.
  public private(set) var object: ObjectType!

  /// A section controller.
  public override init() { super.init() }

  /// There is a new instance of the object, or the first.
  open override func didUpdate(to object: Any) {
    guard let object = object as? ObjectType else {
      reportWrongType(of: object, ObjectType.self)
      self.object = nil
      return
    }
    didUpdate(to: object)
  }

  /// There is a new instance of the object, or the first.
  open func didUpdate(to object: ObjectType) { self.object = object }
}

extension AnySectionController {
  /// The section controller goes on without an object that is not of the type it is made for.
  internal func reportWrongType(of object: Any, _ expected: Any.Type) {
    report(
      .wrongType(
        controller: "\(type(of: self))", expected: "\(expected)", found: "\(type(of: object))"))
  }

  /// A cell was asked for too early, or too late.
  internal func hasNothingToShow(at index: Int) -> Never {
    Misuse.trap(
      "\(type(of: self)) has nothing to show",
      "it was asked for the cell of item \(index) "
        + (adapter == nil ? "without a list" : "of section \(section) before didUpdate(to:)")
        + ". Have a list adapter ask for cells")
  }

  /// Tells the list, if there is one, what is wrong.
  internal func report(_ error: ListError) {
    if let adapter { return adapter.report(error) }
    Report.record(.list, "\(error)")
  }
}
