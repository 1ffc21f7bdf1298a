import Foundation

// Foundation for Linux declares `CGFloat.abs(_:)`, which is unavailable. In an extension of
// `CGFloat`, this method hides the function `abs(_:)` of the standard library. The methods below
// replace the unavailable method, so that such an extension compiles, as on Apple's systems:
//
//     extension CGFloat { func isClose(to other: CGFloat) -> Bool { abs(self - other) < 0.5 } }

extension CGFloat {
  /// Returns the absolute value of a number, as the function `abs(_:)` of the standard library
  /// does.
  @_disfavoredOverload @inlinable
  public func abs<Number: SignedNumeric & Comparable>(_ x: Number) -> Number { Swift.abs(x) }

  /// Returns the absolute value of a number, as the function `abs(_:)` of the standard library
  /// does.
  @_disfavoredOverload @inlinable
  public static func abs<Number: SignedNumeric & Comparable>(_ x: Number) -> Number {
    Swift.abs(x)
  }
}
