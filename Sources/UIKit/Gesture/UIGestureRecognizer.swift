import Foundation

/// Looks at fingers, and tells when they have made a gesture.
///
/// Subclasses look at the fingers in `touchesBegan(_:with:)` and so on, and set `state`. Whether they
/// get it is decided together with the other recognizers that look at the same fingers: one that
/// recognizes ends the others, unless a delegate lets them go on together.
///
///     let tap = UITapGestureRecognizer(target: self, action: FeedViewController.open)
///     view.addGestureRecognizer(tap)
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// A recognizer that calls a method of a target when it has come further. The target is not kept
  /// alive.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// A recognizer that tells nobody yet.
  public override convenience init() { self.init(target: nil, action: nil) }

  /// Creates what a nib describes. Other archives are not read: with another coder this traps.
  public init?(coder: NSCoder) {
    guard coder is ClassCoder else { UIView.trapOnArchive(Self.self) }
    super.init()
  }

  /// Calls a method of a target, too.
  open func addTarget(_ target: Any, action: Selector) { add(.selector(action), target: target) }

  /// Calls it no more. `nil` stands for any target, and for any method.
  open func removeTarget(_ target: Any?, action: Selector?) { remove(target, action) }

  /// How far it has got.
  open var state: State {
    get { arena.state }
    set { request(newValue) }
  }

  /// Who is asked whether it may.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// Whether it looks at fingers at all. Turned off in the middle, what it has begun is cancelled.
  open var isEnabled = true { didSet { if oldValue && !isEnabled { giveUp() } } }

  /// The view that it looks at.
  open internal(set) weak var view: UIView?

  /// What it is called, for people.
  open var name: String?

  /// Whether the view's fingers are cancelled when it recognizes.
  open var cancelsTouchesInView = true

  /// Whether the view hears of fingers only when it has failed.
  open var delaysTouchesBegan = false

  /// Whether the view hears that fingers went only when it has failed.
  open var delaysTouchesEnded = true

  /// Whether it looks at one kind of touches only.
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]

  /// Which keys it looks at. It looks at none here.
  open var allowedPressTypes: [NSNumber] = []

  /// Whether it looks at touches of one kind at a time.
  open var requiresExclusiveTouchType = true

  /// The keys of a keyboard that are held.
  open internal(set) var modifierFlags: UIKeyModifierFlags = []

  // MARK: Where

  /// How many fingers it looks at.
  open var numberOfTouches: Int { arena.touches.count }

  /// Where the gesture is: in the middle of its fingers.
  open func location(in view: UIView?) -> CGPoint { convert(arena.middle, to: view) }

  /// Where one of its fingers is.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    guard arena.touches.indices.contains(touchIndex) else {
      Misuse.trap(
        "-[\(Swift.type(of: self)) locationOfTouch:inView:]: index (\(touchIndex)) beyond bounds "
          + "(\(arena.touches.count))", "ask numberOfTouches first")
    }
    return arena.touches[touchIndex].location(in: view)
  }

  // MARK: Together with others

  /// It waits until another has failed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    arena.mustFailBefore.append(Weak(otherGestureRecognizer))
  }

  /// Whether it ends another when it recognizes. Subclasses say so; a delegate may let both go on.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether another that recognizes ends it.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether it waits until another has failed. Subclasses say so.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Whether another waits until it has failed. Subclasses say so.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Whether it looks at an event at all.
  open func shouldReceive(_ event: UIEvent) -> Bool { true }

  // MARK: For subclasses

  /// Fingers came down.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Fingers moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Fingers went up.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Something came between.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Keys went down.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Keys were pressed harder or less.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Keys went up.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Something came between.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// Ignores a key. Recognizers here do not wait for keys, so that nothing is left to ignore.
  open func ignore(_ button: UIPress, for event: UIPressesEvent) {}

  /// Called when properties of touches change that were only estimated before.
  /// - Differs: Never called. Touches here are never estimated.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

  /// It looks at a finger no more, and its view hears of that finger at once.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    arena.touches.removeAll { $0 === touch }
    touch.gestureRecognizers?.removeAll { $0 === self }
  }

  /// It is as it was before the gesture. Subclasses forget what they knew of the fingers.
  open func reset() {}

  // MARK: Inside

  /// Whether it waits for fingers that come down again, as for the second tap of two.
  internal var waitsForMoreTouches: Bool { false }

  /// How it stands with the others.
  internal final var arena = Standing()

  /// Whom it tells: see `UIGestureRecognizer+Targets.swift`.
  internal final var targets: [Target] = []

  /// How far a gesture has got.
  public enum State: Int, Sendable {
    /// Not yet recognized.
    case possible
    /// One that goes on has begun.
    case began
    /// It has changed.
    case changed
    /// It is over. One that does not go on is recognized.
    case ended
    /// Something came between.
    case cancelled
    /// It was another one.
    case failed

    /// Recognized, and over at once.
    public static let recognized = State.ended
  }

  open override var description: String {
    MainActor.assumeIsolated {
      let called = name.map { " \"\($0)\"" } ?? ""
      return "<\(Swift.type(of: self))\(called): \(state)>"
    }
  }
}

/// The name of `UIGestureRecognizer.State` before Swift 4.2.
public typealias UIGestureRecognizerState = UIGestureRecognizer.State
