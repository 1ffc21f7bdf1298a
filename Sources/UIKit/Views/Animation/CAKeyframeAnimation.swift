import Foundation
import GalleyDrawing
import GalleyGeometry
import GalleyMotion

/// An animation through several values.
@preconcurrency @MainActor
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values, in order.
  open var values: [Any]?
  /// A path along which a point moves, in place of `values`.
  ///
  /// Each line and each curve of the path leads to the next keyframe. With the calculation mode
  /// `paced`, the layer moves along the whole path with a constant velocity instead.
  open var path: CGPath?
  /// The time of each value, from 0 to 1; `nil` for evenly spaced values.
  open var keyTimes: [NSNumber]?
  /// The timing functions from each value to the next.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// The calculation of the values between keyframes.
  open var calculationMode = CAAnimationCalculationMode.linear
  /// The rotation of the layer along its path; `nil` if the layer does not rotate.
  ///
  /// With the calculation mode `discrete` the layer does not rotate either.
  open var rotationMode: CAAnimationRotationMode?

  internal override func copyProperties(of other: CAAnimation) {
    super.copyProperties(of: other)
    guard let other = other as? CAKeyframeAnimation else { return }
    values = other.values
    path = other.path
    keyTimes = other.keyTimes
    timingFunctions = other.timingFunctions
    calculationMode = other.calculationMode
    rotationMode = other.rotationMode
  }

  internal override func value(at share: Double, from current: AnimatedValue) -> AnimatedValue? {
    if let path { return point(of: path.galley, at: share).map { .point(CGPoint($0)) } }
    let values = (self.values ?? []).compactMap { AnimatedValue($0, like: current) }
    guard values.count > 1 else { return values.first }
    let times = isPaced ? pacedTimes(values) : self.times(values.count)
    switch place(share, in: times) {
    case .before: return values.first
    case .after: return values.last
    case .between(let index, let part):
      if calculationMode == .discrete { return values[index] }
      return values[index].mixed(with: values[index + 1], at: part)
    }
  }

  /// Returns the point of the path at a progress.
  ///
  /// Each line and each curve of the path leads from one keyframe to the next.
  private func point(of path: Path, at share: Double) -> Point? {
    if isPaced { return path.point(atShare: share) }
    let segments = path.segments
    guard let first = segments.first, let last = segments.last else { return path.currentPoint }
    switch place(share, in: times(segments.count + 1)) {
    case .before: return first.start
    case .after: return last.end
    case .between(let index, let part):
      return segments[index].point(at: calculationMode == .discrete ? 0 : part)
    }
  }

  internal override func apply(
    at share: Double, of duration: TimeInterval, to shown: inout ShownLayer
  ) {
    super.apply(at: share, of: duration, to: &shown)
    guard let rotationMode, let path, keyPath == "position",
      let angle = angle(of: path.galley, at: share)
    else { return }
    let turn = rotationMode == .rotateAutoReverse ? angle + .pi : angle
    shown.place.transform = CATransform3DRotate(shown.place.transform, turn, 0, 0, 1)
  }

  /// Returns the angle of the path's direction at a progress; `nil` if the layer does not move.
  private func angle(of path: Path, at share: Double) -> CGFloat? {
    let step = 1e-4
    guard let before = point(of: path, at: max(share - step, 0)),
      let after = point(of: path, at: min(share + step, 1)), before != after,
      calculationMode != .discrete
    else { return nil }
    return atan2(after.y - before.y, after.x - before.x)
  }

  /// Whether the velocity is constant, so that times and timing functions have no effect.
  private var isPaced: Bool { calculationMode == .paced || calculationMode == .cubicPaced }

  /// A position relative to the keyframes.
  private enum Place {
    case before, after
    /// After the keyframe with an index, at a fraction of the distance to the next one.
    case between(Int, Double)
  }

  /// Returns the position of a progress among the times of the keyframes.
  private func place(_ share: Double, in times: [Double]) -> Place {
    guard let next = times.firstIndex(where: { $0 > share }), next > 0 else {
      return share <= times[0] ? .before : .after
    }
    let part = (share - times[next - 1]) / (times[next] - times[next - 1])
    guard !isPaced, let functions = timingFunctions, functions.indices.contains(next - 1) else {
      return .between(next - 1, part)
    }
    return .between(next - 1, functions[next - 1].curve.value(at: part))
  }

  /// Returns the times of a number of values, from 0 to 1.
  private func times(_ count: Int) -> [Double] {
    // In the discrete mode there is one time more than there are values: the end of the last value,
    // which is not needed.
    if let keyTimes, keyTimes.count >= count {
      return keyTimes.prefix(count).map(\.doubleValue)
    }
    // Each discrete value is shown for a part of the duration. In the other modes, a part leads
    // from one value to the next, so there is one part fewer.
    let parts = calculationMode == .discrete ? count : count - 1
    return (0..<count).map { Double($0) / Double(max(parts, 1)) }
  }

  /// Returns the times at which values are reached with a constant velocity.
  ///
  /// For values without a distance, such as colors, the times are evenly spaced.
  private func pacedTimes(_ values: [AnimatedValue]) -> [Double] {
    var passed = [0.0]
    for (value, next) in zip(values, values.dropFirst()) {
      passed.append(passed[passed.count - 1] + (value.distance(to: next) ?? 0))
    }
    let whole = passed[passed.count - 1]
    guard whole > 0 else { return (0..<values.count).map { Double($0) / Double(values.count - 1) } }
    return passed.map { $0 / whole }
  }
}

/// The calculation of the values between keyframes.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public var rawValue: String

  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Linear from one value to the next.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Each value is shown unchanged until the time of the next value.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// Linear with a constant velocity.
  ///
  /// Times and timing functions have no effect.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// A smooth curve.
  /// - Differs: linear from one value to the next.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// A smooth curve with a constant velocity.
  /// - Differs: linear from one value to the next, with a constant velocity.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// The rotation of a layer along its path.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public var rawValue: String

  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The layer rotates with the path.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// The layer rotates with the path, turned by 180 degrees.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}
