import Foundation

extension UIControl {
  /// What happens to a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Events by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger goes down on it.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger goes down on it again, shortly after.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A finger moves, and stays inside.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A finger moves outside.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A finger comes back inside.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A finger leaves it.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A finger goes up inside: a tap.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger goes up outside.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The system takes the finger away.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// It has another value.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// What it is there for happens: the tap of a button, the value of a switch.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// Its menu is about to come up.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// A field is typed in.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The text of a field is another.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// A field is not typed in any more.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Return was typed in a field.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All that fingers do.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// All that happens to fields.
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// Room for what apps send.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// Room for what the system sends.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// Everything.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// How a control is.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// A state by its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// As it is from the start.
    public static let normal: State = []
    /// A finger is on it.
    public static let highlighted = State(rawValue: 1 << 0)
    /// It can't be used.
    public static let disabled = State(rawValue: 1 << 1)
    /// It is chosen.
    public static let selected = State(rawValue: 1 << 2)
    /// Keys go to it.
    public static let focused = State(rawValue: 1 << 3)
    /// Room for the states of apps.
    public static let application = State(rawValue: 0x00FF_0000)
    /// Room for the states of the system.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  /// Where what a control shows stands, up and down.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle.
    case center
    /// At the top.
    case top
    /// At the bottom.
    case bottom
    /// As high as the control.
    case fill
  }

  /// Where what a control shows stands, sideways.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center
    /// On the left.
    case left
    /// On the right.
    case right
    /// As wide as the control.
    case fill
    /// Where reading begins.
    case leading
    /// Where reading ends.
    case trailing
  }
}

/// The name of `UIControl.Event` before Swift 4.2.
public typealias UIControlEvents = UIControl.Event
/// The name of `UIControl.State` before Swift 4.2.
public typealias UIControlState = UIControl.State
/// The name of `UIControl.ContentHorizontalAlignment` before Swift 4.2.
public typealias UIControlContentHorizontalAlignment = UIControl.ContentHorizontalAlignment
/// The name of `UIControl.ContentVerticalAlignment` before Swift 4.2.
public typealias UIControlContentVerticalAlignment = UIControl.ContentVerticalAlignment
