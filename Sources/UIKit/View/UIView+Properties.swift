import Foundation
import Observation

// What a view does before it is laid out: it takes over what it shows from the app's model.

extension UIView {
  /// Updates properties at once, if that was asked for.
  internal func updateOwedProperties() {
    guard ownLayer.needsUpdateFlag else { return }
    ownLayer.needsUpdateFlag = false
    runUpdateProperties()
  }

  /// Lets the view and its controller update, and asks for it again as soon as something observable
  /// changes that was read there.
  internal func runUpdateProperties() {
    withObservationTracking {
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
