import GalleyGeometry
import TestSupport
import Testing

@Suite("A pixel grid")
struct PixelGridTests {
  // MARK: Literals

  @Test("A pixel grid rounds lengths down to the pixel")
  func lengths() {
    let grid = PixelGrid(scale: 2)
    #expect(grid.length(320.0 / 3) == 106.5)
    #expect(grid.length(335.0 / 4) == 83.5)
    #expect(grid.length(106.99) == 106.5)
    #expect(grid.length(107) == 107)
    #expect(grid.length(-0.1) == -0.5)
    #expect(grid.lengthRoundedUp(106.01) == 106.5)
    #expect(grid.lengthRoundedUp(106.5) == 106.5)
    #expect(grid.lengthRoundedUp(106.500_001) == 106.5)
    #expect(grid.lengthRoundedUp(0) == 0)
    #expect(grid.length(0) == 0)
  }

  @Test("A pixel grid counts a length slightly under a pixel as that pixel")
  func hair() {
    let grid = PixelGrid(scale: 2)
    #expect(grid.length(107 - 0.000_049) == 107)
    #expect(grid.length(107 - 0.000_051) == 106.5)
    #expect(PixelGrid(scale: 3).length(0.1 + 0.2 + 0.7 - 0x1p-53) == 1)
  }

  @Test("A pixel grid rounds positions to the nearest pixel, half away from zero")
  func positions() {
    let grid = PixelGrid(scale: 2)
    #expect(grid.position(10.24) == 10)
    #expect(grid.position(10.25) == 10.5)
    #expect(grid.position(-10.25) == -10.5)
    #expect(PixelGrid(scale: 3).position(-7.5) == -23.0 / 3)
    #expect(grid.position(-10.26) == -10.5)
    #expect(PixelGrid(scale: 1).position(0.5.nextDown) == 0)
    #expect(PixelGrid(scale: 1).position(-0.5.nextUp) == -1)
  }

  @Test("A pixel grid rounds an edge almost halfway between two pixels as one halfway")
  func edges() {
    let grid = PixelGrid(scale: 3)
    let expected = grid.position(56.5)
    #expect([56.5, 56.5.nextDown, 56.5 - 1e-6].map(grid.edge) == [expected, expected, expected])
    #expect(grid.edge(-56.5.nextUp) == grid.position(-56.5))
    #expect(grid.edge(56.49) == 169.0 / 3)
    #expect(grid.edge(10) == 10)
    #expect(PixelGrid(scale: 0).edge(0.3) == 0.3)
  }

  @Test("A pixel grid places three thirds of 320 at 0, 106.5 and 213")
  func thirds() {
    let grid = PixelGrid(scale: 2)
    let third = grid.length(320.0 / 3)
    #expect([0, third, 2 * third].map(grid.position) == [0, 106.5, 213])
  }

