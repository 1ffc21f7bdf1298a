import Foundation

/// Recognizes touches that stay down.
///
/// The gesture begins while the touches are down, and ends when they are lifted.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The time for which the touches have to stay down.
  open var minimumPressDuration: TimeInterval = 0.5
  /// The largest distance that the touches may move before the gesture begins.
  open var allowableMovement: CGFloat = 10
  /// The number of touches.
  open var numberOfTouchesRequired = 1
  /// The number of taps that have to precede the press.
  open var numberOfTapsRequired = 0

  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  /// Creates the recognizer that a nib describes.
  ///
  /// Other archives are not supported: with another coder, this initializer traps.
  public override init?(coder: NSCoder) { super.init(coder: coder) }

  /// The number of taps so far.
  private var taps = 0

  internal override var waitsForMoreTouches: Bool {
    arbitration.state == .possible && taps > 0 && taps <= numberOfTapsRequired
      && arbitration.wait != nil
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return }
    let count = fingersDown.count
    if count > numberOfTouchesRequired { return state = .failed }
    guard count == numberOfTouchesRequired else { return }
    if taps < numberOfTapsRequired { return stopWaiting() }
    // With a duration of zero the gesture begins with the touch.
    guard minimumPressDuration > 0 else { return state = .began }
    wait(minimumPressDuration) { [weak self] in self?.state = .began }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    switch state {
    case .possible:
      if touches.contains(where: { $0.place.translation(from: $0.start).length > allowableMovement }
      ) {
        state = .failed
      }
    case .began, .changed: state = .changed
    default: break
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    switch state {
    case .began, .changed: state = .ended
    case .possible:
      stopWaiting()
      guard fingersDown.isEmpty else { return }
      taps += 1
      if taps > numberOfTapsRequired { return state = .failed }
      wait(TouchDelivery.secondsBetweenTaps) { [weak self] in self?.state = .failed }
    default: break
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  open override func reset() {
    super.reset()
    taps = 0
  }
}
