import Foundation
import Galley
import Testing
import UIKit

// Controllers, bars and searches as apps subclass them, with the public names only.

@MainActor @Suite("Controllers that apps write")
struct ControllerClientsTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  private final class Screen: UIViewController {
    override var prefersHomeIndicatorAutoHidden: Bool { true }
    override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { .all }
    override var childForHomeIndicatorAutoHidden: UIViewController? { children.last }
    override var childForScreenEdgesDeferringSystemGestures: UIViewController? { children.last }
    override var disablesAutomaticKeyboardDismissal: Bool { false }
    override func encodeRestorableState(with coder: NSCoder) {
      super.encodeRestorableState(with: coder)
    }
    override func decodeRestorableState(with coder: NSCoder) {
      super.decodeRestorableState(with: coder)
    }
    override func targetViewController(
      forAction action: Selector, sender: Any?
    ) -> UIViewController? { super.targetViewController(forAction: action, sender: sender) }
    override func transition(
      from fromViewController: UIViewController, to toViewController: UIViewController,
      duration: TimeInterval, options: UIView.AnimationOptions = [],
      animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
      super.transition(
        from: fromViewController, to: toViewController, duration: duration, options: options,
        animations: animations, completion: completion)
    }
  }

  @Test("The preferences for the home indicator and for system gestures can be overridden")
  func overriding() {
    let screen = Screen()
    #expect(screen.prefersHomeIndicatorAutoHidden)
    #expect(screen.preferredScreenEdgesDeferringSystemGestures == .all)
    screen.setNeedsUpdateOfHomeIndicatorAutoHidden()
    screen.setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
    #expect(screen.targetViewController(forAction: Selector("nobody:"), sender: nil) == nil)
    #expect(UIViewController().childForHomeIndicatorAutoHidden == nil)
  }

  @Test("A controller has the key commands that were added, until they are removed")
  func keyCommands() {
    let screen = Screen()
    #expect(screen.keyCommands == nil)
    let command = UIKeyCommand(input: "n", modifierFlags: .command, action: Selector("new:"))
    screen.addKeyCommand(command)
    #expect(screen.keyCommands == [command])
    screen.removeKeyCommand(command)
    #expect(screen.keyCommands == nil)
  }

  @Test("A transition puts the second controller's view in place of the first one's")
  func transition() {
    let (screen, first, second) = (Screen(), ToldScreen(), ToldScreen())
    screen.addChild(first)
    screen.view.addSubview(first.view)
    first.didMove(toParent: screen)
    window.rootViewController = screen
    window.makeKeyAndVisible()
    screen.addChild(second)
    first.lines = []
    var steps: [String] = []
    screen.transition(from: first, to: second, duration: 0.2) {
      steps.append("along")
    } completion: { finished in
      steps.append("over \(finished)")
    }
    #expect(second.view.superview === screen.view && first.view.superview === screen.view)
    window.frameClock.advance(by: 1)
    MainTurn.drain()
    #expect(steps == ["along", "over true"])
    #expect(first.view.superview == nil)
    #expect(first.lines == ["disappearing", "gone"])
    #expect(second.lines == ["appearing", "there"])
  }

  private final class ToldScreen: UIViewController {
    var lines: [String] = []
    override func viewWillAppear(_ animated: Bool) { lines.append("appearing") }
    override func viewDidAppear(_ animated: Bool) { lines.append("there") }
    override func viewWillDisappear(_ animated: Bool) { lines.append("disappearing") }
    override func viewDidDisappear(_ animated: Bool) { lines.append("gone") }
  }

  @Test("An async function presents and dismisses without await, as on Apple's systems")
  func inAsyncFunction() async {
    let (screen, sheet) = (Screen(), Screen())
    window.rootViewController = screen
    window.makeKeyAndVisible()
    screen.present(sheet, animated: false)
    window.frameClock.advance(by: 1)
    MainTurn.drain()
    #expect(screen.presentedViewController === sheet)
    screen.dismiss(animated: false)
    window.frameClock.advance(by: 1)
    MainTurn.drain()
    #expect(screen.presentedViewController == nil)
  }

  private final class Flow: UINavigationController {
    override var interactivePopGestureRecognizer: UIGestureRecognizer? {
      super.interactivePopGestureRecognizer
    }
  }

  @Test("With hidesBarsOnTap, a tap hides the bar and another one shows it")
  func barsOnTap() {
    let flow = Flow(rootViewController: Screen())
    window.rootViewController = flow
    window.makeKeyAndVisible()
    let spot = CGPoint(x: 160, y: 300)
    Finger.tap(flow.view, at: spot)
    window.frameClock.advance(by: 1)
    #expect(!flow.isNavigationBarHidden)
    flow.hidesBarsOnTap = true
    Finger.tap(flow.view, at: spot)
    window.frameClock.advance(by: 1)
    #expect(flow.isNavigationBarHidden)
    #expect(flow.barHideOnTapGestureRecognizer.isEnabled)
    Finger.tap(flow.view, at: spot)
    window.frameClock.advance(by: 1)
    #expect(!flow.isNavigationBarHidden)
  }

  @Test("A finger from the leading edge goes back, unless the recognizer is disabled")
  func popGesture() {
    let flow = Flow(rootViewController: Screen())
    window.rootViewController = flow
    window.makeKeyAndVisible()
    func pull() {
      let finger = Finger(on: flow.view, at: CGPoint(x: 2, y: 300))
      finger.move(by: CGPoint(x: 250, y: 0), over: 0.4)
      finger.lift()
      window.frameClock.advance(by: 1)
    }
    pull()
    #expect(flow.viewControllers.count == 1)
    flow.pushViewController(Screen(), animated: false)
    flow.interactivePopGestureRecognizer?.isEnabled = false
    pull()
    #expect(flow.viewControllers.count == 2)
    flow.interactivePopGestureRecognizer?.isEnabled = true
    pull()
    #expect(flow.viewControllers.count == 1)
  }

  private final class PlainBar: UISearchBar {
    override func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {}
    override var searchTextField: UISearchTextField { super.searchTextField }
  }

  private final class PlainSearch: UISearchController {
    private let bar = PlainBar()
    override var searchBar: UISearchBar { bar }
  }

  private final class Hearing: NSObject, UISearchControllerDelegate, UISearchResultsUpdating {
    var lines: [String] = []
    func presentSearchController(_ searchController: UISearchController) { lines.append("present") }
    func willPresentSearchController(_ searchController: UISearchController) {
      lines.append("will")
    }
    func updateSearchResults(for searchController: UISearchController) {
      lines.append(searchController.searchBar.text ?? "")
    }
  }

  @Test("A search controller uses the search bar that its subclass supplies")
  func ownSearchBar() {
    let search = PlainSearch(searchResultsController: nil)
    let hearing = Hearing()
    search.searchResultsUpdater = hearing
    search.delegate = hearing
    search.isActive = true
    #expect(!search.searchBar.showsCancelButton, "its bar has no such button")
    search.searchBar.text = "oak"
    #expect(hearing.lines == ["present", "will", "", "oak"])
  }

  @Test("Settings of navigation controllers, navigation bars and search bars are stored")
  func keptValues() {
    let flow = Flow(rootViewController: Screen())
    flow.hidesBarsOnSwipe = true
    flow.hidesBarsWhenKeyboardAppears = true
    flow.hidesBarsWhenVerticallyCompact = true
    #expect(flow.barHideOnSwipeGestureRecognizer.view == nil)
    let bar = flow.navigationBar
    bar.compactScrollEdgeAppearance = UINavigationBarAppearance()
    bar.backIndicatorImage = UIImage()
    bar.backIndicatorTransitionMaskImage = UIImage()
    bar.setBackgroundImage(UIImage(), for: .any, barMetrics: .default)
    bar.setTitleVerticalPositionAdjustment(3, for: .default)
    #expect(bar.backgroundImage(for: .default) != nil)
    #expect(bar.titleVerticalPositionAdjustment(for: .default) == 3)
    #expect(bar.barPosition == .topAttached)
    let search = UISearchBar()
    search.setPositionAdjustment(UIOffset(horizontal: 1, vertical: 2), for: .search)
    #expect(search.positionAdjustment(for: .search).vertical == 2)
    search.setScopeBarButtonTitleTextAttributes([.kern: 1], for: .selected)
    #expect(search.scopeBarButtonTitleTextAttributes(for: .selected)?.count == 1)
  }

  private final class Silent: NSObject, UIToolbarDelegate {}

  private final class Above: NSObject, UIToolbarDelegate {
    func position(for bar: any UIBarPositioning) -> UIBarPosition { .topAttached }
  }

  @Test("A tool bar is at the bottom, unless its delegate returns another position")
  func toolbarPosition() {
    let (bar, silent, above) = (UIToolbar(), Silent(), Above())
    #expect(bar.barPosition == .bottom)
    bar.delegate = silent
    #expect(bar.barPosition == .bottom)
    bar.delegate = above
    #expect(bar.barPosition == .topAttached)
  }

  private final class Asking: UINavigationController, UINavigationBarDelegate {
    var mayPop = false
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
      mayPop
    }
  }

  @Test(
    "A navigation controller that implements shouldPop decides whether the back button goes back")
  func shouldPop() throws {
    let flow = Asking(rootViewController: Screen())
    window.rootViewController = flow
    window.makeKeyAndVisible()
    flow.pushViewController(Screen(), animated: false)
    window.frameClock.advance(by: 1)
    func tapBack() {
      Finger.tap(flow.navigationBar, at: CGPoint(x: 20, y: 22))
      window.frameClock.advance(by: 1)
    }
    tapBack()
    #expect(flow.viewControllers.count == 2)
    flow.mayPop = true
    tapBack()
    #expect(flow.viewControllers.count == 1)
  }

  @Test("The layout guides from before the safe area measure what the bars cover")
  func layoutSupport() {
    let screen = Screen()
    let flow = Flow(rootViewController: screen)
    window.rootViewController = flow
    window.makeKeyAndVisible()
    let line = UIView()
    line.translatesAutoresizingMaskIntoConstraints = false
    screen.view.addSubview(line)
    NSLayoutConstraint.activate([
      line.topAnchor.constraint(equalTo: screen.topLayoutGuide.bottomAnchor),
      line.bottomAnchor.constraint(equalTo: screen.bottomLayoutGuide.topAnchor),
      line.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
      line.widthAnchor.constraint(equalToConstant: 10),
    ])
    window.layoutIfNeeded()
    let covered = screen.view.safeAreaInsets.top
    #expect(covered > 0 && screen.topLayoutGuide.length == covered)
    #expect(line.frame.minY == covered && line.frame.maxY == screen.view.bounds.height)
  }

  @Test("The source item of a popover may be a bar button item or a view")
  func sourceItem() {
    let screen = Screen()
    screen.modalPresentationStyle = .popover
    let popover = screen.popoverPresentationController
    let (item, view) = (UIBarButtonItem(title: "More"), UIView())
    popover?.sourceItem = item
    #expect(popover?.barButtonItem === item && popover?.sourceView == nil)
    popover?.sourceItem = view
    #expect(popover?.sourceView === view && popover?.sourceItem === view)
    item.setBackButtonTitlePositionAdjustment(
      UIOffset(horizontal: -100, vertical: 0), for: .default)
    #expect(item.backButtonTitlePositionAdjustment(for: .default).horizontal == -100)
  }
}
