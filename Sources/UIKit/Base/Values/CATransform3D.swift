import Foundation
import GalleyGeometry

/// A three-dimensional transform of a layer: a matrix of four rows.
///
/// Points are row vectors, on the left of the matrix.
///
///     var transform = CATransform3DIdentity
///     transform = CATransform3DTranslate(transform, 10, 20, 0)
///     CATransform3DGetAffineTransform(transform)   // moves by (10, 20)
///
/// - Differs: Only the affine part is drawn; depth and perspective are stored without effect.
public struct CATransform3D: Hashable, Sendable {
  /// The change of x′ per unit of x.
  public var m11: CGFloat
  /// The change of y′ per unit of x.
  public var m12: CGFloat
  /// The change of z′ per unit of x.
  public var m13: CGFloat
  /// The change of w′ per unit of x.
  public var m14: CGFloat
  /// The change of x′ per unit of y.
  public var m21: CGFloat
  /// The change of y′ per unit of y.
  public var m22: CGFloat
  /// The change of z′ per unit of y.
  public var m23: CGFloat
  /// The change of w′ per unit of y.
  public var m24: CGFloat
  /// The change of x′ per unit of z.
  public var m31: CGFloat
  /// The change of y′ per unit of z.
  public var m32: CGFloat
  /// The change of z′ per unit of z.
  public var m33: CGFloat
  /// The change of w′ per unit of z: −1 divided by the distance of the viewer.
  public var m34: CGFloat
  /// The horizontal position to which the origin moves.
  public var m41: CGFloat
  /// The vertical position to which the origin moves.
  public var m42: CGFloat
  /// The depth to which the origin moves, toward the viewer.
  public var m43: CGFloat
  /// The divisor of all coordinates.
  public var m44: CGFloat

  /// Creates a transform from its entries, row by row.
  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat,
    m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
    m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
    m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
    (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
    (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
    (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
  }

  /// Creates a transform of zeros.
  ///
  /// The transform that changes nothing is `CATransform3DIdentity`.
  public init() { self.init(rows: [[CGFloat]](repeating: [0, 0, 0, 0], count: 4)) }

  internal init(rows: [[CGFloat]]) {
    self.init(
      m11: rows[0][0], m12: rows[0][1], m13: rows[0][2], m14: rows[0][3],
      m21: rows[1][0], m22: rows[1][1], m23: rows[1][2], m24: rows[1][3],
      m31: rows[2][0], m32: rows[2][1], m33: rows[2][2], m34: rows[2][3],
      m41: rows[3][0], m42: rows[3][1], m43: rows[3][2], m44: rows[3][3])
  }

  internal var rows: [[CGFloat]] {
    [
      [m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44],
    ]
  }
}

/// The transform that changes nothing.
public let CATransform3DIdentity = CATransform3D(
  rows: [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1]])

// MARK: - Creating

/// Returns a transform that moves.
public func CATransform3DMakeTranslation(
  _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  CATransform3D(rows: [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [tx, ty, tz, 1]])
}

/// Returns a transform that scales about the origin.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  CATransform3D(rows: [[sx, 0, 0, 0], [0, sy, 0, 0], [0, 0, sz, 0], [0, 0, 0, 1]])
}

/// Returns a transform that rotates about the line from the origin through (x, y, z), by an angle
/// in radians.
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  let length = Elementary.squareRoot(x * x + y * y + z * z)
  guard length > 0 else { return CATransform3DIdentity }
  let (x, y, z) = (x / length, y / length, z / length)
  let (sine, cosine) = Elementary.sineAndCosine(angle)
  let rest = 1 - cosine
  return CATransform3D(rows: [
    [x * x * rest + cosine, y * x * rest + z * sine, z * x * rest - y * sine, 0],
    [x * y * rest - z * sine, y * y * rest + cosine, z * y * rest + x * sine, 0],
    [x * z * rest + y * sine, y * z * rest - x * sine, z * z * rest + cosine, 0],
    [0, 0, 0, 1],
  ])
}

/// Returns an affine transform as a three-dimensional transform.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  CATransform3D(rows: [[m.a, m.b, 0, 0], [m.c, m.d, 0, 0], [0, 0, 1, 0], [m.tx, m.ty, 0, 1]])
}

// MARK: - Combining

/// Returns the transform that moves first, and then has the effect of `t`.
public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

/// Returns the transform that scales first, and then has the effect of `t`.
public func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

/// Returns the transform that rotates first, and then has the effect of `t`.
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

/// Returns the transform that has the effect of `a`, followed by the effect of `b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  let (left, right) = (a.rows, b.rows)
  return CATransform3D(
    rows: (0..<4).map { row in
      (0..<4).map { column in (0..<4).reduce(0) { $0 + left[row][$1] * right[$1][column] } }
    })
}

/// Returns the inverse of `t`; if there is none, `t` itself.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
  // Gauss-Jordan elimination: the operations that turn the matrix into the identity turn the
  // identity into its inverse.
  var (left, right) = (t.rows, CATransform3DIdentity.rows)
  for column in 0..<4 {
    let pivot = (column..<4).max { left[$0][column].magnitude < left[$1][column].magnitude }!
    guard left[pivot][column] != 0 else { return t }
    left.swapAt(column, pivot)
    right.swapAt(column, pivot)
    let factor = left[column][column]
    for entry in 0..<4 {
      left[column][entry] /= factor
      right[column][entry] /= factor
    }
    for row in 0..<4 where row != column {
      let factor = left[row][column]
      for entry in 0..<4 {
        left[row][entry] -= factor * left[column][entry]
        right[row][entry] -= factor * right[column][entry]
      }
    }
  }
  return CATransform3D(rows: right)
}

// MARK: - Queries

/// Whether `t` changes nothing.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

/// Whether `a` and `b` are the same.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
  a == b
}

/// Whether `t` is an affine transform of the plane.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  t == CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(t))
}

/// Returns the affine transform of the plane that `t` contains.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}
