/// A section of a list: an identity, and its items in order.
@frozen
public struct ListSection<ID: Hashable, Item>: Identifiable {
  /// What makes this section the same before and after.
  public var id: ID
  /// What it holds.
  public var items: [Item]

  /// A section of these items.
  @inlinable
  public init(id: ID, items: [Item]) {
    self.id = id
    self.items = items
  }
}

extension ListSection: Equatable where Item: Equatable {}
extension ListSection: Hashable where Item: Hashable {}
extension ListSection: Sendable where ID: Sendable, Item: Sendable {}
