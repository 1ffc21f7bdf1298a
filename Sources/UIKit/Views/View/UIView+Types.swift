import Foundation

extension UIView {
  /// The length of an intrinsic size along an axis on which a view has no intrinsic size.
  nonisolated public static let noIntrinsicMetric: CGFloat = -1

  /// The position and scaling of content in a view.
  public enum ContentMode: Int, Sendable {
    /// Scaled to the size of the view.
    case scaleToFill
    /// Scaled to the largest size that fits in the view.
    case scaleAspectFit
    /// Scaled to the smallest size that fills the view.
    case scaleAspectFill
    /// Drawn again when the size changes.
    case redraw
    /// Centered, in its own size.
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

  /// The parts of a view's frame that are resized with the superview.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// The mask as bits, one for each part.
    public let rawValue: UInt

    /// Creates a mask from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The space at the left.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The space at the right.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The space above.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The space below.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// The dimming of a tint.
  public enum TintAdjustmentMode: Int, Sendable {
    /// The tint is dimmed if the tint of the superview is dimmed.
    case automatic
    /// The tint is not dimmed.
    case normal
    /// The tint is gray.
    case dimmed
  }
}

/// The direction of a view's content.
public enum UISemanticContentAttribute: Int, Sendable {
  /// The layout direction of the interface.
  case unspecified
  /// Left to right, for the buttons of a player.
  case playback
  /// Left to right, for content with a direction in space.
  case spatial
  /// From left to right.
  case forceLeftToRight
  /// From right to left.
  case forceRightToLeft
}
