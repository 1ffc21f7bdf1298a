import Foundation
import GalleyDrawing
import GalleyGeometry

// The settings for drawing.

extension CGContext {
  // MARK: Colors

  /// Sets the color for filling.
  public func setFillColor(_ color: CGColor) {
    state.fill = color.color
    state.fillSpace = color.space
  }

  /// Sets the color for filling.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets a gray for filling.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(gray: gray, alpha: alpha))
  }

  /// Sets the color for filling. `components` are the components of the space of the current color,
  /// followed by alpha.
  public func setFillColor(_ components: UnsafePointer<CGFloat>) {
    guard let color = CGColor(colorSpace: state.fillSpace, components: components) else { return }
    setFillColor(color)
  }

  /// Sets the space of colors for filling, and black as the color. The initial space is gray.
  public func setFillColorSpace(_ space: CGColorSpace) {
    state.fill = .black
    state.fillSpace = space
  }

  /// Sets the color for stroking.
  public func setStrokeColor(_ color: CGColor) {
    state.stroke = color.color
    state.strokeSpace = color.space
  }

  /// Sets the color for stroking.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets a gray for stroking.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(gray: gray, alpha: alpha))
  }

  /// Sets the color for stroking. `components` are the components of the space of the current
  /// color, followed by alpha.
  public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
    guard let color = CGColor(colorSpace: state.strokeSpace, components: components) else {
      return
    }
    setStrokeColor(color)
  }

  /// Sets the space of colors for stroking, and black as the color. The initial space is gray.
  public func setStrokeColorSpace(_ space: CGColorSpace) {
    state.stroke = .black
    state.strokeSpace = space
  }

  /// Sets the opacity of everything that is drawn.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = Double(alpha) }

  /// Sets the way in which drawing is blended with the existing content.
  public func setBlendMode(_ mode: CGBlendMode) { state.blend = mode.galley }

  // MARK: Lines

  /// Sets the width of lines.
  public func setLineWidth(_ width: CGFloat) { state.style.width = Double(width) }

  /// Sets the shape of the ends of lines.
  public func setLineCap(_ cap: CGLineCap) { state.style.cap = cap.galley }

  /// Sets the shape of the joints of lines.
  public func setLineJoin(_ join: CGLineJoin) { state.style.join = join.galley }

  /// Sets the maximum length of the point of a mitered joint, in line widths.
  public func setMiterLimit(_ limit: CGFloat) { state.style.miterLimit = Double(limit) }

  /// Sets the dashes of lines; with no lengths, lines are solid.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.style.dash = lengths.map { Double($0) }
    state.style.dashPhase = Double(phase)
  }

  // MARK: Shadows

  /// Sets the shadow of everything that is drawn; `nil` for no shadow. The offset is in points of
  /// the image, and the transform does not change it. In a bitmap context, a positive height moves
  /// the shadow upward.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    // `blur` is the distance that the blur reaches, which is twice its standard deviation.
    state.shadow = color.map {
      Shadow(
        color: $0.color, offset: Point(x: offset.width, y: offset.height),
        radius: Double(blur) / 2)
    }
  }

  /// Sets a black shadow with an opacity of one third.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }

  /// Returns the shadow in transformed coordinates.
  internal func shadow(in transform: GalleyGeometry.AffineTransform) -> Shadow? {
    guard var shadow = state.shadow, let inverse = transform.inverted() else { return nil }
    let offset = Size(width: shadow.offset.x, height: shadow.offset.y)
      .applying(flip.concatenating(inverse))
    shadow.offset = Point(x: offset.width, y: offset.height)
    shadow.radius *= Elementary.squareRoot(inverse.determinant.magnitude)
    return shadow
  }

  // MARK: Rendering options

  /// The quality of scaled images, which decides whether pixels are interpolated.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolation }
    set { state.interpolation = newValue }
  }

  /// Has no effect: edges are always antialiased.
  ///
  /// - Differs: Antialiasing cannot be switched off.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}

  /// Has no effect: edges are always antialiased.
  ///
  /// - Differs: Antialiasing cannot be switched off.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}

  /// Has no effect: letters are always smoothed in the same way.
  ///
  /// - Differs: The smoothing of letters cannot be switched off.
  public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}

  /// Has no effect: letters are always smoothed in the same way.
  ///
  /// - Differs: The smoothing of letters cannot be switched off.
  public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}

  /// Has no effect: colors are never converted with losses.
  ///
  /// - Differs: The treatment of colors outside of a space cannot be chosen.
  public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}

  /// Has no effect: curves always have the same precision.
  ///
  /// - Differs: The precision of curves cannot be reduced.
  public func setFlatness(_ flatness: CGFloat) {}
}

/// The quality of scaled images.
///
/// - Differs: `none` does not interpolate pixels; all other qualities give the same result.
public enum CGInterpolationQuality: Int32, Sendable {
  case `default` = 0
  case none, low, high, medium
}
