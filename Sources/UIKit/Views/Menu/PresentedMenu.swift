import Foundation

/// A visible menu, from which a test chooses an element.
///
///     Finger.tap(sortButton)
///     sortButton.presentedMenu?.titles       // ["By name", "By date"]
///     sortButton.presentedMenu?.choose("By date")
///
/// A test can also tap an element on the screen, with `screen.tap("By date")` of `Galley`. The
/// elements of a `UIDeferredMenuElement` are added when they have been created. UIKit has no class
/// like `PresentedMenu`.
@MainActor
public final class PresentedMenu {
  /// The menu of the app.
  public let menu: UIMenu

  /// The control or the bar button item that shows the menu.
  private weak var presenter: (any MenuPresenter)?
  /// Whether exactly one element of the menu is selected at a time.
  private let isSingle: Bool
  /// The elements that deferred elements have provided.
  private var resolved: [ObjectIdentifier: [UIMenuElement]] = [:]
  /// The view that shows the menu on the screen.
  internal weak var view: UIView?
  /// Called when the visible elements, or their titles and states, may have changed.
  internal var elementsChanged: (@MainActor () -> Void)?

  internal init(_ menu: UIMenu, of presenter: any MenuPresenter) {
    self.menu = menu
    self.presenter = presenter
    isSingle = presenter.keepsOneChoice
    resolve(menu.children)
    // A pop-up button shows its first element as the selected one, until another one is chosen.
    if isSingle, menu.selectedElements.isEmpty { leaves(of: menu).first?.state = .on }
  }

  /// The visible elements, in order: actions, commands and submenus.
  public var elements: [UIMenuElement] { groups(of: [menu]).joined().map(\.element) }

  /// The titles of the visible elements.
  public var titles: [String] { elements.map(\.title) }

  /// The actions and commands that can be chosen, each with the menus that contain it.
  ///
  /// Actions and commands in submenus are included.
  package var choices: [(leaf: any UIMenuLeaf, menus: [UIMenu])] {
    choices(among: menu.children, [menu])
  }

  /// Returns the actions and commands among elements that can be chosen.
  private func choices(
    among elements: [UIMenuElement], _ menus: [UIMenu]
  ) -> [(leaf: any UIMenuLeaf, menus: [UIMenu])] {
    elements.flatMap { element -> [(leaf: any UIMenuLeaf, menus: [UIMenu])] in
      if let leaf = element as? any UIMenuLeaf {
        return leaf.attributes.isDisjoint(with: [.hidden, .disabled]) ? [(leaf, menus)] : []
      }
      if let menu = element as? UIMenu { return choices(among: menu.children, menus + [menu]) }
      return choices(among: resolved[ObjectIdentifier(element)] ?? [], menus)
    }
  }

  /// Chooses the first action or command with a title, in the menu or in its submenus.
  ///
  /// The element is performed. The menu is dismissed, unless the element has the attribute
  /// `keepsMenuPresented`.
  ///
  /// - Precondition: There is such an element, and it is not disabled.
  public func choose(_ title: String) {
    guard let (leaf, menus) = find(title, in: menu, [menu]) else {
      preconditionFailure("PresentedMenu: there is no line \"\(title)\" among \(titles)")
    }
    precondition(
      !leaf.attributes.contains(.disabled), "PresentedMenu: \"\(title)\" can't be chosen")
    choose(leaf, in: menus)
  }

  /// Chooses an action or a command.
  ///
  /// - Parameter menus: The menus that contain the element, the outermost menu first.
  package func choose(_ leaf: any UIMenuLeaf, in menus: [UIMenu]) {
    if !leaf.attributes.contains(.keepsMenuPresented) { dismiss() }
    let single = menus.last { $0.options.contains(.singleSelection) } ?? (isSingle ? menu : nil)
    if let single {
      for element in leaves(of: single) { element.state = element === leaf ? .on : .off }
    }
    presenter?.hasChosen(leaf)
    // If the menu is still visible, the app may have changed its elements, or their states or
    // titles. So the view of the menu is updated.
    if view != nil { elementsChanged?() }
  }

  /// Dismisses the menu without a choice.
  public func dismiss() {
    removeView()
    presenter?.menuWasDismissed(self)
  }

  /// Removes the menu from the screen.
  internal func removeView() {
    view?.removeFromSuperview()
    view = nil
  }

  /// An element of a menu, with the menus that contain it.
  internal struct Entry {
    var element: UIMenuElement
    var menus: [UIMenu]
  }

