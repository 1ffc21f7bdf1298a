import Foundation

/// A value that stands in a list as it is.
///
///     struct Message: ListModel, Identifiable {
///       var id: Int
///       var text: String
///     }
///
///     struct Tag: ListModel { var name: String }
///
/// What has an `id` is the same while that is, and shows the same while it is equal. What has none is its own
/// identity: it comes and goes, and never changes. Nothing else has to be written; in particular no
/// `diffIdentifier()`, which lists do not ask a model for.
///
/// - Differs: IGListKit takes objects only.
public protocol ListModel: ListDiffable, Hashable, Sendable {}

extension ListModel {
  /// The value itself, as an object.
  public func diffIdentifier() -> any NSObjectProtocol { ListIdentifier.object(for: self) }

  /// Whether it is an equal value.
  public func isEqual(toDiffableObject object: (any ListDiffable)?) -> Bool {
    object as? Self == self
  }

  /// The value itself.
  public var listIdentity: ListIdentity { ListIdentity(value: self, of: Self.self) }
}

extension ListModel where Self: Identifiable, ID: Sendable {
  /// The `id`, as an object.
  public func diffIdentifier() -> any NSObjectProtocol { ListIdentifier.object(for: id) }

  /// The `id`.
  public var listIdentity: ListIdentity { ListIdentity(value: id, of: Self.self) }
}
