import Foundation
import GalleyDrawing

/// A font: what it is called, how large and how heavy it is.
///
///     UIFont.systemFont(ofSize: 17, weight: .semibold)
///     UIFont.preferredFont(forTextStyle: .body).pointSize   // 17, unless the user wants another size
///     UIFont.systemFont(ofSize: 17).lineHeight              // 20.287
///
/// - Differs: The system's font is drawn in Inter, whose letters stand as close as Apple's do; a
///   line is mostly within a hundredth as wide. Its heights are Apple's.
/// - Unverified: how close letters stand in sizes of 13, 14, 16 and 19 to 24 points.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
  private let kindForFoundation = KindForFoundation()
  internal let face: FontFace
  /// What text engines are told.
  internal let font: Font

  internal init(_ face: FontFace) {
    self.face = face
    font = face.font
  }

  /// The font that a descriptor describes.
  ///
  /// - Parameters:
  ///   - descriptor: What is wanted.
  ///   - pointSize: How large it is; 0 for the size that the descriptor says.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    var face = descriptor.face
    if pointSize > 0 { face.size = pointSize }
    if face.size <= 0 { face.size = 12 }
    self.init(face)
  }

  // MARK: What it is

  /// How large it is.
  open var pointSize: CGFloat { face.size }
  /// Its name, such as `.SFUI-Semibold` or `NotoSerif-Bold`.
  open var fontName: String { face.fontName }
  /// The name of its family, such as `.AppleSystemUIFont` or `Noto Serif`.
  open var familyName: String { face.familyName }
  /// What describes it.
  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(face) }

  // MARK: Heights

  /// The heights of its letters.
  internal var metrics: FontMetrics { Platform.current.textEngine.metrics(of: font) }

  /// How far letters reach above the base line.
  open var ascender: CGFloat { metrics.ascent }
  /// How far letters reach below the base line: a number below zero.
  open var descender: CGFloat { -metrics.descent }
  /// How high an H is.
  open var capHeight: CGFloat { metrics.capHeight }
  /// How high an x is.
  open var xHeight: CGFloat { metrics.xHeight }
  /// How high a line is.
  open var lineHeight: CGFloat { metrics.lineHeight }
  /// Room between two lines, beyond their height: fonts of text styles have some.
  ///
  /// - Differs: `traitTightLeading` and `traitLooseLeading` change nothing of it.
  /// - Unverified: that it is never below zero, as it would be by Apple's figures from 53 points on; how it
  ///   goes together with the line heights of a paragraph's style.
  open var leading: CGFloat { font.leading }

  // MARK: Others like it

  /// The same font in another size.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    var face = face
    face.size = fontSize
    return UIFont(face)
  }

  /// Itself: it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: As an object

  /// Whether another font is the same.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return other === self || other.face == face
  }

  /// The same for fonts that are the same.
  open override var hash: Int { face.hashValue }

  /// Its name, family, weight, style and size.
  open override var description: String {
    let style = face.isItalic ? "italic" : "normal"
    return "<UIFont> font-family: \"\(familyName)\"; font-weight: \(face.weight.step.drawn); "
      + "font-style: \(style); font-size: \(pointSize)pt"
  }
}
