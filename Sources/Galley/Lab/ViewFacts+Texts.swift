import Foundation
import GalleyUIKit

// Values of properties as text.

extension ViewFacts {
  static func pointText(_ point: CGPoint) -> String {
    "(\(point.x.galleyDescription), \(point.y.galleyDescription))"
  }

  /// The corners that are rounded.
  static func cornersText(_ corners: CACornerMask) -> String {
    let names: [(CACornerMask, String)] = [
      (.layerMinXMinYCorner, "top left"), (.layerMaxXMinYCorner, "top right"),
      (.layerMinXMaxYCorner, "bottom left"), (.layerMaxXMaxYCorner, "bottom right"),
    ]
    let found = names.filter { corners.contains($0.0) }.map(\.1)
    return found.count == 4 ? "all" : found.isEmpty ? "none" : found.joined(separator: ", ")
  }

  /// The numbers of a transform, without the tiny ones that rotations leave.
  static func transformText(_ transform: CGAffineTransform) -> String {
    let (scale, offset) = (
      [transform.a, transform.b, transform.c, transform.d], [transform.tx, transform.ty]
    )
    // Adding zero makes a negative zero positive.
    let numbers = (scale + offset).map { ($0 * 1_000).rounded() / 1_000 + 0 }
    return "(\(numbers.map(\.galleyDescription).joined(separator: ", ")))"
  }

  /// The insets at the top, the left, the bottom and the right.
  static func insetsText(_ insets: UIEdgeInsets) -> String {
    let sides = [insets.top, insets.left, insets.bottom, insets.right]
    return "(\(sides.map(\.galleyDescription).joined(separator: ", ")))"
  }

  static func sizeText(_ size: CGSize) -> String {
    "\(size.width.galleyDescription) × \(size.height.galleyDescription)"
  }
}
