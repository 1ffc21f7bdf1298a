import Foundation

/// An object that receives touches, and calls its targets when the touches form a gesture.
///
/// Subclasses receive touches in `touchesBegan(_:with:)` and similar methods, and set `state`. The
/// new state may be refused, because other recognizers receive the same touches: the first
/// recognizer that recognizes its gesture prevents the other recognizers, unless a delegate allows
/// both.
///
///     let tap = UITapGestureRecognizer(target: self, action: FeedViewController.open)
///     view.addGestureRecognizer(tap)
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// Creates a recognizer that calls a method of a target when its state changes.
  ///
  /// The target is not retained.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Creates a recognizer without a target.
  public override convenience init() { self.init(target: nil, action: nil) }

  /// Creates the recognizer that a nib describes.
  ///
  /// With the decoder of an empty archive, all properties have default values. Other archives are
  /// not supported: with another coder, this initializer traps.
  public init?(coder: NSCoder) {
    guard coder.givesDefaults else { UIView.trapOnArchive(Self.self) }
    super.init()
  }

  /// Adds a method of a target.
  open func addTarget(_ target: Any, action: Selector) { add(.selector(action), target: target) }

  /// Removes a target's method.
  ///
  /// `nil` means any target, or any method.
  open func removeTarget(_ target: Any?, action: Selector?) { remove(target, action) }

  /// The state of the gesture.
  ///
  /// Subclasses set this property. If another recognizer prevents the gesture, the state becomes
  /// `failed` instead.
  open var state: State {
    get { arbitration.state }
    set {
      request(newValue)
      guard !arbitration.undeliveredStates.isEmpty else { return }
      view?.window?.touchDelivery.stateWasSet(by: self)
    }
  }

  /// The delegate.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// Whether the recognizer receives touches.
  ///
  /// When the recognizer is disabled, a gesture that has begun is cancelled.
  open var isEnabled = true { didSet { if oldValue && !isEnabled { cancelGesture() } } }

  /// The view of the recognizer.
  open internal(set) weak var view: UIView?

  /// The name of the recognizer, for debugging.
  open var name: String?

  /// Whether the touches of the view are cancelled when the gesture is recognized.
  open var cancelsTouchesInView = true

  /// Whether the view receives touches only after the recognizer has failed.
  open var delaysTouchesBegan = false

  /// Whether the view receives the end of touches only after the recognizer has failed.
  open var delaysTouchesEnded = true

  /// The types of touches that the recognizer receives, as raw values of `UITouch.TouchType`.
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]

  /// The types of presses that the recognizer receives.
  ///
  /// The value is stored without effect: in Galley, recognizers receive no presses.
  open var allowedPressTypes: [NSNumber] = []

  /// Whether the recognizer receives touches of only one type at a time.
  ///
  /// The value is stored without effect.
  open var requiresExclusiveTouchType = true

  /// The modifier keys that are held.
  open internal(set) var modifierFlags: UIKeyModifierFlags = []

  // MARK: Locations

  /// The number of touches in the gesture.
  open var numberOfTouches: Int { arbitration.touches.count }

  /// Returns the location of the gesture: the center of its touches.
  open func location(in view: UIView?) -> CGPoint { convert(arbitration.middle, to: view) }

  /// Returns the location of one of the touches.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    guard arbitration.touches.indices.contains(touchIndex) else {
      Misuse.trap(
        "-[\(Swift.type(of: self)) locationOfTouch:inView:]: index (\(touchIndex)) beyond bounds "
          + "(\(arbitration.touches.count))", "ask numberOfTouches first")
    }
    return arbitration.touches[touchIndex].location(in: view)
  }

  /// The buttons of a pointer that are down.
  ///
  /// - Differs: There are none, because a pointer touches as a finger does.
  open var buttonMask: UIEvent.ButtonMask { [] }

  // MARK: Other recognizers

  /// Makes this recognizer wait until another recognizer has failed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    arbitration.mustFailBefore.append(Weak(otherGestureRecognizer))
  }

  /// Whether this recognizer, when it recognizes its gesture, prevents another recognizer.
  ///
  /// Subclasses override this method. A delegate may allow both gestures nevertheless.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether another recognizer, when it recognizes its gesture, prevents this recognizer.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether this recognizer waits until another recognizer has failed.
  ///
  /// Subclasses override this method.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Whether another recognizer waits until this recognizer has failed.
  ///
  /// Subclasses override this method.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Whether the recognizer receives an event.
  open func shouldReceive(_ event: UIEvent) -> Bool { true }

  // MARK: For subclasses

  /// Called when touches begin.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when touches have moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when touches end.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when touches are cancelled.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when presses begin.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Called when the force of presses has changed.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Called when presses end.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Called when presses are cancelled.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// Ignores a press.
  ///
  /// This method has no effect, because in Galley recognizers receive no presses.
  open func ignore(_ button: UIPress, for event: UIPressesEvent) {}

  /// Called when estimated properties of touches are updated.
  /// - Differs: Never called. Touches here are never estimated.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

  /// Ignores a touch from now on.
  ///
  /// The recognizer no longer delays the touch in its view.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    arbitration.touches.removeAll { $0 === touch }
    touch.gestureRecognizers?.removeAll { $0 === self }
  }

  /// Resets the recognizer for the next gesture.
  ///
  /// Subclasses override this method to reset their own properties.
  open func reset() {}

  // MARK: Internals

  /// Whether the recognizer waits for further touches, such as the second tap of a double tap.
  internal var waitsForMoreTouches: Bool { false }

  /// Whether the recognizer and another recognizer never recognize at the same time, even if a
  /// delegate allows both gestures.
  internal var isExclusive: Bool { false }

  /// The state and the touches of the recognizer, and its relation to other recognizers.
  internal final var arbitration = Arbitration()

  /// The targets, in the order in which they were added.
  internal final var targets: [Target] = []

  // MARK: States

  /// The state of a gesture.
  public enum State: Int, Sendable {
    /// The gesture is not recognized yet.
    case possible
    /// A continuous gesture has begun.
    case began
    /// A continuous gesture has changed.
    case changed
    /// A continuous gesture has ended, or a discrete gesture is recognized.
    case ended
    /// The gesture was cancelled.
    case cancelled
    /// The touches do not form this gesture.
    case failed

    /// A discrete gesture is recognized: the same as `ended`.
    public static let recognized = State.ended
  }

  open override var description: String {
    MainActor.assumeIsolated {
      let called = name.map { " \"\($0)\"" } ?? ""
      return "<\(Swift.type(of: self))\(called): \(state)>"
    }
  }
}

/// The old name of `UIGestureRecognizer.State`.
public typealias UIGestureRecognizerState = UIGestureRecognizer.State
