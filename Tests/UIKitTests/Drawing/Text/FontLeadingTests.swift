import Foundation
import Testing

@testable import GalleyUIKit

@MainActor @Suite("The leading of a font")
struct FontLeadingTests {
  private let body = UIFont.preferredFont(
    forTextStyle: .body,
    compatibleWith: UITraitCollection(preferredContentSizeCategory: .large))

  /// One line of 17 points is 20.287 high, and lines of body text are 22 apart.
  private let line: CGFloat = 20.287_109_375

  @Test("Fonts of text styles have a leading, also with another size, and others have none")
  func fonts() {
    #expect(isSame(body.leading, 22 - line))
    #expect(UIFont.systemFont(ofSize: 17).leading == 0)
    #expect(
      UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 17)).leading == 0)
    #expect(isSame(body.lineHeight, line))
  }

  @Test("A label has the leading between its lines, and not below the last")
  func labels() {
    inSquares {
      let label = UILabel()
      label.font = body
      label.numberOfLines = 0
      label.text = "one\ntwo\nthree"
      #expect(label.sizeThatFits(CGSize(width: 500, height: 500)).height == 64.5)
      label.numberOfLines = 2
      #expect(label.sizeThatFits(CGSize(width: 500, height: 500)).height == 42.5)
    }
  }

  @Test("A string is measured with the leading only on request")
  func strings() {
    inSquares {
      func height(_ options: NSStringDrawingOptions) -> CGFloat {
        ("one\ntwo" as NSString).boundingRect(
          with: CGSize(width: 500, height: 500), options: options, attributes: [.font: body],
          context: nil
        ).height
      }
      #expect(isSame(height([.usesLineFragmentOrigin, .usesFontLeading]), line + 22))
      #expect(isSame(height(.usesLineFragmentOrigin), 2 * line))
    }
  }

  @Test("A layout manager can leave the leading out; then its lines touch")
  func managers() {
    inSquares {
      let storage = NSTextStorage(string: "one\ntwo", attributes: [.font: body])
      let (manager, container) = (
        NSLayoutManager(), NSTextContainer(size: .init(width: 99, height: 0))
      )
      storage.addLayoutManager(manager)
      manager.addTextContainer(container)
      #expect(isSame(manager.usedRect(for: container).height, line + 22))
      let first = manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil)
      #expect(isSame(first.maxY, 22))
      #expect(isSame(manager.lineFragmentRect(forGlyphAt: 5, effectiveRange: nil).minY, 22))
      manager.usesFontLeading = false
      #expect(isSame(manager.usedRect(for: container).height, 2 * line))
    }
  }

  @Test("Line heights of a paragraph replace the leading")
  func paragraphs() {
    inSquares {
      func height(_ change: (NSMutableParagraphStyle) -> Void) -> CGFloat {
        let style = NSMutableParagraphStyle()
        change(style)
        let text = NSAttributedString(
          string: "one\ntwo", attributes: [.font: body, .paragraphStyle: style])
        return text.boundingRect(
          with: CGSize(width: 500, height: 500),
          options: [.usesLineFragmentOrigin, .usesFontLeading], context: nil
        ).height
      }
      #expect(isSame(height { $0.minimumLineHeight = 30 }, 60))
      #expect(isSame(height { $0.minimumLineHeight = 21 }, 22 + 21))
      #expect(isSame(height { $0.maximumLineHeight = 18 }, 36))
      #expect(isSame(height { $0.lineSpacing = 5 }, line + 27))
    }
  }
}
