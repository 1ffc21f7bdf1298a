import Foundation

extension UITraitCollection {
  /// The length of a pixel in points, for example for separators.
  ///
  /// If the scale is unspecified, it is one point.
  internal var pixelLength: CGFloat { 1 / max(displayScale, 1) }
}
