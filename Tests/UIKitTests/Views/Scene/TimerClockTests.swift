import Foundation
import Synchronization
import Testing

@testable import GalleyUIKit

/// Counts how often timers fire.
private final class Counter: Sendable {
  private let state = Mutex(0)
  var count: Int { state.withLock { $0 } }

  func increase() { state.withLock { $0 += 1 } }
}

@MainActor @Suite("Timers on the clock of the key window")
struct TimerClockTests {
  private let window: UIWindow
  private let counter = Counter()
  private var clock: FrameClock { window.frameClock }

  init() { window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480)) }

  /// Makes the window the key window. Another test may run between `init()` and a test.
  private func begin() {
    window.makeKeyAndVisible()
    window.frameClock.followsRealTime = false
  }

  private func repeatingTimer(every interval: TimeInterval) -> Timer {
    Timer.scheduledTimer(withTimeInterval: interval, repeats: true) { [counter] _ in
      counter.increase()
    }
  }

  @Test("The block of a timer may use objects of the main actor")
  func mainActorBlock() {
    begin()
    let label = UILabel()
    Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in label.text = "Fired" }
    clock.advance(by: 0.6)
    #expect(label.text == "Fired")
  }

  @Test("A repeating timer fires once for each interval, until it is invalidated")
  func repeats() {
    begin()
    let timer = repeatingTimer(every: 1)
    clock.advance(by: 0.9)
    #expect(counter.count == 0)
    clock.advance(by: 2.2)
    #expect(counter.count == 3)
    timer.invalidate()
    clock.advance(by: 5)
    #expect(counter.count == 3)
    #expect(!clock.hasRepetitions)
  }

  @Test("The times of a repeating timer do not move, although frames are later")
  func noDrift() {
    begin()
    let timer = repeatingTimer(every: 0.25)
    defer { timer.invalidate() }
    clock.advance(by: 60.01)
    #expect(counter.count == 240)
  }

  @Test("A timer with a shorter interval than that of a frame fires in each frame")
  func shortInterval() {
    begin()
    let timer = repeatingTimer(every: 0.001)
    defer { timer.invalidate() }
    for _ in 0..<10 { clock.advance(by: clock.frameDuration) }
    #expect(counter.count == 10)
  }

  @Test("A timer that fires once ends")
  func once() {
    begin()
    let timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { [counter] _ in
      counter.increase()
    }
    #expect(clock.nextBlockTime != nil)
    clock.advance(by: 0.4)
    #expect(counter.count == 0 && timer.isValid)
    clock.advance(by: 0.2)
    #expect(counter.count == 1 && !timer.isValid)
    clock.advance(by: 2)
    #expect(counter.count == 1)
  }

  @Test("A timer in two modes of a run loop fires once")
  func twoModes() {
    begin()
    let timer = Timer(timeInterval: 0.5, repeats: true) { [counter] _ in counter.increase() }
    RunLoop.main.add(timer, forMode: .default)
    RunLoop.main.add(timer, forMode: .common)
    defer { timer.invalidate() }
    clock.advance(by: 0.6)
    #expect(counter.count == 1)
  }

  @Test("A timer that is in no run loop does not fire")
  func inNoRunLoop() {
    begin()
    let timer = Timer(timeInterval: 0.5, repeats: true) { [counter] _ in counter.increase() }
    defer { timer.invalidate() }
    clock.advance(by: 2)
    #expect(counter.count == 0)
  }

  @Test("A date that the app sets is the next time of a timer")
  func fireDate() {
    begin()
    let timer = repeatingTimer(every: 1)
    defer { timer.invalidate() }
    timer.fireDate = Date(timeIntervalSinceNow: 5)
    clock.advance(by: 4)
    #expect(counter.count == 0)
    clock.advance(by: 2.5)
    #expect(counter.count == 1)
  }

  @Test("A timer that its run loop has fired does not fire again for the same interval")
  func realTime() {
    begin()
    clock.followsRealTime = true
    let timer = Timer.scheduledTimer(withTimeInterval: 0.05, repeats: true) { [counter] _ in
      counter.increase()
    }
    defer { timer.invalidate() }
    let end = Date(timeIntervalSinceNow: 5)
    while counter.count == 0, Date() < end {
      _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
    }
    #expect(counter.count == 1)
    clock.followsRealTime = false
    clock.advance(by: 0.051)
    #expect(counter.count == 1)
    clock.advance(by: 0.06)
    #expect(counter.count == 2)
  }

  @Test("A run loop that a test runs itself leaves timers to a clock that is advanced by hand")
  func postponed() {
    begin()
    clock.followsRealTime = true
    let timer = repeatingTimer(every: 1)
    defer { timer.invalidate() }
    ClockTimer.postpone()
    #expect(timer.fireDate.timeIntervalSinceNow <= 1)
    clock.followsRealTime = false
    ClockTimer.postpone()
    #expect(timer.fireDate.timeIntervalSinceNow > 2)
    // The later date does not count as a date that the app has set.
    clock.advance(by: 1.02)
    #expect(counter.count == 1)
  }

  @Test("A run loop that other code runs fires timers only if their clock follows real time")
  func otherRunLoop() {
    begin()
    let timer = repeatingTimer(every: 0.01)
    defer { timer.invalidate() }
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.05))
    #expect(counter.count == 0)
    #expect(timer.fireDate.timeIntervalSinceNow < 0.01)
    clock.advance(by: 0.02)
    #expect(counter.count > 0)
    let count = counter.count
    clock.followsRealTime = true
    ClockTimer.postpone()
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.05))
    #expect(counter.count > count)
  }

  @Test("Held timers wait until they are fired, and then fire once")
  func held() {
    begin()
    clock.holdsRepetitions = true
    let timers = [1, 2].map { repeatingTimer(every: $0) }
    defer { timers.forEach { $0.invalidate() } }
    clock.advance(by: 10)
    #expect(counter.count == 0)
    #expect(clock.nextRepetitionTime() == nil && clock.hasRepetitions)
    clock.fireRepetitions()
    #expect(counter.count == 2)
    clock.holdsRepetitions = false
    clock.advance(by: 1.1)
    #expect(counter.count == 3)
  }

  @Test("After it has fired eight times, a screen that settles waits for a timer no more")
  func endless() {
    begin()
    let timer = repeatingTimer(every: 1)
    defer { timer.invalidate() }
    #expect(clock.nextBlockTime == nil)
    for _ in 0..<8 {
      #expect(clock.nextRepetitionTime() != nil)
      clock.advance(by: 1.01)
    }
    #expect(clock.nextRepetitionTime() == nil)
  }

  @Test("The next time of a timer is found by its interval")
  func intervals() {
    begin()
    let timers = [0.5, 2].map { repeatingTimer(every: $0) }
    defer { timers.forEach { $0.invalidate() } }
    #expect(clock.nextRepetitionTime(ofIntervalsBelow: 0.5) == nil)
    #expect(clock.nextRepetitionTime(ofIntervalsBelow: 0.6) == clock.nextRepetitionTime())
    timers[0].invalidate()
    #expect(clock.nextRepetitionTime(ofIntervalsBelow: 2) == nil)
    #expect(clock.nextRepetitionTime() != nil)
  }
}

