import Foundation
import Galley
import Testing

@testable import GalleyUIKit

@MainActor @Suite("A bar button item")
struct UIBarButtonItemTests {
  @Test("A new primary action brings its title, and none leaves it")
  func newAction() {
    let item = UIBarButtonItem(primaryAction: UIAction(title: "Play") { _ in })
    item.primaryAction = UIAction(title: "Pause") { _ in }
    #expect(item.title == "Pause")
    item.primaryAction = nil
    #expect(item.title == "Pause")
    let own = UIBarButtonItem(title: "Start", primaryAction: UIAction(title: "Play") { _ in })
    #expect(own.title == "Start")
  }

  @Test("A button that moved to another toolbar still changes there")
  func moved() {
    let first = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let second = UIToolbar(frame: CGRect(x: 0, y: 50, width: 320, height: 44))
    let item = UIBarButtonItem(title: "Old", style: .plain, target: nil, action: nil)
    first.items = [item]
    second.items = [item]
    first.items = []
    #expect(item.bar === second)
  }

  @Test("A selected item has the accessibility trait of selected elements")
  func selected() {
    let item = UIBarButtonItem(title: "Bold", style: .plain, target: nil, action: nil)
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.items = [item]
    item.isSelected = true
    bar.layoutIfNeeded()
    #expect(item.shown?.accessibilityTraits == [.button, .selected])
    item.isSelected = false
    bar.layoutIfNeeded()
    #expect(item.shown?.accessibilityTraits == .button)
  }

  private final class Target: UIViewController {
    var lines: [String] = []
    func add() { lines.append("add") }
    func save(_ sender: UIBarButtonItem) { lines.append("save \(sender.title ?? "")") }
    func share(_ sender: UIBarButtonItem, for event: UIEvent) {
      lines.append("share \(event.allTouches?.count ?? 0)")
    }
  }

  private let target = Target()

  @Test("A bar button item calls the method of its selector, with itself")
  func selectors() {
    let save = Selector("save:", Target.save)
    let button = UIBarButtonItem(title: "Now", style: .done, target: target, action: save)
    button.sendAction()
    UIBarButtonItem(
      barButtonSystemItem: .add, target: target, action: Selector("add", Target.add)
    ).sendAction()
    #expect(target.lines == ["save Now", "add"])
    #expect(button.target === target && button.action == save && button.style == .done)
    button.isEnabled = false
    button.sendAction()
    #expect(target.lines.count == 2)
    #expect(UIBarButtonItem(image: UIImage(), style: .plain, target: nil, action: nil).image != nil)
  }

  @Test("The action of a bar button item gets the event of the tap")
  func event() {
    let share = Selector("share:for:", Target.share)
    let button = UIBarButtonItem(title: "Share", style: .plain, target: target, action: share)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    target.navigationItem.rightBarButtonItem = button
    window.rootViewController = UINavigationController(rootViewController: target)
    window.makeKeyAndVisible()
    Finger.tap(window, at: CGPoint(x: 290, y: 22))
    #expect(target.lines == ["share 1"])
    button.sendAction()
    #expect(target.lines == ["share 1", "share 0"])
  }

