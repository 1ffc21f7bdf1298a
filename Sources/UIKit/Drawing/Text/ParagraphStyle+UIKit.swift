import Foundation
import GalleyDrawing

extension ParagraphStyle {
  /// Creates the text engine's paragraph style from the paragraph style of UIKit. The text engine
  /// divides text into lines.
  internal init(_ style: NSParagraphStyle) {
    let values = style.values
    self.init()
    alignment = values.alignment.galley
    lineBreaking = values.lineBreakMode.galley
    hyphenates = values.hyphenationFactor > 0 || values.usesDefaultHyphenation
    direction = values.baseWritingDirection.galley
    lineSpacing = values.lineSpacing
    spacing = values.paragraphSpacing
    spacingBefore = values.paragraphSpacingBefore
    firstLineHeadIndent = values.firstLineHeadIndent
    headIndent = values.headIndent
    tailIndent = values.tailIndent
    minimumLineHeight = values.minimumLineHeight
    maximumLineHeight = values.maximumLineHeight
    lineHeightMultiple = values.lineHeightMultiple
    if values.defaultTabInterval > 0 { tabInterval = values.defaultTabInterval }
    if values.tabStops != NSParagraphStyle.defaultTabStops { tabs = values.tabStops.map(\.galley) }
  }
}
