import Foundation
import GalleyDrawing
import Testing

@testable import GalleyUIKit

@MainActor @Suite("Frames and lines of Core Text")
struct CTFrameTests {
  private let height: CGFloat = 23.8671875

  private func styled(_ string: String) -> NSAttributedString {
    NSAttributedString(string: string, attributes: attributes())
  }

  private func makeFrame(
    _ string: String, in rect: CGRect, _ range: CFRange = CFRange()
  ) -> CTFrame {
    let framesetter = CTFramesetterCreateWithAttributedString(styled(string) as CFAttributedString)
    return CTFramesetterCreateFrame(
      framesetter, range, CGPath(rect: rect, transform: nil), nil)
  }

  @Test("A frame has the lines that fit, and their origins from the lower left corner")
  func frames() throws {
    try inSquares {
      let frame = makeFrame("one two", in: CGRect(x: 5, y: 7, width: 50, height: 100))
      let lines = try #require(CTFrameGetLines(frame) as? [CTLine])
      #expect(lines.map { CTLineGetStringRange($0) } == [CFRangeMake(0, 4), CFRangeMake(4, 3)])
      var origins = [CGPoint](repeating: .zero, count: 2)
      CTFrameGetLineOrigins(frame, CFRangeMake(0, 0), &origins)
      var (ascent, descent, leading): (CGFloat, CGFloat, CGFloat) = (0, 0, 1)
      let width = CTLineGetTypographicBounds(lines[1], &ascent, &descent, &leading)
      #expect(width == 30)
      #expect(isSame(ascent + descent, height) && leading == 0)
      #expect(origins[0].x == 0 && isSame(origins[0].y, 100 - ascent))
      #expect(isSame(origins[0].y - origins[1].y, height))
      var second = CGPoint.zero
      CTFrameGetLineOrigins(frame, CFRangeMake(1, 1), &second)
      #expect(second == origins[1])
      #expect(CTFrameGetPath(frame).boundingBox.width == 50)
    }
  }

  @Test("Lines that do not fit are left out, and characters are counted from the whole text")
  func visibleRange() {
    inSquares {
      let frame = makeFrame(
        "no one two", in: CGRect(x: 0, y: 0, width: 50, height: 30), CFRangeMake(3, 0))
      let lines = CTFrameGetLines(frame)
      #expect(CFArrayGetCount(lines) == 1)
      let line = unsafeBitCast(CFArrayGetValueAtIndex(lines, 0), to: CTLine.self)
      #expect(CTLineGetStringRange(line) == CFRangeMake(3, 4))
      #expect(CTFrameGetStringRange(frame) == CFRangeMake(3, 7))
      #expect(CTFrameGetVisibleStringRange(frame) == CFRangeMake(3, 4))
      #expect(CTLineGetOffsetForStringIndex(line, 5, nil) == 20)
      let ending = makeFrame("one\n", in: CGRect(x: 0, y: 0, width: 50, height: 100))
      #expect(CFArrayGetCount(CTFrameGetLines(ending)) == 1)
    }
  }

