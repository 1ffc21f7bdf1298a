import Foundation

/// What an app builds its menus with.
///
///     override func buildMenu(with builder: any UIMenuBuilder) {
///       super.buildMenu(with: builder)
///       builder.remove(menu: .format)
///       builder.insertChild(UIMenu(title: "List", children: commands), atEndOfMenu: .view)
///     }
@preconcurrency @MainActor
public protocol UIMenuBuilder: AnyObject {
  /// Whose menus are built.
  var system: UIMenuSystem { get }
  /// The menu with an identifier.
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  /// The action with an identifier.
  func action(for identifier: UIAction.Identifier) -> UIAction?
  /// The command with a method, and with what else tells it from others.
  func command(for action: Selector, propertyList: Any?) -> UICommand?
  /// Puts a menu in the place of another.
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
  /// Puts other things into a menu.
  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier,
    from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
  )
  /// Puts a menu in front of another.
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  /// Puts a menu behind another.
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  /// Puts a menu into another, in front of all.
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  /// Puts a menu into another, behind all.
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  /// Takes a menu away.
  func remove(menu removedIdentifier: UIMenu.Identifier)
}

/// Whose menus are built: those of the app, or those over what is chosen.
@preconcurrency @MainActor
open class UIMenuSystem: NSObject {
  /// The menus of the app.
  open class var main: UIMenuSystem { mainSystem }
  /// The menus over what is chosen.
  open class var context: UIMenuSystem { contextSystem }

  private static let mainSystem = UIMenuSystem()
  private static let contextSystem = UIMenuSystem()

  private var built: UIMenu?

  /// Has menus built anew when they are asked for next.
  open func setNeedsRebuild() { built = nil }

  /// Has it asked anew what can be done. It always is.
  open func setNeedsRevalidate() {}

  /// The menus as the app's delegate, or a responder and those behind it, have built them. UIKit has
  /// no such member: there the system shows them.
  public func menu(builtBy responder: UIResponder? = nil) -> UIMenu {
    if let built, responder == nil { return built }
    let builder = MenuBuilder(for: self)
    var next = responder ?? UIApplication.shared
    // The outermost first, so that who is nearer can change what it did.
    var chain = [next]
    while let further = next.next {
      chain.append(further)
      next = further
    }
    for one in chain.reversed() { one.buildMenu(with: builder) }
    if responder == nil { built = builder.root }
    return builder.root
  }
}

/// Builds menus in a tree.
@MainActor
internal final class MenuBuilder: UIMenuBuilder {
  let system: UIMenuSystem
  private(set) var root: UIMenu

  init(for system: UIMenuSystem) {
    self.system = system
    let names: [(UIMenu.Identifier, String)] = [
      (.application, ""), (.file, "File"), (.edit, "Edit"), (.format, "Format"), (.view, "View"),
      (.window, "Window"), (.help, "Help"),
    ]
    root = UIMenu(
      identifier: .root, children: names.map { UIMenu(title: $0.1, identifier: $0.0) })
  }

  // MARK: Finding

  private func first<Found>(in menu: UIMenu, _ find: (UIMenuElement) -> Found?) -> Found? {
    if let found = find(menu) { return found }
    for child in menu.children {
      if let menu = child as? UIMenu {
        if let found = first(in: menu, find) { return found }
      } else if let found = find(child) {
        return found
      }
    }
    return nil
  }

  func menu(for identifier: UIMenu.Identifier) -> UIMenu? {
    first(in: root) { ($0 as? UIMenu).flatMap { $0.identifier == identifier ? $0 : nil } }
  }

  func action(for identifier: UIAction.Identifier) -> UIAction? {
    first(in: root) { ($0 as? UIAction).flatMap { $0.identifier == identifier ? $0 : nil } }
  }

  func command(for action: Selector, propertyList: Any?) -> UICommand? {
    let wanted = propertyList as? AnyHashable
    return first(in: root) { element in
      guard let command = element as? UICommand, command.action == action,
        command.propertyList as? AnyHashable == wanted
      else { return nil }
      return command
    }
  }

  // MARK: Changing

  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu) {
    change(replacedIdentifier) { _ in [replacementMenu] }
  }

  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier,
    from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
  ) {
    change(parentIdentifier) { [$0.replacingChildren(childrenBlock($0.children))] }
  }

  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier) {
    change(siblingIdentifier) { [siblingMenu, $0] }
  }

  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier) {
    change(siblingIdentifier) { [$0, siblingMenu] }
  }

  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier) {
    replaceChildren(ofMenu: parentIdentifier) { [childMenu] + $0 }
  }

  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier) {
    replaceChildren(ofMenu: parentIdentifier) { $0 + [childMenu] }
  }

  func remove(menu removedIdentifier: UIMenu.Identifier) { change(removedIdentifier) { _ in [] } }

  /// Puts other menus in the place of the one with an identifier.
  private func change(_ identifier: UIMenu.Identifier, _ change: (UIMenu) -> [UIMenuElement]) {
    func changed(_ menu: UIMenu) -> [UIMenuElement] {
      if menu.identifier == identifier { return change(menu) }
      return [
        menu.replacingChildren(
          menu.children.flatMap { child in (child as? UIMenu).map(changed) ?? [child] })
      ]
    }
    // All menus are in the root: it stays one, whatever is put in its place.
    let all = changed(root)
    root = all.count == 1 ? all[0] as? UIMenu ?? root : UIMenu(identifier: .root, children: all)
  }
}
