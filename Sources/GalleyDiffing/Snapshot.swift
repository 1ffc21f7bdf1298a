/// The content of a list by identity: sections in order, each with its items in order.
///
/// A snapshot is a value. Copying a snapshot takes no time, and a changed copy shares all unchanged
/// parts with its original. Snapshots that were created from one another are compared without
/// reading identities.
///
///     var feed = Snapshot<String, Int>()
///     feed.append(sections: ["today", "later"])
///     try feed.append([1, 2, 3], to: "today")
///     let before = feed
///     try feed.move(3, before: 1)
///     feed.difference(from: before).items.moves  // 0.2 → 0.0
///
/// Identities of items are unique in the whole snapshot. Identities of sections are unique among
/// sections. An identity that is added a second time is left out and returned.
public struct Snapshot<SectionID: Hashable, ItemID: Hashable> {
  /// The identities of the sections, in order.
  public var sectionIDs: [SectionID] { storedSectionIDs }
  @usableFromInline internal var storedSectionIDs: [SectionID] = []
  /// The handles of each section's items. A handle is the number of an identity in `index`.
  @usableFromInline internal var handles: [[UInt32]] = []
  /// The position of each section.
  @usableFromInline internal var sectionPositions: [SectionID: Int] = [:]
  /// The handles of identities.
  ///
  /// The index may contain identities that are not in this snapshot.
  @usableFromInline internal var index = IdentityIndex<ItemID>()
  /// For each handle, the position of its item, counted through all sections.
  ///
  /// After an edit, the positions of shifted items are out of date until `putInOrder()` is called.
  /// But the position of a removed item is always `absent`.
  @usableFromInline internal var places: [UInt32] = []
  /// The number of items before each section, followed by the number of all items.
  ///
  /// Empty if the positions in `places` are out of date.
  @usableFromInline internal var starts: [Int] = [0]
  /// The number of items in all sections.
  public var itemCount: Int { storedItemCount }
  @usableFromInline internal var storedItemCount = 0

  /// Creates an empty snapshot.
  @inlinable
  public init() {}

  /// The position of an identity that has a handle but is not in the snapshot.
  @inlinable
  internal static var absent: UInt32 { .max }
}

extension Snapshot: Sendable where SectionID: Sendable, ItemID: Sendable {}

/// Two snapshots are equal when they have the same sections and items in the same order.
extension Snapshot: Equatable {
  /// Whether both snapshots have the same sections and items, even if neither was created from the
  /// other.
  ///
  /// - Complexity: O(*n*), up to the first difference.
  public static func == (one: Snapshot, other: Snapshot) -> Bool {
    guard one.itemCount == other.itemCount, one.sectionIDs == other.sectionIDs else { return false }
    if one.index.isContained(in: other.index) || other.index.isContained(in: one.index) {
      return one.handles == other.handles
    }
    return zip(one.handles, other.handles).allSatisfy { handles, others in
      handles.count == others.count
        && zip(handles, others).allSatisfy { one.index[$0] == other.index[$1] }
    }
  }
}

extension Snapshot: CustomStringConvertible {
  /// One line for each section, for example `today: 1, 2, 3`.
  public var description: String {
    zip(sectionIDs, handles).map { id, handles in
      "\(id):" + handles.map { " \(index[$0])" }.joined(separator: ",")
    }.joined(separator: "\n")
  }
}

/// An error in an edit that names a section or item that is not in the snapshot.
public enum SnapshotError: Error, Hashable, CustomStringConvertible {
  /// No section has this identity, given as text.
  case noSuchSection(String)
  /// No item has this identity, given as text.
  case noSuchItem(String)

  /// A text that names the missing section or item, and a way to correct the error.
  public var description: String {
    switch self {
    case .noSuchSection(let id): "section \(id) is not in the snapshot; append or insert it first"
    case .noSuchItem(let id): "item \(id) is not in the snapshot; append or insert it first"
    }
  }
}
