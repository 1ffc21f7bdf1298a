import Foundation

/// An event of the user, such as touches that begin, move and end.
///
/// Events are created by the program that drives a window, such as a test with a `Finger` of the
/// `Galley` module.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// The type of the event.
  open internal(set) var type = EventType.touches

  /// The subtype of the event.
  open internal(set) var subtype = EventSubtype.none

  /// The time of the event, by the frame clock of the window, as in `CACurrentMediaTime()`.
  open internal(set) var timestamp: TimeInterval = 0

  /// The touches that are down, and those that have just ended.
  open var allTouches: Set<UITouch>? { touches.isEmpty ? nil : Set(touches) }

  /// Returns the touches of a view.
  open func touches(for view: UIView) -> Set<UITouch>? { touches { $0.view === view } }

  /// Returns the touches of a window.
  open func touches(for window: UIWindow) -> Set<UITouch>? { touches { $0.window === window } }

  /// Returns the touches of a gesture recognizer.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    touches { $0.gestureRecognizers?.contains { $0 === gesture } == true }
  }

  /// Returns the touches since the last event.
  ///
  /// The result contains only the touch itself.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }

  /// Returns the predicted touches.
  ///
  /// The result is always empty.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }

  /// The modifier keys that are down.
  open var modifierFlags: UIKeyModifierFlags { [] }

  /// The buttons of a pointer that are down.
  ///
  /// - Differs: the set is always empty, because a click of a pointer is the same as a touch of a
  ///   finger.
  open var buttonMask: ButtonMask { [] }

  /// The touches in the order in which they began.
  internal final var touches: [UITouch] = []

  private func touches(where belongs: (UITouch) -> Bool) -> Set<UITouch>? {
    let some = touches.filter(belongs)
    return some.isEmpty ? nil : Set(some)
  }

  /// Creates an event.
  public override init() { super.init() }

  /// The type of an event.
  public enum EventType: Int, Sendable {
    /// Touches.
    case touches
    /// A movement of the device.
    case motion
    /// Buttons of headphones or a remote control.
    case remoteControl
    /// Presses of keys.
    case presses
    /// A scroll wheel.
    case scroll = 10
    /// A pointer.
    case hover
    /// Two fingers on a trackpad.
    case transform = 14
  }

  /// The buttons of a pointer.
  public struct ButtonMask: OptionSet, Sendable {
    /// The bits of the buttons. The lowest bit is the bit of the first button.
    public let rawValue: Int

    /// Creates a set of buttons from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The first button.
    public static let primary = ButtonMask(rawValue: 1 << 0)
    /// The second button.
    public static let secondary = ButtonMask(rawValue: 1 << 1)

    /// Returns the button with a number. The first button has the number 1.
    public static func button(_ buttonNumber: Int) -> ButtonMask {
      ButtonMask(rawValue: 1 << (buttonNumber - 1))
    }
  }

  /// The subtype of an event.
  public enum EventSubtype: Int, Sendable {
    /// No subtype.
    case none
    /// The device is shaken.
    case motionShake
    /// A remote control starts playing.
    case remoteControlPlay = 100
    /// A remote control pauses.
    case remoteControlPause
    /// A remote control stops playing.
    case remoteControlStop
    /// A remote control starts playing, or pauses.
    case remoteControlTogglePlayPause
    /// A remote control skips to the next track.
    case remoteControlNextTrack
    /// A remote control skips to the previous track.
    case remoteControlPreviousTrack
    /// A remote control begins to go backward.
    case remoteControlBeginSeekingBackward
    /// A remote control stops going backward.
    case remoteControlEndSeekingBackward
    /// A remote control begins to go forward.
    case remoteControlBeginSeekingForward
    /// A remote control stops going forward.
    case remoteControlEndSeekingForward
  }
}

/// An event of presses.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
  /// The presses that are down, and those that have just ended.
  open internal(set) var allPresses: Set<UIPress> = []

  /// The modifier keys that are down, which belong to the pressed keys.
  open override var modifierFlags: UIKeyModifierFlags {
    allPresses.reduce(into: []) { $0.formUnion($1.key?.modifierFlags ?? []) }
  }

  /// Returns the presses of a gesture recognizer.
  ///
  /// The result is always empty.
  open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> { [] }

  /// The responder that receives the presses first.
  internal final weak var first: UIResponder?
  /// Whether `first` has passed the presses on to its next responder.
  internal final var hasPassedFirst = false
  /// Whether all responders have passed the presses on, so that none has handled them.
  internal final var hasPassedAll = false
}

/// A press of a key, or of a button of a remote control.
@preconcurrency @MainActor
open class UIPress: NSObject {
  /// The time at which the press last changed, by the frame clock of the window, as in
  /// `CACurrentMediaTime()`.
  open internal(set) var timestamp: TimeInterval = 0
  /// The phase of the press.
  open internal(set) var phase = Phase.began
  /// The type of the press.
  /// - Differs: it is `select` for the keys of a keyboard: see `key`.
  open internal(set) var type = PressType.select
  /// The force of the press, from 0 to 1.
  open internal(set) var force: CGFloat = 0
  /// The key of the keyboard that is pressed; `nil` for a button of a remote control.
  open internal(set) var key: UIKey?
  /// The responder that receives the press first.
  open internal(set) weak var responder: UIResponder?
  /// The window that receives the press.
  open internal(set) weak var window: UIWindow?
  /// The gesture recognizers that receive the press.
  ///
  /// The value is always `nil`.
  open var gestureRecognizers: [UIGestureRecognizer]? { nil }

  /// The phase of a press.
  public enum Phase: Int, Sendable {
    /// The press begins.
    case began
    /// The force of the press has changed.
    case changed
    /// The press continues without a change.
    case stationary
    /// The press ends.
    case ended
    /// The press is cancelled.
    case cancelled
  }

  /// The type of a press.
  public enum PressType: Int, Sendable {
    /// Up.
    case upArrow
    /// Down.
    case downArrow
    /// Left.
    case leftArrow
    /// Right.
    case rightArrow
    /// The select button.
    case select
    /// The menu button.
    case menu
    /// The play/pause button.
    case playPause
  }
}
