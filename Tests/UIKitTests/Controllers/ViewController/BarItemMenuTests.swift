import Foundation
import Galley
import Testing

@testable import GalleyUIKit

@MainActor @Suite("A bar button item with an action and a menu")
struct BarItemMenuTests {
  private final class Owner: UIViewController {
    var count = 0
    func sort() { count += 1 }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
  private let bar = UIToolbar(frame: CGRect(x: 0, y: 300, width: 320, height: 44))

  init() {
    window.addSubview(bar)
    window.makeKeyAndVisible()
  }

  @Test("A tap sends the action, and a long press shows the menu")
  func actionAndMenu() throws {
    let owner = Owner()
    let menu = UIMenu(children: [UIAction(title: "By date") { _ in }])
    let item = UIBarButtonItem(
      title: "Sort", image: nil, target: owner, action: Selector("sort", Owner.sort), menu: menu)
    #expect(item.menu === menu)
    bar.items = [item]
    bar.layoutIfNeeded()
    let view = try #require(item.shown)
    Finger.tap(view)
    #expect(owner.count == 1 && item.presentedMenu == nil)
    Finger.press(view)
    #expect(owner.count == 1)
    #expect(item.presentedMenu?.titles == ["By date"])
  }

  @Test("The target of a command may change the command before the menu shows it")
  func validation() throws {
    final class Judge: UIViewController {
      var isSorted = false
      override func validate(_ command: UICommand) {
        super.validate(command)
        command.title = isSorted ? "Sorted" : "Sort"
        command.state = isSorted ? .on : .off
        command.attributes = isSorted ? .disabled : []
      }
    }
    let judge = Judge()
    let command = UIKeyCommand(title: "?", action: "sort", input: "s")
    let item = UIBarButtonItem(
      title: "List", menu: UIMenu(children: [UIMenu(title: "More", children: [command])]))
    item.target = judge
    bar.items = [item]
    bar.layoutIfNeeded()
    let view = try #require(item.shown)
    Finger.tap(view)
    #expect(item.presentedMenu?.choices.map { $0.leaf.title } == ["Sort"])
    item.presentedMenu?.dismiss()
    judge.isSorted = true
    Finger.tap(view)
    #expect(item.presentedMenu?.choices.isEmpty == true)
    #expect(command.title == "Sorted" && command.state == .on)
  }

  @Test("Without a menu, a long press ends as a tap")
  func noMenu() throws {
    var count = 0
    let item = UIBarButtonItem(primaryAction: UIAction(title: "Add") { _ in count += 1 })
    bar.items = [item]
    bar.layoutIfNeeded()
    Finger.press(try #require(item.shown))
    #expect(count == 1 && item.presentedMenu == nil)
  }

  @Test("An item has its own image for the large content viewer")
  func largeContent() throws {
    let image = try #require(UIImage(systemName: "star"))
    let large = try #require(UIImage(systemName: "star.fill"))
    let item = UIBarButtonItem(image: image, style: .plain, target: nil, action: nil)
    item.title = "Favorite"
    bar.items = [item]
    bar.layoutIfNeeded()
    #expect(item.shown?.showsLargeContentViewer == true)
    #expect(item.shown?.largeContentTitle == "Favorite")
    #expect(item.shown?.largeContentImage == image)
    item.largeContentSizeImage = large
    item.largeContentSizeImageInsets.top = 3
    bar.layoutIfNeeded()
    #expect(item.shown?.largeContentImage == large)
    #expect(item.shown?.largeContentImageInsets.top == 3)
  }

  @Test("A gesture recognizer for swipes on the content can be combined with others")
  func contentPop() throws {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let gesture = try #require(navigation.interactiveContentPopGestureRecognizer)
    #expect(gesture === navigation.interactiveContentPopGestureRecognizer)
    #expect(gesture !== navigation.interactivePopGestureRecognizer)
  }

  @Test("The sidebar of a tab bar controller is hidden")
  func sidebar() {
    let tabs = UITabBarController()
    tabs.sidebar.preferredLayout = .tile
    tabs.sidebar.isHidden = false
    #expect(tabs.sidebar.isHidden && tabs.sidebar.preferredLayout == .tile)
  }
}
