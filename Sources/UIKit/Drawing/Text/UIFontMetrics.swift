import Foundation

/// Scales an app's own fonts and lengths with the text size that the user has set.
///
///     label.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: brand)
///     let height = UIFontMetrics.default.scaledValue(for: 44)
///
/// The factor follows the line heights that Apple publishes with the sizes of a text style, not the
/// sizes themselves. Lengths are rounded to pixels: on a screen with 3 pixels per point,
/// `scaledValue(for: 17)` is 16.333 where body text has 16 points.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  private let style: UIFont.TextStyle

  /// The metrics of the `body` style.
  open class var `default`: UIFontMetrics { body }

  private static let body = UIFontMetrics(forTextStyle: .body)

  /// Creates the metrics of a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

  // MARK: Fonts

  /// Returns a font that is scaled to the text size that the user has set.
  open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }

  /// Returns a font that is scaled to the text size that the user has set, up to a limit.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// Returns a font that is scaled to the text size of some traits.
  open func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
  }

  /// Returns a font that is scaled to the text size of some traits, up to a limit; 0 for no limit.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let scaling = FontScaling(
      base: font.face.scaling?.base ?? font.pointSize,
      maximum: maximumPointSize > 0 ? maximumPointSize : nil)
    return scaled(font, scaling, in: traitCollection)
  }

  internal func scaled(
    _ font: UIFont, _ scaling: FontScaling, in traits: UITraitCollection?
  ) -> UIFont {
    var face = font.face
    let size = Double(scaledValue(for: scaling.base, compatibleWith: traits))
    face.size = min(size, scaling.maximum ?? .infinity)
    face.textStyle = style
    face.hasOwnSize = false
    face.scaling = scaling
    return font.with(face)
  }

  // MARK: Lengths

  /// Returns a length that is scaled like text.
  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// Returns a length that is scaled like text with some traits.
  open func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    let category = UIContentSizeCategory(of: traitCollection)
    let height = style.lineHeight(in: category)
    let usual = style.lineHeight(in: .large)
    // With the default text size the length is unchanged, even if it lies between pixels.
    guard height != usual, value.isFinite else { return value }
    let own = traitCollection?.displayScale ?? 0
    let scale = own > 0 ? own : max(UITraitCollection.current.displayScale, 1)
    return (value * height / usual * scale).rounded() / scale
  }
}
