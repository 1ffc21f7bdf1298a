import Foundation
import GalleyDiffing

/// The data of a list at one moment: the identifiers of its sections in order, each with the
/// identifiers of its items.
///
///     var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
///     snapshot.appendSections(["today", "later"])
///     snapshot.appendItems([1, 2, 3], toSection: "today")
///     snapshot.appendItems([4])                    // into the last section
///     snapshot.itemIdentifiers(inSection: "later") // [4]
///     dataSource.apply(snapshot)
///
/// A snapshot is a value. Copies share their unchanged parts, so copying is fast. An item is in a
/// snapshot only once. Sections and items are distinct, so that 1 may be the identifier of both a
/// section and an item.
@preconcurrency
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: @unchecked Sendable {
  /// The sections and items.
  @usableFromInline internal var list = Snapshot<SectionIdentifierType, ItemIdentifierType>()
  /// The sections that are marked to be reloaded.
  internal var reloadedSections = Marks<SectionIdentifierType>()
  internal var reloadedItems = Marks<ItemIdentifierType>()
  internal var reconfiguredItems = Marks<ItemIdentifierType>()

  /// Creates an empty snapshot.
  public init() {}
}

extension NSDiffableDataSourceSnapshot {
  /// The number of items in all sections.
  public var numberOfItems: Int { list.itemCount }

  /// The number of sections.
  public var numberOfSections: Int { list.sectionCount }

  /// The identifiers of the sections, in order.
  public var sectionIdentifiers: [SectionIdentifierType] { list.sectionIDs }

  /// The identifiers of the items in all sections, in order.
  /// - Complexity: O(*n*) in the number of items.
  public var itemIdentifiers: [ItemIdentifierType] { list.itemIDs }

  /// Returns the number of items in a section.
  ///
  /// - Precondition: The section is in the snapshot.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    do { return try list.itemCount(in: identifier) } catch {
      SnapshotMisuse.unknown(section: error)
    }
  }

  /// Returns the identifiers of the items in a section, in order.
  ///
  /// - Precondition: The section is in the snapshot.
  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] {
    do { return try list.itemIDs(in: identifier) } catch { SnapshotMisuse.unknown(section: error) }
  }

  /// Returns the section that contains an item; `nil` if there is none.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? {
    list.section(containing: identifier)
  }

  /// Returns the index of an item among the items of all sections; `nil` if it is not in the
  /// snapshot.
  ///
  ///     snapshot.indexOfItem(4)   // 3
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    list.position(ofItem: identifier)
  }

  /// Returns the index of a section; `nil` if it is not in the snapshot.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    list.position(of: identifier)
  }
}

extension NSDiffableDataSourceSnapshot: CustomStringConvertible {
  /// A description with one line for each section, for example `today: 1, 2, 3`.
  public var description: String { list.description }
}
