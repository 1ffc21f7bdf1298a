import Foundation
import Galley
import TestSupport
import Testing

@testable import GalleyUIKit

@MainActor
@Suite("A control")
struct UIControlTests {
  @MainActor
  private final class Target: NSObject {
    var told: [String] = []
    func plain() { told.append("plain") }
    func with(_ sender: UIControl) { told.append("with \(sender.tag)") }
    func phase(_ sender: UIControl, _ event: UIEvent?) {
      told.append(event?.allTouches?.first.map { "\($0.phase)" } ?? "none")
    }
    func event(_ sender: Any?, _ event: UIEvent?) {
      told.append("event \(event == nil ? "nil" : "there")")
    }
  }

  private let control = UIControl(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
  private let target = Target()

  @Test("The state of a control combines its properties")
  func state() {
    #expect(control.state == .normal)
    control.isSelected = true
    control.isHighlighted = true
    #expect(control.state == [.selected, .highlighted])
    control.isEnabled = false
    #expect(control.state == [.selected, .highlighted, .disabled])
    #expect(control.accessibilityTraits == [.selected, .notEnabled])
  }

  @Test("A control requests layout when its state changes, and only then")
  func layout() {
    control.layoutIfNeeded()
    control.isSelected = false
    #expect(!control.layer.needsLayout())
    control.isSelected = true
    #expect(control.layer.needsLayout())
  }

  @Test("A control is laid out and drawn again when the alignment of its content changes")
  func lateAlignment() {
    final class Button: UIControl {
      var drawings = 0
      override func draw(_ rect: CGRect) { drawings += 1 }
    }
    let button = Button(frame: control.frame)
    _ = button.displayList()
    let before = button.drawings
    button.contentVerticalAlignment = .top
    #expect(button.layer.needsLayout())
    _ = button.displayList()
    #expect(button.drawings > before)
  }

  @Test("A control calls methods without arguments, with the sender, and with the event, in order")
  func selectors() {
    control.tag = 7
    control.addTarget(target, action: Selector("plain", Target.plain), for: .touchUpInside)
    control.addTarget(target, action: Selector("with:", Target.with), for: .touchUpInside)
    control.addTarget(target, action: Selector("event::", Target.event), for: .touchUpInside)
    control.sendActions(for: .touchDown)
    #expect(target.told == [])
    control.sendActions(for: .touchUpInside)
    #expect(target.told == ["plain", "with 7", "event nil"])
  }

  @Test("A control calls methods that are passed as functions")
  func methods() {
    control.tag = 3
    control.addTarget(target, action: Target.plain, for: .valueChanged)
    control.addTarget(target, action: Target.with, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(target.told == ["plain", "with 3"])
    control.removeTarget(target, action: nil, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(target.told.count == 2)
  }

  @Test("A control performs actions and target methods in the order in which they were added")
  func order() {
    control.addAction(UIAction { [target] _ in target.told.append("first") }, for: .valueChanged)
    control.addTarget(target, action: Target.plain, for: .valueChanged)
    control.addAction(UIAction { [target] _ in target.told.append("last") }, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(target.told == ["first", "plain", "last"])
  }

  @Test("An action replaces an earlier action with the same identifier")
  func identifiers() {
    let id = UIAction.Identifier("reload")
    for number in 1...2 {
      control.addAction(
        UIAction(identifier: id) { [target] _ in target.told.append("\(number)") },
        for: .valueChanged)
    }
    control.sendActions(for: .valueChanged)
    #expect(target.told == ["2"])
    control.removeAction(identifiedBy: id, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(target.told == ["2"])
  }

  @Test("Removing a target removes only the given events")
  func removing() {
    let selector = Selector("plain", Target.plain)
    control.addTarget(target, action: selector, for: [.touchDown, .touchUpInside])
    control.addTarget(target, action: selector, for: .valueChanged)
    #expect(control.allControlEvents == [.touchDown, .touchUpInside, .valueChanged])
    #expect(control.actions(forTarget: target, forControlEvent: .touchDown) == ["plain"])
    control.removeTarget(target, action: selector, for: .touchDown)
    #expect(control.actions(forTarget: target, forControlEvent: .touchDown) == nil)
    control.sendActions(for: .touchDown)
    #expect(target.told == [])
    control.sendActions(for: .touchUpInside)
    control.removeTarget(nil, action: nil, for: .allEvents)
    control.sendActions(for: .touchUpInside)
    #expect(target.told == ["plain"])
    #expect(control.allControlEvents == [])
  }

  @Test("A target with several events is called once for several at the same time")
  func once() {
    control.addTarget(target, action: Target.plain, for: [.touchDown, .touchUpInside])
    control.sendActions(for: [.touchDown, .touchUpInside])
    #expect(target.told == ["plain"])
  }

  @Test("A control does not retain its targets")
  func weak() {
    var gone: Target? = Target()
    weak let seen = gone
    control.addTarget(gone, action: Selector("plain", Target.plain), for: .touchDown)
    #expect(control.allTargets == [gone!])
    gone = nil
    #expect(seen == nil)
    control.sendActions(for: .touchDown)
    #expect(control.allTargets.isEmpty)
  }

  @Test("The targets of a control include `NSNull` for a method that is called on any responder")
  func nullTarget() {
    control.addAction(UIAction { _ in }, for: .touchDown)
    #expect(control.allTargets.isEmpty)
    control.addTarget(nil, action: Selector("plain", Target.plain), for: .touchDown)
    control.addTarget(nil, action: "other", for: .touchUpInside)
    #expect(control.allTargets.count == 1 && control.allTargets.first?.base is NSNull)
  }

  @Test("The elements of all targets can be passed on as targets")
  func passedOn() throws {
    let (action, other) = (Selector("plain", Target.plain), UIControl())
    control.addTarget(target, action: action, for: .touchDown)
    let element = try #require(control.allTargets.first)
    #expect(control.actions(forTarget: element, forControlEvent: .touchDown) == ["plain"])
    other.addTarget(element, action: action, for: .touchDown)
    other.sendActions(for: .touchDown)
    #expect(target.told == ["plain"])
    #expect(UIApplication.shared.sendAction(action, to: element, from: nil, for: nil))
    #expect(target.told == ["plain", "plain"])
    other.removeTarget(element, action: nil, for: .allEvents)
    #expect(other.allTargets.isEmpty)
  }

  @Test("Targets can be added and removed while they are called")
  func reentrant() {
    control.addAction(
      UIAction { [control, target] action in
        target.told.append("once")
        control.removeAction(action, for: .touchDown)
        control.addTarget(target, action: Target.plain, for: .touchDown)
      }, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(target.told == ["once"])
    control.sendActions(for: .touchDown)
    #expect(target.told == ["once", "plain"])
  }

  @Test("The primary action is sent for the primary event, with the control as sender")
  func primary() {
    var senders: [AnyObject?] = []
    let action = UIAction { senders.append($0.sender as AnyObject?) }
    let control = UIControl(frame: .zero, primaryAction: action)
    control.sendActions(for: .primaryActionTriggered)
    #expect(senders.count == 1 && senders[0] === control)
    #expect(action.sender == nil)
  }

  @Test("A subclass is told about each call, and can suppress it")
  func overridden() {
    final class Quiet: UIControl {
      var kept: [String] = []
      override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        kept.append(action.name)
      }
    }
    let quiet = Quiet(frame: .zero)
    quiet.addTarget(target, action: Selector("plain", Target.plain), for: .touchDown)
    quiet.sendActions(for: .touchDown)
    #expect(quiet.kept == ["plain"] && target.told == [])
  }

  @Test("Handlers of values that a touch has changed get its event")
  func eventsOfValues() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let segments = UISegmentedControl(items: ["One", "Two"])
    let pages = UIPageControl()
    pages.numberOfPages = 3
    for control in [segments, pages] { control.frame.size = CGSize(width: 200, height: 32) }
    let controls = [UISwitch(), UIStepper(), segments, pages]
    for (index, control) in controls.enumerated() {
      control.frame.origin = CGPoint(x: 20, y: 50 + 60 * CGFloat(index))
      window.addSubview(control)
      control.addTarget(target, action: Target.phase(_:_:), for: .valueChanged)
      target.told = []
      Finger.tap(control, at: CGPoint(x: control.bounds.width * 0.75, y: 15))
      #expect(target.told == ["ended"], "\(type(of: control))")
    }
  }

  @Test("A touch that is delivered late is in the event of the handlers")
  func lateEvent() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.addSubview(control)
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    control.addGestureRecognizer(double)
    control.addTarget(target, action: Target.phase(_:_:), for: .touchUpInside)
    Finger.tap(control)
    #expect(target.told == [])
    window.frameClock.advance(by: 0.5)
    #expect(target.told == ["ended"])
  }

  @Test("An action without a target goes to the first responder, or along the responder chain")
  func chain() {
    final class Screen: UIViewController {
      var told: [Int] = []
      func reload(_ sender: UIControl) { told.append(sender.tag) }
    }
    let screen = Screen()
    screen.view.addSubview(control)
    control.tag = 5
    control.addTarget(nil, action: Selector("reloadScreen:", Screen.reload), for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(screen.told == [5])
    let found = control.target(forAction: "reloadScreen:", withSender: nil) as? Screen
    #expect(found === screen)
    #expect(!UIApplication.shared.sendAction("nobody:", to: nil, from: control, for: nil))
  }

  @Test("A function as a target counts as no target: self is one in a property that is not lazy")
  func functionAsTarget() {
    final class Screen: UIViewController {
      var told = 0
      func reload(_ sender: UIControl) { told += 1 }
      func taps() {}
    }
    let screen = Screen()
    screen.view.addSubview(control)
    control.addTarget(
      Screen.taps, action: Selector("reloadByFunction:", Screen.reload), for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(screen.told == 1)
    let recognizer = UITapGestureRecognizer(target: Screen.taps, action: Selector("taps"))
    control.addGestureRecognizer(recognizer)
    #expect(control.gestureRecognizers == [recognizer])
  }

  @Test("An action without a target goes to the first responder of the control's own scene only")
  func scenes() {
    final class Field: UIView {
      var told = 0
      override var canBecomeFirstResponder: Bool { true }
      func note(_ sender: UIControl) { told += 1 }
    }
    let selector = Selector("noteInScene:", Field.note)
    let (here, there) = (Field(), Field())
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let elsewhere = UIWindow(frame: window.frame)
    window.addSubview(here)
    window.addSubview(control)
    elsewhere.addSubview(there)
    #expect(here.becomeFirstResponder() && there.becomeFirstResponder())
    #expect(here.isFirstResponder && there.isFirstResponder)
    control.addTarget(nil, action: selector, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(here.told == 1 && there.told == 0)
  }

  @Test("A control that does not track a touch sends no events for the touch")
  func refusedTouch() {
    final class Refusing: UIControl {
      override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let refusing = Refusing(frame: control.frame)
    refusing.addTarget(target, action: Target.plain, for: .allEvents)
    window.addSubview(refusing)
    window.isHidden = false
    Finger.tap(refusing)
    #expect(target.told == [] && !refusing.isHighlighted)
  }

  @Test("Content alignment follows the layout direction")
  func alignment() {
    control.contentHorizontalAlignment = .leading
    #expect(control.effectiveContentHorizontalAlignment == .left)
    control.semanticContentAttribute = .forceRightToLeft
    #expect(control.effectiveContentHorizontalAlignment == .right)
    control.contentHorizontalAlignment = .fill
    #expect(control.effectiveContentHorizontalAlignment == .fill)
  }

  @Test("A control enumerates its handlers until it is told to stop")
  func handlers() {
    control.addAction(UIAction(title: "A") { _ in }, for: .touchDown)
    control.addTarget(target, action: "plain", for: .touchUpInside)
    var seen: [String] = []
    control.enumerateEventHandlers { action, pair, event, stop in
      seen.append("\(action?.title ?? "-") \(pair?.1.name ?? "-") \(event.rawValue)")
    }
    #expect(seen == ["A - 1", "- plain 64"])
    var count = 0
    control.enumerateEventHandlers { _, _, _, stop in
      count += 1
      stop = true
    }
    #expect(count == 1)
  }

  @Test("A value type as a target traps")
  func value() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      UIControl(frame: .zero).addTarget(3, action: "plain", for: .touchDown)
    }
    expectTrap(result, says: "a target must be an object")
  }
}
