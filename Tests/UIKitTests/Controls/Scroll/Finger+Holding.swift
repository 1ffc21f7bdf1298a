import Galley
import UIKit

extension Finger {
  /// A finger that holds the content of a scroll view: the ten points that show that it pans are behind
  /// it, and from here the content goes as far as the finger does.
  static func holding(_ scrollView: UIScrollView) -> Finger {
    let finger = Finger(on: scrollView)
    finger.move(by: CGPoint(x: 0, y: 10))
    return finger
  }

  /// It moves up, or down where that is less than nothing, and lets go while it moves.
  func throwUp(by distance: CGFloat, over seconds: TimeInterval) {
    move(by: CGPoint(x: 0, y: -distance), over: seconds)
    lift()
  }
}
