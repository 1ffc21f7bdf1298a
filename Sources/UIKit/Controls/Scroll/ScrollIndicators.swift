import Foundation
import GalleyGeometry
import GalleyMotion

/// The scroll indicators of a view. The indicators appear when content moves, and fade some time
/// after the content has stopped.
@MainActor
internal final class ScrollIndicators {
  let vertical = CALayer()
  let horizontal = CALayer()

  /// The opacity of the indicators.
  private(set) var strength: Float = 0
  /// The time at which the indicators begin to fade; `nil` if no fading is scheduled.
  private var fading: TimeInterval?
  private weak var clock: FrameClock?
  private var listener: Int?

  /// The time for which the indicators stay visible after content has stopped, in seconds.
  static let rest: TimeInterval = 1.5
  /// The duration of fading, in seconds.
  static let fade: TimeInterval = 0.25
  /// The thickness of the indicators.
  static let thickness: CGFloat = 2.5
  /// The distance of the indicators from the edges.
  static let margin: CGFloat = 3

  init() {
    for layer in [vertical, horizontal] {
      layer.name = "indicator"
      layer.cornerRadius = Self.thickness / 2
      layer.opacity = 0
    }
  }

  var isShown: Bool { strength > 0 }

  /// Shows the indicators.
  func show() {
    forgetClock()
    setStrength(1)
  }

  /// Fades the indicators out after the time `rest`.
  func hideLater(by clock: FrameClock) {
    guard isShown else { return }
    forgetClock()
    let fading = clock.now + Self.rest
    self.fading = fading
    self.clock = clock
    listener = clock.add { [weak self] now in self?.tick(now) ?? false }
  }

  /// Hides the indicators immediately.
  func hide() {
    forgetClock()
    setStrength(0)
  }

  private func tick(_ now: TimeInterval) -> Bool {
    guard let fading else { return false }
    let share = (now - fading) / Self.fade
    // A small tolerance is allowed, because a sum of frame durations is often slightly too small.
    guard share < 1 - 1e-9 else {
      listener = nil
      hide()
      return false
    }
    setStrength(Float(1 - max(share, 0)))
    return true
  }

  private func setStrength(_ strength: Float) {
    guard strength != self.strength else { return }
    self.strength = strength
    vertical.opacity = strength
    horizontal.opacity = strength
  }

  private func forgetClock() {
    if let listener { clock?.remove(listener) }
    listener = nil
    fading = nil
  }
}
