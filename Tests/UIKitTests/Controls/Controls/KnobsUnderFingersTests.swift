import Foundation
import Galley
import Testing
import UIKit

@MainActor @Suite("A knob in a view that is dragged too")
struct KnobsUnderFingersTests {
  @MainActor private final class Counter: NSObject {
    var pans = 0
    var swipes = 0
    func panned(_ pan: UIGestureRecognizer) { if pan.state == .began { pans += 1 } }
    func swiped() { swipes += 1 }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
  private let card = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 300))
  private let slider = UISlider(frame: CGRect(x: 50, y: 100, width: 200, height: 34))
  private let toggle = UISwitch(frame: CGRect(x: 50, y: 200, width: 51, height: 31))
  private let counter = Counter()
  private let knob = CGPoint(x: 100, y: 17)

  init() {
    slider.value = 0.5
    window.addSubview(card)
    card.addSubview(slider)
    card.addSubview(toggle)
  }

  private func watch(_ view: UIView) {
    view.addGestureRecognizer(UIPanGestureRecognizer(target: counter, action: Counter.panned(_:)))
    view.addGestureRecognizer(UISwipeGestureRecognizer(target: counter, action: Counter.swiped))
  }

  @Test("A knob moves under the finger, and the view around stays")
  func slides() {
    watch(card)
    Finger.drag(slider, from: knob, by: CGPoint(x: 60, y: 10))
    #expect(abs(slider.value - (0.5 + 60 / 169)) < 0.01)
    Finger.drag(toggle, from: CGPoint(x: 10, y: 15), by: CGPoint(x: 35, y: 0))
    #expect(toggle.isOn)
    #expect(counter.pans == 0 && counter.swipes == 0)
  }

  @Test("A drag across a knob, beside it, or while it is disabled moves the view around")
  func leaves() {
    watch(card)
    Finger.drag(slider, from: knob, by: CGPoint(x: 5, y: 60))
    #expect(counter.pans == 1)
    Finger.drag(slider, from: CGPoint(x: 20, y: 17), by: CGPoint(x: 30, y: 0))
    #expect(counter.pans == 2)
    slider.isEnabled = false
    let value = slider.value
    Finger.drag(slider, from: knob, by: CGPoint(x: 60, y: 0))
    #expect(counter.pans == 3 && slider.value == value)
  }

  @Test("A knob moves in content that scrolls in the same direction, however fast the finger is")
  func scrolling() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 300, width: 375, height: 300))
    scrollView.contentSize = CGSize(width: 1_000, height: 1_000)
    scrollView.addSubview(slider)
    window.addSubview(scrollView)
    Finger.flick(slider, from: knob, by: CGPoint(x: 60, y: 0), over: 0.03)
    #expect(abs(slider.value - (0.5 + 60 / 169)) < 0.01)
    #expect(scrollView.contentOffset == .zero)
    Finger.drag(slider, from: CGPoint(x: 20, y: 17), by: CGPoint(x: 0, y: -60), over: 0.1)
    #expect(scrollView.contentOffset.y == 50)
  }

  @Test("The knob of a rotated slider moves up and down")
  func upright() {
    slider.transform = CGAffineTransform(rotationAngle: -.pi / 2)
    watch(card)
    Finger.drag(slider, from: knob, by: CGPoint(x: 0, y: -60))
    #expect(abs(slider.value - (0.5 + 60 / 169)) < 0.01 && counter.pans == 0)
    Finger.drag(slider, from: CGPoint(x: 160, y: 17), by: CGPoint(x: 60, y: 0))
    #expect(counter.pans == 1)
  }
}
