/// The changes between two lists of sections, by identity.
///
/// Items may move to other sections, and sections may move in the same update. The number of moves
/// is the smallest possible: sections move only if they change their order, items only if they
/// change their section or their order in a section that exists before and after.
@frozen
public struct SectionedDifference: Hashable, Sendable {
  /// The changes, as positions and paths in the lists without their duplicates.
  public var plan: UpdatePlan
  /// Sections that were left out, with their items, because their identity occurs earlier.
  public var duplicateSections: [Duplicate]
  /// Items that were left out because their identity occurs earlier, in any section.
  public var duplicateItems: [DuplicateItem]

  /// Creates a difference from its parts.
  @inlinable
  public init(
    plan: UpdatePlan, duplicateSections: [Duplicate] = [], duplicateItems: [DuplicateItem] = []
  ) {
    self.plan = plan
    self.duplicateSections = duplicateSections
    self.duplicateItems = duplicateItems
  }

  /// Whether both lists have the same sections, items and content.
  @inlinable
  public var isEmpty: Bool { plan.isEmpty }
}

/// An item whose identity occurs earlier in the same list of sections.
@frozen
public struct DuplicateItem: Hashable, Sendable {
  /// The list that contains the item.
  public var side: Duplicate.Side
  /// The path of the repeated item.
  public var path: ItemPath
  /// The path of the first item with the same identity.
  public var first: ItemPath

  /// Creates a report of one item.
  @inlinable
  public init(side: Duplicate.Side, path: ItemPath, first: ItemPath) {
    self.side = side
    self.path = path
    self.first = first
  }
}

extension DuplicateItem: CustomStringConvertible {
  /// For example `after 1.0 repeats after 0.4`.
  public var description: String {
    "\(side.rawValue) \(path) repeats \(side.rawValue) \(first)"
  }
}

/// The identities that occur more than once in a list of sections. The functions that require
/// unique identities throw this error.
public struct DuplicatesInSections: Error, Hashable {
  /// One repeated section or item, with its identity as text.
  public struct Entry<Found: Hashable & Sendable>: Hashable, Sendable {
    /// The identity that repeats, as text.
    public var identity: String
    /// The positions of the repeated section or item, and of the first section or item with the
    /// same identity.
    public var duplicate: Found

    @inlinable
    internal init(identity: String, duplicate: Found) {
      self.identity = identity
      self.duplicate = duplicate
    }
  }

  /// Every repeated section of both lists. The sections of the list before the update come first.
  /// The sections of each list are in the order of the list.
  public var sections: [Entry<Duplicate>]
  /// Every repeated item of the sections that are not repeated themselves.
  public var items: [Entry<DuplicateItem>]

  @inlinable
  internal init(sections: [Entry<Duplicate>], items: [Entry<DuplicateItem>]) {
    self.sections = sections
    self.items = items
  }
}

extension DuplicatesInSections: CustomStringConvertible {
  /// For example `identities must be unique: item 2: after 1.0 repeats after 0.1`.
  public var description: String {
    let lines =
      sections.map { "section \($0.identity): \($0.duplicate)" }
      + items.map { "item \($0.identity): \($0.duplicate)" }
    return "identities must be unique: " + lines.joined(separator: "; ")
  }
}

extension SectionedDifference: CustomStringConvertible {
  /// The plan, followed by a line for each duplicate that was left out.
  public var description: String {
    let left =
      duplicateSections.map { "left out section \($0)" }
      + duplicateItems.map { "left out item \($0)" }
    return ([plan.description] + left).joined(separator: "\n")
  }
}
