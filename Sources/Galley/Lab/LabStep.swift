/// A step of a random walk over a screen.
///
/// A step is valid in any state of the screen: a number that is too large is taken modulo the count
/// of items or states, and the sign of a negative number is ignored.
public enum LabStep: Hashable, Codable, Sendable {
  /// Updates the screen to the state with a number.
  case update(Int, animated: Bool = true)
  /// Updates the screen to two states, one right after the other.
  case updateTwice(Int, Int)
  /// Updates the screen to a state in a later block of the main queue, as after
  /// `DispatchQueue.main.async`.
  case updateInTurn(Int)
  /// Updates the screen to a state from a block on another queue, which dispatches the update to
  /// the main queue.
  case updateFromQueue(Int)
  /// Updates the screen to a state while a finger drags its list.
  case updateUnderFinger(Int)
  /// Updates the screen to a state, and to another state in the middle of the animation.
  case updateDuringAnimation(Int, Int)
  /// Updates the screen to a state in the next frame, while its list scrolls.
  ///
  /// This is the time of a display link's callback and of an animation's completion.
  case updateInFrame(Int)
  /// Updates the screen to a state while a finger rests on a visible item, and lifts the finger.
  case updateDuringTap(Int, item: Int)
  /// Presses a visible item for a while, updates the screen to a state while the item's menu is
  /// open, and chooses an element of the menu.
  case updateDuringMenu(Int, item: Int)
  /// Advances the clock by some seconds, so that animations are in progress.
  case wait(Double)
  /// Waits until the screen has settled, and compares it with a fresh screen: a new instance of the
  /// screen in the same state.
  case rest
  /// Scrolls the list to a fraction of the distance from its start to its end.
  case scroll(to: Double)
  /// Flicks the list by a number of points.
  case flick(Double)
  /// Taps a visible item, or a control in it.
  ///
  /// If a text field or a text view begins to be edited, a text is typed. If the tapped control is
  /// the delete control of a row and opens the row, the button beside the row is tapped, too.
  case tap(Int)
  /// Selects a visible item, as code of the app does.
  case select(Int)
  /// Swipes a visible item to the side: a short distance, which shows its actions, or all the way,
  /// which performs the first action.
  case swipe(Int)
  /// Presses a visible item, or its reorder control, drags it by a number of points, and drops it.
  case drag(Int, by: Double)
  /// Presses a visible item for a while, and chooses an element of the menu that appears.
  case menu(Int)
  /// Presses a control that is in no item, such as a button, a segment, a search field, or the
  /// button of a bar or of a header; or taps a header that handles taps.
  ///
  /// If a text field begins to be edited, a text is typed.
  case press(Int)
  /// Waits until the screen has settled, compares it with a fresh screen, touches both screens in
  /// the same way, and compares them again.
  ///
  /// Before the second comparison, the lists of the fresh screen are scrolled away and back. The
  /// number selects the view to touch.
  case tapInBoth(Int)
  /// Touches a visible item of a fresh screen, and updates that screen to a state during the touch:
  /// while a menu or an alert about the item is open, while its swipe actions are shown, or before
  /// the touch has had its effect. The item is pressed, tapped and swiped, and one of its controls
  /// is tapped. If another item has the path of the touched item after the update, the touch must
  /// not act on the other item.
  case interrupt(Int, item: Int)
  /// Uses a control outside of the items of a fresh screen, such as a search field or a segment. If
  /// the control then filters the items, an update to a state must keep the filter, and must not be
  /// lost if it is made before the items are filtered. A touch of a visible item must not act on
  /// the item that has the same path without the filter. If the control can filter out all items,
  /// the screen must look as before when the filter is removed.
  case filter(Int, item: Int)
  /// Expands a visible item of a fresh screen with an outline, or selects two items of a list that
  /// allows several, and updates that screen to the state that it already shows. The item must stay
  /// expanded, and the items selected. An item that is deselected before the update must stay
  /// deselected.
  case refresh(item: Int)
  /// Touches fresh screens, updates them to a state, and touches them again. Either a section is
  /// folded by its header, or a row is swiped away and restored by a button, or two items are
  /// selected and a button acts on them. The second touch must act on the items that were touched
  /// first. The texts around the list must agree with its selection, and with the items that a
  /// touch has marked. Repeating timers fire before and after the update, and each title of a
  /// section index is touched after it. Walks with tasks only tap a control of each visible item
  /// after the update.
  case touchAndUpdate(Int, item: Int)
  /// Taps a control of each visible item, from the last item to the first, as the last step of a
  /// walk. The step finds controls that still use the paths that their items had before the
  /// updates.
  case tapControls
  /// Rotates the device.
  case rotate
  /// Changes the width of the window to a fraction of its usual width.
  case width(Double)
  /// Switches the screen between the light and the dark style.
  case dark
  /// Switches the screen between the usual and a larger size of text.
  case largerText
  /// Switches the screen between left to right and right to left.
  case rightToLeft
  /// Sends a memory warning.
  case memoryWarning
  /// Shows another screen, and then this screen again.
  case leaveAndReturn
}

