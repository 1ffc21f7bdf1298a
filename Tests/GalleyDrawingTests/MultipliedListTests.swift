import GalleyGeometry
import Testing

@testable import GalleyDrawing

@Suite("Lists whose colors are multiplied")
struct MultipliedListTests {
  private let glass = Color(red: 0.5, green: 1, blue: 0, alpha: 0.25)
  private let square = Path(Rect(x: 0, y: 0, width: 10, height: 10))

  private func multiplied(_ item: DisplayList.Item) -> DisplayList.Item {
    DisplayList([item]).multiplied(by: glass).items[0]
  }

  @Test("Colors of fills, strokes and shadows are multiplied, and keep their opacity")
  func colors() {
    let color = Color(red: 1, green: 0.5, blue: 1, alpha: 0.75)
    let result = Color(red: 0.5, green: 0.5, blue: 0, alpha: 0.75)
    #expect(
      multiplied(.fill(square, .color(color), .winding)) == .fill(square, .color(result), .winding))
    let style = StrokeStyle(width: 2)
    #expect(
      multiplied(.stroke(square, .color(color), style)) == .stroke(square, .color(result), style))
    let shadow = Shadow(color: color, offset: .zero, radius: 1)
    let seen = Shadow(color: result, offset: .zero, radius: 1)
    #expect(multiplied(.shadow(square, shadow)) == .shadow(square, seen))
  }

  @Test("Colors of gradients and pictures are multiplied, also in groups")
  func parts() {
    let gradient = Gradient(
      .linear(from: .zero, to: Point(x: 1, y: 0)),
      stops: [Gradient.Stop(.white, at: 0), Gradient.Stop(.black, at: 1)])
    var seen = gradient
    seen.stops[0].color = Color(red: 0.5, green: 1, blue: 0)
    let fill = DisplayList.Item.fill(square, .gradient(gradient), .winding)
    let group = multiplied(.group(Group(DisplayList([fill]))))
    #expect(group == .group(Group(DisplayList([.fill(square, .gradient(seen), .winding)]))))

    let frame = Rect(x: 0, y: 0, width: 1, height: 1)
    let picture = Picture(Bitmap(width: 1, height: 1, pixels: [0x80_80_40_20]), in: frame)
    let pixels = Bitmap(width: 1, height: 1, pixels: [0x80_40_40_00])
    #expect(multiplied(.picture(picture)) == .picture(Picture(pixels, in: frame)))
  }

  @Test("A list that is multiplied by white is the same list")
  func white() {
    let list = DisplayList([.fill(square, .color(.black), .winding)])
    #expect(list.multiplied(by: .white).identity == list.identity)
  }
}
