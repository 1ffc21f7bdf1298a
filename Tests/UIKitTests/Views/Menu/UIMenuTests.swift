import Foundation
import TestSupport
import Testing

@testable import GalleyUIKit

@MainActor
@Suite("A menu")
struct UIMenuTests {
  private func action(_ title: String, _ state: UIMenuElement.State = .off) -> UIAction {
    UIAction(title: title, state: state) { _ in }
  }

  @Test("A menu stores its properties, and gets a unique identifier if it has none")
  func members() {
    let menu = UIMenu(
      title: "Sort", image: UIImage(systemName: "star"), identifier: .view,
      options: [.displayInline, .singleSelection], children: [action("A")])
    #expect(menu.title == "Sort" && menu.image != nil && menu.identifier == .view)
    #expect(menu.options == [.displayInline, .singleSelection] && menu.children.count == 1)
    #expect(menu.preferredElementSize == .automatic)
    #expect(UIMenu().identifier != UIMenu().identifier)
  }

  @Test("A menu with replaced children keeps everything else")
  func replacing() {
    let menu = UIMenu(title: "Sort", identifier: .file, options: .destructive, children: [])
    menu.preferredElementSize = .small
    let other = menu.replacingChildren([action("A"), action("B")])
    #expect(other.title == "Sort" && other.identifier == .file && other.options == .destructive)
    #expect(other.children.map(\.title) == ["A", "B"] && other.preferredElementSize == .small)
    #expect(menu.children.isEmpty)
  }

  @Test("A menu copies its display preferences, and a menu with other children has the same ones")
  func displayPreferences() {
    let menu = UIMenu(children: [action("A")])
    #expect(menu.displayPreferences == nil)
    let preferences = UIMenuDisplayPreferences()
    #expect(preferences.maximumNumberOfTitleLines == NSNotFound)
    preferences.maximumNumberOfTitleLines = 4
    menu.displayPreferences = preferences
    preferences.maximumNumberOfTitleLines = 1
    #expect(menu.displayPreferences?.maximumNumberOfTitleLines == 4)
    let other = menu.replacingChildren([])
    #expect(other.displayPreferences?.maximumNumberOfTitleLines == 4)
    let copy = preferences.copy(with: nil) as? UIMenuDisplayPreferences
    #expect(copy !== preferences && copy?.maximumNumberOfTitleLines == 1)
  }

  @Test("A menu knows its selected elements, in submenus too")
  func selected() {
    let menu = UIMenu(children: [
      action("A", .on), action("B"), UIMenu(children: [action("C", .on), action("D", .mixed)]),
    ])
    #expect(menu.selectedElements.map(\.title) == ["A", "C"])
  }

  @Test("A command calls the first responder in the chain that implements its method, with itself")
  func command() {
    final class Screen: UIViewController {
      var told: [String] = []
      func find(_ sender: UICommand) { told.append(sender.title) }
    }
    let screen = Screen()
    let command = UICommand(title: "Find", action: Selector("find:", Screen.find))
    command.performWithSender(nil, target: screen)
    #expect(screen.told == ["Find"])
    let key = UIKeyCommand(
      title: "Leave", action: "find:", input: UIKeyCommand.inputEscape, modifierFlags: .command)
    #expect(key.input == UIKeyCommand.inputEscape && key.modifierFlags == .command)
    key.title = "Go"
    key.performWithSender(nil, target: screen)
    #expect(screen.told == ["Find", "Go"])
    #expect(UIKeyCommand(input: "f", modifierFlags: [], action: "find:").input == "f")
  }

  // MARK: Building

  private final class Builder: UIViewController {
    var build: (any UIMenuBuilder) -> Void = { _ in }
    override func buildMenu(with builder: any UIMenuBuilder) {
      super.buildMenu(with: builder)
      build(builder)
    }
  }

  private func built(_ build: @escaping (any UIMenuBuilder) -> Void) -> UIMenu {
    let screen = Builder()
    screen.build = build
    return UIMenuSystem.main.menu(builtBy: screen)
  }

