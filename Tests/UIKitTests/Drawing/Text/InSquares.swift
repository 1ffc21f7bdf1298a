import Foundation
import GalleyDrawing
@testable import GalleyUIKit

/// Does something with text in which every letter is a square, half as wide as its font is large.
func inSquares<Result>(_ body: () throws -> Result) rethrows -> Result {
  var platform = Platform.standard
  platform.textEngine = SquareTextEngine()
  return try Platform.$current.withValue(platform, operation: body)
}

/// Attributes with a system font of a size.
func attributes(
  _ size: CGFloat = 20, _ others: [NSAttributedString.Key: Any] = [:]
) -> [NSAttributedString.Key: Any] {
  others.merging([.font: UIFont.systemFont(ofSize: size)]) { own, _ in own }
}

/// How far two numbers are apart is nothing.
func isSame(_ left: CGFloat, _ right: CGFloat) -> Bool { abs(left - right) < 1e-4 }
