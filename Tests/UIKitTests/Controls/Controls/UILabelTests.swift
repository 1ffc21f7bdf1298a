@testable import GalleyUIKit
import GalleyDrawing
import TestSupport
import Testing

@MainActor @Suite("A label")
struct UILabelTests {
  private func label(_ text: String, lines: Int = 1, size: CGFloat = 20) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: size)
    label.numberOfLines = lines
    return label
  }

  private func inSquares(_ body: () -> Void) { UIView.withSquareText(body) }

  @Test("A label is as large as its text, rounded up to pixels")
  func sizes() {
    inSquares {
      // 20.287 and 17.900 points high, measured on a phone.
      #expect(label("Hello", size: 17).intrinsicContentSize == CGSize(width: 42.5, height: 20.5))
      #expect(label("Hello", size: 15).intrinsicContentSize == CGSize(width: 37.5, height: 18))
      #expect(label("").intrinsicContentSize == .zero)
      // A single line keeps its width, whatever width is offered.
      #expect(label("Hello you").sizeThatFits(CGSize(width: 50, height: 0)).width == 90)
      let wrapped = label("one two three", lines: 0)
      #expect(
        wrapped.sizeThatFits(CGSize(width: 70, height: CGFloat.infinity))
          == CGSize(width: 70, height: 48))
      #expect(wrapped.intrinsicContentSize == CGSize(width: 130, height: 24))
      wrapped.preferredMaxLayoutWidth = 70
      #expect(wrapped.intrinsicContentSize == CGSize(width: 70, height: 48))
      wrapped.numberOfLines = 1
      #expect(wrapped.intrinsicContentSize.width == 130)
    }
  }

  @Test("A label draws its text vertically centered, truncated where it does not fit")
  func drawing() {
    inSquares {
      let label = label("Hello you")
      label.frame = CGRect(x: 0, y: 0, width: 60, height: 44)
      #expect(
        label.displayList().description == """
          text "Hello you" system 20 #000000 at (0, 10), 60 × 23.867, truncated
          """)
      label.textAlignment = .right
      label.text = "Hi"
      let list = label.displayList()
      guard case .text(let text) = list.items.first else {
        Issue.record("no text: \(list)")
        return
      }
      #expect(text.layout.lines[0].frame.minX == 40)
    }
  }

  @Test("A label without a width or without a height draws nothing until it has both")
  func noSize() {
    inSquares {
      let label = label("Hello you")
      for size in [CGSize.zero, CGSize(width: 60, height: 0), CGSize(width: 0, height: 44)] {
        label.frame.size = size
        #expect(label.displayList().isEmpty)
      }
      label.frame.size = CGSize(width: 60, height: 44)
      #expect(!label.displayList().isEmpty)
    }
  }

  @Test("A label shows as many lines as its height allows")
  func height() {
    inSquares {
      let label = label("one two three four", lines: 0)
      label.frame = CGRect(x: 0, y: 0, width: 60, height: 50)
      let list = label.displayList()
      guard case .text(let text) = list.items.first else {
        Issue.record("no text: \(list)")
        return
      }
      #expect(text.layout.lines.count == 2 && text.layout.isTruncated)
    }
  }

  @Test("A label reduces its font size where it may")
  func shrinking() {
    inSquares {
      let label = label("Hello you")
      label.adjustsFontSizeToFitWidth = true
      label.frame = CGRect(x: 0, y: 0, width: 60, height: 44)
      guard case .text(let text) = label.displayList().items.first else {
        Issue.record("no text")
        return
      }
      #expect(!text.layout.isTruncated && text.layout.size.width <= 60)
      label.minimumScaleFactor = 0.9
      guard case .text(let cut) = label.displayList().items.first else { return }
      #expect(cut.layout.isTruncated)
    }
  }

  @Test("Letters that shrink keep their baseline, or are centered, or stay at the top")
  func baselines() throws {
    try UIView.withSquareText {
      let label = label("Hello you")
      label.frame = CGRect(x: 0, y: 0, width: 60, height: 44)
      @MainActor func place() throws -> (top: Double, baseline: Double, height: Double) {
        let item = try #require(label.displayList().items.first)
        guard case .text(let text) = item, let line = text.layout.lines.first else {
          Issue.record("no text: \(item)")
          return (0, 0, 0)
        }
        return (text.origin.y, text.origin.y + line.origin.y, text.layout.size.height)
      }
      let usual = try place()
      label.adjustsFontSizeToFitWidth = true
      let kept = try place()
      #expect(kept.height < usual.height && abs(kept.baseline - usual.baseline) < 1e-9)
      label.baselineAdjustment = .none
      let atTop = try place()
      #expect(atTop.top == usual.top)
      label.baselineAdjustment = .alignCenters
      let middle = try place()
      #expect(abs(middle.top + middle.height / 2 - 22) <= 0.5)
    }
  }

  @Test("A label shows new text immediately, and other colors in dark mode")
  func changes() {
    inSquares {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
      let label = label("a")
      label.frame = window.bounds
      window.addSubview(label)
      let first = window.displayList()
      label.text = "b"
      let second = window.displayList()
      #expect(first != second)
      window.overrideUserInterfaceStyle = .dark
      #expect(window.displayList().description.contains("#FFFFFF"))
      label.attributedText = NSAttributedString(
        string: "c", attributes: [.foregroundColor: UIColor.red])
      #expect(label.text == "c")
      #expect(window.displayList().description.contains("#FF0000"))
    }
  }

  @Test("A subclass can outline the text of a label in another color")
  func outline() {
    final class Outlined: UILabel {
      override func drawText(in rect: CGRect) {
        let (context, color) = (UIGraphicsGetCurrentContext(), textColor)
        context?.setLineWidth(4)
        context?.setTextDrawingMode(.stroke)
        textColor = .red
        super.drawText(in: rect)
        context?.setTextDrawingMode(.fill)
        textColor = color
        super.drawText(in: rect)
      }
    }
    inSquares {
      let label = Outlined(frame: CGRect(x: 0, y: 0, width: 100, height: 24))
      label.text = "Hello"
      label.textColor = .blue
      let list = label.displayList().description
      #expect(list.contains("#FF0000 outlined 4 hollow") && list.contains("#0000FF at"))
    }
  }

  @Test("A subclass can inset the text of a label")
  func subclass() {
    final class Padded: UILabel {
      override func drawText(in rect: CGRect) {
        super.drawText(in: rect.inset(by: UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 5)))
      }
    }
    inSquares {
      let label = Padded(frame: CGRect(x: 0, y: 0, width: 100, height: 24))
      label.text = "Hello"
      #expect(label.displayList().description.contains("at (5, 2)"))
    }
  }
}

