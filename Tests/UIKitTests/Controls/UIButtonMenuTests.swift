import Foundation
import Galley
import TestSupport
import Testing

@testable import UIKit

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

  @Test("Shows it as soon as a finger comes down, if that is what it is there for")
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

  @Test("Shows it under a finger that rests, and is tapped by one that doesn't")
  func rest() {
    Finger.tap(button)
    #expect(button.presentedMenu == nil && log.told == ["up"])
    Finger.press(button, for: 0.7)
    #expect(button.presentedMenu != nil && log.told == ["up", "menu", "cancel"])
  }

  @Test("A finger that leaves early shows nothing later")
  func left() {
    let finger = Finger(on: button)
    finger.rest(for: 0.3)
    finger.lift()
    window.frameClock.advance(by: 1)
    #expect(button.presentedMenu == nil)
  }

  @Test("Those who are told that it comes may change it")
  func changed() {
    button.showsMenuAsPrimaryAction = true
    button.addAction(
      UIAction { [button] _ in button.menu = UIMenu(children: []) }, for: .menuActionTriggered)
    Finger.tap(button)
    #expect(button.presentedMenu?.titles == [])
  }

  @Test("Shows lines in place, leaves hidden ones out, and waits for what is made later")
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

  @Test("What is made later is made once, unless it isn't to be kept")
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

  @Test("Keeps one line on in a menu of which one is chosen")
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

  @Test("Shows which line is on, if it is to: the first one, if none is")
  func popup() {
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    #expect(button.currentTitle == "Name")
    button.performPrimaryAction()
    button.presentedMenu?.choose("Date")
    #expect(button.currentTitle == "Date" && button.titleLabel?.text == "Date")
    #expect(button.accessibilityLabel == "Date" && log.told.last == "Date")
  }

  @Test("Traps when a line is chosen that is not there, or can't be")
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
