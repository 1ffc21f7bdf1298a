import CPangoCairo
import Foundation
import GalleyDrawing
import GalleyGeometry

extension DisplayList {
  /// Returns the list as pixels.
  ///
  ///     let bitmap = list.rendered(size: Size(width: 320, height: 480), scale: 2)
  ///     bitmap?.width   // 640
  ///
  /// - Parameters:
  ///   - size: The size of the picture, in points.
  ///   - scale: The number of pixels per point.
  ///   - background: The color behind everything; transparent if `nil`.
  ///   - bitmaps: The cache of bitmaps from earlier pictures.
  /// - Returns: `nil` if the size has no pixels, or more than `PictureLimit` allows.
  public func rendered(
    size: Size, scale: Double = 1, background: Color? = nil, bitmaps: BitmapCache = BitmapCache()
  ) -> Bitmap? {
    guard let (width, height) = PictureLimit.pixelSize(of: size, scale: scale) else { return nil }
    guard max(width, height) <= PictureLimit.tileLength else {
      return renderedInTiles(
        width: width, height: height, scale: scale, background: background, bitmaps: bitmaps)
    }
    // Draw directly into the array of the bitmap. Copying all pixels would take as long as drawing
    // most screens.
    let pixels = [UInt32](unsafeUninitializedCapacity: width * height) { buffer, count in
      let pixels = UnsafeMutableBufferPointer(rebasing: buffer[..<(width * height)])
      guard let image = ImageSurface(over: pixels, width: width, height: height) else { return }
      pixels.initialize(repeating: 0)
      PixelSheet(image, scale: scale).draw(self, background: background, bitmaps: bitmaps)
      cairo_surface_flush(image.surface)
      count = pixels.count
    }
    return pixels.isEmpty ? nil : Bitmap(width: width, height: height, pixels: pixels)
  }

  /// Returns the list as the bytes of a PNG file.
  public func png(
    size: Size, scale: Double = 1, background: Color? = nil, bitmaps: BitmapCache = BitmapCache()
  ) -> Data? {
    rendered(size: size, scale: scale, background: background, bitmaps: bitmaps)?.png
  }

  /// Returns the list as the bytes of an SVG file.
  public func svg(size: Size) -> Data? {
    page(size) { cairo_svg_surface_create_for_stream(writeBytes, $0, size.width, size.height) }
      .map(SVGNumbers.countedAnew)
  }

  /// Returns the list as the bytes of a PDF file of one page. The date in the file is constant, so
  /// that equal lists have equal files.
  public func pdf(size: Size) -> Data? { DisplayList.pdf(pages: [(self, size)]) }

  /// Returns lists as the bytes of a PDF file, with a page for each list; `nil` if there is no
  /// page, or if the size of a page is empty.
  public static func pdf(pages: [(list: DisplayList, size: Size)]) -> Data? {
    guard !pages.isEmpty, pages.allSatisfy({ $0.size.isFinite && !$0.size.isEmpty }) else {
      return nil
    }
    // Cairo reads the fonts when it writes a page, and at the end.
    return FontMap.withLock { _ in Self.writtenPDF(pages) }
  }

  private static func writtenPDF(_ pages: [(list: DisplayList, size: Size)]) -> Data? {
    guard let first = pages.first else { return nil }
    let sink = ByteSink()
    return withExtendedLifetime(sink) { () -> Data? in
      let target = Unmanaged.passUnretained(sink).toOpaque()
      guard
        let surface = cairo_pdf_surface_create_for_stream(
          writeBytes, target, first.size.width, first.size.height)
      else { return nil }
      cairo_pdf_surface_set_metadata(
        surface, CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z")
      for page in pages {
        cairo_pdf_surface_set_size(surface, page.size.width, page.size.height)
        page.list.draw(on: surface)
        cairo_surface_show_page(surface)
      }
      cairo_surface_finish(surface)
      cairo_surface_destroy(surface)
      return sink.data
    }
  }

  /// Draws the list on a page.
  private func draw(on surface: OpaquePointer) {
    guard let context = cairo_create(surface) else { return }
    draw(on: CairoCanvas(context, scale: 2, bitmaps: BitmapCache()))
    cairo_destroy(context)
  }

  private func page(
    _ size: Size, _ make: (UnsafeMutableRawPointer) -> OpaquePointer?
  ) -> Data? {
    guard size.isFinite, !size.isEmpty else { return nil }
    let sink = ByteSink()
    return FontMap.withLock { _ in
      guard let surface = make(Unmanaged.passUnretained(sink).toOpaque()) else { return nil }
      draw(on: surface)
      cairo_surface_finish(surface)
      cairo_surface_destroy(surface)
      return sink.data
    }
  }
}

extension Bitmap {
  /// The bitmap as the bytes of a PNG file; `nil` if the bitmap has no pixels.
  public var png: Data? { PNGFile(self).map { Data($0.bytes) } }
}

/// Collects the bytes that Cairo writes.
private final class ByteSink {
  var data = Data()
}

private let writeBytes: cairo_write_func_t = { sink, bytes, count in
  guard let sink, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
  Unmanaged<ByteSink>.fromOpaque(sink).takeUnretainedValue().data.append(bytes, count: Int(count))
  return CAIRO_STATUS_SUCCESS
}
