import Foundation

/// Calls a closure repeatedly until a condition holds, such as the arrival of a result from another
/// queue. It gives up after two minutes of real time and not after a number of calls, because the
/// machine may be busy.
///
///     turn(until: { answer != nil }) { world.settle() }
///     #expect(answer == true)
@MainActor
public func turn(until isDone: () -> Bool, _ body: () -> Void) {
  let end = ContinuousClock.now + .seconds(120)
  while !isDone(), ContinuousClock.now < end {
    usleep(1_000)
    body()
  }
}
