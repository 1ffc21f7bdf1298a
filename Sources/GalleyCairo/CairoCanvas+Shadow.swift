import CPangoCairo
import GalleyDrawing
import GalleyGeometry

// Shadows: the shape's alpha, blurred, in the shadow's color.

extension CairoCanvas {
  /// Paints the shadow of a shape.
  func drawShadow(_ shadow: Shadow, of path: Path) {
    let bounds = path.controlBounds
    guard bounds.isFinite, shadow.isVisible else { return }
    drawStencil(around: bounds, shadow) { stencil in
      let canvas = CairoCanvas(stencil, scale: self.scale, bitmaps: self.bitmaps)
      canvas.fill(path, with: .color(.black), rule: .winding)
    }
  }

  /// Paints the shadow of what has been drawn as a group.
  func paintShadow(_ shadow: Shadow, of group: OpaquePointer) {
    guard shadow.isVisible else { return }
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(context, &left, &top, &right, &bottom)
    let reach = shadow.reach
    // What is beside the canvas may throw a shadow on it.
    let bounds = Rect(x: left, y: top, width: right - left, height: bottom - top)
      .insetBy(dx: -reach, dy: -reach)
    drawStencil(around: bounds, shadow) { stencil in
      cairo_set_source(stencil, group)
      cairo_paint(stencil)
    }
  }

  /// Draws something as a stencil, blurs it and paints the shadow's color through it.
  private func drawStencil(
    around bounds: Rect, _ shadow: Shadow, _ body: (OpaquePointer) -> Void
  ) {
    let reach = shadow.reach
    let area = bounds.insetBy(dx: -reach, dy: -reach)
    let (width, height) = (area.width * scale, area.height * scale)
    guard width >= 1, height >= 1, width * height < 64e6 else { return }
    let surface = cairo_image_surface_create(
      CAIRO_FORMAT_A8, Int32(width.rounded(.up)), Int32(height.rounded(.up)))
    defer { cairo_surface_destroy(surface) }
    let stencil = cairo_create(surface)
    defer { cairo_destroy(stencil) }
    guard let stencil else { return }
    cairo_scale(stencil, scale, scale)
    cairo_translate(stencil, -area.minX, -area.minY)
    body(stencil)
    cairo_surface_flush(surface)
    Blur.blur(surface, deviation: shadow.radius * scale)

    cairo_save(context)
    cairo_translate(context, area.minX + shadow.offset.x, area.minY + shadow.offset.y)
    cairo_scale(context, 1 / scale, 1 / scale)
    setSource(shadow.color)
    cairo_mask_surface(context, surface, 0, 0)
    cairo_restore(context)
  }
}

extension Shadow {
  /// Whether there is something to see.
  fileprivate var isVisible: Bool {
    color.alpha > 0 && offset.isFinite && radius.isFinite && radius >= 0
  }

  /// How far around its shape it can be seen.
  fileprivate var reach: Double { min(radius, 200) * 3 + 1 }
}

/// Blurs a stencil as a bell curve would: three boxes, one after the other, come near enough.
private enum Blur {
  static func blur(_ surface: OpaquePointer?, deviation: Double) {
    guard deviation > 0.1, let data = cairo_image_surface_get_data(surface) else { return }
    let width = Int(cairo_image_surface_get_width(surface))
    let height = Int(cairo_image_surface_get_height(surface))
    let stride = Int(cairo_image_surface_get_stride(surface))
    // Three boxes of this width have the deviation together.
    let box = max(Int((deviation * 1.879_971).rounded()), 1)
    let pixels = UnsafeMutableBufferPointer(start: data, count: stride * height)
    var line = [UInt8](repeating: 0, count: max(width, height))
    for pass in 0..<3 {
      // Boxes of an even width lie half a pixel beside: once to each side, and once one wider.
      let size = box % 2 == 0 && pass == 2 ? box + 1 : box
      let before = box % 2 == 0 && pass == 1 ? size / 2 - 1 : size / 2
      for y in 0..<height {
        smooth(pixels, from: y * stride, step: 1, count: width, size, before, &line)
      }
      for x in 0..<width {
        smooth(pixels, from: x, step: stride, count: height, size, before, &line)
      }
    }
    cairo_surface_mark_dirty(surface)
  }

  /// Puts in each place of a line the average of those around it.
  private static func smooth(
    _ pixels: UnsafeMutableBufferPointer<UInt8>, from start: Int, step: Int, count: Int,
    _ size: Int, _ before: Int, _ line: inout [UInt8]
  ) {
    for index in 0..<count { line[index] = pixels[start + index * step] }
    var sum = 0
    for index in -before..<(size - before) where index >= 0 && index < count {
      sum += Int(line[index])
    }
    for index in 0..<count {
      pixels[start + index * step] = UInt8((sum + size / 2) / size)
      let gone = index - before
      let next = index - before + size
      if gone >= 0 && gone < count { sum -= Int(line[gone]) }
      if next >= 0 && next < count { sum += Int(line[next]) }
    }
  }
}
