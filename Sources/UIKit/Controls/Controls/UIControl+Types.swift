import Foundation

extension UIControl {
  /// The events of a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The events as bits.
    public let rawValue: UInt

    /// Creates events from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger touches the control.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger touches the control again, shortly after the last touch.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A finger moves inside of the control.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A finger moves outside of the control.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A finger moves back into the control.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A finger moves out of the control.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A finger is lifted inside of the control: a tap.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger is lifted outside of the control.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The touch is cancelled.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The value of the control has changed.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The main action of the control: the tap of a button, the change of a switch.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The menu is about to appear.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Editing of a text field begins.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The text of a text field has changed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing of a text field ends.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Editing of a text field ends with the return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All events of touches.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// All events of text fields.
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// The bits for events of apps.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// The bits for events of the system.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// All events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// The state of a control.
  public struct State: OptionSet, Hashable, Sendable {
    /// The state as bits.
    public let rawValue: UInt

    /// Creates a state from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The default state.
    public static let normal: State = []
    /// The control is touched.
    public static let highlighted = State(rawValue: 1 << 0)
    /// The control is disabled.
    public static let disabled = State(rawValue: 1 << 1)
    /// The control is selected.
    public static let selected = State(rawValue: 1 << 2)
    /// The control is focused.
    public static let focused = State(rawValue: 1 << 3)
    /// The bits for states of apps.
    public static let application = State(rawValue: 0x00FF_0000)
    /// The bits for states of the system.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  /// The vertical alignment of a control's content.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// Centered.
    case center
    /// At the top.
    case top
    /// At the bottom.
    case bottom
    /// As high as the control.
    case fill
  }

  /// The horizontal alignment of a control's content.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// Centered.
    case center
    /// On the left.
    case left
    /// On the right.
    case right
    /// As wide as the control.
    case fill
    /// At the leading edge.
    case leading
    /// At the trailing edge.
    case trailing
  }
}

/// The old name of `UIControl.Event`.
public typealias UIControlEvents = UIControl.Event
/// The old name of `UIControl.State`.
public typealias UIControlState = UIControl.State
/// The old name of `UIControl.ContentHorizontalAlignment`.
public typealias UIControlContentHorizontalAlignment = UIControl.ContentHorizontalAlignment
/// The old name of `UIControl.ContentVerticalAlignment`.
public typealias UIControlContentVerticalAlignment = UIControl.ContentVerticalAlignment
