import Foundation
import GalleyAssets
import GalleyDrawing
import GalleyGeometry
import GalleySymbols
import Synchronization

/// A named image of a catalog.
internal struct CatalogImage: Sendable {
  let name: String
  let catalog: OpenCatalog
  let images: AssetImages

  /// Creates the image with a name in a bundle; `nil` if the bundle has no such image.
  init?(named name: String, in bundle: Bundle?) {
    for catalog in BundleCatalogs.catalogs(in: bundle) {
      guard let images = catalog.image(named: name) else { continue }
      (self.name, self.catalog, self.images) = (name, catalog, images)
      return
    }
    return nil
  }

  /// Returns the content of the variant for some traits; `nil` if the image has no variant. If the
  /// file of the variant contains no image, reports the file and returns `nil`.
  func content(for traits: UITraitCollection) -> UIImage.Content? {
    let wanted = traits.assetTraits()
    guard let variant = images.variants.best(for: wanted) else {
      Report.record(
        .asset, once: "variant \(catalog.path) \(name)",
        "the image '\(name)' has no file for \(wanted.idiom.rawValue) at \(wanted.scale ?? 1)x")
      return nil
    }
    let screen = CGFloat(wanted.scale ?? 1)
    let isVector = VectorFile.isVector(variant.file)
    let key = "\(name) \(variant.file)\(isVector ? "@\(screen)" : "") \(variant.traits.hashValue)"
    return catalog.content(key) { read(variant, screenScale: screen) }
  }

  /// Reads a variant from its file, and applies the properties that the catalog specifies for the
  /// image.
  private func read(_ variant: AssetImages.Variant, screenScale: CGFloat) -> UIImage.Content? {
    let origin = "\(catalog.name)/\(variant.file)"
    guard let data = catalog.data(variant.file) else {
      Report.record(.asset, once: origin, "the image '\(name)' can't be read: no file \(origin)")
      return nil
    }
    var content: UIImage.Content
    // The catalog gives lengths in pixels, and this variable is the number of pixels per point. For
    // a vector image or a symbol, the catalog gives lengths in points, so the number is 1.
    var pixels: CGFloat = 1
    if images.isSymbol {
      guard let template = symbol(data, origin) else { return nil }
      content = UIImage.Content(source: .symbol(template), scale: screenScale)
    } else if VectorFile.isVector(variant.file) {
      guard let file = VectorFile(data, named: name, from: origin),
        let bitmap = file.bitmap(size: file.size, scale: screenScale)
      else { return nil }
      content = UIImage.Content(source: .bitmap(bitmap), scale: screenScale)
      content.pointSize = file.size
      if images.preservesVector { content.vector = file }
    } else {
      pixels = CGFloat(variant.traits.scale ?? Double(ImageFile(name: variant.file).scale))
      guard let bitmap = UIImage.Content(data: data, scale: pixels, from: origin) else {
        return nil
      }
      content = bitmap
    }
    apply(variant, pixels: pixels, to: &content)
    return content
  }

  /// Applies the properties that the catalog has for a variant.
  ///
  /// - Parameter pixels: The unit of the catalog's lengths, as a number of pixels per point.
  private func apply(
    _ variant: AssetImages.Variant, pixels: CGFloat, to content: inout UIImage.Content
  ) {
    switch variant.intent ?? images.intent {
    case .template: content.renderingMode = .alwaysTemplate
    case .original: content.renderingMode = .alwaysOriginal
    case nil: break
    }
    func points(_ insets: AssetImages.Insets) -> UIEdgeInsets {
      UIEdgeInsets(
        top: insets.top / pixels, left: insets.left / pixels, bottom: insets.bottom / pixels,
        right: insets.right / pixels)
    }
    if let slicing = variant.slicing {
      content.caps = UIImage.CapInsets(
        insets: points(slicing.insets), mode: slicing.isTiled ? .tile : .stretch,
        centerWidth: slicing.centerWidth.map { $0 / pixels },
        centerHeight: slicing.centerHeight.map { $0 / pixels })
    }
    if let insets = variant.alignmentInsets { content.alignmentRectInsets = points(insets) }
    guard let side = variant.mirroredFrom else { return }
    content.isFlippedForRightToLeft = true
    guard side == .rightToLeft else { return }
    // The file shows the image as it looks in a right-to-left layout, so the image is mirrored for
    // a left-to-right layout.
    content.orientation = content.orientation.mirrored
    content.alignmentRectInsets = content.alignmentRectInsets.mirrored
    if let caps = content.caps { content.caps?.insets = caps.insets.mirrored }
  }
}

extension CatalogImage {
  /// Returns the symbol of a template. If the file is not a template, reports the file and returns
  /// `nil`.
  fileprivate func symbol(_ data: Data, _ origin: String) -> Symbol? {
    do {
      let template = try SymbolTemplate(parsing: [UInt8](data))
      return Symbol(name, nil, template: AppSymbol(template, intent: images.symbolIntent))
    } catch {
      Report.record(.asset, once: origin, "no symbol in \(origin): \(error)")
      return nil
    }
  }
}

