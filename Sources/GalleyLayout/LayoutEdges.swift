import GalleyGeometry

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
  internal func containsStart(of axis: Axis) -> Bool {
    contains(axis == .horizontal ? .leading : .top)
  }

  /// Whether the set contains the last edge of an axis.
  internal func containsEnd(of axis: Axis) -> Bool {
    contains(axis == .horizontal ? .trailing : .bottom)
  }

  /// The point of a rectangle at these edges, in fractions of its size: 0 at the first edge of an
  /// axis, 1 at the last, ½ for neither or both.
  internal var point: Point {
    func share(along axis: Axis) -> Double {
      0.5 + (containsEnd(of: axis) ? 0.5 : 0) - (containsStart(of: axis) ? 0.5 : 0)
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
