import Foundation
import GalleyDrawing

/// Describes a font: to find others like it, bold, leaning or of another size.
///
///     let bold = font.fontDescriptor.withSymbolicTraits(.traitBold)!
///     UIFont(descriptor: bold, size: 0)   // as large as `font`
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
  internal let face: FontFace
  /// Attributes that mean nothing here, as they were given.
  private let others: [AttributeName: Any]

  internal init(_ face: FontFace, others: [AttributeName: Any] = [:]) {
    self.face = face
    self.others = others
  }

  /// A font with attributes; the system's, where they name none.
  public convenience init(fontAttributes attributes: [UIFontDescriptor.AttributeName: Any] = [:]) {
    var face = FontFace(size: 0)
    let others = face.take(attributes)
    self.init(face, others: others)
  }

  /// A font of a name.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(fontAttributes: [.name: fontName, .size: size])
  }

  /// The font of a text style, as large as the user wants it right now.
  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor
  {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// The font of a text style, as large as some circumstances say.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  // MARK: What it says

  /// The name of the font.
  open var postscriptName: String { face.fontName }
  /// How large it is; 0 if that is not said.
  open var pointSize: CGFloat { face.size }
  /// Whether it is bold, leaning and so on.
  open var symbolicTraits: SymbolicTraits { face.symbolicTraits }

  /// What is known of the font.
  open var fontAttributes: [UIFontDescriptor.AttributeName: Any] {
    var attributes = others
    attributes[.name] = face.fontName
    attributes[.family] = face.familyName
    attributes[.face] = face.faceName
    attributes[.size] = face.size
    attributes[.textStyle] = face.textStyle
    attributes[.traits] = [
      TraitKey.symbolic: symbolicTraits.rawValue, .weight: face.weight.rawValue,
      .width: face.width.rawValue, .slant: CGFloat(face.isItalic ? 0.07 : 0),
    ]
    return attributes
  }

  /// One thing that is known of the font.
  open func object(forKey anAttribute: UIFontDescriptor.AttributeName) -> Any? {
    fontAttributes[anAttribute]
  }

  /// Descriptors of fonts that there are: itself.
  open func matchingFontDescriptors(
    withMandatoryKeys mandatoryKeys: Set<UIFontDescriptor.AttributeName>?
  ) -> [UIFontDescriptor] {
    [self]
  }

  // MARK: Others like it

  /// The same font with further attributes.
  open func addingAttributes(
    _ attributes: [UIFontDescriptor.AttributeName: Any] = [:]
  ) -> UIFontDescriptor {
    changed { face, others in others.merge(face.take(attributes)) { $1 } }
  }

  /// The same font in another size.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    changed { face, _ in face.size = newPointSize }
  }

  /// The same font of another family.
  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    addingAttributes([.family: newFamily])
  }

  /// Another font of the family, such as `Bold Italic`.
  open func withFace(_ newFace: String) -> UIFontDescriptor { addingAttributes([.face: newFace]) }

  /// The same font with these traits, and no others.
  ///
  ///     descriptor.withSymbolicTraits([.traitBold, .traitItalic])
  ///
  /// - Returns: Never `nil`.
  /// - Differs: UIKit answers `nil` where the family has no such font.
  open func withSymbolicTraits(
    _ symbolicTraits: UIFontDescriptor.SymbolicTraits
  ) -> UIFontDescriptor? {
    changed { face, _ in face.take(symbolicTraits) }
  }

  /// The same font as the system draws it in another design.
  ///
  /// - Returns: `nil` for a font that is not the system's.
  open func withDesign(_ design: UIFontDescriptor.SystemDesign) -> UIFontDescriptor? {
    guard face.family == nil, let drawn = design.drawn else { return nil }
    return changed { face, _ in face.drawn = drawn }
  }

  private func changed(
    _ change: (inout FontFace, inout [AttributeName: Any]) -> Void
  ) -> UIFontDescriptor {
    var face = face
    var others = others
    change(&face, &others)
    return UIFontDescriptor(face, others: others)
  }

  // MARK: As an object

  /// Itself: it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether another descriptor describes the same font.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFontDescriptor).map { $0.face == face } ?? false
  }

  /// The same for descriptors of the same font.
  open override var hash: Int { face.hashValue }

  /// The font's name and size.
  open override var description: String {
    "<UIFontDescriptor: \(face.fontName), \(face.size)>"
  }
}
