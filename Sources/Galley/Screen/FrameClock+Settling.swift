import Foundation
import GalleyUIKit

extension FrameClock {
  /// The maximum number of seconds by which a clock is advanced while a screen settles.
  internal static let patience: TimeInterval = 60

  /// Advances until nothing moves, and no block of the main queue or of `asyncAfter` waits.
  ///
  /// Spinners, and blocks that schedule themselves again and again, are ignored.
  ///
  /// - Parameter turn: Called at the start of each turn, before the blocks of the main queue.
  /// - Returns: Whether everything has settled after at most a minute of the clock.
  @discardableResult
  internal func settle(_ turn: () -> Void = {}) -> Bool {
    let end = now + FrameClock.patience
    for _ in 0..<1_000 {
      turn()
      MainTurn.drain()
      advanceUntilStill(limit: max(end - now, 0))
      if isMoving { return false }
      if let next = nextBlockTime, next <= end {
        advance(by: max(next - now, frameDuration))
      } else if !MainTurn.isWaiting {
        return true
      }
    }
    return false
  }

  /// Advances frame by frame while a condition holds, for five seconds at most.
  internal func advance(while condition: () -> Bool) {
    let end = now + 5
    while condition(), now < end { advance(by: frameDuration) }
  }
}
