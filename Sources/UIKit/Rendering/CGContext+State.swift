import Foundation
import GalleyDrawing
import GalleyGeometry

// How things are painted.

extension CGContext {
  // MARK: Colors

  /// Fills with a color from now on.
  public func setFillColor(_ color: CGColor) { state.fill = color.color }

  /// Fills with a color from now on.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fill = Color(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Fills with a gray from now on.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    state.fill = Color(white: gray, alpha: alpha)
  }

  /// Strokes with a color from now on.
  public func setStrokeColor(_ color: CGColor) { state.stroke = color.color }

  /// Strokes with a color from now on.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.stroke = Color(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Strokes with a gray from now on.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    state.stroke = Color(white: gray, alpha: alpha)
  }

  /// Paints so much of everything from now on.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = Double(alpha) }

  /// Says how what is painted from now on mixes with what is there.
  public func setBlendMode(_ mode: CGBlendMode) { state.blend = mode.galley }

  // MARK: Lines

  /// Strokes so wide from now on.
  public func setLineWidth(_ width: CGFloat) { state.style.width = Double(width) }

  /// Ends lines so from now on.
  public func setLineCap(_ cap: CGLineCap) { state.style.cap = cap.galley }

  /// Joins lines so from now on.
  public func setLineJoin(_ join: CGLineJoin) { state.style.join = join.galley }

  /// Lets the points of miters be so far out, in line widths.
  public func setMiterLimit(_ limit: CGFloat) { state.style.miterLimit = Double(limit) }

  /// Strokes with dashes from now on; with no lengths, without.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.style.dash = lengths.map { Double($0) }
    state.style.dashPhase = Double(phase)
  }

  // MARK: Shadows

  /// Throws a shadow behind everything that is painted from now on; `nil` for none. The offset is in
  /// points of the picture, whatever the transform.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    // The blur reaches as far as it says, which is twice its standard deviation.
    state.shadow = color.map {
      Shadow(
        color: $0.color, offset: Point(x: offset.width, y: offset.height),
        radius: Double(blur) / 2)
    }
  }

  /// Throws a black shadow, a third as strong as can be, behind everything from now on.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }

  /// The shadow in points that are transformed.
  internal func shadow(in transform: GalleyGeometry.AffineTransform) -> Shadow? {
    guard var shadow = state.shadow, let inverse = transform.inverted() else { return nil }
    let offset = Size(width: shadow.offset.x, height: shadow.offset.y).applying(inverse)
    shadow.offset = Point(x: offset.width, y: offset.height)
    shadow.radius *= Elementary.squareRoot(inverse.determinant.magnitude)
    return shadow
  }

  // MARK: Fine points

  /// How images are stretched: whether pixels blend into one another.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolation }
    set { state.interpolation = newValue }
  }

  /// Does nothing: edges are always smooth.
  ///
  /// - Differs: Edges can't be made hard.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}

  /// Does nothing: edges are always smooth.
  ///
  /// - Differs: Edges can't be made hard.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}

  /// Does nothing: curves are always drawn as exactly.
  ///
  /// - Differs: Curves can't be made coarse.
  public func setFlatness(_ flatness: CGFloat) {}
}

/// How images are stretched.
///
/// - Differs: `none` leaves hard pixels; all others are the same.
public enum CGInterpolationQuality: Int32, Sendable {
  case `default` = 0
  case none, low, high, medium
}
