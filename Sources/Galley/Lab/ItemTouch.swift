import Foundation
import GalleyUIKit

/// A touch of an item that may open a menu, an alert or the row, with pauses in which the screen
/// can be updated.
@MainActor
internal struct ItemTouch {
  /// The way in which the item is touched.
  enum Way: CaseIterable {
    case hold, tap, tapControl, swipe, shortSwipe

    /// The way in words, which the item follows.
    var words: String {
      switch self {
      case .hold: "a long press on"
      case .tap: "a tap on"
      case .tapControl: "a tap on a control of"
      case .swipe: "a swipe of"
      case .shortSwipe: "a short swipe of"
      }
    }
  }

  /// A pause in the touch.
  enum Pause: CaseIterable {
    /// A menu is open.
    case menu
    /// The row is open beside its swipe actions.
    case openRow
    /// An alert is presented.
    case alert
    /// All has been chosen, but the effect may still be to come.
    case end

    /// The time of the pause in words.
    var words: String {
      switch self {
      case .menu: "while the menu was open"
      case .openRow: "while its swipe actions were shown"
      case .alert: "while the alert was open"
      case .end: "right after that"
      }
    }
  }

  private let fingers: LabFingers
  private let way: Way
  private let number: Int
  private let cell: UIView
  private let control: UIView?

  /// Creates a touch of a cell; `nil` if there is nothing to touch in this way.
  ///
  /// - Parameter number: The number that chooses a control, an element of a menu and a button.
  init?(_ way: Way, of cell: UIView, by fingers: LabFingers, choosing number: Int) {
    let controls = way == .tapControl ? LabFingers.controls(in: cell) : []
    if way == .tapControl, controls.isEmpty { return nil }
    self.fingers = fingers
    self.way = way
    self.number = number
    self.cell = cell
    control = controls.isEmpty ? nil : controls[number % controls.count]
  }

  /// Goes on until a pause. Returns whether it is one: whether a menu, an open row or an alert is
  /// there.
  func goOn(until pause: Pause) -> Bool {
    let window = fingers.stage.window
    window.layoutIfNeeded()
    switch pause {
    case .menu:
      begin()
      return window.menuOnScreen != nil
    case .openRow:
      return way == .shortSwipe && fingers.stage.lists.contains { !$0.openSwipeButtons.isEmpty }
    case .alert:
      _ = fingers.chooseFromMenu(number)
      if way == .shortSwipe { fingers.chooseFromOpenRow(number) }
      return fingers.alert != nil
    case .end:
      fingers.answerAlert(number)
      return true
    }
  }

  private func begin() {
    switch way {
    case .hold: fingers.hold(cell)
    case .tap, .tapControl: fingers.tap(at: fingers.middle(of: control ?? cell))
    case .swipe: fingers.swipe(cell, isFull: true, isForwards: false)
    case .shortSwipe: fingers.swipe(cell, isFull: false, isForwards: false)
    }
  }
}
