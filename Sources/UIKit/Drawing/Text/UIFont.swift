import Foundation
import GalleyDrawing

/// A font: its name, size and weight.
///
///     UIFont.systemFont(ofSize: 17, weight: .semibold)
///     UIFont.preferredFont(forTextStyle: .body).pointSize   // 17 in the default text size
///     UIFont.systemFont(ofSize: 17).lineHeight              // 20.287
///
/// - Differs: The system font is drawn in Inter, with the letter spacing of Apple's font. The width
///   of a line mostly differs by less than a hundredth from the width on an iPhone. The heights are
///   the same.
/// - Unverified: the spacing of letters in sizes of 13, 14, 16 and 19 to 24 points.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
  /// Foundation for Linux reads the type number of a Foundation object from the first stored
  /// property of any object, so this property must be first.
  private let kindForFoundation = KindForFoundation()
  internal let face: FontFace
  /// The attributes of the descriptor that have no property in `FontFace`.
  private let others: [UIFontDescriptor.AttributeName: Any]
  /// The same font as a value of the text engine, which measures and draws text.
  internal let font: Font

  internal init(_ face: FontFace, others: [UIFontDescriptor.AttributeName: Any] = [:]) {
    self.face = face
    self.others = others
    font = face.font
  }

  /// Creates the system font in its default size. An app calls this initializer as `UIFont()`.
  /// - Unverified: the size.
  public convenience init(_ofNothing nothing: Void = ()) {
    self.init(FontFace(size: UIFont.systemFontSize))
  }

  /// Creates the font of a descriptor.
  ///
  /// - Parameters:
  ///   - descriptor: The descriptor.
  ///   - pointSize: The size; 0 for the size of the descriptor.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    var face = descriptor.face
    if pointSize > 0 { face.setSize(pointSize) }
    if face.size <= 0 { face.size = 12 }
    self.init(face, others: descriptor.others)
  }

  // MARK: Properties

  /// The size in points.
  open var pointSize: CGFloat { face.size }
  /// The name of the font, such as `.SFUI-Semibold` or `NotoSerif-Bold`.
  open var fontName: String { face.fontName }
  /// The name of the font's family, such as `.AppleSystemUIFont` or `Noto Serif`.
  open var familyName: String { face.familyName }
  /// The descriptor of the font.
  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(face, others: others) }

  // MARK: Heights

  /// The metrics of the font.
  internal var metrics: FontMetrics { Platform.current.textEngine.metrics(of: font) }

  /// The height of letters above the baseline.
  open var ascender: CGFloat { metrics.ascent }
  /// The depth of letters below the baseline: a negative number.
  open var descender: CGFloat { -metrics.descent }
  /// The height of an H.
  open var capHeight: CGFloat { metrics.capHeight }
  /// The height of an x.
  open var xHeight: CGFloat { metrics.xHeight }
  /// The height of a line.
  open var lineHeight: CGFloat { metrics.lineHeight }
  /// The space between two lines, in addition to their height. Only fonts of text styles have such
  /// space.
  ///
  /// - Differs: `traitTightLeading` and `traitLooseLeading` do not change the leading.
  /// - Unverified: that the leading is never negative: with the line heights that Apple publishes
  ///   for text styles, it would be negative from 53 points on; and how UIKit combines the leading
  ///   with the line heights of a paragraph style.
  open var leading: CGFloat { font.leading }

  // MARK: Derived fonts

  /// Returns the same font in another size. A label does not adjust that size to the text size of
  /// the user.
  /// - Unverified: that a label does not adjust the size of such a font if the font has a text
  ///   style.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    var face = face
    face.setSize(fontSize)
    return with(face)
  }

  /// Returns the font with another face, and with the other attributes of this font.
  internal func with(_ face: FontFace) -> UIFont { UIFont(face, others: others) }

  /// Returns the font itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: NSObject

  /// Whether another font is the same.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return other === self || (other.face == face && other.others.isSame(as: others))
  }

  /// The hash of the font.
  open override var hash: Int { face.hashValue }

  /// The name, family, weight, style and size.
  open override var description: String {
    let style = face.isItalic ? "italic" : "normal"
    return "<UIFont> font-family: \"\(familyName)\"; font-weight: \(face.weight.step.drawn); "
      + "font-style: \(style); font-size: \(pointSize)pt"
  }
}
