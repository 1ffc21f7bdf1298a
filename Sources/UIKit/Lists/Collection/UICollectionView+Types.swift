import Foundation

extension UICollectionView {
  /// The axis along which a layout scrolls.
  public typealias ScrollDirection = UICollectionViewScrollDirection

  /// The category of an element.
  public typealias ElementCategory = UICollectionElementCategory

  /// The kind of a section's header.
  public static nonisolated let elementKindSectionHeader = UICollectionElementKindSectionHeader

  /// The kind of a section's footer.
  public static nonisolated let elementKindSectionFooter = UICollectionElementKindSectionFooter

  /// The position in the viewport to which an item scrolls: at most one for each axis.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    /// The positions as bits.
    public let rawValue: UInt

    /// Creates positions from their raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The top edge.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// The vertical center.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// The bottom edge.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// The left edge.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// The horizontal center.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// The right edge.
    public static let right = ScrollPosition(rawValue: 1 << 5)

    internal static let vertical: ScrollPosition = [.top, .centeredVertically, .bottom]
    internal static let horizontal: ScrollPosition = [.left, .centeredHorizontally, .right]
  }

  /// The changes after which a cell is measured again.
  public enum SelfSizingInvalidation: Int, Hashable, Sendable {
    /// Cells are never measured again.
    case disabled = 0
    /// A cell is measured again when `invalidateIntrinsicContentSize()` is called on it or its
    /// content view.
    case enabled
    /// A cell is also measured again when constraints inside of its content view change.
    case enabledIncludingConstraints
  }

  /// The time after which other items make space for a moved item.
  public enum ReorderingCadence: Int, Hashable, Sendable {
    /// The other items make space immediately.
    case immediate = 0
    /// The other items make space after a short time.
    case fast
    /// The other items make space after a longer time.
    case slow
  }
}
