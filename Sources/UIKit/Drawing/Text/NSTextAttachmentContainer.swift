import Foundation

/// The methods that are called on an attachment when its text is laid out and drawn.
/// `NSTextAttachment` implements these methods.
public protocol NSTextAttachmentContainer: NSObjectProtocol {
  /// Returns the picture to draw.
  func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage?
  /// Returns the frame of the picture, in coordinates that grow upward from the baseline.
  func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint, characterIndex charIndex: Int
  ) -> CGRect
}
