import Foundation
import GalleyDrawing
import GalleyGeometry
import Synchronization

/// A picture in a text, in place of a character.
///
///     let icon = NSTextAttachment(image: star)
///     icon.bounds = CGRect(x: 0, y: -2, width: 16, height: 16)
///     text.append(NSAttributedString(attachment: icon))
open class NSTextAttachment: NSObject, NSTextAttachmentContainer {
  /// Foundation for Linux reads the type number of a Foundation object from the first stored
  /// property of any object, so this property must be first.
  private let kindForFoundation = KindForFoundation()

  /// The character that the picture replaces.
  public static let character = 0xFFFC

  /// The contents of a file; `nil` if the attachment has no file. If the file is an image, the
  /// image is the picture, unless another picture is set.
  ///
  /// - Unverified: that the contents of a file without a type are not shown, nor those of files
  ///   other than images.
  open var contents: Data? { didSet { decoded.withLock { $0 = nil } } }
  /// The type of the file, such as `public.png`.
  open var fileType: String?
  /// The picture.
  open var image: UIImage?
  /// The frame of the picture, in coordinates that grow upward from the baseline. With a size of
  /// zero, the picture has its own size.
  open var bounds = CGRect.zero
  /// The space before and after the picture.
  ///
  /// - Differs: The property is stored and has no effect.
  open var lineLayoutPadding: CGFloat = 0

  /// Creates an attachment from the contents of a file.
  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
  }

  /// Traps, because Galley reads no archives.
  public required init?(coder: NSCoder) {
    preconditionFailure("\(Self.self).init(coder:): Galley reads no archives")
  }

  /// Writes the object into an archive.
  ///
  /// - Precondition: A subclass overrides this method without calling `super`. Galley writes no
  ///   archives, so this method traps.
  open func encode(with coder: NSCoder) { Misuse.trapOnWriting(Self.self) }

  /// Creates an attachment without a picture.
  public override convenience init() { self.init(data: nil, ofType: nil) }

  /// Creates an attachment with a picture.
  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }

  /// Returns the picture to draw. Override this method to draw another picture.
  open func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? {
    shownImage
  }

  /// Returns the frame of the picture. Override this method to place the picture relative to the
  /// height of the line.
  open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint, characterIndex charIndex: Int
  ) -> CGRect {
    if bounds.size != .zero { return bounds }
    return CGRect(origin: bounds.origin, size: shownImage?.size ?? .zero)
  }

  /// The image in `contents`, which is decoded when it is used for the first time.
  private let decoded = Mutex<UIImage??>(nil)

  /// The picture, or else the image in `contents`.
  private var shownImage: UIImage? {
    if let image { return image }
    guard let contents, let fileType, UTType(known: fileType).conforms(to: .image) else {
      return nil
    }
    return decoded.withLock { decoded -> UIImage? in
      if let known = decoded { return known }
      let image = UIImage(data: contents)
      decoded = .some(image)
      return image
    }
  }

  // MARK: NSObject

  /// The frame of the picture, as text.
  open override var description: String {
    "NSTextAttachment (\(bounds.minX), \(bounds.minY), \(bounds.width), \(bounds.height))"
  }

  // MARK: Drawing

  /// Returns the attachment for drawing in a line.
  ///
  /// - Parameters:
  ///   - font: The font of the attachment's character.
  ///   - color: The text color of the attachment's character.
  ///   - traits: The traits for which the picture is chosen.
  ///   - index: The index of the attachment's character in the text.
  internal func drawingAttachment(
    font: UIFont, color: Color, traits: UITraitCollection, at index: Int
  ) -> TextStyle.Attachment {
    let line = CGRect(x: 0, y: 0, width: 1e7, height: font.lineHeight)
    let bounds = attachmentBounds(
      for: nil, proposedLineFragment: line, glyphPosition: .zero, characterIndex: index)
    let picture = image(forBounds: bounds, textContainer: nil, characterIndex: index)
    var bitmap: Bitmap?
    UITraitCollection.current(with: traits).performAsCurrent {
      bitmap = picture?.pixels(in: bounds.size, color)
    }
    return TextStyle.Attachment(bitmap: bitmap, bounds: bounds.galley)
  }
}

extension NSAttributedString {
  /// Creates a text that consists of an attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }

  /// Creates a text that consists of an attachment, with attributes.
  public convenience init(
    attachment: NSTextAttachment, attributes: [NSAttributedString.Key: Any]
  ) {
    self.init(
      string: "\u{FFFC}", attributes: attributes.merging([.attachment: attachment]) { $1 })
  }
}

extension UIImage {
  /// Returns the pixels that a text shows for the current traits. Templates and symbols have the
  /// text color.
  ///
  /// - Parameters:
  ///   - shownSize: The size in which the image is shown.
  ///   - color: The text color.
  fileprivate func pixels(in shownSize: CGSize, _ color: Color) -> Bitmap? {
    let now = resolved(for: .current)
    let (mode, isSymbol) = (now.renderingMode, now.isSymbolImage)
    let isStencil = isSymbol ? mode != .alwaysOriginal : mode == .alwaysTemplate
    let isMirrored =
      now.flipsForRightToLeftLayoutDirection
      && UITraitCollection.current.layoutDirection == .rightToLeft
    let isChanged =
      isMirrored || now.imageOrientation != .up || now.content.tint != nil
      || now.content.caps != nil
    if !isStencil, !isSymbol, !isChanged { return now.cgImage?.bitmap }
    // Only an image with cap insets looks different in another size.
    let hasCaps = now.content.caps != nil && shownSize.width > 0 && shownSize.height > 0
    let size = hasCaps ? shownSize : now.size
    guard size.width > 0, size.height > 0 else { return nil }
    let list = now.displayList(in: CGRect(origin: .zero, size: size), tint: color)
    // If an image is too large to be drawn again, its own pixels are shown.
    return Platform.current.render(list, size.galley, Double(max(now.scale, 2)), nil)
      ?? now.cgImage?.bitmap
  }
}
