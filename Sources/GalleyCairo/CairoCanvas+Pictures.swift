import CPangoCairo
import GalleyDrawing
import GalleyGeometry

// Draws images. An image is scaled to the pixels of the canvas once, and then cached.

extension CairoCanvas {
  /// Draws an image.
  func draw(_ picture: Picture) {
    let frame = picture.frame
    let source = picture.source ?? Rect(origin: .zero, size: picture.bitmap.size)
    guard frame.isFinite, !frame.isEmpty, source.isFinite, !source.isEmpty else { return }
    // On a page, such as the page of a PDF file, the image is not scaled down, because the page may
    // be viewed at any size.
    let pixels = pixelSize(of: hasPixels ? frame.size : source.size, isInPixels: !hasPixels)
    guard let image = bitmaps.image(of: picture, width: pixels.width, height: pixels.height),
      let pattern = cairo_pattern_create_for_surface(image.surface)
    else { return }
    defer { cairo_pattern_destroy(pattern) }
    let (x, y) = (Double(pixels.width) / frame.width, Double(pixels.height) / frame.height)
    var matrix = cairo_matrix_t(
      xx: x, yx: 0, xy: 0, yy: y, x0: -frame.minX * x, y0: -frame.minY * y)
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_filter(
      pattern, picture.isSmooth ? CAIRO_FILTER_BILINEAR : CAIRO_FILTER_NEAREST)
    // The image ends exactly at its frame, without blending into its surroundings.
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    setPath(frame)
    if let tint = picture.tint {
      cairo_save(context)
      cairo_clip(context)
      if hasPixels {
        setSource(tint)
        cairo_mask(context, pattern)
      } else {
        cairo_translate(context, frame.minX, frame.minY)
        cairo_scale(context, 1 / x, 1 / y)
        paint(tint, through: image.surface)
      }
      cairo_restore(context)
    } else {
      cairo_set_source(context, pattern)
      cairo_fill(context)
    }
  }

  /// Returns the width and the height of a size in pixels of the canvas. With `isInPixels`, the
  /// size is already in pixels.
  private func pixelSize(of size: Size, isInPixels: Bool) -> (width: Int, height: Int) {
    func count(_ length: Double) -> Int { Int(min(max(length.rounded(), 1), 8_192)) }
    if isInPixels { return (count(size.width), count(size.height)) }
    let (matrix, scale) = (matrix, deviceScale)
    func length(_ x: Double, _ y: Double) -> Double {
      Elementary.squareRoot(x * x + y * y) * scale
    }
    return (
      count(length(matrix.a, matrix.b) * size.width),
      count(length(matrix.c, matrix.d) * size.height)
    )
  }

  // MARK: Cached bitmaps

  /// Draws a list from its cached bitmap.
  ///
  /// Returns `false`, and draws nothing, if the bitmap can't be used: the canvas is a page, is
  /// rotated, mirrored or scaled unevenly, or its origin lies between pixels; or the list is empty
  /// or too large.
  func drawCached(_ list: DisplayList) -> Bool {
    let matrix = matrix
    guard matrix.b == 0, matrix.c == 0, matrix.a == matrix.d, matrix.a > 0, hasPixels else {
      return false
    }
    let device = deviceScale
    let scale = matrix.a * device
    // A bitmap whose origin lies between pixels would be interpolated, and would look different.
    let (x, y) = (matrix.tx * device, matrix.ty * device)
    guard x == x.rounded(), y == y.rounded(),
      max(x.magnitude, y.magnitude) < CairoCanvas.maximumCoordinate,
      let kept = bitmaps.drawing(of: list, scale: scale)
    else { return false }
    // The bitmap is drawn with one unit for each pixel, so that Cairo copies its pixels unchanged.
    cairo_identity_matrix(context)
    cairo_scale(context, 1 / device, 1 / device)
    cairo_set_source_surface(context, kept.image.surface, x + kept.left, y + kept.top)
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
    cairo_paint(context)
    self.matrix = matrix
    return true
  }
}
