import Foundation

/// What time it is for everything that moves, in seconds.
///
/// Time is that of the frame clock, which tests turn by hand; see ``CACurrentMediaTime()``.
internal enum MediaTime {
  /// Where the time is read. A task may have another clock, for itself and the tasks in it.
  @TaskLocal static var source: @Sendable () -> CFTimeInterval = { 0 }
}

/// What time it is, in seconds, by the clock that frames are drawn by.
///
/// - Differs: The time stands still between frames, and begins at zero: it is not that of the machine.
public func CACurrentMediaTime() -> CFTimeInterval { MediaTime.source() }
