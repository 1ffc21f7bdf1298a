import Foundation
import Testing
import UIKit

private final class Recorder: NSObject, CAAction {
  var events: [String] = []
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    events.append("\(event) \((anObject as? CALayer)?.name ?? "")")
  }
}

private final class Delegate: NSObject, CALayerDelegate {
  var answers: [String: CAAction] = [:]
  func action(for layer: CALayer, forKey event: String) -> CAAction? { answers[event] }
}

private final class QuietLayer: CALayer {
  override func action(forKey event: String) -> CAAction? { nil }
}

private final class SlidingLayer: CALayer {
  override class func defaultAction(forKey event: String) -> CAAction? {
    guard event == "position" else { return nil }
    let slide = CABasicAnimation(keyPath: event)
    slide.duration = 1
    return slide
  }
}

private final class MeterLayer: CALayer {
  var drawings = 0
  override class func needsDisplay(forKey key: String) -> Bool {
    key == "opacity" || super.needsDisplay(forKey: key)
  }
  override func draw(in ctx: CGContext) { drawings += 1 }
}

/// A view that fades its corners itself, by an action.
private final class ActionView: UIView {
  var seen: [String] = []
  var isMute = false
  override func action(for layer: CALayer, forKey event: String) -> CAAction? {
    let usual = super.action(for: layer, forKey: event)
    seen.append(
      "\(event) \(usual is NSNull ? "none" : "\((usual as? CAAnimation)?.duration ?? -1)")")
    return isMute ? NSNull() : usual
  }
}

@MainActor @Suite("Actions of layers")
struct LayerActionTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private var clock: FrameClock { window.frameClock }

  @Test(
    "A layer asks the delegate for an action, then the dictionary, then the class; NSNull ends the search"
  )
  func order() {
    let (layer, delegate) = (SlidingLayer(), Delegate())
    layer.delegate = delegate
    #expect(layer.action(forKey: "position") is CABasicAnimation)
    layer.actions = ["position": NSNull(), "bounds": Recorder()]
    #expect(layer.action(forKey: "position") == nil && layer.action(forKey: "bounds") is Recorder)
    delegate.answers = ["bounds": NSNull(), "position": Recorder()]
    #expect(layer.action(forKey: "position") is Recorder && layer.action(forKey: "bounds") == nil)
    layer.actions = nil
    delegate.answers = [:]
    #expect(QuietLayer().action(forKey: "position") == nil)
  }

  @Test("A layer action runs after its change, once for each changed property")
  func running() {
    let (layer, recorder) = (CALayer(), Recorder())
    layer.name = "card"
    layer.actions = ["opacity": recorder, "position": recorder, "bounds": recorder]
    layer.opacity = 0.5
    layer.opacity = 0.5
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(recorder.events == ["opacity card", "position card", "bounds card"])
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.opacity = 1
    CATransaction.commit()
    #expect(recorder.events.count == 3)
  }

  @Test("An animation without values begins at the old value of the property")
  func animation() {
    let layer = SlidingLayer()
    window.layer.addSublayer(layer)
    layer.position = CGPoint(x: 100, y: 0)
    clock.advance(by: 0.25)
    let x = layer.presentation()?.position.x ?? 0
    #expect(x > 0 && x < 100 && layer.position.x == 100 && layer.animationKeys() == ["position"])
    clock.advance(by: 1)
    #expect(layer.presentation()?.position.x == 100)
  }

  @Test("A view returns an animation inside UIView.animate, and NSNull elsewhere")
  func views() {
    let view = ActionView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.addSubview(view)
    view.seen = []
    view.center.x = 20
    UIView.animate(withDuration: 0.5) { view.alpha = 0.5 }
    UIView.performWithoutAnimation { view.layer.cornerRadius = 3 }
    #expect(view.seen == ["position none", "opacity 0.5", "cornerRadius none"])
    #expect(view.layer.animationKeys()?.count == 1)
  }

  @Test("A view that returns NSNull inside UIView.animate is not animated")
  func mute() {
    let view = ActionView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.addSubview(view)
    view.isMute = true
    UIView.animate(withDuration: 0.5) { view.center.x = 50 }
    #expect(view.layer.animationKeys() == nil && view.center.x == 50)
  }

  @Test("If a transaction disables actions, UIView.animate changes views immediately")
  func disabled() {
    let view = ActionView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.addSubview(view)
    view.seen = []
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    UIView.animate(withDuration: 0.5) {
      view.center.x = 50
      view.alpha = 0.5
    }
    UIView.performWithoutAnimation { view.center.y = 20 }
    CATransaction.commit()
    #expect(view.seen == [] && view.layer.animationKeys() == nil)
    #expect(view.layer.presentation()?.position == CGPoint(x: 50, y: 20))
    UIView.animate(withDuration: 0.5) { view.center.x = 90 }
    #expect(view.seen == ["position 0.5"])
    #expect(view.layer.presentation()?.position.x == 50 && view.center.x == 90)
  }

  @Test("A transaction inside UIView.animate that disables actions applies to its own changes")
  func disabledInside() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.addSubview(view)
    UIView.animate(withDuration: 0.5) {
      view.alpha = 0.5
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      view.center.x = 50
      CATransaction.commit()
    }
    let shown = view.layer.presentation()
    #expect(shown?.opacity == 1 && shown?.position.x == 50)
  }

  @Test("An animation that is added to a layer continues while actions are disabled")
  func disabledExplicit() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.addSubview(view)
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 0
    fade.duration = 1
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    view.layer.add(fade, forKey: "fade")
    CATransaction.commit()
    #expect(view.layer.animationKeys() == ["fade"])
    clock.advance(by: 0.5)
    let opacity = view.layer.presentation()?.opacity ?? 0
    #expect(opacity > 0.3 && opacity < 0.7)
    clock.advance(by: 1)
    #expect(view.layer.presentation()?.opacity == 1)
  }

  @Test("A layer that needs display for a key is drawn in each frame of its animation")
  func display() {
    let layer = MeterLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    window.layer.addSublayer(layer)
    layer.displayIfNeeded()
    let before = layer.drawings
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 0
    fade.duration = 1
    layer.add(fade, forKey: nil)
    for _ in 0..<3 {
      clock.advance(by: clock.frameDuration)
      layer.displayIfNeeded()
    }
    #expect(layer.drawings == before + 3)
  }
}

@Suite("Transactions")
struct TransactionTests {
  @Test("A transaction can begin outside the main actor, and belongs to its thread")
  func threads() {
    CATransaction.begin()
    CATransaction.setAnimationDuration(3)
    CATransaction.setDisableActions(true)
    var isDone = false
    CATransaction.setCompletionBlock { isDone = true }
    let other = Thread { #expect(!CATransaction.disableActions()) }
    other.start()
    #expect(CATransaction.animationDuration() == 3 && CATransaction.disableActions())
    CATransaction.commit()
    #expect(isDone && CATransaction.animationDuration() == 0.25)
  }

  @MainActor @Test("A nonisolated function uses the same transactions as its caller")
  func mainActor() {
    func isQuiet() -> Bool { nonisolatedAnswer() }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    #expect(isQuiet())
    CATransaction.commit()
    #expect(!isQuiet())
  }
}

private func nonisolatedAnswer() -> Bool { CATransaction.disableActions() }
