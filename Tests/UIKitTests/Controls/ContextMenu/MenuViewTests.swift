import Foundation
import Galley
import Testing

@testable import GalleyUIKit

@MainActor @Suite("A menu on the screen")
struct MenuViewTests {
  /// A controller with a button in the bar, a button in its view, and a card, all with menus.
  private final class Desk: UIViewController, UIContextMenuInteractionDelegate {
    let button = UIButton(type: .system)
    let card = UIView(frame: CGRect(x: 40, y: 200, width: 300, height: 100))
    var log: [String] = []

    private func action(
      _ title: String, _ attributes: UIMenuElement.Attributes = [],
      _ state: UIMenuElement.State = .off
    ) -> UIAction {
      UIAction(title: title, attributes: attributes, state: state) { [weak self] _ in
        self?.log.append(title)
      }
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Sort",
        menu: UIMenu(children: [action("By name", [], .on), action("By date")]))
      button.setTitle("Options", for: .normal)
      button.frame = CGRect(x: 20, y: 700, width: 120, height: 44)
      button.showsMenuAsPrimaryAction = true
      button.menu = UIMenu(
        title: "All options",
        children: [
          UIMenu(title: "Size", children: [action("Small"), action("Large", .disabled)]),
          UIMenu(options: .displayInline, children: [action("Stay", .keepsMenuPresented)]),
          action("Secret", .hidden),
          UIDeferredMenuElement { [weak self] done in
            if let self { done([action("Later")]) }
          },
        ])
      card.isAccessibilityElement = true
      card.accessibilityLabel = "Card"
      card.addInteraction(UIContextMenuInteraction(delegate: self))
      view.addSubview(button)
      view.addSubview(card)
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(actionProvider: { [weak self] _ in
        UIMenu(children: [self?.action("Share")].compactMap { $0 })
      })
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willEndFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { log.append("ends") }
  }

  private let desk = Desk()
  private let screen: Screen

  init() {
    let desk = desk
    screen = Screen(desk, inNavigation: true)
  }

  private var labels: [String] { screen.elements.map { $0.label ?? "" } }

  @Test("A finger chooses an element of a bar button's menu, which disappears")
  func barButton() {
    screen.tap("Sort")
    #expect(labels == ["By name", "By date"])
    #expect(screen.find("By name")?.traits.contains(.selected) == true)
    screen.tap("By date")
    #expect(desk.log == ["By date"])
    #expect(labels.contains("Sort") && !labels.contains("By date"))
  }

  @Test("A tap outside dismisses the menu, and touches nothing else")
  func outside() {
    screen.tap("Sort")
    screen.perform { Finger.tap($0.window, at: CGPoint(x: 80, y: 722)) }
    #expect(desk.log.isEmpty && desk.navigationItem.rightBarButtonItem?.presentedMenu == nil)
    #expect(desk.button.presentedMenu == nil)
    #expect(labels.contains("Options") && !labels.contains("By date"))
  }

  @Test("Inline menus and deferred elements are shown in place, hidden ones are not")
  func parts() {
    screen.tap("Options")
    #expect(labels == ["All options", "Size", "Stay", "Later"])
    screen.tap("Stay")
    #expect(desk.log == ["Stay"] && labels.contains("Later"))
    screen.tap("Later")
    #expect(desk.log == ["Stay", "Later"] && !labels.contains("Later"))
  }

  @Test("A submenu takes the place of its menu, and its disabled elements can't be chosen")
  func submenu() {
    screen.tap("Options")
    screen.tap("Size")
    #expect(labels == ["Size", "Small", "Large"])
    screen.tap("Large")
    #expect(desk.log.isEmpty && labels.contains("Large"))
    screen.tap("Small")
    #expect(desk.log == ["Small"] && !labels.contains("Small"))
  }

  @Test("A long press shows a context menu beside its view")
  func contextMenu() throws {
    screen.press("Card", for: 0.8)
    let share = try #require(screen.find("Share"))
    #expect(share.frame.minY == 308)
    #expect(share.frame.minX == 40)
    screen.tap("Share")
    #expect(desk.log == ["ends", "Share"])
    #expect(labels.contains("Card"))
  }

  @Test("A menu is above its button if there is no space below, and within the safe area")
  func above() throws {
    screen.tap("Options")
    let later = try #require(screen.find("Later"))
    #expect(later.frame.maxY == 692)
    #expect(later.frame.minX == 20)
  }

  @Test("A menu whose button has left the screen covers nothing")
  func abandoned() {
    screen.tap("Options")
    screen.perform { _ in desk.button.removeFromSuperview() }
    #expect(labels.contains("Card") && !labels.contains("Later"))
    screen.tap("Sort")
    #expect(labels == ["By name", "By date"])
  }
}
