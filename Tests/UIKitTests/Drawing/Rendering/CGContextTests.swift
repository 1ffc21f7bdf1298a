import GalleyDrawing
import Testing
@testable import GalleyUIKit

@Suite("A graphics context")
struct CGContextTests {
  private let bounds = CGRect(x: 0, y: 0, width: 100, height: 50)

  private func drawing(_ body: (CGContext) -> Void) -> String {
    UIGraphics.record(in: bounds) { UIGraphicsGetCurrentContext().map(body) }.description
  }

  @Test("A graphics context records shapes with the current colors and lines")
  func shapes() {
    let text = drawing { context in
      context.setFillColor(UIColor.red.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      context.setFillColor(gray: 0, alpha: 0.5)
      context.fillEllipse(in: CGRect(x: 0, y: 0, width: 10, height: 10))
      context.setStrokeColor(red: 0, green: 1, blue: 0, alpha: 1)
      context.setLineWidth(2)
      context.setLineDash(phase: 0, lengths: [3, 1])
      context.stroke(CGRect(x: 1, y: 1, width: 8, height: 8))
      context.setLineDash(phase: 0, lengths: [])
      context.setLineCap(.round)
      context.setLineJoin(.round)
      context.strokeLineSegments(between: [.zero, CGPoint(x: 5, y: 5)])
    }
    #expect(
      text == """
        fill rect (0, 0, 10, 10) #FF0000
        fill ellipse (0, 0, 10, 10) #00000080
        stroke rect (1, 1, 8, 8) #00FF00, 2 wide, dashes 3 1
        stroke M 0 0 L 5 5 #00FF00, 2 wide, round caps, round joins
        """)
  }

