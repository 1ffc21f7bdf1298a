import Foundation
import Synchronization
import Testing
import UIKit

@testable import Galley

@MainActor @Suite("Timers of a thread that does not serve the main queue any more")
struct RealTimersTests {
  @Test("Timers fire on the main actor, even if the thread that created them has ended")
  func timersOfAnEndedThread() async {
    final class Note: Sendable {
      let count = Mutex(0)
      let hasEnded = Mutex(false)
    }
    let note = Note()
    let thread = Thread {
      for delay in [0.01, 0.02] {
        _ = Timer.scheduledTimer(withTimeInterval: delay, repeats: false) { _ in
          MainActor.assumeIsolated { note.count.withLock { $0 += 1 } }
        }
      }
      RealTimers.noteThread()
      note.hasEnded.withLock { $0 = true }
    }
    thread.start()
    while !note.hasEnded.withLock({ $0 }) { await Task.yield() }
    for _ in 0..<1_000 where note.count.withLock({ $0 }) < 2 { await TaskSettling.turn() }
    #expect(note.count.withLock { $0 } == 2)
  }
}

@MainActor @Suite("The run loop of the main thread")
struct MainRunLoopTests {
  @Test("Blocks and timers of the main run loop run while a test waits for its screen")
  func blocksAndTimers() async {
    final class Note: Sendable { let done = Mutex<Set<String>>([]) }
    let note = Note()
    RunLoop.main.perform {
      MainActor.assumeIsolated { note.done.withLock { _ = $0.insert("block") } }
    }
    for mode in [RunLoop.Mode.default, .common] {
      let timer = Timer(timeInterval: 0.01, repeats: false) { _ in
        MainActor.assumeIsolated { note.done.withLock { _ = $0.insert(mode.rawValue) } }
      }
      RunLoop.main.add(timer, forMode: mode)
    }
    for _ in 0..<1_000 where note.done.withLock({ $0.count }) < 3 { await TaskSettling.turn() }
    #expect(note.done.withLock { $0.count } == 3)
  }

  @Test("Real time in which other tests run fires no timer of a clock that is advanced by hand")
  func timerOfAClock() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.makeKeyAndVisible()
    window.frameClock.followsRealTime = false
    let label = UILabel()
    Timer.scheduledTimer(withTimeInterval: 0.03, repeats: false) { _ in label.text = "Fired" }
    usleep(50_000)
    // Without a suspension, no other test runs the run loop of this thread meanwhile.
    RealTimers.fire()
    #expect(label.text == nil)
    window.frameClock.advance(by: 0.05)
    #expect(label.text == "Fired")
  }
}

@MainActor @Suite("Waits for other queues")
struct OtherWorkTests {
  @Test("A wait for a block of another queue that takes more than a second is reported, once")
  func report() {
    let gate = DispatchSemaphore(value: 0)
    DispatchQueue(label: "slow.archive").async { gate.wait() }
    var work = OtherWork()
    let all = reports {
      for _ in 0..<300 {
        let isAwaited = work.isAwaited()
        #expect(isAwaited)
        usleep(5_000)
      }
    }
    gate.signal()
    let texts = all.filter { $0.topic == .waiting }.map(\.message)
    #expect(texts.count { $0.contains("a block on the queue \"slow.archive\"") } == 1, "\(texts)")
  }
  @Test("Work of which nothing ends for a thousand turns is reported, and not waited for again")
  func endless() {
    let gate = DispatchSemaphore(value: 0)
    DispatchQueue(label: "galley.tests.endless").async { gate.wait() }
    var work = OtherWork()
    var turns = 0
    let all = reports {
      while work.isAwaited(), turns < 2_000 { turns += 1 }
    }
    #expect(turns == 999)
    let texts = all.map(\.message).filter { $0.hasPrefix("a screen has settled although") }
    #expect(texts.count == 1 && texts.first?.contains("galley.tests.endless") == true, "\(all)")
    var next = OtherWork()
    let isAwaitedAgain = next.isAwaited()
    #expect(!isAwaitedAgain)
    gate.signal()
  }
}
