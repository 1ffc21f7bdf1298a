/// An element whose identity occurs earlier in the same list.
///
/// Lists with a repeated identity have no clear difference, because it is not known which of the
/// two elements has moved. Galley keeps the first element, leaves the later elements out, and
/// reports them.
@frozen
public struct Duplicate: Hashable, Sendable {
  /// One of the two lists of a difference.
  @frozen
  public enum Side: String, Hashable, Sendable {
    case before, after
  }

  /// The list that contains the element.
  public var side: Side
  /// The position of the repeated element.
  public var position: Int
  /// The position at which the identity of the element occurs first.
  public var first: Int

  /// Creates a report of one element.
  @inlinable
  public init(side: Side, position: Int, first: Int) {
    self.side = side
    self.position = position
    self.first = first
  }
}

extension Duplicate: CustomStringConvertible {
  /// For example `after[4] repeats after[1]`.
  public var description: String {
    "\(side.rawValue)[\(position)] repeats \(side.rawValue)[\(first)]"
  }
}

/// The identities that occur more than once in a list. The functions that require unique identities
/// throw this error.
public struct DuplicateIdentities<Identity: Hashable & Sendable>: Error, Hashable {
  /// One repeated element.
  public struct Entry: Hashable, Sendable {
    /// The identity that repeats.
    public var identity: Identity
    /// The positions of the repeated element and of the first element with its identity.
    public var duplicate: Duplicate
  }

  /// Every repeated element of both lists. The elements of the list before the update come first.
  /// The elements of each list are in the order of the list.
  public var entries: [Entry]

  @inlinable
  internal init(entries: [Entry]) { self.entries = entries }
}

extension DuplicateIdentities: CustomStringConvertible {
  /// For example `identities must be unique: 2: after[2] repeats after[0]`.
  public var description: String {
    let lines = entries.map { "\($0.identity): \($0.duplicate)" }
    return "identities must be unique: " + lines.joined(separator: "; ")
  }
}

extension DuplicateIdentities.Entry {
  @inlinable
  internal init(_ identity: Identity, _ duplicate: Duplicate) {
    self.identity = identity
    self.duplicate = duplicate
  }
}
