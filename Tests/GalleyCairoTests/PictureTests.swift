import GalleyCairo
import GalleyDrawing
import GalleyGeometry
import TestSupport
import Testing

@Suite("Pixels of pictures")
struct PictureTests {
  /// Red and green above blue and white.
  private let four = Bitmap(
    width: 2, height: 2, pixels: [0xFF_FF_00_00, 0xFF_00_FF_00, 0xFF_00_00_FF, 0xFF_FF_FF_FF])

  private func draw(_ picture: Picture, _ size: Double = 4, scale: Double = 1) throws -> Bitmap {
    try DisplayList([.picture(picture)]).picture(size, size, scale: scale)
  }

  @Test("A picture is copied where a point is a pixel, and stretched where it is not")
  func scaling() throws {
    let own = try draw(Picture(four, in: Rect(x: 1, y: 1, width: 2, height: 2)))
    #expect(own.shape == ["....", ".##.", ".##.", "...."])
    #expect(own.pixels[5] == 0xFF_FF_00_00 && own.pixels[10] == 0xFF_FF_FF_FF)
    let hard = try draw(
      Picture(four, in: Rect(x: 0, y: 0, width: 4, height: 4), isSmooth: false))
    #expect(hard.pixels[0] == 0xFF_FF_00_00 && hard.pixels[5] == 0xFF_FF_00_00)
    #expect(hard.pixels[2] == 0xFF_00_FF_00 && hard.pixels[15] == 0xFF_FF_FF_FF)
    let dense = try draw(
      Picture(four, in: Rect(x: 0, y: 0, width: 1, height: 1)), 2, scale: 2)
    #expect(dense.pixels[0] == 0xFF_FF_00_00 && dense.pixels[5] == 0xFF_FF_FF_FF)
    #expect(dense.pixels[2] == 0)
  }

  @Test("The edges of a picture are those of its frame, however it is stretched")
  func edges() throws {
    let one = Bitmap(width: 1, height: 1, pixels: [0xFF_FF_00_00])
    let big = try draw(Picture(one, in: Rect(x: 1, y: 1, width: 2, height: 2)))
    #expect(big.pixels[5] == 0xFF_FF_00_00 && big.shape == ["....", ".##.", ".##.", "...."])
    let wide = Bitmap(width: 64, height: 64, pixels: Array(repeating: 0xFF_FF_00_00, count: 4_096))
    let small = try draw(Picture(wide, in: Rect(x: 1, y: 1, width: 2, height: 2)))
    #expect(small.shape == big.shape)
  }

  @Test("A part of a picture does not include pixels of the rest")
  func source() throws {
    let part = Picture(
      four, source: Rect(x: 1, y: 0, width: 1, height: 1), in: Rect(x: 0, y: 0, width: 4, height: 4)
    )
    #expect(try draw(part).pixels.allSatisfy { $0 == 0xFF_00_FF_00 })
    let none = Picture(four, source: .zero, in: Rect(x: 0, y: 0, width: 4, height: 4))
    #expect(try draw(none).pixels.allSatisfy { $0 == 0 })
    let beyond = Picture(
      four, source: Rect(x: 0, y: 0, width: 99, height: 1e9),
      in: Rect(x: 0, y: 0, width: 4, height: 4))
    _ = try draw(beyond)
  }

  @Test("A picture with more rows or columns than Cairo allows is drawn, whole or in part")
  func large() throws {
    let colors: [UInt32] = [0xFF_FF_00_00, 0xFF_00_00_FF]
    let pixels = colors.flatMap { Array(repeating: $0, count: 20_001) }
    let frame = Rect(x: 0, y: 0, width: 4, height: 4)
    let tall = try draw(Picture(Bitmap(width: 1, height: 40_002, pixels: pixels), in: frame))
    #expect(tall.shape == ["####", "####", "####", "####"])
    #expect((0..<4).map { tall[1, $0].red > 0.9 } == [true, true, false, false])
    let row = Bitmap(width: 40_002, height: 1, pixels: pixels)
    let wide = try draw(Picture(row, in: frame))
    #expect((0..<4).map { wide[$0, 1].red > 0.9 } == [true, true, false, false])
    let edge = Rect(x: 20_000, y: 0, width: 2, height: 1)
    let part = try draw(Picture(row, source: edge, in: frame, isSmooth: false))
    #expect((0..<4).map { part[$0, 1].red > 0.9 } == [true, true, false, false])
  }

  @Test("A tint replaces the colors of a picture and keeps its alpha")
  func tint() throws {
    let faint = Bitmap(width: 2, height: 1, pixels: [0x80_00_00_80, 0xFF_00_FF_00])
    let tinted = try draw(
      Picture(faint, in: Rect(x: 0, y: 0, width: 2, height: 1), tint: red), 2)
    #expect(tinted.pixels[1] == 0xFF_FF_00_00)
    #expect(tinted.alpha(0, 0) == 128 && tinted[0, 0].red == 1 && tinted[0, 0].blue == 0)
    #expect(tinted.alpha(0, 1) == 0)
  }

  @Test("A picture without pixels, or in an empty frame, draws nothing")
  func nothing() throws {
    let none = Bitmap(width: 0, height: 0, pixels: [])
    for picture in [
      Picture(none, in: Rect(x: 0, y: 0, width: 4, height: 4)),
      Picture(four, in: Rect(x: 0, y: 0, width: 0, height: 4)),
      Picture(four, in: .null),
      Picture(four, source: .null, in: Rect(x: 0, y: 0, width: 4, height: 4)),
    ] {
      #expect(try draw(picture).pixels.allSatisfy { $0 == 0 })
    }
    #expect(none.png == nil)
  }

  @Test("The cache keeps the pixels that are drawn, and not the image that was scaled")
  func released() {
    let bitmaps = BitmapCache()
    weak var owner: AnyObject?
    func drawOnce() {
      let bitmap = Bitmap(width: 2, height: 2, pixels: four.pixels)
      owner = bitmap.owner
      let list = DisplayList([.picture(Picture(bitmap, in: Rect(x: 0, y: 0, width: 1, height: 1)))])
      #expect(list.rendered(size: Size(width: 1, height: 1), bitmaps: bitmaps) != nil)
    }
    drawOnce()
    #expect(owner == nil)
    drawOnce()
    #expect(owner == nil)
  }

  @Test("A picture looks the same from the cache, until the cache is full")
  func kept() throws {
    let bitmaps = BitmapCache(byteLimit: 100)
    for size in [1.0, 2, 3, 4, 3, 2, 9] {
      let list = DisplayList([
        .picture(Picture(four, in: Rect(x: 0, y: 0, width: size, height: size)))
      ])
      let fresh = try list.picture(10, 10)
      for _ in 0..<2 {
        let again = list.rendered(size: Size(width: 10, height: 10), bitmaps: bitmaps)
        #expect(again == fresh)
      }
    }
  }
}
