/// A map of the plane that keeps lines straight and parallels parallel: translation, scale,
/// rotation, skew, and any combination of these.
///
///     let turn = AffineTransform(rotation: .pi / 2)
///     let move = AffineTransform(translationX: 100, y: 0)
///     Point(x: 1, y: 0).applying(turn.concatenating(move))   // (100, 1): turned, then moved
///     Point(x: 1, y: 0).applying(move.concatenating(turn))   // (0, 101): moved, then turned
///
/// The names and their order are those of Core Graphics, where points are row vectors on the left
/// of the matrix:
///
///                          ⎡ a   b   0 ⎤
///     [x′ y′ 1] = [x y 1]  ⎢ c   d   0 ⎥
///                          ⎣ tx  ty  1 ⎦
@frozen
public struct AffineTransform: Hashable, Sendable {
  /// The change of x′ per unit of x.
  public var a: Double

  /// The change of y′ per unit of x.
  public var b: Double

  /// The change of x′ per unit of y.
  public var c: Double

  /// The change of y′ per unit of y.
  public var d: Double

  /// The horizontal position to which the origin moves.
  public var tx: Double

  /// The vertical position to which the origin moves.
  public var ty: Double

  /// Creates a transform from the entries of its matrix.
  @inlinable
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// The transform that changes nothing.
  @inlinable
  public static var identity: AffineTransform {
    AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
  }

  /// Creates a transform that moves by (`x`, `y`).
  @inlinable
  public init(translationX x: Double, y: Double) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// Creates a transform that scales by `x` horizontally and by `y` vertically,
  /// about the origin.
  @inlinable
  public init(scaleX x: Double, y: Double) {
    self.init(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// Creates a transform that rotates by `angle` radians about the origin: from x toward y, which
  /// is clockwise because y grows downward.
  public init(rotation angle: Double) {
    let (sine, cosine) = Elementary.sineAndCosine(angle)
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }
}

// MARK: - Kinds

extension AffineTransform {
  /// Whether the transform changes nothing.
  @inlinable
  public var isIdentity: Bool { self == .identity }

  /// Whether no entry is infinite or NaN.
  @inlinable
  public var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }

  /// The factor by which areas grow. The factor is negative if the transform mirrors.
  @inlinable
  public var determinant: Double { a * d - b * c }
}

// MARK: - Combining

extension AffineTransform {
  /// Returns a transform that has the effect of this transform, followed by the effect of `next`.
  @inlinable
  public func concatenating(_ next: AffineTransform) -> AffineTransform {
    AffineTransform(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d,
      c: c * next.a + d * next.c, d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
  }

  /// Returns a transform that moves first, and then has the effect of this transform.
  @inlinable
  public func translatedBy(x: Double, y: Double) -> AffineTransform {
    AffineTransform(translationX: x, y: y).concatenating(self)
  }

  /// Returns a transform that scales first, and then has the effect of this transform.
  @inlinable
  public func scaledBy(x: Double, y: Double) -> AffineTransform {
    AffineTransform(scaleX: x, y: y).concatenating(self)
  }

  /// Returns a transform that rotates by `angle` radians first, and then has the effect of this
  /// transform.
  public func rotated(by angle: Double) -> AffineTransform {
    AffineTransform(rotation: angle).concatenating(self)
  }

  /// Returns the transform that reverses this transform. Returns `nil` if this transform flattens
  /// the plane to a line or a point, if it has an infinite or NaN entry, or if the entries of its
  /// inverse would not be finite.
  ///
  ///     AffineTransform(scaleX: 2, y: 4).inverted()   // scales by ½ and ¼
  ///     AffineTransform(scaleX: 0, y: 4).inverted()   // nil
  public func inverted() -> AffineTransform? {
    let determinant = determinant
    guard determinant != 0, isFinite else { return nil }
    let inverse = AffineTransform(
      a: d / determinant, b: -b / determinant,
      c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
    return inverse.isFinite && determinant.isFinite ? inverse : nil
  }
}

// MARK: - Applying

extension Point {
  /// Returns the point to which `transform` moves this point.
  @inlinable
  public func applying(_ transform: AffineTransform) -> Point {
    Point(
      x: x * transform.a + y * transform.c + transform.tx,
      y: x * transform.b + y * transform.d + transform.ty)
  }
}

extension Size {
  /// Returns the size after `transform`. The size is treated as the vector from one corner to the
  /// opposite corner: translation does not change it, and its width or height may become negative.
  @inlinable
  public func applying(_ transform: AffineTransform) -> Size {
    Size(
      width: width * transform.a + height * transform.c,
      height: width * transform.b + height * transform.d)
  }
}

extension Rect {
  /// Returns the smallest rectangle that encloses the four transformed corners.
  ///
  /// The result is `null` for the `null` rectangle.
  ///
  ///     Rect(x: 0, y: 0, width: 2, height: 1).applying(AffineTransform(rotation: .pi / 2))
  ///     // about (-1, 0, 1, 2)
  public func applying(_ transform: AffineTransform) -> Rect {
    if isNull { return self }
    let (left, top, right, bottom) = (minX, minY, maxX, maxY)
    let corners = (
      Point(x: left, y: top).applying(transform), Point(x: right, y: top).applying(transform),
      Point(x: left, y: bottom).applying(transform), Point(x: right, y: bottom).applying(transform)
    )
    return Rect(
      fromX: Swift.min(corners.0.x, corners.1.x, corners.2.x, corners.3.x),
      y: Swift.min(corners.0.y, corners.1.y, corners.2.y, corners.3.y),
      toX: Swift.max(corners.0.x, corners.1.x, corners.2.x, corners.3.x),
      y: Swift.max(corners.0.y, corners.1.y, corners.2.y, corners.3.y))
  }
}

extension AffineTransform: CustomStringConvertible {
  /// The entries in one line: `[1 0 0 1 10 20]`, or `identity`.
  public var description: String {
    if isIdentity { return "identity" }
    return "[" + [a, b, c, d, tx, ty].map(\.shortDescription).joined(separator: " ") + "]"
  }
}
