import CPangoCairo
import GalleyDrawing
import GalleyGeometry

// Draws shadows: the blurred alpha of a shape, in the color of the shadow.

extension CairoCanvas {
  /// Draws the shadow of a shape.
  func drawShadow(_ shadow: Shadow, of path: Path) {
    guard let grid = StencilGrid(self, bounds: path.controlBounds, shadow) else { return }
    let kept = KeptShadow(path: path, grid: grid, radius: shadow.blurRadius)
    let stencil = bitmaps.stencil(of: kept) {
      self.stencil(of: shadow, on: grid) { $0.fill(path, with: .color(.black), rule: .winding) }
    }
    paint(shadow, through: stencil, on: grid)
  }

  /// Draws the shadow of content within `bounds`. The shadow is drawn as pixels even on a canvas
  /// without pixels, such as a page of a PDF.
  func paintShadow(_ shadow: Shadow, of bounds: Rect, _ content: (any Canvas) -> Void) {
    guard let grid = StencilGrid(self, bounds: bounds, shadow) else { return }
    paint(shadow, through: stencil(of: shadow, on: grid, content), on: grid)
  }

  /// Returns the blurred alpha of the content; `nil` if it can't be created.
  private func stencil(
    of shadow: Shadow, on grid: StencilGrid, _ content: (any Canvas) -> Void
  ) -> Stencil? {
    guard let stencil = Stencil(width: grid.width, height: grid.height),
      let context = cairo_create(stencil.surface)
    else { return nil }
    cairo_scale(context, grid.scale, grid.scale)
    cairo_translate(context, -grid.origin.x, -grid.origin.y)
    content(CairoCanvas(context, scale: grid.scale, bitmaps: bitmaps))
    cairo_destroy(context)
    cairo_surface_flush(stencil.surface)
    Blur.blur(stencil.surface, deviation: shadow.blurRadius * grid.scale)
    return stencil
  }

  /// Draws the color of a shadow through a stencil (the coverage of each pixel), moved by the
  /// offset of the shadow.
  private func paint(_ shadow: Shadow, through stencil: Stencil?, on grid: StencilGrid) {
    guard let stencil else { return }
    cairo_save(context)
    cairo_translate(context, grid.origin.x + shadow.offset.x, grid.origin.y + shadow.offset.y)
    cairo_scale(context, 1 / grid.scale, 1 / grid.scale)
    paint(shadow.color, through: stencil.surface)
    cairo_restore(context)
  }
}

extension CairoCanvas {
  /// Draws a color through the alpha of a surface, whose top left corner is at the origin.
  func paint(_ color: Color, through surface: OpaquePointer?) {
    setSource(color)
    guard !hasPixels else { return cairo_mask_surface(context, surface, 0, 0) }
    // On a canvas without pixels, Cairo draws masks at the wrong position and size. So draw the
    // color into an image first.
    let width = cairo_image_surface_get_width(surface)
    let height = cairo_image_surface_get_height(surface)
    guard let colored = ImageSurface(width: Int(width), height: Int(height)),
      let drawing = cairo_create(colored.surface)
    else { return }
    CairoCanvas(drawing, scale: 1, bitmaps: bitmaps).setSource(color)
    cairo_mask_surface(drawing, surface, 0, 0)
    cairo_destroy(drawing)
    cairo_set_source_surface(context, colored.surface, 0, 0)
    cairo_paint(context)
  }
}

/// The key of a stored shadow: everything that its pixels depend on. Equal shadows of different
/// cells have equal keys, so they share their pixels.
internal struct KeptShadow: Hashable {
  var path: Path
  var grid: StencilGrid
  var radius: Double
}

/// The grid of pixels on which a shadow is drawn. The pixels of the grid match the pixels of the
/// canvas, unless the canvas is rotated or has no pixels.
internal struct StencilGrid: Hashable {
  /// The number of pixels per point.
  var scale: Double
  /// The position of the first pixel.
  var origin: Point
  var width: Int
  var height: Int

  /// Creates a grid that covers the content and its shadow, limited to the visible part of the
  /// canvas; `nil` if no part of the shadow is visible.
  init?(_ canvas: CairoCanvas, bounds: Rect, _ shadow: Shadow) {
    guard bounds.isFinite, shadow.isVisible else { return nil }
    let matrix = canvas.matrix
    let device = canvas.deviceScale
    let isUpright = matrix.b == 0 && matrix.c == 0 && matrix.a == matrix.d && matrix.a > 0
    let pixels = isUpright && canvas.hasPixels ? matrix.a * device : canvas.scale
    scale = min(pixels, 16)
    let offset = shadow.offset
    let reach = shadow.blurRadius * 3 + 1
    let area = StencilGrid.area(canvas, bounds, reach: reach, offset: offset)
    guard area.isFinite, !area.isEmpty else { return nil }
    let shift = isUpright ? Point(x: matrix.tx * device, y: matrix.ty * device) : .zero
    let x = ((area.minX + offset.x) * scale + shift.x).rounded(.down) - shift.x
    let y = ((area.minY + offset.y) * scale + shift.y).rounded(.down) - shift.y
    // Positions are rounded. Otherwise equal shadows of different cells would have different grids,
    // because of rounding errors in the subtraction.
    func rounded(_ position: Double) -> Double { (position * 1_024).rounded() / 1_024 }
    origin = Point(x: rounded(x) / scale - offset.x, y: rounded(y) / scale - offset.y)
    let columns = ((area.maxX - origin.x) * scale).rounded(.up)
    let rows = ((area.maxY - origin.y) * scale).rounded(.up)
    guard columns >= 1, rows >= 1, columns < 32_000, rows < 32_000, columns * rows < 256e6 else {
      return nil
    }
    (width, height) = (Int(columns), Int(rows))
  }

  /// Returns the area of the shadow, before its offset is added. For a large shape, the area is
  /// only the part that affects the visible area of the canvas.
  private static func area(
    _ canvas: CairoCanvas, _ bounds: Rect, reach: Double, offset: Point
  ) -> Rect {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(canvas.context, &left, &top, &right, &bottom)
    let visible = Rect(x: left, y: top, width: right - left, height: bottom - top)
      .offsetBy(dx: -offset.x, dy: -offset.y)
    let whole = bounds.insetBy(dx: -reach, dy: -reach)
    guard whole.intersects(visible) else { return .null }
    // The part includes content outside of the visible area if the blur of this content extends
    // into the visible area.
    return whole.width < 1_000 && whole.height < 1_000
      ? whole : whole.intersection(visible.insetBy(dx: -reach, dy: -reach))
  }
}
