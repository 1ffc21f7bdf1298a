import Foundation

/// A value that can be put into a box: an object that contains the value and is an element of a
/// list.
///
///     struct Person: ListIdentifiable {
///       var name: String
///       var age: Int
///       var diffIdentifier: NSObjectProtocol { name as NSObjectProtocol }
///     }
///
///     func objects(for listAdapter: ListAdapter) -> [ListDiffable] { people.diffables() }
///
/// A `ListValueSectionController` unwraps the value.
///
/// A value whose type conforms to `ListDiffable` needs no box.
public protocol ListIdentifiable: Equatable {
  /// The identifier of the value, which is the same before and after a change, even if the content
  /// differs.
  var diffIdentifier: any NSObjectProtocol { get }
}

extension ListIdentifiable {
  /// Returns the value in a box that can be an element of a list.
  public func diffable() -> any ListDiffable { DiffableBox(self) }

  /// Whether an element of a list is such a value, in a box or without one.
  public static func isDiffable(_ diffable: Any) -> Bool { Self(diffable: diffable) != nil }

  /// Creates the value from an element of a list; `nil` if the element has another type.
  public init?(diffable: Any) {
    if let box = diffable as? DiffableBox<Self> {
      self = box.value
    } else if let value = diffable as? Self {
      self = value
    } else {
      return nil
    }
  }
}

extension Sequence where Element: ListIdentifiable {
  /// Returns the values in boxes that can be elements of a list.
  public func diffables() -> [any ListDiffable] { map { $0.diffable() } }
}

/// A box with a value, as an element of a list.
internal final class DiffableBox<Value: ListIdentifiable>: ListDiffable {
  let value: Value

  init(_ value: Value) { self.value = value }

  func diffIdentifier() -> any NSObjectProtocol { value.diffIdentifier }

  func isEqual(toDiffableObject object: (any ListDiffable)?) -> Bool {
    (object as? DiffableBox<Value>)?.value == value
  }
}
