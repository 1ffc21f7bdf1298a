import Foundation
import Synchronization

/// What time it is for everything that moves, in seconds.
///
/// Time is that of a frame clock, which tests turn by hand: of the one that is telling of a frame, and
/// else of the key window's, the last that became it.
internal enum MediaTime {
  /// The hand of a clock, which any thread may look at.
  final class Hand: Sendable {
    private let seconds = Mutex(0.0)

    var now: CFTimeInterval {
      get { seconds.withLock { $0 } }
      set { seconds.withLock { $0 = newValue } }
    }
  }

  private static let key = Mutex<Hand?>(nil)

  /// The hand of the clock that is telling of a frame, for whoever is told and the tasks in it.
  @TaskLocal static var telling: Hand?

  /// What time it is; zero, as long as there never was a key window.
  static var now: CFTimeInterval { (telling ?? key.withLock { $0 })?.now ?? 0 }

  /// Goes by a clock from now on.
  static func follow(_ hand: Hand) { key.withLock { $0 = hand } }
}

/// What time it is, in seconds, by the clock that frames are drawn by.
///
///     window.makeKeyAndVisible()
///     let start = CACurrentMediaTime()
///     window.frameClock.advance(by: 0.5)
///     CACurrentMediaTime() - start   // 0.5
///
/// - Differs: The time stands still between frames, and begins at zero with each scene: it is that of
///   the key window's scene, and not that of the machine.
public func CACurrentMediaTime() -> CFTimeInterval { MediaTime.now }
