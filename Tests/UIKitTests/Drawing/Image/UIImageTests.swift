import GalleyDrawing
import Testing
@testable import GalleyUIKit

@Suite("An image")
struct UIImageTests {
  /// Four pixels: red and green above blue and white.
  private let four = Bitmap(
    width: 2, height: 2, pixels: [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0xFFFF_FFFF])

  private var image: UIImage { UIImage(bitmap: four, scale: 1) }

  private func seen(_ image: UIImage, _ x: Int, _ y: Int) throws -> Color {
    try #require(image.rendered(scale: 1))[x, y]
  }

  @Test("An image from data has the size of its scale")
  func bytes() throws {
    let png = try #require(image.pngData())
    #expect(UIImage(data: png)?.size == CGSize(width: 2, height: 2))
    #expect(UIImage(data: png, scale: 2)?.size == CGSize(width: 1, height: 1))
    #expect(UIImage(data: png)?.cgImage == image.cgImage)
    #expect(UIImage().pngData() == nil && UIImage().size == .zero && UIImage().cgImage == nil)
  }

  @Test("An image from data that is not an image is nil, and reported")
  func badBytes() throws {
    var png = try #require(image.pngData())
    png.removeLast(png.count - 40)
    for data in [Data(), Data([1, 2, 3]), png] {
      let reports = Report.gathering { #expect(UIImage(data: data) == nil) }
      #expect(reports.map(\.topic) == [.image])
    }
  }

  @Test("An image from a file has the scale in its name; from a bundle, the finest one")
  func files() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("galley-images-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let png = try #require(image.pngData())
    try png.write(to: folder.appendingPathComponent("dot@2x.png"))
    try png.write(to: folder.appendingPathComponent("dot.png"))
    try png.write(to: folder.appendingPathComponent("plain.png"))

    let path = folder.appendingPathComponent("dot@2x.png").path
    #expect(UIImage(contentsOfFile: path)?.size == CGSize(width: 1, height: 1))
    let bundle = try #require(Bundle(path: folder.path))
    #expect(UIImage(named: "dot", in: bundle, compatibleWith: nil)?.scale == 2)
    #expect(UIImage(named: "plain.png", in: bundle, with: nil)?.scale == 1)
    let reports = Report.gathering {
      #expect(UIImage(named: "none", in: bundle, compatibleWith: nil) == nil)
      #expect(UIImage(contentsOfFile: "/nowhere.png") == nil)
    }
    #expect(reports.map(\.topic) == [.asset, .asset])
    #expect(reports.first?.message.contains("'none'") == true)
  }

  @Test("The scale of an image file is at the end of its name, before the device and the ending")
  func scaleInName() {
    let scales = [
      "dot.png": 1, "dot@2x.png": 2, "dot@3x~ipad.png": 3, "icon.v2@2x.png": 2, "dot@2x": 2,
      "dot@2x.old.png": 1, "dot~1@3x.png": 3, "": 1,
    ]
    for (name, scale) in scales {
      #expect(ImageFile(name: name).scale == CGFloat(scale), "\(name)")
    }
  }

  @Test("Each corner of an oriented image is where the camera saw it")
  func orientations() throws {
    let corners: [(UIImage.Orientation, Color)] = [
      (.up, Color(red: 1, green: 0, blue: 0)), (.down, .white),
      (.left, Color(red: 0, green: 1, blue: 0)), (.right, Color(red: 0, green: 0, blue: 1)),
      (.upMirrored, Color(red: 0, green: 1, blue: 0)),
      (.downMirrored, Color(red: 0, green: 0, blue: 1)),
      (.leftMirrored, Color(red: 1, green: 0, blue: 0)), (.rightMirrored, .white),
    ]
    let pixels = try #require(image.cgImage)
    for (orientation, color) in corners {
      let turned = UIImage(cgImage: pixels, scale: 1, orientation: orientation)
      #expect(try seen(turned, 0, 0) == color, "\(orientation)")
      let mirrored = turned.withHorizontallyFlippedOrientation()
      #expect(try seen(mirrored, 1, 0) == color, "\(orientation) in a mirror")
    }
    let long = CGImage(Bitmap(width: 3, height: 1, pixels: [0, 0, 0]))
    #expect(
      UIImage(cgImage: long, scale: 1, orientation: .left).size == CGSize(width: 1, height: 3))
  }

