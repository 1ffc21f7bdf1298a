import Foundation

/// Does something again and again until what another queue is at has come home. How long that takes is the
/// machine's to say, which may have other things to do: it is given up after two minutes, not after a number
/// of turns.
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
