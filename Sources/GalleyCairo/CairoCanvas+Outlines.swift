import CPangoCairo
import GalleyDrawing
import GalleyGeometry

// Adds paths to Cairo's current path.

extension CairoCanvas {
  /// The largest coordinate that is passed to Cairo, in its device space. Cairo has 24 bits for the
  /// whole pixels of a coordinate, which would overflow soon beyond it.
  static var reach: Double { 1e6 }

  /// Adds a path to Cairo's current path, to be filled, stroked or clipped to. Elements with
  /// invalid numbers are left out.
  func trace(_ path: Path) {
    if let rect = path.rectangle { return trace(rect) }
    let matrix = matrix
    guard !isFar(path.controlBounds, matrix) else { return traceFar(path, matrix) }
    cairo_new_path(context)
    for element in path.elements { add(element) }
  }

  /// Adds a rectangle to Cairo's current path.
  func trace(_ rect: Rect) {
    cairo_new_path(context)
    guard rect.isFinite else { return }
    let matrix = matrix
    guard !isFar(rect, matrix) else { return traceFar(Path(rect), matrix) }
    cairo_rectangle(context, rect.minX, rect.minY, rect.width, rect.height)
  }

  /// Whether bounds reach beyond `CairoCanvas.reach`, after a matrix has transformed them.
  func isFar(_ bounds: Rect, _ matrix: AffineTransform) -> Bool {
    guard !bounds.isNull else { return false }
    let x = max(bounds.minX.magnitude, bounds.maxX.magnitude)
    let y = max(bounds.minY.magnitude, bounds.maxY.magnitude)
    let across = x * matrix.a.magnitude + y * matrix.c.magnitude + matrix.tx.magnitude
    let down = x * matrix.b.magnitude + y * matrix.d.magnitude + matrix.ty.magnitude
    // The comparison also fails if a number is NaN.
    guard !(max(across, down) < CairoCanvas.reach) else { return false }
    let area = bounds.applying(matrix)
    let corners = [area.minX, area.minY, area.maxX, area.maxY]
    return !corners.allSatisfy { $0.magnitude < CairoCanvas.reach }
  }

  /// Adds a path with its points clamped to the coordinates that Cairo supports. The visible part
  /// of straight lines along an axis does not change.
  private func traceFar(_ path: Path, _ matrix: AffineTransform) {
    func near(_ place: Double) -> Double { min(max(place, -CairoCanvas.reach), CairoCanvas.reach) }
    func near(_ point: Point) -> Point {
      let point = point.applying(matrix)
      return Point(x: near(point.x), y: near(point.y))
    }
    cairo_identity_matrix(context)
    cairo_new_path(context)
    for element in path.elements {
      switch element {
      case .move(let point): add(.move(to: near(point)))
      case .line(let point): add(.line(to: near(point)))
      case .curve(let point, let control1, let control2):
        add(.curve(to: near(point), control1: near(control1), control2: near(control2)))
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
