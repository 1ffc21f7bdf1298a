import Foundation
import GalleyUIKit

// Menus: those of items, after a long press, and those that a tap on a button shows.

extension LabFingers {
  /// Presses an item for a while, and chooses an element of the menu that appears. Returns a
  /// description of it; `nil` if there is no item.
  func openMenu(_ number: Int) -> String? {
    guard let (name, cell) = item(number) else { return nil }
    let touch = stage.window.putFinger(at: middle(of: cell))
    stage.clock.advance(by: 0.6)
    stage.window.liftFingers([touch])
    guard let choice = chooseFromMenu(number) else {
      respond(number)
      return "a long press on \(name)"
    }
    answerAlert(number)
    return "the choice of \(ViewTree.quoted(choice)) in the menu of \(name)"
  }

  /// Chooses an element of the menu that is on the screen. Returns its title; `nil` if there is no
  /// menu, or nothing to choose.
  func chooseFromMenu(_ number: Int) -> String? {
    guard let menu = LabFingers.menu(in: stage.window) else { return nil }
    stage.clock.advance(by: 0.3)
    let leaves = LabFingers.leaves(of: menu.elements)
    // Of several elements with the same title, the first is chosen.
    let titles = leaves.enumerated().filter { index, leaf in
      !leaf.attributes.contains(.disabled)
        && leaves.firstIndex { $0.title == leaf.title } == index
    }.map(\.element.title)
    guard !titles.isEmpty else {
      menu.dismiss()
      return nil
    }
    let title = titles[number % titles.count]
    menu.choose(title)
    // An element may leave its menu open.
    LabFingers.menu(in: stage.window)?.dismiss()
    return title
  }

  /// The menu that a view or a view in it presents.
  private static func menu(in view: UIView) -> PresentedMenu? {
    if let menu = (view as? UIControl)?.presentedMenu { return menu }
    for case let interaction as UIContextMenuInteraction in view.interactions {
      if let menu = interaction.presentedMenu { return menu }
    }
    return view.subviews.lazy.compactMap { menu(in: $0) }.first
  }

  /// The actions and commands among elements and in their submenus.
  private static func leaves(of elements: [UIMenuElement]) -> [any UIMenuLeaf] {
    elements.flatMap { element -> [any UIMenuLeaf] in
      if let menu = element as? UIMenu { return leaves(of: menu.children) }
      return (element as? any UIMenuLeaf).map { [$0] } ?? []
    }
  }
}