  @Test("A pointer to an element that Foundation turns into a Swift value is refused")
  func pointersToValues() async {
    await #expect(processExitsWith: .failure) {
      let words: CFArray = NSArray(array: [NSString(string: "one")])
      _ = CFArrayGetValueAtIndex(words, 0)
    }
  }

  @Test("The suggested size of a text is that of the lines that fit the constraints")
  func suggestedSizes() {
    inSquares {
      let framesetter = CTFramesetterCreateWithAttributedString(styled("one two"))
      func size(_ width: CGFloat, _ height: CGFloat, _ range: inout CFRange) -> CGSize {
        CTFramesetterSuggestFrameSizeWithConstraints(
          framesetter, CFRangeMake(0, 0), nil, CGSize(width: width, height: height), &range)
      }
      var range = CFRange()
      let whole = size(50, .greatestFiniteMagnitude, &range)
      #expect(whole.width == 30 && isSame(whole.height, 2 * height))
      #expect(range == CFRangeMake(0, 7))
      let one = size(.greatestFiniteMagnitude, .greatestFiniteMagnitude, &range)
      #expect(one.width == 70 && isSame(one.height, height))
      let first = size(50, 30, &range)
      #expect(isSame(first.height, height) && range == CFRangeMake(0, 4))
      let none = size(50, 3, &range)
      #expect(none == .zero && range.length == 0)
    }
  }

  @Test("A line has the width of its characters, and finds characters at positions")
  func lines() {
    inSquares {
      let line = CTLineCreateWithAttributedString(styled("one two "))
      #expect(CTLineGetTypographicBounds(line, nil, nil, nil) == 80)
      #expect(CTLineGetTrailingWhitespaceWidth(line) == 10)
      #expect(CTLineGetGlyphCount(line) == 8)
      #expect(CTLineGetOffsetForStringIndex(line, 4, nil) == 40)
      #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: 41, y: 0)) == 4)
      #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: 46, y: 0)) == 5)
      let bounds = CTLineGetBoundsWithOptions(line, [])
      #expect(bounds.width == 80 && bounds.minY < 0 && isSame(bounds.height, height))
      let empty = CTLineCreateWithAttributedString(NSAttributedString(string: ""))
      #expect(CTLineGetTypographicBounds(empty, nil, nil, nil) == 0)
      #expect(CTLineGetStringIndexForPosition(empty, .zero) == kCFNotFound)
    }
  }

  @Test("A line that is too long is truncated, and any other line stays the same")
  func truncated() throws {
    try inSquares {
      let line = CTLineCreateWithAttributedString(styled("one two three"))
      #expect(CTLineCreateTruncatedLine(line, 200, .end, nil) === line)
      let short = try #require(CTLineCreateTruncatedLine(line, 60, .end, nil))
      #expect(short.frame.width <= 60 && short.frame.width > 30)
    }
  }

  /// Whether each pixel is mostly covered by a drawing.
  private func covered(_ draw: (CGContext) -> Void) throws -> [Bool] {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 60), format: format)
      .image { draw($0.cgContext) }
    let bitmap = try #require(image.rendered(scale: 1))
    return (0..<60).flatMap { y in (0..<60).map { x in bitmap[x, y].alpha > 0.5 } }
  }

  @Test("The text drawing mode of the context applies to a line")
  func textDrawingMode() throws {
    try inSquares {
      let line = CTLineCreateWithAttributedString(styled("one"))
      @MainActor func drawn(_ mode: CGTextDrawingMode) throws -> [Bool] {
        try covered { context in
          context.textMatrix = CGAffineTransform(scaleX: 1, y: -1)
          context.textPosition = CGPoint(x: 0, y: line.ascent)
          context.setLineWidth(4)
          context.setTextDrawingMode(mode)
          CTLineDraw(line, context)
        }
      }
      let (filled, outlined) = (try drawn(.fill), try drawn(.stroke))
      #expect(filled.contains(true) && outlined.contains(true))
      #expect(outlined != filled)
      #expect(try !drawn(.invisible).contains(true))
    }
  }

  @Test("A line and a frame are drawn upright in flipped coordinates")
  func drawing() throws {
    try inSquares {
      let text = styled("one")
      let expected = try covered { _ in text.draw(at: .zero) }
      #expect(expected.contains(true))
      let line = CTLineCreateWithAttributedString(text)
      let flipped = try covered { context in
        context.translateBy(x: 0, y: 60)
        context.scaleBy(x: 1, y: -1)
        context.textPosition = CGPoint(x: 0, y: 60 - line.ascent)
        CTLineDraw(line, context)
      }
      #expect(flipped == expected)
      let upright = try covered { context in
        context.textMatrix = CGAffineTransform(scaleX: 1, y: -1)
        context.textPosition = CGPoint(x: 0, y: line.ascent)
        CTLineDraw(line, context)
      }
      #expect(upright == expected)
      let frame = makeFrame("one", in: CGRect(x: 0, y: 0, width: 60, height: 60))
      let framed = try covered { context in
        context.translateBy(x: 0, y: 60)
        context.scaleBy(x: 1, y: -1)
        CTFrameDraw(frame, context)
      }
      #expect(framed == expected)
    }
  }
}
