import Foundation

// The other forms of `performBatchUpdates`. Each comes to the one that a subclass overrides.

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

  /// Changes several things at once, and waits until that has been shown.
  ///
  ///     let isFinished = await collectionView.performBatchUpdates {
  ///       items.removeAll()
  ///       collectionView.deleteSections([0])
  ///     }
  ///
  /// - Returns: Whether it was shown to its end.
  @discardableResult
  public func performBatchUpdates(_ updates: () -> Void) async -> Bool {
    await FrameClock.waiting(for: { [weak self] in self?.window?.frameClock }) { done in
      performBatchUpdates(updates, completion: { done($0) })
    }
  }

  /// Changes several things at once, and waits until that has been shown.
  ///
  /// - Parameter updates: Changes the data, and says what has changed. `nil` shows a layout that has
  ///   changed.
  /// - Returns: Whether it was shown to its end.
  @discardableResult
  public func performBatchUpdates(_ updates: (() -> Void)?) async -> Bool {
    await FrameClock.waiting(for: { [weak self] in self?.window?.frameClock }) { done in
      performBatchUpdates(updates, completion: { done($0) })
    }
  }

  /// Goes to another layout, and waits until it is there.
  ///
  /// - Returns: Whether it came to its end.
  @discardableResult
  public func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool
  ) async -> Bool {
    await FrameClock.waiting(for: { [weak self] in self?.window?.frameClock }) { done in
      setCollectionViewLayout(layout, animated: animated, completion: { done($0) })
    }
  }
}
