import Foundation

/// Methods that are called while a text is divided into lines.
///
///     func layoutManager(
///       _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
///       withProposedLineFragmentRect rect: CGRect
///     ) -> CGFloat {
///       8
///     }
///
/// - Differs: The delegate is not asked about glyphs, control characters and line breaks.
public protocol NSLayoutManagerDelegate: NSObjectProtocol {
  /// Returns the space below a line, in place of `lineSpacing` of its paragraph's style.
  func layoutManager(
    _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat
  /// Returns the space above a paragraph, in place of `paragraphSpacingBefore` of its style.
  func layoutManager(
    _ layoutManager: NSLayoutManager, paragraphSpacingBeforeGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat
  /// Returns the space below a paragraph, in place of `paragraphSpacing` of its style.
  func layoutManager(
    _ layoutManager: NSLayoutManager, paragraphSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat
  /// Called for each line.
  ///
  /// The delegate may change the line's rectangles, and the distance of the baseline from the top
  /// of the first rectangle. The method returns whether the delegate has changed any of these
  /// values.
  func layoutManager(
    _ layoutManager: NSLayoutManager,
    shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>,
    lineFragmentUsedRect: UnsafeMutablePointer<CGRect>,
    baselineOffset: UnsafeMutablePointer<CGFloat>, in textContainer: NSTextContainer,
    forGlyphRange glyphRange: NSRange
  ) -> Bool
  /// Called when the lines are out of date.
  @_disfavoredOverload
  func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager)
  /// Called when the text of a container was divided into lines.
  func layoutManager(
    _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
    atEnd layoutFinishedFlag: Bool)
  /// Called when the size of a container has changed.
  func layoutManager(
    _ layoutManager: NSLayoutManager, textContainer: NSTextContainer,
    didChangeGeometryFrom oldSize: CGSize)
}

extension NSLayoutManagerDelegate {
  /// The default. The result is ignored, and the space comes from the paragraph's style.
  public func layoutManager(
    _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat {
    OptionalMember.Anywhere.noteDefault(self)
    return 0
  }
  /// The default. The result is ignored, and the space comes from the paragraph's style.
  public func layoutManager(
    _ layoutManager: NSLayoutManager, paragraphSpacingBeforeGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat {
    OptionalMember.Anywhere.noteDefault(self)
    return 0
  }
  /// The default. The result is ignored, and the space comes from the paragraph's style.
  public func layoutManager(
    _ layoutManager: NSLayoutManager, paragraphSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat {
    OptionalMember.Anywhere.noteDefault(self)
    return 0
  }
  /// The default: changes nothing.
  public func layoutManager(
    _ layoutManager: NSLayoutManager,
    shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>,
    lineFragmentUsedRect: UnsafeMutablePointer<CGRect>,
    baselineOffset: UnsafeMutablePointer<CGFloat>, in textContainer: NSTextContainer,
    forGlyphRange glyphRange: NSRange
  ) -> Bool {
    OptionalMember.Anywhere.noteDefault(self)
    return false
  }
  /// The default: does nothing.
  @_disfavoredOverload
  public func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) {
    OptionalMember.Anywhere.noteDefault(self)
  }
  /// The default: does nothing.
  public func layoutManager(
    _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
    atEnd layoutFinishedFlag: Bool
  ) { OptionalMember.Anywhere.noteDefault(self) }
  /// The default: does nothing.
  public func layoutManager(
    _ layoutManager: NSLayoutManager, textContainer: NSTextContainer,
    didChangeGeometryFrom oldSize: CGSize
  ) { OptionalMember.Anywhere.noteDefault(self) }
}