  @Test("A photo knows its orientation")
  func exif() {
    let start: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE1, 0, 34] + Array("Exif\0\0".utf8)
    let table: [UInt8] = [
      0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0,
    ]
    #expect(ExifOrientation(of: Data(start + table + [0, 0, 0, 0])).orientation == .right)
    #expect(ExifOrientation(of: Data(start + table.prefix(9))).orientation == .up)
    #expect(
      ExifOrientation(of: Data(start + [0x4D, 0x4D, 0, 42] + [255, 255, 255, 255])).orientation
        == .up)
    #expect(ExifOrientation(of: Data([0xFF, 0xD8, 0xFF, 0xE1, 0, 0])).orientation == .up)
  }

  @Test("A template image is painted in the tint color; in its own color if it has one")
  func stencils() {
    let rect = CGRect(x: 0, y: 0, width: 4, height: 4)
    func text(_ image: UIImage) -> String {
      image.displayList(in: rect, tint: Color(red: 1, green: 0, blue: 0)).description
    }
    let own = "\(four) in (0, 0, 4, 4)"
    #expect(text(image) == own)
    #expect(text(image.withRenderingMode(.alwaysTemplate)) == own + " tinted #FF0000")
    #expect(text(image.withTintColor(.blue)) == own + " tinted #0000FF")
    #expect(
      text(image.withTintColor(.blue, renderingMode: .alwaysTemplate)) == own + " tinted #FF0000")
    #expect(
      text(image.withTintColor(.blue, renderingMode: .alwaysOriginal)) == own + " tinted #0000FF")
  }

  @Test("A resizable image is stretched only between its cap insets")
  func caps() {
    let dots = UIImage(
      bitmap: Bitmap(width: 3, height: 1, pixels: [0xFF00_0000, 0xFFFF_0000, 0xFF00_0000]),
      scale: 1)
    let insets = UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1)
    let resizable = dots.resizableImage(withCapInsets: insets, resizingMode: .stretch)
    let list = resizable.displayList(in: CGRect(x: 0, y: 0, width: 10, height: 2), tint: nil)
    let name = "\(dots.cgImage!.bitmap)"
    #expect(
      list.description == """
        \(name) from (0, 0, 1, 1) in (0, 0, 1, 2)
        \(name) from (1, 0, 1, 1) in (1, 0, 8, 2)
        \(name) from (2, 0, 1, 1) in (9, 0, 1, 2)
        """)
    #expect(resizable.capInsets == insets && resizable.resizingMode == .stretch)
    let tiled = dots.resizableImage(withCapInsets: .zero)
      .displayList(in: CGRect(x: 0, y: 0, width: 7, height: 1), tint: nil)
    #expect(
      tiled.description == """
        \(name) from (0, 0, 3, 1) in (0, 0, 3, 1)
        \(name) from (0, 0, 3, 1) in (3, 0, 3, 1)
        \(name) from (0, 0, 1, 1) in (6, 0, 1, 1)
        """)
    #expect(dots.stretchableImage(withLeftCapWidth: 1, topCapHeight: 0).capInsets == insets)
  }

  @Test(
    "Bad cap insets count as none: negative, wider than the image, NaN",
    arguments: [-1, 100, 0.1, CGFloat.nan, .infinity] as [CGFloat])
  func badCaps(inset: CGFloat) {
    let insets = UIEdgeInsets(top: inset, left: inset, bottom: inset, right: inset)
    for mode in [UIImage.ResizingMode.tile, .stretch] {
      let resizable = image.resizableImage(withCapInsets: insets, resizingMode: mode)
      for side in [0, 0.3, 1, 33.7, CGFloat.nan, .infinity] {
        let rect = CGRect(x: 0.1, y: 0.1, width: side, height: side)
        let bounds = resizable.displayList(in: rect, tint: nil).bounds
        #expect(bounds.isNull || CGRect(bounds).insetBy(dx: 0.001, dy: 0.001).width <= side)
      }
    }
  }

  @Test("An image asset provides the image for the style")
  func asset() {
    let asset = UIImageAsset()
    #expect(asset.image(with: UITraitCollection()).size == .zero)
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    asset.register(image, with: UITraitCollection(userInterfaceStyle: .light))
    asset.register(image.withTintColor(.white), with: dark)
    #expect(asset.image(with: dark) == image.withTintColor(.white))
    asset.unregister(imageWith: dark)
    #expect(asset.image(with: dark) == image)
  }

  @Test("An image retains the asset with which it was registered, and so its other variants")
  func retainedAsset() throws {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let light = UITraitCollection(userInterfaceStyle: .light)
    let night = image.withTintColor(.white)
    func registered() -> UIImage {
      let asset = UIImageAsset()
      asset.register(image, with: light)
      asset.register(night, with: dark)
      return asset.image(with: light)
    }
    let day = registered()
    #expect(day == image && day.resolved(for: dark) == night)
    #expect(day.imageAsset?.image(with: dark).imageAsset === day.imageAsset)
  }

  @Test("Variants with the same pixels differ in their insets, baselines and sizes")
  func likeness() {
    let content = image.content
    var (inset, raised, small) = (content, content, content)
    inset.alignmentRectInsets.top = 1
    raised.baselineOffset = 1
    small.pointSize = CGSize(width: 1.5, height: 1.5)
    #expect(content.isLike(image.content))
    for other in [inset, raised, small] { #expect(!other.isLike(content)) }
  }

  @Test("An image and its asset are released together")
  func releasedAsset() {
    weak var asset: UIImageAsset?
    weak var registered: UIImage?
    do {
      let (made, day) = (UIImageAsset(), image)
      made.register(day, with: UITraitCollection(userInterfaceStyle: .light))
      asset = made
      registered = day
    }
    #expect(asset == nil && registered == nil)
  }

  @Test("An image is painted upright, in the given position and size")
  func drawing() {
    let list = UIGraphics.record {
      image.draw(at: CGPoint(x: 1, y: 2))
      image.draw(in: CGRect(x: 0, y: 0, width: 8, height: 8), blendMode: .normal, alpha: 0.5)
    }
    #expect(
      list.description == """
        \(four) in (1, 2, 2, 2)
        group, opacity 0.5
          \(four) in (0, 0, 8, 8)
        """)
  }

  @Test("An image is mirrored in a right-to-left language, if it asks for it")
  func mirrored() {
    let flipped = image.imageFlippedForRightToLeftLayoutDirection()
    #expect(flipped.flipsForRightToLeftLayoutDirection && flipped != image)
    let list = image.displayList(
      in: CGRect(x: 5, y: 0, width: 2, height: 2), tint: nil, isMirrored: true)
    #expect(
      list.description == "group, transformed [-1 0 0 1 7 0]\n  \(four) in (0, 0, 2, 2)")
    UITraitCollection(layoutDirection: .rightToLeft).performAsCurrent {
      let rect = CGRect(x: 5, y: 0, width: 2, height: 2)
      #expect(flipped.displayList(in: rect, tint: nil) == list)
      #expect(image.displayList(in: rect, tint: nil) != list)
    }
  }

  @Test(
    "An animated image shows its first frame, and gives thumbnails that fill the requested size")
  func others() throws {
    let moving = try #require(
      UIImage.animatedImage(with: [image, image.withTintColor(.red)], duration: 2))
    #expect(moving.cgImage == image.cgImage && moving.images?.count == 2 && moving.duration == 2)
    #expect(UIImage.animatedImage(with: [], duration: 1) == nil)
    let wide = UIImage(
      bitmap: Bitmap(width: 40, height: 20, pixels: Array(repeating: 0xFF00_0000, count: 800)),
      scale: 1)
    let small = wide.preparingThumbnail(of: CGSize(width: 10, height: 10))
    #expect(small?.size == CGSize(width: 20, height: 10))
    #expect(wide.preparingThumbnail(of: .zero) == nil && wide.preparingForDisplay() == wide)
    #expect(
      image.withAlignmentRectInsets(UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 0))
        .alignmentRectInsets.top == 1)
    #expect(image.withBaselineOffset(fromBottom: 3).baselineOffsetFromBottom == 3)
  }

  @Test("Images are equal if their pixels, frames and properties are")
  func equality() {
    func moving(_ frames: [UIImage], _ duration: TimeInterval) -> UIImage? {
      UIImage.animatedImage(with: frames, duration: duration)
    }
    let red = image.withTintColor(.red)
    #expect(image == UIImage(bitmap: four, scale: 1) && image != red)
    #expect(moving([image, red], 2) == moving([image, red], 2))
    #expect(moving([image, red], 2) != image)
    #expect(moving([image, red], 2) != moving([image, red], 1))
    #expect(moving([image, red], 2) != moving([image, image], 2))
    let insets = UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 0)
    #expect(image.withAlignmentRectInsets(insets) != image)
    #expect(image.withBaselineOffset(fromBottom: 3) != image)
  }

  @Test("An image may be a literal; a missing one is reported")
  func literal() {
    let reports = Report.gathering {
      let image = #imageLiteral(resourceName: "no such image")
      #expect(image.size == .zero)
    }
    #expect(reports.map(\.topic) == [.asset])
  }
}

