import Foundation

/// The members of an outlet that do not depend on the type of its value.
@MainActor
internal protocol AnyOutlet {
  /// Sets the outlet to an object of a nib.
  ///
  /// Returns `false` if the object is of another type.
  func setObject(_ value: Any) -> Bool
  /// The name of the outlet's type.
  var valueType: String { get }
}

/// A property that a nib sets, for sources that Galley's porting step has not rewritten for Linux.
///
///     final class VenueCell: UICollectionViewCell {
///       @Outlet var nameLabel: UILabel!
///       @Outlet var stars: [UIImageView]!
///     }
///
/// The nib finds the property by its name. `@IBOutlet` requires the porting step; `@Outlet` does
/// not.
///
/// - Differs: UIKit has no such property wrapper.
@MainActor @propertyWrapper
public struct Outlet<Value>: AnyOutlet {
  /// The storage of the outlet, which retains the connected object.
  private final class Storage {
    var value: Value?
  }

  private let storage = Storage()

  /// Creates an outlet that is not connected.
  public init() {}

  /// Creates an outlet with an initial value.
  public init(wrappedValue: Value?) { storage.value = wrappedValue }

  /// The object that the nib has connected; `nil` before the nib is loaded.
  public var wrappedValue: Value! {
    get { storage.value }
    nonmutating set { storage.value = newValue }
  }

  internal func setObject(_ value: Any) -> Bool {
    guard let value = value as? Value else { return false }
    storage.value = value
    return true
  }

  internal var valueType: String { "\(Value.self)" }
}
