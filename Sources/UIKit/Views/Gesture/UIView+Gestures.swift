import Foundation

// The gesture recognizers of a view.

extension UIView {
  internal func add(_ recognizer: UIGestureRecognizer) {
    if recognizer.view === self { return }
    recognizer.view?.removeGestureRecognizer(recognizer)
    storage.gestureRecognizers.append(recognizer)
    recognizer.view = self
  }

  internal func remove(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    recognizer.cancelGesture()
    storage.gestureRecognizers.removeAll { $0 === recognizer }
    recognizer.view = nil
  }
}