  /// Returns the visible elements of a menu, in groups. The elements of an inline menu form a
  /// separate group.
  ///
  /// - Parameter menus: The menus that contain the menu, the outermost menu first, and the menu
  ///   itself.
  internal func groups(of menus: [UIMenu]) -> [[Entry]] {
    var groups: [[Entry]] = [[]]
    func add(_ elements: [UIMenuElement], _ menus: [UIMenu]) {
      for element in elements {
        if let menu = element as? UIMenu, menu.options.contains(.displayInline) {
          groups.append([])
          add(menu.children, menus + [menu])
          groups.append([])
        } else if element is UIDeferredMenuElement {
          add(resolved[ObjectIdentifier(element)] ?? [], menus)
        } else if (element as? any UIMenuLeaf)?.attributes.contains(.hidden) != true {
          groups[groups.count - 1].append(Entry(element: element, menus: menus))
        }
      }
    }
    add(menus.last?.children ?? [], menus)
    return groups.filter { !$0.isEmpty }
  }

  // MARK: Internals

  /// Whether the menu has no visible elements, and no deferred element that is still being created.
  internal var isEmpty: Bool { elements.isEmpty && !awaitsElements(among: menu.children) }

  /// Whether there is a deferred element that is still being created.
  private func awaitsElements(among elements: [UIMenuElement]) -> Bool {
    elements.contains { element in
      if let menu = element as? UIMenu { return awaitsElements(among: menu.children) }
      guard element is UIDeferredMenuElement else { return false }
      return resolved[ObjectIdentifier(element)].map(awaitsElements) ?? true
    }
  }

  /// Validates the commands among some elements, and requests the content of the deferred elements.
  private func resolve(_ elements: [UIMenuElement]) {
    for element in elements {
      if let command = element as? UICommand { validate(command) }
      if let menu = element as? UIMenu { resolve(menu.children) }
      guard let deferred = element as? UIDeferredMenuElement else { continue }
      deferred.resolve { [weak self] elements in
        guard let self else { return }
        resolved[ObjectIdentifier(deferred)] = elements
        resolve(elements)
        if isEmpty { dismiss() } else { elementsChanged?() }
      }
    }
  }

  /// Lets the responder that would perform a command change the command before it is shown.
  private func validate(_ command: UICommand) {
    let start: UIResponder = FirstResponder.latest ?? UIApplication.shared
    let target =
      presenter?.performer(of: command)
      ?? start.target(forAction: command.action, withSender: command)
    (target as? UIResponder)?.validate(command)
  }

  /// Returns the first action or command with a title, and the menus that contain it.
  private func find(
    _ title: String, in menu: UIMenu, _ menus: [UIMenu]
  ) -> (any UIMenuLeaf, [UIMenu])? {
    find(title, among: menu.children, menus)
  }

  private func find(
    _ title: String, among elements: [UIMenuElement], _ menus: [UIMenu]
  ) -> (any UIMenuLeaf, [UIMenu])? {
    for element in elements {
      if let leaf = element as? any UIMenuLeaf {
        if leaf.title == title, !leaf.attributes.contains(.hidden) { return (leaf, menus) }
      } else if let menu = element as? UIMenu {
        if let found = find(title, in: menu, menus + [menu]) { return found }
      } else if let elements = resolved[ObjectIdentifier(element)] {
        if let found = find(title, among: elements, menus) { return found }
      }
    }
    return nil
  }

  /// Returns the actions and commands of a menu and its submenus.
  private func leaves(of menu: UIMenu) -> [any UIMenuLeaf] { leaves(among: menu.children) }

  private func leaves(among elements: [UIMenuElement]) -> [any UIMenuLeaf] {
    elements.flatMap { element -> [any UIMenuLeaf] in
      if let leaf = element as? any UIMenuLeaf { return [leaf] }
      if let menu = element as? UIMenu { return leaves(of: menu) }
      return leaves(among: resolved[ObjectIdentifier(element)] ?? [])
    }
  }
}

/// An object that shows a menu: a control, or a bar button item.
@MainActor
internal protocol MenuPresenter: AnyObject {
  /// Whether exactly one element of the menu is selected.
  var keepsOneChoice: Bool { get }
  /// Returns the object that performs a command; `nil` if the responder chain performs it.
  func performer(of command: UICommand) -> Any?
  /// Called when an element was chosen.
  func hasChosen(_ leaf: any UIMenuLeaf)
  /// Called when the menu has disappeared from the screen: ends the interaction.
  func menuWasDismissed(_ menu: PresentedMenu)
}

extension MenuPresenter {
  /// The default: the responder chain performs the command.
  internal func performer(of command: UICommand) -> Any? { nil }
}
