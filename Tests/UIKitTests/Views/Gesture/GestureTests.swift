import Foundation
import Galley
import Testing
import UIKit

/// Records the states of recognizers and the touches of views, in order.
@MainActor
private final class Log: NSObject, UIGestureRecognizerDelegate {
  var lines: [String] = []
  /// The names of recognizers that may not begin, and of pairs that may recognize together.
  var forbidden: Set<String> = []
  var together: Set<Set<String>> = []
  /// The names of recognizers that receive no touches.
  var blind: Set<String> = []
  /// The names of recognizers, and of the recognizers whose failure they require.
  var waits: [String: String] = [:]

  func note(_ recognizer: UIGestureRecognizer) {
    lines.append("\(recognizer.name ?? "?") \(recognizer.state)")
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    !forbidden.contains(gestureRecognizer.name ?? "")
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    together.contains([gestureRecognizer.name ?? "", otherGestureRecognizer.name ?? ""])
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    waits[gestureRecognizer.name ?? ""] == otherGestureRecognizer.name
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { !blind.contains(gestureRecognizer.name ?? "") }
}

/// A view that records its touches.
@MainActor
private final class Pad: UIView {
  weak var log: Log?
  private func note(_ word: String, _ touches: Set<UITouch>) {
    log?.lines.append("view \(word)" + (touches.count > 1 ? " \(touches.count)" : ""))
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("began", touches)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if log?.lines.last != "view moved" { note("moved", touches) }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("ended", touches)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("cancelled", touches)
  }
}

@MainActor @Suite("Gestures")
struct GestureTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let outer = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let pad = Pad(frame: CGRect(x: 60, y: 60, width: 200, height: 200))
  private let log = Log()

  init() {
    window.addSubview(outer)
    outer.addSubview(pad)
    pad.log = log
  }

