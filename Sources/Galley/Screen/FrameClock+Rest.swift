import Foundation
import UIKit

extension FrameClock {
  /// How many seconds a clock is advanced at most until everything is at rest.
  internal static let patience: TimeInterval = 60

  /// Advances until nothing moves, and no block of the main queue or of `asyncAfter` waits.
  ///
  /// A spinner does not count, and neither does a block that asks for itself again and again.
  ///
  /// - Parameter turn: Called at the start of each turn, before the blocks of the main queue.
  /// - Returns: Whether everything came to rest in a minute of the clock.
  @discardableResult
  internal func advanceUntilRest(_ turn: () -> Void = {}) -> Bool {
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
}
