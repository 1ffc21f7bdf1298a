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

  /// The system's font.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(FontFace(size: fontSize))
  }

  /// The system's font in a weight.
  ///
  ///     UIFont.systemFont(ofSize: 17, weight: .medium).fontName   // .SFUI-Medium
  public class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(FontFace(size: fontSize, weight: weight))
  }

  /// The system's font in a weight and a width.
  ///
  /// - Differs: It knows its width, and is drawn in the usual one.
  public class func systemFont(
    ofSize fontSize: CGFloat, weight: UIFont.Weight, width: UIFont.Width
  ) -> UIFont {
    var face = FontFace(size: fontSize, weight: weight)
    face.width = width
    return UIFont(face)
  }

  /// The system's font, bold.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(FontFace(size: fontSize, weight: .bold))
  }

  /// The system's font, leaning.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    var face = FontFace(size: fontSize)
    face.isItalic = true
    return UIFont(face)
  }

  /// The system's font with digits that are all equally wide: for numbers that change.
  public class func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat, weight: UIFont.Weight
  ) -> UIFont {
    var face = FontFace(size: fontSize, weight: weight)
    face.hasTabularDigits = true
    return UIFont(face)
  }

  /// The system's font with letters that are all equally wide: for code.
  public class func monospacedSystemFont(
    ofSize fontSize: CGFloat, weight: UIFont.Weight
  ) -> UIFont {
    UIFont(FontFace(size: fontSize, weight: weight, drawn: .monospaced))
  }
}
