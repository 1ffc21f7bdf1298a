import Foundation
import Testing

@testable import GalleyUIKit

@MainActor @Suite("Animations of layers")
struct LayerAnimationTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let layer = CALayer()
  private var clock: FrameClock { window.frameClock }

  init() {
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    window.layer.addSublayer(layer)
  }

  private var shown: CALayer { layer.presentation()! }

  @MainActor private final class Listener: NSObject, CAAnimationDelegate {
    var told: [String] = []
    func animationDidStart(_ anim: CAAnimation) { told.append("start") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { told.append("stop \(flag)") }
  }

  @Test("A basic animation goes between its values, and leaves the layer as it is")
  func basic() {
    let listener = Listener()
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 0
    fade.toValue = 1
    fade.duration = 1
    fade.delegate = listener
    layer.opacity = 0.25
    layer.add(fade, forKey: "fade")
    fade.duration = 9
    clock.advance(by: 0.5)
    #expect(shown.opacity == 0.5 && layer.opacity == 0.25)
    #expect(layer.animationKeys() == ["fade"] && layer.animation(forKey: "fade")?.duration == 1)
    clock.advance(by: 0.5)
    #expect(shown.opacity == 0.25 && layer.animationKeys() == nil)
    #expect(listener.told == ["start", "stop true"])
  }

  /// The from, to and by values of animations of a layer at 50, and the positions that are shown at
  /// the start and halfway.
  nonisolated private static let values: [(CGFloat?, CGFloat?, CGFloat?, CGFloat, CGFloat)] = [
    (0, 100, nil, 0, 50), (nil, 100, nil, 50, 75), (20, nil, nil, 20, 35), (nil, nil, 10, 50, 55),
    (20, nil, 10, 20, 25), (nil, 100, 10, 90, 95),
  ]

  @Test("Values that a basic animation does not set come from the layer", arguments: values)
  func values(from: CGFloat?, to: CGFloat?, by: CGFloat?, first: CGFloat, middle: CGFloat) {
    let move = CABasicAnimation(keyPath: "position.x")
    move.fromValue = from
    move.toValue = to
    move.byValue = by
    move.duration = 1
    layer.add(move, forKey: nil)
    #expect(shown.position.x == first)
    clock.advance(by: 0.5)
    #expect(abs(shown.position.x - middle) < 1e-9)
  }

  @Test("An animation with fill mode forwards stays at its end")
  func forwards() {
    let move = CABasicAnimation(keyPath: "position")
    move.toValue = NSValue(cgPoint: CGPoint(x: 200, y: 50))
    move.duration = 1
    move.fillMode = .forwards
    move.isRemovedOnCompletion = false
    layer.add(move, forKey: "move")
    clock.advance(by: 5)
    #expect(shown.position.x == 200 && layer.position.x == 50 && !clock.isMoving)
    layer.removeAnimation(forKey: "move")
    #expect(shown.position.x == 50)
  }

  @Test("The presentation copy of a layer knows the layer")
  func model() {
    #expect(shown.model() === layer && layer.model() === layer)
  }

  /// The layer is scaled by a half, turned by a right angle, and moved.
  @Test(
    "An animated scale or rotation replaces that of the layer, and leaves the rest",
    arguments: ["scale", "scale.x", "scale.y", "rotation", "rotation.z"])
  func parts(part: String) throws {
    layer.transform = CATransform3DMakeScale(0.5, 0.5, 1)
    layer.transform = CATransform3DConcat(
      layer.transform, CATransform3DMakeRotation(.pi / 2, 0, 0, 1))
    layer.transform.m41 = 7
    let animation = CABasicAnimation(keyPath: "transform." + part)
    animation.fromValue = 1
    animation.toValue = 3
    animation.duration = 1
    layer.add(animation, forKey: nil)
    clock.advance(by: 0.5)
    for (name, usual) in [("scale", 0.5), ("rotation", Double.pi / 2)] {
      let isAnimated = part.hasPrefix(name)
      let path = "transform." + (isAnimated ? part : name)
      let found = try #require(shown.value(forKeyPath: path) as? Double)
      #expect(abs(found - (isAnimated ? 2 : usual)) < 1e-9, "\(path) is \(found)")
    }
    #expect(shown.transform.m41 == 7)
  }

  @Test("An animation of the scale from the old value to the new one ends without a jump")
  func scaleOfModel() {
    layer.transform = CATransform3DMakeScale(0.5, 0.5, 1)
    let shrink = CABasicAnimation(keyPath: "transform.scale")
    shrink.fromValue = 1
    shrink.duration = 1
    layer.add(shrink, forKey: nil)
    #expect(abs(shown.transform.m11 - 1) < 1e-9)
    clock.advance(by: 0.5)
    #expect(abs(shown.transform.m11 - 0.75) < 1e-9)
    clock.advance(by: 0.5)
    #expect(shown.transform.m11 == 0.5)
  }

  @Test("A scale animation can repeat, and reverse")
  func scale() {
    let pulse = CABasicAnimation(keyPath: "transform.scale")
    pulse.fromValue = 1
    pulse.toValue = 2
    pulse.duration = 1
    pulse.autoreverses = true
    pulse.repeatCount = .infinity
    layer.add(pulse, forKey: "pulse")
    clock.advance(by: 10.5)
    #expect(abs(shown.affineTransform().a - 1.5) < 1e-6 && !clock.isMoving)
  }

  @Test("A keyframe animation goes through its values at their times")
  func keyframes() {
    let shake = CAKeyframeAnimation(keyPath: "position.x")
    shake.values = [50, 70, 30]
    shake.keyTimes = [0, 0.25, 1]
    shake.duration = 1
    layer.add(shake, forKey: nil)
    var places: [CGFloat] = [shown.position.x]
    for _ in 0..<2 {
      clock.advance(by: 0.25)
      places.append(shown.position.x)
    }
    #expect(zip(places, [50, 70, 70 - 40.0 / 3]).allSatisfy { abs($0 - $1) < 1e-6 })
  }

  @Test("A keyframe animation goes along a path")
  func path() {
    let way = CAKeyframeAnimation(keyPath: "position")
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 100, y: 0))
    path.addLine(to: CGPoint(x: 100, y: 100))
    way.path = path.cgPath
    way.duration = 1
    layer.add(way, forKey: nil)
    clock.advance(by: 0.75)
    #expect(abs(shown.position.x - 100) < 1e-9 && abs(shown.position.y - 50) < 1e-6)
  }

  @Test("The animations of a group end with its duration")
  func groups() {
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 0
    fade.toValue = 1
    let move = CABasicAnimation(keyPath: "position.y")
    move.byValue = 100
    move.duration = 1
    let group = CAAnimationGroup()
    group.animations = [fade, move]
    group.duration = 2
    layer.add(group, forKey: nil)
    clock.advance(by: 0.5)
    #expect(abs(shown.opacity - 0.25) < 1e-6 && abs(shown.position.y - 100) < 1e-6)
  }

  @Test("The outline of a shape layer is drawn bit by bit")
  func shapes() {
    let ring = CAShapeLayer()
    ring.frame = layer.bounds
    ring.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10)).cgPath
    ring.strokeColor = UIColor.red.cgColor
    ring.fillColor = nil
    layer.addSublayer(ring)
    let draw = CABasicAnimation(keyPath: "strokeEnd")
    draw.fromValue = 0
    draw.toValue = 1
    draw.duration = 1
    ring.add(draw, forKey: nil)
    clock.advance(by: 0.25)
    let part = "\(window.displayList())"
    #expect(part.contains("M 0 0 L 10 0") && !part.contains("rect"))
    clock.advance(by: 1)
    #expect("\(window.displayList())".contains("stroke rect (0, 0, 10, 10)"))
  }

  @Test(
    "A transaction is completed when all of its animations are over; immediately if there are none")
  func transactions() {
    var told: [String] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { told.append("none") }
    CATransaction.commit()
    #expect(told == ["none"])
    let view = UIView(frame: layer.frame)
    window.addSubview(view)
    CATransaction.begin()
    CATransaction.setCompletionBlock { told.append("all") }
    CATransaction.setAnimationDuration(2)
    UIView.animate(withDuration: 1) { view.alpha = 0 }
    layer.add(CABasicAnimation(keyPath: "opacity"), forKey: nil)
    CATransaction.commit()
    clock.advance(by: 1.5)
    #expect(told == ["none"])
    clock.advance(by: 0.5)
    #expect(told == ["none", "all"])
  }

  @Test("A completion block without begin() waits for the animations of the same turn")
  func transactionOfTurn() {
    var told: [String] = []
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.duration = 1
    fade.fromValue = 0
    CATransaction.setCompletionBlock { told.append("over") }
    layer.add(fade, forKey: "fade")
    #expect(CATransaction.completionBlock() != nil)
    MainTurn.drain()
    #expect(told == [] && CATransaction.completionBlock() == nil)
    clock.advance(by: 1)
    #expect(told == ["over"])
    CATransaction.setDisableActions(true)
    CATransaction.setCompletionBlock { told.append("flushed") }
    #expect(CATransaction.disableActions())
    CATransaction.flush()
    #expect(told == ["over", "flushed"] && !CATransaction.disableActions())
    MainTurn.drain()
    #expect(told.count == 2)
  }

  @Test("A completion block that is replaced waits only for the animations before")
  func replacedBlock() {
    var told: [String] = []
    func fade(_ duration: CFTimeInterval) {
      let fade = CABasicAnimation(keyPath: "opacity")
      fade.fromValue = 0
      fade.duration = duration
      layer.add(fade, forKey: nil)
    }
    CATransaction.begin()
    CATransaction.setCompletionBlock { told.append("first") }
    fade(1)
    CATransaction.setCompletionBlock { told.append("second") }
    CATransaction.setCompletionBlock { told.append("third") }
    #expect(told == ["second"])
    fade(2)
    CATransaction.commit()
    clock.advance(by: 1)
    #expect(told == ["second", "first"])
    clock.advance(by: 1)
    #expect(told == ["second", "first", "third"])
  }

  @Test("The animation of a layer that is deallocated ends unfinished, and so does its transaction")
  func deallocatedLayer() {
    let listener = Listener()
    var isOver = false
    do {
      let layer = CALayer()
      window.layer.addSublayer(layer)
      let fade = CABasicAnimation(keyPath: "opacity")
      fade.toValue = 0
      fade.duration = 10
      fade.delegate = listener
      CATransaction.begin()
      CATransaction.setCompletionBlock { isOver = true }
      layer.add(fade, forKey: "fade")
      CATransaction.commit()
      clock.advance(by: 1)
      #expect(listener.told == ["start"] && !isOver)
      layer.removeFromSuperlayer()
    }
    MainTurn.drain()
    #expect(listener.told == ["start", "stop false"] && isOver)
  }

  @Test("A transition is found and removed by its key, whatever key it was added with")
  func transition() {
    let listener = Listener()
    let fade = CATransition()
    fade.duration = 1
    fade.delegate = listener
    layer.add(fade, forKey: "fade")
    layer.backgroundColor = UIColor.red.cgColor
    clock.advance(by: 0.5)
    #expect(layer.animationKeys() == [kCATransition] && layer.overlays.count == 1)
    #expect(layer.animation(forKey: kCATransition) is CATransition)
    layer.removeAnimation(forKey: kCATransition)
    #expect(layer.animationKeys() == nil && layer.overlays.isEmpty && layer.motion == nil)
    #expect(listener.told == ["start", "stop false"])
    layer.add(fade, forKey: nil)
    clock.advance(by: 0.5)
    layer.add(fade, forKey: nil)
    #expect(layer.overlays.count == 1)
    clock.advanceUntilStill()
    #expect(listener.told.suffix(4) == ["start", "stop false", "start", "stop true"])
    #expect(layer.animationKeys() == nil && layer.overlays.isEmpty)
  }

  @Test("A display link is called in each frame, until it is invalidated")
  func displayLink() {
    @MainActor final class Counter: NSObject {
      var frames = 0
      func step(_ link: CADisplayLink) { frames += 1 }
    }
    window.makeKeyAndVisible()
    let counter = Counter()
    let link = CADisplayLink(target: counter, action: Counter.step)
    link.add(to: .main, forMode: .common)
    clock.advance(by: 0.5)
    #expect(counter.frames == 30 && !clock.isMoving)
    link.isPaused = true
    clock.advance(by: 0.5)
    #expect(counter.frames == 30)
    link.invalidate()
    #expect(!clock.isWatched)
  }

  @Test("A display link whose window is gone does not run, and can be added again")
  func displayLinkWithoutWindow() {
    @MainActor final class Counter: NSObject {
      var frames = 0
      func step(_ link: CADisplayLink) { frames += 1 }
    }
    let counter = Counter()
    let link = CADisplayLink(target: counter, action: Counter.step)
    weak var gone: FrameClock?
    do {
      let other = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      other.makeKeyAndVisible()
      link.add(to: .main, forMode: .common)
      gone = other.frameClock
      #expect(link.isRunning)
    }
    MainTurn.drain()
    #expect(gone == nil && !link.isRunning)
    window.makeKeyAndVisible()
    link.add(to: .main, forMode: .common)
    clock.advance(by: 0.5)
    #expect(counter.frames == 30 && link.isRunning)
    link.invalidate()
  }

  @Test(
    "A display link without other owners is called until it is removed, and is released with its target"
  )
  func heldByTheClock() {
    @MainActor final class Counter {
      var frames = 0
      func step(_ link: CADisplayLink) {
        frames += 1
        if frames == 3 { link.remove(from: .main, forMode: .common) }
      }
    }
    window.makeKeyAndVisible()
    weak var gone: Counter?
    do {
      let counter = Counter()
      gone = counter
      CADisplayLink(target: counter, action: Counter.step).add(to: .main, forMode: .common)
    }
    clock.advance(by: 2 / 60)
    #expect(gone?.frames == 2)
    clock.advance(by: 1)
    #expect(gone == nil && !clock.isWatched)
  }

  @Test("Keyframes with more times than values go through the values that exist")
  func tooManyTimes() {
    let shake = CAKeyframeAnimation(keyPath: "position.x")
    shake.values = [50, 70]
    shake.keyTimes = [0, 0.5, 0.75, 1]
    shake.duration = 1
    layer.add(shake, forKey: nil)
    clock.advance(by: 0.25)
    #expect(abs(shown.position.x - 60) < 1e-6)
    clock.advance(by: 0.6)
    #expect(shown.position.x == 70)
  }

  @Test(
    "An animation that is added before the layer is in a window begins when it is",
    arguments: [false, true])
  func beforeTheWindow(isSublayer: Bool) {
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 0
    fade.toValue = 1
    fade.duration = 10
    let view = UIView()
    let layer = isSublayer ? CALayer() : view.layer
    layer.add(fade, forKey: "fade")
    clock.advance(by: 3)
    if isSublayer {
      window.layer.addSublayer(layer)
    } else {
      window.addSubview(view)
    }
    clock.advance(by: 5)
    #expect(abs(layer.presentation()!.opacity - 0.5) < 1e-4)
    clock.advance(by: 6)
    #expect(layer.animation(forKey: "fade") == nil)
  }

  @Test("An animation of a mask begins when the mask is in a window", arguments: [false, true])
  func maskBeforeTheWindow(isShown: Bool) {
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 0
    fade.toValue = 1
    fade.duration = 10
    let (view, mask) = (UIView(), CALayer())
    mask.add(fade, forKey: "fade")
    clock.advance(by: 3)
    if isShown { window.addSubview(view) }
    view.layer.mask = mask
    if !isShown { window.addSubview(view) }
    clock.advance(by: 5)
    #expect(abs(mask.presentation()!.opacity - 0.5) < 1e-4)
    clock.advance(by: 6)
    #expect(mask.animation(forKey: "fade") == nil)
  }

  @Test("A clock does not wait for animations of a mask whose layer's time is stopped")
  func stoppedMask() {
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 0
    fade.duration = 10
    let mask = CALayer()
    layer.mask = mask
    mask.add(fade, forKey: "fade")
    #expect(clock.isMoving)
    layer.speed = 0
    #expect(!clock.isMoving)
  }

  @Test(
    "An animation ends when its layer leaves the window, unless it is not removed on completion")
  func leavesTheWindow() {
    let view = UIView()
    window.addSubview(view)
    for key in ["goes", "stays"] {
      let fade = CABasicAnimation(keyPath: "opacity")
      fade.toValue = 0
      fade.duration = 1
      fade.repeatCount = .infinity
      fade.isRemovedOnCompletion = key == "goes"
      view.layer.add(fade, forKey: key)
    }
    view.removeFromSuperview()
    clock.advance(by: 0.1)
    #expect(view.layer.animationKeys() == ["stays"])
  }
}
