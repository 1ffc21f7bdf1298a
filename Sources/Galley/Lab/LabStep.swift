import Foundation

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
  /// the control then filters the items, an update to a state must keep the filter, and a touch of
  /// a visible item must not act on the item that has the same path without the filter. If the
  /// control can filter out all items, the screen must look as before when the filter is removed.
  /// Walks with tasks do not take this step.
  case filter(Int, item: Int)
  /// Expands a visible item of a fresh screen with an outline, or selects two items of a list that
  /// allows several, and updates that screen to the state that it already shows. The item must stay
  /// expanded, and the items selected.
  case refresh(item: Int)
  /// Touches fresh screens, updates them to a state, and touches them again. Either a section is
  /// folded by its header, or a row is swiped away and restored by a button, or two items are
  /// selected and a button acts on them. The second touch must act on the items that were touched
  /// first. The texts around the list must agree with its selection, and with the items that a
  /// touch has marked. Walks with tasks only tap a control of each visible item after the update.
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

extension LabStep {
  /// Returns the steps of a walk.
  ///
  /// The same seed gives the same steps.
  internal static func walk(
    seed: UInt64, length: Int, states: Int, actions: LabActions
  ) -> [LabStep] {
    var random = LabRandom(seed: seed)
    // A touched screen can't be compared with a fresh screen, because touches change more than the
    // state. The comparison with a fresh screen finds more faults than the other comparisons, so
    // three of five walks have no touches.
    let touches = actions.contains(.touches) && Int.random(in: 0..<5, using: &random) < 2
    let kinds = kinds(states: states, actions: actions, touches: touches)
    let sum = kinds.reduce(0) { $0 + $1.weight }
    var steps: [LabStep] = []
    while steps.count < length - 1 {
      // Some faults need several steps in a certain order, and random steps seldom have that order.
      if actions.contains(.scrolling), Int.random(in: 0..<20, using: &random) == 0 {
        steps += scrolled(states: states, actions: actions, &random)
        continue
      }
      if touches, Int.random(in: 0..<5, using: &random) == 0 {
        steps += touched(states: actions.contains(.updates) ? states : 0, &random)
        continue
      }
      var place = Int.random(in: 0..<sum, using: &random)
      let kind = kinds.first { kind in
        place -= kind.weight
        return place < 0
      }
      let step = kind?.make(&random) ?? .rest
      steps.append(step)
      // The drag may have changed the order of the items. An update would replace this order before
      // it is checked, so the step `rest` follows.
      if case .drag = step { steps.append(.rest) }
    }
    guard actions.contains(.touches), !touches, length > 1 else {
      return steps.prefix(max(length - 1, 0)) + [.rest]
    }
    return endingWithTouches(steps, length: length, states: states, actions: actions, &random)
  }

  /// Returns several steps in a fixed order, in which the lists scroll.
  private static func scrolled(
    states: Int, actions: LabActions, _ random: inout LabRandom
  ) -> [LabStep] {
    switch Int.random(in: 0..<3, using: &random) {
    case 0: return pull
    case 1 where actions.contains(.surroundings): return turned
    default:
      guard actions.contains(.updates) else { return thereAndBack }
      let state = Int.random(in: 0..<states, using: &random)
      return [LabStep.update(state)] + thereAndBack
    }
  }

  /// A kind of step that a walk may contain. Kinds with a higher weight are chosen more often.
  private typealias Kind = (weight: Int, make: (inout LabRandom) -> LabStep)

