import Foundation
import Testing

@testable import GalleyUIKit

@MainActor
@Suite("Edit menus")
struct UIEditMenuInteractionTests {
  private final class Page: UIView {
    var performed: [String] = []

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      action == Selector("copy:")
    }

    override func copy(_ sender: Any?) { performed.append("copy") }

    var validated: ((UICommand) -> Void)?
    override func validate(_ command: UICommand) { validated?(command) }
  }

  private final class Owner: NSObject, UIEditMenuInteractionDelegate {
    var told: [String] = []
    var isNone = false
    var isDefault = false
    var extra = true

    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
      suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
      if isNone { return UIMenu(children: []) }
      if isDefault { return nil }
      let quote = UIAction(title: "Quote") { [self] _ in told.append("quote") }
      return UIMenu(children: extra ? suggestedActions + [quote] : suggestedActions)
    }

    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect { CGRect(x: 1, y: 2, width: 3, height: 4) }

    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction,
      willPresentMenuFor configuration: UIEditMenuConfiguration,
      animator: any UIEditMenuInteractionAnimating
    ) {
      told.append("presents \(configuration.identifier)")
      animator.addCompletion { [self] in told.append("has presented") }
    }

    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction,
      willDismissMenuFor configuration: UIEditMenuConfiguration,
      animator: any UIEditMenuInteractionAnimating
    ) { told.append("dismisses") }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let page = Page(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
  private let place = UIEditMenuConfiguration(
    identifier: "line 3", sourcePoint: CGPoint(x: 10, y: 20))

  init() {
    window.isHidden = false
    window.addSubview(page)
  }

  @Test("The menu has the commands that the view supports, and those of the delegate")
  func menu() {
    let owner = Owner()
    let interaction = UIEditMenuInteraction(delegate: owner)
    page.addInteraction(interaction)
    interaction.presentEditMenu(with: place)
    #expect(owner.told == ["presents line 3"])
    MainTurn.drain()
    #expect(owner.told == ["presents line 3", "has presented"])
    #expect(interaction.presentedMenu?.titles == ["Copy", "Quote"])
    #expect(interaction.menuTargetRect == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(interaction.location(in: page) == CGPoint(x: 10, y: 20))
    #expect(interaction.location(in: window) == CGPoint(x: 60, y: 70))
    owner.told = []
    interaction.presentedMenu?.choose("Copy")
    #expect(page.performed == ["copy"] && owner.told == ["dismisses"])
    #expect(interaction.presentedMenu == nil)
    owner.told = []
    interaction.presentEditMenu(with: place)
    MainTurn.drain()
    interaction.presentedMenu?.choose("Quote")
    #expect(owner.told == ["presents line 3", "has presented", "dismisses", "quote"])
  }

  @Test("The view may rename or hide a command before the menu shows it")
  func validation() {
    let owner = Owner()
    let interaction = UIEditMenuInteraction(delegate: owner)
    page.addInteraction(interaction)
    page.validated = { $0.title = "Copy Line" }
    interaction.presentEditMenu(with: place)
    #expect(interaction.presentedMenu?.titles == ["Copy Line", "Quote"])
    page.validated = { $0.attributes = .hidden }
    interaction.reloadVisibleMenu()
    #expect(interaction.presentedMenu?.titles == ["Quote"])
  }

  @Test("A visible menu gets other elements, and goes with its view")
  func reloading() {
    let owner = Owner()
    let interaction = UIEditMenuInteraction(delegate: owner)
    page.addInteraction(interaction)
    interaction.presentEditMenu(with: place)
    owner.extra = false
    #expect(interaction.presentedMenu?.titles == ["Copy", "Quote"])
    interaction.reloadVisibleMenu()
    #expect(interaction.presentedMenu?.titles == ["Copy"])
    page.removeInteraction(interaction)
    #expect(interaction.presentedMenu == nil && owner.told.last == "dismisses")
  }

  @Test("A visible menu is dismissed if it has no elements after it is reloaded")
  func reloadingToNothing() {
    let owner = Owner()
    let interaction = UIEditMenuInteraction(delegate: owner)
    page.addInteraction(interaction)
    interaction.presentEditMenu(with: place)
    owner.isNone = true
    interaction.reloadVisibleMenu()
    #expect(interaction.presentedMenu == nil && owner.told.last == "dismisses")
  }

  @Test("The menu has the commands of the responders if the delegate returns nil")
  func defaultMenu() {
    let owner = Owner()
    owner.isDefault = true
    let interaction = UIEditMenuInteraction(delegate: owner)
    page.addInteraction(interaction)
    interaction.presentEditMenu(with: place)
    #expect(interaction.presentedMenu?.titles == ["Copy"])
    interaction.reloadVisibleMenu()
    #expect(interaction.presentedMenu?.titles == ["Copy"])
  }

  @Test("No menu is shown without elements, without a window, or if the delegate wants none")
  func none() {
    let owner = Owner()
    let interaction = UIEditMenuInteraction(delegate: owner)
    page.addInteraction(interaction)
    owner.isNone = true
    interaction.presentEditMenu(with: place)
    #expect(interaction.presentedMenu == nil && owner.told.isEmpty)
    let plain = UIView()
    let other = UIEditMenuInteraction(delegate: nil)
    window.addSubview(plain)
    plain.addInteraction(other)
    other.presentEditMenu(with: place)
    #expect(other.presentedMenu == nil)
    owner.isNone = false
    page.removeFromSuperview()
    interaction.presentEditMenu(with: place)
    #expect(interaction.presentedMenu == nil)
  }

  @Test("Without a delegate the menu has the commands of the responders")
  func standard() {
    let interaction = UIEditMenuInteraction(delegate: nil)
    page.addInteraction(interaction)
    interaction.presentEditMenu(with: place)
    #expect(interaction.presentedMenu?.titles == ["Copy"])
    #expect(interaction.menuTargetRect == CGRect(x: 10, y: 20, width: 0, height: 0))
  }
}