  @Test("A pixel grid rounds sizes, points and frames, each by its own rule")
  func compounds() {
    let grid = PixelGrid(scale: 1)
    #expect(grid.size(Size(width: 1.9, height: -1.9)) == Size(width: 1, height: -2))
    #expect(grid.point(Point(x: 1.9, y: -1.9)) == Point(x: 2, y: -2))
    #expect(
      grid.frame(Rect(x: 0.6, y: 0.4, width: 9.9, height: 9))
        == Rect(x: 1, y: 0, width: 9, height: 9))
  }

  @Test("A pixel grid knows the extent of a pixel, and prints its scale")
  func pixel() {
    #expect(PixelGrid(scale: 4).pixel == 0.25)
    #expect(PixelGrid(scale: 3).description == "@3x")
    #expect(PixelGrid(scale: 1.5).description == "@1.5x")
  }

  // MARK: The judge

  /// A value *k* · 2⁻²⁰ on a grid of *n*/8 pixels a point is *kn* · 2⁻²³ pixels, so
  /// the judge works with whole numbers. `numerator` is *kn*.
  private enum Judge {
    static let unit = 1 << 23

    static func pixelsOfLength(_ numerator: Int) -> Int {
      let below = floorQuotient(numerator, unit)
      let missing = (below + 1) * unit - numerator
      return missing * 10_000 <= unit ? below + 1 : below
    }

    static func pixelsOfPosition(_ numerator: Int) -> Int {
      // Add half a pixel and round down. A negative value is the mirror image of a positive one.
      let pixels = floorQuotient(2 * abs(numerator) + unit, 2 * unit)
      return numerator < 0 ? -pixels : pixels
    }

    private static func floorQuotient(_ dividend: Int, _ divisor: Int) -> Int {
      let (quotient, remainder) = dividend.quotientAndRemainder(dividingBy: divisor)
      return remainder < 0 ? quotient - 1 : quotient
    }
  }

  /// All multiples of 2⁻²⁰ points that are close to a quarter pixel near zero.
  @Test("A pixel grid agrees with integer arithmetic around whole, half and quarter pixels")
  func agreesWithJudge() {
    withEvery("scale in eighths", in: [4, 8, 11, 12, 16, 21, 24, 32]) { eighths in
      let grid = PixelGrid(scale: Double(eighths) / 8)
      withEvery("quarter pixel", in: -14...14) { quarter in
        withEvery("2⁻²⁰ points from it", in: -220...220) { distance in
          let count = quarter * Judge.unit / 4 / eighths + distance
          let value = Double(count) * 0x1p-20
          let length = Double(Judge.pixelsOfLength(count * eighths)) / grid.scale
          let position = Double(Judge.pixelsOfPosition(count * eighths)) / grid.scale
          #expect(grid.length(value) == length)
          #expect(grid.position(value) == position)
        }
      }
    }
  }

  // MARK: Laws

  @Test("A pixel grid leaves positions on the grid where they are")
  func idempotent() {
    withEvery("scale", in: [1, 1.5, 2, 2.625, 3, 4]) { scale in
      let grid = PixelGrid(scale: scale)
      withEvery("pixels", in: -3_000...3_000) { pixels in
        let value = Double(pixels) / scale
        #expect(grid.length(value) == value)
        #expect(grid.position(value) == value)
      }
    }
  }

  @Test("A pixel grid leaves positions on the grid at any size, too")
  func idempotentAtAnySize() {
    withSeededRandom("idempotent", steps: 20_000) { random in
      let grid = PixelGrid(scale: [1, 1.5, 2, 2.625, 3, 7].randomElement(using: &random)!)
      let size = Int.random(in: -60...60, using: &random)
      let value =
        Double.random(in: -1...1, using: &random)
        * Double(sign: .plus, exponent: size, significand: 1)
      let (length, position) = (grid.length(value), grid.position(value))
      #expect(grid.length(length) == length, "\(grid) \(value)")
      #expect(grid.position(position) == position, "\(grid) \(value)")
    }
  }

  @Test("A pixel grid keeps a row of equal parts within its container")
  func rows() {
    withEvery("scale", in: [1.0, 2, 3]) { scale in
      let grid = PixelGrid(scale: scale)
      withEvery("width", in: 1...500) { width in
        withEvery("parts", in: 1...12) { parts in
          let part = grid.length(Double(width) / Double(parts))
          let row = part * Double(parts)
          #expect(row <= Double(width) + 1e-9)
          #expect(row > Double(width) - Double(parts) * grid.pixel)
        }
      }
    }
  }

  // MARK: Edges

  @Test(
    "A grid without pixels rounds nothing",
    arguments: [0, -0.0, -1, .nan, .infinity, -.infinity, .leastNonzeroMagnitude] as [Double])
  func noPixels(scale: Double) {
    let grid = PixelGrid(scale: scale)
    #expect(!grid.hasPixels)
    #expect(grid.pixel == 0)
    #expect(grid.length(1.23) == 1.23)
    #expect(grid.position(-1.23) == -1.23)
    #expect(grid.length(.nan).isNaN)
  }

  @Test("A pixel grid returns infinite, NaN and huge values unchanged")
  func extremes() {
    let values: [Double] = [
      .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, 0x1p49 + 0.25,
      -0x1p60, .nan,
    ]
    withEvery("scale", in: [1, 3, 1e300]) { scale in
      withEvery("value", in: values) { value in
        #expect(ulpDistance(PixelGrid(scale: scale).length(value), value) == 0)
        #expect(ulpDistance(PixelGrid(scale: scale).position(value), value) == 0)
      }
    }
  }
}
