import GalleyDrawing
import Testing

@testable import GalleyUIKit

@Suite("An image source")
struct CGImageSourceTests {
  /// A GIF of two frames: red and green above blue and white, and then the same with green in place
  /// of red.
  private static let gif: Data = {
    var bytes: [UInt8] = Array("GIF89a".utf8) + [2, 0, 2, 0, 0x81, 0, 0]
    bytes += [0xFF, 0, 0, 0, 0xFF, 0, 0, 0, 0xFF, 0xFF, 0xFF, 0xFF]
    bytes += [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1, 0, 0, 0]
    bytes += [0x21, 0xF9, 4, 4, 10, 0, 0, 0]
    bytes += [0x2C, 0, 0, 0, 0, 2, 0, 2, 0, 0, 2, 3, 0x44, 0x34, 0x05, 0]
    bytes += [0x21, 0xF9, 4, 4, 1, 0, 0, 0]
    bytes += [0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x4C, 0x01, 0]
    return Data(bytes + [0x3B])
  }()

  /// A photo of forty by twenty pixels, red on the left and blue on the right, with the orientation
  /// of a quarter turn.
  private static func photo() throws -> Data {
    let pixels = (0..<800).map { UInt32($0 % 40 < 20 ? 0xFFFF_0000 : 0xFF00_00FF) }
    let image = UIImage(bitmap: Bitmap(width: 40, height: 20, pixels: pixels), scale: 1)
    var data = try #require(image.jpegData(compressionQuality: 1))
    var segment: [UInt8] = [0xFF, 0xE1, 0, 34] + Array("Exif\0\0".utf8)
    segment += [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1]
    segment += [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0]
    data.insert(contentsOf: segment, at: 2)
    return data
  }

  private func source(_ data: Data) throws -> CGImageSource {
    try #require(CGImageSourceCreateWithData(data as CFData, nil))
  }

  private func properties(_ source: CGImageSource, _ index: Int) throws -> [String: Any] {
    try #require(CGImageSourceCopyPropertiesAtIndex(source, index, nil) as? [String: Any])
  }

  @Test("The frames of a GIF are whole pictures with delays")
  func animation() throws {
    let source = try source(Self.gif)
    #expect(CGImageSourceGetCount(source) == 2)
    #expect(CGImageSourceGetType(source) == "com.compuserve.gif" as NSString)
    let frames = (0..<3).map { CGImageSourceCreateImageAtIndex(source, $0, nil)?.bitmap.pixels }
    let rest: [UInt32] = [0xFF00_FF00, 0xFF00_00FF, 0xFFFF_FFFF]
    #expect(frames == [[0xFFFF_0000] + rest, [0xFF00_FF00] + rest, nil])
    let delays = try (0..<2).map { index in
      let gif = try properties(source, index)[kCGImagePropertyGIFDictionary as String]
      let times = try #require(gif as? [String: Any])
      return [kCGImagePropertyGIFDelayTime, kCGImagePropertyGIFUnclampedDelayTime].map {
        times[$0 as String] as? Double
      }
    }
    #expect(delays == [[0.1, 0.1], [0.1, 0.01]])
    let whole = CGImageSourceCopyProperties(source, nil) as? [String: Any]
    let loops = whole?[kCGImagePropertyGIFDictionary as String] as? [String: Any]
    #expect(loops?[kCGImagePropertyGIFLoopCount as String] as? Int == 0)
  }

  @Test("The size of an image is read without its pixels")
  func header() throws {
    let bitmap = Bitmap(width: 300, height: 2, pixels: [UInt32](repeating: 0, count: 600))
    let png = try #require(UIImage(bitmap: bitmap, scale: 1).pngData())
    let start = png.prefix(24)
    let photo = try Self.photo()
    for (data, width, height) in [
      (png, 300, 2), (start, 300, 2), (photo, 40, 20), (Self.gif, 2, 2),
    ] {
      let images = try source(data)
      var all: [String: Any] = [:]
      let work = try WorkCounter.counting { all = try properties(images, 0) }
      #expect(all[kCGImagePropertyPixelWidth as String] as? Int == width)
      #expect(all[kCGImagePropertyPixelHeight as String] as? Int == height)
      #expect(work.imagesDecoded == 0)
    }
  }

  @Test("A PNG that begins with another chunk has no size in its header")
  func compressedByXcode() throws {
    let bitmap = Bitmap(width: 3, height: 2, pixels: [UInt32](repeating: 0, count: 6))
    var start = try #require(UIImage(bitmap: bitmap, scale: 1).pngData()).prefix(24)
    start.replaceSubrange(12..<16, with: Data("CgBI".utf8))
    #expect(ImageHeader.size(of: start) == nil)
  }

  @Test("The header of a photo may be cut off anywhere")
  func brokenHeader() throws {
    let photo = try Self.photo()
    for count in 0..<photo.count {
      let width = ImageHeader.size(of: photo.prefix(count))?.width
      #expect(width == nil || width == 40)
    }
  }

  @Test("An image of a source has the size in the file, and a thumbnail may be turned upright")
  func thumbnail() throws {
    let source = try source(try Self.photo())
    let all = try properties(source, 0)
    #expect(all[kCGImagePropertyPixelWidth as String] as? Int == 40)
    #expect(all[kCGImagePropertyPixelHeight as String] as? Int == 20)
    #expect(all[kCGImagePropertyOrientation as String] as? Int == 6)
    #expect(CGImageSourceCreateImageAtIndex(source, 0, nil)?.width == 40)
    func small(_ options: [CFString: Any]) -> CGImage? {
      CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary)
    }
    let made = small([
      kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceThumbnailMaxPixelSize: 10,
    ])
    #expect(made?.width == 10 && made?.height == 5)
    let upright = try #require(
      small([
        kCGImageSourceCreateThumbnailFromImageIfAbsent: true,
        kCGImageSourceCreateThumbnailWithTransform: true, kCGImageSourceThumbnailMaxPixelSize: 10,
      ]))
    #expect(upright.width == 5 && upright.height == 10)
    #expect(upright.bitmap[2, 1].red > 0.9 && upright.bitmap[2, 8].blue > 0.9)
    let large = small([
      kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceThumbnailMaxPixelSize: 999,
    ])
    #expect(large?.width == 40)
    #expect(small([kCGImageSourceThumbnailMaxPixelSize: 10]) == nil)
  }

  @Test("An image of a photo is turned upright once, by its orientation")
  func photos() throws {
    let image = try #require(UIImage(data: try Self.photo()))
    #expect(image.imageOrientation == .right && image.size == CGSize(width: 20, height: 40))
    #expect(image.cgImage?.width == 40)
    let seen = try #require(image.rendered(scale: 1))
    #expect(seen[10, 5].red > 0.9 && seen[10, 35].blue > 0.9)
  }

  @Test("Bytes that are no image have no images, and a missing file has no source")
  func refused() throws {
    let source = try source(Data([1, 2, 3]))
    #expect(CGImageSourceGetCount(source) == 0 && CGImageSourceGetType(source) == nil)
    #expect(CGImageSourceCreateImageAtIndex(source, 0, nil) == nil)
    #expect(CGImageSourceCopyPropertiesAtIndex(source, 0, nil) == nil)
    let nowhere = URL(fileURLWithPath: "/nowhere.gif")
    #expect(CGImageSourceCreateWithURL(nowhere as CFURL, nil) == nil)
    // Every beginning of a GIF is read without a trap.
    _ = Report.gathering {
      for count in 0..<Self.gif.count {
        let part = CGImageSource(Self.gif.prefix(count))
        for index in -1...2 { _ = part.properties(at: index) }
      }
    }
  }
}
