import Foundation

// What happens when a view is laid out.

extension UIView {
  /// The view's layer is laid out: the view places its subviews, and its controller is told before
  /// and after.
  internal func layOutFromLayer() {
    storage.controller?.updateUnavailableIfNeeded()
    storage.controller?.viewWillLayoutSubviews()
    if storage.hasConstrainedSubviews { settleLayout() }
    WorkCounter.count(\.layoutPasses)
    layoutSubviews()
    storage.controller?.viewDidLayoutSubviews()
    storage.controller?.wasLaidOut()
  }
}
