import Foundation

/// A value that can stand in a list.
///
///     struct Person: ListIdentifiable {
///       var name: String
///       var age: Int
///       var diffIdentifier: NSObjectProtocol { name as NSObjectProtocol }
///     }
///
///     func objects(for listAdapter: ListAdapter) -> [ListDiffable] { people.diffables() }
///
/// A `ListValueSectionController` takes it out of its box again.
///
/// Values may conform to `ListDiffable` too, and need no box then.
public protocol ListIdentifiable: Equatable {
  /// What makes this the same before and after a change, though it may show something else.
  var diffIdentifier: any NSObjectProtocol { get }
}

extension ListIdentifiable {
  /// The value in a box that can stand in a list.
  public func diffable() -> any ListDiffable { DiffableBox(self) }

  /// Whether an object of a list is such a value, in a box or without one.
  public static func isDiffable(_ diffable: Any) -> Bool { Self(diffable: diffable) != nil }

  /// The value that an object of a list is; `nil` if it is none of this type.
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
  /// The values in boxes that can stand in a list.
  public func diffables() -> [any ListDiffable] { map { $0.diffable() } }
}

/// A value in a list.
internal final class DiffableBox<Value: ListIdentifiable>: ListDiffable {
  let value: Value

  init(_ value: Value) { self.value = value }

  func diffIdentifier() -> any NSObjectProtocol { value.diffIdentifier }

  func isEqual(toDiffableObject object: (any ListDiffable)?) -> Bool {
    (object as? DiffableBox<Value>)?.value == value
  }
}
