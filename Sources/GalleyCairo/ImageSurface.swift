import CPangoCairo
import GalleyDrawing
import GalleyGeometry

/// A Cairo surface with pixels in memory, which is destroyed together with this object.
internal final class ImageSurface {
  /// The largest number of rows and of columns. The limit of Cairo is 32,767.
  static let maximumLength = 32_000

  let surface: OpaquePointer

  /// Creates a surface of transparent pixels; `nil` if Cairo does not allow the size.
  init?(width: Int, height: Int) {
    guard ImageSurface.isAllowed(width, height),
      let surface = ImageSurface.checked(
        cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)))
    else { return nil }
    self.surface = surface
  }

  /// Creates a surface that draws into pixels of another owner, which are stored row by row. The
  /// pixels must outlive the surface. Returns `nil` if Cairo does not allow the size.
  init?(over pixels: UnsafeMutableBufferPointer<UInt32>, width: Int, height: Int) {
    precondition(pixels.count == width * height)
    guard ImageSurface.isAllowed(width, height) else { return nil }
    let bytes = UnsafeMutableRawBufferPointer(pixels).assumingMemoryBound(to: UInt8.self)
    guard
      let surface = ImageSurface.checked(
        cairo_image_surface_create_for_data(
          bytes.baseAddress, CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(width * 4)))
    else { return nil }
    self.surface = surface
  }

  /// Whether a size is within the limits of Cairo.
  private static func isAllowed(_ width: Int, _ height: Int) -> Bool {
    (1...maximumLength).contains(width) && (1...maximumLength).contains(height)
  }

  /// Returns the surface, or `nil` if Cairo reports an error.
  private static func checked(_ surface: OpaquePointer?) -> OpaquePointer? {
    guard let surface, cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(surface)
      return nil
    }
    return surface
  }

  /// Creates a surface with a copy of the pixels of a bitmap.
  convenience init?(_ bitmap: Bitmap) {
    self.init(width: bitmap.width, height: bitmap.height)
    let stride = self.stride
    guard let data = cairo_image_surface_get_data(surface) else { return }
    bitmap.pixels.withUnsafeBufferPointer { pixels in
      for y in 0..<bitmap.height {
        let row = UnsafeMutableRawPointer(data + y * stride)
        row.copyMemory(from: pixels.baseAddress! + y * bitmap.width, byteCount: bitmap.width * 4)
      }
    }
    cairo_surface_mark_dirty(surface)
  }

  deinit { cairo_surface_destroy(surface) }

  var width: Int { Int(cairo_image_surface_get_width(surface)) }
  var height: Int { Int(cairo_image_surface_get_height(surface)) }
  private var stride: Int { Int(cairo_image_surface_get_stride(surface)) }
  var byteCount: Int { stride * height }

  /// The pixels as a bitmap.
  var bitmap: Bitmap {
    cairo_surface_flush(surface)
    let (width, height, stride) = (self.width, self.height, self.stride)
    let data = cairo_image_surface_get_data(surface)
    let pixels = [UInt32](unsafeUninitializedCapacity: width * height) { buffer, count in
      for y in 0..<height {
        let row = UnsafeRawPointer(data! + y * stride)
        UnsafeMutableRawPointer(buffer.baseAddress! + y * width)
          .copyMemory(from: row, byteCount: width * 4)
      }
      count = width * height
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  /// Calls `body` with each row of pixels, from the top.
  func copyRows(_ body: (_ row: Int, _ pixels: UnsafeBufferPointer<UInt32>) -> Void) {
    cairo_surface_flush(surface)
    guard let data = cairo_image_surface_get_data(surface) else { return }
    for row in 0..<height {
      let start = UnsafeRawPointer(data + row * stride).assumingMemoryBound(to: UInt32.self)
      body(row, UnsafeBufferPointer(start: start, count: width))
    }
  }

  /// The smallest ranges of columns and rows that contain all pixels that are not transparent; both
  /// are empty if all pixels are transparent.
  var drawnArea: (x: Range<Int>, y: Range<Int>) {
    cairo_surface_flush(surface)
    guard let data = cairo_image_surface_get_data(surface) else { return (0..<0, 0..<0) }
    var (left, top, right, bottom) = (width, height, 0, 0)
    for y in 0..<height {
      let row = UnsafeRawPointer(data + y * stride).assumingMemoryBound(to: UInt32.self)
      guard let first = (0..<width).first(where: { row[$0] != 0 }) else { continue }
      let last = (0..<width).last { row[$0] != 0 } ?? first
      (left, right) = (min(left, first), max(right, last + 1))
      (top, bottom) = (min(top, y), y + 1)
    }
    return left < right ? (left..<right, top..<bottom) : (0..<0, 0..<0)
  }

  /// Returns a copy of some columns and rows; `nil` if the part is empty, or is the whole surface.
  func part(_ x: Range<Int>, _ y: Range<Int>) -> ImageSurface? {
    guard x.count < width || y.count < height,
      let part = ImageSurface(width: x.count, height: y.count),
      let from = cairo_image_surface_get_data(surface),
      let to = cairo_image_surface_get_data(part.surface)
    else { return nil }
    for row in 0..<y.count {
      UnsafeMutableRawPointer(to + row * part.stride).copyMemory(
        from: from + (row + y.lowerBound) * stride + x.lowerBound * 4, byteCount: x.count * 4)
    }
    cairo_surface_mark_dirty(part.surface)
    return part
  }

  /// Returns a part of the pixels, scaled to a size; `nil` if the part is empty.
  func scaled(_ source: Rect, width: Int, height: Int, isSmooth: Bool) -> ImageSurface? {
    let all = Rect(x: 0, y: 0, width: Double(self.width), height: Double(self.height))
    let source = source.intersection(all)
    guard source.isFinite, !source.isEmpty, let target = ImageSurface(width: width, height: height)
    else { return nil }
    // If the part consists of whole pixels, the neighboring pixels must not blend in at its edges.
    let part =
      isPartOfWholePixels(source)
      ? cairo_surface_create_for_rectangle(
        surface, source.minX, source.minY, source.width, source.height) : nil
    defer { cairo_surface_destroy(part) }
    let context = cairo_create(target.surface)
    defer { cairo_destroy(context) }
    cairo_scale(context, Double(width) / source.width, Double(height) / source.height)
    if let part {
      cairo_set_source_surface(context, part, 0, 0)
    } else {
      cairo_set_source_surface(context, surface, -source.minX, -source.minY)
    }
    let pattern = cairo_get_source(context)
    cairo_pattern_set_filter(pattern, isSmooth ? CAIRO_FILTER_GOOD : CAIRO_FILTER_NEAREST)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
    cairo_paint(context)
    return cairo_status(context) == CAIRO_STATUS_SUCCESS ? target : nil
  }

  /// Whether a rectangle consists of whole pixels, and is a part of the image but not all of it.
  private func isPartOfWholePixels(_ rect: Rect) -> Bool {
    [rect.minX, rect.minY, rect.maxX, rect.maxY].allSatisfy { $0 == $0.rounded() }
      && rect.minX >= 0 && rect.minY >= 0 && rect.maxX <= Double(width)
      && rect.maxY <= Double(height)
      && rect.size != Size(width: Double(width), height: Double(height))
  }
}
