import Foundation

/// The data of a list at one moment, with identifiers of any type. This is an object, whereas
/// ``NSDiffableDataSourceSnapshot`` is a value.
///
///     let snapshot = NSDiffableDataSourceSnapshotReference()
///     snapshot.appendSections(withIdentifiers: ["today"])
///     snapshot.appendItems(withIdentifiers: [1, "two", 3.0])
///     snapshot.itemIdentifiers.count   // 3
///
/// Identifiers must be hashable; any other identifier traps. Equal numbers of different types are
/// different identifiers.
@preconcurrency @MainActor
open class NSDiffableDataSourceSnapshotReference: NSObject, @MainActor NSCopying {
  /// The snapshot as a value.
  internal final var value = NSDiffableDataSourceSnapshot<AnyIdentifier, AnyIdentifier>()

  /// Creates an empty snapshot.
  public override init() { super.init() }

  internal init(_ value: NSDiffableDataSourceSnapshot<AnyIdentifier, AnyIdentifier>) {
    self.value = value
    super.init()
  }

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    NSDiffableDataSourceSnapshotReference(value)
  }

  // MARK: Content

  /// The number of items in all sections.
  open var numberOfItems: Int { value.numberOfItems }
  /// The number of sections.
  open var numberOfSections: Int { value.numberOfSections }
  /// The identifiers of the sections, in order.
  open var sectionIdentifiers: [Any] { value.sectionIdentifiers.map(\.base) }
  /// The identifiers of the items in all sections, in order.
  open var itemIdentifiers: [Any] { value.itemIdentifiers.map(\.base) }
  /// The sections that are marked to be reloaded, in the order of marking.
  open var reloadedSectionIdentifiers: [Any] { value.reloadedSectionIdentifiers.map(\.base) }
  /// The items that are marked to be reloaded, in the order of marking.
  open var reloadedItemIdentifiers: [Any] { value.reloadedItemIdentifiers.map(\.base) }
  /// The items that are marked to be reconfigured, in the order of marking.
  open var reconfiguredItemIdentifiers: [Any] { value.reconfiguredItemIdentifiers.map(\.base) }

  /// Returns the number of items in a section.
  open func numberOfItems(inSection sectionIdentifier: Any) -> Int {
    value.numberOfItems(inSection: AnyIdentifier(sectionIdentifier))
  }

  /// Returns the identifiers of the items in a section, in order.
  open func itemIdentifiersInSection(withIdentifier sectionIdentifier: Any) -> [Any] {
    value.itemIdentifiers(inSection: AnyIdentifier(sectionIdentifier)).map(\.base)
  }

  /// Returns the section that contains an item; `nil` if there is none.
  open func sectionIdentifier(forSectionContainingItemIdentifier itemIdentifier: Any) -> Any? {
    value.sectionIdentifier(containingItem: AnyIdentifier(itemIdentifier))?.base
  }

  /// Returns the index of an item among the items of all sections; `NSNotFound` if it is not in the
  /// snapshot.
  open func index(ofItemIdentifier itemIdentifier: Any) -> Int {
    value.indexOfItem(AnyIdentifier(itemIdentifier)) ?? NSNotFound
  }

  /// Returns the index of a section; `NSNotFound` if it is not in the snapshot.
  open func index(ofSectionIdentifier sectionIdentifier: Any) -> Int {
    value.indexOfSection(AnyIdentifier(sectionIdentifier)) ?? NSNotFound
  }

  // MARK: Items

  /// Adds items at the end of the last section.
  open func appendItems(withIdentifiers identifiers: [Any]) {
    value.appendItems(identifiers.map { AnyIdentifier($0) })
  }

  /// Adds items at the end of a section.
  open func appendItems(
    withIdentifiers identifiers: [Any], intoSectionWithIdentifier sectionIdentifier: Any
  ) {
    value.appendItems(
      identifiers.map { AnyIdentifier($0) }, toSection: AnyIdentifier(sectionIdentifier))
  }

  /// Inserts items before another item.
  open func insertItems(
    withIdentifiers identifiers: [Any], beforeItemWithIdentifier itemIdentifier: Any
  ) {
    value.insertItems(
      identifiers.map { AnyIdentifier($0) }, beforeItem: AnyIdentifier(itemIdentifier))
  }

  /// Inserts items after another item.
  open func insertItems(
    withIdentifiers identifiers: [Any], afterItemWithIdentifier itemIdentifier: Any
  ) {
    value.insertItems(
      identifiers.map { AnyIdentifier($0) }, afterItem: AnyIdentifier(itemIdentifier))
  }

  /// Deletes items.
  open func deleteItems(withIdentifiers identifiers: [Any]) {
    value.deleteItems(identifiers.map { AnyIdentifier($0) })
  }

  /// Deletes all items and all sections.
  open func deleteAllItems() { value.deleteAllItems() }

  /// Moves an item before another item.
  open func moveItem(withIdentifier fromIdentifier: Any, beforeItemWithIdentifier toIdentifier: Any)
  {
    value.moveItem(AnyIdentifier(fromIdentifier), beforeItem: AnyIdentifier(toIdentifier))
  }

  /// Moves an item after another item.
  open func moveItem(withIdentifier fromIdentifier: Any, afterItemWithIdentifier toIdentifier: Any)
  {
    value.moveItem(AnyIdentifier(fromIdentifier), afterItem: AnyIdentifier(toIdentifier))
  }

  /// Marks items to be reloaded.
  open func reloadItems(withIdentifiers identifiers: [Any]) {
    value.reloadItems(identifiers.map { AnyIdentifier($0) })
  }

  /// Marks items to be reconfigured: they keep their cells.
  open func reconfigureItems(withIdentifiers identifiers: [Any]) {
    value.reconfigureItems(identifiers.map { AnyIdentifier($0) })
  }

  // MARK: Sections

  /// Adds sections at the end.
  open func appendSections(withIdentifiers sectionIdentifiers: [Any]) {
    value.appendSections(sectionIdentifiers.map { AnyIdentifier($0) })
  }

  /// Inserts sections before another section.
  open func insertSections(
    withIdentifiers sectionIdentifiers: [Any], beforeSectionWithIdentifier toSectionIdentifier: Any
  ) {
    value.insertSections(
      sectionIdentifiers.map { AnyIdentifier($0) },
      beforeSection: AnyIdentifier(toSectionIdentifier))
  }

  /// Inserts sections after another section.
  open func insertSections(
    withIdentifiers sectionIdentifiers: [Any], afterSectionWithIdentifier toSectionIdentifier: Any
  ) {
    value.insertSections(
      sectionIdentifiers.map { AnyIdentifier($0) }, afterSection: AnyIdentifier(toSectionIdentifier)
    )
  }

  /// Deletes sections with their items.
  open func deleteSections(withIdentifiers sectionIdentifiers: [Any]) {
    value.deleteSections(sectionIdentifiers.map { AnyIdentifier($0) })
  }

  /// Moves a section before another section.
  open func moveSection(
    withIdentifier fromSectionIdentifier: Any, beforeSectionWithIdentifier toSectionIdentifier: Any
  ) {
    value.moveSection(
      AnyIdentifier(fromSectionIdentifier), beforeSection: AnyIdentifier(toSectionIdentifier))
  }

  /// Moves a section after another section.
  open func moveSection(
    withIdentifier fromSectionIdentifier: Any, afterSectionWithIdentifier toSectionIdentifier: Any
  ) {
    value.moveSection(
      AnyIdentifier(fromSectionIdentifier), afterSection: AnyIdentifier(toSectionIdentifier))
  }

  /// Marks sections to be reloaded.
  open func reloadSections(withIdentifiers sectionIdentifiers: [Any]) {
    value.reloadSections(sectionIdentifiers.map { AnyIdentifier($0) })
  }
}