  /// Returns the kinds of steps for some actions.
  private static func kinds(states: Int, actions: LabActions, touches: Bool) -> [Kind] {
    var kinds: [Kind] = [
      (8, { _ in .rest }), (3, { .wait(roundedToTenth(.random(in: 0.1...0.5, using: &$0))) }),
    ]
    func number(_ random: inout LabRandom) -> Int { .random(in: 0..<states, using: &random) }
    if actions.contains(.updates) {
      kinds += [
        (10, { .update(number(&$0), animated: .random(using: &$0)) }),
        (2, { .updateTwice(number(&$0), number(&$0)) }),
        (2, { .updateInTurn(number(&$0)) }), (1, { .updateUnderFinger(number(&$0)) }),
        (2, { .updateDuringAnimation(number(&$0), number(&$0)) }),
        (1, { .updateInFrame(number(&$0)) }), (1, { .updateFromQueue(number(&$0)) }),
      ]
    }
    if actions.contains(.scrolling) {
      kinds += [
        // Faults are most likely at the start and the end of a list, so these positions are chosen
        // more often.
        (5, { .scroll(to: min(max(roundedToTenth(.random(in: -0.25...1.25, using: &$0)), 0), 1)) }),
        (2, { .flick((.random(in: -4...4, using: &$0) * 100).rounded()) }),
      ]
    }
    if touches {
      kinds += [
        (5, { .tap(.random(in: 0..<24, using: &$0)) }),
        (3, { swipeOrMenu(.random(in: 0..<12, using: &$0)) }),
        (2, { .select(.random(in: 0..<12, using: &$0)) }),
        (2, { .press(.random(in: 0..<12, using: &$0)) }),
        (
          2,
          {
            .drag(
              .random(in: 0..<12, using: &$0), by: (.random(in: -4...4, using: &$0) * 60).rounded())
          }
        ),
      ]
      if actions.contains(.updates) {
        kinds.append((2, { updateDuringTouch(number(&$0), .random(in: 0..<12, using: &$0)) }))
      }
    }
    if actions.contains(.surroundings) {
      kinds += [
        (1, { _ in .rotate }), (1, { .width(roundedToTenth(.random(in: 0.5...1, using: &$0))) }),
        (1, { _ in .dark }), (1, { _ in .largerText }), (1, { _ in .rightToLeft }),
      ]
    }
    if actions.contains(.interruptions) {
      kinds += [(1, { _ in .memoryWarning }), (1, { _ in .leaveAndReturn })]
    }
    return kinds
  }

  /// Returns a walk without touches, with its last steps replaced by touches.
  private static func endingWithTouches(
    _ steps: [LabStep], length: Int, states: Int, actions: LabActions, _ random: inout LabRandom
  ) -> [LabStep] {
    // The last touches are made in this screen and in a fresh screen, which are then compared.
    var end = (0..<2).map { _ in LabStep.tapInBoth(.random(in: 0..<64, using: &random)) }
    // If a row is swiped away, the rows below that row move. The controls of these rows may still
    // use their old paths.
    if Int.random(in: 0..<4, using: &random) == 0 {
      end = [
        .tapInBoth(deletingSwipe(&random) * 4 + 3),
        .tapInBoth(.random(in: 0..<16, using: &random) * 4 + 1),
      ]
    }
    end.append(.tapControls)
    guard actions.contains(.updates), states > 1, length > 6 else {
      return steps.prefix(max(length - 3, 0)) + end.suffix(length)
    }
    let state = { (random: inout LabRandom) in Int.random(in: 0..<states, using: &random) }
    let item = { (random: inout LabRandom) in Int.random(in: 0..<12, using: &random) }
    end.insert(
      contentsOf: [
        .interrupt(state(&random), item: item(&random)),
        .filter(state(&random), item: item(&random)), .refresh(item: item(&random)),
      ], at: 0)
    if length > 7 { end.insert(.touchAndUpdate(state(&random), item: item(&random)), at: 3) }
    // If a screen adds an object at each appearance, such as an observer, the next touches show the
    // fault.
    if actions.contains(.interruptions), length > 8, Int.random(in: 0..<3, using: &random) == 0 {
      // The step `rest` lets a bounce end before the screen is left.
      end.insert(contentsOf: [.rest, .leaveAndReturn], at: 0)
    }
    return steps.prefix(length - end.count) + end
  }

