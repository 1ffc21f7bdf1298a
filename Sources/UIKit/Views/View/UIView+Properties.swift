import Foundation

// Updating properties, which happens before layout: the view is updated from the app's model.

extension UIView {
  /// Updates properties immediately, if an update is pending.
  internal func updateOwedProperties() {
    guard ownLayer.needsUpdateFlag else { return }
    ownLayer.needsUpdateFlag = false
    runUpdateProperties()
  }

  /// Calls the update methods of the view and its controller, and requests another update as soon
  /// as an observable value that they have read changes.
  internal func runUpdateProperties() {
    ValueTracking.trackUntilChange {
      updateProperties()
      storage.controller?.updateProperties()
    } onChange: { [weak self] in
      guard MainQueue.isCurrent else {
        Task { @MainActor in self?.setNeedsUpdateProperties() }
        return
      }
      MainActor.assumeIsolated { self?.setNeedsUpdateProperties() }
    }
  }
}
