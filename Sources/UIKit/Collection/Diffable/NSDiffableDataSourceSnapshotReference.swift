import Foundation

/// What a list shows at one moment, by identifiers of any type: an object, where
/// ``NSDiffableDataSourceSnapshot`` is a value.
///
///     let snapshot = NSDiffableDataSourceSnapshotReference()
///     snapshot.appendSections(withIdentifiers: ["today"])
///     snapshot.appendItems(withIdentifiers: [1, "two", 3.0])
///     snapshot.itemIdentifiers.count   // 3
///
/// Identifiers have to be hashable; others trap. Numbers of other types are other identifiers.
@preconcurrency @MainActor
open class NSDiffableDataSourceSnapshotReference: NSObject, @MainActor NSCopying {
  /// What it holds.
  internal final var value = NSDiffableDataSourceSnapshot<AnyIdentifier, AnyIdentifier>()

  /// A snapshot of nothing.
  public override init() { super.init() }

  internal init(_ value: NSDiffableDataSourceSnapshot<AnyIdentifier, AnyIdentifier>) {
    self.value = value
    super.init()
  }

  /// Another that holds the same.
  open func copy(with zone: NSZone? = nil) -> Any {
    NSDiffableDataSourceSnapshotReference(value)
  }

  // MARK: What it holds

  /// How many items there are in all sections.
  open var numberOfItems: Int { value.numberOfItems }
  /// How many sections there are.
  open var numberOfSections: Int { value.numberOfSections }
  /// The sections, in order.
  open var sectionIdentifiers: [Any] { value.sectionIdentifiers.map(\.base) }
  /// The items of all sections, in order.
  open var itemIdentifiers: [Any] { value.itemIdentifiers.map(\.base) }

  /// How many items a section has.
  open func numberOfItems(inSection sectionIdentifier: Any) -> Int {
    value.numberOfItems(inSection: AnyIdentifier(sectionIdentifier))
  }

  /// The items of a section, in order.
  open func itemIdentifiersInSection(withIdentifier sectionIdentifier: Any) -> [Any] {
    value.itemIdentifiers(inSection: AnyIdentifier(sectionIdentifier)).map(\.base)
  }

  /// The section that an item is in; `nil` if it is in none.
  open func sectionIdentifier(forSectionContainingItemIdentifier itemIdentifier: Any) -> Any? {
    value.sectionIdentifier(containingItem: AnyIdentifier(itemIdentifier))?.base
  }

  /// Where an item is, counted through all sections; `NSNotFound` if it is not there.
  open func index(ofItemIdentifier itemIdentifier: Any) -> Int {
    value.indexOfItem(AnyIdentifier(itemIdentifier)) ?? NSNotFound
  }

  /// Where a section is; `NSNotFound` if it is not there.
  open func index(ofSectionIdentifier sectionIdentifier: Any) -> Int {
    value.indexOfSection(AnyIdentifier(sectionIdentifier)) ?? NSNotFound
  }

  // MARK: Items

  /// Adds items to the last section.
  open func appendItems(withIdentifiers identifiers: [Any]) {
    value.appendItems(identifiers.map { AnyIdentifier($0) })
  }

  /// Adds items to a section.
  open func appendItems(
    withIdentifiers identifiers: [Any], intoSectionWithIdentifier sectionIdentifier: Any
  ) {
    value.appendItems(
      identifiers.map { AnyIdentifier($0) }, toSection: AnyIdentifier(sectionIdentifier))
  }

  /// Puts items before another.
  open func insertItems(
    withIdentifiers identifiers: [Any], beforeItemWithIdentifier itemIdentifier: Any
  ) {
    value.insertItems(
      identifiers.map { AnyIdentifier($0) }, beforeItem: AnyIdentifier(itemIdentifier))
  }

  /// Puts items behind another.
  open func insertItems(
    withIdentifiers identifiers: [Any], afterItemWithIdentifier itemIdentifier: Any
  ) {
    value.insertItems(
      identifiers.map { AnyIdentifier($0) }, afterItem: AnyIdentifier(itemIdentifier))
  }

  /// Removes items.
  open func deleteItems(withIdentifiers identifiers: [Any]) {
    value.deleteItems(identifiers.map { AnyIdentifier($0) })
  }

  /// Removes everything.
  open func deleteAllItems() { value.deleteAllItems() }

  /// Puts an item before another.
  open func moveItem(withIdentifier fromIdentifier: Any, beforeItemWithIdentifier toIdentifier: Any)
  {
    value.moveItem(AnyIdentifier(fromIdentifier), beforeItem: AnyIdentifier(toIdentifier))
  }

  /// Puts an item behind another.
  open func moveItem(withIdentifier fromIdentifier: Any, afterItemWithIdentifier toIdentifier: Any)
  {
    value.moveItem(AnyIdentifier(fromIdentifier), afterItem: AnyIdentifier(toIdentifier))
  }

  /// Has items shown anew.
  open func reloadItems(withIdentifiers identifiers: [Any]) {
    value.reloadItems(identifiers.map { AnyIdentifier($0) })
  }

  /// Has items shown anew, in the cells that they have.
  open func reconfigureItems(withIdentifiers identifiers: [Any]) {
    value.reconfigureItems(identifiers.map { AnyIdentifier($0) })
  }

  // MARK: Sections

  /// Adds sections at the end.
  open func appendSections(withIdentifiers sectionIdentifiers: [Any]) {
    value.appendSections(sectionIdentifiers.map { AnyIdentifier($0) })
  }

  /// Puts sections before another.
  open func insertSections(
    withIdentifiers sectionIdentifiers: [Any], beforeSectionWithIdentifier toSectionIdentifier: Any
  ) {
    value.insertSections(
      sectionIdentifiers.map { AnyIdentifier($0) },
      beforeSection: AnyIdentifier(toSectionIdentifier))
  }

  /// Puts sections behind another.
  open func insertSections(
    withIdentifiers sectionIdentifiers: [Any], afterSectionWithIdentifier toSectionIdentifier: Any
  ) {
    value.insertSections(
      sectionIdentifiers.map { AnyIdentifier($0) }, afterSection: AnyIdentifier(toSectionIdentifier)
    )
  }

  /// Removes sections, with their items.
  open func deleteSections(withIdentifiers sectionIdentifiers: [Any]) {
    value.deleteSections(sectionIdentifiers.map { AnyIdentifier($0) })
  }

  /// Puts a section before another.
  open func moveSection(
    withIdentifier fromSectionIdentifier: Any, beforeSectionWithIdentifier toSectionIdentifier: Any
  ) {
    value.moveSection(
      AnyIdentifier(fromSectionIdentifier), beforeSection: AnyIdentifier(toSectionIdentifier))
  }

  /// Puts a section behind another.
  open func moveSection(
    withIdentifier fromSectionIdentifier: Any, afterSectionWithIdentifier toSectionIdentifier: Any
  ) {
    value.moveSection(
      AnyIdentifier(fromSectionIdentifier), afterSection: AnyIdentifier(toSectionIdentifier))
  }

  /// Has sections shown anew.
  open func reloadSections(withIdentifiers sectionIdentifiers: [Any]) {
    value.reloadSections(sectionIdentifiers.map { AnyIdentifier($0) })
  }
}
