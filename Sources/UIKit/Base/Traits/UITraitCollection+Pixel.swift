import Foundation

extension UITraitCollection {
  /// The length of a pixel in points, for example for separators.
  ///
  /// The length is one point if the scale is unspecified.
  internal var pixelLength: CGFloat { 1 / max(displayScale, 1) }
}
