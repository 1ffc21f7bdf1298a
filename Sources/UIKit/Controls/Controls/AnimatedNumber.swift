import Foundation
import GalleyMotion

/// A number whose changes can be animated, such as the position of the knob of a switch or a
/// slider.
@MainActor
internal final class AnimatedNumber {
  /// The current value.
  private(set) var value: Double
  /// The value at the end of the animation.
  private(set) var target: Double
  private weak var clock: FrameClock?
  private var listener: Int?
  private let moved: @MainActor () -> Void

  /// Creates a number that is not animated, with a closure that is called whenever the number
  /// changes.
  init(at value: Double, moved: @escaping @MainActor () -> Void) {
    self.value = value
    target = value
    self.moved = moved
  }

  /// Animates the number to a value, driven by the frame clock of a window, which a test advances.
  /// Without a clock, sets the value without an animation.
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

  /// Ends the animation immediately: the number gets its target value.
  func finish() {
    guard listener != nil else { return }
    forgetClock()
    arrive()
  }

  /// Ends the animation immediately, unless the given clock drives the animation.
  func finish(unlessOn clock: FrameClock?) {
    if self.clock == nil || self.clock !== clock { finish() }
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
