import Foundation
import GalleyDrawing

/// A description of a font, from which similar fonts can be created: bold, italic, or in another
/// size.
///
///     let bold = font.fontDescriptor.withSymbolicTraits(.traitBold)!
///     UIFont(descriptor: bold, size: 0)   // as large as `font`
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
  internal let face: FontFace
  /// The attributes that have no property in `FontFace`, with the given values.
  internal let others: [AttributeName: Any]

  internal init(_ face: FontFace, others: [AttributeName: Any] = [:]) {
    self.face = face
    self.others = others
  }

  /// Creates a descriptor from attributes. The default family is the family of the system font.
  public convenience init(fontAttributes attributes: [UIFontDescriptor.AttributeName: Any] = [:]) {
    var face = FontFace(size: 0)
    let others = face.apply(attributes)
    self.init(face, others: others)
  }

  /// Creates a descriptor of the font with a name.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(fontAttributes: [.name: fontName, .size: size])
  }

  /// Returns the descriptor of a text style, in the size that the user has set.
  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor
  {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// Returns the descriptor of a text style, in the size of some traits.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  // MARK: Properties

  /// The name of the font.
  open var postscriptName: String { face.fontName }
  /// The size; 0 if it is not specified.
  open var pointSize: CGFloat { face.size }
  /// The symbolic traits, such as bold and italic.
  open var symbolicTraits: SymbolicTraits { face.symbolicTraits }

  /// The attributes of the font.
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

  /// Returns an attribute of the font.
  open func object(forKey anAttribute: UIFontDescriptor.AttributeName) -> Any? {
    fontAttributes[anAttribute]
  }

  /// Returns the descriptors of matching fonts: only this descriptor.
  open func matchingFontDescriptors(
    withMandatoryKeys mandatoryKeys: Set<UIFontDescriptor.AttributeName>?
  ) -> [UIFontDescriptor] {
    [self]
  }

  // MARK: Derived fonts

  /// Returns the same descriptor with further attributes.
  open func addingAttributes(
    _ attributes: [UIFontDescriptor.AttributeName: Any] = [:]
  ) -> UIFontDescriptor {
    changed { face, others in others.merge(face.apply(attributes)) { $1 } }
  }

  /// Returns the same descriptor in another size.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    changed { face, _ in face.setSize(newPointSize) }
  }

  /// Returns the same descriptor in another family.
  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    addingAttributes([.family: newFamily])
  }

  /// Returns the descriptor of another face of the family, such as `Bold Italic`.
  open func withFace(_ newFace: String) -> UIFontDescriptor { addingAttributes([.face: newFace]) }

  /// Returns the same descriptor with exactly these traits.
  ///
  ///     descriptor.withSymbolicTraits([.traitBold, .traitItalic])
  ///
  /// - Returns: The descriptor, which is never `nil`.
  /// - Differs: UIKit returns `nil` if the family has no such font.
  open func withSymbolicTraits(
    _ symbolicTraits: UIFontDescriptor.SymbolicTraits
  ) -> UIFontDescriptor? {
    changed { face, _ in face.apply(symbolicTraits) }
  }

  /// Returns the descriptor of the system font in another design.
  ///
  /// - Returns: The descriptor; `nil` if this is not a descriptor of the system font.
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

  // MARK: NSObject

  /// Returns the descriptor itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether another descriptor describes the same font.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFontDescriptor else { return false }
    return other === self || (other.face == face && other.others.isSame(as: others))
  }

  /// The hash of the font.
  open override var hash: Int { face.hashValue }

  /// The font's name and size.
  open override var description: String {
    "<UIFontDescriptor: \(face.fontName), \(face.size)>"
  }
}

extension [UIFontDescriptor.AttributeName: Any] {
  /// Whether other attributes have the same keys and, as far as values can be compared, the same
  /// values.
  internal func isSame(as other: Self) -> Bool {
    count == other.count
      && allSatisfy { key, value in
        guard let otherValue = other[key] else { return false }
        return (value as? AnyHashable) == (otherValue as? AnyHashable)
      }
  }
}
