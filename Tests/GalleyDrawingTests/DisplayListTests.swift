import GalleyDrawing
import GalleyGeometry
import Testing

@Suite("A display list")
struct DisplayListTests {
  private let box = Rect(x: 0, y: 0, width: 100, height: 44)

  private func text(_ string: String, width: Double = .infinity) -> TextLayout {
    TextLayout(
      StyledText(string, TextStyle(font: Font(size: 20))), in: TextContainer(width: width),
      engine: SquareTextEngine())
  }

  @Test("A display list prints a line for each command")
  func printing() {
    var list = DisplayList()
    list.fill(Path(box), with: .color(.white))
    list.fill(Path(box), with: .color(.black), rule: .evenOdd)
    list.stroke(Path(box), with: .color(.black), style: StrokeStyle(width: 2))
    list.append(
      .shadow(
        Path(roundedRect: box, radius: 8), Shadow(color: .black, offset: .zero, radius: 3)))
    list.draw(Bitmap(width: 1, height: 1, pixels: [0xFF_FF_00_00]), in: box)
    list.draw(text("Hello"), at: Point(x: 16, y: 12))
    let expected = """
      fill rect (0, 0, 100, 44) #FFFFFF
      fill rect (0, 0, 100, 44) #000000, even-odd
      stroke rect (0, 0, 100, 44) #000000, 2 wide
      shadow #000000 (0, 0) radius 3 of rounded rect (0, 0, 100, 44) radius 8
      bitmap 1 × 1 #85525D1E in (0, 0, 100, 44)
      text "Hello" system 20 #000000 at (16, 12), 50 × 23.867
      """
    #expect("\(list)" == expected)
  }

  @Test("A text of several lines is printed line by line, with line ends escaped")
  func lines() {
    var list = DisplayList()
    list.draw(text("one \"two\"\nthree\u{2028}", width: 60), at: .zero)
    let expected = """
      text "one \\"two\\"\\nthree\\u{2028}" system 20 #000000 at (0, 0), 50 × 95.469
        line "one " at (0, 0), 30 × 23.867
        line "\\"two\\"" at (0, 23.867), 50 × 23.867
        line "three" at (0, 47.734), 50 × 23.867
        line "" at (0, 71.602), 0 × 23.867
      """
    #expect("\(list)" == expected)
  }

  @Test("Groups are printed with their content indented")
  func groups() {
    var inner = Group(DisplayList([.fill(Path(box), .color(.black), .winding)]), name: "UIView")
    inner.transform = AffineTransform(translationX: 3, y: 4)
    inner.clip = Path(roundedRect: box, radius: 5)
    inner.opacity = 0.5
    inner.mask = DisplayList([.fill(Path(ellipseIn: box), .color(.white), .winding)])
    var outer = Group(DisplayList([.group(inner)]))
    outer.shadow = Shadow(color: .black, offset: Point(x: 1, y: 2), radius: 3)
    let expected = """
      group, shadow #000000 (1, 2) radius 3
        UIView, at (3, 4), clipped to rounded rect (0, 0, 100, 44) radius 5, opacity 0.5
          mask
            fill ellipse (0, 0, 100, 44) #FFFFFF
          fill rect (0, 0, 100, 44) #000000
      """
    #expect("\(DisplayList([.group(outer)]))" == expected)
  }

  @Test("A picture prints only what differs from the default")
  func pictures() {
    var picture = Picture(Bitmap(width: 1, height: 1, pixels: [0]), in: box)
    picture.source = Rect(x: 0, y: 0, width: 0.5, height: 1)
    picture.tint = .black
    picture.isSmooth = false
    let expected =
      "bitmap 1 × 1 #050C5D1F from (0, 0, 0.5, 1) in (0, 0, 100, 44) "
      + "tinted #000000, hard pixels"
    #expect("\(picture)" == expected)
  }

  @Test("Copies of a list are compared quickly, and a copy keeps its content")
  func copies() {
    var list = DisplayList()
    #expect(list.isEmpty && list.identity == DisplayList().identity)
    list.fill(Path(box), with: .color(.white))
    let copy = list
    #expect(copy.identity == list.identity && copy == list)
    list.fill(Path(box), with: .color(.black))
    #expect(copy.items.count == 1 && list.items.count == 2 && copy.identity != list.identity)
    var twice = copy
    twice.append(copy)
    #expect(twice.items.count == 2 && copy.items.count == 1)
  }
}
