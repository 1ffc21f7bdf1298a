import Foundation

/// A menu that is shown, as a test finds it and chooses from it.
///
///     Finger.tap(sortButton)
///     sortButton.presentedMenu?.titles       // ["By name", "By date"]
///     sortButton.presentedMenu?.choose("By date")
///
/// UIKit has no such class: there the menu is on the screen. Parts of it that are made later are in it
/// as soon as they are there.
///
/// - Differs: no menu is drawn.
@MainActor
public final class PresentedMenu {
  /// The menu, as the app has made it.
  public let menu: UIMenu

  private weak var presenter: (any MenuPresenter)?
  private let isSingle: Bool
  /// What deferred elements have come to.
  private var resolved: [ObjectIdentifier: [UIMenuElement]] = [:]

  internal init(_ menu: UIMenu, of presenter: any MenuPresenter) {
    self.menu = menu
    self.presenter = presenter
    isSingle = presenter.keepsOneChoice
    resolve(menu.children)
  }

  /// What is shown of it, in order: actions and commands, and menus that lead further.
  public var elements: [UIMenuElement] { shown(menu.children) }

  /// What they are called.
  public var titles: [String] { elements.map(\.title) }

  /// Chooses the first line of a title, in the menu or in those that it leads to: it is done, and the
  /// menu goes.
  ///
  /// - Precondition: There is such a line, and it isn't disabled.
  public func choose(_ title: String) {
    guard let (leaf, menus) = find(title, in: menu, [menu]) else {
      preconditionFailure("PresentedMenu: there is no line \"\(title)\" among \(titles)")
    }
    precondition(
      !leaf.attributes.contains(.disabled), "PresentedMenu: \"\(title)\" can't be chosen")
    if !leaf.attributes.contains(.keepsMenuPresented) { dismiss() }
    let single = menus.last { $0.options.contains(.singleSelection) } ?? (isSingle ? menu : nil)
    if let single {
      for element in leaves(of: single) { element.state = element === leaf ? .on : .off }
    }
    presenter?.hasChosen(leaf)
  }

  /// Lets the menu go without a choice.
  public func dismiss() { presenter?.dismissMenu(self) }

  // MARK: Inside

  private func resolve(_ elements: [UIMenuElement]) {
    for element in elements {
      if let menu = element as? UIMenu { resolve(menu.children) }
      guard let deferred = element as? UIDeferredMenuElement else { continue }
      deferred.resolve { [weak self] elements in
        self?.resolved[ObjectIdentifier(deferred)] = elements
        self?.resolve(elements)
      }
    }
  }

  /// What is seen of some elements: without what is hidden, with what stands in line.
  private func shown(_ elements: [UIMenuElement]) -> [UIMenuElement] {
    elements.flatMap { element -> [UIMenuElement] in
      if let leaf = element as? any UIMenuLeaf {
        return leaf.attributes.contains(.hidden) ? [] : [leaf]
      }
      if let menu = element as? UIMenu, menu.options.contains(.displayInline) {
        return shown(menu.children)
      }
      if element is UIDeferredMenuElement {
        return shown(resolved[ObjectIdentifier(element)] ?? [])
      }
      return [element]
    }
  }

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

  private func leaves(of menu: UIMenu) -> [any UIMenuLeaf] { leaves(among: menu.children) }

  private func leaves(among elements: [UIMenuElement]) -> [any UIMenuLeaf] {
    elements.flatMap { element -> [any UIMenuLeaf] in
      if let leaf = element as? any UIMenuLeaf { return [leaf] }
      if let menu = element as? UIMenu { return leaves(of: menu) }
      return leaves(among: resolved[ObjectIdentifier(element)] ?? [])
    }
  }
}

/// Something that shows a menu: a control, a button in a bar.
@MainActor
internal protocol MenuPresenter: AnyObject {
  /// Whether one line of the menu is chosen, and stays so.
  var keepsOneChoice: Bool { get }
  /// A line was chosen.
  func hasChosen(_ leaf: any UIMenuLeaf)
  /// The menu goes.
  func dismissMenu(_ menu: PresentedMenu)
}
