import GalleyGeometry

/// The position of an element relative to a rectangle: at an edge, at a corner, or in the middle.
public enum LayoutAlignment: String, Hashable, Sendable, CaseIterable {
  /// In the middle.
  case none
  /// At the top edge.
  case top
  /// At the top leading corner.
  case topLeading
  /// At the leading edge.
  case leading
  /// At the bottom leading corner.
  case bottomLeading
  /// At the bottom edge.
  case bottom
  /// At the bottom trailing corner.
  case bottomTrailing
  /// At the trailing edge.
  case trailing
  /// At the top trailing corner.
  case topTrailing

  /// The edges that the alignment names.
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

/// Edges of a rectangle, in the direction of reading.
public struct LayoutEdges: OptionSet, Hashable, Sendable {
  /// The set as bits, one for each edge.
  public var rawValue: UInt8

  /// Creates a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The top edge.
  public static let top = LayoutEdges(rawValue: 1)
  /// The leading edge, at which a line of text begins.
  public static let leading = LayoutEdges(rawValue: 2)
  /// The bottom edge.
  public static let bottom = LayoutEdges(rawValue: 4)
  /// The trailing edge, at which a line of text ends.
  public static let trailing = LayoutEdges(rawValue: 8)

  /// Whether the set contains the first edge of an axis.
  internal func holdsStart(of axis: Axis) -> Bool {
    contains(axis == .horizontal ? .leading : .top)
  }

  /// Whether the set contains the last edge of an axis.
  internal func holdsEnd(of axis: Axis) -> Bool {
    contains(axis == .horizontal ? .trailing : .bottom)
  }

  /// The point of a rectangle at these edges, in fractions of its size: 0 at the first edge of an
  /// axis, 1 at the last, ½ for neither or both.
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