extension LabStep: CustomStringConvertible {
  /// The step as it is written in Swift, without the leading period: `update(3, animated: false)`.
  public var description: String {
    switch self {
    case .update(let state, let isAnimated):
      isAnimated ? "update(\(state))" : "update(\(state), animated: false)"
    case .updateTwice(let first, let second): "updateTwice(\(first), \(second))"
    case .updateInTurn(let state): "updateInTurn(\(state))"
    case .updateFromQueue(let state): "updateFromQueue(\(state))"
    case .updateUnderFinger(let state): "updateUnderFinger(\(state))"
    case .updateDuringAnimation(let first, let second): "updateDuringAnimation(\(first), \(second))"
    case .updateInFrame(let state): "updateInFrame(\(state))"
    case .updateDuringTap(let state, let item): "updateDuringTap(\(state), item: \(item))"
    case .updateDuringMenu(let state, let item): "updateDuringMenu(\(state), item: \(item))"
    case .wait(let seconds): "wait(\(seconds))"
    case .rest: "rest"
    case .scroll(let share): "scroll(to: \(share))"
    case .flick(let delta): "flick(\(delta))"
    case .tap(let item): "tap(\(item))"
    case .select(let item): "select(\(item))"
    case .swipe(let item): "swipe(\(item))"
    case .drag(let item, let delta): "drag(\(item), by: \(delta))"
    case .menu(let item): "menu(\(item))"
    case .press(let number): "press(\(number))"
    case .tapInBoth(let number): "tapInBoth(\(number))"
    case .interrupt(let state, let item): "interrupt(\(state), item: \(item))"
    case .filter(let state, let item): "filter(\(state), item: \(item))"
    case .refresh(let item): "refresh(item: \(item))"
    case .touchAndUpdate(let state, let item): "touchAndUpdate(\(state), item: \(item))"
    case .tapControls: "tapControls"
    case .rotate: "rotate"
    case .width(let share): "width(\(share))"
    case .dark: "dark"
    case .largerText: "largerText"
    case .rightToLeft: "rightToLeft"
    case .memoryWarning: "memoryWarning"
    case .leaveAndReturn: "leaveAndReturn"
    }
  }
}

/// The kinds of steps of a walk.
public struct LabActions: OptionSet, Hashable, Sendable {
  /// The bits of the actions.
  public let rawValue: Int

  /// Creates a set of actions from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Updates to other states: alone, twice in a row, later, during an animation, in a frame, and
  /// under a finger.
  public static let updates = LabActions(rawValue: 1 << 0)
  /// Scrolling and flicking of lists.
  public static let scrolling = LabActions(rawValue: 1 << 1)
  /// Taps, selections, swipes, drags and menus of items, updates during a tap and while a menu is
  /// open, and presses of controls outside of the items.
  ///
  /// Touches may change the screen beyond its state. So the touched screen is compared with itself:
  /// an item that is scrolled away and back has to look as before. Or the touched screen is
  /// compared with a fresh screen that was touched in the same way. Fresh screens are also updated
  /// during a touch, and the touch must not act on another item.
  public static let touches = LabActions(rawValue: 1 << 2)
  /// Rotations of the device, and changes of the window's width, the style, the size of text and
  /// the layout direction.
  public static let surroundings = LabActions(rawValue: 1 << 3)
  /// Memory warnings, and leaving the screen and coming back.
  public static let interruptions = LabActions(rawValue: 1 << 4)
  /// All actions.
  public static let all: LabActions = [
    .updates, .scrolling, .touches, .surroundings, .interruptions,
  ]
}
