import CPangoCairo
import GalleyDrawing
import GalleyGeometry

// Images: scaled to the pixels of the canvas once, and kept so.

extension CairoCanvas {
  /// Paints an image.
  func draw(_ picture: Picture) {
    let frame = picture.frame
    guard frame.isFinite, !frame.isEmpty, picture.bitmap.width > 0, picture.bitmap.height > 0 else {
      return
    }
    let pixels = pixelSize(of: frame.size)
    guard let image = bitmaps.image(of: picture, width: pixels.width, height: pixels.height) else {
      return
    }
    cairo_save(context)
    cairo_translate(context, frame.minX, frame.minY)
    cairo_scale(
      context, frame.width / Double(pixels.width), frame.height / Double(pixels.height))
    if let tint = picture.tint {
      setSource(tint)
      cairo_mask_surface(context, image.surface, 0, 0)
    } else {
      cairo_set_source_surface(context, image.surface, 0, 0)
      let filter = picture.isSmooth ? CAIRO_FILTER_BILINEAR : CAIRO_FILTER_NEAREST
      cairo_pattern_set_filter(cairo_get_source(context), filter)
      // The edge is that of the frame, and not blurred into what is around it.
      cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_PAD)
      cairo_rectangle(context, 0, 0, Double(pixels.width), Double(pixels.height))
      cairo_fill(context)
    }
    cairo_restore(context)
  }

  /// How many pixels of the canvas something takes.
  private func pixelSize(of size: Size) -> (width: Int, height: Int) {
    var (x, y) = (size.width, 0.0)
    cairo_user_to_device_distance(context, &x, &y)
    let width = Elementary.squareRoot(x * x + y * y) * deviceScale
    (x, y) = (0, size.height)
    cairo_user_to_device_distance(context, &x, &y)
    let height = Elementary.squareRoot(x * x + y * y) * deviceScale
    func count(_ length: Double) -> Int { Int(min(max(length.rounded(), 1), 8_192)) }
    return (count(width), count(height))
  }

  /// How many pixels the target has for a unit of Cairo's device space.
  private var deviceScale: Double {
    var (x, y) = (1.0, 1.0)
    cairo_surface_get_device_scale(cairo_get_target(context), &x, &y)
    return x
  }

  // MARK: Kept bitmaps

  /// Paints a list from its bitmap. Where things are turned or stretched, there is none.
  func drawCached(_ list: DisplayList) -> Bool {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    guard matrix.xy == 0, matrix.yx == 0, matrix.xx == matrix.yy, matrix.xx > 0,
      cairo_surface_get_type(cairo_get_target(context)) == CAIRO_SURFACE_TYPE_IMAGE
    else { return false }
    let scale = matrix.xx * deviceScale
    // What lies between pixels would be another picture.
    let (x, y) = (matrix.x0 * deviceScale, matrix.y0 * deviceScale)
    guard x == x.rounded(), y == y.rounded() else { return false }
    guard let kept = bitmaps.drawing(of: list, scale: scale) else { return false }
    cairo_save(context)
    cairo_translate(context, kept.origin.x, kept.origin.y)
    cairo_scale(context, 1 / scale, 1 / scale)
    cairo_set_source_surface(context, kept.image.surface, 0, 0)
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
    cairo_paint(context)
    cairo_restore(context)
    return true
  }
}