@MainActor @Suite("The attributed text of a label")
struct LabelAttributedTextTests {
  @Test(
    "The attributed text of a label has the label's font, color and paragraph style as defaults")
  func filled() {
    let label = UILabel()
    label.font = .systemFont(ofSize: 20)
    let text = NSMutableAttributedString(string: "ab")
    text.addAttribute(
      .font, value: UIFont.systemFont(ofSize: 9), range: NSRange(location: 0, length: 1))
    label.attributedText = text
    let first = label.attributedText?.attributes(at: 0, effectiveRange: nil)
    let second = label.attributedText?.attributes(at: 1, effectiveRange: nil)
    #expect(first?[.font] as? UIFont == .systemFont(ofSize: 9))
    #expect(second?[.font] as? UIFont == .systemFont(ofSize: 20))
    #expect(second?[.foregroundColor] as? UIColor == .label && second?[.paragraphStyle] != nil)
  }

  @Test("Font, color, alignment and line break mode that are set later apply to the whole text")
  func setLater() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 20))
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 3
    let text = NSMutableAttributedString(
      string: "ab", attributes: [.paragraphStyle: style, .foregroundColor: UIColor.red])
    text.addAttribute(
      .font, value: UIFont.boldSystemFont(ofSize: 9), range: NSRange(location: 0, length: 1))
    label.attributedText = text
    label.font = .systemFont(ofSize: 17)
    label.textAlignment = .center
    label.lineBreakMode = .byClipping
    label.textColor = .blue
    for index in 0..<2 {
      let found = label.attributedText?.attributes(at: index, effectiveRange: nil)
      let paragraph = found?[.paragraphStyle] as? NSParagraphStyle
      #expect(found?[.font] as? UIFont == .systemFont(ofSize: 17), "at \(index)")
      #expect(found?[.foregroundColor] as? UIColor == .blue, "at \(index)")
      #expect(paragraph?.alignment == .center && paragraph?.lineSpacing == 3, "at \(index)")
      #expect(paragraph?.lineBreakMode == .byClipping, "at \(index)")
    }
    #expect(style.alignment == .natural)
    #expect(text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
    label.attributedText = text
    let again = label.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil)
    #expect(again as? UIColor == .red)
  }

  @Test(
    "A label takes the style of the first letter of attributed text, and keeps it for later text")
  func firstLetter() {
    let label = UILabel()
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    let text = NSMutableAttributedString(
      string: "ab",
      attributes: [
        .paragraphStyle: style, .foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 9),
      ])
    text.addAttribute(
      .foregroundColor, value: UIColor.green, range: NSRange(location: 1, length: 1))
    label.attributedText = text
    for _ in 0..<2 {
      #expect(label.font == .systemFont(ofSize: 9) && label.textColor == .red)
      #expect(label.textAlignment == .right && label.lineBreakMode == .byWordWrapping)
      label.text = "c"
    }
  }

  @Test("Attributed text without a style, or without letters, does not change the style of a label")
  func noStyle() {
    let label = UILabel()
    label.font = .systemFont(ofSize: 20)
    label.textColor = .red
    let empty = NSAttributedString(string: "", attributes: [.foregroundColor: UIColor.green])
    for text in [NSAttributedString(string: "a"), empty] {
      label.attributedText = text
      #expect(label.font == .systemFont(ofSize: 20) && label.textColor == .red)
      #expect(label.textAlignment == .natural && label.lineBreakMode == .byTruncatingTail)
    }
    label.text = "b"
    #expect(label.font == .systemFont(ofSize: 20) && label.textColor == .red)
  }

  @Test("The title of a button does not take the style of the attributed title of another state")
  func titleOfAnotherState() {
    let button = UIButton(type: .custom)
    button.setTitleColor(.red, for: .normal)
    button.setTitle("On", for: .selected)
    button.setAttributedTitle(
      NSAttributedString(
        string: "Off",
        attributes: [.foregroundColor: UIColor.green, .font: UIFont.systemFont(ofSize: 9)]),
      for: .normal)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.textColor == .green)
    button.isSelected = true
    button.setAttributedTitle(nil, for: .normal)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "On" && button.titleLabel?.textColor == .red)
    #expect(button.titleLabel?.font != .systemFont(ofSize: 9))
  }

  @Test("A text color of nil is the default color")
  func noColor() {
    let label = UILabel()
    label.text = "a"
    label.textColor = .red
    label.textColor = nil
    #expect(label.textColor == .label)
    #expect(
      label.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
        == .label)
  }

  @Test("The attributed title of a button keeps its color and its font")
  func buttonTitle() {
    let button = UIButton(type: .system)
    button.setAttributedTitle(
      NSAttributedString(
        string: "a",
        attributes: [.foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 9)]),
      for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 80, height: 40)
    button.layoutIfNeeded()
    func found() -> [NSAttributedString.Key: Any]? {
      button.titleLabel?.attributedText?.attributes(at: 0, effectiveRange: nil)
    }
    #expect(found()?[.foregroundColor] as? UIColor == .red)
    button.tintColor = .blue
    button.isHighlighted = true
    button.layoutIfNeeded()
    #expect(found()?[.foregroundColor] as? UIColor == .red)
    #expect(found()?[.font] as? UIFont == .systemFont(ofSize: 9))
  }

  @Test("A label that follows the text size adjusts each font, also when it is first shown")
  func contentSizeCategory() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.traitOverrides.preferredContentSizeCategory = .extraExtraExtraLarge
    let large = UITraitCollection(preferredContentSizeCategory: .large)
    let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: large)
    let text = NSMutableAttributedString(string: "ab", attributes: [.font: body])
    text.addAttribute(
      .font, value: UIFont.systemFont(ofSize: 9), range: NSRange(location: 1, length: 1))
    let (label, late) = (UILabel(), UILabel())
    label.attributedText = text
    label.adjustsFontForContentSizeCategory = true
    func size(_ place: Int) -> CGFloat? {
      let font = label.attributedText?.attribute(.font, at: place, effectiveRange: nil)
      return (font as? UIFont)?.pointSize
    }
    #expect(size(0) == 17)
    window.addSubview(label)
    #expect(size(0) == 23 && size(1) == 9)
    late.font = body
    window.addSubview(late)
    #expect(late.font.pointSize == 17)
    late.adjustsFontForContentSizeCategory = true
    #expect(late.font.pointSize == 23)
    window.traitOverrides.preferredContentSizeCategory = .large
    #expect(size(0) == 17 && size(1) == 9 && late.font.pointSize == 17)
  }

  @Test("Links in a label are blue and underlined, whatever other attributes they have")
  func links() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 20))
    label.attributedText = NSAttributedString(
      string: "link", attributes: [.link: "a", .foregroundColor: UIColor.red])
    let text = "\(label.displayList())"
    #expect(text.contains("#007AFF underlined") && !text.contains("#FF0000"))
  }
}
