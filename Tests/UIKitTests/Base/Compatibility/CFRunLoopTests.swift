import Foundation
import Testing

@testable import GalleyUIKit

@Suite("A run loop of Core Foundation")
struct CFRunLoopTests {
  @Test("A CFRunLoop is Foundation's run loop, with Foundation's modes")
  func names() {
    #expect(CFRunLoopGetMain() === RunLoop.main)
    #expect(RunLoop.main.getCFRunLoop() === RunLoop.main)
    #expect(CFRunLoopMode.defaultMode.mode == .default)
    #expect(CFRunLoopMode.commonModes.mode == .common)
    #expect(CFRunLoopMode(NSString(string: "Dragging")).mode == RunLoop.Mode("Dragging"))
  }

  @Test("A run loop is finished at once if there is nothing to wait for")
  func finished() async {
    let result = await inThread { CFRunLoopRunInMode(.defaultMode, 20, false) }
    #expect(result == .finished)
    let mode = await inThread { CFRunLoopCopyCurrentMode(CFRunLoopGetCurrent()) }
    #expect(mode == nil)
  }

  @Test("A run loop fires its timers until it is stopped or the time is over")
  func timers() async {
    let (results, count, isValid) = await inThread {
      let log = Log()
      let timer = CFRunLoopTimerCreateWithHandler(
        kCFAllocatorDefault, CFAbsoluteTimeGetCurrent() + 0.01, 0.01, 0, 0
      ) { _ in
        log.words.append("timer")
        if log.words.count == 2 { CFRunLoopStop(CFRunLoopGetCurrent()) }
      }
      CFRunLoopAddTimer(CFRunLoopGetCurrent(), timer, .defaultMode)
      let first = CFRunLoopRunInMode(.defaultMode, 60, false)
      let count = log.words.count
      let second = CFRunLoopRunInMode(.defaultMode, 0.01, false)
      CFRunLoopTimerInvalidate(timer)
      return ([first, second], count, CFRunLoopTimerIsValid(timer))
    }
    #expect(results == [.stopped, .timedOut])
    #expect(count == 2)
    #expect(!isValid)
  }

  @Test("A run loop can be stopped by its own thread, and by another thread")
  func stopped() async {
    let own = await inThread {
      let timer = CFRunLoopTimerCreateWithHandler(nil, CFAbsoluteTimeGetCurrent(), 0, 0, 0) { _ in
        CFRunLoopStop(CFRunLoopGetCurrent())
      }
      CFRunLoopAddTimer(CFRunLoopGetCurrent(), timer, .commonModes)
      let last = keepAlive()
      defer { last.invalidate() }
      return CFRunLoopRunInMode(.defaultMode, 60, false)
    }
    #expect(own == .stopped)
    let other = await inThread {
      let last = keepAlive()
      defer { last.invalidate() }
      // The timer fires in the running loop, so the loop is not stopped before it runs.
      let timer = CFRunLoopTimerCreateWithHandler(nil, CFAbsoluteTimeGetCurrent(), 0, 0, 0) { _ in
        nonisolated(unsafe) let loop = CFRunLoopGetCurrent()
        DispatchQueue.global().async { CFRunLoopStop(loop) }
      }
      CFRunLoopAddTimer(CFRunLoopGetCurrent(), timer, .commonModes)
      return CFRunLoopRunInMode(.defaultMode, 60, false)
    }
    #expect(other == .stopped)
  }

  @Test("A run loop performs blocks in order when it runs in one of their modes")
  func blocks() async {
    let words = await inThread {
      let log = Log()
      let loop = CFRunLoopGetCurrent()
      let last = keepAlive()
      defer { last.invalidate() }
      let names = [NSString(string: "Dragging"), CFRunLoopMode.commonModes.rawValue]
      CFRunLoopPerformBlock(loop, CFRunLoopMode.defaultMode.rawValue) {
        log.words.append(CFRunLoopCopyCurrentMode(loop) == .defaultMode ? "default" : "none")
      }
      CFRunLoopPerformBlock(loop, NSArray(array: names)) { log.words.append("several") }
      CFRunLoopPerformBlock(loop, NSString(string: "Dragging")) { log.words.append("drag") }
      log.words.append("begin")
      CFRunLoopRunInMode(.defaultMode, 0, false)
      return log.words
    }
    #expect(words == ["begin", "default", "several"])
  }

