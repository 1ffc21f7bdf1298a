/// A section of a list: an identity, and its items in order.
@frozen
public struct ListSection<ID: Hashable, Item>: Identifiable {
  /// The identity of the section, which stays the same when the list changes.
  public var id: ID
  /// The items of the section.
  public var items: [Item]

  /// Creates a section of items.
  @inlinable
  public init(id: ID, items: [Item]) {
    self.id = id
    self.items = items
  }
}

extension ListSection: Equatable where Item: Equatable {}
extension ListSection: Hashable where Item: Hashable {}
extension ListSection: Sendable where ID: Sendable, Item: Sendable {}
