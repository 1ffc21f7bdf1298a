/// An element whose identity stands earlier in the same list.
///
/// Lists with a repeated identity have no clear difference: which of the two moved? Galley keeps
/// the first, leaves the others out, and says so.
@frozen
public struct Duplicate: Hashable, Sendable {
  /// One of the two lists of a difference.
  @frozen
  public enum Side: String, Hashable, Sendable {
    case before, after
  }

  /// The list that holds it.
  public var side: Side
  /// Where the repeated element stands.
  public var position: Int
  /// Where its identity stands first.
  public var first: Int

  /// A report of one element.
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

/// The identities that stand more than once in a list: the error of the strict functions.
public struct DuplicateIdentities<Identity: Hashable & Sendable>: Error, Hashable {
  /// One repeated element.
  public struct Entry: Hashable, Sendable {
    /// The identity that repeats.
    public var identity: Identity
    /// Where it repeats, and where it stood first.
    public var duplicate: Duplicate
  }

  /// Every repeated element of both lists: those before first, each list in order.
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
