import Foundation

// The variant of `performBatchUpdates` with a closure that does not escape. It calls the one that a
// subclass overrides.
//
// As in UIKit there is no `async` variant: in an `async` function Swift would choose it, and demand
// `await`, wherever an app means one of these.

extension UICollectionView {
  /// Makes several changes at once, with a closure that does not escape, so that it can use members
  /// of `self` implicitly.
  ///
  ///     collectionView.performBatchUpdates {
  ///       items.remove(at: 3)
  ///       collectionView.deleteItems(at: [IndexPath(item: 3, section: 0)])
  ///     }
  ///
  /// - Parameters:
  ///   - updates: Changes the data and reports the changes. It is called before this method
  ///     returns. A subclass's override of `performBatchUpdates(_:completion:)` must not keep it.
  ///   - completion: Called when the changes have been shown.
  ///   - caller: Not for apps: the calling function. An override of
  ///     `performBatchUpdates(_:completion:)` that calls `super` with a closure calls this method,
  ///     and must not be called again.
  public func performBatchUpdates(
    _ updates: () -> Void, completion: ((Bool) -> Void)? = nil,
    _caller caller: StaticString = #function
  ) {
    let isInOverride = isForwardingBatch || "\(caller)" == "performBatchUpdates(_:completion:)"
    withoutActuallyEscaping(updates) { updates in
      if isInOverride { return recordBatch(updates, completion) }
      isForwardingBatch = true
      defer { isForwardingBatch = false }
      performBatchUpdates(Optional(updates), completion: completion)
    }
  }
}
