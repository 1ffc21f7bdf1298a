import Foundation
import Galley
import Testing

@testable import GalleyUIKit

@MainActor @Suite("Bars that a navigation controller hides")
struct HiddenBarsTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let content = UIViewController()
  private let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let navigation: UINavigationController

  init() {
    navigation = UINavigationController(rootViewController: content)
    scroll.contentSize = CGSize(width: 320, height: 3000)
    content.view.addSubview(scroll)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  private func swipe(by way: CGFloat, from y: CGFloat = 300) {
    let finger = Finger(on: navigation.view, at: CGPoint(x: 160, y: y))
    finger.move(by: CGPoint(x: 0, y: way), over: 0.3)
    finger.lift()
    window.frameClock.advanceUntilStill(limit: 10)
  }

  @Test("A swipe up hides the bars and scrolls, and a swipe down shows them")
  func swipes() {
    swipe(by: -150)
    #expect(!navigation.isNavigationBarHidden)
    navigation.hidesBarsOnSwipe = true
    let before = scroll.contentOffset.y
    swipe(by: -150)
    #expect(navigation.isNavigationBarHidden)
    #expect(scroll.contentOffset.y > before)
    swipe(by: -150)
    #expect(navigation.isNavigationBarHidden)
    swipe(by: 20)
    #expect(navigation.isNavigationBarHidden)
    swipe(by: 150)
    #expect(!navigation.isNavigationBarHidden)
    #expect(navigation.barHideOnSwipeGestureRecognizer.view === navigation.view)
  }

  @Test("The toolbar goes with the navigation bar if there are items")
  func toolbar() {
    content.toolbarItems = [UIBarButtonItem(title: "Sort")]
    navigation.setToolbarHidden(false, animated: false)
    navigation.hidesBarsOnSwipe = true
    swipe(by: -150)
    #expect(navigation.isToolbarHidden)
    swipe(by: 150)
    #expect(!navigation.isToolbarHidden)
  }

  @Test("The keyboard hides the bars, and a tap where they were shows them")
  func keyboard() {
    let field = UITextField(frame: CGRect(x: 0, y: 200, width: 320, height: 40))
    content.view.addSubview(field)
    navigation.hidesBarsWhenKeyboardAppears = true
    field.becomeFirstResponder()
    window.frameClock.advance(by: 1)
    #expect(navigation.isNavigationBarHidden)
    field.resignFirstResponder()
    window.frameClock.advance(by: 1)
    #expect(navigation.isNavigationBarHidden)
    Finger.tap(navigation.view, at: CGPoint(x: 160, y: 300))
    window.frameClock.advance(by: 1)
    #expect(navigation.isNavigationBarHidden)
    Finger.tap(navigation.view, at: CGPoint(x: 160, y: 10))
    window.frameClock.advance(by: 1)
    #expect(!navigation.isNavigationBarHidden)
  }

  @Test("A navigation controller that is released does not observe the keyboard any more")
  func released() {
    weak var observer: AnyObject?
    do {
      let other = UINavigationController(rootViewController: UIViewController())
      other.hidesBarsWhenKeyboardAppears = true
      observer = other.barHiding.keyboardObserver
      #expect(observer != nil)
    }
    #expect(observer == nil)
  }

  @Test("A compact height hides the bars until it is regular again")
  func compact() {
    navigation.hidesBarsWhenVerticallyCompact = true
    #expect(!navigation.isNavigationBarHidden)
    window.windowScene?.traits = UITraitCollection(verticalSizeClass: .compact)
    window.layoutIfNeeded()
    #expect(navigation.isNavigationBarHidden)
    window.windowScene?.traits = UITraitCollection(verticalSizeClass: .regular)
    window.layoutIfNeeded()
    #expect(!navigation.isNavigationBarHidden)
  }
}
