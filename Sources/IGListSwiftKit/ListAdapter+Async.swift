import Foundation
import GalleyUIKit

extension ListAdapter {
  /// Shows the changes in the data source since the last update, and waits until they are visible.
  ///
  ///     await adapter.performUpdates(animated: true)
  ///
  /// - Returns: `false` if there was no collection view to show the changes.
  /// - Differs: this always returns. IGListKit never returns if the adapter is deallocated
  ///   meanwhile.
  @discardableResult
  public func performUpdates(animated: Bool) async -> Bool {
    await FrameClock.waiting(for: { [weak self] in self?.frameClock }) { done in
      performUpdates(animated: animated) { done($0) }
    }
  }

  /// Creates new section controllers for all objects, reloads everything, and waits until the
  /// reloaded list is visible.
  ///
  /// - Returns: `false` if there was no collection view to reload.
  /// - Differs: this always returns. IGListKit never returns if the adapter is deallocated
  ///   meanwhile.
  @discardableResult
  public func reloadData() async -> Bool {
    await FrameClock.waiting(for: { [weak self] in self?.frameClock }) { done in
      reloadData { done($0) }
    }
  }
}
