/// What a list shows: sections in order, each with items in order, all by identity.
///
/// A snapshot is a value: copies are free, and a changed copy shares with its original all that was
/// not changed. Snapshots that came from one another are compared without looking at identities.
///
///     var feed = Snapshot<String, Int>()
///     feed.append(sections: ["today", "later"])
///     try feed.append([1, 2, 3], to: "today")
///     let before = feed
///     try feed.move(3, before: 1)
///     feed.difference(from: before).items.moves  // 0.2 → 0.0
///
/// Identities of items are unique in the whole snapshot, those of sections among sections. What is
/// added a second time is left out and returned.
public struct Snapshot<SectionID: Hashable, ItemID: Hashable> {
  /// The identities of the sections, in order.
  public var sectionIDs: [SectionID] { storedSectionIDs }
  @usableFromInline internal var storedSectionIDs: [SectionID] = []
  /// The handles of each section's items.
  @usableFromInline internal var handles: [[UInt32]] = []
  /// Where each section is.
  @usableFromInline internal var sectionPositions: [SectionID: Int] = [:]
  /// The handles of identities. May know more of them than are in this snapshot.
  @usableFromInline internal var index = IdentityIndex<ItemID>()
  /// By handle, where the item stands, counted through all sections. Numbers of items that an edit
  /// shifted are out of date until `putInOrder()`; `absent` is never.
  @usableFromInline internal var places: [UInt32] = []
  /// How many items stand before each section, and in all. Empty when places are out of date.
  @usableFromInline internal var starts: [Int] = [0]
  /// How many items there are in all sections.
  public var itemCount: Int { storedItemCount }
  @usableFromInline internal var storedItemCount = 0

  /// An empty snapshot.
  @inlinable
  public init() {}

  /// The place of an identity that has a handle and is not in the snapshot.
  @inlinable
  internal static var absent: UInt32 { .max }
}

extension Snapshot: Sendable where SectionID: Sendable, ItemID: Sendable {}

/// Two snapshots are equal when they have the same sections and items in the same order.
extension Snapshot: Equatable {
  /// Whether both show the same, whatever they came from.
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
  /// One line a section, for example `today: 1, 2, 3`.
  public var description: String {
    zip(sectionIDs, handles).map { id, handles in
      "\(id):" + handles.map { " \(index[$0])" }.joined(separator: ",")
    }.joined(separator: "\n")
  }
}

/// An edit of a snapshot that names something that is not in it.
public enum SnapshotError: Error, Hashable, CustomStringConvertible {
  /// No section has this identity, given as text.
  case noSuchSection(String)
  /// No item has this identity, given as text.
  case noSuchItem(String)

  /// What is missing, and what to do about it.
  public var description: String {
    switch self {
    case .noSuchSection(let id): "section \(id) is not in the snapshot; append or insert it first"
    case .noSuchItem(let id): "item \(id) is not in the snapshot; append or insert it first"
    }
  }
}
