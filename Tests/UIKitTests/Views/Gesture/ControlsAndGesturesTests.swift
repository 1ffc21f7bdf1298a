import Galley
import Testing

@testable import GalleyUIKit

@MainActor @Suite("Controls in views with gestures")
struct ControlsAndGesturesTests {
  @MainActor private final class Counter: NSObject {
    var taps = 0
    var uses = 0
    func tapped() { taps += 1 }
    func used() { uses += 1 }
  }

  private final class Shy: UIView {
    override func gestureRecognizerShouldBegin(
      _ gestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let counter = Counter()

  @Test("A tap on a control belongs to the control, and a tap beside it to the view around")
  func taps() {
    let tap = UITapGestureRecognizer(target: counter, action: Counter.tapped)
    window.addGestureRecognizer(tap)
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    button.addTarget(counter, action: Counter.used, for: .touchUpInside)
    let toggle = UISwitch(frame: CGRect(x: 0, y: 100, width: 51, height: 31))
    toggle.addTarget(counter, action: Counter.used, for: .valueChanged)
    for control in [button, toggle] {
      window.addSubview(control)
      Finger.tap(control)
    }
    #expect(counter.uses == 2 && counter.taps == 0)
    Finger.tap(window)
    #expect(counter.taps == 1)
    // A disabled control leaves the tap to the recognizer of the window.
    button.isEnabled = false
    Finger.tap(button)
    #expect(counter.taps == 2)
    tap.numberOfTapsRequired = 2
    button.isEnabled = true
    Finger.tap(button, times: 2)
    #expect(counter.taps == 3)
  }

  @Test("A view under the finger is asked whether a gesture of its ancestors may begin")
  func asked() {
    window.addGestureRecognizer(
      UITapGestureRecognizer(target: counter, action: Counter.tapped))
    let shy = Shy(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inside = UIView(frame: shy.bounds)
    window.addSubview(shy)
    shy.addSubview(inside)
    Finger.tap(inside)
    #expect(counter.taps == 0)
    Finger.tap(window)
    #expect(counter.taps == 1)
  }
}
