import GalleyUIKit

// The calls of a declared table to the table view that shows the table. The app declares the
// sections and rows of such a table as values. In the table view's diffable data source, sections
// and rows are identified by numbers. Each number belongs to a declared identity.

extension DeclaredTable: DeclaredSectionsSubclass {
  internal var viewName: String { "UITableView" }

  internal var listView: _ListView? {
    tableView.flatMap { $0.dataSource === source ? $0 : nil }
  }

  internal func number(at path: IndexPath) -> Int? { source.itemIdentifier(for: path) }
  internal func sectionNumber(at index: Int) -> Int? { source.sectionIdentifier(for: index) }
  internal func path(of number: Int) -> IndexPath? { source.indexPath(for: number) }

  /// Applies a snapshot of the visible rows.
  ///
  /// `outlines` is ignored, because a table view has no section snapshots.
  internal func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<Int, Int>,
    _ outlines: [Int: NSDiffableDataSourceSectionSnapshot<Int>], _ animated: Bool,
    _ completion: @escaping () -> Void
  ) { source.apply(snapshot, animatingDifferences: animated, completion: completion) }

  internal var selectedPaths: [IndexPath] { tableView?.indexPathsForSelectedRows ?? [] }

  internal func select(_ path: IndexPath) {
    tableView?.selectRow(at: path, animated: false, scrollPosition: .none)
  }

  internal func deselect(_ path: IndexPath, animated: Bool) {
    tableView?.deselectRow(at: path, animated: animated)
  }

  internal func reconfigureHeadersAndFooters() {
    guard let table = tableView else { return }
    for section in 0..<table.numberOfSections {
      for isHeader in [true, false] {
        let view =
          isHeader ? table.headerView(forSection: section) : table.footerView(forSection: section)
        guard let view, let content = declaredView(isHeader, inSection: section)?.content else {
          continue
        }
        refill(view, with: content, kind(isHeader), section)
      }
    }
  }

  /// Whether the style of the table reserves space above and below each section: all except `plain`
  /// do.
  internal var keepsSpaceForMissingHeaders: Bool { tableView?.style != .plain }

  /// Updates the heights of headers and footers: an empty batch makes the table view ask for them.
  internal func updateLayout(_ animated: Bool) {
    guard let table = tableView else { return }
    let isAnimated = animated && table.window != nil
    guard isAnimated else {
      return UIView.performWithoutAnimation { table.performBatchUpdates(nil) }
    }
    table.performBatchUpdates(nil)
  }

  /// Returns the kind of headers or footers. A table view has no such kinds, so the kinds of a
  /// collection view are used.
  internal func kind(_ isHeader: Bool) -> String {
    isHeader
      ? UICollectionView.elementKindSectionHeader : UICollectionView.elementKindSectionFooter
  }
}
