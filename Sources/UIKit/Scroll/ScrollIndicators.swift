import Foundation
import GalleyGeometry
import GalleyMotion

/// The bars that show where in the content one is. They come when content moves, stay a while, and fade.
@MainActor
internal final class ScrollIndicators {
  let vertical = CALayer()
  let horizontal = CALayer()

  /// How much they show: from 0, nothing, to 1.
  private(set) var strength: Float = 0
  /// When they begin to fade, if they are about to.
  private var fading: TimeInterval?
  private weak var clock: FrameClock?
  private var listener: Int?

  /// How long they stay after content has come to rest, in seconds.
  static let rest: TimeInterval = 1.5
  /// How long they fade.
  static let fade: TimeInterval = 0.25
  /// How thick they are.
  static let thickness: CGFloat = 2.5
  /// How far they are from the edges.
  static let margin: CGFloat = 3

  init() {
    for layer in [vertical, horizontal] {
      layer.name = "indicator"
      layer.cornerRadius = Self.thickness / 2
      layer.opacity = 0
    }
  }

  var isShown: Bool { strength > 0 }

  /// They are there.
  func show() {
    forgetClock()
    setStrength(1)
  }

  /// They go after a while.
  func hideLater(by clock: FrameClock) {
    guard isShown else { return }
    forgetClock()
    let fading = clock.now + Self.rest
    self.fading = fading
    self.clock = clock
    listener = clock.add { [weak self] now in self?.tick(now) ?? false }
  }

  /// They are gone at once.
  func hide() {
    forgetClock()
    setStrength(0)
  }

  private func tick(_ now: TimeInterval) -> Bool {
    guard let fading else { return false }
    let share = (now - fading) / Self.fade
    // A sliver less: sums of sixtieths come out short.
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
