import Foundation
import Galley
import Testing

@testable import GalleyUIKit

@MainActor @Suite("A split view controller")
struct UISplitViewControllerTests {
  private let diary = Diary()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1024, height: 768))
  private let list: ToldController
  private let detail: ToldController

  init() {
    list = ToldController("list", diary)
    detail = ToldController("detail", diary)
    list.title = "List"
    detail.title = "Detail"
  }

  private func setWidth(_ size: UIUserInterfaceSizeClass) {
    window.windowScene?.traits = UITraitCollection(horizontalSizeClass: size)
    window.layoutIfNeeded()
  }

  private func show(_ split: UISplitViewController, _ size: UIUserInterfaceSizeClass) {
    setWidth(size)
    window.rootViewController = split
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  private func classic() -> UISplitViewController {
    let split = UISplitViewController()
    split.viewControllers = [
      UINavigationController(rootViewController: list),
      UINavigationController(rootViewController: detail),
    ]
    return split
  }

  private func columns() -> UISplitViewController {
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(list, for: .primary)
    split.setViewController(detail, for: .secondary)
    return split
  }

  private func place(_ controller: UIViewController) -> CGRect? {
    guard let view = controller.viewIfLoaded, view.window != nil else { return nil }
    return view.convert(view.bounds, to: nil)
  }

  private final class Delegate: NSObject, UISplitViewControllerDelegate {
    var lines: [String] = []
    var keepsFirst = false
    var top: UISplitViewController.Column?
    func splitViewController(
      _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) { lines.append("to \(displayMode)") }
    func splitViewController(
      _ splitViewController: UISplitViewController,
      collapseSecondary secondaryViewController: UIViewController,
      onto primaryViewController: UIViewController
    ) -> Bool {
      lines.append("collapse")
      return keepsFirst
    }
    func splitViewController(
      _ svc: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn proposed: UISplitViewController.Column
    ) -> UISplitViewController.Column {
      lines.append("proposed \(proposed)")
      return top ?? proposed
    }
    func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
      lines.append("did collapse")
    }
    func splitViewControllerDidExpand(_ svc: UISplitViewController) { lines.append("did expand") }
    func splitViewController(
      _ svc: UISplitViewController, willShow column: UISplitViewController.Column
    ) { lines.append("show \(column)") }
    func splitViewController(
      _ svc: UISplitViewController, willHide column: UISplitViewController.Column
    ) { lines.append("hide \(column)") }
  }

  @Test("Both columns are beside each other in a regular width", arguments: [true, false])
  func beside(isClassic: Bool) {
    let split = isClassic ? classic() : columns()
    show(split, .regular)
    #expect(!split.isCollapsed && split.displayMode == .oneBesideSecondary)
    #expect(place(list) == CGRect(x: 0, y: 0, width: 320, height: 768))
    #expect(place(detail) == CGRect(x: 320, y: 0, width: 704, height: 768))
    #expect(list.splitViewController === split && detail.splitViewController === split)
    #expect(list.traitCollection.horizontalSizeClass == .compact)
    #expect(detail.traitCollection.horizontalSizeClass == .regular)
    #expect(split.viewControllers.count == 2)
  }

  @Test("With a style, a controller is put into a navigation controller, unless it is one")
  func navigation() {
    let split = columns()
    show(split, .regular)
    #expect(list.navigationController != nil && split.viewController(for: .primary) === list)
    let own = UINavigationController(rootViewController: UIViewController())
    split.setViewController(own, for: .secondary)
    window.layoutIfNeeded()
    #expect(own.parent === split && place(own)?.minX == 320)
    #expect(detail.viewIfLoaded?.window == nil && split.viewController(for: .secondary) === own)
  }

  @Test("A navigation controller that was created for a column stays when its stack is replaced")
  func replacedStack() {
    let split = columns()
    show(split, .regular)
    let navigation = detail.navigationController
    let other = UIViewController()
    navigation?.setViewControllers([other], animated: false)
    split.view.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(split.viewControllers.last === navigation && navigation?.topViewController === other)
    #expect(place(other)?.minX == 320 && place(detail) == nil)
    let third = UIViewController()
    split.setViewController(third, for: .secondary)
    window.layoutIfNeeded()
    #expect(split.viewControllers.last === third.navigationController)
    #expect(third.navigationController !== navigation && place(third)?.minX == 320)
  }

  @Test("The display mode decides whether the first column is hidden, or over or beside the second")
  func displayModes() {
    let split = columns()
    let delegate = Delegate()
    show(split, .regular)
    split.delegate = delegate
    split.preferredDisplayMode = .secondaryOnly
    window.layoutIfNeeded()
    #expect(place(list) == nil && place(detail) == window.bounds)
    split.preferredDisplayMode = .oneOverSecondary
    window.layoutIfNeeded()
    #expect(place(list)?.width == 320 && place(detail) == window.bounds)
    #expect(
      window.hitTest(CGPoint(x: 100, y: 400), with: nil)?.isDescendant(of: list.view) == true)
    // A tap beside the column hides it.
    Finger.tap(window, at: CGPoint(x: 800, y: 400))
    window.frameClock.advanceUntilStill()
    #expect(split.displayMode == .secondaryOnly && place(list) == nil)
    split.preferredDisplayMode = .secondaryOnly
    split.preferredSplitBehavior = .tile
    split.show(.primary)
    window.layoutIfNeeded()
    #expect(split.displayMode == .oneBesideSecondary && place(detail)?.minX == 320)
    split.hide(.primary)
    #expect(split.displayMode == .secondaryOnly)
    #expect(
      delegate.lines == [
        "to secondaryOnly", "hide primary", "to oneOverSecondary", "show primary",
        "to secondaryOnly", "hide primary",
        "to oneBesideSecondary", "show primary", "to secondaryOnly", "hide primary",
      ])
  }

  @Test("The button for the columns is hidden while they are collapsed")
  func displayModeButton() {
    let split = classic()
    show(split, .compact)
    #expect(split.isCollapsed && split.displayModeButtonItem.isHidden)
    show(split, .regular)
    #expect(!split.isCollapsed && !split.displayModeButtonItem.isHidden)
  }

  /// The titles of the columns whose bars have the button that shows and hides columns.
  private func titlesBesideButton(_ split: UISplitViewController) -> [String] {
    window.layoutIfNeeded()
    let navigations = split.children.compactMap { $0 as? UINavigationController }
    let withButton = navigations.filter { navigation in
      navigation.navigationBar.subviews.contains { $0 is BarItemView }
    }
    return withButton.compactMap { $0.navigationBar.topItem?.title }
  }

  @Test("With a style, the bar of the first visible column has a button for the columns")
  func columnButton() {
    let split = columns()
    show(split, .regular)
    #expect(split.displayMode == .oneBesideSecondary && titlesBesideButton(split) == ["List"])
    split.columnButtonTapped()
    #expect(split.displayMode == .secondaryOnly && titlesBesideButton(split) == ["Detail"])
    split.columnButtonTapped()
    #expect(split.displayMode == .oneBesideSecondary && titlesBesideButton(split) == ["List"])
    split.presentsWithGesture = false
    #expect(titlesBesideButton(split).isEmpty)
    split.displayModeButtonVisibility = .always
    #expect(titlesBesideButton(split) == ["List"])
    split.displayModeButtonVisibility = .never
    #expect(titlesBesideButton(split).isEmpty)
    split.displayModeButtonVisibility = .always
    show(split, .compact)
    #expect(split.isCollapsed && titlesBesideButton(split).isEmpty)
  }

  @Test("In three columns the button shows one column after the other")
  func columnButtonOfThree() {
    let split = UISplitViewController(style: .tripleColumn)
    let middle = UIViewController()
    middle.title = "Middle"
    split.setViewController(list, for: .primary)
    split.setViewController(middle, for: .supplementary)
    split.setViewController(detail, for: .secondary)
    show(split, .regular)
    #expect(titlesBesideButton(split) == ["Middle"])
    split.columnButtonTapped()
    #expect(split.displayMode == .twoBesideSecondary && titlesBesideButton(split) == ["List"])
    split.columnButtonTapped()
    #expect(split.displayMode == .oneBesideSecondary && titlesBesideButton(split) == ["Middle"])
  }

  @Test("A split view controller without a style has no button of its own")
  func noColumnButton() {
    let split = classic()
    show(split, .regular)
    #expect(titlesBesideButton(split).isEmpty)
  }

  @Test("On a screen that is higher than wide, only the secondary column is visible at first")
  func portrait() {
    window.frame = CGRect(x: 0, y: 0, width: 768, height: 1024)
    let split = columns()
    show(split, .regular)
    #expect(split.displayMode == .secondaryOnly && place(list) == nil)
    split.displayModeButtonItem.primaryAction?.performWithSender(nil, target: nil)
    window.layoutIfNeeded()
    #expect(split.displayMode == .oneOverSecondary && place(list)?.width == 320)
  }

  @Test("The width of the primary column follows its fraction, its maximum and its minimum")
  func widths() {
    let split = classic()
    show(split, .regular)
    split.preferredPrimaryColumnWidthFraction = 0.5
    window.layoutIfNeeded()
    #expect(split.primaryColumnWidth == 320)
    split.maximumPrimaryColumnWidth = 400
    window.layoutIfNeeded()
    #expect(split.primaryColumnWidth == 400 && place(detail)?.minX == 400)
    split.minimumPrimaryColumnWidth = 450
    #expect(split.primaryColumnWidth == 450)
    split.primaryEdge = .trailing
    window.layoutIfNeeded()
    #expect(place(list)?.minX == 574 && place(detail)?.minX == 0)
  }

  @Test("Two of three columns are visible at first, and all three when the primary column is shown")
  func three() {
    let split = UISplitViewController(style: .tripleColumn)
    let middle = UIViewController()
    split.setViewController(list, for: .primary)
    split.setViewController(middle, for: .supplementary)
    split.setViewController(detail, for: .secondary)
    show(split, .regular)
    #expect(split.displayMode == .oneBesideSecondary)
    #expect(place(list) == nil && place(middle)?.minX == 0 && place(detail)?.minX == 320)
    split.show(.primary)
    window.layoutIfNeeded()
    #expect(split.displayMode == .twoBesideSecondary)
    #expect(place(list)?.minX == 0 && place(middle)?.minX == 320 && place(detail)?.minX == 640)
    split.preferredDisplayMode = .twoDisplaceSecondary
    window.layoutIfNeeded()
    #expect(place(detail) == CGRect(x: 640, y: 0, width: 1024, height: 768))
    split.hide(.primary)
    #expect(split.displayMode == .oneBesideSecondary)
  }

  @Test(
    "In a compact width, the second controller covers the first one, and the back button returns")
  func collapsed() throws {
    let split = classic()
    show(split, .compact)
    #expect(split.isCollapsed && split.viewControllers.count == 1)
    let first = try #require(split.viewControllers.first as? UINavigationController)
    #expect(first.topViewController === detail.navigationController)
    #expect(place(detail)?.width == 1024 && place(list) == nil)
    let bar = try #require(detail.navigationController?.navigationBar)
    #expect(first.isNavigationBarHidden && bar.items?.map(\.title) == ["List", "Detail"])
    // The inner navigation controller is popped, and with it its bar.
    detail.navigationController?.goBack()
    window.frameClock.advance(by: 1)
    #expect(place(list)?.width == 1024 && !first.isNavigationBarHidden)
  }

  @Test(
    "A split view controller collapses and expands with the size class, and restores its columns")
  func turns() throws {
    let split = classic()
    let delegate = Delegate()
    split.delegate = delegate
    show(split, .regular)
    delegate.lines = []
    let (first, second) = (split.viewControllers[0], split.viewControllers[1])
    setWidth(.compact)
    #expect(split.isCollapsed && place(detail)?.minX == 0)
    #expect(delegate.lines == ["collapse", "did collapse"])
    setWidth(.regular)
    #expect(!split.isCollapsed && split.viewControllers == [first, second])
    #expect(place(list)?.width == 320 && place(detail)?.minX == 320)
    #expect(delegate.lines.last == "did expand")
    #expect(detail.navigationController?.navigationBar.items?.map(\.title) == ["Detail"])
    // A delegate that keeps the first controller in front hides the second one.
    delegate.keepsFirst = true
    setWidth(.compact)
    #expect(place(list)?.width == 1024 && place(detail) == nil)
    setWidth(.regular)
    #expect(split.viewControllers == [first, second] && place(detail)?.minX == 320)
  }

  @Test(
    "When columns collapse, the delegate chooses the column in front, and show(_:) shows others")
  func topColumn() throws {
    let split = columns()
    let delegate = Delegate()
    delegate.top = .primary
    split.delegate = delegate
    show(split, .compact)
    #expect(delegate.lines == ["proposed secondary", "did collapse"])
    #expect(place(list)?.width == 1024 && place(detail) == nil)
    split.show(.secondary)
    window.frameClock.advance(by: 1)
    #expect(place(detail)?.width == 1024 && place(list) == nil)
    split.show(.primary)
    window.frameClock.advance(by: 1)
    #expect(place(list)?.width == 1024 && place(detail) == nil)
  }

  @Test("A controller for the compact column replaces all columns in a compact width")
  func compact() {
    let split = columns()
    let small = UITabBarController()
    split.setViewController(small, for: .compact)
    show(split, .compact)
    #expect(split.viewControllers == [small] && place(small) == window.bounds)
    setWidth(.regular)
    #expect(place(small) == nil && place(list)?.width == 320 && small.parent == nil)
  }

  @Test("When the compact controller is removed, the columns are in front of each other")
  func compactRemoved() throws {
    let split = columns()
    let small = UIViewController()
    split.setViewController(small, for: .compact)
    show(split, .compact)
    #expect(place(small) == window.bounds)
    split.setViewController(nil, for: .compact)
    window.layoutIfNeeded()
    window.frameClock.advanceUntilStill()
    #expect(small.parent == nil && place(small) == nil)
    let first = try #require(split.viewControllers.first as? UINavigationController)
    #expect(first === list.navigationController)
    #expect(first.topViewController === detail.navigationController)
    #expect(place(detail)?.width == 1024 && place(list) == nil)
    setWidth(.regular)
    #expect(place(list)?.width == 320 && place(detail)?.minX == 320)
  }

  @Test("A compact controller that is set later leaves the columns as they were")
  func compactAdded() {
    let split = columns()
    show(split, .compact)
    #expect(place(detail)?.width == 1024 && place(list) == nil)
    let small = UIViewController()
    split.setViewController(small, for: .compact)
    window.layoutIfNeeded()
    #expect(split.viewControllers == [small] && place(small) == window.bounds)
    #expect(place(detail) == nil && list.navigationController?.viewControllers == [list])
    setWidth(.regular)
    #expect(small.parent == nil && place(small) == nil)
    #expect(place(list)?.width == 320 && place(detail)?.minX == 320)
  }

  @Test(
    "If two controllers are set while columns are collapsed, the second is shown after expanding")
  func setWhileCollapsed() {
    let split = classic()
    show(split, .compact)
    let controllers = [UIViewController(), UIViewController()]
    split.viewControllers = controllers.map { UINavigationController(rootViewController: $0) }
    window.layoutIfNeeded()
    #expect(place(controllers[0]) != nil && place(controllers[1]) == nil)
    setWidth(.regular)
    #expect(place(controllers[0])?.minX == 0 && place(controllers[1])?.minX == 320)
    #expect(split.viewControllers.count == 2)
  }

  @Test("A second controller that is replaced while columns are collapsed is not shown later")
  func secondReplacedWhileCollapsed() {
    let split = classic()
    show(split, .compact)
    let new = UINavigationController(rootViewController: UIViewController())
    split.viewControllers = [split.viewControllers[0], new]
    window.layoutIfNeeded()
    setWidth(.regular)
    #expect(split.viewControllers.count == 2 && split.viewControllers.last === new)
    #expect(place(new)?.minX == 320 && place(detail) == nil)
  }

  @Test("Without columns and without a compact controller, a split view controller is empty")
  func compactRemovedWithoutColumns() {
    let split = UISplitViewController(style: .doubleColumn)
    let small = UIViewController()
    split.setViewController(small, for: .compact)
    show(split, .compact)
    #expect(place(small) == window.bounds)
    split.setViewController(nil, for: .compact)
    window.layoutIfNeeded()
    #expect(split.viewControllers.isEmpty && small.parent == nil && place(small) == nil)
  }

  @Test("A detail controller is shown in the secondary column, or in front in a compact width")
  func showDetail() {
    let split = classic()
    show(split, .regular)
    let other = UINavigationController(rootViewController: UIViewController())
    list.showDetailViewController(other, sender: nil)
    window.layoutIfNeeded()
    #expect(split.viewControllers.last === other && place(other)?.minX == 320)
    #expect(place(detail) == nil)
    setWidth(.compact)
    other.goBack()
    window.frameClock.advance(by: 1)
    let third = UINavigationController(rootViewController: UIViewController())
    list.showDetailViewController(third, sender: nil)
    window.frameClock.advance(by: 1)
    #expect(place(third)?.width == 1024)
    setWidth(.regular)
    #expect(split.viewControllers.last === third)
  }

  @Test("Controllers appear and disappear when their column is shown and hidden")
  func appearance() {
    let split = columns()
    show(split, .regular)
    #expect(
      diary.lines.filter { $0.hasSuffix("didAppear") } == ["list didAppear", "detail didAppear"]
        || diary.lines.filter { $0.hasSuffix("didAppear") } == [
          "detail didAppear", "list didAppear",
        ])
    diary.lines = []
    split.hide(.primary)
    window.layoutIfNeeded()
    #expect(diary.lines == ["list willDisappear"])
    window.frameClock.advanceUntilStill()
    #expect(diary.lines == ["list willDisappear", "list didDisappear"])
    diary.lines = []
    split.show(.primary)
    window.layoutIfNeeded()
    #expect(diary.lines == ["list willAppear", "list isAppearing"])
    window.frameClock.advanceUntilStill()
    #expect(diary.lines == ["list willAppear", "list isAppearing", "list didAppear"])
  }

  @Test("A column slides in over the edge of the screen, and slides out again")
  func animated() throws {
    let split = columns()
    show(split, .regular)
    let navigation = try #require(list.navigationController?.view)
    split.hide(.primary)
    #expect(navigation.frame.minX == -320 && place(detail) == window.bounds)
    window.frameClock.advance(by: 0.1)
    let going = try #require(navigation.layer.presentation()).frame.minX
    #expect(going > -320 && going < 0)
    #expect(place(list) != nil)
    window.frameClock.advance(by: 0.3)
    #expect(place(list) == nil)
    split.show(.primary)
    window.frameClock.advance(by: 0.1)
    let coming = try #require(navigation.layer.presentation()).frame.minX
    #expect(coming > -320 && coming < 0)
    #expect(navigation.frame.minX == 0 && place(detail)?.minX == 320)
    window.frameClock.advanceUntilStill()
    #expect(place(list)?.minX == 0)
  }

  @Test("A controller whose column is hidden while it slides in appears before it disappears")
  func reversed() {
    let split = columns()
    show(split, .regular)
    split.hide(.primary)
    window.frameClock.advanceUntilStill()
    diary.lines = []
    split.show(.primary)
    window.frameClock.advance(by: 0.1)
    split.hide(.primary)
    window.frameClock.advanceUntilStill()
    #expect(
      diary.lines == [
        "list willAppear", "list isAppearing", "list didAppear", "list willDisappear",
        "list didDisappear",
      ])
    #expect(place(list) == nil && place(detail) == window.bounds)
  }

  @Test("A column that was shown in code is hidden when there is no space for it")
  func turned() {
    let split = columns()
    show(split, .regular)
    split.hide(.primary)
    window.frameClock.advanceUntilStill()
    split.show(.primary)
    window.frameClock.advanceUntilStill()
    #expect(split.displayMode == .oneBesideSecondary)
    window.frame.size = CGSize(width: 768, height: 1024)
    window.layoutIfNeeded()
    #expect(split.displayMode == .secondaryOnly && place(list) == nil)
    window.frame.size = CGSize(width: 1024, height: 768)
    window.layoutIfNeeded()
    #expect(split.displayMode == .oneBesideSecondary && place(list)?.width == 320)
  }

  /// Records how the columns expand, and chooses the display mode.
  private final class ExpandingDelegate: NSObject, UISplitViewControllerDelegate {
    var lines: [String] = []
    var mode: UISplitViewController.DisplayMode?
    func splitViewController(
      _ svc: UISplitViewController,
      displayModeForExpandingToProposedDisplayMode proposed: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode {
      lines.append("proposed \(proposed)")
      return mode ?? proposed
    }
    func splitViewControllerDidExpand(_ svc: UISplitViewController) { lines.append("did expand") }
    func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) {
      lines.append("swipe begins")
    }
    func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) {
      lines.append("swipe ends")
    }
  }

  @Test("When a phone turns, columns expand once, to the mode for the new size")
  func turnedPhone() {
    let split = columns()
    let delegate = ExpandingDelegate()
    split.delegate = delegate
    let screen = Screen(split, on: .largePhone)
    #expect(split.isCollapsed && detail.viewIfLoaded?.window != nil)
    // A layout that is due takes place while the navigation stack changes.
    split.view.setNeedsLayout()
    screen.rotate()
    #expect(delegate.lines == ["proposed oneBesideSecondary", "did expand"])
    #expect(!split.isCollapsed && split.displayMode == .oneBesideSecondary)
    #expect(list.viewIfLoaded?.window != nil && detail.viewIfLoaded?.window != nil)
  }

  @Test("The display mode that the delegate chooses for expanded columns stays after the rotation")
  func chosenForTurnedPhone() {
    let split = columns()
    let delegate = ExpandingDelegate()
    delegate.mode = .secondaryOnly
    split.delegate = delegate
    split.preferredDisplayMode = .oneOverSecondary
    let screen = Screen(split, on: .largePhone)
    screen.rotate()
    #expect(split.displayMode == .secondaryOnly)
    delegate.mode = .oneBesideSecondary
    screen.rotate()
    screen.rotate()
    #expect(split.displayMode == .oneBesideSecondary)
  }

  @Test("A swipe from the edge shows a hidden column, unless the app does not want the gesture")
  func edgeSwipe() {
    let split = columns()
    let delegate = ExpandingDelegate()
    split.delegate = delegate
    let screen = Screen(split, on: .pad)
    func swipe(from x: CGFloat) {
      screen.perform { screen in
        let finger = Finger(on: screen.window, at: CGPoint(x: x, y: 600))
        finger.move(by: CGPoint(x: 200, y: 0), over: 0.3)
        finger.lift()
      }
    }
    swipe(from: 100)
    #expect(split.displayMode == .secondaryOnly)
    swipe(from: 4)
    #expect(split.displayMode == .oneOverSecondary && list.viewIfLoaded?.window != nil)
    #expect(delegate.lines == ["swipe begins", "swipe ends"])
    split.show(.secondary)
    screen.settle()
    split.presentsWithGesture = false
    swipe(from: 4)
    #expect(split.displayMode == .secondaryOnly && list.viewIfLoaded?.window == nil)
    #expect(delegate.lines == ["swipe begins", "swipe ends"])
  }

  @Test("A swipe from the edge pops a controller of the visible column, and shows no other column")
  func edgeSwipePops() throws {
    let split = columns()
    let screen = Screen(split, on: .pad)
    let navigation = try #require(detail.navigationController)
    navigation.pushViewController(UIViewController(), animated: false)
    screen.settle()
    screen.perform { screen in
      let finger = Finger(on: screen.window, at: CGPoint(x: 4, y: 600))
      finger.move(by: CGPoint(x: 700, y: 0), over: 0.3)
      finger.lift()
    }
    #expect(navigation.topViewController === detail && split.displayMode == .secondaryOnly)
  }

  @Test("The traits that the app overrides for a column stay through layouts")
  func overriddenTraits() {
    let split = classic()
    let first = split.viewControllers[0]
    split.setOverrideTraitCollection(UITraitCollection(userInterfaceStyle: .dark), forChild: first)
    show(split, .regular)
    #expect(first.traitCollection.userInterfaceStyle == .dark)
    #expect(first.traitCollection.horizontalSizeClass == .compact, "That of a narrow column")
    #expect(split.overrideTraitCollection(forChild: first)?.userInterfaceStyle == .dark)
    setWidth(.compact)
    #expect(first.traitCollection.userInterfaceStyle == .dark)
    split.setOverrideTraitCollection(nil, forChild: first)
    setWidth(.regular)
    #expect(first.traitCollection.userInterfaceStyle == .light)
    #expect(first.traitCollection.horizontalSizeClass == .compact)
  }

  @Test("Setting a column that the style does not have traps")
  func columnsOfOthers() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      UISplitViewController(style: .doubleColumn)
        .setViewController(UIViewController(), for: .supplementary)
    }
    await #expect(processExitsWith: .failure) { @MainActor in
      UISplitViewController().setViewController(UIViewController(), for: .primary)
    }
  }

  private final class QuietSplitViewController: UISplitViewController {
    override func viewWillLayoutSubviews() {}
    override func viewDidLayoutSubviews() {}
  }

  @Test("Columns are placed also if a subclass overrides the layout methods without calling super")
  func quietLayout() {
    let split = QuietSplitViewController(style: .doubleColumn)
    split.preferredDisplayMode = .oneBesideSecondary
    split.setViewController(list, for: .primary)
    split.setViewController(detail, for: .secondary)
    show(split, .regular)
    window.frame.size = CGSize(width: 800, height: 600)
    window.layoutIfNeeded()
    #expect(place(detail)?.maxX == 800 && place(detail)?.height == 600)
  }
}
