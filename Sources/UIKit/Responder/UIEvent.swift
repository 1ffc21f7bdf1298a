import Foundation

/// Something that a user does: fingers that come down, move and go.
///
/// Events are made by whoever drives a window, as a test does with a finger of the `Galley` module.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// What kind of event it is.
  open internal(set) var type = EventType.touches

  /// What kind of it.
  open internal(set) var subtype = EventSubtype.none

  /// When it happened, by the frame clock.
  open internal(set) var timestamp: TimeInterval = 0

  /// The fingers that are down, and those that just went.
  open var allTouches: Set<UITouch>? { touches.isEmpty ? nil : Set(touches) }

  /// Those that are in a view.
  open func touches(for view: UIView) -> Set<UITouch>? { touches { $0.view === view } }

  /// Those that are in a window.
  open func touches(for window: UIWindow) -> Set<UITouch>? { touches { $0.window === window } }

  /// Those that a gesture recognizer looks at.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    touches { $0.gestureRecognizers?.contains { $0 === gesture } == true }
  }

  /// Where a finger was between two events. Fingers here are only where they are put.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }

  /// Where a finger may be next: nobody knows.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }

  /// In the order in which they came.
  internal final var touches: [UITouch] = []

  private func touches(where belongs: (UITouch) -> Bool) -> Set<UITouch>? {
    let some = touches.filter(belongs)
    return some.isEmpty ? nil : Set(some)
  }

  /// An event.
  public override init() { super.init() }

  /// What kind of event it is.
  public enum EventType: Int, Sendable {
    /// Fingers.
    case touches
    /// The device is shaken.
    case motion
    /// Buttons of headphones.
    case remoteControl
    /// Keys.
    case presses
    /// A wheel.
    case scroll = 10
    /// A pointer.
    case hover
    /// Two fingers on a pad.
    case transform = 14
  }

  /// What kind of a kind.
  public enum EventSubtype: Int, Sendable {
    /// None.
    case none
    /// The device is shaken.
    case motionShake
  }
}

/// Keys that are pressed.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
  /// The keys that are down, and those that just went.
  open internal(set) var allPresses: Set<UIPress> = []
}

/// A key, or a button of a remote control, that is pressed.
@preconcurrency @MainActor
open class UIPress: NSObject {
  /// When it last changed, by the frame clock.
  open internal(set) var timestamp: TimeInterval = 0
  /// What becomes of it.
  open internal(set) var phase = Phase.began
  /// Which one it is.
  open internal(set) var type = PressType.select
  /// How hard: from 0 to 1.
  open internal(set) var force: CGFloat = 0

  /// What becomes of a key.
  public enum Phase: Int, Sendable {
    /// It goes down.
    case began
    /// It is pressed harder or less.
    case changed
    /// It stays.
    case stationary
    /// It goes up.
    case ended
    /// Something came between.
    case cancelled
  }

  /// Which one it is.
  public enum PressType: Int, Sendable {
    /// Up.
    case upArrow
    /// Down.
    case downArrow
    /// Left.
    case leftArrow
    /// Right.
    case rightArrow
    /// The one in the middle.
    case select
    /// The one that goes back.
    case menu
    /// The one that plays and stops.
    case playPause
  }
}
