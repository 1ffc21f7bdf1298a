import GalleyGeometry
import Testing

@testable import GalleyDrawing

@Suite("The bounds of a display list")
struct DisplayListBoundsTests {
  private let box = Rect(x: 10, y: 10, width: 20, height: 10)

  private func bounds(_ item: DisplayList.Item) -> Rect { DisplayList([item]).bounds }

  @Test("An empty list has no bounds, and a shape has its own")
  func shapes() {
    #expect(DisplayList().bounds.isNull)
    #expect(bounds(.fill(Path(box), .color(.black), .winding)) == box)
    #expect(bounds(.picture(Picture(Bitmap(width: 0, height: 0, pixels: []), in: box))) == box)
    let bad = Rect(x: .nan, y: 0, width: 1, height: 1)
    #expect(bounds(.picture(Picture(Bitmap(width: 0, height: 0, pixels: []), in: bad))).isNull)
  }

  @Test("A line extends by half its width, and by the length of its miter joins")
  func strokes() {
    let grown = box.insetBy(dx: -2, dy: -2)
    #expect(Path(box).bounds(stroked: StrokeStyle(width: 4)) == grown)
    #expect(Path(box).bounds(stroked: StrokeStyle(width: 4, join: .round)) == grown)
    #expect(Path(box).bounds(stroked: StrokeStyle(width: .nan)).isNull)
    var arrow = Path()
    arrow.move(to: Point(x: 0, y: -3))
    arrow.addLine(to: Point(x: 10, y: 0))
    arrow.addLine(to: Point(x: 0, y: 3))
    // Half of the angle has the tangent 0.3.
    let tip = 10 + 1 / 0.2873478855663454
    #expect((arrow.bounds(stroked: StrokeStyle(width: 2)).maxX - tip).magnitude < 1e-9)
    #expect(arrow.bounds(stroked: StrokeStyle(width: 2, join: .bevel)).maxX == 11)
    #expect(arrow.bounds(stroked: StrokeStyle(width: 2, miterLimit: 2)).maxX == 11)
  }

  @Test("A shadow extends by three times its radius")
  func shadows() {
    let shadow = Shadow(color: .black, offset: Point(x: 1, y: 2), radius: 2)
    #expect(bounds(.shadow(Path(box), shadow)) == Rect(x: 4, y: 5, width: 34, height: 24))
    let none = Shadow(color: .clear, offset: .zero, radius: 2)
    #expect(bounds(.shadow(Path(box), none)).isNull)
  }

  @Test("A group extends as far as its visible part, in its moved position")
  func groups() {
    var group = Group(DisplayList([.fill(Path(box), .color(.black), .winding)]))
    group.transform = AffineTransform(translationX: 5, y: 0)
    #expect(bounds(.group(group)) == Rect(x: 15, y: 10, width: 20, height: 10))
    group.clip = Path(Rect(x: 0, y: 0, width: 20, height: 100))
    #expect(bounds(.group(group)) == Rect(x: 15, y: 10, width: 10, height: 10))
    group.shadow = Shadow(color: .black, offset: Point(x: 10, y: 0), radius: 0)
    #expect(bounds(.group(group)) == Rect(x: 15, y: 9, width: 21, height: 12))
    group.mask = DisplayList([
      .fill(Path(Rect(x: 0, y: 0, width: 15, height: 100)), .color(.black), .winding)
    ])
    #expect(bounds(.group(group)) == Rect(x: 15, y: 9, width: 5, height: 12))
    group.opacity = 0
    #expect(bounds(.group(group)).isNull)
  }

  @Test("A group with a mode that erases extends as far as its clip, which it erases")
  func erasingGroups() {
    let area = Rect(x: 0, y: 0, width: 100, height: 80)
    var group = Group(DisplayList([.fill(Path(box), .color(.black), .winding)]))
    group.clip = Path(area)
    group.blend = .clear
    #expect(bounds(.group(group)) == area)
    group.blend = .destinationOut
    #expect(bounds(.group(group)) == box)
  }

  @Test("The bounds of each of many nested groups are computed once when the list is drawn")
  func nestedGroups() {
    var list = DisplayList([.fill(Path(box), .color(.black), .winding)])
    for _ in 0..<50 {
      var group = Group(list)
      group.opacity = 0.5
      group.transform = AffineTransform(translationX: 1, y: 0)
      list = DisplayList([.group(group)])
    }
    #expect(list.bounds == box.offsetBy(dx: 50, dy: 0))
    let (known, canvas) = (KnownBounds(), RecordingCanvas())
    list.draw(on: canvas, with: known)
    #expect(known.count == 50)
    #expect(canvas.calls.filter { $0.hasSuffix("together opacity 0.5") }.count == 50)
  }

  @Test("A text extends around its lines")
  func texts() {
    let layout = TextLayout(
      StyledText("Hello", TextStyle(font: Font(size: 20))), in: TextContainer(),
      engine: SquareTextEngine())
    let bounds = bounds(.text(PlacedText(layout, at: Point(x: 100, y: 100))))
    #expect(bounds.contains(Rect(x: 90, y: 90, width: 70, height: 44)))
    #expect(bounds.width < 120 && bounds.height < 90)
  }
}
