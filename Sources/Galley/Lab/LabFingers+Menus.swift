import Foundation
import GalleyUIKit

// The menus of items, which appear after a long press, and the menus that a tap on a button shows.

extension LabFingers {
  /// Presses an item for a while, and chooses an element of the menu that appears.
  ///
  /// Returns a description of this touch; `nil` if there is no item.
  ///
  /// - Parameter body: Called while the menu is open, or immediately if there is no item.
  func openMenu(_ number: Int, during body: () -> Void = {}) -> String? {
    guard let (name, cell) = item(number) else {
      body()
      return nil
    }
    stage.note(.touch("a long press on \(name)"))
    hold(cell)
    body()
    stage.window.layoutIfNeeded()
    guard let choice = chooseFromMenu(number) else {
      respond(number)
      return "a long press on \(name)"
    }
    answerAlert(number)
    return "the choice of \(ViewTree.quoted(choice)) in the menu of \(name)"
  }

  /// Presses a cell until its menu appears, if it has one.
  func hold(_ cell: UIView) {
    let touch = stage.window.putFinger(at: middle(of: cell))
    stage.clock.advance(by: 0.6)
    stage.window.liftFingers([touch])
  }

  /// Chooses an element of the menu that is on the screen. Returns the title of the element; `nil`
  /// if there is no menu, or if the menu has no element that can be chosen.
  func chooseFromMenu(_ number: Int) -> String? {
    guard let menu = stage.window.menuOnScreen else { return nil }
    stage.clock.advance(by: 0.3)
    let choices = menu.choices
    guard !choices.isEmpty else {
      menu.dismiss()
      return nil
    }
    let (leaf, menus) = choices[number % choices.count]
    let title = leaf.title
    stage.note(.choice("the choice of \(ViewTree.quoted(title)) in the menu"))
    menu.choose(leaf, in: menus)
    // An element may leave its menu open.
    stage.window.menuOnScreen?.dismiss()
    return title
  }
}
