import Foundation

// Names from before Swift 4.2, which older files still use.

/// The old name of `NSAttributedString.Key`.
public typealias NSAttributedStringKey = NSAttributedString.Key
/// The old name of `UIFontDescriptor.SymbolicTraits`.
public typealias UIFontDescriptorSymbolicTraits = UIFontDescriptor.SymbolicTraits
/// The old name of `UIFont.TextStyle`.
public typealias UIFontTextStyle = UIFont.TextStyle
/// The old name of `UIFont.Weight`.
public typealias UIFontWeight = UIFont.Weight
/// The old name of `UIFontDescriptor.AttributeName`.
public typealias UIFontDescriptorAttributeName = UIFontDescriptor.AttributeName
/// The old name of `NSTextStorage.EditActions`.
public typealias NSTextStorageEditActions = NSTextStorage.EditActions

// Keys and weights were constants before Swift 4.

/// The name of `NSAttributedString.Key.font` before Swift 4.
public let NSFontAttributeName = NSAttributedString.Key.font
/// The name of `NSAttributedString.Key.paragraphStyle` before Swift 4.
public let NSParagraphStyleAttributeName = NSAttributedString.Key.paragraphStyle
/// The name of `NSAttributedString.Key.foregroundColor` before Swift 4.
public let NSForegroundColorAttributeName = NSAttributedString.Key.foregroundColor
/// The name of `NSAttributedString.Key.backgroundColor` before Swift 4.
public let NSBackgroundColorAttributeName = NSAttributedString.Key.backgroundColor
/// The name of `NSAttributedString.Key.kern` before Swift 4.
public let NSKernAttributeName = NSAttributedString.Key.kern
/// The name of `NSAttributedString.Key.strikethroughStyle` before Swift 4.
public let NSStrikethroughStyleAttributeName = NSAttributedString.Key.strikethroughStyle
/// The name of `NSAttributedString.Key.underlineStyle` before Swift 4.
public let NSUnderlineStyleAttributeName = NSAttributedString.Key.underlineStyle
/// The name of `NSAttributedString.Key.strokeColor` before Swift 4.
public let NSStrokeColorAttributeName = NSAttributedString.Key.strokeColor
/// The name of `NSAttributedString.Key.strokeWidth` before Swift 4.
public let NSStrokeWidthAttributeName = NSAttributedString.Key.strokeWidth
/// The name of `NSAttributedString.Key.shadow` before Swift 4.
public let NSShadowAttributeName = NSAttributedString.Key.shadow
/// The name of `NSAttributedString.Key.attachment` before Swift 4.
public let NSAttachmentAttributeName = NSAttributedString.Key.attachment
/// The name of `NSAttributedString.Key.link` before Swift 4.
public let NSLinkAttributeName = NSAttributedString.Key.link
/// The name of `NSAttributedString.Key.baselineOffset` before Swift 4.
public let NSBaselineOffsetAttributeName = NSAttributedString.Key.baselineOffset
/// The name of `NSAttributedString.Key.underlineColor` before Swift 4.
public let NSUnderlineColorAttributeName = NSAttributedString.Key.underlineColor
/// The name of `NSAttributedString.Key.strikethroughColor` before Swift 4.
public let NSStrikethroughColorAttributeName = NSAttributedString.Key.strikethroughColor
/// The name of `UIFont.Weight.ultraLight` before Swift 4.
public let UIFontWeightUltraLight = UIFont.Weight.ultraLight
/// The name of `UIFont.Weight.thin` before Swift 4.
public let UIFontWeightThin = UIFont.Weight.thin
/// The name of `UIFont.Weight.light` before Swift 4.
public let UIFontWeightLight = UIFont.Weight.light
/// The name of `UIFont.Weight.regular` before Swift 4.
public let UIFontWeightRegular = UIFont.Weight.regular
/// The name of `UIFont.Weight.medium` before Swift 4.
public let UIFontWeightMedium = UIFont.Weight.medium
/// The name of `UIFont.Weight.semibold` before Swift 4.
public let UIFontWeightSemibold = UIFont.Weight.semibold
/// The name of `UIFont.Weight.bold` before Swift 4.
public let UIFontWeightBold = UIFont.Weight.bold
/// The name of `UIFont.Weight.heavy` before Swift 4.
public let UIFontWeightHeavy = UIFont.Weight.heavy
/// The name of `UIFont.Weight.black` before Swift 4.
public let UIFontWeightBlack = UIFont.Weight.black
/// The name of `NSAttributedString.Key.ligature` before Swift 4.
public let NSLigatureAttributeName = NSAttributedString.Key.ligature
/// The name of `NSAttributedString.Key.obliqueness` before Swift 4.
public let NSObliquenessAttributeName = NSAttributedString.Key.obliqueness
/// The name of `NSAttributedString.Key.expansion` before Swift 4.
public let NSExpansionAttributeName = NSAttributedString.Key.expansion
/// The name of `NSAttributedString.Key.textEffect` before Swift 4.
public let NSTextEffectAttributeName = NSAttributedString.Key.textEffect
/// The name of `NSAttributedString.Key.writingDirection` before Swift 4.
public let NSWritingDirectionAttributeName = NSAttributedString.Key.writingDirection
/// The name of `NSAttributedString.Key.verticalGlyphForm` before Swift 4.
public let NSVerticalGlyphFormAttributeName = NSAttributedString.Key.verticalGlyphForm
/// The name of `NSAttributedString.DocumentReadingOptionKey.documentType` before Swift 4.
public let NSDocumentTypeDocumentAttribute = NSAttributedString.DocumentReadingOptionKey
  .documentType
/// The name of `NSAttributedString.DocumentReadingOptionKey.characterEncoding` before Swift 4.
public let NSCharacterEncodingDocumentAttribute = NSAttributedString.DocumentReadingOptionKey
  .characterEncoding
/// The name of `NSAttributedString.DocumentType.plain` before Swift 4.
public let NSPlainTextDocumentType = NSAttributedString.DocumentType.plain
/// The name of `NSAttributedString.DocumentType.rtf` before Swift 4.
public let NSRTFTextDocumentType = NSAttributedString.DocumentType.rtf
/// The name of `NSAttributedString.DocumentType.html` before Swift 4.
public let NSHTMLTextDocumentType = NSAttributedString.DocumentType.html

extension NSUnderlineStyle {
  /// No line: the name of `[]` before Swift 4.2.
  public static let styleNone: NSUnderlineStyle = []
  /// The old name of `single`.
  public static let styleSingle = NSUnderlineStyle.single
  /// The old name of `thick`.
  public static let styleThick = NSUnderlineStyle.thick
  /// The old name of `double`.
  public static let styleDouble = NSUnderlineStyle.double
}
