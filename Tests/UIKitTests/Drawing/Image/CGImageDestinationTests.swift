import GalleyDrawing
import Testing

@testable import GalleyUIKit

@Suite("An image destination")
struct CGImageDestinationTests {
  /// Three pixels beside each other: red, green and blue.
  private let image = CGImage(
    Bitmap(width: 3, height: 1, pixels: [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF]))

  private func makeDestination(_ data: NSMutableData, _ type: UTType) -> CGImageDestination? {
    CGImageDestinationCreateWithData(data, type.identifier as NSString, 1, nil)
  }

  private func makeSource(_ data: NSMutableData) throws -> CGImageSource {
    try #require(CGImageSourceCreateWithData(data, nil))
  }

  @Test("A PNG has the pixels of the image")
  func png() throws {
    let data = NSMutableData()
    let destination = try #require(makeDestination(data, .png))
    CGImageDestinationAddImage(destination, image, nil)
    #expect(data.length == 0)
    #expect(CGImageDestinationFinalize(destination))
    let source = try makeSource(data)
    #expect(source.type == "public.png")
    #expect(CGImageSourceCreateImageAtIndex(source, 0, nil) == image)
  }

  @Test("A JPEG has an orientation, and an image from a source keeps it")
  func orientation() throws {
    let data = NSMutableData()
    let first = try #require(makeDestination(data, .jpeg))
    let turned = CGImagePropertyOrientation.right.rawValue
    CGImageDestinationAddImage(
      first, image, NSDictionary(dictionary: [kCGImagePropertyOrientation: turned]))
    #expect(CGImageDestinationFinalize(first))
    let photo = try makeSource(data)
    #expect(photo.properties(at: 0)?["Orientation"] as? Int == 6)
    #expect(photo.bitmap(at: 0)?.width == 3)

    let copy = NSMutableData()
    let second = try #require(makeDestination(copy, .jpeg))
    CGImageDestinationAddImageFromSource(second, photo, 0, nil)
    #expect(CGImageDestinationFinalize(second))
    #expect(try makeSource(copy).properties(at: 0)?["Orientation"] as? Int == 6)
  }

  @Test("A JPEG of low quality is smaller, also if the quality is that of all images")
  func quality() throws {
    let pixels = (0..<1_600).map { UInt32(truncatingIfNeeded: $0 &* 2_654_435_761) | 0xFF00_0000 }
    let noise = CGImage(Bitmap(width: 40, height: 40, pixels: pixels))
    func length(_ quality: Double, ofAll: Bool) throws -> Int {
      let data = NSMutableData()
      let destination = try #require(makeDestination(data, .jpeg))
      let properties = NSDictionary(
        dictionary: [kCGImageDestinationLossyCompressionQuality: quality])
      if ofAll { CGImageDestinationSetProperties(destination, properties) }
      CGImageDestinationAddImage(destination, noise, ofAll ? nil : properties)
      #expect(CGImageDestinationFinalize(destination))
      return data.length
    }
    #expect(try length(0.1, ofAll: false) < length(1, ofAll: false))
    #expect(try length(0.1, ofAll: true) == length(0.1, ofAll: false))
  }

  @Test("An image destination with a URL writes a file")
  func file() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).png")
    defer { try? FileManager.default.removeItem(at: url) }
    let destination = try #require(
      CGImageDestinationCreateWithURL(url as CFURL, UTType.png.identifier as NSString, 1, nil))
    CGImageDestinationAddImage(destination, image, nil)
    #expect(CGImageDestinationFinalize(destination))
    #expect(try CGImageSource(Data(contentsOf: url)).bitmap(at: 0) == image.bitmap)
  }

  @Test("An image destination writes nothing without an image, twice, or in other formats")
  func refusals() throws {
    let data = NSMutableData()
    let empty = try #require(makeDestination(data, .png))
    #expect(!CGImageDestinationFinalize(empty))
    CGImageDestinationAddImage(empty, image, nil)
    #expect(CGImageDestinationFinalize(empty))
    let length = data.length
    #expect(!CGImageDestinationFinalize(empty))
    #expect(data.length == length)
    #expect(makeDestination(NSMutableData(), .gif) == nil)
    let types = CGImageDestinationCopyTypeIdentifiers() as? [String]
    #expect(types == ["public.png", "public.jpeg"])
  }
}