  @Test("A run loop is woken for a block that another thread has enqueued")
  func woken() async {
    let isWoken = await inThread {
      let last = keepAlive()
      defer { last.invalidate() }
      let timer = CFRunLoopTimerCreateWithHandler(nil, CFAbsoluteTimeGetCurrent(), 0, 0, 0) { _ in
        nonisolated(unsafe) let loop = CFRunLoopGetCurrent()
        DispatchQueue.global().asyncAfter(deadline: .now() + 0.1) {
          CFRunLoopPerformBlock(loop, CFRunLoopMode.commonModes.rawValue) { CFRunLoopStop(loop) }
          CFRunLoopWakeUp(loop)
        }
      }
      CFRunLoopAddTimer(CFRunLoopGetCurrent(), timer, .commonModes)
      // Foundation's method waits until the limit if nothing wakes the loop. `CFRunLoopRunInMode`
      // waits for short times only, and would perform the block in any case.
      let limit = Date(timeIntervalSinceNow: 60)
      return RunLoop.current.run(mode: .default, before: limit) && Date() < limit
    }
    #expect(isWoken)
  }
}

@Suite("An observer of a run loop")
struct CFRunLoopObserverTests {
  @Test("Observers are called in their order, once or repeatedly, until they are removed")
  func order() async {
    let (words, valid) = await inThread {
      let log = Log()
      let loop = CFRunLoopGetCurrent()
      let last = keepAlive()
      defer { last.invalidate() }
      func observer(_ word: String, repeats: Bool, order: Int) -> CFRunLoopObserver? {
        CFRunLoopObserverCreateWithHandler(
          kCFAllocatorDefault, CFRunLoopActivity.beforeTimers.rawValue, repeats, order
        ) { _, _ in log.words.append(word) }
      }
      let often = observer("often", repeats: true, order: 2)
      let once = observer("once", repeats: false, order: 1)
      CFRunLoopAddObserver(loop, often, .defaultMode)
      CFRunLoopAddObserver(loop, once, .commonModes)
      CFRunLoopRunInMode(.defaultMode, 0, false)
      log.words.append("second pass")
      CFRunLoopRunInMode(.defaultMode, 0, false)
      let isIn = CFRunLoopContainsObserver(loop, often, .defaultMode)
      CFRunLoopRemoveObserver(loop, often, .defaultMode)
      CFRunLoopRunInMode(.defaultMode, 0, false)
      let isStillIn = CFRunLoopContainsObserver(loop, often, .defaultMode)
      let isValid = [often, once].map { CFRunLoopObserverIsValid($0) }
      return (log.words, [isIn, isStillIn] + isValid)
    }
    #expect(words == ["once", "often", "second pass", "often"])
    #expect(valid == [true, false, true, false])
  }

  @Test("An observer receives each activity, from the entry to the exit")
  func activities() async {
    let moments = await inThread {
      let log = Log()
      let last = keepAlive()
      defer { last.invalidate() }
      let observer = CFRunLoopObserverCreateWithHandler(
        nil, CFRunLoopActivity.allActivities.rawValue, true, 0
      ) { _, moment in
        log.moments.append(moment)
        if moment == .beforeWaiting { CFRunLoopStop(CFRunLoopGetCurrent()) }
      }
      CFRunLoopAddObserver(CFRunLoopGetCurrent(), observer, .defaultMode)
      CFRunLoopRunInMode(.defaultMode, 60, false)
      CFRunLoopObserverInvalidate(observer)
      return log.moments
    }
    #expect(moments.first == .entry)
    #expect(moments.contains(.beforeTimers))
    #expect(moments.contains(.beforeWaiting))
    #expect(moments.last == .exit)
  }
}

/// A record of the calls in a thread.
private final class Log {
  var words: [String] = []
  var moments: [CFRunLoopActivity] = []
}

/// Adds a timer to the loop of the current thread, which has something to wait for until the timer
/// is invalidated.
private func keepAlive() -> Timer {
  let timer = Timer(timeInterval: 1000, repeats: true) { _ in }
  CFRunLoopAddTimer(CFRunLoopGetCurrent(), timer, .commonModes)
  return timer
}

/// Returns the result of a closure that is called in a thread with a run loop of its own.
private func inThread<Value: Sendable>(
  _ body: @escaping @Sendable () -> Value
) async -> Value {
  await withCheckedContinuation { continuation in
    Thread { continuation.resume(returning: body()) }.start()
  }
}
