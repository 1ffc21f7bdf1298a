import Foundation
import GalleyUIKit

extension FrameClock {
  /// The maximum number of seconds by which a clock is advanced while a screen settles.
  internal static let patience: TimeInterval = 60

  /// Advances the clock until no animation runs, and no block of the main queue or of `asyncAfter`
  /// is waiting.
  ///
  /// Activity indicators, and blocks that schedule themselves again and again, are ignored.
  ///
  /// - Parameter turn: Called repeatedly, each time before the waiting blocks of the main queue
  ///   run.
  /// - Returns: Whether everything has settled within a minute of the clock's time.
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

  /// Advances the clock frame by frame while a condition holds, for five seconds at most.
  internal func advance(while condition: () -> Bool) {
    let end = now + 5
    while condition(), now < end { advance(by: frameDuration) }
  }
}
