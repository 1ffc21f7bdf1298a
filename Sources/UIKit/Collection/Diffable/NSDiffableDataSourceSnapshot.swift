import Foundation
import GalleyDiffing

/// What a list shows at one moment: sections in order, each with items in order, all by identity.
///
///     var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
///     snapshot.appendSections(["today", "later"])
///     snapshot.appendItems([1, 2, 3], toSection: "today")
///     snapshot.appendItems([4])                    // into the last section
///     snapshot.itemIdentifiers(inSection: "later") // [4]
///     dataSource.apply(snapshot)
///
/// It is a value: copies are free, and a changed copy shares with its original all that was not
/// changed. An item is in it once, wherever it is; sections and items are told apart, so that 1 may be
/// both.
@preconcurrency
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: @unchecked Sendable {
  /// The sections and items.
  @usableFromInline internal var list = Snapshot<SectionIdentifierType, ItemIdentifierType>()
  /// What is to be shown anew though it stays.
  internal var reloadedSections = Marks<SectionIdentifierType>()
  internal var reloadedItems = Marks<ItemIdentifierType>()
  internal var reconfiguredItems = Marks<ItemIdentifierType>()

  /// A snapshot of nothing.
  public init() {}
}

extension NSDiffableDataSourceSnapshot {
  /// How many items there are in all sections.
  public var numberOfItems: Int { list.itemCount }

  /// How many sections there are.
  public var numberOfSections: Int { list.sectionCount }

  /// The sections, in order.
  public var sectionIdentifiers: [SectionIdentifierType] { list.sectionIDs }

  /// The items of all sections, in order.
  /// - Complexity: O(*n*) in the items.
  public var itemIdentifiers: [ItemIdentifierType] { list.itemIDs }

  /// How many items a section has.
  ///
  /// - Precondition: The section is in the snapshot.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    do { return try list.itemCount(in: identifier) } catch {
      SnapshotMisuse.unknown(section: error)
    }
  }

  /// The items of a section, in order.
  ///
  /// - Precondition: The section is in the snapshot.
  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] {
    do { return try list.itemIDs(in: identifier) } catch { SnapshotMisuse.unknown(section: error) }
  }

  /// The section that an item is in, or `nil` if it is in none.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? {
    list.section(containing: identifier)
  }

  /// Where an item is, counted through all sections, or `nil` if it is not there.
  ///
  ///     snapshot.indexOfItem(4)   // 3
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    list.position(ofItem: identifier)
  }

  /// Where a section is, or `nil` if it is not there.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    list.position(of: identifier)
  }
}

extension NSDiffableDataSourceSnapshot: CustomStringConvertible {
  /// One line a section, for example `today: 1, 2, 3`.
  public var description: String { list.description }
}
