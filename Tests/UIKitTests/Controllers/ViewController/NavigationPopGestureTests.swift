import Foundation
import Galley
import Testing

@testable import GalleyUIKit

@MainActor @Suite("The swipe that goes back")
struct NavigationPopGestureTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let second = UIViewController()
  private let navigation = UINavigationController(rootViewController: UIViewController())

  init() {
    navigation.pushViewController(second, animated: false)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
  }

  /// Returns whether a swipe pops the second controller, and pushes this controller again.
  private func goesBack(from x: CGFloat = 2, by way: CGFloat = 250) -> Bool {
    window.layoutIfNeeded()
    let finger = Finger(on: navigation.view, at: CGPoint(x: x, y: 300))
    finger.move(by: CGPoint(x: way, y: 0), over: 0.4)
    finger.lift()
    window.frameClock.advance(by: 1)
    let isBack = navigation.topViewController !== second
    if isBack { navigation.pushViewController(second, animated: false) }
    return isBack
  }

  @Test("The swipe goes back only if the bar shows a back button")
  func conditions() {
    #expect(goesBack())
    let item = second.navigationItem
    item.hidesBackButton = true
    #expect(!goesBack())
    item.hidesBackButton = false
    item.leftBarButtonItem = UIBarButtonItem(title: "Menu")
    #expect(!goesBack())
    item.leftItemsSupplementBackButton = true
    #expect(goesBack())
    navigation.isNavigationBarHidden = true
    #expect(!goesBack())
  }

  @Test("A push while the controller moves back into place leaves the controller on the stack")
  func pushAfterShortSwipe() {
    window.layoutIfNeeded()
    let finger = Finger(on: navigation.view, at: CGPoint(x: 2, y: 300))
    finger.move(by: CGPoint(x: 110, y: 0), over: 0.4)
    finger.rest(for: 0.3)
    finger.lift()
    window.frameClock.advance(by: 0.02)
    #expect(navigation.topViewController !== second)
    let third = UIViewController()
    navigation.pushViewController(third, animated: false)
    #expect(navigation.viewControllers.dropFirst() == [second, third])
    #expect(second.parent === navigation && third.view.superview === navigation.view)
    #expect(navigation.transitionCoordinator == nil && second.view.superview == nil)
  }

  @Test("The swipe goes back everywhere if an app removes the delegate")
  func withoutDelegate() {
    navigation.isNavigationBarHidden = true
    navigation.interactivePopGestureRecognizer?.delegate = nil
    #expect(goesBack())
  }

  @Test("A pan of the app goes back from any place with the target or the targets of the swipe")
  func anyPlace() throws {
    let swipe = try #require(navigation.interactivePopGestureRecognizer)
    #expect(!goesBack(from: 40))
    let pan = UIPanGestureRecognizer(
      target: swipe.delegate, action: Selector(("handleNavigationTransition:")))
    navigation.view.addGestureRecognizer(pan)
    #expect(goesBack(from: 40))
    navigation.view.removeGestureRecognizer(pan)
    let other = UIPanGestureRecognizer(target: nil, action: nil)
    other.setValue(swipe.value(forKey: "targets"), forKey: "targets")
    navigation.view.addGestureRecognizer(other)
    #expect(goesBack(from: 40))
  }

  @Test("The swipe starts at the right edge in a right-to-left interface")
  func mirrored() {
    #expect(!goesBack(from: 318, by: -250))
    window.windowScene?.traits = UITraitCollection(layoutDirection: .rightToLeft)
    #expect(!goesBack(from: 2, by: 250))
    #expect(goesBack(from: 318, by: -250))
  }
}
