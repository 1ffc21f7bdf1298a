import Foundation

// The other form of `performBatchUpdates`. It comes to the one that a subclass overrides.
//
// As on Apple's systems there is none that is awaited: in an `async` function Swift would take it, and
// ask for `await`, wherever an app means these.

extension UICollectionView {
  /// Changes several things at once, with a closure that need not be kept: it is called before this
  /// returns, so that it uses members of `self` without saying so.
  ///
  ///     collectionView.performBatchUpdates {
  ///       items.remove(at: 3)
  ///       collectionView.deleteItems(at: [IndexPath(item: 3, section: 0)])
  ///     }
  ///
  /// - Parameters:
  ///   - updates: Changes the data, and says what has changed. A subclass's override of
  ///     `performBatchUpdates(_:completion:)` must not keep it longer than its call lasts.
  ///   - completion: Called when it has been shown.
  ///   - caller: Not for apps: the function that calls. An override of this method that calls `super`
  ///     with a closure comes here, and is not to be called again.
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
