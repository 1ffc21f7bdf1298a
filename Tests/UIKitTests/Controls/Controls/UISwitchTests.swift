import Foundation
import Galley
import TestSupport
import Testing

@testable import GalleyUIKit

@MainActor
@Suite("A switch")
struct UISwitchTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
  private let toggle = UISwitch(frame: CGRect(x: 100, y: 50, width: 7, height: 7))
  private let log = ControlLog()

  init() {
    window.addSubview(toggle)
    window.isHidden = false
    for (event, name) in [
      (UIControl.Event.valueChanged, "value"), (.primaryActionTriggered, "primary"),
    ] {
      toggle.addAction(UIAction { [log] _ in log.told.append(name) }, for: event)
    }
  }

  @Test("A switch has one size, whatever frame it is given")
  func size() {
    #expect(toggle.frame == CGRect(x: 100, y: 50, width: 51, height: 31))
    #expect(UISwitch().sizeThatFits(.zero) == CGSize(width: 51, height: 31))
  }

  /// Interface Builder stores a frame of 51 × 31 for a switch with constraints that ends 2 points
  /// behind the trailing edge it is constrained to, and is 2 points wider than a width of 49.
  @Test("Constraints ignore two points at the right of a switch")
  func alignment() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let control = UISwitch()
    view.addSubview(control)
    control.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      control.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
      control.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
    ])
    view.layoutIfNeeded()
    #expect(control.intrinsicContentSize == CGSize(width: 49, height: 31))
    #expect(control.frame == CGRect(x: 131, y: 10, width: 51, height: 31))
  }

  @Test("A tap toggles a switch, and sends one event")
  func tap() {
    Finger.tap(toggle)
    #expect(toggle.isOn && log.told == ["value", "primary"])
    Finger.tap(toggle)
    #expect(!toggle.isOn && log.told.count == 4)
  }

  @Test("A switch set in code sends no event")
  func code() {
    toggle.isOn = true
    toggle.setOn(false, animated: true)
    #expect(!toggle.isOn && log.told == [])
  }

  @Test("A drag to the other side toggles a switch, and one back again does not")
  func drag() {
    let finger = Finger(on: toggle, at: CGPoint(x: 10, y: 15))
    finger.move(by: CGPoint(x: 35, y: 0), over: 0.2)
    #expect(!toggle.isOn)
    finger.lift()
    #expect(toggle.isOn && log.told == ["value", "primary"])
    let other = Finger(on: toggle, at: CGPoint(x: 45, y: 15))
    other.move(by: CGPoint(x: -35, y: 0), over: 0.2)
    other.move(by: CGPoint(x: 35, y: 0), over: 0.2)
    other.lift()
    #expect(toggle.isOn && log.told.count == 2)
  }

  @Test("A drag that ends a little beside its start leaves the switch as it was")
  func nearStart() {
    let finger = Finger(on: toggle, at: CGPoint(x: 22, y: 15))
    finger.move(by: CGPoint(x: 20, y: 0), over: 0.2)
    finger.move(by: CGPoint(x: -19, y: 0), over: 0.2)
    finger.lift()
    #expect(!toggle.isOn && log.told == [])
  }

  @Test("In a right-to-left language the on position of a switch is at the left")
  func mirrored() {
    toggle.semanticContentAttribute = .forceRightToLeft
    Finger.drag(toggle, from: CGPoint(x: 45, y: 15), by: CGPoint(x: -35, y: 0))
    #expect(toggle.isOn)
  }

  @Test("A finger that moves far away, or is cancelled, does not toggle a switch")
  func away() {
    let finger = Finger(on: toggle)
    finger.move(by: CGPoint(x: 0, y: 140))
    finger.lift()
    let other = Finger(on: toggle)
    other.cancel()
    #expect(!toggle.isOn && log.told == [])
  }

  @Test("A disabled switch can't be toggled")
  func disabled() {
    toggle.isEnabled = false
    Finger.tap(toggle)
    #expect(!toggle.isOn)
    #expect(!toggle.accessibilityActivate())
  }

  @Test("The knob of a switch is animated for a moment, and moves immediately without animation")
  func animation() {
    func list() -> String { "\(toggle.displayList())" }
    let off = list()
    toggle.isOn = true
    let on = list()
    toggle.isOn = false
    #expect(list() == off && on != off)
    toggle.setOn(true, animated: true)
    #expect(list() == off)
    window.frameClock.advance(by: 0.1)
    #expect(list() != off && list() != on)
    window.frameClock.advance(by: 0.2)
    #expect(list() == on)
    toggle.setOn(false, animated: true)
    toggle.removeFromSuperview()
    #expect(list() == off)
  }

  @Test("A switch is green while it is on, unless it has another color")
  func colors() {
    toggle.isOn = true
    #expect("\(toggle.displayList())".contains("#34C759"))
    toggle.onTintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    toggle.thumbTintColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    let list = "\(toggle.displayList())"
    #expect(list.contains("#FF0000") && list.contains("#0000FF") && !list.contains("#34C759"))
  }

  @Test("A switch is an accessibility element that can be toggled")
  func accessibility() {
    #expect(toggle.accessibilityValue == "0")
    #expect(toggle.accessibilityTraits.contains(.toggleButton))
    #expect(toggle.accessibilityActivate())
    #expect(toggle.accessibilityValue == "1" && log.told == ["value", "primary"])
  }

  @Test("Switches that enter a window after the appearance was set have it")
  func appearance() {
    final class Special: UISwitch {}
    Special.appearance().onTintColor = .systemPurple
    let (special, plain) = (Special(), UISwitch())
    let window = UIWindow(frame: .zero)
    window.addSubview(special)
    window.addSubview(plain)
    #expect(special.onTintColor == .systemPurple)
    #expect(plain.onTintColor == nil)
  }
}
