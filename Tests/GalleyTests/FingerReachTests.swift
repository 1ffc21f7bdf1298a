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

  /// Returns the messages of the failures that `body` causes.
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

  @Test("A finger that reaches a view does not fail the test")
  func reached() {
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    #expect(failures { Finger.tap(button) }.isEmpty)
    #expect(failures { Finger.tap(window, at: CGPoint(x: 30, y: 130)) }.isEmpty)
    #expect(taps == 2)
  }

  @Test("A tap on a hidden view fails the test")
  func hidden() {
    button.isHidden = true
    expectFailure("it is hidden")
    button.isHidden = false
    card.isHidden = true
    expectFailure("UIView (0, 100, 320, 200), which it is in, is hidden")
  }

  @Test("A tap on a transparent view fails the test")
  func transparent() {
    card.alpha = 0.01
    expectFailure("UIView (0, 100, 320, 200), which it is in, has an alpha of 0.01")
  }

  @Test("A tap on a view that another view covers fails the test")
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

  @Test("A tap on a view that a later window of the same level covers fails the test")
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

  @Test("A tap on a view without user interaction fails the test")
  func disabled() {
    button.isUserInteractionEnabled = false
    expectFailure("it takes no touches: isUserInteractionEnabled is false")
    button.isUserInteractionEnabled = true
    card.isUserInteractionEnabled = false
    expectFailure(
      "UIView (0, 100, 320, 200), which it is in, takes no touches: isUserInteractionEnabled is false"
    )
  }

  @Test("A tap on a view outside the window fails the test")
  func outside() {
    card.frame.origin.y = 500
    let found = failures { Finger.tap(button) }
    #expect(
      found == [
        "The finger does not reach UIButton (20, 520, 100, 44) 'like': (70, 542) is outside of the window, "
          + "(0, 0, 320, 480). Scroll there first"
      ])
  }

  @Test("A tap on a view outside its superview fails the test")
  func outsideOfItsSuperview() {
    card.frame.size.height = 30
    expectFailure("(70, 142) is outside of UIView (0, 100, 320, 30), which it is in")
  }

  @Test("A press at a point outside the view fails the test")
  func besideTheView() {
    let found = failures { Finger.press(button, at: CGPoint(x: 150, y: 10)) }
    #expect(found.first?.hasSuffix("(170, 130) is outside of it") == true, "\(found)")
  }

  @Test("A finger on a view without a size or a window fails the test")
  func nowhere() {
    button.frame.size = .zero
    #expect(failures { Finger.tap(button) }.first?.hasSuffix("it has no size") == true)
    card.removeFromSuperview()
    let found = failures { Finger.drag(button, by: CGPoint(x: 10, y: 0)) }
    #expect(found.first?.hasSuffix("it is in no window") == true)
  }

  @Test("A press, drag, flick, pinch or touch that does not reach a view fails the test")
  func everyGesture() {
    button.isHidden = true
    #expect(failures { Finger.press(button) }.count == 1)
    #expect(failures { Finger.drag(button, by: CGPoint(x: 10, y: 0)) }.count == 1)
    #expect(failures { Finger.flick(button, by: CGPoint(x: 10, y: 0)) }.count == 1)
    #expect(failures { Finger.pinch(button, to: 2) }.count == 1)
    #expect(failures { Finger(on: button).lift() }.count == 1)
  }

  @Test("A finger reaches a disabled control in a view that handles its touches")
  func passiveControl() {
    card.addGestureRecognizer(UITapGestureRecognizer())
    button.isUserInteractionEnabled = false
    #expect(failures { Finger.tap(button) }.isEmpty)
  }

  @Test("A finger reaches a label whose touches go to a view around it or behind it")
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
