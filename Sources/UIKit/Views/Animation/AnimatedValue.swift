import Foundation
import GalleyDrawing
import GalleyGeometry
import GalleyMotion

/// A value of a layer that can be animated.
internal enum AnimatedValue: Equatable {
  case number(Double)
  case point(CGPoint)
  case size(CGSize)
  case rect(CGRect)
  case color(Color?)
  /// Whether a layer is hidden.
  ///
  /// Between two values, the layer is hidden only if both values are `true`.
  case flag(Bool)
  // `indirect` allocates the value on the heap and keeps the enumeration small, because each frame
  // copies a value of each animated view.
  indirect case transform(CATransform3D)
  indirect case path(Path)
  /// Several values, such as the colors of a gradient.
  case list([AnimatedValue])

  /// Returns a value between this value and another.
  ///
  /// If the values are of different kinds, the result is this value while `share` is below 1, and
  /// the other value from then on.
  func mixed(with other: AnimatedValue, at share: Double) -> AnimatedValue {
    func between(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * share }
    switch (self, other) {
    case (.number(let from), .number(let to)): return .number(between(from, to))
    case (.point(let from), .point(let to)):
      return .point(CGPoint(x: between(from.x, to.x), y: between(from.y, to.y)))
    case (.size(let from), .size(let to)):
      return .size(
        CGSize(width: between(from.width, to.width), height: between(from.height, to.height)))
    case (.rect(let from), .rect(let to)):
      return .rect(
        CGRect(
          x: between(from.origin.x, to.origin.x), y: between(from.origin.y, to.origin.y),
          width: between(from.size.width, to.size.width),
          height: between(from.size.height, to.size.height)))
    case (.transform(let from), .transform(let to)):
      return .transform(from.mixed(with: to, at: share))
    case (.color(let from), .color(let to)):
      // If one of the values has no color, the color of the other value fades in or fades out.
      let (from, to) = (from ?? to?.multiplyingAlpha(by: 0), to ?? from?.multiplyingAlpha(by: 0))
      guard let from, let to else { return other }
      return .color(from.mixed(with: to, at: share))
    case (.path(let from), .path(let to)): return .path(from.mixed(with: to, at: share) ?? to)
    case (.list(let from), .list(let to)) where from.count == to.count:
      return .list(zip(from, to).map { $0.mixed(with: $1, at: share) })
    case (.flag(let from), .flag(let to)):
      // A spring overshoots, so `share` may be above 1 during the animation. Only exactly 0 and 1
      // are the start and the end.
      return .flag(share == 0 ? from : share == 1 ? to : from && to)
    default: return share < 1 ? self : other
    }
  }

  /// Returns the distance to another value; `nil` for kinds of values without a distance, such as
  /// colors.
  func distance(to other: AnimatedValue) -> Double? {
    func length(_ x: CGFloat, _ y: CGFloat) -> Double { Double((x * x + y * y).squareRoot()) }
    switch (self, other) {
    case (.number(let from), .number(let to)): return (to - from).magnitude
    case (.point(let from), .point(let to)):
      return length(to.x - from.x, to.y - from.y)
    case (.size(let from), .size(let to)):
      return length(to.width - from.width, to.height - from.height)
    default: return nil
    }
  }

  /// Returns the value plus a fraction of the difference between two others; `nil` if the values
  /// cannot be added.
  ///
  /// Animations of the same property are combined by this method: each animation adds the part of
  /// its difference that is not animated yet.
  func adding(_ share: Double, ofWayFrom start: AnimatedValue, to end: AnimatedValue)
    -> AnimatedValue?
  {
    switch (self, start, end) {
    case (.number(let value), .number(let start), .number(let end)):
      return .number(value + (end - start) * share)
    case (.point(let value), .point(let start), .point(let end)):
      return .point(
        CGPoint(x: value.x + (end.x - start.x) * share, y: value.y + (end.y - start.y) * share))
    case (.size(let value), .size(let start), .size(let end)):
      return .size(
        CGSize(
          width: value.width + (end.width - start.width) * share,
          height: value.height + (end.height - start.height) * share))
    case (.rect(let value), .rect(let start), .rect(let end)):
      return .rect(
        CGRect(
          x: value.origin.x + (end.origin.x - start.origin.x) * share,
          y: value.origin.y + (end.origin.y - start.origin.y) * share,
          width: value.size.width + (end.size.width - start.size.width) * share,
          height: value.size.height + (end.size.height - start.size.height) * share))
    default: return nil
    }
  }
}

extension CATransform3D {
  /// Returns a transform between this transform and another.
  internal func mixed(with other: CATransform3D, at share: Double) -> CATransform3D {
    if self == other || share == 0 { return self }
    if share == 1 { return other }
    return CATransform3DMakeAffineTransform(
      CGAffineTransform(flat.mixed(with: other.flat, at: share)))
  }
}
