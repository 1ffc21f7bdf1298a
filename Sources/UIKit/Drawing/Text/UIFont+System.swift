import Foundation
import GalleyDrawing

extension UIFont {
  /// The size of text in labels: 17.
  public class var labelFontSize: CGFloat { 17 }
  /// The size of text in buttons: 18.
  public class var buttonFontSize: CGFloat { 18 }
  /// The size of small text: 12.
  public class var smallSystemFontSize: CGFloat { 12 }
  /// The size of the system's text: 14.
  public class var systemFontSize: CGFloat { 14 }

  /// Returns the system font.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(FontFace(size: fontSize))
  }

  /// Returns the system font in a weight.
  ///
  ///     UIFont.systemFont(ofSize: 17, weight: .medium).fontName   // .SFUI-Medium
  public class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(FontFace(size: fontSize, weight: weight))
  }

  /// Returns the system font in a weight and a width.
  ///
  /// - Differs: The width is stored, and the font is drawn in the standard width.
  public class func systemFont(
    ofSize fontSize: CGFloat, weight: UIFont.Weight, width: UIFont.Width
  ) -> UIFont {
    var face = FontFace(size: fontSize, weight: weight)
    face.width = width
    return UIFont(face)
  }

  /// Returns the bold system font.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(FontFace(size: fontSize, weight: .bold))
  }

  /// Returns the italic system font.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    var face = FontFace(size: fontSize)
    face.isItalic = true
    return UIFont(face)
  }

  /// Returns the system font with digits of equal width, for numbers that change.
  public class func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat, weight: UIFont.Weight
  ) -> UIFont {
    var face = FontFace(size: fontSize, weight: weight)
    face.hasTabularDigits = true
    return UIFont(face)
  }

  /// Returns the system font with letters of equal width, for code.
  public class func monospacedSystemFont(
    ofSize fontSize: CGFloat, weight: UIFont.Weight
  ) -> UIFont {
    UIFont(FontFace(size: fontSize, weight: weight, drawn: .monospaced))
  }
}
