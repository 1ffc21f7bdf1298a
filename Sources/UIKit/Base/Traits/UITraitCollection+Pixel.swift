import Foundation

extension UITraitCollection {
  /// The length of a pixel in points, as for separators; one point if the scale is unspecified.
  internal var pixelLength: CGFloat { 1 / max(displayScale, 1) }
}