@MainActor @Suite("Delays of blocks that a task has added to a queue")
struct BlockDelayTests {
  private let window: UIWindow
  private let counter = Counter()

  init() { window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480)) }

  /// Makes the window the key window. Another test may run between `init()` and a test.
  private func begin() {
    window.makeKeyAndVisible()
    window.frameClock.followsRealTime = false
  }

  /// Waits in real time until a condition holds.
  private func wait(until condition: () -> Bool) async {
    for _ in 0..<2_000 where !condition() {
      await withCheckedContinuation { continuation in
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.001, qos: .unspecified, flags: []) {
          continuation.resume()
        }
      }
    }
  }

  /// Ends the delays of a hundred seconds. If another test made its window the key window before the
  /// delayed block was scheduled, this test ends the delay instead of the clock.
  private func endDelays() {
    window.frameClock.advance(by: 100.1)
    for wait in TestWaits.ofThisTest where wait.name == "asyncAfter with a delay of 100 s" {
      wait.wake()
    }
  }

  @Test("A block that the main queue has run has scheduled its delayed block on the clock")
  func mainQueue() async {
    begin()
    DispatchQueue.main.async { [counter] in
      counter.increase()
      DispatchQueue.main.asyncAfter(deadline: .now() + 100) { counter.increase() }
    }
    await wait { counter.count == 1 }
    endDelays()
    #expect(counter.count == 2)
  }

  @Test("A block of another queue belongs to the task that has added it, too")
  func otherQueue() async {
    begin()
    DispatchQueue.global().async { [counter] in
      DispatchQueue.main.async {
        counter.increase()
        DispatchQueue.main.asyncAfter(deadline: .now() + 100) { counter.increase() }
      }
    }
    await wait { counter.count == 1 }
    endDelays()
    #expect(counter.count == 2)
  }

  @Test("A test can end the delay of a block of another task of the test")
  func otherTask() async {
    begin()
    let task = Task { @MainActor [counter] in
      DispatchQueue.main.async {
        counter.increase()
        DispatchQueue.main.asyncAfter(deadline: .now() + 137) { counter.increase() }
      }
    }
    await task.value
    await wait { counter.count == 1 }
    let waits = TestWaits.ofThisTest.filter { $0.name == "asyncAfter with a delay of 137 s" }
    #expect(waits.count == 1)
    waits.first?.wake()
    #expect(counter.count == 2)
  }

  @Test("A timer of another task of the test follows the clock")
  func timerOfOtherTask() async {
    begin()
    let task = Task { @MainActor [counter] in
      let timer = Timer.scheduledTimer(withTimeInterval: 50, repeats: true) { timer in
        counter.increase()
        if counter.count == 2 { timer.invalidate() }
      }
      return timer.isValid
    }
    #expect(await task.value)
    window.frameClock.advance(by: 101)
    #expect(counter.count == 2)
  }

  @Test("The blocks of a test are counted, with the names of their queues")
  func counted() async {
    begin()
    let queue = DispatchQueue(label: "galley.tests.pictures")
    let gate = DispatchSemaphore(value: 0)
    queue.async { gate.wait() }
    #expect(BackgroundWork.count > 0)
    #expect(BackgroundWork.queueLabels.contains("galley.tests.pictures"))
    gate.signal()
    await wait { !BackgroundWork.queueLabels.contains("galley.tests.pictures") }
    #expect(!BackgroundWork.queueLabels.contains("galley.tests.pictures"))
  }
}
