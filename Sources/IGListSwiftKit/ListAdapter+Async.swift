import Foundation
import UIKit

extension ListAdapter {
  /// Shows what has changed in the data source since it was asked last, and waits until that is seen.
  ///
  ///     await adapter.performUpdates(animated: true)
  ///
  /// - Returns: `false` if there was nobody to show it.
  /// - Differs: this always comes to an end. IGListKit leaves who waits waiting when the adapter goes.
  @discardableResult
  public func performUpdates(animated: Bool) async -> Bool {
    await FrameClock.waiting(for: { [weak self] in self?.frameClock }) { done in
      performUpdates(animated: animated) { done($0) }
    }
  }

  /// Forgets all section controllers, shows everything anew, and waits until that is seen.
  ///
  /// - Returns: `false` if there was nobody to show it.
  /// - Differs: this always comes to an end. IGListKit leaves who waits waiting when the adapter goes.
  @discardableResult
  public func reloadData() async -> Bool {
    await FrameClock.waiting(for: { [weak self] in self?.frameClock }) { done in
      reloadData { done($0) }
    }
  }
}
