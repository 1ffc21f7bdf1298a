import Foundation
import Synchronization
import Testing
@testable import GalleyUIKit

@Suite("A layout manager")
struct NSLayoutManagerTests {
  private let line: CGFloat = 23.8671875

  private struct Kit {
    let storage: NSTextStorage
    let manager = NSLayoutManager()
    let container: NSTextContainer

    init(_ text: String, width: CGFloat, height: CGFloat = 0, padding: CGFloat = 0) {
      storage = NSTextStorage(string: text, attributes: attributes())
      container = NSTextContainer(size: CGSize(width: width, height: height))
      container.lineFragmentPadding = padding
      storage.addLayoutManager(manager)
      manager.addTextContainer(container)
    }
  }

  @Test("The text with the look of its view is computed once until the text changes")
  func look() {
    inSquares {
      let kit = Kit("one two", width: 200)
      var count = 0
      kit.manager.look = NSLayoutManager.Look(
        text: {
          count += 1
          return NSAttributedString(attributedString: $0)
        }, defaults: { TextDefaults() }, direction: { .leftToRight })
      for _ in 0..<3 {
        kit.manager.ensureLayout(for: kit.container)
        kit.manager.drawBackground(forGlyphRange: NSRange(0..<7), at: .zero)
      }
      #expect(count == 1)
      kit.storage.replaceCharacters(in: NSRange(0..<3), with: "three")
      kit.manager.drawBackground(forGlyphRange: NSRange(0..<7), at: .zero)
      #expect(count == 2 && kit.manager.usedRect(for: kit.container).width > 0)
      #expect(count == 2)
    }
  }