  @discardableResult
  private func add<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, _ name: String, to view: UIView? = nil
  ) -> Recognizer {
    recognizer.name = name
    recognizer.delegate = log
    recognizer.addTarget(log, action: Log.note)
    (view ?? pad).addGestureRecognizer(recognizer)
    return recognizer
  }

  private var lines: [String] {
    // Equal lines that follow each other are one line.
    log.lines.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }

  // MARK: Views alone

  @Test("A view is told about a finger from touch down until it lifts")
  func views() {
    let finger = Finger(on: pad, at: CGPoint(x: 10, y: 20))
    #expect(finger.view === pad)
    finger.move(by: CGPoint(x: 300, y: 0))
    finger.lift()
    #expect(lines == ["view began", "view moved", "view ended"])
  }

  @Test("Touches that a view does not handle go up the responder chain")
  func responders() {
    let label = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    pad.addSubview(label)
    Finger.tap(label)
    #expect(lines == ["view began", "view ended"])
  }

  @Test("An incoming call cancels touches")
  func cancelled() {
    Finger(on: pad).cancel()
    #expect(lines == ["view began", "view cancelled"])
  }

  @Test("Only a view with multiple touch is told about a second finger")
  func severalFingers() {
    let first = Finger(on: pad, at: CGPoint(x: 10, y: 10))
    let second = Finger(on: pad, at: CGPoint(x: 90, y: 10))
    second.lift()
    first.lift()
    #expect(log.lines == ["view began", "view ended"])
    log.lines = []
    pad.isMultipleTouchEnabled = true
    let third = Finger(on: pad, at: CGPoint(x: 10, y: 10))
    let fourth = Finger(on: pad, at: CGPoint(x: 90, y: 10))
    fourth.lift()
    third.lift()
    #expect(log.lines == ["view began", "view began", "view ended", "view ended"])
  }

  @Test("A touch knows its location, its previous one, its tap count, and its recognizers")
  func touches() throws {
    final class Curious: UIView {
      var seen: [String] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        let touch = touches.first!
        seen.append("\(touch.tapCount) taps at \(touch.location(in: self).x)")
        seen.append(
          "\(touch.gestureRecognizers?.count ?? 0) look, \(event?.allTouches?.count ?? 0) down")
      }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        let touch = touches.first!
        seen.append("from \(touch.previousLocation(in: self).x) to \(touch.location(in: self).x)")
      }
    }
    let view = Curious(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
    outer.addSubview(view)
    view.addGestureRecognizer(UIPanGestureRecognizer())
    Finger.tap(view, at: CGPoint(x: 1, y: 2))
    let finger = Finger(on: view, at: CGPoint(x: 1, y: 2))
    finger.move(by: CGPoint(x: 3, y: 0))
    finger.lift()
    #expect(
      view.seen == [
        "1 taps at 1.0", "1 look, 1 down", "2 taps at 1.0", "1 look, 1 down",
        "from 1.0 to 4.0",
      ])
  }

  // MARK: Taps

  @Test("A tap right after a drag is a first tap")
  func tapAfterDrag() {
    final class Counter: UIView {
      var counts: [Int] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        counts.append(touches.first!.tapCount)
      }
    }
    let view = Counter(frame: CGRect(x: 0, y: 0, width: 300, height: 60))
    outer.addSubview(view)
    let finger = Finger(on: view, at: CGPoint(x: 10, y: 10))
    finger.move(by: CGPoint(x: 200, y: 0))
    finger.lift()
    Finger.tap(view, at: CGPoint(x: 210, y: 10))
    Finger.tap(view, at: CGPoint(x: 210, y: 10))
    #expect(view.counts == [1, 1, 2])
  }

  @Test("A tap is recognized when the finger lifts, and cancels the touch of the view")
  func tap() {
    add(UITapGestureRecognizer(), "tap")
    Finger.tap(pad)
    #expect(lines == ["view began", "tap ended", "view cancelled"])
  }

  @Test("A tap that does not cancel touches leaves them to the view")
  func politeTap() {
    add(UITapGestureRecognizer(), "tap").cancelsTouchesInView = false
    Finger.tap(pad)
    #expect(lines == ["view began", "tap ended", "view ended"])
  }

  @Test("A finger that stays too long or moves too far is no tap", arguments: [true, false])
  func noTap(stays: Bool) {
    add(UITapGestureRecognizer(), "tap")
    let finger = Finger(on: pad)
    if stays { finger.rest(for: 2) } else { finger.move(by: CGPoint(x: 60, y: 0)) }
    finger.lift()
    #expect(!lines.contains("tap ended"))
    #expect(lines.last == "view ended")
  }

  @Test(
    "A single and a double tap are distinguished only if the single one requires the double one to fail"
  )
  func doubleTap() {
    let single = add(UITapGestureRecognizer(), "one")
    let double = add(UITapGestureRecognizer(), "two")
    double.numberOfTapsRequired = 2
    Finger.tap(pad)
    window.frameClock.advance(by: 1)
    #expect(lines.filter { !$0.hasPrefix("view") } == ["one ended"])

    log.lines = []
    single.require(toFail: double)
    Finger.tap(pad)
    #expect(log.lines.filter { !$0.hasPrefix("view") } == [])
    window.frameClock.advance(by: 0.3)
    #expect(log.lines.filter { !$0.hasPrefix("view") } == [])
    window.frameClock.advance(by: 0.1)
    #expect(log.lines.filter { !$0.hasPrefix("view") } == ["one ended"])

    log.lines = []
    window.frameClock.advance(by: 1)
    Finger.tap(pad, times: 2)
    window.frameClock.advance(by: 1)
    #expect(log.lines.filter { !$0.hasPrefix("view") } == ["two ended"])
  }

  @Test("Three quick taps are a triple tap, and two with a pause are none")
  func tripleTap() {
    add(UITapGestureRecognizer(), "three").numberOfTapsRequired = 3
    Finger.tap(pad, times: 2)
    window.frameClock.advance(by: 1)
    Finger.tap(pad)
    window.frameClock.advance(by: 1)
    #expect(!log.lines.contains("three ended"))
    Finger.tap(pad, times: 3)
    #expect(log.lines.contains("three ended"))
  }

  @Test("A two-finger tap needs two fingers")
  func twoFingerTap() {
    add(UITapGestureRecognizer(), "tap").numberOfTouchesRequired = 2
    Finger.tap(pad)
    #expect(!log.lines.contains("tap ended"))
    let first = Finger(on: pad, at: CGPoint(x: 10, y: 10))
    let second = Finger(on: pad, at: CGPoint(x: 90, y: 10))
    first.lift()
    second.lift()
    #expect(log.lines.contains("tap ended"))
  }

  @Test("The tap recognizer of the innermost view wins")
  func innermost() {
    add(UITapGestureRecognizer(), "outer", to: outer)
    add(UITapGestureRecognizer(), "inner")
    Finger.tap(pad)
    #expect(lines.filter { !$0.hasPrefix("view") } == ["inner ended"])
    Finger.tap(outer, at: CGPoint(x: 5, y: 5))
    #expect(lines.last == "outer ended")
  }

  // MARK: Pressing

  @Test("A long press begins while the finger stays, follows it, and ends when it lifts")
  func press() {
    let press = add(UILongPressGestureRecognizer(), "press")
    let finger = Finger(on: pad)
    finger.rest(for: 0.45)
    #expect(lines == ["view began"])
    finger.rest(for: 0.1)
    #expect(lines == ["view began", "press began", "view cancelled"])
    finger.move(by: CGPoint(x: 30, y: 0))
    #expect(press.location(in: pad) == CGPoint(x: 130, y: 100))
    finger.lift()
    #expect(Array(lines.suffix(2)) == ["press changed", "press ended"])
    #expect(press.state == .possible)
  }

  @Test("A finger that moves too far, or lifts too soon, is no long press")
  func noPress() {
    add(UILongPressGestureRecognizer(), "press")
    let finger = Finger(on: pad)
    finger.rest(for: 0.3)
    finger.move(by: CGPoint(x: 11, y: 0))
    finger.rest(for: 1)
    finger.lift()
    Finger.press(pad, for: 0.4)
    window.frameClock.advance(by: 1)
    #expect(!lines.contains { $0.hasPrefix("press") })
  }

  @Test("A tap and a long press on one view exclude each other")
  func tapOrPress() {
    add(UITapGestureRecognizer(), "tap")
    add(UILongPressGestureRecognizer(), "press")
    Finger.tap(pad)
    #expect(lines.filter { !$0.hasPrefix("view") } == ["tap ended"])
    log.lines = []
    Finger.press(pad, for: 0.6)
    #expect(lines.filter { !$0.hasPrefix("view") } == ["press began", "press ended"])
  }

  // MARK: Panning

  @Test("A pan begins after ten points, and counts from there")
  func pan() {
    let pan = add(UIPanGestureRecognizer(), "pan")
    let finger = Finger(on: pad)
    finger.move(by: CGPoint(x: 9, y: 0))
    #expect(pan.state == .possible)
    finger.move(by: CGPoint(x: 5, y: 0))
    #expect(pan.state == .began)
    #expect(pan.translation(in: outer) == CGPoint(x: 4, y: 0))
    finger.move(by: CGPoint(x: 0, y: 20))
    #expect(pan.translation(in: outer) == CGPoint(x: 4, y: 20))
    pan.setTranslation(CGPoint(x: 100, y: 0), in: outer)
    finger.move(by: CGPoint(x: 1, y: 1))
    #expect(pan.translation(in: outer) == CGPoint(x: 101, y: 1))
    finger.lift()
    #expect(lines.filter { !$0.hasPrefix("view") } == ["pan began", "pan changed", "pan ended"])
  }

  @Test("A pan knows its velocity, also in a scaled view")
  func velocity() {
    let pan = add(UIPanGestureRecognizer(), "pan")
    outer.transform = CGAffineTransform(scaleX: 2, y: 2)
    let finger = Finger(on: pad, at: CGPoint(x: 100, y: 100))
    finger.move(by: CGPoint(x: 0, y: 60), over: 0.1)
    #expect(abs(pan.velocity(in: nil).y - 600) < 1)
    #expect(abs(pan.velocity(in: outer).y - 300) < 1)
    finger.rest(for: 0.5)
    var last: CGFloat?
    let keep = Keep { last = pan.velocity(in: nil).y }
    pan.addTarget(keep, action: Keep.run)
    finger.lift()
    #expect(last == 0)
  }

  @Test("The pan of the innermost view prevents the outer one, unless both may recognize")
  func nestedPans() {
    add(UIPanGestureRecognizer(), "outer", to: outer)
    add(UIPanGestureRecognizer(), "inner")
    Finger.drag(pad, by: CGPoint(x: 50, y: 0))
    #expect(
      lines.filter { !$0.hasPrefix("view") } == ["inner began", "inner changed", "inner ended"])
    log.lines = []
    log.together = [["inner", "outer"]]
    Finger.drag(pad, by: CGPoint(x: 50, y: 0))
    #expect(Set(lines).isSuperset(of: ["inner ended", "outer ended"]))
  }

  @Test("A pan that may not begin leaves the finger to others")
  func forbidden() {
    add(UIPanGestureRecognizer(), "outer", to: outer)
    add(UIPanGestureRecognizer(), "inner")
    log.forbidden = ["inner"]
    Finger.drag(pad, by: CGPoint(x: 50, y: 0))
    #expect(
      lines.filter { !$0.hasPrefix("view") } == ["outer began", "outer changed", "outer ended"])
  }

  @Test("A recognizer does not see a finger that its delegate refuses")
  func blind() {
    add(UITapGestureRecognizer(), "tap")
    log.blind = ["tap"]
    Finger.tap(pad)
    #expect(lines == ["view began", "view ended"])
  }

  @Test(
    "The delegate of a recognizer is asked about an event before the touch",
    arguments: [true, false])
  func eventBeforeTouch(receivesEvents: Bool) {
    @MainActor
    final class Asked: NSObject, UIGestureRecognizerDelegate {
      var kinds: [String] = []
      var receivesEvents = true
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
      ) -> Bool {
        kinds.append("touch")
        return true
      }
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
      ) -> Bool {
        kinds.append("event")
        return receivesEvents
      }
    }
    let asked = Asked()
    asked.receivesEvents = receivesEvents
    let tap = UITapGestureRecognizer()
    tap.delegate = asked
    pad.addGestureRecognizer(tap)
    Finger.tap(pad)
    #expect(asked.kinds == (receivesEvents ? ["event", "touch"] : ["event"]))
  }

  @Test(
    "A recognizer that requires another to fail begins when it has failed, also by the delegate's answer"
  )
  func waiting() {
    add(UIPanGestureRecognizer(), "pan")
    let swipe = add(UISwipeGestureRecognizer(), "swipe")
    swipe.direction = .left
    log.waits = ["pan": "swipe"]
    let finger = Finger(on: pad)
    finger.move(by: CGPoint(x: 30, y: 0), over: 0.05)
    #expect(lines.filter { !$0.hasPrefix("view") } == [])
    finger.move(by: CGPoint(x: 40, y: 0), over: 0.05)
    #expect(lines.filter { !$0.hasPrefix("view") }.first == "pan began")
    finger.lift()
    log.lines = []
    Finger.flick(pad, by: CGPoint(x: -80, y: 0))
    #expect(lines.filter { !$0.hasPrefix("view") } == ["swipe ended"])
  }

  @Test("A recognizer that is disabled while it recognizes is cancelled")
  func turnedOff() {
    let pan = add(UIPanGestureRecognizer(), "pan")
    let finger = Finger(on: pad)
    finger.move(by: CGPoint(x: 50, y: 0))
    pan.isEnabled = false
    finger.move(by: CGPoint(x: 50, y: 0))
    finger.lift()
    #expect(lines.filter { !$0.hasPrefix("view") } == ["pan began", "pan cancelled"])
    pan.isEnabled = true
    Finger.drag(pad, by: CGPoint(x: 50, y: 0))
    #expect(lines.last == "pan ended")
  }

  @Test("A view receives no touches while a recognizer that delays them is deciding")
  func delays() {
    add(UITapGestureRecognizer(), "tap").delaysTouchesBegan = true
    Finger.tap(pad)
    #expect(lines == ["tap ended"])
    log.lines = []
    let finger = Finger(on: pad)
    finger.move(by: CGPoint(x: 60, y: 0))
    #expect(lines == ["view began", "view moved"])
    finger.lift()
    #expect(lines == ["view began", "view moved", "view ended"])
  }

  // MARK: Swiping, pinching, turning

  @Test("A translation can be set on a pan whose view is in no window")
  func translationWithoutWindow() {
    let (view, pan) = (UIView(), UIPanGestureRecognizer())
    view.addGestureRecognizer(pan)
    pan.setTranslation(CGPoint(x: 10, y: -4), in: view)
    #expect(pan.translation(in: view) == CGPoint(x: 10, y: -4))
    pan.setTranslation(.zero, in: nil)
    #expect(pan.translation(in: nil) == .zero)
  }

  @Test(
    "A swipe is quick and straight",
    arguments: [
      (CGPoint(x: 80, y: 0), 0.1, true), (CGPoint(x: -80, y: 0), 0.1, false),
      (CGPoint(x: 0, y: 80), 0.1, false), (CGPoint(x: 80, y: 0), 1.5, false),
      (CGPoint(x: 30, y: 0), 0.1, false),
    ])
  func swipe(way: CGPoint, seconds: TimeInterval, isSwipe: Bool) {
    add(UISwipeGestureRecognizer(), "swipe")
    Finger.flick(pad, by: way, over: seconds)
    #expect(log.lines.contains("swipe ended") == isSwipe)
  }

  @Test("The location of a swipe is the point at which it began")
  func swipeLocation() {
    let swipe = add(UISwipeGestureRecognizer(), "swipe")
    var places: [CGPoint] = []
    let keep = Keep {
      places = [swipe.location(in: pad), swipe.location(ofTouch: 0, in: pad)]
    }
    swipe.addTarget(keep, action: Keep.run)
    let finger = Finger(on: pad, at: CGPoint(x: 20, y: 30))
    finger.move(by: CGPoint(x: 80, y: 0), over: 0.1)
    finger.lift()
    #expect(places == [CGPoint(x: 20, y: 30), CGPoint(x: 20, y: 30)])
  }

  @Test("A pinch tells the scale of the distance between the fingers")
  func pinch() {
    let pinch = add(UIPinchGestureRecognizer(), "pinch")
    var scales: [CGFloat] = []
    let keep = Keep { scales.append(pinch.scale) }
    pinch.addTarget(keep, action: Keep.run)
    Finger.pinch(pad, to: 1.5)
    #expect(
      lines.filter { !$0.hasPrefix("view") } == ["pinch began", "pinch changed", "pinch ended"])
    #expect(scales.first == 1)
    // The fingers were about 108 points apart when the pinch began, and are 150 apart at the end.
    #expect(abs((scales.last ?? 0) - 150.0 / 108.333) < 0.01)
  }

  @Test("A rotation tells the clockwise angle of two fingers")
  func rotation() {
    let turn = add(UIRotationGestureRecognizer(), "turn")
    let still = Finger(on: pad, at: CGPoint(x: 100, y: 100))
    let finger = Finger(on: pad, at: CGPoint(x: 180, y: 100))
    finger.move(by: CGPoint(x: 0, y: 20))
    #expect(turn.state == .began && turn.rotation == 0)
    finger.move(by: CGPoint(x: -80, y: 60))
    #expect(abs(turn.rotation - (.pi / 2 - atan2(20, 80))) < 1e-9)
    still.lift()
    finger.lift()
    #expect(lines.last == "turn ended")
  }

  @Test("Scale and rotation go on when one of three fingers is lifted")
  func thirdFinger() {
    let pinch = add(UIPinchGestureRecognizer(), "pinch")
    let turn = add(UIRotationGestureRecognizer(), "turn")
    log.together = [["pinch", "turn"]]
    pinch.delegate = log
    turn.delegate = log
    let first = Finger(on: pad, at: CGPoint(x: 20, y: 100))
    let second = Finger(on: pad, at: CGPoint(x: 60, y: 100))
    let third = Finger(on: pad, at: CGPoint(x: 60, y: 190))
    second.move(by: CGPoint(x: 20, y: 40))
    second.move(by: CGPoint(x: 20, y: 10))
    let (scale, rotation) = (pinch.scale, turn.rotation)
    #expect(scale > 1 && rotation != 0)
    first.lift()
    #expect(abs(pinch.scale - scale) < 1e-9 && abs(turn.rotation - rotation) < 1e-9)
    // The two that are left are 56.57 apart, and then twice as far, in the same direction.
    third.move(by: CGPoint(x: -40, y: 40))
    #expect(abs(pinch.scale - 2 * scale) < 1e-9 && abs(turn.rotation - rotation) < 1e-9)
    second.lift()
    third.lift()
    #expect(lines.contains("pinch ended") && lines.contains("turn ended"))
  }

  @Test("A pinch and a rotation end when both fingers are lifted, and not with the first")
  func oneFingerLeft() {
    let pinch = add(UIPinchGestureRecognizer(), "pinch")
    let turn = add(UIRotationGestureRecognizer(), "turn")
    log.together = [["pinch", "turn"]]
    let first = Finger(on: pad, at: CGPoint(x: 60, y: 100))
    let second = Finger(on: pad, at: CGPoint(x: 120, y: 100))
    second.move(by: CGPoint(x: 20, y: 20))
    second.move(by: CGPoint(x: 20, y: 0))
    second.lift()
    let (scale, rotation) = (pinch.scale, turn.rotation)
    #expect(pinch.numberOfTouches == 1 && turn.numberOfTouches == 1)
    first.move(by: CGPoint(x: 0, y: 20))
    #expect(pinch.scale == scale && turn.rotation == rotation)
    // Another finger continues from there: it is 40 points away, and then twice as far.
    let third = Finger(on: pad, at: CGPoint(x: 60, y: 80))
    third.move(by: CGPoint(x: 0, y: -40))
    #expect(abs(pinch.scale - 2 * scale) < 1e-9 && abs(turn.rotation - rotation) < 1e-9)
    third.lift()
    #expect(!lines.contains("pinch ended") && !lines.contains("turn ended"))
    first.lift()
    #expect(lines.contains("pinch ended") && lines.contains("turn ended"))
  }

  @Test("A pan with two fingers does not count what one of them moves alone")
  func panOfTwo() {
    let pan = add(UIPanGestureRecognizer(), "pan")
    pan.minimumNumberOfTouches = 2
    let first = Finger(on: pad, at: CGPoint(x: 50, y: 50))
    first.move(by: CGPoint(x: 60, y: 0))
    let second = Finger(on: pad, at: CGPoint(x: 150, y: 50))
    second.move(by: CGPoint(x: 4, y: 0))
    #expect(pan.state == .possible && !log.lines.contains("pan began"))
    second.move(by: CGPoint(x: 40, y: 0))
    #expect(pan.state == .began)
    first.lift()
    second.lift()
    #expect(log.lines.contains("pan ended"))
  }

  @Test("A screen edge pan begins only at the edge")
  func edge() {
    let pan = UIScreenEdgePanGestureRecognizer()
    pan.edges = .left
    add(pan, "edge", to: outer)
    Finger.drag(outer, from: CGPoint(x: 100, y: 20), by: CGPoint(x: 50, y: 0))
    #expect(!log.lines.contains("edge began"))
    Finger.drag(outer, from: CGPoint(x: 5, y: 20), by: CGPoint(x: 50, y: 0))
    #expect(log.lines.contains("edge ended"))
  }

  // MARK: Custom recognizers

  @Test("A custom recognizer sets its state, and is reset")
  func own() {
    final class Checkmark: UIGestureRecognizer {
      var resets = 0
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if touches.count > 1 { state = .failed }
      }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if touches.first!.location(in: view).y > 150 { state = .recognized }
      }
      override func reset() { resets += 1 }
    }
    let mark = add(Checkmark(), "mark")
    Finger.drag(pad, by: CGPoint(x: 0, y: 20))
    #expect(!log.lines.contains("mark ended") && mark.resets == 1)
    Finger.drag(pad, by: CGPoint(x: 0, y: 70))
    #expect(log.lines.contains("mark ended") && mark.resets == 2 && mark.state == .possible)
  }

  @Test(
    "A selector of a recognizer is called once, however often it was added; targets are not retained"
  )
  func targets() {
    @MainActor final class Target: NSObject {
      var calls = 0
      func tapped(_ tap: UITapGestureRecognizer) { calls += 1 }
    }
    var target: Target? = Target()
    let tap = UITapGestureRecognizer(
      target: target, action: Selector("tapped:", Target.tapped))
    tap.addTarget(target!, action: Selector("tapped:"))
    pad.addGestureRecognizer(tap)
    Finger.tap(pad)
    #expect(target?.calls == 1)
    tap.removeTarget(target, action: nil)
    Finger.tap(pad)
    #expect(target?.calls == 1)
    tap.addTarget(target!, action: Selector("tapped:"))
    weak let gone = target
    target = nil
    #expect(gone == nil)
    Finger.tap(pad)
  }
}

/// A target that calls a closure.
@MainActor
private final class Keep: NSObject {
  private let body: () -> Void
  init(_ body: @escaping () -> Void) { self.body = body }
  func run() { body() }
}
