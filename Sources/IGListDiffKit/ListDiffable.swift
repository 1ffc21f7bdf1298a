import Foundation

/// What a list of objects is made of: something that can be told from others, and compared with its own
/// earlier self.
///
///     extension Feed: ListDiffable {
///       func diffIdentifier() -> NSObjectProtocol { id as NSObjectProtocol }
///       func isEqual(toDiffableObject object: ListDiffable?) -> Bool {
///         (object as? Feed)?.text == text
///       }
///     }
///
/// A value has less to say: see `ListModel`.
///
/// - Differs: values may conform too.
public protocol ListDiffable {
  /// What makes this the same object before and after a change, though it may show something else. Two
  /// objects of one list must not have the same, and an object must keep its own.
  func diffIdentifier() -> any NSObjectProtocol

  /// Whether an object of the same identity shows the same.
  func isEqual(toDiffableObject object: (any ListDiffable)?) -> Bool

  /// The identity as lists look it up: the type, and what `diffIdentifier()` says.
  var listIdentity: ListIdentity { get }
}

extension ListDiffable {
  /// What `diffIdentifier()` says.
  public var listIdentity: ListIdentity { ListIdentity(diffIdentifier(), of: type(of: self)) }
}

// MARK: - What comes with Swift and Foundation

extension String: ListModel {}
extension Int: ListModel {}
extension Double: ListModel {}
extension UUID: ListModel {}
extension Bool: ListModel {}
extension URL: ListModel {}
extension Date: ListModel {}

extension NSString: ListDiffable {
  /// The string itself.
  public func diffIdentifier() -> any NSObjectProtocol { self }

  /// Whether it is an equal string.
  public func isEqual(toDiffableObject object: (any ListDiffable)?) -> Bool { isEqual(object) }
}

extension NSNumber: ListDiffable {
  /// The number itself.
  public func diffIdentifier() -> any NSObjectProtocol { self }

  /// Whether it is an equal number.
  public func isEqual(toDiffableObject object: (any ListDiffable)?) -> Bool { isEqual(object) }
}
