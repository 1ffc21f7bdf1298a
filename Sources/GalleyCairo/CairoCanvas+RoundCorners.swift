import CPangoCairo
import GalleyDrawing
import GalleyGeometry

// Draws rectangles with round corners. Every cell of a list may have such a shape. Cairo draws
// round corners slowly, so each corner is drawn once and stored as a stencil: the coverage of each
// pixel. Cairo fills the area between the corners fast.

extension CairoCanvas {
  /// Fills or strokes a rectangle with round corners, using stencils of its corners. Returns
  /// `false` for other shapes, and if the canvas is rotated or has no pixels.
  func fillRounded(_ path: Path, with paint: Paint, lineWidth: Double? = nil) -> Bool {
    guard case .color(let color) = paint, path.elements.count == 10, hasPixels,
      let (rect, radius) = path.roundedRectangle,
      let shape = RoundedShape(self, rect, radius: radius, lineWidth: lineWidth)
    else { return false }
    let stencils = shape.corners.compactMap { bitmaps.stencil(of: $0.corner) }
    guard stencils.count == 4 else { return false }
    let matrix = matrix
    let device = deviceScale
    cairo_identity_matrix(context)
    cairo_scale(context, 1 / device, 1 / device)
    setSource(color)
    for (corner, stencil) in zip(shape.corners, stencils) {
      cairo_mask_surface(context, stencil.surface, corner.x, corner.y)
    }
    cairo_new_path(context)
    for rect in shape.straightParts {
      cairo_rectangle(context, rect.minX, rect.minY, rect.width, rect.height)
    }
    cairo_fill(context)
    self.matrix = matrix
    return true
  }
}

/// A rectangle with round corners, in pixels. The rectangle is divided into four corners and the
/// area between the corners.
private struct RoundedShape {
  let outer: Rect
  let radius: Double
  let lineWidth: Double?
  /// The length of the sides of a corner's stencil.
  private let length: Double

  init?(_ canvas: CairoCanvas, _ rect: Rect, radius: Double, lineWidth: Double?) {
    let matrix = canvas.matrix
    let device = canvas.deviceScale
    let scale = matrix.a * device
    guard matrix.b == 0, matrix.c == 0, matrix.a == matrix.d, scale > 0.1, scale < 16 else {
      return nil
    }
    let half = (lineWidth ?? 0) / 2
    outer = Rect(
      x: (rect.minX - half) * scale + matrix.tx * device,
      y: (rect.minY - half) * scale + matrix.ty * device, width: (rect.width + 2 * half) * scale,
      height: (rect.height + 2 * half) * scale)
    self.radius = (radius + half) * scale
    self.lineWidth = lineWidth.map { $0 * scale }
    guard self.radius < 256, (self.lineWidth ?? 0) < radius * scale,
      !canvas.exceedsCairo(outer, .identity)
    else { return nil }
    length = Double(RoundCorner.length(radius: self.radius))
    guard right - left >= 2 * length, bottom - top >= 2 * length else { return nil }
  }

  // The bounds of the shape in whole pixels.
  private var left: Double { outer.minX.rounded(.down) }
  private var top: Double { outer.minY.rounded(.down) }
  private var right: Double { outer.maxX.rounded(.up) }
  private var bottom: Double { outer.maxY.rounded(.up) }

  /// The corners, with the positions of their stencils.
  var corners: [(corner: RoundCorner, x: Double, y: Double)] {
    [(true, true), (false, true), (true, false), (false, false)].map { isLeft, isTop in
      // Insets are rounded to 1/256 of a pixel. Smaller differences are not visible.
      func fine(_ inset: Double) -> Double { (inset * 256).rounded() / 256 }
      let inset = Point(
        x: fine(isLeft ? outer.minX - left : right - outer.maxX),
        y: fine(isTop ? outer.minY - top : bottom - outer.maxY))
      let corner = RoundCorner(
        radius: radius, lineWidth: lineWidth, inset: inset, isLeft: isLeft, isTop: isTop)
      return (corner, isLeft ? left : right - length, isTop ? top : bottom - length)
    }
  }

  /// The areas between the corners, which do not overlap.
  var straightParts: [Rect] {
    func rect(_ left: Double, _ top: Double, _ right: Double, _ bottom: Double) -> Rect {
      Rect(x: left, y: top, width: right - left, height: bottom - top)
    }
    let (left, right) = (left + length, right - length)
    let (top, bottom) = (top + length, bottom - length)
    guard let width = lineWidth else {
      return [
        rect(left, outer.minY, right, outer.maxY), rect(outer.minX, top, left, bottom),
        rect(right, top, outer.maxX, bottom),
      ]
    }
    return [
      rect(left, outer.minY, right, outer.minY + width),
      rect(left, outer.maxY - width, right, outer.maxY),
      rect(outer.minX, top, outer.minX + width, bottom),
      rect(outer.maxX - width, top, outer.maxX, bottom),
    ]
  }
}
