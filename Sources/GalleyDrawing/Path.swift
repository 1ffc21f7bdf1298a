import GalleyGeometry

/// A path of lines and curves, one after the other.
///
///     var triangle = Path()
///     triangle.move(to: Point(x: 0, y: 10))
///     triangle.addLine(to: Point(x: 10, y: 10))
///     triangle.addLine(to: Point(x: 5, y: 0))
///     triangle.close()
///     triangle.bounds   // (0, 0, 10, 10)
public struct Path: Hashable, Sendable {
  /// An element of a path.
  public enum Element: Hashable, Sendable {
    /// Begins a new subpath at a point.
    case move(to: Point)
    /// A line to a point.
    case line(to: Point)
    /// A curve to a point, with two control points.
    case curve(to: Point, control1: Point, control2: Point)
    /// A line back to the start of the subpath.
    case close
  }

  /// The elements, in order.
  public private(set) var elements: [Element] = []
  /// The start of the current subpath.
  private var start: Point?
  /// The current point, or `nil` before the first element.
  public private(set) var currentPoint: Point?

  /// Creates an empty path.
  public init() {}

  /// Whether the path has no elements.
  public var isEmpty: Bool { elements.isEmpty }

  // MARK: Adding elements

  /// Begins a new subpath.
  public mutating func move(to point: Point) {
    elements.append(.move(to: point))
    start = point
    currentPoint = point
  }

  /// Adds a line. If there is no current point, begins a subpath at `point` instead.
  public mutating func addLine(to point: Point) {
    guard currentPoint != nil else { return move(to: point) }
    elements.append(.line(to: point))
    currentPoint = point
  }

  /// Adds a curve with two control points.
  public mutating func addCurve(to point: Point, control1: Point, control2: Point) {
    if currentPoint == nil { move(to: control1) }
    elements.append(.curve(to: point, control1: control1, control2: control2))
    currentPoint = point
  }

  /// Adds a curve with one control point.
  public mutating func addQuadCurve(to point: Point, control: Point) {
    let from = currentPoint ?? control
    // A cubic curve with these two control points is the same curve.
    func towards(_ end: Point) -> Point {
      Point(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3)
    }
    addCurve(to: point, control1: towards(from), control2: towards(point))
  }

  /// Closes the current subpath with a line to its start. The next element continues from that
  /// point.
  public mutating func close() {
    guard let start, elements.last != .close else { return }
    elements.append(.close)
    currentPoint = start
  }

  /// Adds another path.
  public mutating func append(_ other: Path) {
    elements += other.elements
    start = other.start ?? start
    currentPoint = other.currentPoint ?? currentPoint
  }

  /// Returns the path with its points transformed.
  public func applying(_ transform: AffineTransform) -> Path {
    guard !transform.isIdentity else { return self }
    var path = self
    path.elements = elements.map { $0.applying(transform) }
    path.start = start?.applying(transform)
    path.currentPoint = currentPoint?.applying(transform)
    return path
  }
}

extension Path.Element {
  fileprivate func applying(_ transform: AffineTransform) -> Path.Element {
    switch self {
    case .move(let point): .move(to: point.applying(transform))
    case .line(let point): .line(to: point.applying(transform))
    case .curve(let point, let control1, let control2):
      .curve(
        to: point.applying(transform), control1: control1.applying(transform),
        control2: control2.applying(transform))
    case .close: .close
    }
  }

  /// Whether all coordinates of the element are finite.
  internal var isFinite: Bool {
    switch self {
    case .move(let point), .line(let point): point.isFinite
    case .curve(let point, let control1, let control2):
      point.isFinite && control1.isFinite && control2.isFinite
    case .close: true
    }
  }
}

extension Path: CustomStringConvertible {
  /// The elements as in an SVG file: `M 0 10 L 10 10 L 5 0 Z`. A rectangle or an ellipse is
  /// described by its name and frame.
  public var description: String {
    if let rect = rectangle { return "rect \(rect.brief)" }
    if let (rect, radius) = roundedRectangle {
      return "rounded rect \(rect.brief) radius \(radius.brief)"
    }
    if let rect = ellipse { return "ellipse \(rect.brief)" }
    return elements.map { "\($0)" }.joined(separator: " ")
  }
}

extension Path.Element: CustomStringConvertible {
  /// The element as in an SVG file, for example `L 10 10`.
  public var description: String {
    func text(_ point: Point) -> String { "\(point.x.brief) \(point.y.brief)" }
    return switch self {
    case .move(let point): "M \(text(point))"
    case .line(let point): "L \(text(point))"
    case .curve(let point, let control1, let control2):
      "C \(text(control1)) \(text(control2)) \(text(point))"
    case .close: "Z"
    }
  }
}
