import Foundation
import Testing
import UIKit

@MainActor @Suite("The time of layers")
struct LayerTimeTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let layer = CALayer()
  private var clock: FrameClock { window.frameClock }
  private var opacity: Float { layer.presentation()?.opacity ?? -1 }

  init() {
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    window.layer.addSublayer(layer)
  }

  private func fade(_ seconds: CFTimeInterval = 1) -> CABasicAnimation {
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 0
    fade.toValue = 1
    fade.duration = seconds
    return fade
  }

  private func shownX(_ view: UIView) -> Double {
    Double(view.layer.presentation()?.position.x ?? 0)
  }

  private func isNear(_ left: Double, _ right: Double) -> Bool { abs(left - right) < 0.001 }

  @Test("By default, a layer's time is that of the clock")
  func defaults() {
    clock.advance(by: 3)
    #expect(layer.speed == 1 && layer.timeOffset == 0 && layer.beginTime == 0)
    #expect(layer.duration == .infinity && layer.repeatCount == 0 && !layer.autoreverses)
    #expect(layer.fillMode == .removed && layer.convertTime(3, from: nil) == 3)
    let timing: CAMediaTiming = layer
    #expect(timing.speed == 1)
  }

  @Test("Twice the speed halves the duration of a layer's animation")
  func speed() {
    layer.speed = 2
    layer.add(fade(), forKey: "fade")
    clock.advance(by: 0.25)
    #expect(isNear(Double(opacity), 0.5))
    clock.advance(by: 0.3)
    #expect(layer.animationKeys() == nil)
  }

  @Test("The speeds of nested layers multiply")
  func nested() {
    window.layer.speed = 0.5
    layer.speed = 0.5
    layer.add(fade(), forKey: "fade")
    clock.advance(by: 2)
    #expect(isNear(Double(opacity), 0.5))
  }

  @Test("A layer's animation is paused and resumed as Apple describes it")
  func pause() {
    layer.add(fade(), forKey: "fade")
    clock.advance(by: 0.4)
    let paused = layer.convertTime(clock.now, from: nil)
    layer.speed = 0
    layer.timeOffset = paused
    #expect(isNear(Double(opacity), 0.4))
    clock.advance(by: 5)
    #expect(isNear(Double(opacity), 0.4) && layer.animationKeys() == ["fade"])
    #expect(clock.advanceUntilStill(), "What stands still does not keep a test waiting")

    layer.speed = 1
    layer.timeOffset = 0
    layer.beginTime = 0
    layer.beginTime = layer.convertTime(clock.now, from: nil) - paused
    #expect(isNear(Double(opacity), 0.4))
    clock.advance(by: 0.3)
    #expect(isNear(Double(opacity), 0.7))
    clock.advance(by: 0.4)
    #expect(layer.animationKeys() == nil)
  }

  @Test("An animation follows the time offset of a layer with speed 0")
  func scrub() {
    layer.speed = 0
    layer.add(fade(), forKey: "fade")
    for share in [0.25, 0.75, 0.5] {
      layer.timeOffset = share
      #expect(isNear(Double(opacity), share))
    }
    layer.timeOffset = 0
    clock.advance(by: 1)
    #expect(opacity == 0)
  }

  @Test("UIView.animate uses the time of the layers that it changes")
  func views() {
    let (slow, usual) = (UIView(), UIView())
    var isDone = false
    for view in [slow, usual] {
      view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      window.addSubview(view)
    }
    slow.layer.speed = 0.5
    UIView.animate(
      withDuration: 1, delay: 0, options: .curveLinear,
      animations: {
        slow.center.x = 105
        usual.center.x = 105
      }, completion: { isDone = $0 })
    clock.advance(by: 0.5)
    #expect(isNear(shownX(slow), 30))
    #expect(isNear(shownX(usual), 55))
    clock.advance(by: 0.6)
    #expect(isNear(shownX(usual), 105) && !isDone)
    clock.advance(by: 1)
    #expect(isDone && slow.layer.presentation()?.position.x == 105)
  }

  @Test("The animations of views whose layer has speed 0 wait until it continues")
  func stillViews() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.addSubview(view)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 105 }
    clock.advance(by: 0.5)
    let paused = window.layer.convertTime(clock.now, from: nil)
    window.layer.speed = 0
    window.layer.timeOffset = paused
    clock.advance(by: 3)
    #expect(isNear(shownX(view), 55))
    #expect(!clock.isMoving)
    window.layer.speed = 1
    window.layer.timeOffset = 0
    window.layer.beginTime = clock.now - paused
    clock.advance(by: 0.25)
    #expect(isNear(shownX(view), 80))
  }

  @Test("A layer's time repeats after its duration, and goes back if it autoreverses")
  func repeats() {
    layer.duration = 1
    layer.repeatCount = 3
    #expect(isNear(layer.convertTime(1.25, from: nil), 0.25))
    #expect(
      isNear(layer.convertTime(3, from: nil), 1) && isNear(layer.convertTime(9, from: nil), 1))
    layer.autoreverses = true
    #expect(isNear(layer.convertTime(1.25, from: nil), 0.75))
    layer.repeatDuration = 0.5
    #expect(isNear(layer.convertTime(4, from: nil), 0.5))
  }

  @Test("Times are converted between layers, there and back")
  func converting() {
    let other = CALayer()
    window.layer.addSublayer(other)
    layer.speed = 2
    layer.timeOffset = 1
    other.beginTime = 3
    #expect(layer.convertTime(4, from: nil) == 9 && layer.convertTime(9, to: nil) == 4)
    #expect(other.convertTime(9, from: layer) == 1 && other.convertTime(1, to: layer) == 9)
  }
}
