import Foundation
import Synchronization

// Core Foundation's functions for run loops. Tests wait with them:
//
//     CFRunLoopRunInMode(.defaultMode, 0.1, false)

/// A run loop.
public typealias CFRunLoop = RunLoop

extension RunLoop {
  /// Returns the run loop for the functions of Core Foundation, which is the loop itself.
  public func getCFRunLoop() -> CFRunLoop { self }
}

/// A mode of a run loop.
public struct CFRunLoopMode: RawRepresentable, Hashable, @unchecked Sendable {
  /// The name of the mode.
  public let rawValue: CFString

  /// Creates a mode from its name.
  public init(rawValue: CFString) { self.rawValue = rawValue }

  /// Creates a mode from its name.
  public init(_ rawValue: CFString) { self.rawValue = rawValue }

  internal init(_ mode: RunLoop.Mode) { rawValue = NSString(string: mode.rawValue) }

  /// The mode in which a loop usually runs.
  public static let defaultMode: CFRunLoopMode! = CFRunLoopMode(RunLoop.Mode.default)

  /// The common modes of a loop. The default mode is one of them.
  public static let commonModes: CFRunLoopMode! = CFRunLoopMode(RunLoop.Mode.common)

  /// The mode for the methods of `RunLoop`.
  internal var mode: RunLoop.Mode { RunLoop.Mode(rawValue: rawValue as String) }
}

/// The reason why a run loop has returned.
public enum CFRunLoopRunResult: Int32, Sendable {
  /// The mode has no sources or timers.
  case finished = 1
  /// `CFRunLoopStop(_:)` has stopped the loop.
  case stopped = 2
  /// The time is over.
  case timedOut = 3
  /// A source was handled, and the loop was to return after that.
  case handledSource = 4
}

/// Returns the run loop of the current thread.
public func CFRunLoopGetCurrent() -> CFRunLoop! { RunLoop.current }

/// Returns the run loop of the main thread.
public func CFRunLoopGetMain() -> CFRunLoop! { RunLoop.main }

/// Returns the mode in which a loop runs; `nil` if the loop does not run.
public func CFRunLoopCopyCurrentMode(_ rl: CFRunLoop!) -> CFRunLoopMode! {
  (rl?.currentMode).map { CFRunLoopMode($0) }
}

/// Runs the loop of the current thread in the default mode until it is stopped or has nothing to
/// wait for.
public func CFRunLoopRun() {
  CFRunLoopRunInMode(.defaultMode, 1e10, false)
}

/// Runs the loop of the current thread in a mode.
///
/// While the main loop runs, the blocks of the main queue are called too, and the animations of a
/// test advance by the time that passes.
///
/// - Parameters:
///   - seconds: The longest time. If it is zero, the loop makes one pass without waiting.
///   - returnAfterSourceHandled: Whether to return after the first source. Timers are no sources.
/// - Returns: The reason why the loop has returned.
/// - Differs: A single pass of zero seconds returns `.timedOut` even if it has handled a source. A
///   long run consists of runs of at most 0.05 seconds, and observers are called at the entry and
///   the exit of each of them.
@discardableResult
public func CFRunLoopRunInMode(
  _ mode: CFRunLoopMode!, _ seconds: CFTimeInterval, _ returnAfterSourceHandled: Bool
) -> CFRunLoopRunResult {
  guard let mode = mode?.mode else { return .finished }
  let loop = RunLoop.current
  LoopRuns.begin(loop)
  defer { LoopRuns.end(loop) }
  let end = Date(timeIntervalSinceNow: seconds)
  repeat {
    // Another thread can stop the loop only between two runs, so each run is short.
    let limit = min(end, Date(timeIntervalSinceNow: 0.05))
    guard loop.run(mode: mode, before: limit) else { return .finished }
    if LoopRuns.isStopped(loop) { return .stopped }
    if returnAfterSourceHandled, Date() < limit {
      // Foundation returns early for two reasons: a source was handled, or, in a loop other than
      // the main loop, the last timer has fired. In the second case the loop is empty.
      let isEmpty = loop !== RunLoop.main && !loop.run(mode: mode, before: .distantPast)
      return isEmpty ? .finished : .handledSource
    }
  } while Date() < end
  return .timedOut
}

/// Makes the function that runs a loop return.
///
/// A loop that does not run is not affected.
public func CFRunLoopStop(_ rl: CFRunLoop!) {
  guard let rl else { return }
  LoopRuns.stop(rl)
  rl._stop()
}

/// Wakes a loop that waits, so that it performs the blocks it has been given.
public func CFRunLoopWakeUp(_ rl: CFRunLoop!) {
  guard let rl, rl.currentMode != nil else { return }
  // A timer that is due wakes the loop, whichever thread adds it.
  rl.add(Timer(timeInterval: 0, repeats: false) { _ in }, forMode: .common)
}

/// Performs a block the next time a loop runs in a mode.
///
/// The loop is not woken. If it waits in another thread, call `CFRunLoopWakeUp(_:)`.
///
/// - Parameter mode: The name of a mode, or an array of names.
public func CFRunLoopPerformBlock(
  _ rl: CFRunLoop!, _ mode: CFTypeRef!, _ block: (() -> Void)!
) {
  guard let rl, let block else { return }
  nonisolated(unsafe) let work = block
  rl.perform(inModes: loopModes(of: mode)) { work() }
}

/// Returns the modes that a name or an array of names stands for.
private func loopModes(of value: CFTypeRef?) -> [RunLoop.Mode] {
  switch value {
  case let name as NSString: [RunLoop.Mode(rawValue: name as String)]
  case let names as NSArray:
    names.compactMap { ($0 as? String) ?? ($0 as? NSString).map { $0 as String } }
      .map { RunLoop.Mode(rawValue: $0) }
  case let mode as CFRunLoopMode: [mode.mode]
  default: []
  }
}

/// The calls of `CFRunLoopRunInMode` that have not returned, and whether they were stopped.
private enum LoopRuns {
  /// For each loop, whether its runs were stopped. The innermost run is the last.
  private static let stops = Mutex<[ObjectIdentifier: [Bool]]>([:])

  static func begin(_ loop: RunLoop) {
    let key = ObjectIdentifier(loop)
    stops.withLock { $0[key, default: []].append(false) }
  }

  static func stop(_ loop: RunLoop) {
    let key = ObjectIdentifier(loop)
    stops.withLock { all in
      guard let last = all[key]?.indices.last else { return }
      all[key]?[last] = true
    }
  }

  static func isStopped(_ loop: RunLoop) -> Bool {
    let key = ObjectIdentifier(loop)
    return stops.withLock { $0[key]?.last ?? false }
  }

  static func end(_ loop: RunLoop) {
    let key = ObjectIdentifier(loop)
    stops.withLock { all in
      all[key]?.removeLast()
      if all[key]?.isEmpty == true { all[key] = nil }
    }
  }
}
