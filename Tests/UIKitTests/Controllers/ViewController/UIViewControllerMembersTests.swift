import Foundation
import Testing

@testable import GalleyUIKit

@MainActor @Suite("Members of a controller")
struct UIViewControllerMembersTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  private final class Noting: UIViewController {
    var lines: [String] = []
    override func viewSafeAreaInsetsDidChange() {
      lines.append("safe area \(view.safeAreaInsets.top)")
    }
    override func viewLayoutMarginsDidChange() { lines.append("margins \(view.layoutMargins.top)") }
    override func didReceiveMemoryWarning() { lines.append("memory") }
    override func setEditing(_ editing: Bool, animated: Bool) {
      super.setEditing(editing, animated: animated)
      lines.append("editing \(editing) \(animated)")
    }
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      lines.append("to \(size.width), is \(view.bounds.width)")
      coordinator.animate(alongsideTransition: { _ in
        self.lines.append("along \(self.view.bounds.width)")
      }) { _ in self.lines.append("over") }
    }
    override func willTransition(
      to newCollection: UITraitCollection,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.willTransition(to: newCollection, with: coordinator)
      lines.append("will be \(newCollection.userInterfaceStyle == .dark ? "dark" : "light")")
    }
    override func preferredContentSizeDidChange(
      forChildContentContainer container: any UIContentContainer
    ) { lines.append("child likes \(container.preferredContentSize.width)") }
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    override var prefersStatusBarHidden: Bool { isEditing }
  }

  private func shown() -> Noting {
    let controller = Noting()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    controller.lines = []
    return controller
  }

  @Test("A controller is told that safe area and margins of its view have changed")
  func margins() {
    let controller = shown()
    window.deviceSafeArea.top = 20
    #expect(controller.lines == ["margins 20.0", "safe area 20.0"])
  }

  @Test("A controller is told before its window has another size, and so are its children")
  func size() {
    let controller = shown()
    let child = Noting()
    controller.addChild(child)
    child.view.frame = controller.view.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.view.addSubview(child.view)
    window.frame.size.width = 400
    #expect(controller.lines == ["to 400.0, is 320.0", "along 400.0", "over"])
    #expect(child.lines == ["to 400.0, is 320.0", "along 400.0", "over"])
    window.frame.size.width = 400
    #expect(controller.lines.count == 3)
  }

  @Test("A controller is told before its scene has other traits")
  func traits() {
    let controller = shown()
    window.windowScene?.traits = UITraitCollection(userInterfaceStyle: .dark)
    #expect(controller.lines == ["will be dark"])
    #expect(controller.traitCollection.userInterfaceStyle == .dark)
  }

  @Test("A controller is told the preferred size of a child")
  func preferredSize() {
    let controller = shown()
    let child = UIViewController()
    controller.addChild(child)
    child.preferredContentSize = CGSize(width: 7, height: 7)
    child.preferredContentSize = CGSize(width: 7, height: 7)
    #expect(controller.lines == ["child likes 7.0"])
  }

  @Test("The edit button of a controller starts editing, and changes its title")
  func editing() {
    let controller = shown()
    let button = controller.editButtonItem
    #expect(button.title == "Edit" && button === controller.editButtonItem)
    button.sendAction()
    #expect(controller.isEditing && button.title == "Done" && button.style == .done)
    controller.isEditing = false
    #expect(button.title == "Edit")
    #expect(controller.lines == ["editing true true", "editing false false"])
    button.isEnabled = false
    button.sendAction()
    #expect(!controller.isEditing)
  }

  @Test("A controller in a window is told that memory is low")
  func memory() {
    let (outer, inner, over) = (shown(), Noting(), Noting())
    outer.addChild(inner)
    outer.view.addSubview(inner.view)
    inner.present(over, animated: false)
    for controller in [outer, inner, over] { controller.lines = [] }
    UIApplication.shared.warnOfMemory()
    #expect([outer, inner, over].allSatisfy { $0.lines == ["memory"] })
  }

  @Test("A controller decides on the status bar")
  func statusBar() throws {
    let controller = shown()
    let manager = try #require(window.windowScene?.statusBarManager)
    #expect(manager.statusBarStyle == .lightContent && !manager.isStatusBarHidden)
    controller.isEditing = true
    #expect(!manager.isStatusBarHidden)
    controller.setNeedsStatusBarAppearanceUpdate()
    #expect(manager.isStatusBarHidden)
    let over = UIViewController()
    controller.present(over, animated: false)
    #expect(manager.statusBarStyle == .lightContent)
    controller.dismiss(animated: false)
    over.modalPresentationStyle = .fullScreen
    controller.present(over, animated: false)
    #expect(manager.statusBarStyle == .default)
  }

  @Test("A controller has its own trait overrides, and calls registered handlers")
  func overrides() {
    let controller = shown()
    let child = UIViewController()
    controller.addChild(child)
    controller.view.addSubview(child.view)
    var seen: [UIUserInterfaceStyle] = []
    child.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (self: UIViewController, _) in seen.append(self.traitCollection.userInterfaceStyle)
    }
    controller.setOverrideTraitCollection(
      UITraitCollection(userInterfaceStyle: .dark), forChild: child)
    #expect(child.view.traitCollection.userInterfaceStyle == .dark)
    #expect(controller.overrideTraitCollection(forChild: child)?.userInterfaceStyle == .dark)
    child.traitOverrides.userInterfaceStyle = .light
    child.traitOverrides.userInterfaceStyle = .light
    #expect(seen == [.dark, .light])
    #expect(controller.traitCollection.userInterfaceStyle == .light)
  }

  @Test("A container that forwards appearance by hand tells each child once")
  func byHand() {
    final class ByHand: UIViewController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let diary = Diary()
    let (outer, inner) = (ByHand(), ToldController("inner", diary))
    outer.addChild(inner)
    outer.view.addSubview(inner.view)
    diary.lines = []
    window.rootViewController = outer
    window.makeKeyAndVisible()
    #expect(diary.lines.isEmpty)
    inner.beginAppearanceTransition(true, animated: false)
    inner.beginAppearanceTransition(true, animated: false)
    inner.endAppearanceTransition()
    #expect(diary.lines == ["inner willAppear", "inner isAppearing", "inner didAppear"])
  }

  @Test("The navigation item of a controller has its title, or none")
  func navigationItemTitle() {
    let controller = UIViewController()
    #expect(controller.navigationItem.title == nil)
    controller.title = "Home"
    #expect(controller.navigationItem.title == "Home")
    let titled = UIViewController()
    titled.title = "Inbox"
    #expect(titled.navigationItem.title == "Inbox")
  }

  @Test("A controller has a tab bar item with its title")
  func tabBarItem() {
    let controller = UIViewController()
    controller.title = "Home"
    #expect(controller.tabBarItem.title == "Home")
    controller.title = "Start"
    #expect(controller.tabBarItem.title == "Start")
    controller.tabBarItem = UITabBarItem(title: "A", image: nil, tag: 3)
    #expect(controller.tabBarItem.tag == 3)
  }

  @Test("A controller stores the name of its nib")
  func nib() {
    final class Named: UIViewController {
      override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
      }
      required init?(coder: NSCoder) { nil }
    }
    #expect(Named(nibName: "Feed", bundle: nil).nibName == "Feed")
    #expect(UIViewController().nibName == nil)
  }
}
