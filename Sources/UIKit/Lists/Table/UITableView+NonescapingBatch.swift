import Foundation

// The other form of `performBatchUpdates`, as `UICollectionView` has it.

extension UITableView {
  /// Changes several things at once, with a closure that need not be kept: it is called before this
  /// returns, so that it uses members of `self` without saying so.
  ///
  ///     tableView.performBatchUpdates {
  ///       items.remove(at: 3)
  ///       tableView.deleteRows(at: [IndexPath(row: 3, section: 0)], with: .fade)
  ///     }
  ///
  /// - Parameters:
  ///   - updates: Changes the data, and calls the methods that insert, delete, reload and move. A subclass's
  ///     override of `performBatchUpdates(_:completion:)` must not keep it longer than its call lasts.
  ///   - completion: Called when the change has been shown.
  ///   - caller: Not for apps: the function that calls. An override of this method that calls `super`
  ///     with a closure comes here, and is not to be called again.
  public func performBatchUpdates(
    _ updates: () -> Void, completion: ((Bool) -> Void)? = nil,
    _caller caller: StaticString = #function
  ) {
    let isInOverride = isForwardingBatch || "\(caller)" == "performBatchUpdates(_:completion:)"
    withoutActuallyEscaping(updates) { updates in
      if isInOverride { return recordBatch(updates, completion, outdatesSizes: true) }
      isForwardingBatch = true
      defer { isForwardingBatch = false }
      performBatchUpdates(Optional(updates), completion: completion)
    }
  }
}
