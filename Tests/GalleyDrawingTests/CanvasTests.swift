import GalleyDrawing
import GalleyGeometry
import Testing

@Suite("Drawing on a canvas")
struct CanvasTests {
  private let box = Rect(x: 0, y: 0, width: 100, height: 44)

  private func calls(_ list: DisplayList) -> [String] {
    let canvas = RecordingCanvas()
    list.draw(on: canvas)
    return canvas.calls
  }

  private func calls(_ text: StyledText, width: Double = .infinity) -> [String] {
    let canvas = RecordingCanvas()
    TextLayout(text, in: TextContainer(width: width), engine: SquareTextEngine())
      .draw(on: canvas, at: Point(x: 100, y: 0))
    return canvas.calls
  }

  private func style(_ change: (inout TextStyle) -> Void = { _ in }) -> TextStyle {
    var style = TextStyle(font: Font(size: 20))
    change(&style)
    return style
  }

  @Test("Nested groups are drawn in order, thousands of them with the same stack depth")
  func deepGroups() {
    func fill(_ color: Color) -> DisplayList.Item { .fill(Path(box), .color(color), .winding) }
    var inner = Group(DisplayList([fill(.white)]))
    inner.clip = Path(box)
    let outer = Group(DisplayList([fill(.black), .group(inner), .group(inner), fill(.black)]))
    let fills = calls(DisplayList([.group(outer), fill(.white)])).filter { $0.hasPrefix("fill") }
    #expect(fills.map { $0.hasSuffix("#FFFFFF") } == [false, true, true, false, true])

    var list = DisplayList([fill(.black)])
    for _ in 0..<5_000 {
      var group = Group(list)
      group.transform = AffineTransform(translationX: 1, y: 0)
      list = DisplayList([.group(group), fill(.white)])
    }
    let all = calls(list)
    #expect(all.count == 5_000 * 4 + 1)
    #expect(all.prefix(10_000) == (0..<5_000).flatMap { _ in ["save", "move by (1.0, 0.0)"] }[...])
    #expect(all.count { $0 == "restore" } == 5_000)
  }

