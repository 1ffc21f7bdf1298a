import Foundation

// Laying out a view.

extension UIView {
  /// Called when the view's layer is laid out: the view places its subviews, and its controller is
  /// called before and after.
  internal func layOutFromLayer() {
    storage.controller?.updateUnavailableIfNeeded()
    withCurrentTraits {
      storage.controller?.layoutWillBegin()
      storage.controller?.viewWillLayoutSubviews()
      if storage.hasConstrainedSubviews { settleLayout() }
      WorkCounter.count(\.layoutPasses)
      layoutSubviews()
      storage.controller?.layoutEnded()
      storage.controller?.viewDidLayoutSubviews()
    }
    storage.controller?.wasLaidOut()
  }
}
