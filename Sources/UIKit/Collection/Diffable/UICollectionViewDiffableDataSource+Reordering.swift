import Foundation
import GalleyDiffing

// Items that the user moves.

extension UICollectionViewDiffableDataSource {
  /// Who is asked and told when the user moves items.
  ///
  ///     dataSource.reorderingHandlers.canReorderItem = { _ in true }
  ///     dataSource.reorderingHandlers.didReorder = { transaction in
  ///       names = names.applying(transaction.difference) ?? names
  ///     }
  @preconcurrency @MainActor
  public struct ReorderingHandlers {
    /// What the user has changed.
    public typealias Transaction = NSDiffableDataSourceTransaction<
      SectionIdentifierType, ItemIdentifierType
    >

    /// Whether an item may be moved; it may not, if nothing is said.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// Items have been moved, and `snapshot()` does not know yet.
    public var willReorder: ((Transaction) -> Void)?
    /// Items have been moved, and `snapshot()` knows: the app's own data is to follow.
    public var didReorder: ((Transaction) -> Void)?

    /// Nothing is said.
    public init() {}
  }

  /// - Differs: an item whose children are seen can't be moved; close it before.
  internal func canMove(itemAt path: IndexPath) -> Bool {
    guard let item = shown.item(at: path), let canReorder = reorderingHandlers.canReorderItem else {
      return false
    }
    return !hasVisibleChildren(item) && canReorder(item)
  }

  private func hasVisibleChildren(_ item: ItemIdentifierType) -> Bool {
    guard let section = shown.snapshot.sectionIdentifier(containingItem: item),
      let outline = shown.outlines[section]
    else { return false }
    return outline.isExpanded(item) && !outline.snapshot(of: item).items.isEmpty
  }

  /// The view has moved an item already: what is known of it follows.
  internal func move(itemAt source: IndexPath, to destination: IndexPath) {
    let (before, after) = (shown, moved(source, destination))
    guard before.snapshot.list != after.snapshot.list else { return }
    let transaction = NSDiffableDataSourceTransaction(
      from: before.snapshot, to: after.snapshot
    ) { section in
      guard before.outlines[section] != nil || after.outlines[section] != nil else { return nil }
      return (before.outline(of: section), after.outline(of: section))
    }
    // What the handlers apply comes after it.
    isReordering = true
    reorderingHandlers.willReorder?(transaction)
    shown = after
    shownNumber = queue.note(after)
    reorderingHandlers.didReorder?(transaction)
    isReordering = false
    showEntered()
  }

  private func moved(_ source: IndexPath, _ destination: IndexPath) -> State {
    guard shown.item(at: source) != nil, destination.count == 2,
      let section = shown.section(at: destination.section),
      (0...shown.snapshot.numberOfItems(inSection: section)).contains(destination.item)
    else {
      Misuse.trap(
        "Invalid parameter not satisfying: indexPath",
        "\(CollectionMisuse.name(source)) can't be moved to \(CollectionMisuse.name(destination)). What is "
          + "shown:\n\(shown.snapshot)")
    }
    return shown.moving(from: ItemPath(source), to: ItemPath(destination))
  }
}