  /// The number of a swipe that performs the first action at the trailing side.
  private static func deletingSwipe(_ random: inout LabRandom) -> Int {
    .random(in: 0..<4, using: &random) * 4 + .random(in: 0..<2, using: &random)
  }

  /// Returns a swipe for most numbers, and a choice from the item's menu for some.
  private static func swipeOrMenu(_ number: Int) -> LabStep {
    number % 6 == 5 ? .menu(number) : .swipe(number)
  }

  /// Returns an update during a tap for most numbers of items, and an update while the item's menu
  /// is open for some.
  private static func updateDuringTouch(_ state: Int, _ item: Int) -> LabStep {
    item % 3 == 2 ? .updateDuringMenu(state, item: item) : .updateDuringTap(state, item: item)
  }

  /// The steps that pull the list down at its start, as to refresh it.
  private static let pull: [LabStep] = [.scroll(to: 0), .rest, .flick(300), .rest]

  /// Returns a sequence of touches that random steps seldom make.
  ///
  /// There are four kinds:
  /// - A control is tapped, which may show the keyboard, and the device is rotated.
  /// - One or two items are touched. The screen may be updated between two touches, or a control
  ///   outside of the items, such as a search field, may be touched first or last.
  /// - All items of a small state are swiped away.
  /// - An item is dragged.
  private static func touched(states: Int, _ random: inout LabRandom) -> [LabStep] {
    let items = (0..<2).map { _ in Int.random(in: 0..<24, using: &random) }
    switch Int.random(in: 0..<18, using: &random) {
    case 9: return [.rest, tapOnControl(items[0]), .rotate, .rest]
    // Most screens have few controls outside of their items, so one of the first four controls is
    // pressed.
    case 10, 14: return [.rest, .press(items[0] % 4), .rotate, .rest]
    case 12, 13:
      // Two neighboring items, which the taps may select, and then a control that may use the
      // selection.
      let first = items[0] % 6 * 2
      return [
        .tap(first), .tap(first + 13), .press(.random(in: 0..<12, using: &random)), .rest,
      ]
    case 0, 11:
      return [.drag(items[0], by: (.random(in: -4...4, using: &random) * 60).rounded()), .rest]
    case 1 where states > 0, 2 where states > 0:
      let state = Int.random(in: 0..<states, using: &random)
      return [.tap(items[0]), .update(state), .tap(items[1]), .rest]
    case 3, 4:
      let touch =
        items[1] % 2 == 0 ? LabStep.swipe(deletingSwipe(&random)) : .tap(items[0])
      return [.press(.random(in: 0..<12, using: &random)), touch, .rest]
    case 5 where states > 0, 6 where states > 0, 15... where states > 0:
      let state = Int.random(in: 0..<states, using: &random)
      return [.update(state)] + [LabStep](repeating: .swipe(0), count: 4) + [.rest]
    default:
      // A control of one item, such as a switch, may change a value that a control of another item
      // uses.
      if Bool.random(using: &random) { return items.map { tapOnControl($0) } + [.rest] }
      return [.tap(items[0]), .tap(items[1]), .press(.random(in: 0..<12, using: &random)), .rest]
    }
  }

  /// Returns a tap on a control of an item.
  static func tapOnControl(_ number: Int) -> LabStep {
    .tap(number % 12 + (number % 2 == 0 ? 12 : 0))
  }

  /// The steps that scroll to the end of the list, away, and back before the screen has settled.
  private static let thereAndBack: [LabStep] = [
    .scroll(to: 1), .scroll(to: 0), .scroll(to: 1), .rest,
  ]

  /// The steps that rotate the device when the list is scrolled to its middle.
  private static let turned: [LabStep] = [.scroll(to: 0.4), .rotate, .rest]

  private static func roundedToTenth(_ number: Double) -> Double { (number * 10).rounded() / 10 }
}
