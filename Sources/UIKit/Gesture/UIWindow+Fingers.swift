import Foundation

// Fingers that somebody puts on a window: a test, or whoever shows it.

extension UIWindow {
  /// A finger comes down, in the coordinates of the window.
  package func putFinger(at place: CGPoint) -> UITouch { touchDelivery.down(at: place) }

  /// Fingers move.
  package func moveFingers(_ places: [UITouch: CGPoint]) { touchDelivery.move(places) }

  /// Fingers go up.
  package func liftFingers(_ touches: [UITouch]) { touchDelivery.end(touches) }

  /// Something comes between.
  package func cancelFingers(_ touches: [UITouch]) { touchDelivery.end(touches, as: .cancelled) }
}
