import Foundation

// Core Text's functions for fonts.

/// A font of Core Text. It is a font of UIKit, so `font as CTFont` and `ctFont as UIFont` work.
public typealias CTFont = UIFont

/// A description of a font of Core Text. It is a font descriptor of UIKit.
public typealias CTFontDescriptor = UIFontDescriptor

/// The traits of a font, such as bold.
public typealias CTFontSymbolicTraits = UIFontDescriptor.SymbolicTraits

// MARK: Creating

/// Creates the font with a name.
///
/// - Parameter size: The size; 0 for 12 points.
/// - Differs: If there is no font with the name, this returns the system font. The matrix is
///   ignored.
public func CTFontCreateWithName(
  _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
  let size = size > 0 ? size : 12
  return UIFont(name: name as String, size: size) ?? .systemFont(ofSize: size)
}

/// Creates the font with a descriptor.
///
/// - Parameter size: The size; 0 for the size of the descriptor.
/// - Differs: The matrix is ignored.
public func CTFontCreateWithFontDescriptor(
  _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont { UIFont(descriptor: descriptor, size: size) }

/// Creates a copy of a font with another size and other attributes.
///
/// - Parameters:
///   - size: The size; 0 for the size of the font.
///   - attributes: A descriptor whose attributes are added to those of the font.
/// - Differs: The matrix is ignored.
public func CTFontCreateCopyWithAttributes(
  _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
  _ attributes: CTFontDescriptor?
) -> CTFont {
  let size = size > 0 ? size : font.pointSize
  guard let attributes else { return font.withSize(size) }
  return UIFont(
    descriptor: font.fontDescriptor.addingAttributes(attributes.fontAttributes), size: size)
}

/// Creates a copy of a font with other traits.
///
/// - Parameters:
///   - size: The size; 0 for the size of the font.
///   - value: The new values of the traits that `mask` contains.
/// - Returns: The font, which is never `nil`.
/// - Differs: Core Text returns `nil` if the family has no such font. The matrix is ignored.
public func CTFontCreateCopyWithSymbolicTraits(
  _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
  _ value: CTFontSymbolicTraits, _ mask: CTFontSymbolicTraits
) -> CTFont? {
  let traits = font.fontDescriptor.symbolicTraits.subtracting(mask)
    .union(value.intersection(mask))
  return font.fontDescriptor.withSymbolicTraits(traits)
    .map { UIFont(descriptor: $0, size: size > 0 ? size : font.pointSize) }
}

// MARK: Names and traits

/// Returns the PostScript name of a font.
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.fontName as NSString }

/// Returns the name of a font's family.
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { font.familyName as NSString }

/// Returns the descriptor of a font.
public func CTFontCopyFontDescriptor(_ font: CTFont) -> CTFontDescriptor { font.fontDescriptor }

/// Returns the traits of a font.
public func CTFontGetSymbolicTraits(_ font: CTFont) -> CTFontSymbolicTraits {
  font.fontDescriptor.symbolicTraits
}

// MARK: Metrics

/// Returns the size of a font.
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }

/// Returns the height of a font above the baseline.
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }

/// Returns the height of a font below the baseline, as a positive number.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }

/// Returns the space between two lines of a font.
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }

/// Returns the height of a font's capital letters.
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.capHeight }

/// Returns the height of a font's lowercase letters.
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.xHeight }
