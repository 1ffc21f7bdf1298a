import Foundation
import Galley
import Testing

@testable import GalleyUIKit

@MainActor @Suite("Gestures whose views or recognizers are removed")
struct GestureEndsTests {
  @MainActor private final class Diary: NSObject, UIScrollViewDelegate {
    var lines: [String] = []
    var scrolls: (UIScrollView) -> Void = { _ in }
    func note(_ recognizer: UIGestureRecognizer) { lines.append("\(recognizer.state)") }
    func noteName(_ recognizer: UIGestureRecognizer) { lines.append(recognizer.name ?? "") }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls(scrollView) }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let diary = Diary()

  init() { window.addSubview(view) }

  @Test(
    "A recognizer that waited until its finger was gone ends when it has begun",
    arguments: [false, true])
  func waited(isFirst: Bool) {
    let pan = UIPanGestureRecognizer(target: diary, action: Diary.note)
    let swipe = UISwipeGestureRecognizer()
    swipe.direction = .up
    pan.require(toFail: swipe)
    for recognizer in isFirst ? [pan, swipe] : [swipe, pan] {
      view.addGestureRecognizer(recognizer)
    }
    Finger.drag(view, by: CGPoint(x: 0, y: 30), over: 0.1, thenRest: 0)
    #expect(diary.lines == ["began", "ended"])
    #expect(pan.state == .possible)
  }

  @Test("A recognizer that sets its state outside of an event calls its targets")
  func stateOutsideOfEvents() {
    final class Held: UIGestureRecognizer {
      func timerFired() { state = .began }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
    }
    let held = Held(target: diary, action: Diary.note)
    view.addGestureRecognizer(held)
    let finger = Finger(on: view)
    held.timerFired()
    #expect(diary.lines == [])
    MainTurn.drain()
    #expect(diary.lines == ["began"] && held.state == .began)
    finger.lift()
    #expect(diary.lines == ["began", "ended"] && held.state == .possible)
  }

  @Test("A recognizer that sets its state without touches calls its targets, and recognizes again")
  func stateWithoutTouches() {
    let tap = UITapGestureRecognizer(target: diary, action: Diary.note)
    view.addGestureRecognizer(tap)
    tap.state = .ended
    #expect(diary.lines == [] && tap.state == .ended)
    MainTurn.drain()
    #expect(diary.lines == ["ended"] && tap.state == .possible)
    Finger.tap(view)
    #expect(diary.lines == ["ended", "ended"])
  }

  @Test("A gesture without touches goes on until its recognizer ends it")
  func gestureWithoutTouches() {
    let pan = UIPanGestureRecognizer(target: diary, action: Diary.note)
    view.addGestureRecognizer(pan)
    let states: [UIGestureRecognizer.State] = [.began, .changed, .ended]
    for state in states {
      pan.state = state
      MainTurn.drain()
    }
    #expect(diary.lines == ["began", "changed", "ended"] && pan.state == .possible)
  }

  @Test("After a tap that waited for a double tap, all other recognizers recognize again")
  func afterWaiting() {
    let double = UITapGestureRecognizer(target: diary, action: Diary.noteName)
    double.numberOfTapsRequired = 2
    let single = UITapGestureRecognizer(target: diary, action: Diary.noteName)
    single.require(toFail: double)
    let press = UILongPressGestureRecognizer(target: diary, action: Diary.noteName)
    let pan = UIPanGestureRecognizer(target: diary, action: Diary.noteName)
    (double.name, single.name, press.name, pan.name) = ("double", "single", "press", "pan")
    for recognizer in [double, single, press, pan] { view.addGestureRecognizer(recognizer) }
    Finger.tap(view)
    window.frameClock.advance(by: 0.5)
    #expect(diary.lines == ["single"])
    #expect(press.state == .possible && pan.state == .possible)
    Finger.press(view, for: 0.7)
    #expect(diary.lines == ["single", "press", "press"])
    Finger.drag(view, by: CGPoint(x: 40, y: 0))
    #expect(diary.lines.last == "pan")
  }

