import Foundation

/// The time of a layer, for the conformance of `CALayer` to `CAMediaTiming`.
internal final class LayerTime {
  var beginTime: CFTimeInterval = 0
  var duration = CFTimeInterval.infinity
  var speed: Float = 1
  var timeOffset: CFTimeInterval = 0
  var repeatCount: Float = 0
  var repeatDuration: CFTimeInterval = 0
  var autoreverses = false
  var fillMode = CAMediaTimingFillMode.removed

  /// Returns the time of the layer at a time of its superlayer.
  func local(_ time: CFTimeInterval) -> CFTimeInterval {
    let active = (time - beginTime) * Double(speed) + timeOffset
    guard duration > 0, duration.isFinite else { return active }
    let count = repeatCount > 0 ? Double(repeatCount) : 1
    let total = repeatDuration > 0 ? repeatDuration : duration * count * (autoreverses ? 2 : 1)
    let passed = min(max(active, 0), total)
    var cycle = (passed / duration).rounded(.down)
    // The end of the last run is not the beginning of another run.
    if passed >= total, cycle > 0, cycle * duration == passed { cycle -= 1 }
    let rest = passed - cycle * duration
    return autoreverses && cycle.truncatingRemainder(dividingBy: 2) == 1 ? duration - rest : rest
  }

  /// Returns the time of the superlayer at a time of the layer.
  ///
  /// If the layer's time is stopped, the result is the time at which the layer begins.
  func outside(_ time: CFTimeInterval) -> CFTimeInterval {
    speed == 0 ? beginTime : (time - timeOffset) / Double(speed) + beginTime
  }

  /// Returns a copy with the same properties.
  func copy() -> LayerTime {
    let copy = LayerTime()
    (copy.beginTime, copy.duration) = (beginTime, duration)
    (copy.speed, copy.timeOffset) = (speed, timeOffset)
    (copy.repeatCount, copy.repeatDuration) = (repeatCount, repeatDuration)
    (copy.autoreverses, copy.fillMode) = (autoreverses, fillMode)
    return copy
  }
}

extension CALayer {
  /// Whether a timing property of any layer was ever set.
  ///
  /// If not, the time of every layer is the time of its clock.
  internal static var isTimeChanged = false

  /// Changes the time of the layer, and shows its animations at the new time.
  internal func changeTime(_ change: (LayerTime) -> Void) {
    CALayer.isTimeChanged = true
    let time = self.time ?? LayerTime()
    self.time = time
    change(time)
    timeChanged()
  }

  /// Returns the time of the layer at a time of the clock.
  internal func localTime(_ now: CFTimeInterval) -> CFTimeInterval {
    guard CALayer.isTimeChanged else { return now }
    let outer = superlayer?.localTime(now) ?? now
    return time?.local(outer) ?? outer
  }

  /// Returns the time of the clock at a time of the layer.
  internal func clockTime(_ local: CFTimeInterval) -> CFTimeInterval {
    let outer = time?.outside(local) ?? local
    return superlayer?.clockTime(outer) ?? outer
  }

  /// Whether the time of the layer is stopped: its speed, or the speed of a superlayer, is zero.
  internal var isTimeStill: Bool {
    guard CALayer.isTimeChanged else { return false }
    return time?.speed == 0 || superlayer?.isTimeStill == true
  }

  /// Updates all animations of the layer, its sublayers and its mask for the changed time.
  private func timeChanged() {
    for step in motion?.steps ?? [] { step.timeChanged() }
    showMotion()
    for child in children { child.timeChanged() }
    mask?.timeChanged()
  }
}
