import Foundation
import GalleyDrawing
import Testing
@testable import GalleyUIKit

@Suite("A text attachment")
struct NSTextAttachmentTests {
  private let square = Bitmap(
    width: 8, height: 8, pixels: [UInt32](repeating: 0xFF00_0000, count: 64))

  private final class Sunk: NSTextAttachment {
    override func attachmentBounds(
      for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
      glyphPosition position: CGPoint, characterIndex charIndex: Int
    ) -> CGRect {
      CGRect(x: 0, y: -4, width: lineFrag.height, height: lineFrag.height)
    }
  }

  @Test("A text attachment takes the space of its bounds")
  func bounds() {
    inSquares {
      let attachment = NSTextAttachment()
      attachment.bounds = CGRect(x: 0, y: -2, width: 40, height: 30)
      let text = NSMutableAttributedString(string: "ab", attributes: attributes())
      text.append(NSAttributedString(attachment: attachment, attributes: attributes()))
      #expect(text.length == 3 && text.string.hasSuffix("\u{FFFC}"))
      let size = text.size()
      #expect(size.width == 60)
      #expect(isSame(size.height, 28 + 20 * 0.2412109375))
    }
  }

  @Test("A layout manager knows the sizes of the attachments in its text")
  func sizes() {
    inSquares {
      let attachment = NSTextAttachment()
      attachment.bounds = CGRect(x: 0, y: -2, width: 40, height: 30)
      let text = NSMutableAttributedString(string: "ä", attributes: attributes())
      text.append(NSAttributedString(attachment: attachment, attributes: attributes()))
      text.append(NSAttributedString(string: "b", attributes: attributes()))
      let (storage, manager) = (NSTextStorage(attributedString: text), NSLayoutManager())
      storage.addLayoutManager(manager)
      manager.addTextContainer(NSTextContainer(size: CGSize(width: 200, height: 0)))
      #expect(manager.attachmentSize(forGlyphAt: 1) == CGSize(width: 40, height: 30))
      for index in [-1, 0, 2, 3] {
        #expect(manager.attachmentSize(forGlyphAt: index) == CGSize(width: -1, height: -1))
      }
    }
  }

  @Test("A text attachment without bounds is as large as its image")
  func image() throws {
    try inSquares {
      let attachment = NSTextAttachment()
      attachment.image = UIImage(bitmap: square, scale: 1)
      let text = NSAttributedString(attachment: attachment)
      let style = try #require(StyledText(text, TextDefaults()).runs.first?.style)
      #expect(style.attachment?.bounds == CGRect(x: 0, y: 0, width: 8, height: 8).galley)
      #expect(style.attachment?.bitmap == square)
      #expect(text.size().width == 8)
      #expect(NSTextAttachment(image: UIImage(bitmap: square, scale: 1)).image != nil)
      #expect(NSTextAttachment(data: Data([1]), ofType: "public.png").contents == Data([1]))
      #expect(NSTextAttachment.character == 0xFFFC)
    }
  }

  @Test("A text attachment shows the image in its contents, unless its image is set")
  func contents() throws {
    func picture(of attachment: NSTextAttachment) -> UIImage? {
      attachment.image(forBounds: .zero, textContainer: nil, characterIndex: 0)
    }
    func width(of attachment: NSTextAttachment) -> CGFloat {
      attachment.attachmentBounds(
        for: nil, proposedLineFragment: .zero, glyphPosition: .zero, characterIndex: 0
      ).width
    }
    let png = try #require(UIImage(bitmap: square, scale: 1).pngData())
    let attachment = NSTextAttachment(data: png, ofType: "public.png")
    #expect(picture(of: attachment)?.cgImage?.bitmap == square)
    #expect(picture(of: attachment) === picture(of: attachment), "the image is decoded once")
    #expect(width(of: attachment) == 8 && attachment.image == nil)
    let dot = Bitmap(width: 1, height: 1, pixels: [0xFF00_0000])
    attachment.contents = UIImage(bitmap: dot, scale: 1).pngData()
    #expect(width(of: attachment) == 1)
    attachment.image = UIImage(bitmap: square, scale: 1)
    #expect(width(of: attachment) == 8)
    let text = NSTextAttachment(data: Data("a".utf8), ofType: "public.plain-text")
    #expect(picture(of: text) == nil && width(of: text) == 0)
  }

  @Test("A subclass may place a text attachment")
  func subclass() {
    inSquares {
      let text = NSAttributedString(attachment: Sunk(), attributes: attributes())
      #expect(isSame(text.size().width, 23.8671875))
    }
  }

  @Test("A template in a text attachment has the color of the text")
  func stencil() throws {
    let image = UIImage(bitmap: square, scale: 1).withRenderingMode(.alwaysTemplate)
    let text = NSAttributedString(
      attachment: NSTextAttachment(image: image),
      attributes: [.foregroundColor: UIColor(red: 1, green: 0, blue: 0, alpha: 1)])
    let style = try #require(StyledText(text, TextDefaults()).runs.first?.style)
    let bitmap = try #require(style.attachment?.bitmap)
    #expect(bitmap[4, 4] == Color(red: 1, green: 0, blue: 0))
  }

  /// The pixels of an image in a text with the default color and these traits.
  private func pixels(
    of image: UIImage, in bounds: CGRect = .zero,
    traits: UITraitCollection = UITraitCollection(userInterfaceStyle: .light)
  ) throws -> Bitmap {
    let attachment = NSTextAttachment(image: image)
    attachment.bounds = bounds
    let text = StyledText(
      NSAttributedString(attachment: attachment), TextDefaults(traits: traits))
    return try #require(text.runs.first?.style.attachment?.bitmap)
  }

  @Test("A tinted image in a text attachment keeps its tint")
  func tint() throws {
    let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    let image = UIImage(bitmap: square, scale: 1)
      .withTintColor(red, renderingMode: .alwaysOriginal)
    let bitmap = try pixels(of: image)
    #expect(bitmap[4, 4] == Color(red: 1, green: 0, blue: 0))
  }

  @Test("The edges of a resizable image in a text attachment keep their size")
  func caps() throws {
    let (red, green, blue): (UInt32, UInt32, UInt32) = (0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF)
    let row = [red, green, green, green, green, blue]
    let stripes = Bitmap(width: 6, height: 6, pixels: row + row + row + row + row + row)
    let image = UIImage(bitmap: stripes, scale: 1).resizableImage(
      withCapInsets: UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1), resizingMode: .stretch)
    let bitmap = try pixels(of: image, in: CGRect(x: 0, y: 0, width: 30, height: 10))
    try #require(bitmap.width == 60 && bitmap.height == 20)
    #expect(bitmap[8, 10] == Color(red: 0, green: 1, blue: 0))
    #expect(bitmap[30, 10] == Color(red: 0, green: 1, blue: 0))
  }

  @Test("A text attachment shows the image of its asset for the traits of the text")
  func variants() throws {
    let dot = Bitmap(width: 1, height: 1, pixels: [0xFFFF_FFFF])
    let (asset, day) = (UIImageAsset(), UIImage(bitmap: square, scale: 1))
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    asset.register(day, with: UITraitCollection(userInterfaceStyle: .light))
    asset.register(UIImage(bitmap: dot, scale: 1), with: dark)
    let (light, black) = (try pixels(of: day), try pixels(of: day, traits: dark))
    #expect(light == square && black == dot)
    withExtendedLifetime(asset) {}
  }
}
