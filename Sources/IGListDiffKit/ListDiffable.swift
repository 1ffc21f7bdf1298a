import Foundation

/// An element of a list that can be distinguished from others, and compared with its own earlier
/// state.
///
///     extension Feed: ListDiffable {
///       func diffIdentifier() -> NSObjectProtocol { id as NSObjectProtocol }
///       func isEqual(toDiffableObject object: ListDiffable?) -> Bool {
///         (object as? Feed)?.text == text
///       }
///     }
///
/// A value needs less code: see `ListModel`.
///
/// - Differs: values may conform too.
public protocol ListDiffable {
  /// Returns the identifier of the object, which is the same before and after a change, even if the
  /// content differs.
  ///
  /// Two objects of one list must not have the same identifier, and the identifier of an object
  /// must not change.
  func diffIdentifier() -> any NSObjectProtocol

  /// Whether an object of the same identity has the same content.
  func isEqual(toDiffableObject object: (any ListDiffable)?) -> Bool

  /// The identity by which lists find the object: its type, and the result of `diffIdentifier()`.
  var listIdentity: ListIdentity { get }
}

extension ListDiffable {
  /// The identity made from `diffIdentifier()`.
  public var listIdentity: ListIdentity { ListIdentity(diffIdentifier(), of: type(of: self)) }
}

// MARK: - Types of Swift and Foundation

extension String: ListModel {}
extension Int: ListModel {}
extension Double: ListModel {}
extension UUID: ListModel {}
extension Bool: ListModel {}
extension URL: ListModel {}
extension Date: ListModel {}

extension NSString: ListDiffable {
  /// Returns the string itself.
  public func diffIdentifier() -> any NSObjectProtocol { self }

  /// Whether the object is an equal string.
  public func isEqual(toDiffableObject object: (any ListDiffable)?) -> Bool { isEqual(object) }
}

extension NSNumber: ListDiffable {
  /// Returns the number itself.
  public func diffIdentifier() -> any NSObjectProtocol { self }

  /// Whether the object is an equal number.
  public func isEqual(toDiffableObject object: (any ListDiffable)?) -> Bool { isEqual(object) }
}
