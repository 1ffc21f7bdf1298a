import Foundation
import GalleyMotion

/// A number that goes somewhere in a moment: where a switch's knob is, or a slider's.
@MainActor
internal final class Glide {
  /// Where it is at the moment.
  private(set) var value: Double
  /// Where it will be.
  private(set) var target: Double
  private weak var clock: FrameClock?
  private var listener: Int?
  private let moved: @MainActor () -> Void

  /// A number at rest, and what happens whenever it has moved.
  init(at value: Double, moved: @escaping @MainActor () -> Void) {
    self.value = value
    target = value
    self.moved = moved
  }

  /// Goes somewhere: at once, if there is no clock.
  func go(to target: Double, over duration: TimeInterval = 0.25, on clock: FrameClock?) {
    forgetClock()
    self.target = target
    guard let clock, value != target, duration > 0 else { return arrive() }
    let (start, from) = (clock.now, value)
    self.clock = clock
    listener = clock.add { [weak self] now in
      guard let self else { return false }
      let time = (now - start) / duration
      guard time < 1 else {
        listener = nil
        arrive()
        return false
      }
      value = from + (target - from) * TimingCurve.easeInOut.value(at: time)
      moved()
      return true
    }
  }

  /// Is where it goes to, at once.
  func finish() {
    guard listener != nil else { return }
    forgetClock()
    arrive()
  }

  private func arrive() {
    guard value != target else { return }
    value = target
    moved()
  }

  private func forgetClock() {
    if let listener { clock?.remove(listener) }
    listener = nil
  }
}
