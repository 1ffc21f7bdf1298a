import Foundation
import GalleyDrawing

/// Some of the four corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// One bit a corner.
  public let rawValue: UInt

  /// The corners of some bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The one at the left of the top.
  public static var topLeft: UIRectCorner { UIRectCorner(rawValue: 1) }
  /// The one at the right of the top.
  public static var topRight: UIRectCorner { UIRectCorner(rawValue: 2) }
  /// The one at the left of the bottom.
  public static var bottomLeft: UIRectCorner { UIRectCorner(rawValue: 4) }
  /// The one at the right of the bottom.
  public static var bottomRight: UIRectCorner { UIRectCorner(rawValue: 8) }
  /// All four.
  public static var allCorners: UIRectCorner { UIRectCorner(rawValue: .max) }

  internal var galley: Corners { Corners(rawValue: Int(rawValue & 15)) }
}

/// Some of the four corners of a layer.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// One bit a corner.
  public let rawValue: UInt

  /// The corners of some bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The one at the left of the top.
  public static var layerMinXMinYCorner: CACornerMask { CACornerMask(rawValue: 1) }
  /// The one at the right of the top.
  public static var layerMaxXMinYCorner: CACornerMask { CACornerMask(rawValue: 2) }
  /// The one at the left of the bottom.
  public static var layerMinXMaxYCorner: CACornerMask { CACornerMask(rawValue: 4) }
  /// The one at the right of the bottom.
  public static var layerMaxXMaxYCorner: CACornerMask { CACornerMask(rawValue: 8) }

  internal var galley: Corners { Corners(rawValue: Int(rawValue & 15)) }
}
