import Foundation

/// A set of sides of a rectangle.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
  /// The set as bits, one for each side.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top.
  public static var top: UIRectEdge { UIRectEdge(rawValue: 1) }
  /// The left side.
  public static var left: UIRectEdge { UIRectEdge(rawValue: 2) }
  /// The bottom.
  public static var bottom: UIRectEdge { UIRectEdge(rawValue: 4) }
  /// The right side.
  public static var right: UIRectEdge { UIRectEdge(rawValue: 8) }
  /// All four sides.
  public static var all: UIRectEdge { [.top, .left, .bottom, .right] }
}

/// A set of sides of a rectangle. The layout direction determines which side is the leading side.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// The set as bits, one for each side.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top.
  public static var top: NSDirectionalRectEdge { NSDirectionalRectEdge(rawValue: 1) }
  /// The leading side, at which a line of text begins.
  public static var leading: NSDirectionalRectEdge { NSDirectionalRectEdge(rawValue: 2) }
  /// The bottom.
  public static var bottom: NSDirectionalRectEdge { NSDirectionalRectEdge(rawValue: 4) }
  /// The trailing side, at which a line of text ends.
  public static var trailing: NSDirectionalRectEdge { NSDirectionalRectEdge(rawValue: 8) }
  /// All four sides.
  public static var all: NSDirectionalRectEdge { [.top, .leading, .bottom, .trailing] }
}

/// The side or corner of a rectangle at which an element, such as a header, is placed.
public enum NSRectAlignment: Int, Sendable {
  case none = 0
  case top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}
