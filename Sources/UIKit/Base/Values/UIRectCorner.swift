import Foundation
import GalleyDrawing

/// A set of corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// The set as bits, one for each corner.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top left corner.
  public static var topLeft: UIRectCorner { UIRectCorner(rawValue: 1) }
  /// The top right corner.
  public static var topRight: UIRectCorner { UIRectCorner(rawValue: 2) }
  /// The bottom left corner.
  public static var bottomLeft: UIRectCorner { UIRectCorner(rawValue: 4) }
  /// The bottom right corner.
  public static var bottomRight: UIRectCorner { UIRectCorner(rawValue: 8) }
  /// All four corners.
  public static var allCorners: UIRectCorner { UIRectCorner(rawValue: .max) }

  internal var galley: Corners { Corners(rawValue: Int(rawValue & 15)) }
}

/// A set of corners of a layer.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// The set as bits, one for each corner.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top left corner.
  public static var layerMinXMinYCorner: CACornerMask { CACornerMask(rawValue: 1) }
  /// The top right corner.
  public static var layerMaxXMinYCorner: CACornerMask { CACornerMask(rawValue: 2) }
  /// The bottom left corner.
  public static var layerMinXMaxYCorner: CACornerMask { CACornerMask(rawValue: 4) }
  /// The bottom right corner.
  public static var layerMaxXMaxYCorner: CACornerMask { CACornerMask(rawValue: 8) }

  internal var galley: Corners { Corners(rawValue: Int(rawValue & 15)) }
}
