import Foundation
import GalleyGeometry

/// A map of the plane that keeps lines straight: moves, scales, turns, and what they make together.
///
///     let turned = CGAffineTransform(rotationAngle: .pi / 2).translatedBy(x: 10, y: 0)
///     CGPoint.zero.applying(turned)   // (0, 10): moved first, then turned
public struct CGAffineTransform: Hashable, Sendable, Codable {
  /// How far x′ moves per x.
  public var a: CGFloat
  /// How far y′ moves per x.
  public var b: CGFloat
  /// How far x′ moves per y.
  public var c: CGFloat
  /// How far y′ moves per y.
  public var d: CGFloat
  /// Where the origin goes, horizontally.
  public var tx: CGFloat
  /// Where the origin goes, vertically.
  public var ty: CGFloat

  /// A transform of these entries.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  /// A transform of these entries.
  public init(
    _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat
  ) {
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  /// A transform that takes everything to the origin. The one that changes nothing is `identity`.
  public init() { self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0) }

  /// A transform that moves.
  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  /// A transform that scales about the origin.
  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// A transform that turns about the origin, by an angle in radians: on a screen, clockwise.
  public init(rotationAngle angle: CGFloat) {
    self.init(GalleyGeometry.AffineTransform(rotation: angle))
  }

  /// The transform that changes nothing.
  public static var identity: CGAffineTransform {
    CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
  }

  /// Whether it changes nothing.
  public var isIdentity: Bool { self == .identity }
}

// MARK: - Combining

extension CGAffineTransform {
  /// The transform that moves first, and then does what this one does.
  public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: tx, y: ty).concatenating(self)
  }

  /// The transform that scales first, and then does what this one does.
  public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
  }

  /// The transform that turns first, and then does what this one does.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// The transform that undoes this one; this one itself, if nothing does.
  public func inverted() -> CGAffineTransform {
    galley.inverted().map { CGAffineTransform($0) } ?? self
  }

  /// The transform that does what this one does, and then what another does.
  public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(galley.concatenating(t2.galley))
  }
}

// MARK: - Applying

extension CGPoint {
  /// Where a transform takes the point.
  public func applying(_ t: CGAffineTransform) -> CGPoint { CGPoint(point.applying(t.galley)) }
}

extension CGSize {
  /// What a transform makes of the size, as the way from one corner to the other.
  public func applying(_ t: CGAffineTransform) -> CGSize { CGSize(galley.applying(t.galley)) }
}

extension CGRect {
  /// The smallest rectangle around the corners where a transform takes them.
  public func applying(_ t: CGAffineTransform) -> CGRect { CGRect(galley.applying(t.galley)) }
}

// MARK: - In parts

/// What a transform does, one after the other: scale, shear, turn, move.
public struct CGAffineTransformComponents: Hashable, Sendable {
  /// How much it scales, each axis.
  public var scale: CGSize
  /// How much it slants.
  public var horizontalShear: CGFloat
  /// How far it turns, in radians.
  public var rotation: CGFloat
  /// How far it moves.
  public var translation: CGVector

  /// Parts that change nothing unless said otherwise.
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
  /// The transform of these parts.
  public init(_ components: CGAffineTransformComponents) {
    self = CGAffineTransform(scaleX: components.scale.width, y: components.scale.height)
      .concatenating(CGAffineTransform(1, 0, components.horizontalShear, 1, 0, 0))
      .concatenating(CGAffineTransform(rotationAngle: components.rotation))
      .concatenating(
        CGAffineTransform(translationX: components.translation.dx, y: components.translation.dy))
  }

  /// The parts of the transform.
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

// MARK: - The cores' transform

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
