import Foundation
import Galley
import Testing

@testable import GalleyUIKit

@MainActor @Suite("A large title")
struct LargeTitleTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let scrollView = UIScrollView()
  private let controller = UIViewController()
  private let navigation: UINavigationController

  init() {
    window.deviceSafeArea.top = 20
    scrollView.contentSize = CGSize(width: 320, height: 2_000)
    controller.view = scrollView
    controller.title = "Inbox"
    navigation = UINavigationController(rootViewController: controller)
    navigation.navigationBar.prefersLargeTitles = true
    window.rootViewController = navigation
    window.makeKeyAndVisible()
  }

  private var bar: UINavigationBar { navigation.navigationBar }
  private var small: UILabel? { bar.subviews.compactMap { $0 as? UILabel }.first }

  @Test("A large title makes the bar 96 points high, and content starts below")
  func expanded() {
    #expect(bar.frame == CGRect(x: 0, y: 20, width: 320, height: 96))
    #expect(controller.view.safeAreaInsets.top == 116)
    #expect(scrollView.contentOffset.y == -116)
    #expect(small?.alpha == 0)
    #expect(bar.accessibilityOutline().labels == ["Inbox"])
  }

  @Test("A large title scrolls away with the content, and returns with it")
  func collapsing() {
    scrollView.contentOffset.y = -100
    window.layoutIfNeeded()
    #expect(bar.frame.height == 80 && scrollView.adjustedContentInset.top == 100)
    #expect(scrollView.contentOffset.y == -100)
    scrollView.contentOffset.y = 300
    window.layoutIfNeeded()
    #expect(bar.frame.height == 44 && scrollView.adjustedContentInset.top == 64)
    #expect(small?.alpha == 1)
    scrollView.contentOffset.y = -116
    window.layoutIfNeeded()
    #expect(bar.frame.height == 96 && scrollView.contentOffset.y == -116)
    scrollView.contentOffset.y = -150
    #expect(bar.frame.height == 130, "it goes down with content that is pulled")
  }

  @Test("A large title returns when the content is scrolled to its top in code")
  func toTop() {
    scrollView.contentOffset.y = 700
    scrollView.scrollToTop()
    window.frameClock.advanceUntilStill()
    #expect(scrollView.contentOffset.y == -116 && bar.frame.height == 96)
  }

  @Test("A large title that a drag leaves partly hidden is shown or hidden as a whole")
  func settling() {
    func pull(from start: CGFloat, by way: CGFloat) {
      scrollView.contentOffset.y = start
      let finger = Finger.holding(scrollView)
      finger.move(by: CGPoint(x: 0, y: -way))
      finger.rest(for: 1)
      finger.lift()
      window.frameClock.advanceUntilStill()
    }
    pull(from: -116, by: 20)
    #expect(scrollView.contentOffset.y == -116 && bar.frame.height == 96)
    pull(from: -116, by: 40)
    #expect(scrollView.contentOffset.y == -64 && bar.frame.height == 44)
    pull(from: -64, by: -200)
    #expect(scrollView.contentOffset.y == -116 && bar.frame.height == 96)
  }

  @Test("A large title over content at its top is visible again after a rotation and back")
  func rotated() {
    let (scrollView, controller) = (UIScrollView(), UIViewController())
    scrollView.contentSize = CGSize(width: 320, height: 2_000)
    controller.view = scrollView
    controller.title = "Inbox"
    let navigation = UINavigationController(rootViewController: controller)
    let bar = navigation.navigationBar
    bar.prefersLargeTitles = true
    let screen = Screen(navigation, on: .phone)
    #expect(bar.frame.height == 96)
    screen.rotate()
    #expect(bar.frame.height == 32)
    screen.rotate()
    #expect(bar.frame.height == 96 && scrollView.contentOffset.y == -143)
    // The title of content that is scrolled stays small.
    scrollView.contentOffset.y = 500
    screen.rotate()
    screen.rotate()
    #expect(bar.frame.height == 44)
  }

  @Test("Content that fits only below the small title can be scrolled to its end, and stays there")
  func shortContent() {
    scrollView.contentSize.height = 390
    window.layoutIfNeeded()
    #expect(scrollView.contentOffset.y == -116)
    let finger = Finger.holding(scrollView)
    for _ in 0..<6 { finger.move(by: CGPoint(x: 0, y: -40)) }
    finger.lift()
    window.frameClock.advanceUntilStill()
    #expect(scrollView.contentOffset.y == -90 && bar.frame.height == 70)
    #expect(scrollView.maximumOffset.y == -90)
  }

  @Test("A large title follows the item's display mode, and automatic follows the previous item")
  func modes() {
    let (second, third) = (UIViewController(), UIViewController())
    second.navigationItem.largeTitleDisplayMode = .never
    navigation.pushViewController(second, animated: false)
    #expect(bar.frame.height == 44)
    navigation.pushViewController(third, animated: false)
    #expect(bar.frame.height == 44)
    third.navigationItem.largeTitleDisplayMode = .always
    window.layoutIfNeeded()
    #expect(bar.frame.height == 96 && third.view.safeAreaInsets.top == 116)
    bar.prefersLargeTitles = false
    window.layoutIfNeeded()
    #expect(bar.frame.height == 44 && third.view.safeAreaInsets.top == 64)
  }

  @Test(
    "A large title stays hidden for content that was scrolled before another controller was shown")
  func coming_back() {
    scrollView.contentOffset.y = 500
    navigation.pushViewController(UIViewController(), animated: false)
    #expect(bar.frame.height == 96)
    navigation.popViewController(animated: false)
    #expect(bar.frame.height == 44 && scrollView.contentOffset.y == 500)
  }

  @Test("A large title has no background at the content's top, and a blur over content")
  func background() {
    #expect(bar.look.backgroundEffect == nil && bar.look.shadowColor == nil)
    scrollView.contentOffset.y = 100
    #expect(bar.look.backgroundEffect != nil && bar.look.shadowColor != nil)
    let look = UINavigationBarAppearance()
    look.configureWithOpaqueBackground()
    look.backgroundColor = .systemRed
    bar.standardAppearance = look
    #expect(bar.look.backgroundColor == .systemRed && bar.look.backgroundEffect == nil)
    scrollView.contentOffset.y = -116
    #expect(bar.look.backgroundColor == nil)
    bar.scrollEdgeAppearance = look
    #expect(bar.look.backgroundColor == .systemRed)
  }
}
