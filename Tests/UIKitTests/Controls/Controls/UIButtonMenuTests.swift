import Foundation
import Galley
import TestSupport
import Testing

@testable import GalleyUIKit

@MainActor
@Suite("A button with a menu")
struct UIButtonMenuTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
  private let button = UIButton(type: .system)
  private let log = ControlLog()

  init() {
    button.setTitle("Sort", for: .normal)
    button.frame = CGRect(x: 20, y: 20, width: 100, height: 44)
    window.addSubview(button)
    window.isHidden = false
    for (event, name) in [
      (UIControl.Event.touchUpInside, "up"), (.menuActionTriggered, "menu"),
      (.touchCancel, "cancel"),
    ] {
      button.addAction(UIAction { [log] _ in log.told.append(name) }, for: event)
    }
    button.menu = UIMenu(children: [action("Name"), action("Date")])
  }

  private func action(
    _ title: String, _ attributes: UIMenuElement.Attributes = []
  ) -> UIAction {
    UIAction(title: title, attributes: attributes) { [log] _ in log.told.append(title) }
  }

  @Test("A button whose primary action is its menu shows it on touch down")
  func primary() {
    button.showsMenuAsPrimaryAction = true
    Finger.tap(button)
    #expect(button.presentedMenu?.titles == ["Name", "Date"])
    button.presentedMenu?.choose("Date")
    #expect(log.told == ["menu", "cancel", "Date"])
    #expect(button.presentedMenu == nil)
    button.performPrimaryAction()
    button.presentedMenu?.dismiss()
    #expect(button.presentedMenu == nil && log.told.count == 4)
  }

  @Test("A button with a secondary menu shows it on a long press, and is tapped otherwise")
  func rest() {
    Finger.tap(button)
    #expect(button.presentedMenu == nil && log.told == ["up"])
    Finger.press(button, for: 0.7)
    #expect(button.presentedMenu != nil && log.told == ["up", "menu", "cancel"])
  }

  @Test("A finger that lifts early shows no menu later")
  func left() {
    let finger = Finger(on: button)
    finger.rest(for: 0.3)
    finger.lift()
    window.frameClock.advance(by: 1)
    #expect(button.presentedMenu == nil)
  }

  @Test("The menu may be changed when it is about to appear")
  func changed() {
    button.showsMenuAsPrimaryAction = true
    button.addAction(
      UIAction { [button] _ in button.menu = UIMenu(children: []) }, for: .menuActionTriggered)
    Finger.tap(button)
    #expect(button.presentedMenu?.titles == [])
  }

  @Test(
    "A menu shows inline elements in place, leaves hidden ones out, and waits for deferred ones")
  func elements() {
    var give: (([UIMenuElement]) -> Void)?
    button.menu = UIMenu(children: [
      action("A", .hidden),
      UIMenu(options: .displayInline, children: [action("B")]),
      UIMenu(title: "More", children: [action("Deep")]),
      UIDeferredMenuElement { give = $0 },
    ])
    button.performPrimaryAction()
    #expect(button.presentedMenu == nil)
    button.showsMenuAsPrimaryAction = true
    button.performPrimaryAction()
    let menu = button.presentedMenu
    #expect(menu?.titles == ["B", "More"])
    give?([action("Late")])
    #expect(menu?.titles == ["B", "More", "Late"])
    menu?.choose("Deep")
    #expect(log.told.last == "Deep")
  }

  @Test("Deferred elements are created once, unless they are uncached")
  func cached() {
    var (once, again) = (0, 0)
    button.menu = UIMenu(children: [
      UIDeferredMenuElement { completion in
        once += 1
        completion([])
      },
      .uncached { completion in
        again += 1
        completion([])
      },
    ])
    button.showsMenuAsPrimaryAction = true
    button.performPrimaryAction()
    button.performPrimaryAction()
    #expect(once == 1 && again == 2)
  }

  @Test("A single-selection menu keeps one element on")
  func single() {
    let menu = UIMenu(options: .singleSelection, children: [action("A"), action("B")])
    button.menu = menu
    button.showsMenuAsPrimaryAction = true
    button.performPrimaryAction()
    button.presentedMenu?.choose("B")
    #expect(menu.selectedElements.map(\.title) == ["B"])
    button.performPrimaryAction()
    button.presentedMenu?.choose("A")
    #expect(menu.selectedElements.map(\.title) == ["A"])
  }

  @Test("A button shows the selected element of its menu: the first one if none is selected")
  func popup() {
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    #expect(button.currentTitle == "Name")
    button.performPrimaryAction()
    #expect(button.menu?.selectedElements.map(\.title) == ["Name"])
    button.presentedMenu?.choose("Date")
    #expect(button.currentTitle == "Date" && button.titleLabel?.text == "Date")
    #expect(button.accessibilityLabel == "Date" && log.told.last == "Date")
  }

  @Test("A button that becomes a popup later shows the selected element of its menu")
  func latePopup() {
    button.changesSelectionAsPrimaryAction = true
    window.layoutIfNeeded()
    #expect(button.titleLabel?.text == "Sort")
    button.showsMenuAsPrimaryAction = true
    window.layoutIfNeeded()
    #expect(button.titleLabel?.text == "Name")
  }

  @Test("The interaction of a button replaces and dismisses the visible menu of the button")
  func interaction() throws {
    button.showsMenuAsPrimaryAction = true
    let interaction = try #require(button.contextMenuInteraction)
    #expect(interaction.presentedMenu == nil && interaction.menuAppearance == .unknown)
    button.performPrimaryAction()
    #expect(interaction.presentedMenu === button.presentedMenu)
    #expect(interaction.menuAppearance == .compact)
    interaction.updateVisibleMenu { $0.replacingChildren([action("Size")]) }
    #expect(button.presentedMenu?.titles == ["Size"])
    interaction.dismissMenu()
    #expect(button.presentedMenu == nil)
  }

  @Test("A tap toggles the selection of a button whose menu appears after a long press")
  func toggled() {
    button.changesSelectionAsPrimaryAction = true
    Finger.tap(button)
    #expect(button.isSelected && button.presentedMenu == nil)
    Finger.press(button, for: 0.7)
    #expect(button.presentedMenu != nil && button.isSelected)
    button.presentedMenu?.choose("Date")
    #expect(button.menu?.selectedElements.isEmpty == true && log.told.last == "Date")
  }

  @Test("Choosing an element that does not exist or is disabled traps")
  func missing() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let button = UIButton()
      button.menu = UIMenu(children: [])
      button.showsMenuAsPrimaryAction = true
      button.performPrimaryAction()
      button.presentedMenu?.choose("Typo")
    }
    expectTrap(result, says: "there is no line \"Typo\"")
  }
}
