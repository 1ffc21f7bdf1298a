import GalleyGeometry

extension AffineTransform {
  /// Returns a transform between this transform and another, for an animation from one to the
  /// other.
  ///
  /// Rotation, scale, skew and translation are interpolated independently, so that a rotating view
  /// does not shrink during the animation.
  ///
  ///     let quarter = AffineTransform(rotation: .pi / 2)
  ///     AffineTransform.identity.mixed(with: quarter, at: 0.5)   // an eighth of a turn
  ///
  /// The rotation takes the shorter direction.
  public func mixed(with other: AffineTransform, at fraction: Double) -> AffineTransform {
    if self == other || fraction == 0 { return self }
    if fraction == 1 { return other }
    func between(_ from: Double, _ to: Double) -> Double { from + (to - from) * fraction }
    guard let from = TransformParts(self), var to = TransformParts(other) else {
      return AffineTransform(
        a: between(a, other.a), b: between(b, other.b), c: between(c, other.c),
        d: between(d, other.d), tx: between(tx, other.tx), ty: between(ty, other.ty))
    }
    let half = Double.pi
    if to.angle - from.angle > half { to.angle -= 2 * half }
    if from.angle - to.angle > half { to.angle += 2 * half }
    var parts = from
    parts.angle = between(from.angle, to.angle)
    parts.across = between(from.across, to.across)
    parts.down = between(from.down, to.down)
    parts.slant = between(from.slant, to.slant)
    return parts.transform(tx: between(tx, other.tx), ty: between(ty, other.ty))
  }
}

/// The rotation, scale and skew of a transform.
private struct TransformParts {
  /// The rotation in radians.
  var angle: Double
  /// The scale along the x axis.
  var across: Double
  /// The scale along the y axis, which is negative if the transform mirrors.
  var down: Double
  /// The skew: the distance along the rotated x axis by which a point moves for each unit of its y
  /// coordinate.
  var slant: Double

  /// Creates the parts of a transform; `nil` if the transform has no inverse.
  init?(_ transform: AffineTransform) {
    let (a, b, c, d) = (transform.a, transform.b, transform.c, transform.d)
    across = Elementary.squareRoot(a * a + b * b)
    guard across > 1e-12 else { return nil }
    let (cosine, sine) = (a / across, b / across)
    angle = Elementary.arctangent2(y: sine, x: cosine)
    slant = c * cosine + d * sine
    down = d * cosine - c * sine
    guard down.magnitude > 1e-12 else { return nil }
  }

  func transform(tx: Double, ty: Double) -> AffineTransform {
    let (sine, cosine) = Elementary.sineAndCosine(angle)
    return AffineTransform(
      a: across * cosine, b: across * sine, c: slant * cosine - down * sine,
      d: slant * sine + down * cosine, tx: tx, ty: ty)
  }
}
