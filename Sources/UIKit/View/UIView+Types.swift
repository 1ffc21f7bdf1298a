import Foundation

extension UIView {
  /// What an intrinsic size says of an axis on which there is none.
  nonisolated public static let noIntrinsicMetric: CGFloat = -1

  /// Where content stands in a view.
  public enum ContentMode: Int, Sendable {
    /// As large as the view.
    case scaleToFill
    /// As large as can be with all of it in the view.
    case scaleAspectFit
    /// As small as can be with all of the view filled.
    case scaleAspectFill
    /// Drawn anew.
    case redraw
    /// In the middle, as large as it is.
    case center
    /// At the top.
    case top
    /// At the bottom.
    case bottom
    /// At the left.
    case left
    /// At the right.
    case right
    /// In the top left corner.
    case topLeft
    /// In the top right corner.
    case topRight
    /// In the bottom left corner.
    case bottomLeft
    /// In the bottom right corner.
    case bottomRight
  }

  /// What grows with the superview.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// One bit for each.
    public let rawValue: UInt

    /// A mask of some bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The room at the left.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The room at the right.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The room above.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The room below.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// Whether a tint is dimmed.
  public enum TintAdjustmentMode: Int, Sendable {
    /// As the superview.
    case automatic
    /// As it is.
    case normal
    /// In gray.
    case dimmed
  }
}

/// In which direction a view's content goes.
public enum UISemanticContentAttribute: Int, Sendable {
  /// As text is read.
  case unspecified
  /// From left to right: a player's buttons.
  case playback
  /// From left to right: what is about space.
  case spatial
  /// From left to right.
  case forceLeftToRight
  /// From right to left.
  case forceRightToLeft
}
