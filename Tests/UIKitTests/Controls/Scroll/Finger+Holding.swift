import Galley
import UIKit

extension Finger {
  /// A finger that holds the content of a scroll view. It has moved by the ten points that begin a
  /// pan, so the content follows each further movement.
  static func holding(_ scrollView: UIScrollView) -> Finger {
    let finger = Finger(on: scrollView)
    finger.move(by: CGPoint(x: 0, y: 10))
    return finger
  }

  /// Moves the finger up, or down if the distance is negative, and lifts the finger while it moves.
  func throwUp(by distance: CGFloat, over seconds: TimeInterval) {
    move(by: CGPoint(x: 0, y: -distance), over: seconds)
    lift()
  }
}
