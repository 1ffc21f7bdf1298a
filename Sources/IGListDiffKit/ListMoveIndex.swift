import Foundation

/// A move from one position to another.
///
/// Moves are sorted by their positions before the update.
///
/// - Differs: this type is a structure, and its description contains no address.
public struct ListMoveIndex: Hashable, Sendable {
  /// The position before the update.
  public let from: Int
  /// The position after the update.
  public let to: Int

  package init(from: Int, to: Int) {
    self.from = from
    self.to = to
  }
}

extension ListMoveIndex: Comparable {
  /// Whether the first move starts at a lower position than the second.
  public static func < (one: Self, other: Self) -> Bool {
    (one.from, one.to) < (other.from, other.to)
  }
}

extension ListMoveIndex: CustomStringConvertible {
  /// For example `<IGListMoveIndex; from: 3; to: 4;>`.
  public var description: String { "<IGListMoveIndex; from: \(from); to: \(to);>" }
}

/// A move from one path to another.
///
/// Moves are sorted by their paths before the update.
///
/// - Differs: this type is a structure, and its description contains no address.
public struct ListMoveIndexPath: Hashable, Sendable {
  /// The path before the update.
  public let from: IndexPath
  /// The path after the update.
  public let to: IndexPath

  package init(from: IndexPath, to: IndexPath) {
    self.from = from
    self.to = to
  }
}

extension ListMoveIndexPath: Comparable {
  /// Whether the first move starts at a lower path than the second.
  public static func < (one: Self, other: Self) -> Bool {
    (one.from, one.to) < (other.from, other.to)
  }
}

extension ListMoveIndexPath: CustomStringConvertible {
  /// For example `<IGListMoveIndexPath; from: [0, 3]; to: [1, 4];>`.
  public var description: String { "<IGListMoveIndexPath; from: \(from); to: \(to);>" }
}
