import GalleyGeometry

/// Where something lies beside or in a rectangle: at an edge, at a corner, or in the middle.
public enum LayoutAlignment: String, Hashable, Sendable, CaseIterable {
  /// In the middle.
  case none
  /// At the upper edge.
  case top
  /// In the upper corner where reading begins.
  case topLeading
  /// At the edge where reading begins.
  case leading
  /// In the lower corner where reading begins.
  case bottomLeading
  /// At the lower edge.
  case bottom
  /// In the lower corner where reading ends.
  case bottomTrailing
  /// At the edge where reading ends.
  case trailing
  /// In the upper corner where reading ends.
  case topTrailing

  /// The edges that it names.
  public var edges: LayoutEdges {
    switch self {
    case .none: []
    case .top: .top
    case .topLeading: [.top, .leading]
    case .leading: .leading
    case .bottomLeading: [.bottom, .leading]
    case .bottom: .bottom
    case .bottomTrailing: [.bottom, .trailing]
    case .trailing: .trailing
    case .topTrailing: [.top, .trailing]
    }
  }
}

/// Edges of a rectangle, by the direction of reading.
public struct LayoutEdges: OptionSet, Hashable, Sendable {
  /// One bit an edge.
  public var rawValue: UInt8

  /// The edges of these bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The upper edge.
  public static let top = LayoutEdges(rawValue: 1)
  /// Where a line of text begins.
  public static let leading = LayoutEdges(rawValue: 2)
  /// The lower edge.
  public static let bottom = LayoutEdges(rawValue: 4)
  /// Where a line of text ends.
  public static let trailing = LayoutEdges(rawValue: 8)

  /// Whether the first edge of an axis is named.
  internal func holdsStart(of axis: Axis) -> Bool {
    contains(axis == .horizontal ? .leading : .top)
  }

  /// Whether the last edge of an axis is named.
  internal func holdsEnd(of axis: Axis) -> Bool {
    contains(axis == .horizontal ? .trailing : .bottom)
  }

  /// The point of a rectangle that these edges name, as shares of its size: 0 at the first edge of
  /// an axis, 1 at the last, ½ for neither or both.
  internal var point: Point {
    func share(along axis: Axis) -> Double {
      0.5 + (holdsEnd(of: axis) ? 0.5 : 0) - (holdsStart(of: axis) ? 0.5 : 0)
    }
    return Point(x: share(along: .horizontal), y: share(along: .vertical))
  }
}

extension LayoutEdges: CustomStringConvertible {
  /// For example `top trailing`, or `middle`.
  public var description: String {
    let names: [(LayoutEdges, String)] = [
      (.top, "top"), (.bottom, "bottom"), (.leading, "leading"), (.trailing, "trailing"),
    ]
    let named = names.filter { contains($0.0) }.map { $0.1 }
    return named.isEmpty ? "middle" : named.joined(separator: " ")
  }
}
