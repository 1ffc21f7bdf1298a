import Foundation

/// Makes an app's own fonts and lengths as much larger or smaller as the user wants text to be.
///
///     label.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: brand)
///     let height = UIFontMetrics.default.scaledValue(for: 44)
///
/// The factor is not that of the text style's sizes, but that of the line heights that Apple prints
/// beside them, and lengths are rounded to pixels: on a screen with 3 pixels a point,
/// `scaledValue(for: 17)` is 16.333 where body text has 16 points.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  private let style: UIFont.TextStyle

  /// Those of the `body` style.
  open class var `default`: UIFontMetrics { body }

  private static let body = UIFontMetrics(forTextStyle: .body)

  /// Those of a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

  // MARK: Fonts

  /// A font as large as the user wants it.
  open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }

  /// A font as large as the user wants it, but not larger than a limit.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// A font as large as it is in some circumstances.
  open func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
  }

  /// A font as large as it is in some circumstances, but not larger than a limit; 0 for none.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let scaling = FontScaling(
      base: font.face.scaling?.base ?? font.pointSize,
      maximum: maximumPointSize > 0 ? maximumPointSize : nil)
    return scaled(font.face, scaling, in: traitCollection)
  }

  internal func scaled(
    _ face: FontFace, _ scaling: FontScaling, in traits: UITraitCollection?
  ) -> UIFont {
    var face = face
    let size = Double(scaledValue(for: scaling.base, compatibleWith: traits))
    face.size = min(size, scaling.maximum ?? .infinity)
    face.textStyle = style
    face.scaling = scaling
    return UIFont(face)
  }

  // MARK: Lengths

  /// A length as much larger or smaller as text is.
  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// A length as it is in some circumstances.
  open func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    let category = UIContentSizeCategory(of: traitCollection)
    let height = style.lineHeight(in: category)
    let usual = style.lineHeight(in: .large)
    // As it is where text is as large as usual, even where that is between pixels.
    guard height != usual, value.isFinite else { return value }
    let own = traitCollection?.displayScale ?? 0
    let scale = own > 0 ? own : max(UITraitCollection.current.displayScale, 1)
    return (value * height / usual * scale).rounded() / scale
  }
}
