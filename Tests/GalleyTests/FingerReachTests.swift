import Galley
import Synchronization
import Testing
import UIKit

@MainActor @Suite("A finger that does not reach a view")
struct FingerReachTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let card = UIView(frame: CGRect(x: 0, y: 100, width: 320, height: 200))
  private let button = UIButton(frame: CGRect(x: 20, y: 20, width: 100, height: 44))

  init() {
    window.addSubview(card)
    card.addSubview(button)
    button.accessibilityIdentifier = "like"
  }

  /// What failures say that `body` causes.
  private func failures(_ body: () -> Void) -> [String] {
    let messages = Mutex<[String]>([])
    withKnownIssue(isIntermittent: true) {
      body()
    } matching: { issue in
      let message = issue.comments.map(\.rawValue).joined(separator: "\n")
      messages.withLock { $0.append(message) }
      return true
    }
    return messages.withLock { $0 }
  }

  /// Expects a tap on the button to fail for a reason.
  private func expectFailure(
    _ reason: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let found = failures { Finger.tap(button) }
    let start = "The finger does not reach UIButton (20, 120, 100, 44) 'like': "
    #expect(found == [start + reason], sourceLocation: sourceLocation)
  }

  @Test("Is no finger that reaches it")
  func reached() {
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    #expect(failures { Finger.tap(button) }.isEmpty)
    #expect(failures { Finger.tap(window, at: CGPoint(x: 30, y: 130)) }.isEmpty)
    #expect(taps == 2)
  }

  @Test("Fails the test: the view is hidden")
  func hidden() {
    button.isHidden = true
    expectFailure("it is hidden")
    button.isHidden = false
    card.isHidden = true
    expectFailure("UIView (0, 100, 320, 200), which it is in, is hidden")
  }

  @Test("Fails the test: nothing of the view shows")
  func transparent() {
    card.alpha = 0.01
    expectFailure("UIView (0, 100, 320, 200), which it is in, has an alpha of 0.01")
  }

  @Test("Fails the test: another view covers it")
  func covered() {
    let cover = UIView(frame: CGRect(x: 0, y: 120, width: 320, height: 40))
    cover.accessibilityIdentifier = "banner"
    window.addSubview(cover)
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    expectFailure("UIView (0, 120, 320, 40) 'banner' covers it at (70, 142)")
    #expect(taps == 0)
    #expect(failures { Finger.tap(button, at: CGPoint(x: 50, y: 42)) }.isEmpty)
    #expect(taps == 1)
  }

  @Test("Fails the test: a window of the same level that was shown later covers the view")
  func coveredByWindow() throws {
    let scene = try #require(window.windowScene)
    let other = UIWindow(windowScene: scene)
    other.frame = CGRect(x: 0, y: 100, width: 320, height: 100)
    other.rootViewController = UIViewController()
    #expect(failures { Finger.tap(button) }.isEmpty, "the other window is not shown yet")
    other.makeKeyAndVisible()
    let found = failures { Finger.tap(button) }
    #expect(found.first?.hasSuffix("is in front of it") == true, "\(found)")
    window.makeKeyAndVisible()
    #expect(failures { Finger.tap(button) }.isEmpty, "the window is in front again")
  }

  @Test("Fails the test: the view takes no touches")
  func disabled() {
    button.isUserInteractionEnabled = false
    expectFailure("it takes no touches: isUserInteractionEnabled is false")
    button.isUserInteractionEnabled = true
    card.isUserInteractionEnabled = false
    expectFailure(
      "UIView (0, 100, 320, 200), which it is in, takes no touches: isUserInteractionEnabled is false"
    )
  }

  @Test("Fails the test: the view is outside of the window")
  func outside() {
    card.frame.origin.y = 500
    let found = failures { Finger.tap(button) }
    #expect(
      found == [
        "The finger does not reach UIButton (20, 520, 100, 44) 'like': (70, 542) is outside of the window, "
          + "(0, 0, 320, 480). Scroll there first"
      ])
  }

  @Test("Fails the test: the view is outside of the one that it is in")
  func outsideOfItsSuperview() {
    card.frame.size.height = 30
    expectFailure("(70, 142) is outside of UIView (0, 100, 320, 30), which it is in")
  }

  @Test("Fails the test: the place is outside of the view")
  func besideTheView() {
    let found = failures { Finger.press(button, at: CGPoint(x: 150, y: 10)) }
    #expect(found.first?.hasSuffix("(170, 130) is outside of it") == true, "\(found)")
  }

  @Test("Fails the test: the view has no size, or is in no window")
  func nowhere() {
    button.frame.size = .zero
    #expect(failures { Finger.tap(button) }.first?.hasSuffix("it has no size") == true)
    card.removeFromSuperview()
    let found = failures { Finger.drag(button, by: CGPoint(x: 10, y: 0)) }
    #expect(found.first?.hasSuffix("it is in no window") == true)
  }

  @Test("Fails the test where it presses, drags, flicks, pinches or comes down")
  func everyGesture() {
    button.isHidden = true
    #expect(failures { Finger.press(button) }.count == 1)
    #expect(failures { Finger.drag(button, by: CGPoint(x: 10, y: 0)) }.count == 1)
    #expect(failures { Finger.flick(button, by: CGPoint(x: 10, y: 0)) }.count == 1)
    #expect(failures { Finger.pinch(button, to: 2) }.count == 1)
    #expect(failures { Finger(on: button).lift() }.count == 1)
  }

  @Test("Reaches a control that leaves touches to the view around it")
  func passiveControl() {
    card.addGestureRecognizer(UITapGestureRecognizer())
    button.isUserInteractionEnabled = false
    #expect(failures { Finger.tap(button) }.isEmpty)
  }

  @Test("Reaches a label where the touch goes to a view around it or behind it")
  func passive() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
    card.addSubview(label)
    #expect(failures { Finger.tap(label) }.isEmpty)
    label.frame = button.frame
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    #expect(failures { Finger.tap(label) }.isEmpty)
    #expect(taps == 1)
    card.bringSubviewToFront(button)
    let found = failures { Finger.tap(label) }
    #expect(found.first?.contains("UIButton (20, 120, 100, 44) 'like' covers it") == true)
  }
}
