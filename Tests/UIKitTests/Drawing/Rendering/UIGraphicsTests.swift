import GalleyDrawing
import Testing
@testable import GalleyUIKit

@Suite("Drawing pictures")
struct UIGraphicsTests {
  private let size = CGSize(width: 4, height: 2)

  @Test("A renderer draws in its size and scale")
  func renderer() throws {
    let format = UIGraphicsImageRendererFormat.default()
    format.scale = 3
    format.opaque = true
    let renderer = UIGraphicsImageRenderer(size: size, format: format)
    let image = renderer.image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
      #expect(UIGraphicsGetCurrentContext() === context.cgContext)
      #expect(context.currentImage.size == size)
    }
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(image.size == size && image.scale == 3 && renderer.format.bounds.size == size)
    let pixels = try #require(image.cgImage).bitmap
    #expect(pixels[0, 0] == Color(red: 1, green: 0, blue: 0) && pixels[11, 5] == .black)
  }

  @Test("A renderer has the scale of the current traits by default")
  func scale() {
    UITraitCollection(displayScale: 3).performAsCurrent {
      #expect(UIGraphicsImageRenderer(size: size).image { _ in }.scale == 3)
    }
    let format = UIGraphicsImageRendererFormat(for: UITraitCollection(displayScale: 1))
    #expect(format.scale == 1)
  }

  @Test("A renderer with another origin shows that area")
  func bounds() throws {
    let renderer = UIGraphicsImageRenderer(bounds: CGRect(x: 10, y: 10, width: 1, height: 1))
    let image = renderer.image { context in
      UIColor.blue.setFill()
      context.fill(CGRect(x: 10, y: 10, width: 1, height: 1))
    }
    #expect(try #require(image.cgImage).bitmap[0, 0] == Color(red: 0, green: 0, blue: 1))
  }

  @Test("Image contexts nest, and the last one is the current one")
  func stack() throws {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
    UIColor.green.setFill()
    UIRectFill(CGRect(origin: .zero, size: size))
    UIGraphicsBeginImageContext(CGSize(width: 1, height: 1))
    #expect(UIGraphicsGetImageFromCurrentImageContext()?.size.width == 1)
    UIGraphicsEndImageContext()
    let image = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    let pixels = try #require(image?.cgImage).bitmap
    #expect(pixels.width == 4 && pixels[3, 1] == Color(red: 0, green: 1, blue: 0))
  }

  @Test("An image context without size gives an empty image, and is reported")
  func nothing() {
    #expect(UIGraphicsImageRenderer(size: .zero).image { _ in }.size == .zero)
    let reports = Report.gathering {
      UIGraphicsBeginImageContextWithOptions(CGSize(width: 0, height: CGFloat.nan), false, 0)
      #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
      UIGraphicsEndImageContext()
    }
    #expect(reports.count == 1)
  }

  @Test("Rectangles are filled, framed and used as clips")
  func rectangles() {
    let list = UIGraphics.record {
      UIColor.red.set()
      UIRectFrame(CGRect(x: 0, y: 0, width: 4, height: 4))
      UIRectClip(CGRect(x: 0, y: 0, width: 2, height: 2))
      UIRectFill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    #expect(
      list.description == """
        fill M 0 0 L 4 0 L 4 4 L 0 4 Z M 1 1 L 3 1 L 3 3 L 1 3 Z #FF0000, even-odd
        group, clipped to rect (0, 0, 2, 2)
          fill rect (0, 0, 4, 4) #FF0000
        """)
  }

  @Test("PNG and JPEG data can be decoded again")
  func files() throws {
    let renderer = UIGraphicsImageRenderer(size: size)
    let png = renderer.pngData { $0.fill(CGRect(x: 0, y: 0, width: 4, height: 2)) }
    #expect(try #require(UIImage(data: png, scale: 2)).size == size)
    let jpeg = renderer.jpegData(withCompressionQuality: 0.8) { context in
      UIColor.white.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
    }
    #expect(jpeg.prefix(2) == Data([0xFF, 0xD8]))
    let pixels = try #require(UIImage(data: jpeg)?.cgImage).bitmap
    #expect(pixels.width == 8 && pixels[0, 0] == .white)
  }

  @Test("A PDF has the same bytes whenever it is made")
  func pages() {
    let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 100, height: 50))
    func file() -> Data {
      renderer.pdfData { context in
        context.beginPage()
        UIColor.red.setFill()
        context.fill(context.pdfContextBounds)
        context.beginPage(withBounds: CGRect(x: 0, y: 0, width: 20, height: 20), pageInfo: [:])
        UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
      }
    }
    let data = file()
    #expect(data.prefix(5) == Data("%PDF-".utf8) && data == file())
    #expect(String(decoding: data, as: UTF8.self).contains("/Count 2"))
    #expect(renderer.pdfData { _ in }.isEmpty)
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test("CACurrentMediaTime() returns the time of the current clock")
  func time() {
    let time = MediaTime.SharedTime()
    time.now = 12.5
    MediaTime.$timeOfCallingClock.withValue(time) {
      #expect(CACurrentMediaTime() == 12.5)
      #expect(CACurrentMediaTime() == 12.5)
      time.now = 13
      #expect(CACurrentMediaTime() == 13)
    }
  }
}
