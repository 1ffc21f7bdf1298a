import Foundation
import GalleyDiffing

// Reordering of items by the user.

extension UICollectionViewDiffableDataSource {
  /// The handlers that are called when the user reorders items.
  ///
  ///     dataSource.reorderingHandlers.canReorderItem = { _ in true }
  ///     dataSource.reorderingHandlers.didReorder = { transaction in
  ///       names = names.applying(transaction.difference) ?? names
  ///     }
  @preconcurrency @MainActor
  public struct ReorderingHandlers {
    /// The type of the change.
    public typealias Transaction = NSDiffableDataSourceTransaction<
      SectionIdentifierType, ItemIdentifierType
    >

    /// Returns whether an item may be moved. Without a handler, no item may be moved.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// Called when items have been moved, before `snapshot()` returns the new order.
    public var willReorder: ((Transaction) -> Void)?
    /// Called when items have been moved, and `snapshot()` returns the new order. Update the app's
    /// own data here.
    public var didReorder: ((Transaction) -> Void)?

    /// Creates handlers that are all `nil`.
    public init() {}
  }

  /// Returns whether the user may move an item.
  ///
  /// - Differs: an item whose children are visible can't be moved; collapse it first.
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

  /// Changes the snapshot after the view has moved an item.
  internal func move(itemAt source: IndexPath, to destination: IndexPath) {
    let (before, after) = (shown, moved(source, destination))
    guard before.snapshot.list != after.snapshot.list else { return }
    let transaction = NSDiffableDataSourceTransaction(
      from: before.snapshot, to: after.snapshot
    ) { section in
      guard before.outlines[section] != nil || after.outlines[section] != nil else { return nil }
      return (before.outline(of: section), after.outline(of: section))
    }
    // Snapshots that the handlers apply are shown after this change.
    isReordering = true
    reorderingHandlers.willReorder?(transaction)
    shown = after
    shownStateNumber = queue.note(after)
    reorderingHandlers.didReorder?(transaction)
    isReordering = false
    showEnqueued()
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
