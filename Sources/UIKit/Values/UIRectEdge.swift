import Foundation

/// Some of the four sides of a rectangle.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
  /// One bit a side.
  public let rawValue: UInt

  /// The sides of some bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top.
  public static var top: UIRectEdge { UIRectEdge(rawValue: 1) }
  /// The left side.
  public static var left: UIRectEdge { UIRectEdge(rawValue: 2) }
  /// The bottom.
  public static var bottom: UIRectEdge { UIRectEdge(rawValue: 4) }
  /// The right side.
  public static var right: UIRectEdge { UIRectEdge(rawValue: 8) }
  /// All four.
  public static var all: UIRectEdge { [.top, .left, .bottom, .right] }
}

/// Some of the four sides of a rectangle, where lines begin and end.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// One bit a side.
  public let rawValue: UInt

  /// The sides of some bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top.
  public static var top: NSDirectionalRectEdge { NSDirectionalRectEdge(rawValue: 1) }
  /// Where lines begin.
  public static var leading: NSDirectionalRectEdge { NSDirectionalRectEdge(rawValue: 2) }
  /// The bottom.
  public static var bottom: NSDirectionalRectEdge { NSDirectionalRectEdge(rawValue: 4) }
  /// Where lines end.
  public static var trailing: NSDirectionalRectEdge { NSDirectionalRectEdge(rawValue: 8) }
  /// All four.
  public static var all: NSDirectionalRectEdge { [.top, .leading, .bottom, .trailing] }
}

/// Where in a rectangle something stands.
public enum NSRectAlignment: Int, Sendable {
  case none = 0
  case top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}
