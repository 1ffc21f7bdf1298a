import Foundation

/// The run loop of a thread, whose timers another thread can fire.
///
/// Foundation's methods run only the loop of the current thread. The functions of CoreFoundation,
/// with which Foundation is implemented, can run any loop. These functions are looked up by name,
/// because Foundation does not export them on Linux. If the functions are missing, the timers of
/// other threads are not fired.
internal struct ThreadLoop: @unchecked Sendable {
  /// The time at which the next timer fires; `nil` if there is none.
  private(set) var next: Date?
  /// Foundation's object for the loop, which keeps the loop and its timers alive when the thread
  /// ends.
  let loop: RunLoop
  /// The loop in CoreFoundation; `nil` if its functions are missing.
  private let reference: UnsafeRawPointer?

  /// Creates a value for the run loop of the current thread.
  init() {
    loop = .current
    reference = Functions.found?.current()
    // Whether there are timers is unknown until the first call of `fire()`.
    next = .distantFuture
  }

  /// The run loop of the main thread.
  static var main: ThreadLoop { ThreadLoop(main: Functions.found?.main()) }

  private init(main reference: UnsafeRawPointer?) {
    loop = .main
    self.reference = reference
    next = .distantFuture
  }

  /// Fires the timers that are due, and runs the blocks that wait.
  ///
  /// Call this in a block of the main queue, so that no other code uses the loop at the same time.
  mutating func fire() {
    guard loop !== RunLoop.current else {
      next = loop.limitDate(forMode: .default)
      if next == .distantFuture { next = nil }
      return
    }
    guard let functions = Functions.found, let reference, let mode = functions.mode else { return }
    // A loop that has a current mode is being run by its thread, which fires the timers.
    if let running = functions.runningMode(reference) {
      functions.release(running)
      return
    }
    // With a negative duration, this function runs the blocks that wait, fires the timers that are
    // due, and returns.
    _ = functions.run(reference, mode, -10, 1)
    let date = functions.nextDate(reference, mode)
    next = date == 0 ? nil : Date(timeIntervalSinceReferenceDate: date)
  }

  /// The functions of CoreFoundation.
  private struct Functions: @unchecked Sendable {
    typealias Loop = UnsafeRawPointer
    let current: @convention(c) () -> Loop?
    let main: @convention(c) () -> Loop?
    let run: @convention(c) (Loop, UnsafeRawPointer, Double, UInt8) -> Int32
    let nextDate: @convention(c) (Loop, UnsafeRawPointer) -> Double
    let runningMode: @convention(c) (Loop) -> UnsafeRawPointer?
    let release: @convention(c) (UnsafeRawPointer) -> Void
    let modeVariable: UnsafePointer<UnsafeRawPointer?>

    /// The name of the mode in which timers are scheduled.
    var mode: UnsafeRawPointer? { modeVariable.pointee }

    static let found = Functions()

    private init?() {
      guard let program = dlopen(nil, RTLD_NOW),
        let current = dlsym(program, "CFRunLoopGetCurrent"),
        let main = dlsym(program, "CFRunLoopGetMain"),
        let run = dlsym(program, "CFRunLoopRunSpecific"),
        let nextDate = dlsym(program, "CFRunLoopGetNextTimerFireDate"),
        let runningMode = dlsym(program, "CFRunLoopCopyCurrentMode"),
        let release = dlsym(program, "CFRelease"),
        let mode = dlsym(program, "kCFRunLoopDefaultMode")
      else { return nil }
      self.current = unsafeBitCast(current, to: (@convention(c) () -> Loop?).self)
      self.main = unsafeBitCast(main, to: (@convention(c) () -> Loop?).self)
      self.run = unsafeBitCast(
        run, to: (@convention(c) (Loop, UnsafeRawPointer, Double, UInt8) -> Int32).self)
      self.nextDate = unsafeBitCast(
        nextDate, to: (@convention(c) (Loop, UnsafeRawPointer) -> Double).self)
      self.runningMode = unsafeBitCast(
        runningMode, to: (@convention(c) (Loop) -> UnsafeRawPointer?).self)
      self.release = unsafeBitCast(
        release, to: (@convention(c) (UnsafeRawPointer) -> Void).self)
      modeVariable = UnsafePointer(mode.assumingMemoryBound(to: UnsafeRawPointer?.self))
    }
  }
}
