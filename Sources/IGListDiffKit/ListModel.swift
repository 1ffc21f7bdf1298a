import Foundation

/// A value that can be an element of a list without a wrapper.
///
///     struct Message: ListModel, Identifiable {
///       var id: Int
///       var text: String
///     }
///
///     struct Tag: ListModel { var name: String }
///
/// A model with an `id` keeps its identity as long as its `id` is the same, and has the same
/// content as long as it is equal. A model without an `id` is its own identity: it is inserted and
/// deleted, but never updated. Nothing else has to be implemented, in particular no
/// `diffIdentifier()`, which lists do not call on a model.
///
/// - Differs: IGListKit accepts objects only.
public protocol ListModel: ListDiffable, Hashable, Sendable {}

extension ListModel {
  /// Returns the value itself, as an object.
  public func diffIdentifier() -> any NSObjectProtocol { ListIdentifier.object(for: self) }

  /// Whether the object is an equal value.
  public func isEqual(toDiffableObject object: (any ListDiffable)?) -> Bool {
    object as? Self == self
  }

  /// The identity made from the value itself.
  public var listIdentity: ListIdentity { ListIdentity(value: self, of: Self.self) }
}

extension ListModel where Self: Identifiable, ID: Sendable {
  /// Returns the `id`, as an object.
  public func diffIdentifier() -> any NSObjectProtocol { ListIdentifier.object(for: id) }

  /// The identity made from the `id`.
  public var listIdentity: ListIdentity { ListIdentity(value: id, of: Self.self) }
}
