import Foundation
import Testing

@testable import GalleyUIKit

@MainActor @Suite("The timing of an animation of a layer")
struct CAMediaTimingTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let layer = CALayer()
  private var clock: FrameClock { window.frameClock }

  init() {
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    window.layer.addSublayer(layer)
  }

  /// The horizontal position that is shown; the layer's own is 50.
  private var x: CGFloat { (layer.presentation()!.position.x * 1_000).rounded() / 1_000 }

  /// An animation from 100 to 200 in two seconds.
  private func makeMove() -> CABasicAnimation {
    let move = CABasicAnimation(keyPath: "position.x")
    move.fromValue = 100
    move.toValue = 200
    move.duration = 2
    return move
  }

  /// The positions that are shown after each half of a second, the first at once.
  private func positions(_ animation: CAAnimation, _ count: Int) -> [CGFloat] {
    layer.add(animation, forKey: nil)
    return (0..<count).map { index in
      if index > 0 { clock.advance(by: 0.5) }
      return x
    }
  }

  @Test("An animation with a time offset begins in the middle, and shows the skipped part later")
  func timeOffset() {
    let move = makeMove()
    move.timeOffset = 0.75
    #expect(positions(move, 5) == [137.5, 162.5, 187.5, 112.5, 50])
  }

  @Test("A time offset of an animation that reverses counts from the way forward")
  func timeOffsetReversed() {
    let move = makeMove()
    move.autoreverses = true
    move.timeOffset = 1.5
    #expect(positions(move, 9) == [175, 200, 175, 150, 125, 100, 125, 150, 50])
  }

  @Test("An animation without speed shows its time offset, and is never over")
  func still() {
    let move = makeMove()
    move.speed = 0
    move.timeOffset = 0.5
    #expect(positions(move, 8) == Array(repeating: 125, count: 8))
    layer.removeAllAnimations()
    move.timeOffset = 2
    #expect(positions(move, 8) == Array(repeating: 200, count: 8))
  }

  @Test("An animation with a negative speed goes from its end to its start")
  func backwards() {
    let move = makeMove()
    move.speed = -1
    #expect(positions(move, 5) == [200, 175, 150, 125, 50])
    #expect(layer.animationKeys() == nil)
  }

  @Test("An animation with twice the speed takes half of the time")
  func fast() {
    let move = makeMove()
    move.speed = 2
    #expect(positions(move, 3) == [100, 150, 50])
  }

  @Test("A fraction of a run ends in the middle, and is kept there")
  func fraction() {
    let move = makeMove()
    move.repeatCount = 1.25
    move.fillMode = .forwards
    move.isRemovedOnCompletion = false
    layer.add(move, forKey: nil)
    clock.advance(by: 2.2)
    #expect(x == 110)
    clock.advance(by: 1)
    #expect(x == 125)
    clock.advance(by: 1)
    #expect(x == 125)
  }

  @Test("A begin time in the future shows the first value only if the animation fills backwards")
  func future() {
    var told: [String] = []
    let listener = Listener { told.append($0) }
    let move = makeMove()
    move.beginTime = clock.now + 1
    move.delegate = listener
    #expect(positions(move, 2) == [50, 50])
    #expect(told.isEmpty)
    clock.advance(by: 1)
    #expect(x == 125 && told == ["start"])
    layer.removeAllAnimations()
    move.beginTime = clock.now + 1
    move.fillMode = .backwards
    #expect(positions(move, 4) == [100, 100, 100, 125])
  }

  @Test("An animation with a begin time in the past is under way, or over")
  func past() {
    clock.advance(by: 10)
    let move = makeMove()
    move.beginTime = clock.now - 0.5
    #expect(positions(move, 2) == [125, 150])
    layer.removeAllAnimations()
    move.beginTime = clock.now - 5
    #expect(positions(move, 2) == [50, 50])
    #expect(layer.animationKeys() == nil)
  }

  @Test("In a group, an animation that has ended is not shown again at the end of the group")
  func groupEnded() {
    let move = makeMove()
    move.duration = 1
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 1
    fade.toValue = 0
    let group = CAAnimationGroup()
    group.animations = [move, fade]
    group.duration = 2
    group.fillMode = .forwards
    group.isRemovedOnCompletion = false
    #expect(positions(group, 6) == [100, 150, 200, 50, 50, 50])
    // The other animation lasts as long as the group, so it keeps its last value.
    #expect(layer.presentation()!.opacity == 0)
  }

  @Test("In a group, an animation that begins later shows its first value early if it fills")
  func groupBackwards() {
    let move = makeMove()
    move.duration = 0.8
    move.beginTime = 0.4
    let group = CAAnimationGroup()
    group.animations = [move]
    group.duration = 2
    #expect(positions(group, 4) == [50, 112.5, 175, 50])
    layer.removeAllAnimations()
    move.fillMode = .both
    #expect(positions(group, 4) == [100, 112.5, 175, 200])
  }

  @Test("In a group, the runs of an animation without a duration are as long as the group")
  func groupRepeating() {
    let move = makeMove()
    move.duration = 0
    move.repeatDuration = 1
    let group = CAAnimationGroup()
    group.animations = [move]
    group.duration = 2
    #expect(positions(group, 4) == [100, 125, 150, 50])
  }

  @Test("A group in a group that has no duration lasts as long as the group around it")
  func groupInGroup() {
    let move = makeMove()
    move.duration = 0
    let inner = CAAnimationGroup()
    inner.animations = [move]
    let group = CAAnimationGroup()
    group.animations = [inner]
    group.duration = 2
    #expect(positions(group, 4) == [100, 125, 150, 175])
  }

  @MainActor private final class Listener: NSObject, CAAnimationDelegate {
    private let tell: (String) -> Void
    init(_ tell: @escaping (String) -> Void) { self.tell = tell }
    func animationDidStart(_ anim: CAAnimation) { tell("start") }
  }
}