  @Test("A group is moved, and clipped inside its shadow")
  func groups() {
    var group = Group(DisplayList([.fill(Path(box), .color(.black), .winding)]))
    group.transform = AffineTransform(translationX: 3, y: 4)
    group.clip = Path(Rect(x: 0, y: 0, width: 50, height: 44))
    #expect(
      calls(DisplayList([.group(group)])) == [
        "save", "move by (3.0, 4.0)", "save", "clip to rect (0, 0, 50, 44)",
        "fill rect (0, 0, 100, 44) #000000", "restore", "restore",
      ])
    group.opacity = 0.5
    group.shadow = Shadow(color: .black, offset: .zero, radius: 2)
    #expect(
      calls(DisplayList([.group(group)])) == [
        "save", "move by (3.0, 4.0)", "together opacity 0.5, shadow #000000 (0, 0) radius 2",
        "  save", "  clip to rect (0, 0, 50, 44)", "  fill rect (0, 0, 100, 44) #000000",
        "  restore", "restore",
      ])
    group.opacity = 0
    #expect(calls(DisplayList([.group(group)])) == [])
    group.opacity = .nan
    #expect(calls(DisplayList([.group(group)])) == [])
  }

  @Test("SquareTextEngine draws letters as squares on the baseline, of eight tenths of their width")
  func letters() {
    let calls = calls(StyledText("a b", style()))
    #expect(
      calls == ["fill rect (101, 9.043, 8, 10) #000000", "fill rect (121, 9.043, 8, 10) #000000"])
  }

  @Test("The background of letters is drawn first, underlines and strikethroughs last")
  func decorations() {
    var text = StyledText("a", style())
    text.append(
      "b",
      style {
        $0.background = .white
        $0.underline = TextStyle.Line(color: .black, isThick: true)
        $0.strikethrough = TextStyle.Line(isDouble: true)
        $0.color = Color(red: 1, green: 0, blue: 0)
      })
    #expect(
      calls(text) == [
        "fill rect (110, 0, 10, 23.867) #FFFFFF",
        "fill rect (101, 9.043, 8, 10) #000000",
        "fill rect (111, 9.043, 8, 10) #FF0000",
        "fill rect (110, 20.925, 10, 2.353) #000000",
        "fill rect (110, 13.843, 10, 1.176) #FF0000",
        "fill rect (110, 16.196, 10, 1.176) #FF0000",
      ])
  }

  @Test("The background of a text continues in the next line")
  func brokenDecorations() {
    let text = StyledText("one two", style { $0.background = .white })
    let backgrounds = calls(text, width: 40).filter { $0.hasSuffix("#FFFFFF") }
    #expect(
      backgrounds == [
        "fill rect (100, 0, 40, 23.867) #FFFFFF", "fill rect (100, 23.867, 30, 23.867) #FFFFFF",
      ])
  }

  @Test("In right-to-left text, a background is behind its letters")
  func rightToLeft() {
    var text = StyledText("אב", style())
    text.append("ג ", style { $0.background = .white })
    let calls = calls(text, width: 100)
    // The background includes the space at the left end.
    #expect(calls.first == "fill rect (160, 0, 20, 23.867) #FFFFFF")
    #expect(calls.dropFirst().first == "fill rect (191, 9.043, 8, 10) #000000")
  }

  @Test("An attachment stands on the baseline in place of its character")
  func attachments() {
    let bitmap = Bitmap(width: 1, height: 1, pixels: [0])
    var text = StyledText("a", style())
    text.append(
      "\u{FFFC}",
      style {
        $0.attachment = TextStyle.Attachment(
          bitmap: bitmap, bounds: Rect(x: 0, y: -5, width: 30, height: 40))
      })
    // The picture sets the height of the line above the baseline, and the font below it.
    #expect(
      calls(text) == [
        "fill rect (101, 25, 8, 10) #000000", "\(bitmap) in (110, 0, 30, 40)",
      ])
  }

  @Test("Equal attachments next to each other are all drawn, on one background")
  func equalAttachments() {
    let bitmap = Bitmap(width: 1, height: 1, pixels: [0])
    let star = style {
      $0.attachment = TextStyle.Attachment(
        bitmap: bitmap, bounds: Rect(x: 0, y: -5, width: 30, height: 40))
      $0.background = .white
    }
    var text = StyledText("a", style())
    for _ in 0..<3 { text.append("\u{FFFC}", star) }
    let calls = calls(text)
    #expect(
      calls.suffix(3) == [
        "\(bitmap) in (110, 0, 30, 40)", "\(bitmap) in (140, 0, 30, 40)",
        "\(bitmap) in (170, 0, 30, 40)",
      ])
    #expect(calls.count { $0.hasSuffix("#FFFFFF") } == 1)
    #expect(calls.count == 5)
    // This also holds in the second line, whose bytes count from the start of the paragraph.
    let wrapped = self.calls(StyledText("\u{FFFC}\u{FFFC}\u{FFFC}", star), width: 60)
    #expect(wrapped.count { $0.hasPrefix("\(bitmap) in") } == 3)
  }

  @Test("Only the letters with a shadow in their style have a shadow")
  func shadows() {
    let shadow = Shadow(color: .black, offset: Point(x: 1, y: 1), radius: 0)
    let shaded = style { $0.shadow = shadow }
    #expect(
      calls(StyledText("a", shaded)) == [
        "together \(shadow)", "  fill rect (101, 9.043, 8, 10) #000000",
      ])
    var text = StyledText("a", style())
    text.append("b", shaded)
    let all = calls(text)
    #expect(all.count { $0.contains("together") } == 1)
    #expect(all.contains("  clip to rect (110, -23.867, 10, 71.602)"))
    #expect(all.contains("clip to rect (100, -23.867, 10, 71.602)"))
  }
}
