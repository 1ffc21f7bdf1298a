import CPangoCairo
import GalleyDrawing
import GalleyGeometry

// Cairo's current path.

extension CairoCanvas {
  /// The largest coordinate that is passed to Cairo, in device space.
  ///
  /// Cairo stores the whole part of a coordinate in 24 bits, which overflow above 8 million.
  static var maximumCoordinate: Double { 1e6 }

  /// Replaces Cairo's current path by a path, which is then filled, stroked or clipped to. Elements
  /// with numbers that are not finite are left out.
  func setPath(_ path: Path) {
    if let rect = path.rectangle { return setPath(rect) }
    let matrix = matrix
    guard !exceedsCairo(path.controlBounds, matrix) else { return setClampedPath(path, matrix) }
    cairo_new_path(context)
    for element in path.elements { add(element) }
  }

  /// Replaces Cairo's current path by a rectangle.
  func setPath(_ rect: Rect) {
    cairo_new_path(context)
    guard rect.isFinite else { return }
    let matrix = matrix
    guard !exceedsCairo(rect, matrix) else { return setClampedPath(Path(rect), matrix) }
    cairo_rectangle(context, rect.minX, rect.minY, rect.width, rect.height)
  }

  /// Whether bounds have coordinates beyond `maximumCoordinate`, after a transform by a matrix.
  func exceedsCairo(_ bounds: Rect, _ matrix: AffineTransform) -> Bool {
    guard !bounds.isNull else { return false }
    // A fast test with an upper bound of the coordinates: most bounds are small.
    let x = max(bounds.minX.magnitude, bounds.maxX.magnitude)
    let y = max(bounds.minY.magnitude, bounds.maxY.magnitude)
    let across = x * matrix.a.magnitude + y * matrix.c.magnitude + matrix.tx.magnitude
    let down = x * matrix.b.magnitude + y * matrix.d.magnitude + matrix.ty.magnitude
    // The condition is negated so that NaN leads to the exact test below.
    guard !(max(across, down) < CairoCanvas.maximumCoordinate) else { return false }
    // Test the corners of the transformed bounds.
    let area = bounds.applying(matrix)
    let corners = [area.minX, area.minY, area.maxX, area.maxY]
    return !corners.allSatisfy { $0.magnitude < CairoCanvas.maximumCoordinate }
  }

  /// Replaces Cairo's current path by a path whose points are clamped to the coordinates that Cairo
  /// supports. The visible part of straight lines along an axis does not change.
  private func setClampedPath(_ path: Path, _ matrix: AffineTransform) {
    let limit = CairoCanvas.maximumCoordinate
    func clamped(_ coordinate: Double) -> Double { min(max(coordinate, -limit), limit) }
    func clamped(_ point: Point) -> Point {
      let point = point.applying(matrix)
      return Point(x: clamped(point.x), y: clamped(point.y))
    }
    // Cairo's matrix is the identity, because the points are transformed before Cairo receives
    // them: a point is clamped in device space.
    cairo_identity_matrix(context)
    cairo_new_path(context)
    for element in path.elements {
      switch element {
      case .move(let point): add(.move(to: clamped(point)))
      case .line(let point): add(.line(to: clamped(point)))
      case .curve(let point, let control1, let control2):
        add(
          .curve(to: clamped(point), control1: clamped(control1), control2: clamped(control2)))
      case .close: add(.close)
      }
    }
    self.matrix = matrix
  }

  private func add(_ element: Path.Element) {
    switch element {
    case .move(let point):
      guard point.isFinite else { return }
      cairo_move_to(context, point.x, point.y)
    case .line(let point):
      guard point.isFinite else { return }
      cairo_line_to(context, point.x, point.y)
    case .curve(let point, let control1, let control2):
      guard point.isFinite, control1.isFinite, control2.isFinite else { return }
      cairo_curve_to(
        context, control1.x, control1.y, control2.x, control2.y, point.x, point.y)
    case .close: cairo_close_path(context)
    }
  }
}