  @Test("The used rectangle of text includes its lines and the line fragment padding")
  func usedRect() {
    inSquares {
      let kit = Kit("one two", width: 50, padding: 5)
      #expect(
        kit.manager.usedRect(for: kit.container)
          == CGRect(x: 0, y: 0, width: 40, height: 2 * line))
      kit.container.lineFragmentPadding = 0
      #expect(kit.manager.usedRect(for: kit.container).width == 30)
      kit.container.size.width = 100
      #expect(kit.manager.usedRect(for: kit.container).height == line)
      kit.container.maximumNumberOfLines = 1
      kit.container.lineBreakMode = .byTruncatingTail
      kit.container.size.width = 50
      #expect(kit.manager.usedRect(for: kit.container).size.height == line)
      #expect(kit.manager.usedRect(for: NSTextContainer()) == .zero)
      #expect(kit.container.layoutManager === kit.manager)
    }
  }

  @Test("Characters have bounding rectangles")
  func rects() {
    inSquares {
      let kit = Kit("a👍b two", width: 50)
      // The emoji is two units of UTF-16 and as wide as it is high.
      let emoji = kit.manager.boundingRect(
        forGlyphRange: NSRange(location: 1, length: 2), in: kit.container)
      #expect(emoji == CGRect(x: 10, y: 0, width: 20, height: line))
      let last = kit.manager.boundingRect(
        forGlyphRange: NSRange(location: 6, length: 2), in: kit.container)
      #expect(last == CGRect(x: 10, y: line, width: 20, height: line))
      var range = NSRange()
      let fragment = kit.manager.lineFragmentRect(forGlyphAt: 6, effectiveRange: &range)
      #expect(fragment == CGRect(x: 0, y: line, width: 50, height: line))
      #expect(range == NSRange(location: 5, length: 3))
      #expect(
        kit.manager.lineFragmentUsedRect(forGlyphAt: 6, effectiveRange: nil).width == 30)
      #expect(kit.manager.location(forGlyphAt: 6).x == 10)
      var rects: [CGRect] = []
      kit.manager.enumerateEnclosingRects(
        forGlyphRange: NSRange(location: 1, length: 6),
        withinSelectedGlyphRange: NSRange(location: NSNotFound, length: 0), in: kit.container
      ) { rect, _ in rects.append(rect) }
      #expect(rects.map(\.minX) == [10, 0])
      var ranges: [NSRange] = []
      kit.manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: 8)) {
        _, _, _, range, stop in
        ranges.append(range)
        stop.pointee = true
      }
      #expect(ranges == [NSRange(location: 0, length: 5)])
    }
  }

  @Test("The character at a point is found")
  func points() {
    inSquares {
      let kit = Kit("a👍b two", width: 50)
      func index(_ x: CGFloat, _ y: CGFloat) -> Int {
        kit.manager.characterIndex(
          for: CGPoint(x: x, y: y), in: kit.container,
          fractionOfDistanceBetweenInsertionPoints: nil)
      }
      #expect([5, 11, 29, 31].map { index($0, 5) } == [0, 1, 1, 3])
      #expect(index(5, 30) == 5 && index(-10, 30) == 5)
      #expect(index(500, 500) == 7)
      var fraction: CGFloat = 0
      _ = kit.manager.glyphIndex(
        for: CGPoint(x: 25, y: 5), in: kit.container, fractionOfDistanceThroughGlyph: &fraction)
      #expect(fraction == 0.75)
      #expect(kit.manager.glyphIndex(for: CGPoint(x: 5, y: 5), in: kit.container) == 0)
      #expect(Kit("", width: 50).manager.glyphIndex(for: .zero, in: kit.container) == 0)
    }
  }

  @Test(
    "The center of a character's rectangle finds the character, in any script",
    arguments: ["Hello you", "日本語のテキスト", "שלום לך", "a👍🏽b👨‍👩‍👧c", "Grüße, naïve café"])
  func roundTrips(text: String) {
    func check(_ engine: String) {
      let kit = Kit(text, width: 80, padding: 5)
      var start = 0
      for character in text {
        let range = NSRange(location: start, length: character.utf16.count)
        start += range.length
        guard !character.isWhitespace else { continue }
        let rect = kit.manager.boundingRect(forGlyphRange: range, in: kit.container)
        let found = kit.manager.characterIndex(
          for: CGPoint(x: rect.midX, y: rect.midY), in: kit.container,
          fractionOfDistanceBetweenInsertionPoints: nil)
        #expect(found == range.location, "\(engine): \(character) at \(rect)")
        #expect(rect.width > 1, "\(engine): \(character) at \(rect)")
      }
    }
    inSquares { check("squares") }
    check("pango")
  }

  @Test("Glyphs are UTF-16 units")
  func glyphs() {
    inSquares {
      let kit = Kit("a👍b two", width: 50)
      let range = NSRange(location: 1, length: 2)
      #expect(kit.manager.numberOfGlyphs == 8)
      #expect(kit.manager.glyphRange(for: kit.container) == NSRange(location: 0, length: 8))
      #expect(
        kit.manager.glyphRange(forCharacterRange: range, actualCharacterRange: nil) == range)
      #expect(kit.manager.characterRange(forGlyphRange: range, actualGlyphRange: nil) == range)
      #expect(kit.manager.glyphIndexForCharacter(at: 3) == 3)
      #expect(kit.manager.characterIndexForGlyph(at: 3) == 3)
      let low = Kit("one two six", width: 30, height: 50)
      #expect(low.manager.glyphRange(for: low.container) == NSRange(location: 0, length: 8))
    }
  }

  @Test("A new text is laid out again")
  func edits() {
    inSquares {
      let kit = Kit("one", width: 0)
      func width() -> CGFloat { kit.manager.usedRect(for: kit.container).width }
      #expect(width() == 30)
      kit.storage.append(NSAttributedString(string: " two", attributes: attributes()))
      #expect(width() == 70)
      kit.storage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "x")
      #expect(width() == 50)
      kit.storage.deleteCharacters(in: NSRange(location: 0, length: 1))
      kit.storage.setAttributes(attributes(40), range: NSRange(location: 0, length: 4))
      #expect(width() == 80)
      kit.storage.addAttribute(.kern, value: 1, range: NSRange(location: 0, length: 4))
      #expect(width() == 84)
      kit.storage.removeAttribute(.kern, range: NSRange(location: 0, length: 4))
      kit.storage.addAttributes([.kern: 2], range: NSRange(location: 0, length: 4))
      #expect(width() == 88)
      kit.storage.insert(NSAttributedString(string: "ab", attributes: attributes()), at: 0)
      #expect(width() == 108)
      let text = NSAttributedString(string: "abcd", attributes: attributes())
      kit.storage.replaceCharacters(in: NSRange(location: 0, length: 2), with: text)
      #expect(width() == 128)
      kit.storage.setAttributedString(text)
      #expect(width() == 40)
      kit.storage.removeLayoutManager(kit.manager)
      #expect(width() == 0 && kit.storage.layoutManagers.isEmpty)
      #expect(NSTextStorage().length == 0)
    }
  }

  @Test("The lines of a glyph range are drawn, inside the line fragment padding")
  func drawing() {
    let drawn = Mutex<[String]>([])
    inSquares {
      TextDrawing.$sink.withValue({ layout, point in
        drawn.withLock {
          $0.append(
            "\(layout.lines.map { "\($0.range)" }.joined(separator: ", ")) at \(point.x), \(point.y)"
          )
        }
      }) {
        let kit = Kit("one two", width: 50, padding: 5)
        kit.manager.ensureLayout(for: kit.container)
        kit.manager.drawBackground(forGlyphRange: NSRange(location: 0, length: 7), at: .zero)
        kit.manager.drawGlyphs(
          forGlyphRange: NSRange(location: 0, length: 7), at: CGPoint(x: 1, y: 2))
        kit.manager.drawGlyphs(forGlyphRange: NSRange(location: 5, length: 1), at: .zero)
        kit.manager.drawGlyphs(forGlyphRange: NSRange(location: 5, length: 0), at: .zero)
      }
    }
    #expect(drawn.withLock { $0 } == ["0..<4, 4..<7 at 6.0, 2.0", "4..<7 at 5.0, 0.0"])
  }

  // MARK: Backgrounds

  private final class RoundManager: NSLayoutManager {
    var filled: [String] = []

    override func fillBackgroundRectArray(
      _ rectArray: UnsafePointer<CGRect>, count rectCount: Int,
      forCharacterRange charRange: NSRange, color: UIColor
    ) {
      let rects = (0..<rectCount).map { rectArray[$0] }
      filled.append("\(charRange.location),\(charRange.length) \(color == .red) \(rects)")
    }
  }

  @Test("A subclass fills the backgrounds of characters, one rectangle for each line")
  func backgrounds() {
    inSquares {
      let storage = NSTextStorage(string: "one two", attributes: attributes())
      storage.addAttribute(
        .backgroundColor, value: UIColor.red, range: NSRange(location: 2, length: 4))
      let manager = RoundManager()
      storage.addLayoutManager(manager)
      let container = NSTextContainer(size: CGSize(width: 50, height: 0))
      container.lineFragmentPadding = 5
      manager.addTextContainer(container)
      manager.drawBackground(
        forGlyphRange: NSRange(location: 0, length: 7), at: CGPoint(x: 1, y: 2))
      let first = CGRect(x: 1 + 5 + 20, y: 2, width: 20, height: line)
      let second = CGRect(x: 1 + 5, y: 2 + line, width: 20, height: line)
      #expect(manager.filled == ["2,4 true \([first, second])"])
      manager.filled = []
      manager.drawBackground(forGlyphRange: NSRange(location: 5, length: 2), at: .zero)
      let part = CGRect(x: 5 + 10, y: line, width: 10, height: line)
      #expect(manager.filled == ["5,1 true \([part])"])
    }
  }

  @Test("Backgrounds are drawn with the background only, and not with the glyphs")
  func backgroundsOnce() {
    inSquares {
      let kit = Kit("ab", width: 50)
      kit.storage.addAttribute(
        .backgroundColor, value: UIColor.red, range: NSRange(location: 0, length: 1))
      let all = NSRange(location: 0, length: 2)
      let backgrounds = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 24)).image { _ in
        kit.manager.drawBackground(forGlyphRange: all, at: .zero)
      }
      let glyphs = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 24)).image { _ in
        kit.manager.drawGlyphs(forGlyphRange: all, at: .zero)
      }
      #expect(hasRed(backgrounds) && !hasRed(glyphs))
    }
  }

  private func hasRed(_ image: UIImage) -> Bool {
    guard let pixels = image.cgImage?.bitmap else { return false }
    return (0..<pixels.width).contains { pixels[$0, 2].red > 0.8 && pixels[$0, 2].green < 0.2 }
  }

  // MARK: The delegate

  private final class Spaces: NSObject, NSLayoutManagerDelegate {
    var asked: [String] = []
    var completed = 0
    var invalidated = 0

    func layoutManager(
      _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
      withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat {
      asked.append("line \(glyphIndex)")
      return 7
    }

    func layoutManager(
      _ layoutManager: NSLayoutManager, paragraphSpacingBeforeGlyphAt glyphIndex: Int,
      withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat {
      asked.append("paragraph \(glyphIndex)")
      return 20
    }

    func layoutManager(
      _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
      atEnd layoutFinishedFlag: Bool
    ) { completed += 1 }

    func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) { invalidated += 1 }
  }

  @Test("The delegate's line and paragraph spacing replaces that of the paragraph style")
  func spaces() {
    inSquares {
      let kit = Kit("one two\nsix", width: 40)
      let style = NSMutableParagraphStyle()
      style.lineSpacing = 3
      style.paragraphSpacing = 5
      kit.storage.addAttribute(
        .paragraphStyle, value: style, range: NSRange(location: 0, length: kit.storage.length))
      let tops = { [manager = kit.manager] in
        [0, 4, 8].map { manager.lineFragmentRect(forGlyphAt: $0, effectiveRange: nil).minY }
      }
      #expect(tops() == [0, line + 3, 2 * line + 3 + 3 + 5])
      let spaces = Spaces()
      kit.manager.delegate = spaces
      // The spacing after the paragraph is still that of its style.
      #expect(tops() == [0, line + 7, 2 * line + 7 + 7 + 5 + 20])
      #expect(spaces.asked == ["line 3", "line 7", "paragraph 8"])
      #expect(kit.manager.usedRect(for: kit.container).height == 3 * line + 7 + 7 + 5 + 20)
      #expect(spaces.completed == 1)
      let before = spaces.invalidated
      kit.storage.append(NSAttributedString(string: "!", attributes: attributes()))
      _ = tops()
      #expect(spaces.invalidated > before && spaces.completed == 2)
    }
  }

  private final class Tall: NSObject, NSLayoutManagerDelegate {
    func layoutManager(
      _ layoutManager: NSLayoutManager,
      shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>,
      lineFragmentUsedRect: UnsafeMutablePointer<CGRect>,
      baselineOffset: UnsafeMutablePointer<CGFloat>, in textContainer: NSTextContainer,
      forGlyphRange glyphRange: NSRange
    ) -> Bool {
      lineFragmentRect.pointee.size.height = 40
      lineFragmentUsedRect.pointee.size.height = 40
      baselineOffset.pointee += 8
      return true
    }
  }

  private final class Narrowing: NSObject, NSLayoutManagerDelegate {
    func layoutManager(
      _ layoutManager: NSLayoutManager,
      shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>,
      lineFragmentUsedRect: UnsafeMutablePointer<CGRect>,
      baselineOffset: UnsafeMutablePointer<CGFloat>, in textContainer: NSTextContainer,
      forGlyphRange glyphRange: NSRange
    ) -> Bool {
      if textContainer.size.width > 40 { textContainer.size.width = 40 }
      return false
    }
  }

  @Test("The text is laid out again if the delegate changes the container during the layout")
  func invalidationByDelegate() {
    inSquares {
      let kit = Kit("one two", width: 200)
      let narrowing = Narrowing()
      kit.manager.delegate = narrowing
      #expect(kit.manager.usedRect(for: kit.container).height == 2 * line)
    }
  }

  @Test("The delegate makes lines higher, and moves their baselines")
  func rectangles() {
    inSquares {
      let kit = Kit("one two", width: 40)
      let baseline = kit.manager.location(forGlyphAt: 0).y
      let tall = Tall()
      kit.manager.delegate = tall
      #expect(
        [0, 4].map { kit.manager.lineFragmentRect(forGlyphAt: $0, effectiveRange: nil) }
          == [
            CGRect(x: 0, y: 0, width: 40, height: 40), CGRect(x: 0, y: 40, width: 40, height: 40),
          ])
      #expect(kit.manager.location(forGlyphAt: 4).y == baseline + 8)
      #expect(kit.manager.usedRect(for: kit.container).height == 80)
    }
  }

  // MARK: Glyphs

  @Test(
    "The truncated glyphs of a line are those that its ellipsis replaces",
    arguments: [
      (NSLineBreakMode.byTruncatingHead, 0), (NSLineBreakMode.byTruncatingMiddle, 2),
      (NSLineBreakMode.byTruncatingTail, 4),
    ])
  func truncatedGlyphs(mode: NSLineBreakMode, location: Int) {
    inSquares {
      let kit = Kit("abcdefgh", width: 50)
      kit.container.maximumNumberOfLines = 1
      kit.container.lineBreakMode = mode
      #expect(
        kit.manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 0)
          == NSRange(location: location, length: 4))
    }
  }

  @Test("Glyphs are looked up by rectangles and containers")
  func lookingUp() {
    inSquares {
      let kit = Kit("one two six", width: 40)
      var range = NSRange()
      #expect(
        kit.manager.textContainer(forGlyphAt: 5, effectiveRange: &range) === kit.container)
      #expect(range == NSRange(location: 0, length: 11))
      #expect(kit.manager.textContainer(forGlyphAt: 11, effectiveRange: nil) == nil)
      #expect(kit.manager.isValidGlyphIndex(10) && !kit.manager.isValidGlyphIndex(11))
      let middle = CGRect(x: 0, y: line + 1, width: 1, height: 1)
      #expect(
        kit.manager.glyphRange(forBoundingRect: middle, in: kit.container)
          == NSRange(location: 4, length: 4))
      #expect(kit.manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 0).location == NSNotFound)
      let other = NSTextStorage(string: "x", attributes: attributes())
      kit.manager.replaceTextStorage(other)
      #expect(kit.manager.numberOfGlyphs == 1 && kit.storage.layoutManagers.isEmpty)
      let first = NSTextContainer(size: CGSize(width: 20, height: 0))
      kit.manager.insertTextContainer(first, at: 0)
      #expect(kit.manager.textContainers == [first, kit.container])
    }
  }
}
