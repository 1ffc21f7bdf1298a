import Foundation

/// The pan gesture recognizer that shows the next or the previous month of a grid.
internal final class MonthGridPan: UIPanGestureRecognizer {
  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    maximumNumberOfTouches = 1
  }

  override init?(coder: NSCoder) {
    preconditionFailure("MonthGridPan.init(coder:): Galley reads no archives")
  }

  /// The minimum velocity, in points per second, at which a lifted finger changes the month. A
  /// slower finger must have moved more than half of the grid's width.
  private static let turnVelocity: CGFloat = 300

  /// Returns `true` for recognizers at the edge of the screen, because a swipe there navigates
  /// back.
  override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    otherGestureRecognizer is UIScreenEdgePanGestureRecognizer
  }

  /// Whether the finger has moved further horizontally than vertically.
  var isHorizontal: Bool {
    guard let touch = fingersDown.first else { return false }
    let delta = convertDelta(touch.place.translation(from: touch.start), to: view)
    return delta.x.magnitude > delta.y.magnitude
  }

  /// The direction in which the finger has swiped when it was lifted: negative for left, positive
  /// for right, and zero if the month must not change.
  var turn: CGFloat {
    guard let view, state == .ended else { return 0 }
    let (distance, speed) = (translation(in: view).x, velocity(in: view).x)
    guard speed.magnitude >= MonthGridPan.turnVelocity else {
      return distance.magnitude > view.bounds.width / 2 ? distance : 0
    }
    // The month does not change if the finger moves back when it is lifted.
    return distance * speed > 0 ? speed : 0
  }
}
