import GalleyGeometry

/// What a shape is filled with.
public enum Paint: Hashable, Sendable {
  /// One color all over.
  case color(Color)
  /// Colors that blend into one another.
  case gradient(Gradient)
}

extension Paint: CustomStringConvertible {
  /// For example `#FF8000`.
  public var description: String {
    switch self {
    case .color(let color): "\(color)"
    case .gradient(let gradient): "\(gradient)"
    }
  }
}

/// Colors that blend into one another, along a line or from a point outwards.
///
///     Gradient(
///       .linear(from: .zero, to: Point(x: 0, y: 44)),
///       stops: [Gradient.Stop(.black, at: 0), Gradient.Stop(.clear, at: 1)])
public struct Gradient: Hashable, Sendable {
  /// Where the colors run.
  public enum Shape: Hashable, Sendable {
    /// From one point to another, and across that line without end.
    case linear(from: Point, to: Point)
    /// From one circle to another.
    case radial(from: Point, startRadius: Double, to: Point, endRadius: Double)
    /// Around a point, once, from a direction on: an angle in radians, from the right downwards.
    case conic(center: Point, startAngle: Double)
  }

  /// A color, and where it is on the way.
  public struct Stop: Hashable, Sendable {
    /// The color.
    public var color: Color
    /// From 0 at the start to 1 at the end.
    public var location: Double

    /// A color at a place.
    public init(_ color: Color, at location: Double) {
      self.color = color
      self.location = location
    }
  }

  /// Where the colors run.
  public var shape: Shape
  /// The colors, by their places.
  public var stops: [Stop]
  /// From the points of the shape to those that are painted in: a circle may become an ellipse.
  public var transform = AffineTransform.identity

  /// Colors along a way. Before the first and behind the last stop, their colors go on.
  public init(_ shape: Shape, stops: [Stop]) {
    self.shape = shape
    self.stops = stops
  }
}

extension Gradient: CustomStringConvertible {
  /// For example `#000000 at 0, #FFFFFF at 1 from (0, 0) to (0, 44)`.
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

/// How an outline is drawn.
public struct StrokeStyle: Hashable, Sendable {
  /// How a line ends.
  public enum Cap: String, Hashable, Sendable, CaseIterable {
    /// Right at its end point.
    case butt
    /// In a half circle around its end point.
    case round
    /// Half a line width behind its end point.
    case square
  }

  /// How two lines meet.
  public enum Join: String, Hashable, Sendable, CaseIterable {
    /// In a point; in a flat end, if that would be too far out.
    case miter
    /// In a part of a circle.
    case round
    /// In a flat end.
    case bevel
  }

  /// How wide the line is; half of it lies on each side of the outline.
  public var width: Double
  /// How lines end.
  public var cap: Cap
  /// How lines meet.
  public var join: Join
  /// How far out the point of a miter may be, in line widths.
  public var miterLimit: Double
  /// How long dashes and gaps are, in turns; none for a line without gaps.
  public var dash: [Double]
  /// Where in the dashes the line begins.
  public var dashPhase: Double

  /// A line; plain and solid unless said otherwise.
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