  @Test("A bar button item can be tapped, unless it is disabled")
  func finger() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let button = UIBarButtonItem(title: "Add", style: .plain, target: target, action: Target.add)
    target.navigationItem.rightBarButtonItem = button
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.pushViewController(target, animated: false)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    Finger.tap(window, at: CGPoint(x: 300, y: 22))
    #expect(target.lines == ["add"])
    button.isEnabled = false
    window.layoutIfNeeded()
    Finger.tap(window, at: CGPoint(x: 300, y: 22))
    #expect(target.lines == ["add"])
    Finger.tap(window, at: CGPoint(x: 30, y: 22))
    #expect(navigation.viewControllers.count == 1)
  }

  @Test(
    "A bar button item without a target calls the first responder around its bar that implements the action"
  )
  func chain() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    final class Around: UINavigationController {
      var count = 0
      func more() { count += 1 }
    }
    let around = Around(rootViewController: target)
    let button = UIBarButtonItem(
      title: "More", style: .plain, target: nil, action: Selector("more", Around.more))
    target.navigationItem.rightBarButtonItem = button
    window.rootViewController = around
    window.makeKeyAndVisible()
    button.sendAction()
    #expect(around.count == 1)
  }

  @Test("A bar button item calls a method passed as a function, and does not retain its object")
  func methods() {
    UIBarButtonItem(title: "Add", style: .plain, target: target, action: Target.add).sendAction()
    UIBarButtonItem(barButtonSystemItem: .add, target: target, action: Target.add).sendAction()
    #expect(target.lines == ["add", "add"])
    var other: Target? = Target()
    let button = UIBarButtonItem(title: "Add", style: .plain, target: other!, action: Target.add)
    other = nil
    button.sendAction()
    #expect(button.target == nil && target.lines.count == 2)
  }

  @Test("A bar button item performs its primary action, and has its title and image")
  func actions() {
    var senders: [Any?] = []
    let action = UIAction(title: "Send", image: UIImage(systemName: "plus")) {
      senders.append($0.sender)
    }
    let button = UIBarButtonItem(primaryAction: action)
    button.sendAction()
    #expect(button.title == "Send" && button.image === action.image)
    #expect(senders.count == 1 && senders.first as? UIBarButtonItem === button)
    let own = UIBarButtonItem(title: "Now", primaryAction: action)
    #expect(own.title == "Now")
    let system = UIBarButtonItem(systemItem: .trash, primaryAction: action)
    system.sendAction()
    #expect(system.title == nil && system.accessibilityLabel == "Delete" && senders.count == 2)
    #expect(UIBarButtonItem(title: "Plain").title == "Plain")
  }

  @Test("A bar button item with a menu and no action shows the menu")
  func menus() {
    var chosen: [String] = []
    let menu = UIMenu(children: [
      UIAction(title: "By name") { _ in chosen.append("name") },
      UIAction(title: "By date") { _ in chosen.append("date") },
    ])
    let item = UIBarButtonItem(image: UIImage(systemName: "ellipsis"), menu: menu)
    #expect(item.menu === menu && item.presentedMenu == nil)
    item.sendAction()
    #expect(item.presentedMenu?.titles == ["By name", "By date"])
    item.presentedMenu?.choose("By date")
    #expect(chosen == ["date"] && item.presentedMenu == nil)
    item.primaryAction = UIAction { _ in chosen.append("tapped") }
    item.sendAction()
    #expect(chosen == ["date", "tapped"] && item.presentedMenu == nil)
  }

  @Test("An item with a menu and a method of a target calls the method")
  func menuBesideMethod() {
    var sorts = 0
    let target = UIView()
    let item = UIBarButtonItem(
      title: "Sort", style: .plain, target: target, action: { _ in { sorts += 1 } })
    item.menu = UIMenu(children: [UIAction(title: "By name") { _ in }])
    item.sendAction()
    #expect(sorts == 1 && item.presentedMenu == nil)
  }

  @Test("A bar button item has the title attributes of each state")
  func attributes() {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let item = UINavigationItem(title: "")
    let button = UIBarButtonItem(title: "Send")
    item.rightBarButtonItem = button
    bar.items = [item]
    func color() -> UIColor? {
      bar.layoutIfNeeded()
      let label = button.shown?.subviews.first as? UILabel
      return label?.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil)
        as? UIColor
    }
    #expect(color() == .systemBlue)
    button.tintColor = .systemRed
    #expect(color() == .systemRed)
    button.setTitleTextAttributes([.foregroundColor: UIColor.systemGreen], for: .normal)
    #expect(color() == .systemGreen)
    button.setTitleTextAttributes([.foregroundColor: UIColor.systemGray], for: .disabled)
    button.isEnabled = false
    #expect(color() == .systemGray)
    #expect(button.titleTextAttributes(for: .disabled)?.count == 1)
  }

  @Test("A back button with a back action performs it instead of going back")
  func backAction() throws {
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.pushViewController(target, animated: false)
    var count = 0
    target.navigationItem.backAction = UIAction { _ in count += 1 }
    _ = navigation.view
    navigation.navigationBar.layoutIfNeeded()
    let button = try #require(
      navigation.navigationBar.shown.compactMap { $0 as? BackItemView }.first)
    #expect(button.accessibilityActivate())
    #expect(count == 1 && navigation.topViewController === target)
  }
}
