import Foundation

// The variant of `performBatchUpdates(_:completion:)` whose closure does not escape. This variant
// calls the variant with an escaping closure, which a subclass may override.
//
// As in UIKit, there is no `async` variant. In an `async` function Swift would prefer an `async`
// variant to the other two variants, and would demand `await`.

extension UICollectionView {
  /// Makes several changes together. The closure does not escape, so it can use members of `self`
  /// implicitly.
  ///
  ///     collectionView.performBatchUpdates {
  ///       items.remove(at: 3)
  ///       collectionView.deleteItems(at: [IndexPath(item: 3, section: 0)])
  ///     }
  ///
  /// - Parameters:
  ///   - updates: A closure that changes the data and reports the changes. The closure is called
  ///     before this method returns. A subclass that overrides `performBatchUpdates(_:completion:)`
  ///     must not store the closure.
  ///   - completion: Called when the changes have been shown.
  ///   - caller: The name of the calling function. Apps never pass this argument. If the caller is
  ///     an override of `performBatchUpdates(_:completion:)` that calls `super` with a new closure,
  ///     this method does not call the override again.
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
