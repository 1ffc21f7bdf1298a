import Foundation

// The part of Core Graphics' geometry that Foundation does not have.

extension CGPoint {
  /// Whether two points are the same.
  public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
  /// Whether two sizes are the same.
  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
  /// Whether two rectangles are the same in their standardized form, without negative extents.
  public func equalTo(_ rect2: CGRect) -> Bool { standardized == rect2.standardized }

  /// Whether two rectangles intersect by the rules of Core Graphics for `intersects(_:)`.
  ///
  /// Rectangles that only touch do not intersect. A rectangle without width or height intersects
  /// another rectangle if it lies inside the other rectangle or on its edge.
  ///
  ///     let (row, next) = (CGRect(x: 0, y: 0, width: 320, height: 44),
  ///                        CGRect(x: 0, y: 44, width: 320, height: 44))
  ///     row._intersects(next)                // false
  ///     row.intersects(next)                 // true on Linux
  ///     row.intersection(next)               // (0, 44, 320, 0) on all systems
  ///
  /// - Differs: Foundation's `intersects(_:)` on Linux is true for rectangles that only touch. A
  ///   method of the same name would be ambiguous in files that also import Foundation. Code that
  ///   must behave the same on all systems calls this method, or checks whether the intersection is
  ///   empty.
  /// - Unverified: whether a rectangle without height intersects at the lower edge as it does at
  ///   the upper edge.
  public func _intersects(_ rect2: CGRect) -> Bool {
    guard !isNull, !rect2.isNull else { return false }
    func meet(_ a: (from: CGFloat, to: CGFloat), _ b: (from: CGFloat, to: CGFloat)) -> Bool {
      let (from, to) = (Swift.max(a.from, b.from), Swift.min(a.to, b.to))
      return from < to || (from == to && (a.from == a.to || b.from == b.to))
    }
    return meet((minX, maxX), (rect2.minX, rect2.maxX))
      && meet((minY, maxY), (rect2.minY, rect2.maxY))
  }
}

// MARK: - Descriptions

// Tests and logs print rectangles. On Linux, Foundation has no description for rectangles, so Swift
// would print the stored properties of a rectangle with the names of their types and modules.

extension CGPoint: @retroactive CustomDebugStringConvertible {
  /// The point as Swift prints it on Apple's systems: `(10.0, 20.0)`.
  public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
  /// The size as Swift prints it on Apple's systems: `(10.0, 20.0)`.
  public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect: @retroactive CustomDebugStringConvertible {
  /// The rectangle as Swift prints it on Apple's systems: `(0.0, 0.0, 10.0, 20.0)`.
  public var debugDescription: String {
    "(\(origin.x), \(origin.y), \(size.width), \(size.height))"
  }
}

// MARK: - As text

/// Returns the point as text: `{10, 20}`.
public func NSStringFromCGPoint(_ point: CGPoint) -> String {
  "{\(point.x.withAllDigits), \(point.y.withAllDigits)}"
}

/// Returns the size as text: `{10, 20}`.
public func NSStringFromCGSize(_ size: CGSize) -> String {
  "{\(size.width.withAllDigits), \(size.height.withAllDigits)}"
}

/// Returns the rectangle as text: `{{0, 0}, {10, 20}}`.
public func NSStringFromCGRect(_ rect: CGRect) -> String {
  "{\(NSStringFromCGPoint(rect.origin)), \(NSStringFromCGSize(rect.size))}"
}

/// Returns the transform as text: `[1, 0, 0, 1, 10, 20]`.
public func NSStringFromCGAffineTransform(_ transform: CGAffineTransform) -> String {
  let entries = [
    transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
  ]
  return "[" + entries.map { $0.withAllDigits }.joined(separator: ", ") + "]"
}

/// Returns the insets as text: `{1, 2, 3, 4}`.
public func NSStringFromUIEdgeInsets(_ insets: UIEdgeInsets) -> String {
  let sides = [insets.top, insets.left, insets.bottom, insets.right]
  return "{" + sides.map { $0.withAllDigits }.joined(separator: ", ") + "}"
}

/// Returns the offset as text: `{1, 2}`.
public func NSStringFromUIOffset(_ offset: UIOffset) -> String {
  "{\(offset.horizontal.withAllDigits), \(offset.vertical.withAllDigits)}"
}

extension CGFloat {
  /// The number with up to 17 digits, as UIKit writes it.
  ///
  /// The last digits may not be significant.
  fileprivate var withAllDigits: String {
    if self == rounded(), magnitude < 1e15, self != 0 { return String(Int(self)) }
    return String(format: "%.17g", Double(self))
  }
}

extension DateInterval {
  /// Whether two intervals intersect.
  ///
  /// Galley's porting step, which rewrites sources of an app for Linux, replaces all calls of
  /// `intersects(_:)` with calls of `_intersects(_:)`. The porting step does not know the types of
  /// values, so date intervals need this method, too.
  public func _intersects(_ other: DateInterval) -> Bool { intersects(other) }
}
