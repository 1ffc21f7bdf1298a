import Foundation
import GalleyUIKit

/// A touch of an item that may open a menu, an alert or the swipe actions of a row, with pauses in
/// which the screen can be updated.
@MainActor
internal struct ItemTouch {
  /// The way in which the item is touched.
  enum Way: CaseIterable {
    case hold, tap, tapControl, swipe, shortSwipe

    /// The beginning of a description of the touch; the name of the item follows it.
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
    /// All choices have been made, but they may not have had their effect yet.
    case end

    /// A description of the time of the pause.
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

  /// Continues the touch until a pause. Returns whether the touch has this pause: whether a menu,
  /// an open row or an alert is visible.
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
