import Foundation

/// The methods that a text calls on a picture in it. `NSTextAttachment` implements them.
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
