import Foundation
import Synchronization

/// The time in seconds that animations use.
///
/// The time comes from a frame clock, which tests advance. This is the clock that is calling its
/// handlers, or else the clock of the window that last became key.
internal enum MediaTime {
  /// The current time of a clock, which any thread may read.
  final class SharedTime: Sendable {
    private let seconds = Mutex(0.0)

    var now: CFTimeInterval {
      get { seconds.withLock { $0 } }
      set { seconds.withLock { $0 = newValue } }
    }
  }

  /// The time of the clock of the window that last became key; `nil` until there is such a window.
  private static let key = Mutex<SharedTime?>(nil)

  /// The time of the clock that is calling its handlers.
  ///
  /// The handlers and the tasks that they start see this value.
  @TaskLocal static var timeOfCallingClock: SharedTime?

  /// The current time; zero until there is a key window.
  static var now: CFTimeInterval { (timeOfCallingClock ?? key.withLock { $0 })?.now ?? 0 }

  /// Uses the time of a clock from now on.
  static func follow(_ time: SharedTime) { key.withLock { $0 = time } }
}

/// Returns the current time in seconds, by the frame clock.
///
///     window.makeKeyAndVisible()
///     let start = CACurrentMediaTime()
///     window.frameClock.advance(by: 0.5)
///     CACurrentMediaTime() - start   // 0.5
///
/// - Differs: The time stands still between frames, and begins at zero with each scene. It is the
///   time of the key window's scene, and not of the machine.
public func CACurrentMediaTime() -> CFTimeInterval { MediaTime.now }
