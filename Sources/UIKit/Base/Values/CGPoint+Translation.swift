import Foundation

extension CGPoint {
  /// The distance from zero.
  internal var length: CGFloat { (x * x + y * y).squareRoot() }

  /// Returns the translation from another point to this point.
  internal func translation(from other: CGPoint) -> CGPoint {
    CGPoint(x: x - other.x, y: y - other.y)
  }
}