  @Test(
    "A tap that waits for another recognizer is recognized when that one is disabled or removed",
    arguments: [true, false])
  func withoutTheOther(isRemoved: Bool) {
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    let single = UITapGestureRecognizer(target: diary, action: Diary.note)
    single.require(toFail: double)
    for recognizer in [double, single] { view.addGestureRecognizer(recognizer) }
    Finger.tap(view)
    #expect(diary.lines == [])
    if isRemoved { view.removeGestureRecognizer(double) } else { double.isEnabled = false }
    #expect(diary.lines == ["ended"])
    Finger.tap(view)
    #expect(diary.lines == ["ended", "ended"])
  }

  private final class TouchedView: UIView {
    var lines: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      lines.append("began")
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      lines.append("ended")
    }
  }

  private final class UndecidedRecognizer: UIGestureRecognizer {}

  @Test(
    "A view receives a delayed touch when the recognizer is disabled or removed",
    arguments: [true, false])
  func releasedTouch(isRemoved: Bool) {
    let touched = TouchedView(frame: window.bounds)
    let press = UILongPressGestureRecognizer()
    press.delaysTouchesBegan = true
    touched.addGestureRecognizer(press)
    window.addSubview(touched)
    let finger = Finger(on: touched)
    finger.rest(for: 0.1)
    #expect(touched.lines == [])
    if isRemoved { touched.removeGestureRecognizer(press) } else { press.isEnabled = false }
    finger.rest(for: 0.1)
    #expect(touched.lines == ["began"])
    finger.lift()
    #expect(touched.lines == ["began", "ended"])
  }

  @Test("A view receives a delayed touch that a recognizer of the app has not decided about")
  func undecided() {
    let touched = TouchedView(frame: window.bounds)
    let recognizer = UndecidedRecognizer()
    recognizer.delaysTouchesBegan = true
    touched.addGestureRecognizer(recognizer)
    window.addSubview(touched)
    Finger.tap(touched)
    #expect(window.frameClock.advanceUntilStill())
    #expect(touched.lines == ["began", "ended"])
  }

  @Test("A drag that begins while a tap waits for a second one is recognized")
  func dragAfterTap() {
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    let single = UITapGestureRecognizer()
    single.require(toFail: double)
    let pan = UIPanGestureRecognizer(target: diary, action: Diary.note)
    for recognizer in [double, single, pan] { view.addGestureRecognizer(recognizer) }
    Finger.tap(view)
    Finger.drag(view, by: CGPoint(x: 60, y: 0), over: 0.6)
    #expect(diary.lines.first == "began" && diary.lines.last == "ended", "\(diary.lines)")
  }

  @Test("A long press without a duration begins with the touch")
  func noTime() {
    let press = UILongPressGestureRecognizer(target: diary, action: Diary.note)
    press.minimumPressDuration = 0
    view.addGestureRecognizer(press)
    let finger = Finger(on: view)
    #expect(diary.lines == ["began"])
    finger.lift()
    #expect(diary.lines == ["began", "ended"])
  }

  @Test("A scroll view that is removed from its window under a finger is no longer dragged")
  func takenOut() {
    let list = UIScrollView(frame: window.bounds)
    list.contentSize = CGSize(width: 320, height: 2_000)
    list.delegate = diary
    window.addSubview(list)
    diary.scrolls = { $0.removeFromSuperview() }
    Finger.drag(list, by: CGPoint(x: 0, y: -100))
    #expect(!list.isDragging && !list.isTracking && !list.isDecelerating)
  }

  @Test("A negative or NaN duration of a finger's movement counts as zero")
  func badTimes() {
    let finger = Finger(on: view)
    for seconds in [TimeInterval.nan, .infinity, -1] {
      finger.move(by: CGPoint(x: 1, y: 0), over: seconds)
    }
    #expect(finger.place.x == 103 && window.frameClock.now == 0)
    finger.lift()
  }

  @Test(
    "A window is deallocated together with the recognizers under a finger that was never lifted")
  func gone() {
    weak var recognizer: UIGestureRecognizer?
    weak var gone: UIWindow?
    do {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      let view = UIView(frame: window.bounds)
      let pan = UIPanGestureRecognizer(target: diary, action: Diary.note)
      view.addGestureRecognizer(pan)
      window.addSubview(view)
      _ = Finger(on: view)
      (recognizer, gone) = (pan, window)
    }
    MainTurn.drain()
    #expect(recognizer == nil && gone == nil)
  }
}
