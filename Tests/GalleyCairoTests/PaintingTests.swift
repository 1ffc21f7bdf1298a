import GalleyCairo
import GalleyDrawing
import GalleyGeometry
import TestSupport
import Testing

@Suite("Pixels of shapes")
struct PaintingTests {
  private func list(_ items: DisplayList.Item...) -> DisplayList { DisplayList(items) }

  @Test("A shape is filled inside its outline, and a pixel that is half inside is half covered")
  func fill() throws {
    let box = Path(Rect(x: 1, y: 1, width: 2.5, height: 1))
    let bitmap = try list(.fill(box, .color(red), .winding)).picture(5, 3)
    #expect(bitmap.shape == [".....", ".##+.", "....."])
    #expect((127...128).contains(bitmap.alpha(3, 1)))
    #expect("\(bitmap[1, 1])" == "#FF0000")
  }

  @Test(
    "An area that an outline encloses twice is inside by the winding rule, and outside by the even-odd rule"
  )
  func rules() throws {
    var path = Path(Rect(x: 0, y: 0, width: 6, height: 5))
    path.append(Path(Rect(x: 2, y: 2, width: 2, height: 1)))
    #expect(
      try list(.fill(path, .color(red), .evenOdd)).picture(6, 5).shape[2] == "##..##")
    #expect(
      try list(.fill(path, .color(red), .winding)).picture(6, 5).shape[2] == "######")
  }

  @Test("A line lies on both sides of its path and ends with its line cap")
  func stroke() throws {
    var line = Path()
    line.move(to: Point(x: 3, y: 2))
    line.addLine(to: Point(x: 7, y: 2))
    func row(_ cap: StrokeStyle.Cap) throws -> [String] {
      try list(.stroke(line, .color(red), StrokeStyle(width: 2, cap: cap))).picture(10, 4).shape
    }
    #expect(try row(.butt) == ["..........", "...####...", "...####...", ".........."])
    #expect(try row(.square)[1] == "..######..")
    #expect(try row(.round)[1] == "..+####+..")
    let none = list(.stroke(line, .color(red), StrokeStyle(width: 0)))
    #expect(try none.picture(10, 4).pixels.allSatisfy { $0 == 0 })
  }

  @Test("Dashes and gaps alternate, beginning at the phase")
  func dashes() throws {
    var line = Path()
    line.move(to: Point(x: 0, y: 0.5))
    line.addLine(to: Point(x: 10, y: 0.5))
    func row(_ dash: [Double], phase: Double = 0) throws -> String {
      try list(.stroke(line, .color(red), StrokeStyle(dash: dash, dashPhase: phase)))
        .picture(10, 1).shape[0]
    }
    #expect(try row([3, 2]) == "###..###..")
    #expect(try row([3, 2], phase: 1) == "##..###..#")
    #expect(try row([2]) == "##..##..##")
    #expect(try row([3, 2], phase: -1) == ".###..###.")
    for dash in [[], [0, 0], [-1, 2], [.nan], [.infinity], [1e-300]] as [[Double]] {
      #expect(try row(dash) == "##########", "\(dash)")
    }
    #expect(try row([3, 2], phase: 5e12) == "###..###..")
    #expect(try row([3, 2], phase: .nan) == "###..###..")
  }

  @Test("A gradient has the colors of its stops at their locations, and continues beyond them")
  func gradients() throws {
    func row(_ shape: Gradient.Shape, _ stops: [Gradient.Stop]) throws -> [String] {
      let box = Path(Rect(x: 0, y: 0, width: 10, height: 1))
      let bitmap = try list(.fill(box, .gradient(Gradient(shape, stops: stops)), .winding))
        .picture(10, 1)
      return (0..<10).map { "\(bitmap[$0, 0])" }
    }
    let shape = Gradient.Shape.linear(from: Point(x: 2, y: 0), to: Point(x: 8, y: 0))
    let black = Gradient.Stop(.black, at: 0)
    let colors = try row(shape, [black, Gradient.Stop(.white, at: 1)])
    #expect(colors[0] == "#000000" && colors[1] == "#000000")
    #expect(colors[8] == "#FFFFFF" && colors[9] == "#FFFFFF")
    #expect(colors[2...7].sorted() == Array(colors[2...7]))
    let hard = try row(
      shape, [black, Gradient.Stop(.black, at: 0.5), Gradient.Stop(red, at: 0.5)])
    #expect(hard[4] == "#000000" && hard[5] == "#FF0000")
    #expect(try row(shape, []) == Array(repeating: "#00000000", count: 10))
    #expect(try row(shape, [Gradient.Stop(red, at: 0.3)])[9] == "#FF0000")
    let bad = Gradient.Shape.linear(from: Point(x: .nan, y: 0), to: .zero)
    #expect(try row(bad, [black])[3] == "#00000000")
    let radial = Gradient.Shape.radial(
      from: Point(x: 5, y: 0.5), startRadius: 0, to: Point(x: 5, y: 0.5), endRadius: 5)
    let round = try row(radial, [Gradient.Stop(.white, at: 1), black])
    #expect(round[4] == round[5] && round[0] == round[9] && round[0] != round[4])
  }

  @Test("A clip applies until it is restored, and a group moves its content")
  func clipsAndTransforms() throws {
    let all = DisplayList([
      .fill(Path(Rect(x: -9, y: -9, width: 99, height: 99)), .color(red), .winding)
    ])
    var group = Group(all)
    group.clip = Path(Rect(x: 0, y: 0, width: 2, height: 1))
    group.transform = AffineTransform(translationX: 1, y: 1)
    let dot = Path(Rect(x: 4, y: 0, width: 1, height: 1))
    let list = list(.group(group), .fill(dot, .color(blue), .winding))
    #expect(try list.picture(5, 3).shape == ["....#", ".##..", "....."])
  }

  @Test("Content with a transform that can't be inverted is invisible, and the rest is painted")
  func badTransforms() throws {
    let all = DisplayList([
      .fill(Path(Rect(x: 0, y: 0, width: 9, height: 9)), .color(red), .winding)
    ])
    for bad in [0, .nan, .infinity, 1e-200, 1e300] {
      var group = Group(all)
      group.transform = AffineTransform(a: bad, b: 0, c: 0, d: bad, tx: bad, ty: 0)
      let dot = Path(Rect(x: 0, y: 0, width: 1, height: 1))
      let list = list(.group(group), .fill(dot, .color(blue), .winding))
      #expect("\(try list.picture(3, 3)[0, 0])" == "#0000FF", "\(bad)")
    }
  }

  @Test("Coordinates beyond Cairo's range are clipped outside the visible area")
  func farAway() throws {
    for far in [1e6, 1e7, 4e9, 1e18, 1e300] {
      let wide = Rect(x: -far, y: 1, width: far * 2, height: 1)
      #expect(
        try list(.fill(Path(wide), .color(red), .winding)).picture(4, 3).shape
          == ["....", "####", "...."], "\(far)")
      // Beyond 1e10 the coordinates of the content below are not precise enough.
      guard far < 1e10 else { continue }
      // A list that is scrolled far down.
      var group = Group(
        DisplayList([
          .fill(Path(Rect(x: 1, y: far, width: 2, height: 1)), .color(red), .winding),
          .fill(
            Path(roundedRect: Rect(x: 0, y: 3, width: 2, height: 9), radius: 1), .color(red),
            .winding),
          .picture(
            Picture(
              Bitmap(width: 1, height: 1, pixels: [0xFF_FF_00_00]),
              in: Rect(x: 3, y: far, width: 1, height: far))),
        ]))
      group.transform = AffineTransform(translationX: 0, y: -far)
      #expect(try list(.group(group)).picture(4, 2).shape == [".###", "...#"], "\(far)")
    }
    let big = Path(ellipseIn: Rect(x: -1e12, y: -1e12, width: 2e12, height: 2e12))
    #expect(try list(.fill(big, .color(red), .winding)).picture(2, 2).shape == ["##", "##"])
    let thick = StrokeStyle(width: 1e300)
    #expect(
      try list(.stroke(Path(Rect(x: 0, y: 0, width: 9, height: 9)), .color(red), thick))
        .picture(2, 2).shape == ["##", "##"])
  }

  @Test("Shapes with coordinates that are not numbers are not painted, and nothing traps")
  func badNumbers() throws {
    for bad in [Double.nan, .infinity, -.infinity] {
      let rect = Rect(x: bad, y: 0, width: 5, height: bad)
      var group = Group(DisplayList([.fill(Path(rect), .color(red), .winding)]))
      group.shadow = Shadow(color: red, offset: Point(x: bad, y: 0), radius: bad)
      group.opacity = 0.5
      let items: [DisplayList.Item] = [
        .fill(Path(rect), .color(Color(white: bad)), .winding),
        .fill(Path(ellipseIn: rect), .color(red), .evenOdd),
        .stroke(Path(roundedRect: rect, radius: bad), .color(red), StrokeStyle(width: bad)),
        .shadow(Path(rect), Shadow(color: .black, offset: .zero, radius: bad)),
        .picture(Picture(Bitmap(width: 1, height: 1, pixels: [0]), in: rect)),
        .group(group),
      ]
      #expect(try DisplayList(items).picture(4, 4).pixels.allSatisfy { $0 == 0 }, "\(bad)")
    }
    #expect(DisplayList().rendered(size: Size(width: 0, height: 5)) == nil)
    #expect(DisplayList().rendered(size: Size(width: 1e9, height: 5)) == nil)
    #expect(DisplayList().rendered(size: Size(width: 5, height: 5), scale: .nan) == nil)
  }

  /// The expected picture is painted with a gradient of one color, because a shape with a gradient
  /// is painted at once.
  @Test("A rectangle with round corners looks the same in pieces as painted at once")
  func roundCorners() throws {
    let color = Color(red: 1, green: 0, blue: 0, alpha: 0.8)
    let same = Paint.gradient(
      Gradient(
        .linear(from: .zero, to: Point(x: 1, y: 0)), stops: [Gradient.Stop(color, at: 0)]))
    try withSeededRandom("round corners", steps: 200) { random in
      let scale = [1.0, 2, 3].randomElement(using: &random)!
      func number(_ range: ClosedRange<Double>) -> Double {
        let number = Double.random(in: range, using: &random)
        return Bool.random(using: &random) ? number : (number * scale).rounded() / scale
      }
      let rect = Rect(
        x: number(-5...10), y: number(-5...10), width: number(4...40), height: number(4...40))
      let path = Path(roundedRect: rect, radius: number(1...12))
      let style = StrokeStyle(width: number(0.4...3))
      for isLine in [false, true] {
        func picture(_ paint: Paint) throws -> Bitmap {
          let item =
            isLine
            ? DisplayList.Item.stroke(path, paint, style) : .fill(path, paint, .winding)
          return try DisplayList([item]).picture(50, 50, scale: scale)
        }
        let (pieced, whole) = (try picture(.color(color)), try picture(same))
        let difference = zip(pieced.pixels, whole.pixels).map { left, right in
          (Int(left >> 24) - Int(right >> 24)).magnitude
        }.max()!
        // Cairo divides the height of a pixel into 15 parts in one case, and into 256 in the other.
        // A fifteenth of this color is 14, and a line may have both of its edges in one pixel.
        #expect(difference <= (isLine ? 28 : 14), "\(path) \(style) at \(scale), a line: \(isLine)")
      }
    }
  }
}