  @Test("A color is set by its components in the color space of the context")
  func components() {
    let text = drawing { context in
      context.setFillColor([0.5, 1])
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      context.setFillColorSpace(CGColorSpaceCreateDeviceRGB())
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
      context.setFillColor([1, 0, 0, 1])
      context.fill(CGRect(x: 0, y: 0, width: 3, height: 3))
      context.setStrokeColor(UIColor.green.cgColor)
      context.setStrokeColor([0, 0, 1, 0.5])
      context.stroke(CGRect(x: 0, y: 0, width: 4, height: 4))
      context.setStrokeColorSpace(CGColorSpaceCreateDeviceGray())
      context.setStrokeColor([1, 1])
      context.stroke(CGRect(x: 0, y: 0, width: 5, height: 5))
    }
    #expect(
      text == """
        fill rect (0, 0, 1, 1) #808080
        fill rect (0, 0, 2, 2) #000000
        fill rect (0, 0, 3, 3) #FF0000
        stroke rect (0, 0, 4, 4) #0000FF80, 1 wide
        stroke rect (0, 0, 5, 5) #FFFFFF, 1 wide
        """)
  }

  @Test("A graphics context restores its saved state: transforms, clips, colors and lines")
  func states() {
    let text = drawing { context in
      context.saveGState()
      context.translateBy(x: 10, y: 10)
      context.clip(to: CGRect(x: 0, y: 0, width: 5, height: 5))
      context.setFillColor(UIColor.red.cgColor)
      context.fill(bounds)
      context.restoreGState()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    #expect(
      text == """
        group, at (10, 10), clipped to rect (0, 0, 5, 5)
          fill rect (0, 0, 100, 50) #FF0000
        fill rect (0, 0, 1, 1) #000000
        """)
  }

  @Test(
    "The current path keeps its position when the transform changes, and the line width follows the transform"
  )
  func paths() {
    let text = drawing { context in
      context.saveGState()
      context.scaleBy(x: 2, y: 1)
      context.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
      context.restoreGState()
      context.strokePath()
      context.move(to: .zero)
      context.addLine(to: CGPoint(x: 4, y: 0))
      context.addLine(to: CGPoint(x: 4, y: 4))
      context.closePath()
      #expect(context.pathContains(CGPoint(x: 3, y: 1), mode: .fill))
      context.drawPath(using: .fillStroke)
      #expect(context.isPathEmpty)
    }
    #expect(
      text == """
        stroke rect (0, 0, 20, 10) #000000, 1 wide
        fill M 0 0 L 4 0 L 4 4 Z #000000
        stroke M 0 0 L 4 0 L 4 4 Z #000000, 1 wide
        """)
  }

  @Test("Alpha and shadow apply to each shape; transparency layers apply them once")
  func layers() {
    let text = drawing { context in
      context.setAlpha(0.5)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      context.setShadow(
        offset: CGSize(width: 0, height: 4), blur: 6, color: UIColor.black.cgColor)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
      context.endTransparencyLayer()
      context.setAlpha(1)
      context.scaleBy(x: 2, y: 2)
      context.fill(CGRect(x: 0, y: 0, width: 3, height: 3))
    }
    #expect(
      text == """
        fill rect (0, 0, 1, 1) #00000080
        group, opacity 0.5, shadow #000000 (0, 4) radius 3
          fill rect (0, 0, 2, 2) #000000
        group, transformed [2 0 0 2 0 0]
          group, shadow #000000 (0, 2) radius 1.5
            fill rect (0, 0, 3, 3) #000000
        """)
  }

  @Test("Gradients fill the area beside their line, and continue beyond the ends on request")
  func gradients() throws {
    let colors = [UIColor.black.cgColor, UIColor.white.cgColor] as CFArray
    let gradient = try #require(
      CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: [0, 1]))
    let text = drawing { context in
      context.drawLinearGradient(
        gradient, start: CGPoint(x: 0, y: 10), end: CGPoint(x: 0, y: 20), options: [])
      context.drawLinearGradient(
        gradient, start: CGPoint(x: 0, y: 10), end: CGPoint(x: 0, y: 20),
        options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
      context.drawRadialGradient(
        gradient, startCenter: CGPoint(x: 20, y: 20), startRadius: 0,
        endCenter: CGPoint(x: 20, y: 20), endRadius: 10, options: [])
    }
    let line = "#000000 at 0, #FFFFFF at 1 from (0, 10) to (0, 20)"
    #expect(
      text == """
        fill rect (0, 10, 100, 10) \(line)
        fill rect (0, 0, 100, 50) \(line)
        fill ellipse (10, 10, 20, 20) #000000 at 0, #FFFFFF at 1 \
        from (20, 20) radius 0 to (20, 20) radius 10
        """)
    #expect(CGGradient(colorsSpace: nil, colors: [] as CFArray, locations: nil) == nil)
  }

  @Test("Images are drawn upside down, as in UIKit")
  func images() throws {
    let image = CGImage(Bitmap(width: 1, height: 2, pixels: [0xFF00_0000, 0xFFFF_FFFF]))
    let text = drawing { $0.draw(image, in: CGRect(x: 0, y: 0, width: 4, height: 8)) }
    #expect(
      text == """
        group, transformed [1 0 0 -1 0 8]
          \(image.bitmap) in (0, 0, 4, 8)
        """)
  }

  @Test("Images have hard pixels without interpolation")
  func interpolation() {
    let image = CGImage(Bitmap(width: 1, height: 1, pixels: [0xFF00_0000]))
    let text = drawing { context in
      context.saveGState()
      context.interpolationQuality = .none
      context.draw(image, in: CGRect(x: 0, y: 0, width: 4, height: 4))
      context.restoreGState()
      #expect(context.interpolationQuality == .default)
    }
    #expect(text.hasSuffix("in (0, 0, 4, 4), hard pixels"))
  }

  @Test("Images can be masks and tiles")
  func masksAndTiles() {
    let image = CGImage(Bitmap(width: 1, height: 1, pixels: [0xFF00_0000]))
    let text = drawing { context in
      context.saveGState()
      context.clip(to: CGRect(x: 0, y: 0, width: 4, height: 4), mask: image)
      context.fill(CGRect(x: 0, y: 0, width: 9, height: 9))
      context.restoreGState()
      context.clip(to: CGRect(x: 3, y: 0, width: 2, height: 2))
      context.draw(image, in: CGRect(x: 0, y: 0, width: 2, height: 2), byTiling: true)
    }
    #expect(
      text.hasPrefix(
        """
        group
          mask
            group, transformed [1 0 0 -1 0 4]
              \(image.bitmap) in (0, 0, 4, 4)
          fill rect (0, 0, 9, 9) #000000
        group, clipped to rect (3, 0, 2, 2)
          group, transformed [1 0 0 -1 2 2]
        """))
  }

  @Test("NaN coordinates draw nothing, and do not trap")
  func noNumbers() {
    let text = drawing { context in
      context.translateBy(x: .nan, y: 0)
      context.clip(to: CGRect(x: 0, y: 0, width: CGFloat.nan, height: .infinity))
      context.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
      context.scaleBy(x: 0, y: 0)
      context.fillPath()
      _ = context.boundingBoxOfClipPath
    }
    #expect(text == "")
    let image = UIGraphicsImageRenderer(size: CGSize(width: CGFloat.infinity, height: .nan))
      .image { #expect($0.cgContext.width == 0) }
    #expect(image.size == .zero)
  }

  @Test("A graphics context converts points, and knows its clip")
  func asking() {
    _ = drawing { context in
      context.concatenate(CGAffineTransform(translationX: 10, y: 0))
      context.rotate(by: 0)
      #expect(context.ctm == CGAffineTransform(translationX: 10, y: 0))
      #expect(context.boundingBoxOfClipPath == CGRect(x: -10, y: 0, width: 100, height: 50))
      #expect(context.convertToDeviceSpace(CGPoint.zero) == CGPoint(x: 20, y: 0))
      #expect(context.convertToUserSpace(CGPoint(x: 20, y: 0)) == CGPoint.zero)
      #expect(context.width == 200 && context.height == 100)
    }
  }

  @Test("A blend mode that is not supported, and unbalanced calls, are reported")
  func reports() {
    let reports = Report.gathering {
      _ = drawing { context in
        context.setBlendMode(.plusDarker)
        context.restoreGState()
        context.endTransparencyLayer()
      }
    }
    #expect(reports.count == 3 && reports.allSatisfy { $0.topic == .drawing })
    #expect(
      drawing { context in
        context.fill(bounds)
        context.clear(bounds)
      } == "")
  }

  @Test("A bitmap context over an app's memory writes there, with y growing upwards")
  func memory() throws {
    var bytes = [UInt8](repeating: 0, count: 2 * 2 * 4)
    bytes.withUnsafeMutableBytes { bytes in
      let context = CGContext(
        data: bytes.baseAddress, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 8,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
      context?.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      context?.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    #expect(bytes == [0, 0, 0, 0, 0, 0, 0, 0, 255, 0, 0, 255, 0, 0, 0, 0])
    let image = CGImage(Bitmap(width: 1, height: 2, pixels: [0xFFFF_0000, 0xFF00_00FF]))
    let context = try #require(
      CGContext(
        data: nil, width: 1, height: 2, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    context.draw(image, in: CGRect(x: 0, y: 0, width: 1, height: 2))
    #expect(context.makeImage() == image, "upright, where y grows upwards")
  }

  @Test("The transform of a bitmap context begins as the identity, with y growing upward")
  func bitmapTransform() throws {
    let context = try square(over: nil)
    #expect(context.ctm == .identity && context.userSpaceToDeviceSpaceTransform == .identity)
    context.translateBy(x: 1, y: 2)
    context.scaleBy(x: 2, y: 4)
    #expect(context.ctm == CGAffineTransform(a: 2, b: 0, c: 0, d: 4, tx: 1, ty: 2))
    #expect(context.convertToDeviceSpace(CGPoint(x: 1, y: 1)) == CGPoint(x: 3, y: 6))
    #expect(context.convertToUserSpace(CGPoint(x: 3, y: 6)) == CGPoint(x: 1, y: 1))
    // The usual way to draw as in UIKit, where y grows downward.
    context.concatenate(context.ctm.inverted())
    context.concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 6))
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let bitmap = try #require(context.makeImage()).bitmap
    #expect(bitmap[0, 0].alpha == 1 && bitmap[0, 5].alpha == 0)
  }

  @Test("A shadow with a positive height is above its shape in a bitmap context")
  func bitmapShadow() throws {
    let context = try square(over: nil)
    context.setShadow(offset: CGSize(width: 0, height: 2), blur: 0, color: UIColor.red.cgColor)
    context.fill(CGRect(x: 0, y: 1, width: 6, height: 1))
    context.scaleBy(x: 2, y: 2)
    context.fill(CGRect(x: 0, y: 1, width: 3, height: 1))
    // The offsets are in the coordinates of the shapes, in which y grows upward.
    let text = context.displayList.description
    #expect(text.contains("shadow #FF0000 (0, 2)"), "\(text)")
    #expect(text.contains("shadow #FF0000 (0, 1)"), "\(text)")
  }

  /// Returns a context of 6 × 6 pixels.
  private func square(over memory: UnsafeMutableRawPointer?) throws -> CGContext {
    try #require(
      CGContext(
        data: memory, width: 6, height: 6, bitsPerComponent: 8, bytesPerRow: 24,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
  }

  /// Draws with transforms, clips, blend modes, masks and layers, in opaque colors.
  private func drawEverything(in context: CGContext) {
    let image = CGImage(Bitmap(width: 1, height: 1, pixels: [0xFF00_0000]))
    context.setFillColor(red: 1, green: 1, blue: 0, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 6, height: 4))
    context.saveGState()
    context.translateBy(x: 1, y: 1)
    context.clip(to: CGRect(x: 0, y: 0, width: 3, height: 3))
    context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 9, height: 1))
    context.translateBy(x: 1, y: 0)
    context.setBlendMode(.multiply)
    context.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 9))
    context.restoreGState()
    context.saveGState()
    context.clip(to: CGRect(x: 3, y: 3, width: 2, height: 2), mask: image)
    context.fill(CGRect(x: 0, y: 0, width: 9, height: 9))
    context.setBlendMode(.multiply)
    context.setFillColor(red: 0, green: 1, blue: 1, alpha: 1)
    context.fill(CGRect(x: 4, y: 0, width: 9, height: 9))
    context.restoreGState()
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
    context.fill(CGRect(x: 0, y: 3, width: 2, height: 3))
    context.clear(CGRect(x: 0, y: 3, width: 1, height: 1))
    context.endTransparencyLayer()
    context.clear(CGRect(x: 5, y: 0, width: 1, height: 1))
  }

  @Test("Drawing to an app's memory keeps one picture, with the pixels of all that was drawn")
  func drawingToMemory() throws {
    let plain = try square(over: nil)
    drawEverything(in: plain)
    let expected = try #require(plain.makeImage())
    var bytes = [UInt8](repeating: 0, count: 6 * 6 * 4)
    try bytes.withUnsafeMutableBytes { bytes in
      let context = try square(over: bytes.baseAddress)
      drawEverything(in: context)
      #expect(context.makeImage() == expected)
      guard context.displayList.items.count == 1, case .picture = context.displayList.items[0]
      else {
        Issue.record("the context draws more than one picture: \(context.displayList)")
        return
      }
    }
    #expect(Data(bytes) == PixelFormat(width: 6, height: 6).bytes(of: expected.bitmap))
  }

  @Test("A bitmap context that is far too large is nil, and reported")
  func tooLarge() {
    let reports = Report.gathering {
      for (width, height) in [(Int.max, 1), (1, Int.max), (Int.min, 1), (1 << 19, 1 << 19)] {
        let context = CGContext(
          data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
          space: CGColorSpaceCreateDeviceRGB(),
          bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        #expect(context == nil)
      }
    }
    #expect(reports.count == 4 && reports.allSatisfy { $0.topic == .drawing })
  }

  @Test("A bitmap context has the format that it was created with")
  func format() throws {
    var bytes = [UInt8](repeating: 0, count: 2 * 16)
    try bytes.withUnsafeMutableBytes { bytes in
      let context = try #require(
        CGContext(
          data: bytes.baseAddress, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 16,
          space: CGColorSpaceCreateDeviceRGB(),
          bitmapInfo: CGImageAlphaInfo.noneSkipFirst.rawValue))
      #expect(context.bytesPerRow == 16 && context.alphaInfo == .noneSkipFirst)
      #expect(context.bitsPerComponent == 8 && context.bitsPerPixel == 32)
    }
    _ = drawing { context in
      #expect(context.bytesPerRow == 4 * context.width)
      #expect(context.alphaInfo == .premultipliedLast && context.colorSpace?.model == .rgb)
    }
  }
}