@Suite("The pixels of an image")
struct CGImageTests {
  @Test("The pixels of an image can be cropped, and read as bytes")
  func pixels() throws {
    let image = CGImage(Bitmap(width: 2, height: 1, pixels: [0xFF01_0203, 0x8040_3020]))
    #expect(image.width == 2 && image.height == 1 && image.bytesPerRow == 8)
    let right = try #require(image.cropping(to: CGRect(x: 1, y: 0, width: 5, height: 5)))
    #expect(right.bitmap.pixels == [0x8040_3020])
    #expect(image.cropping(to: CGRect(x: 5, y: 5, width: 1, height: 1)) == nil)
    let bytes = try #require(image.dataProvider?.data)
    #expect(Data(referencing: bytes) == Data([1, 2, 3, 255, 0x40, 0x30, 0x20, 0x80]))
    let again = CGImage(
      width: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 8,
      space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: image.bitmapInfo,
      provider: try #require(CGDataProvider(data: bytes)), decode: nil, shouldInterpolate: false,
      intent: .defaultIntent)
    #expect(again == image)
  }

  @Test("A pixel format that is not supported has no pixels, and is reported")
  func forms() throws {
    let provider = try #require(CGDataProvider(data: NSData()))
    let reports = Report.gathering {
      let image = CGImage(
        width: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 8,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.last.rawValue), provider: provider,
        decode: nil, shouldInterpolate: false, intent: .defaultIntent)
      #expect(image == nil)
    }
    #expect(reports.map(\.topic) == [.image])
  }

  @Test("The format of a renderer has the scale of an image")
  func rendererFormat() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 3
    let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2), format: format).image {
      $0.fill(.zero)
    }
    #expect(image.imageRendererFormat.scale == 3)
  }
}
