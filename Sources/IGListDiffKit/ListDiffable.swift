import Foundation

/// What a list of objects is made of: something that can be told from others, and compared with its own
/// earlier self.
///
///     struct Message: ListDiffable, Identifiable, Hashable, Sendable {
///       var id: Int
///       var text: String
///     }
///
/// A value needs no more than that: if it is `Identifiable` and `Equatable`, those say it; if it is
/// `Hashable`, it is its own identity. A class says both itself:
///
///     extension Feed: ListDiffable {
///       func diffIdentifier() -> NSObjectProtocol { id as NSObjectProtocol }
///       func isEqual(toDiffableObject object: ListDiffable?) -> Bool {
///         (object as? Feed)?.text == text
///       }
///     }
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

// MARK: - Values

extension ListDiffable where Self: Identifiable & Equatable, ID: Sendable {
  /// The `id`, as an object.
  public func diffIdentifier() -> any NSObjectProtocol { ListIdentifier.object(for: id) }

  /// Whether it is an equal value.
  public func isEqual(toDiffableObject object: (any ListDiffable)?) -> Bool {
    object as? Self == self
  }
}

extension ListDiffable where Self: Hashable & Sendable {
  /// The value itself, as an object.
  public func diffIdentifier() -> any NSObjectProtocol { ListIdentifier.object(for: self) }

  /// Whether it is an equal value.
  public func isEqual(toDiffableObject object: (any ListDiffable)?) -> Bool {
    object as? Self == self
  }
}

extension ListDiffable where Self: Identifiable & Hashable & Sendable, ID: Sendable {
  /// The `id`, as an object.
  public func diffIdentifier() -> any NSObjectProtocol { ListIdentifier.object(for: id) }

  /// Whether it is an equal value.
  public func isEqual(toDiffableObject object: (any ListDiffable)?) -> Bool {
    object as? Self == self
  }
}

// MARK: - What comes with Swift and Foundation

// These are looked up without an object made for each. What a client conforms is always asked for its
// `diffIdentifier()`, which it may have written itself.

extension String: ListDiffable {
  /// The string itself.
  public var listIdentity: ListIdentity { ListIdentity(value: self, of: String.self) }
}

extension Int: ListDiffable {
  /// The number itself.
  public var listIdentity: ListIdentity { ListIdentity(value: self, of: Int.self) }
}

extension Double: ListDiffable {
  /// The number itself.
  public var listIdentity: ListIdentity { ListIdentity(value: self, of: Double.self) }
}

extension UUID: ListDiffable {
  /// The identifier itself.
  public var listIdentity: ListIdentity { ListIdentity(value: self, of: UUID.self) }
}

extension Bool: ListDiffable {}
extension URL: ListDiffable {}
extension Date: ListDiffable {}

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