/// A vector image, which is drawn in the size in which it is needed.
internal final class VectorFile: Sendable, Hashable {
  private enum Content {
    /// The data of an SVG file.
    case svg(Data)
    /// The page of a PDF file.
    case page(DisplayList)
    /// A PDF file that can't be drawn.
    case unknown
  }

  private let content: Content
  private let name: String
  /// The bitmaps that have been drawn, by their size in pixels.
  private let drawn = Mutex<[String: Bitmap]>([:])
  /// The size in the file, in points.
  let size: CGSize

  static func isVector(_ file: String) -> Bool {
    ["svg", "pdf"].contains((file as NSString).pathExtension.lowercased())
  }

  /// Creates an image from the data of a file. If the image cannot be drawn, reports the file and
  /// returns `nil`.
  init?(_ data: Data, named name: String, from origin: String) {
    self.name = name
    if (origin as NSString).pathExtension.lowercased() == "pdf" {
      guard let (content, size) = VectorFile.read(pdf: data, from: origin) else { return nil }
      (self.content, self.size) = (content, size)
    } else {
      do {
        let bitmap = try Platform.current.drawSVG(data, nil)
        content = .svg(data)
        size = CGSize(width: bitmap.width, height: bitmap.height)
        drawn.withLock { $0["\(bitmap.width) \(bitmap.height)"] = bitmap }
      } catch {
        Report.record(.image, "no image in \(origin): \(error)")
        return nil
      }
    }
  }

  /// Returns the page of a PDF file and its size. If the page can't be drawn, reports the file, and
  /// returns only the size; `nil` if the size is not known either.
  private static func read(pdf data: Data, from origin: String) -> (Content, CGSize)? {
    do {
      let page = try PDFPage(
        parsing: [UInt8](data), photo: { try? Platform.current.decodeImage(Data($0)) })
      if !page.omissions.isEmpty {
        let parts = page.omissions.joined(separator: ", ")
        Report.record(
          .asset, once: origin, "\(origin) is drawn without parts that are not supported: \(parts)")
      }
      return (.page(page.list), CGSize(width: page.size.width, height: page.size.height))
    } catch {
      let known = error.size.map { CGSize(width: $0.width, height: $0.height) }
      guard let size = known ?? mediaBox(of: data) else {
        Report.record(.image, "no image in \(origin): \(error)")
        return nil
      }
      Report.record(
        .asset, once: origin,
        "\(origin) is a PDF that can't be drawn (\(error)): a box of its size stands for it")
      return (.unknown, size)
    }
  }

  /// Returns a bitmap of the image in a size in points.
  func bitmap(size: CGSize, scale: CGFloat) -> Bitmap? {
    let (width, height) = ((size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
    guard width >= 1, height >= 1, width * height <= Double(Bitmap.pixelLimit) else { return nil }
    let key = "\(Int(width)) \(Int(height))"
    if let known = drawn.withLock({ $0[key] }) { return known }
    let bitmap =
      switch content {
      case .svg(let data): try? Platform.current.drawSVG(data, (Int(width), Int(height)))
      case .page(let list):
        Platform.current.render(scaled(list, to: size), size.galley, Double(scale), nil)
      case .unknown: Platform.current.render(placeholder(size), size.galley, Double(scale), nil)
      }
    guard let bitmap else { return nil }
    drawn.withLock {
      if $0.count >= 8 { $0.removeAll() }
      $0[key] = bitmap
    }
    return bitmap
  }

  private func scaled(_ list: DisplayList, to size: CGSize) -> DisplayList {
    guard size != self.size else { return list }
    var group = Group(list)
    group.transform = GalleyGeometry.AffineTransform(
      scaleX: size.width / self.size.width, y: size.height / self.size.height)
    return DisplayList([.group(group)])
  }

  /// Returns a box with the letter P, which replaces a PDF that can't be drawn.
  private func placeholder(_ size: CGSize) -> DisplayList {
    Symbol("pdf \(name)", nil).boxed(in: CGRect(origin: .zero, size: size).galley)
  }

  /// Returns the size in the file's first `MediaBox`; `nil` if the file has no uncompressed
  /// `MediaBox`.
  private static func mediaBox(of data: Data) -> CGSize? {
    guard data.starts(with: Data("%PDF".utf8)),
      let found = data.range(of: Data("/MediaBox".utf8))
    else { return nil }
    let text = String(decoding: data[found.upperBound...].prefix(200), as: UTF8.self)
    guard let open = text.firstIndex(of: "["), let close = text[open...].firstIndex(of: "]") else {
      return nil
    }
    let numbers = text[text.index(after: open)..<close].split(whereSeparator: \.isWhitespace)
      .compactMap { Double($0) }
    guard numbers.count == 4 else { return nil }
    let size = CGSize(width: numbers[2] - numbers[0], height: numbers[3] - numbers[1])
    return size.width >= 1 && size.height >= 1 && size.width < 10_000 && size.height < 10_000
      ? size : nil
  }

  static func == (left: VectorFile, right: VectorFile) -> Bool { left === right }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
