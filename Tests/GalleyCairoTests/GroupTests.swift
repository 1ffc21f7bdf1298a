import GalleyCairo
import GalleyDrawing
import GalleyGeometry
import TestSupport
import Testing

@Suite("Pixels of groups")
struct GroupTests {
  private func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ color: Color)
    -> DisplayList.Item
  {
    .fill(Path(Rect(x: x, y: y, width: width, height: height)), .color(color), .winding)
  }

  private func list(_ group: Group) -> DisplayList { DisplayList([.group(group)]) }

  @Test("The parts of a group fade together: a part does not shine through another")
  func opacity() throws {
    var group = Group(DisplayList([box(0, 0, 3, 1, red), box(1, 0, 3, 1, blue)]))
    group.opacity = 0.5
    let bitmap = try list(group).picture(5, 1, on: .white)
    #expect("\(bitmap[0, 0])" == "#FF7F7F")
    #expect("\(bitmap[1, 0])" == "#7F7FFF" && "\(bitmap[3, 0])" == "#7F7FFF")
    #expect(bitmap[4, 0] == .white)
  }

  @Test("A shadow without a radius is the shape, moved and in the shadow's color")
  func hardShadow() throws {
    var group = Group(DisplayList([box(1, 1, 2, 2, red)]))
    group.shadow = Shadow(color: blue, offset: Point(x: 2, y: 1), radius: 0)
    for scale in [1.0, 2] {
      let bitmap = try list(group).picture(6, 5, scale: scale)
      func color(_ x: Int, _ y: Int) -> String { "\(bitmap[x * Int(scale), y * Int(scale)])" }
      #expect(color(1, 1) == "#FF0000" && color(2, 2) == "#FF0000")
      #expect(color(3, 2) == "#0000FF" && color(4, 3) == "#0000FF")
      #expect(color(5, 3) == "#00000000" && color(3, 1) == "#00000000")
    }
  }

  @Test("A shadow is blurred by its radius and is as opaque as its shape")
  func softShadow() throws {
    let shape = Path(Rect(x: 30, y: 30, width: 20, height: 20))
    for radius in [1.0, 2.5, 4, 7] {
      let shadow = Shadow(color: .black, offset: Point(x: 3, y: 0), radius: radius)
      let bitmap = try DisplayList([.shadow(shape, shadow)]).picture(86, 80)
      let all = bitmap.pixels.reduce(0.0) { $0 + Double($1 >> 24) / 255 }
      #expect((all / 400 - 1).magnitude < 0.03, "\(radius): \(all)")
      // The shadow has half of its alpha at the edge of a wide shape, and almost none beyond three
      // times the radius.
      let edge = Double(bitmap.alpha(32, 40) + bitmap.alpha(33, 40)) / 2
      if radius < 5 { #expect((edge - 127.5).magnitude < 4, "\(radius): \(edge)") }
      #expect(bitmap.alpha(Int(33 - radius * 3) - 1, 40) < 3, "\(radius)")
      #expect(bitmap.alpha(Int(33 - radius), 40) > 20, "\(radius)")
      // The shadow is symmetric.
      for distance in 0..<20 {
        let (left, right) = (bitmap.alpha(32 - distance, 40), bitmap.alpha(53 + distance, 40))
        #expect((left - right).magnitude <= 2, "\(radius) at \(distance): \(left), \(right)")
      }
    }
  }

  @Test("A shape beside the picture throws its shadow into it")
  func shadowFromBeside() throws {
    var group = Group(DisplayList([box(2, -20, 20, 30, red)]))
    group.shadow = Shadow(color: .black, offset: Point(x: 0, y: 3), radius: 2)
    let cut = try list(group).picture(24, 24)
    group.transform = AffineTransform(translationX: 0, y: 30)
    let whole = try list(group).picture(24, 54)
    #expect(cut.pixels == Array(whole.pixels.dropFirst(24 * 30)))
  }

  @Test("A shadow comes from the visible part of clipped content, and fades with its group")
  func clippedShadow() throws {
    var group = Group(DisplayList([box(0, 0, 9, 1, red)]))
    group.clip = Path(Rect(x: 0, y: 0, width: 2, height: 1))
    group.shadow = Shadow(color: blue, offset: Point(x: 3, y: 0), radius: 0)
    #expect(try list(group).picture(9, 1).shape == ["##.##...."])
    group.opacity = 0.5
    #expect(try list(group).picture(9, 1).shape == ["++.++...."])
  }

  @Test("A mask's alpha also applies to the shadow")
  func mask() throws {
    var group = Group(DisplayList([box(0, 0, 6, 1, red)]))
    group.mask = DisplayList([
      box(1, 0, 2, 1, .black), box(3, 0, 1, 1, Color(white: 0, alpha: 0.5)),
    ])
    let bitmap = try list(group).picture(6, 1)
    #expect(bitmap.shape == [".##+.."])
    #expect("\(bitmap[1, 0])" == "#FF0000" && (126...129).contains(bitmap.alpha(3, 0)))
    group.opacity = 0.5
    #expect((126...129).contains(try list(group).picture(6, 1).alpha(1, 0)))
    group.mask = DisplayList()
    #expect(try list(group).picture(6, 1).pixels.allSatisfy { $0 == 0 })
  }

  @Test("A cached group looks the same as one that is not cached")
  func cached() throws {
    let engine = PangoTextEngine()
    var content = DisplayList()
    content.fill(
      Path(roundedRect: Rect(x: 1, y: 1, width: 58, height: 28), radius: 6), with: .color(red))
    content.draw(
      TextLayout(
        StyledText("Hé日", TextStyle(font: Font(size: 15))), in: TextContainer(), engine: engine),
      at: Point(x: 8, y: 5))
    for (x, scale) in [(5.0, 1.0), (5, 2), (5.5, 2), (5.25, 2), (5, 3)] {
      var group = Group(content)
      group.transform = AffineTransform(translationX: x, y: 3)
      let plain = try list(group).picture(70, 40, scale: scale)
      group.isCached = true
      let bitmaps = BitmapCache()
      for _ in 0..<2 {
        let kept = list(group).rendered(
          size: Size(width: 70, height: 40), scale: scale, bitmaps: bitmaps)
        #expect(kept == plain, "\(x) at \(scale)")
      }
    }
  }

  @Test("Letters throw their own shadows")
  func textShadow() throws {
    var style = TextStyle(font: Font(size: 20))
    style.color = red
    style.shadow = Shadow(color: blue, offset: Point(x: 30, y: 0), radius: 0)
    let layout = TextLayout(StyledText("H", style), in: TextContainer(), engine: PangoTextEngine())
    var list = DisplayList()
    list.draw(layout, at: .zero)
    let bitmap = try list.picture(60, 30)
    for y in 0..<30 {
      for x in 0..<28 { #expect(bitmap.alpha(x, y) == bitmap.alpha(x + 30, y)) }
    }
    #expect(bitmap.pixels.contains(0xFF_00_00_FF) && bitmap.pixels.contains(0xFF_FF_00_00))
  }

  @Test("A shape's shadow is the same in each cell, and when it is drawn again")
  func keptShadow() throws {
    let shadow = Shadow(color: .black, offset: Point(x: 1, y: 2), radius: 3)
    let cell = DisplayList([
      .shadow(Path(roundedRect: Rect(x: 12, y: 12, width: 30, height: 20), radius: 6), shadow)
    ])
    let cells = DisplayList(
      [0.0, 60, 120].map { x in
        var group = Group(cell)
        group.transform = AffineTransform(translationX: x, y: 0)
        return .group(group)
      })
    let bitmaps = BitmapCache()
    let size = Size(width: 180, height: 50)
    for scale in [1.0, 2, 3] {
      let fresh = try cells.picture(180, 50, scale: scale)
      for _ in 0..<2 {
        #expect(cells.rendered(size: size, scale: scale, bitmaps: bitmaps) == fresh)
      }
      let (width, step) = (fresh.width, Int(60 * scale))
      for y in 0..<fresh.height {
        let row = fresh.pixels[y * width..<(y + 1) * width]
        #expect(Array(row.prefix(step)) == Array(row.suffix(step)))
      }
    }
    // The cache must not return the shadows above for one of another color and offset.
    let red = Shadow(color: red, offset: Point(x: 5, y: 2), radius: 3)
    let path = Path(roundedRect: Rect(x: 12, y: 12, width: 30, height: 20), radius: 6)
    let list = DisplayList([.shadow(path, red)])
    #expect(list.rendered(size: size, bitmaps: bitmaps) == list.rendered(size: size))
  }
}
