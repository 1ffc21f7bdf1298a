import Foundation

/// Recognizes taps: one, or several in a row.
///
///     let tap = UITapGestureRecognizer(target: self, action: PhotoCell.like)
///     tap.numberOfTapsRequired = 2
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps.
  open var numberOfTapsRequired = 1
  /// The number of fingers.
  open var numberOfTouchesRequired = 1
  /// The buttons of a pointer that must be down. Touches of fingers need no buttons.
  /// - Differs: it has no effect, because a pointer touches as a finger does.
  open var buttonMaskRequired = UIEvent.ButtonMask.primary

  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  /// Creates the recognizer that a nib describes.
  ///
  /// Other archives are not supported: with another coder, this initializer traps.
  public override init?(coder: NSCoder) { super.init(coder: coder) }

  /// The longest time that a finger may be down.
  ///
  /// - Unverified: the value, which was not measured on a phone.
  private static var secondsOfTap: TimeInterval { 0.75 }

  /// The number of taps so far.
  private var taps = 0
  /// The largest number of fingers that were down during this tap.
  private var fingers = 0
  /// The center of the touches when the first tap began.
  private var start = CGPoint.zero

  /// Whether the recognizer has received a tap and waits for another one.
  internal override var waitsForMoreTouches: Bool {
    arbitration.state == .possible && taps > 0 && taps < numberOfTapsRequired
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return }
    if fingers == 0 {
      if taps == 0 {
        start = arbitration.middle
      } else if arbitration.middle.translation(from: start).length > TouchDelivery.pointsBetweenTaps
      {
        return state = .failed
      }
      wait(UITapGestureRecognizer.secondsOfTap) { [weak self] in self?.state = .failed }
    }
    fingers = max(fingers, fingersDown.count)
    if fingers > numberOfTouchesRequired { state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return }
    if touches.contains(where: {
      $0.place.translation(from: $0.start).length > TouchDelivery.pointsBetweenTaps
    }) {
      state = .failed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible, fingersDown.isEmpty else { return }
    guard fingers == numberOfTouchesRequired else { return state = .failed }
    fingers = 0
    taps += 1
    if taps >= numberOfTapsRequired {
      state = .ended
    } else {
      wait(TouchDelivery.secondsBetweenTaps) { [weak self] in self?.state = .failed }
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  open override func reset() {
    super.reset()
    taps = 0
    fingers = 0
  }

  /// Whether this recognizer prevents another one.
  ///
  /// A recognizer of single taps does not prevent a recognizer of double taps.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    if let other = preventedGestureRecognizer as? UITapGestureRecognizer,
      other.numberOfTouchesRequired == numberOfTouchesRequired,
      other.numberOfTapsRequired > numberOfTapsRequired
    {
      return false
    }
    return super.canPrevent(preventedGestureRecognizer)
  }
}
