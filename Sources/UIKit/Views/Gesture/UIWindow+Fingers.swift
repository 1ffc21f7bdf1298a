import Foundation

// Touches on a window from outside: by a test, or by a program that shows the window.

extension UIWindow {
  /// Begins a touch, in the coordinates of the window.
  package func putFinger(at place: CGPoint) -> UITouch { touchDelivery.down(at: place) }

  /// Moves touches.
  package func moveFingers(_ places: [UITouch: CGPoint]) { touchDelivery.move(places) }

  /// Ends touches.
  package func liftFingers(_ touches: [UITouch]) { touchDelivery.end(touches) }

  /// Cancels touches.
  package func cancelFingers(_ touches: [UITouch]) { touchDelivery.end(touches, as: .cancelled) }
}