  @Test("A menu is built by responders, one after the other")
  func building() {
    let list = UIMenu(title: "List", identifier: UIMenu.Identifier("list"), children: [])
    let root = built { builder in
      #expect(builder.menu(for: .file)?.title == "File")
      builder.remove(menu: .format)
      builder.insertSibling(UIMenu(title: "Before"), beforeMenu: .file)
      builder.insertSibling(UIMenu(title: "After"), afterMenu: .file)
      builder.insertChild(list, atStartOfMenu: .view)
      builder.insertChild(UIMenu(title: "Last"), atEndOfMenu: .view)
      builder.replaceChildren(ofMenu: list.identifier) { $0 + [action("A")] }
      builder.replace(menu: .help, with: UIMenu(title: "Questions"))
    }
    #expect(
      root.children.map(\.title) == [
        "", "Before", "File", "After", "Edit", "View", "Window", "Questions",
      ])
    let view = root.children.compactMap { $0 as? UIMenu }.first { $0.title == "View" }
    #expect(view?.children.map(\.title) == ["List", "Last"])
    #expect((view?.children.first as? UIMenu)?.children.map(\.title) == ["A"])
  }

  @Test("Actions and commands are found in the built menu")
  func finding() {
    let action = action("A")
    let (one, two) = (
      UICommand(title: "1", action: "go:", propertyList: 1),
      UICommand(title: "2", action: "go:", propertyList: 2)
    )
    _ = built { builder in
      builder.replaceChildren(ofMenu: .edit) { _ in [action, one, two] }
      #expect(builder.action(for: action.identifier) === action)
      #expect(builder.command(for: "go:", propertyList: 2) === two)
      #expect(builder.command(for: "go:", propertyList: nil) == nil)
      #expect(builder.menu(for: .share) == nil)
    }
  }

  private final class MenuDelegate: UIResponder, UIApplicationDelegate {
    var title = ""
    override func buildMenu(with builder: any UIMenuBuilder) {
      builder.insertSibling(UIMenu(title: title), beforeMenu: .application)
    }
  }

  @Test("Each application has its own menus, and builds them again for a new delegate")
  func applications() {
    func setDelegate(_ title: String, of application: UIApplication) {
      let delegate = MenuDelegate()
      delegate.title = title
      application.delegate = delegate
    }
    func firstTitle(of application: UIApplication) -> String? {
      application.performAsCurrent { UIMenuSystem.main.menu().children.first?.title }
    }
    let one = UIApplication(in: UIWindowScene(), on: UIDevice())
    let two = UIApplication(in: UIWindowScene(), on: UIDevice())
    setDelegate("One", of: one)
    setDelegate("Two", of: two)
    #expect(firstTitle(of: one) == "One" && firstTitle(of: two) == "Two")
    #expect(firstTitle(of: one) == "One")
    setDelegate("New", of: one)
    #expect(firstTitle(of: one) == "New" && firstTitle(of: two) == "Two")
  }

  // MARK: Edit menus

  @Test("The edit menu has the commands that a responder can perform")
  func controller() {
    final class Row: UIView {
      func quote(_ sender: Any?) {}
    }
    let row = Row(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    let menu = UIMenuController()
    menu.menuItems = [
      UIMenuItem(title: "Quote", action: Selector("quoteRow:", Row.quote)),
      UIMenuItem(title: "Other", action: "nobodyDoesThis:"),
    ]
    var told = 0
    let token = NotificationCenter.default.addObserver(
      forName: UIMenuController.willShowMenuNotification, object: menu, queue: nil
    ) { _ in MainActor.assumeIsolated { told += 1 } }
    menu.setMenuVisible(true, animated: true)
    #expect(!menu.isMenuVisible)
    menu.showMenu(from: row, rect: row.bounds)
    #expect(menu.isMenuVisible && menu.shownItems.map(\.title) == ["Quote"] && told == 1)
    menu.hideMenu(from: UIView())
    #expect(menu.isMenuVisible)
    menu.hideMenu()
    #expect(!menu.isMenuVisible)
    menu.setTargetRect(row.bounds, in: row)
    menu.setMenuVisible(true, animated: false)
    #expect(menu.isMenuVisible && told == 2)
    NotificationCenter.default.removeObserver(token)
  }

  @Test("The edit menu is shown for standard actions, and not without an action")
  func standardActions() {
    final class Row: UIView {
      var copies = true
      override var canBecomeFirstResponder: Bool { true }
      override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        copies && action == "copy:"
      }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (plain, row) = (UIView(), Row())
    window.addSubview(plain)
    window.addSubview(row)
    let menu = UIMenuController()
    menu.menuItems = [UIMenuItem(title: "Other", action: "nobodyDoesThis:")]
    menu.showMenu(from: plain, rect: plain.bounds)
    #expect(!menu.isMenuVisible)
    row.becomeFirstResponder()
    menu.showMenu(from: plain, rect: plain.bounds)
    #expect(menu.isMenuVisible && menu.shownItems.isEmpty)
    menu.update()
    #expect(menu.isMenuVisible)
    row.copies = false
    menu.update()
    #expect(!menu.isMenuVisible)
    menu.setMenuVisible(true, animated: false)
    #expect(!menu.isMenuVisible)
  }

  @Test("A visible edit menu posts a notification when its position changes")
  func positions() {
    let field = UITextField(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    field.text = "one"
    let menu = UIMenuController()
    var told = 0
    let token = NotificationCenter.default.addObserver(
      forName: UIMenuController.menuFrameDidChangeNotification, object: menu, queue: nil
    ) { _ in MainActor.assumeIsolated { told += 1 } }
    menu.setTargetRect(field.bounds, in: field)
    menu.setMenuVisible(true, animated: false)
    #expect(menu.isMenuVisible && told == 0)
    menu.setTargetRect(field.bounds, in: field)
    #expect(told == 0)
    menu.setTargetRect(CGRect(x: 0, y: 0, width: 1, height: 1), in: field)
    #expect(told == 1)
    NotificationCenter.default.removeObserver(token)
  }

  @Test("A context menu configuration stores its action provider, and gets a unique identifier")
  func configuration() {
    let first = UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      UIMenu(title: "Made")
    }
    #expect(first.actionProvider?([])?.title == "Made")
    let named = UIContextMenuConfiguration(identifier: "row" as NSString)
    #expect(named.identifier as? NSString == "row")
    #expect(UIContextMenuConfiguration().preferredMenuElementOrder == .automatic)
  }
}
