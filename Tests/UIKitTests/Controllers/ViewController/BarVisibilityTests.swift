import Foundation
import Galley
import Testing

@testable import GalleyUIKit

@MainActor @Suite("Bars that come and go with an animation")
struct BarVisibilityTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let first = UIViewController()
  private let navigation: UINavigationController
  private let tabs = UITabBarController()

  init() {
    window.deviceSafeArea = UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0)
    navigation = UINavigationController(rootViewController: first)
    first.title = "First"
    tabs.viewControllers = [navigation]
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  private var bar: UINavigationBar { navigation.navigationBar }

  /// Where a view is seen now.
  private func seen(_ view: UIView) -> CGRect {
    (view.layer.presentation() ?? view.layer).frame
  }

  private func advance(by time: TimeInterval) { window.frameClock.advance(by: time) }

  @Test("A navigation bar slides over the top in 0.2 s, and the content is laid out along with it")
  func slides() {
    let line = UIView()
    line.translatesAutoresizingMaskIntoConstraints = false
    first.view.addSubview(line)
    line.heightAnchor.constraint(equalToConstant: 1).isActive = true
    line.topAnchor.constraint(equalTo: first.view.safeAreaLayoutGuide.topAnchor).isActive = true
    window.layoutIfNeeded()
    #expect(line.frame.minY == 64)
    navigation.setNavigationBarHidden(true, animated: true)
    #expect(navigation.isNavigationBarHidden && !bar.isHidden)
    #expect(first.view.safeAreaInsets.top == 20)
    advance(by: 0.1)
    // At half of its time, a curve that eases in and out is at half of its way, from 20 to -44.
    #expect(abs(seen(bar).minY + 12) < 0.5 && abs(seen(line).minY - 42) < 0.5)
    #expect(!bar.isHidden)
    advance(by: 0.15)
    #expect(bar.isHidden && line.frame.minY == 20)
    navigation.setNavigationBarHidden(false, animated: true)
    #expect(!bar.isHidden)
    advance(by: 0.1)
    #expect(abs(seen(bar).minY + 12) < 0.5 && abs(seen(line).minY - 42) < 0.5)
    advance(by: 0.15)
    #expect(seen(bar) == CGRect(x: 0, y: 20, width: 320, height: 44) && line.frame.minY == 64)
  }

  @Test("A bar that comes back on its way is not hidden by the end of the first animation")
  func comesBack() {
    navigation.setNavigationBarHidden(true, animated: true)
    advance(by: 0.1)
    navigation.setNavigationBarHidden(false, animated: true)
    advance(by: 0.15)
    #expect(!bar.isHidden)
    advance(by: 0.3)
    #expect(!bar.isHidden && seen(bar).minY == 20)
    navigation.setNavigationBarHidden(true, animated: true)
    advance(by: 0.1)
    navigation.isNavigationBarHidden = false
    advance(by: 0.3)
    #expect(!bar.isHidden && seen(bar).minY == 20)
  }

  @Test("Without an animation, or without a window, bars come and go at once")
  func atOnce() {
    navigation.setNavigationBarHidden(true, animated: false)
    #expect(bar.isHidden)
    navigation.setToolbarHidden(false, animated: false)
    #expect(!navigation.toolbar.isHidden)
    UIView.performWithoutAnimation { navigation.setNavigationBarHidden(false, animated: true) }
    #expect(!bar.isHidden && bar.frame.minY == 20)
    let other = UINavigationController(rootViewController: UIViewController())
    other.loadViewIfNeeded()
    other.setNavigationBarHidden(true, animated: true)
    #expect(other.navigationBar.isHidden)
  }

  @Test("Toolbars and tab bars slide over the bottom")
  func bottom() {
    // The toolbar stands above the tab bar, which is 83 points high with the safe area.
    navigation.setToolbarHidden(false, animated: true)
    #expect(navigation.toolbar.frame.minY == 480 - 83 - navigation.toolbar.rowHeight)
    advance(by: 0.1)
    let way = (480 + 480 - 83 - navigation.toolbar.rowHeight) / 2
    #expect(abs(seen(navigation.toolbar).minY - way) < 0.5)
    advance(by: 0.15)
    #expect(seen(navigation.toolbar).minY == 480 - 83 - navigation.toolbar.rowHeight)
    tabs.setTabBarHidden(true, animated: true)
    #expect(tabs.isTabBarHidden && !tabs.tabBar.isHidden)
    advance(by: 0.1)
    #expect(abs(seen(tabs.tabBar).minY - (397 + 480) / 2) < 0.5)
    advance(by: 0.15)
    let top = 480 - 34 - navigation.toolbar.rowHeight
    #expect(tabs.tabBar.isHidden && navigation.toolbar.frame.minY == top)
  }

  /// A controller that shows or hides the navigation bar when it appears.
  private final class Chooser: UIViewController {
    let hides: Bool
    init(hides: Bool) {
      self.hides = hides
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      navigationController?.setNavigationBarHidden(hides, animated: animated)
    }
  }

  @Test(
    "A bar that a controller hides as it appears goes sideways with the old content, and comes back from there",
    arguments: [false, true])
  func sideways(isMirrored: Bool) {
    if isMirrored { window.traitOverrides.layoutDirection = .rightToLeft }
    let shows = Chooser(hides: false)
    shows.title = "Shows"
    navigation.setViewControllers([shows], animated: false)
    window.layoutIfNeeded()
    let hides = Chooser(hides: true)
    let side: CGFloat = isMirrored ? 1 : -1
    navigation.pushViewController(hides, animated: true)
    #expect(hides.view.safeAreaInsets.top == 20 && !bar.isHidden)
    advance(by: 0.175)
    #expect(abs(seen(bar).minX - side * 160) < 1 && seen(bar).minY == 20)
    #expect(bar.accessibilityOutline().labels == ["Shows"], "It still shows the old item")
    advance(by: 0.3)
    #expect(bar.isHidden)
    navigation.popViewController(animated: true)
    #expect(!bar.isHidden && shows.view.safeAreaInsets.top == 64)
    advance(by: 0.175)
    #expect(abs(seen(bar).minX - side * 160) < 1 && seen(bar).minY == 20)
    advance(by: 0.3)
    #expect(!bar.isHidden && seen(bar) == CGRect(x: 0, y: 20, width: 320, height: 44))
  }

  @Test("A transition that is cancelled brings the bar back")
  func calledOff() {
    let (hides, shows) = (Chooser(hides: true), Chooser(hides: false))
    navigation.setViewControllers([hides], animated: false)
    navigation.pushViewController(shows, animated: false)
    window.layoutIfNeeded()
    #expect(!bar.isHidden)
    let finger = Finger(on: navigation.view, at: CGPoint(x: 2, y: 300))
    finger.move(by: CGPoint(x: 100, y: 0), over: 0.2)
    #expect(navigation.isNavigationBarHidden && !bar.isHidden && seen(bar).minX > 40)
    finger.move(by: CGPoint(x: -60, y: 0), over: 0.5)
    finger.lift()
    advance(by: 1)
    #expect(navigation.topViewController === shows && !navigation.isNavigationBarHidden)
    #expect(!bar.isHidden && seen(bar) == CGRect(x: 0, y: 20, width: 320, height: 44))
    #expect(shows.view.safeAreaInsets.top == 64)
  }

  @Test("A push that hides the bar at the bottom takes it along, and a pop brings it back")
  func bottomBarWhenPushed() {
    let detail = UIViewController()
    detail.hidesBottomBarWhenPushed = true
    navigation.pushViewController(detail, animated: true)
    #expect(!tabs.tabBar.isHidden && detail.view.safeAreaInsets.bottom == 34)
    advance(by: 0.175)
    #expect(abs(seen(tabs.tabBar).minX + 160) < 1 && seen(tabs.tabBar).minY == 397)
    advance(by: 0.3)
    #expect(tabs.tabBar.isHidden)
    navigation.popViewController(animated: true)
    advance(by: 0.175)
    #expect(!tabs.tabBar.isHidden && abs(seen(tabs.tabBar).minX + 160) < 1)
    advance(by: 0.3)
    #expect(seen(tabs.tabBar) == CGRect(x: 0, y: 397, width: 320, height: 83))
    navigation.pushViewController(detail, animated: true)
    navigation.popViewController(animated: false)
    #expect(!tabs.tabBar.isHidden && seen(tabs.tabBar).minX == 0)
  }

  @Test("The content that leaves stays as it is, whatever bars the new one has")
  func leavingContent() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    scroll.contentSize = CGSize(width: 320, height: 2000)
    let (hides, shows) = (Chooser(hides: true), Chooser(hides: false))
    hides.view.addSubview(scroll)
    navigation.setViewControllers([hides], animated: false)
    window.layoutIfNeeded()
    #expect(scroll.contentOffset.y == -20 && hides.view.safeAreaInsets.top == 20)
    navigation.pushViewController(shows, animated: true)
    advance(by: 0.1)
    #expect(scroll.contentOffset.y == -20 && hides.view.safeAreaInsets.top == 20)
    #expect(shows.view.safeAreaInsets.top == 64)
    advance(by: 0.4)
    navigation.popViewController(animated: true)
    #expect(scroll.contentOffset.y == -20 && hides.view.safeAreaInsets.top == 20)
    advance(by: 0.4)
    // Afterwards it follows the bars again.
    navigation.isNavigationBarHidden = false
    window.layoutIfNeeded()
    #expect(scroll.contentOffset.y == -64 && hides.view.safeAreaInsets.top == 64)
  }

  @Test("A large title goes with its bar and comes back with it, and small titles stay in place")
  func largeTitle() throws {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    scroll.contentSize = CGSize(width: 320, height: 2000)
    first.view.addSubview(scroll)
    bar.prefersLargeTitles = true
    first.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Add")
    window.layoutIfNeeded()
    #expect(bar.frame == CGRect(x: 0, y: 20, width: 320, height: 96))
    let add = try #require(first.navigationItem.rightBarButtonItem?.shown)
    let place = add.frame
    navigation.setNavigationBarHidden(true, animated: true)
    advance(by: 0.1)
    // The bottom of the bar moves from 116 to 0.
    #expect(seen(bar).height == 96 && abs(seen(bar).maxY - 58) < 0.5)
    let moved = try #require(first.navigationItem.rightBarButtonItem?.shown)
    #expect(seen(moved) == place)
    #expect(bar.accessibilityOutline().labels == ["Add", "First"])
    advance(by: 0.2)
    #expect(scroll.contentOffset.y == -20)
    navigation.setNavigationBarHidden(false, animated: true)
    advance(by: 0.3)
    #expect(seen(bar) == CGRect(x: 0, y: 20, width: 320, height: 96))
    #expect(scroll.contentOffset.y == -116)
    // If the content is not at its top, the bar comes back without the large title.
    scroll.contentOffset.y = 200
    navigation.setNavigationBarHidden(true, animated: true)
    advance(by: 0.3)
    navigation.setNavigationBarHidden(false, animated: true)
    advance(by: 0.3)
    #expect(seen(bar) == CGRect(x: 0, y: 20, width: 320, height: 44))
  }
}
