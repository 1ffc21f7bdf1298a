import Foundation
import GalleyDrawing
@testable import GalleyUIKit

/// Calls a closure with a text engine whose letters are half as wide as the font size.
func inSquares<Result>(_ body: () throws -> Result) rethrows -> Result {
  var platform = Platform.standard
  platform.textEngine = SquareTextEngine()
  return try Platform.$current.withValue(platform, operation: body)
}

/// Returns attributes with a system font of a size.
func attributes(
  _ size: CGFloat = 20, _ others: [NSAttributedString.Key: Any] = [:]
) -> [NSAttributedString.Key: Any] {
  others.merging([.font: UIFont.systemFont(ofSize: size)]) { own, _ in own }
}

/// Whether two numbers are equal, except for rounding.
func isSame(_ left: CGFloat, _ right: CGFloat) -> Bool { abs(left - right) < 1e-4 }
