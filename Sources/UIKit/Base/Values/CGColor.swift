import Foundation
import GalleyDrawing
import GalleyGeometry

/// A color of Core Graphics: components in a color space, the same in light and dark appearance.
///
///     UIColor.red.cgColor.components   // [1, 0, 0, 1]
public final class CGColor: NSObject, Sendable {
  /// The color space of the components.
  internal let space: CGColorSpace
  private let parts: [CGFloat]

  /// The opacity.
  public let alpha: CGFloat
  /// The color as it is painted.
  internal let color: Color
  /// The image that a background repeats in place of the color.
  internal let pattern: (any BackgroundPattern)?
  /// The opacity with which the image of the pattern is drawn: 1, or the alpha of `copy(alpha:)`.
  internal let patternAlpha: CGFloat

  internal init(
    _ space: CGColorSpace, _ parts: [CGFloat], alpha: CGFloat,
    pattern: (any BackgroundPattern)? = nil, patternAlpha: CGFloat = 1
  ) {
    self.pattern = pattern
    self.patternAlpha = patternAlpha
    self.space = space
    self.parts = parts
    self.alpha = alpha
    self.color = space.kind.color(parts, alpha: alpha)
  }

  /// The color as text, as it is written in display lists, which are recorded drawings. An example
  /// is `#FF3B30`.
  package var galleyDescription: String { color.description }

  internal convenience init(_ color: Color, pattern: (any BackgroundPattern)? = nil) {
    self.init(
      .rgb, [color.red, color.green, color.blue], alpha: color.alpha, pattern: pattern)
  }

  /// Creates a color in a color space. `components` are the components of the space, followed by
  /// alpha.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    let count = space.numberOfComponents
    self.init(space, (0..<count).map { components[$0] }, alpha: components[count])
  }

  /// Creates a color of sRGB.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(.rgb, [red, green, blue], alpha: alpha)
  }

  /// Creates a color of sRGB.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(.rgb, [red, green, blue], alpha: alpha)
  }

  /// Creates a gray.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(.gray, [gray], alpha: alpha)
  }

  /// The color space of the components.
  public var colorSpace: CGColorSpace? { space }

  /// The number of components, alpha included. A pattern has only an alpha.
  public var numberOfComponents: Int { pattern == nil ? parts.count + 1 : 1 }

  /// The components, alpha last. A pattern has only an alpha.
  public var components: [CGFloat]? { pattern == nil ? parts + [alpha] : [patternAlpha] }

  /// Returns the same color with another alpha.
  public func copy(alpha: CGFloat) -> CGColor? { withAlpha(alpha) }

  internal func withAlpha(_ alpha: CGFloat) -> CGColor {
    CGColor(space, parts, alpha: alpha, pattern: pattern, patternAlpha: pattern == nil ? 1 : alpha)
  }

  /// Returns the color in another space; `nil` if the color cannot be converted.
  ///
  /// - Differs: A color can be converted to sRGB and to grays, not to Display P3.
  public func converted(
    to space: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?
  ) -> CGColor? {
    switch space.kind {
    case self.space.kind: self
    case .sRGB: CGColor(color)
    case .gray: CGColor(gray: color.gray, alpha: alpha)
    case .displayP3: nil
    }
  }

  /// Whether another object is a color with the same components in the same space.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CGColor else { return false }
    if other === self { return true }
    return (space === other.space || space == other.space) && parts == other.parts
      && alpha == other.alpha && pattern === other.pattern && patternAlpha == other.patternAlpha
  }

  /// The hash of the components.
  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(parts)
    hasher.combine(alpha)
    return hasher.finalize()
  }

  /// The space and the components, on one line.
  public override var description: String {
    let name = space.kind == .gray ? "gray" : space.kind == .sRGB ? "sRGB" : "Display P3"
    let list = (parts + [alpha]).map(\.plain).joined(separator: " ")
    return "<CGColor \(name) \(list)>"
  }

  /// Black.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// White.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// A transparent color.
  public static let clear = CGColor(gray: 0, alpha: 0)
}

/// An image that a background repeats.
internal protocol BackgroundPattern: AnyObject, Sendable {
  /// Returns a shape that is filled with the repeated image; `nil` if the shape can't be filled.
  func fill(_ shape: Path, in bounds: Rect, opacity: Double) -> DisplayList.Item?
}

/// The treatment of colors that a space does not contain.
public enum CGColorRenderingIntent: Int32, Sendable {
  case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}

extension Color {
  /// The luminance, from 0 for black to 1 for white.
  internal var gray: Double {
    red == green && green == blue ? red : 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
}

extension CGFloat {
  /// The number in its short form, without unnecessary digits.
  internal var plain: String { Double(self).shortDescription }
}

extension CGColor: _ExpressibleByColorLiteral {
  /// Creates a color from a literal.
  ///
  /// A literal is `layer.borderColor = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)`.
  public convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}
