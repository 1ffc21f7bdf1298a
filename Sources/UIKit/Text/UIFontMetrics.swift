import Foundation

/// Makes an app's own fonts and lengths as much larger or smaller as the user wants text to be.
///
///     label.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: brand)
///     let height = UIFontMetrics.default.scaledValue(for: 44)
///
/// - Unverified: The factor is that of the text style's sizes, and lengths are not rounded.
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
    return scaled(font.face, scaling, in: UIContentSizeCategory(of: traitCollection))
  }

  internal func scaled(
    _ face: FontFace, _ scaling: FontScaling, in category: UIContentSizeCategory
  ) -> UIFont {
    var face = face
    face.size = min(scaling.base * factor(in: category), scaling.maximum ?? .infinity)
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
    value * factor(in: UIContentSizeCategory(of: traitCollection))
  }

  private func factor(in category: UIContentSizeCategory) -> Double {
    style.size(in: category) / style.size(in: .large)
  }
}
