import Dispatch
import Foundation
import Synchronization

// Swift prefers methods without default arguments, and Dispatch's methods have default arguments.
// So code that imports UIKit calls the methods in this file instead of Dispatch's methods. On all
// queues but the main queue, the methods do the same as Dispatch's methods.

extension DispatchQueue {
  /// Submits a block that the queue runs asynchronously.
  ///
  /// On the main queue, `MainTurn.drain()` also runs the block.
  @preconcurrency
  public func async(execute work: @escaping @Sendable @convention(block) () -> Void) {
    guard MainQueue.isMain(self) else {
      let block = BackgroundWork.begin(on: label)
      return async(group: nil, qos: .unspecified, flags: []) {
        block.task.run { work() }
        BackgroundWork.end(block)
      }
    }
    MainTurn.scheduleFromAnywhere(work)
  }

  /// Runs a block at a given time.
  ///
  /// On the main queue, a clock that is advanced by hand also counts: a block with a delay of half
  /// a second runs as soon as the key window's `frameClock` has advanced by half a second. This is
  /// true only for code in the task in which the window became key, and in blocks that such code
  /// adds to a queue. In other tasks, the delay is real time.
  public func asyncAfter(
    deadline: DispatchTime, execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    guard MainQueue.isMain(self) else {
      return asyncAfter(deadline: deadline, qos: .unspecified, flags: [], execute: work)
    }
    runOnMainQueue(DelayedBlock(work), at: deadline)
  }

  /// Runs a block on this queue, which is the main queue: at a given time, or earlier by the clock
  /// of the key window or by a test that waits until its screen has settled.
  internal func runOnMainQueue(_ block: DelayedBlock, at deadline: DispatchTime) {
    var isOnClock = false
    let now = DispatchTime.now().uptimeNanoseconds
    let delay = TimeInterval(max(deadline.uptimeNanoseconds, now) - now) / 1e9
    if MainQueue.isCurrent, deadline < .distantFuture {
      isOnClock = MainActor.assumeIsolated {
        guard let clock = KeyWindowClock.current else { return false }
        clock.run(block, after: delay, until: deadline)
        return true
      }
    }
    if !isOnClock, deadline < .distantFuture {
      // No clock runs the block, so it is recorded for a test that waits until its screen has
      // settled.
      block.wait = TestWaits.add(
        until: deadline, name: "asyncAfter with a delay of \(CGFloat(delay).galleyDescription) s",
        chain: DelayedBlock.chain, isCanceled: { block.isCanceled }
      ) { block.run() }
    }
    asyncAfter(deadline: deadline, qos: .unspecified, flags: []) {
      MainActor.assumeIsolated {
        RealTime.catchUp()
        block.run()
      }
    }
  }
}

/// A block that runs once, by a frame clock or by real time, whichever is first.
internal final class DelayedBlock: Sendable {
  /// The block; `nil` once it has run, so that everything that it retains is released.
  @MainActor private var body: (@Sendable () -> Void)?

  @MainActor var hasRun: Bool { body == nil }

  /// Whether the work item that the block runs was canceled.
  ///
  /// A canceled block is due at once, because nobody waits for its time: it only notifies those who
  /// wait for the work item, and releases the item.
  var isCanceled: Bool { cancellation.withLock { $0 }?() == true }

  /// Returns whether the work item was canceled; `nil` once the block has run, and for other blocks.
  private let cancellation: Mutex<(@Sendable () -> Bool)?>

  private let waitID = Mutex<Int?>(nil)

  /// The identifier of the wait in `TestWaits`; `nil` if a clock runs the block.
  var wait: Int? {
    get { waitID.withLock { $0 } }
    set { waitID.withLock { $0 = newValue } }
  }

  /// The chain of the block that is running; `nil` outside of such blocks.
  ///
  /// A block belongs to the chain of the block that has scheduled it. A block that no other block
  /// has scheduled begins a new chain, whose number is the negative value of the block's `wait`.
  @TaskLocal static var chain: Int?

  /// The task that has created the block.
  private let task = CallingTask()

  init(_ body: @escaping @Sendable () -> Void, isCanceled: (@Sendable () -> Bool)? = nil) {
    self.body = body
    cancellation = Mutex(isCanceled)
  }

  @MainActor
  func run() {
    guard let body else { return }
    self.body = nil
    cancellation.withLock { $0 = nil }
    let wait = wait
    TestWaits.remove(wait)
    // Blocks that this block schedules belong to its chain.
    DelayedBlock.$chain.withValue(DelayedBlock.chain ?? wait.map { -$0 }) {
      task.run { body() }
    }
  }
}

/// The clock of the window that became key last.
@MainActor
internal enum KeyWindowClock {
  private static weak var clock: FrameClock?
  /// The task in which the window became key; `nil` outside of tasks.
  private static var task: Int?

  private struct Entry {
    weak var clock: FrameClock?
  }

  /// The clocks of the windows that became key last in each test.
  private static var clocks: [String: Entry] = [:]

  static func set(_ clock: FrameClock) {
    self.clock = clock
    task = CallingTask.number
    guard let test = CallingTask.test else { return }
    clocks = clocks.filter { $0.value.clock != nil }
    clocks[test] = Entry(clock: clock)
  }

  /// The clock, if the running code belongs to the task in which the window became key; otherwise
  /// `nil`.
  ///
  /// Another test, which runs while this task is suspended, does not use the clock.
  static var current: FrameClock? { task == CallingTask.number ? clock : nil }

  /// The clock of the window that became key last in the running test. The code that asks may belong
  /// to another task of the test. Outside of tests, this is the current clock.
  static var ofThisTest: FrameClock? {
    guard let test = CallingTask.test else { return current }
    return clocks[test]?.clock
  }
}
