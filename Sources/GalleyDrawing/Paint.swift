import GalleyGeometry

/// A color or a gradient to fill a shape with.
public enum Paint: Hashable, Sendable {
  /// A single color.
  case color(Color)
  /// A gradient.
  case gradient(Gradient)
}

extension Paint: CustomStringConvertible {
  /// The color or the gradient as text, for example `#FF8000`.
  public var description: String {
    switch self {
    case .color(let color): "\(color)"
    case .gradient(let gradient): "\(gradient)"
    }
  }
}

/// A gradient of colors, along a line or outward from a point.
///
///     Gradient(
///       .linear(from: .zero, to: Point(x: 0, y: 44)),
///       stops: [Gradient.Stop(.black, at: 0), Gradient.Stop(.clear, at: 1)])
public struct Gradient: Hashable, Sendable {
  /// The shape of a gradient.
  public enum Shape: Hashable, Sendable {
    /// From one point to another. All points on a line at a right angle to this direction have the
    /// same color.
    case linear(from: Point, to: Point)
    /// From one circle to another.
    case radial(from: Point, startRadius: Double, to: Point, endRadius: Double)
    /// Once around a point, clockwise. The start angle is in radians, and is measured clockwise
    /// from the right.
    case conic(center: Point, startAngle: Double)
  }

  /// A color at a location of a gradient.
  public struct Stop: Hashable, Sendable {
    /// The color of the stop.
    public var color: Color
    /// The location, from 0 at the start to 1 at the end.
    public var location: Double

    /// Creates a stop from a color and a location.
    public init(_ color: Color, at location: Double) {
      self.color = color
      self.location = location
    }
  }

  /// The shape of the gradient.
  public var shape: Shape
  /// The colors with their locations.
  public var stops: [Stop]
  /// The transform from the coordinates of the shape to the coordinates of the painting. Such a
  /// transform can turn a circle into an ellipse.
  public var transform = AffineTransform.identity

  /// Creates a gradient. The color of the first stop continues before the first stop, and the color
  /// of the last stop continues after the last stop.
  public init(_ shape: Shape, stops: [Stop]) {
    self.shape = shape
    self.stops = stops
  }
}

extension Gradient: CustomStringConvertible {
  /// The stops and the shape, for example `#000000 at 0, #FFFFFF at 1 from (0, 0) to (0, 44)`.
  public var description: String {
    let stops = stops.map { "\($0.color) at \($0.location.brief)" }
      .joined(separator: ", ")
    let colors = transform.isIdentity ? stops : "\(stops) transformed \(transform)"
    switch shape {
    case .linear(let from, let to): return "\(colors) from \(from.brief) to \(to.brief)"
    case .conic(let center, let start):
      return "\(colors) around \(center.brief) from \(start.brief)"
    case .radial(let from, let startRadius, let to, let endRadius):
      let start = "\(from.brief) radius \(startRadius.brief)"
      return "\(colors) from \(start) to \(to.brief) radius \(endRadius.brief)"
    }
  }
}

/// The style of a stroked path.
public struct StrokeStyle: Hashable, Sendable {
  /// The shape of the ends of a line.
  public enum Cap: String, Hashable, Sendable, CaseIterable {
    /// A line ends exactly at its end point.
    case butt
    /// A line ends with a half circle around its end point.
    case round
    /// A line ends half a line width after its end point.
    case square
  }

  /// The shape of the joint of two lines.
  public enum Join: String, Hashable, Sendable, CaseIterable {
    /// A sharp corner; a flat corner if the sharp corner would exceed the miter limit.
    case miter
    /// A round corner.
    case round
    /// A corner that is cut off by a straight edge.
    case bevel
  }

  /// The width of the line; half of it lies on each side of the outline.
  public var width: Double
  /// The shape of the ends of lines.
  public var cap: Cap
  /// The shape of the joints of lines.
  public var join: Join
  /// The largest length of a miter, from the inner to the outer corner of the joint, in line
  /// widths.
  public var miterLimit: Double
  /// The lengths of dashes and gaps, alternating; empty for a solid line.
  public var dash: [Double]
  /// The position in the dashes at which the line begins.
  public var dashPhase: Double

  /// Creates a style. By default, the line is solid.
  public init(
    width: Double = 1, cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 10,
    dash: [Double] = [], dashPhase: Double = 0
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

extension StrokeStyle: CustomStringConvertible {
  /// The width, and the properties that differ from the defaults.
  ///
  /// For example `2 wide`, `1 wide, round caps, dashes 4 2`.
  public var description: String {
    var parts = ["\(width.brief) wide"]
    if cap != .butt { parts.append("\(cap) caps") }
    if join != .miter { parts.append("\(join) joins") }
    if !dash.isEmpty {
      let lengths = dash.map(\.brief).joined(separator: " ")
      parts.append("dashes \(lengths)" + (dashPhase == 0 ? "" : " from \(dashPhase.brief)"))
    }
    return parts.joined(separator: ", ")
  }
}
