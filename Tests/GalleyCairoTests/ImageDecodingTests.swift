import Foundation
import GalleyCairo
import GalleyDrawing
import GalleyGeometry
import TestSupport
import Testing

@Suite("Image decoding")
struct ImageDecodingTests {
  /// A GIF of 2 × 2 pixels: red and green, above blue and white.
  static let gif = Data([
    0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 0x02, 0x00, 0x02, 0x00, 0x81, 0x00, 0x00, 0xFF, 0x00, 0x00,
    0x00, 0xFF, 0x00, 0x00, 0x00, 0xFF, 0xFF, 0xFF, 0xFF, 0x2C, 0x00, 0x00, 0x00, 0x00, 0x02, 0x00,
    0x02, 0x00, 0x00, 0x02, 0x03, 0x44, 0x34, 0x05, 0x00, 0x3B,
  ])

  /// A JPEG of 8 × 4 pixels, all in the same brown.
  static let jpeg = Data(
    base64Encoded: """
      /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+MzZG
      NywtQFdBRkxOUlNSMj5aYVpQYEpRUk//2wBDAQ4ODhMREyYVFSZPNS01T09PT09PT09PT09PT09PT09PT09PT09P
      T09PT09PT09PT09PT09PT09PT09PT09PT0//wAARCAAEAAgDASIAAhEBAxEB/8QAHwAAAQUBAQEBAQEAAAAAAAAA
      AAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAk
      M2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKT
      lJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/8QA
      HwEAAwEBAQEBAQEBAQAAAAAAAAECAwQFBgcICQoL/8QAtREAAgECBAQDBAcFBAQAAQJ3AAECAxEEBSExBhJBUQdh
      cRMiMoEIFEKRobHBCSMzUvAVYnLRChYkNOEl8RcYGRomJygpKjU2Nzg5OkNERUZHSElKU1RVVldYWVpjZGVmZ2hp
      anN0dXZ3eHl6goOEhYaHiImKkpOUlZaXmJmaoqOkpaanqKmqsrO0tba3uLm6wsPExcbHyMnK0tPU1dbX2Nna4uPk
      5ebn6Onq8vP09fb3+Pn6/9oADAMBAAIRAxEAPwBtFFFeOe+f/9k=
      """, options: .ignoreUnknownCharacters)!

  static let png: Data = {
    let pixels = (0..<1_600).map { UInt32($0) &* 7_919 | 0xFF00_0000 }
    return Bitmap(width: 40, height: 40, pixels: pixels).png!
  }()

  @Test("A GIF is decoded as its first frame")
  func gif() throws {
    let bitmap = try Bitmap(decoding: Self.gif)
    #expect(bitmap.width == 2 && bitmap.height == 2)
    #expect(bitmap.pixels == [0xFF_FF_00_00, 0xFF_00_FF_00, 0xFF_00_00_FF, 0xFF_FF_FF_FF])
  }

  @Test("An image without movement has one frame, however many are requested")
  func frames() throws {
    for data in [Self.gif, Self.png] {
      #expect(try Bitmap.frames(decoding: data, count: 3) == [Bitmap(decoding: data)])
      #expect(try Bitmap.frames(decoding: data, count: 0).isEmpty)
    }
    #expect(throws: ImageError.self) { try Bitmap.frames(decoding: Data([1]), count: 1) }
  }

  @Test("The colors of a JPEG are decoded with an error of at most 5 of 255")
  func jpeg() throws {
    let bitmap = try Bitmap(decoding: Self.jpeg)
    #expect(bitmap.width == 8 && bitmap.height == 4)
    for y in 0..<4 {
      for x in 0..<8 {
        let color = bitmap[x, y]
        #expect((color.red * 255 - 200).magnitude < 6 && (color.green * 255 - 100).magnitude < 6)
        #expect((color.blue * 255 - 50).magnitude < 6 && color.alpha == 1)
      }
    }
  }

  @Test("A JPEG is rotated by its EXIF orientation")
  func orientation() throws {
    // An EXIF segment with only an orientation: a quarter turn.
    var segment: [UInt8] = [0xFF, 0xE1, 0, 34] + Array("Exif\0\0".utf8)
    segment += [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1]
    segment += [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0]
    let turned = Self.jpeg.prefix(2) + Data(segment) + Self.jpeg.dropFirst(2)
    let bitmap = try Bitmap(decoding: turned)
    #expect(bitmap.width == 4 && bitmap.height == 8)
    #expect(try Bitmap(decoding: turned, turnsUpright: false).width == 8)
  }

  @Test("The alpha of a PNG is the same after encoding and decoding")
  func png() throws {
    let bitmap = Bitmap(width: 2, height: 1, pixels: [0x80_80_40_00, 0])
    #expect(try Bitmap(decoding: #require(bitmap.png)) == bitmap)
  }

  @Test("Truncated image data never traps")
  func cutOff() throws {
    for whole in [Self.png, Self.jpeg, Self.gif] {
      for length in 0..<min(whole.count, 700) { _ = try? Bitmap(decoding: whole.prefix(length)) }
    }
    // A slice of other data, whose start index is not 0.
    let within = (Data([1, 2, 3]) + Self.gif).dropFirst(3)
    #expect(try Bitmap(decoding: within).width == 2)
  }

  @Test("A decoding error describes empty data, an unknown format, and a size that is too large")
  func errors() throws {
    func message(_ data: Data) -> String {
      do throws(ImageError) {
        _ = try Bitmap(decoding: data)
        return "none"
      } catch {
        return error.description
      }
    }
    #expect(message(Data()) == "an image of no bytes")
    #expect(message(Data("<svg/>".utf8)) == "6 bytes that are no PNG, no JPEG and no GIF")
    var png = Self.png
    png.replaceSubrange(16..<24, with: [0x00, 0x01, 0x00, 0x00, 0x00, 0x02, 0x00, 0x00])
    #expect(message(png).hasPrefix("an image of 65536 × 131072 pixels: no more than 100000000"))
    var gif = Self.gif
    gif.replaceSubrange(6..<10, with: [0xFF, 0xFF, 0xFF, 0xFF])
    #expect(message(gif).hasPrefix("an image of 65535 × 65535 pixels"))
    var jpeg = Self.jpeg
    let frame = try #require(jpeg.firstRange(of: Data([0xFF, 0xC0])))
    jpeg.replaceSubrange(
      frame.lowerBound + 5..<frame.lowerBound + 9, with: [0xFF, 0xDC, 0xFF, 0xDC])
    #expect(message(jpeg).hasPrefix("an image of 65500 × 65500 pixels"), "\(message(jpeg))")
  }
}
