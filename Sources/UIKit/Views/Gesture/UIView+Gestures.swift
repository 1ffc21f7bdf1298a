import Foundation

// The gesture recognizers of a view.

extension UIView {
  /// Adds a recognizer, which is first removed from its previous view.
  internal func add(_ recognizer: UIGestureRecognizer) {
    if recognizer.view === self { return }
    recognizer.view?.removeGestureRecognizer(recognizer)
    storage.gestureRecognizers.append(recognizer)
    recognizer.view = self
  }

  /// Cancels the gesture of a recognizer, and removes the recognizer.
  internal func remove(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    recognizer.cancelGesture()
    storage.gestureRecognizers.removeAll { $0 === recognizer }
    recognizer.view = nil
  }
}
