import Foundation
import GalleyGeometry

/// A transform of the plane after which straight lines are still straight: translation, scale,
/// rotation, shear, and their combinations.
///
///     let turned = CGAffineTransform(rotationAngle: .pi / 2).translatedBy(x: 10, y: 0)
///     CGPoint.zero.applying(turned)   // (0, 10): moved first, then turned
public struct CGAffineTransform: Hashable, Sendable {
  /// The change of x′ per unit of x.
  public var a: CGFloat
  /// The change of y′ per unit of x.
  public var b: CGFloat
  /// The change of x′ per unit of y.
  public var c: CGFloat
  /// The change of y′ per unit of y.
  public var d: CGFloat
  /// The horizontal position to which the origin moves.
  public var tx: CGFloat
  /// The vertical position to which the origin moves.
  public var ty: CGFloat

  /// Creates a transform from its entries.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  /// Creates a transform from its entries.
  public init(
    _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat
  ) {
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  /// Creates a transform that moves everything to the origin.
  ///
  /// The transform that changes nothing is `identity`.
  public init() { self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0) }

  /// Creates a transform that moves.
  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  /// Creates a transform that scales about the origin.
  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// Creates a transform that rotates about the origin, by an angle in radians: on a screen,
  /// clockwise.
  public init(rotationAngle angle: CGFloat) {
    self.init(GalleyGeometry.AffineTransform(rotation: angle))
  }

  /// The transform that changes nothing.
  public static var identity: CGAffineTransform {
    CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
  }

  /// Whether the transform changes nothing.
  public var isIdentity: Bool { self == .identity }
}

// MARK: - Combining

extension CGAffineTransform {
  /// Returns the transform that moves first, and then has the effect of this transform.
  public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: tx, y: ty).concatenating(self)
  }

  /// Returns the transform that scales first, and then has the effect of this transform.
  public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
  }

  /// Returns the transform that rotates first, and then has the effect of this transform.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// Returns the inverse of this transform; if there is none, this transform.
  public func inverted() -> CGAffineTransform {
    galley.inverted().map { CGAffineTransform($0) } ?? self
  }

  /// Returns the transform that has the effect of this transform, followed by the effect of `t2`.
  public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(galley.concatenating(t2.galley))
  }
}

// MARK: - Applying

extension CGPoint {
  /// Returns the point to which a transform moves this point.
  public func applying(_ t: CGAffineTransform) -> CGPoint { CGPoint(point.applying(t.galley)) }
}

extension CGSize {
  /// Returns the size after a transform, as the vector from one corner to the opposite corner.
  public func applying(_ t: CGAffineTransform) -> CGSize { CGSize(galley.applying(t.galley)) }
}

extension CGRect {
  /// Returns the smallest rectangle around the transformed corners.
  public func applying(_ t: CGAffineTransform) -> CGRect { CGRect(galley.applying(t.galley)) }
}

// MARK: - Components

/// The components of a transform, in the order in which they apply.
///
/// The order is scale, shear, rotation, translation.
public struct CGAffineTransformComponents: Hashable, Sendable {
  /// The scale on each axis.
  public var scale: CGSize
  /// The horizontal shear.
  public var horizontalShear: CGFloat
  /// The rotation in radians.
  public var rotation: CGFloat
  /// The translation.
  public var translation: CGVector

  /// Creates components; a component that is omitted changes nothing.
  public init(
    scale: CGSize = CGSize(width: 1, height: 1), horizontalShear: CGFloat = 0,
    rotation: CGFloat = 0, translation: CGVector = .zero
  ) {
    self.scale = scale
    self.horizontalShear = horizontalShear
    self.rotation = rotation
    self.translation = translation
  }
}

extension CGAffineTransform {
  /// Creates the transform of components.
  public init(_ components: CGAffineTransformComponents) {
    self = CGAffineTransform(scaleX: components.scale.width, y: components.scale.height)
      .concatenating(CGAffineTransform(1, 0, components.horizontalShear, 1, 0, 0))
      .concatenating(CGAffineTransform(rotationAngle: components.rotation))
      .concatenating(
        CGAffineTransform(translationX: components.translation.dx, y: components.translation.dy))
  }

  /// Returns the components of the transform.
  public func decomposed() -> CGAffineTransformComponents {
    let width = Elementary.squareRoot(a * a + b * b)
    let rotation = Elementary.arctangent2(y: b, x: a)
    guard width > 0 else {
      let height = Elementary.squareRoot(c * c + d * d)
      return CGAffineTransformComponents(
        scale: CGSize(width: 0, height: height), rotation: Elementary.arctangent2(y: -c, x: d),
        translation: CGVector(dx: tx, dy: ty))
    }
    let height = galley.determinant / width
    let across = (a * c + b * d) / width
    return CGAffineTransformComponents(
      scale: CGSize(width: width, height: height),
      horizontalShear: height == 0 ? 0 : across / height, rotation: rotation,
      translation: CGVector(dx: tx, dy: ty))
  }
}

extension CGAffineTransform: CustomDebugStringConvertible {
  /// The entries, by their names.
  public var debugDescription: String {
    "CGAffineTransform(a: \(a), b: \(b), c: \(c), d: \(d), tx: \(tx), ty: \(ty))"
  }
}

// MARK: - Conversion to GalleyGeometry

extension CGAffineTransform {
  internal init(_ transform: GalleyGeometry.AffineTransform) {
    self.init(
      a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: transform.tx,
      ty: transform.ty)
  }

  internal var galley: GalleyGeometry.AffineTransform {
    GalleyGeometry.AffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }
}
