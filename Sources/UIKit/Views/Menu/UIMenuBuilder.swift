import Foundation

/// Builds the menus of an app.
///
///     override func buildMenu(with builder: any UIMenuBuilder) {
///       super.buildMenu(with: builder)
///       builder.remove(menu: .format)
///       builder.insertChild(UIMenu(title: "List", children: commands), atEndOfMenu: .view)
///     }
@preconcurrency @MainActor
public protocol UIMenuBuilder: AnyObject {
  /// The system whose menus are built.
  var system: UIMenuSystem { get }
  /// Returns the menu with an identifier.
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  /// Returns the action with an identifier.
  func action(for identifier: UIAction.Identifier) -> UIAction?
  /// Returns the command with a method and a property list.
  func command(for action: Selector, propertyList: Any?) -> UICommand?
  /// Replaces a menu.
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
  /// Replaces the elements of a menu.
  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier,
    from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
  )
  /// Inserts a menu before another.
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  /// Inserts a menu after another.
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  /// Inserts a menu at the start of another.
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  /// Inserts a menu at the end of another.
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  /// Removes a menu.
  func remove(menu removedIdentifier: UIMenu.Identifier)
}

/// The menus of the app: the main menus, or the context menus.
@preconcurrency @MainActor
open class UIMenuSystem: NSObject {
  /// The main menus of the app.
  open class var main: UIMenuSystem { mainSystem }
  /// The context menus.
  open class var context: UIMenuSystem { contextSystem }

  private static let mainSystem = UIMenuSystem()
  private static let contextSystem = UIMenuSystem()

  /// The menus that the current application has built; `nil` if they have to be built again.
  private var built: UIMenu? {
    get { UIApplication.shared.builtMenus[ObjectIdentifier(self)] }
    set { UIApplication.shared.builtMenus[ObjectIdentifier(self)] = newValue }
  }

  /// Requests that menus are built again when they are next needed.
  open func setNeedsRebuild() { built = nil }

  /// Requests that commands are validated again.
  ///
  /// This method has no effect, because a command is validated each time it is performed.
  open func setNeedsRevalidate() {}

  /// Returns the menus that a responder and all later responders in the responder chain have built.
  ///
  /// If `responder` is `nil`, the chain starts at the application.
  ///
  /// This method is only for tests: UIKit has no such method.
  public func menu(builtBy responder: UIResponder? = nil) -> UIMenu {
    if let built, responder == nil { return built }
    let builder = MenuBuilder(for: self)
    var next = responder ?? UIApplication.shared
    // The outermost responder is called first, so that the other responders can change the menus.
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

/// The builder that the responders of an app receive.
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

  /// Returns the first result of a closure among a menu, its elements and its submenus.
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

  /// Replaces the menu with an identifier by other elements.
  private func change(_ identifier: UIMenu.Identifier, _ change: (UIMenu) -> [UIMenuElement]) {
    func changed(_ menu: UIMenu) -> [UIMenuElement] {
      if menu.identifier == identifier { return change(menu) }
      return [
        menu.replacingChildren(
          menu.children.flatMap { child in (child as? UIMenu).map(changed) ?? [child] })
      ]
    }
    // If the root itself is replaced by several elements, a new root contains them.
    let all = changed(root)
    root = all.count == 1 ? all[0] as? UIMenu ?? root : UIMenu(identifier: .root, children: all)
  }
}
