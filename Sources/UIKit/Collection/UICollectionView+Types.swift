import Foundation

extension UICollectionView {
  /// Along which axis a layout scrolls.
  public typealias ScrollDirection = UICollectionViewScrollDirection

  /// What an element is.
  public typealias ElementCategory = UICollectionElementCategory

  /// The kind of a section's header.
  public static nonisolated let elementKindSectionHeader = UICollectionElementKindSectionHeader

  /// The kind of a section's footer.
  public static nonisolated let elementKindSectionFooter = UICollectionElementKindSectionFooter

  /// Where in the view an item is to be: at most one place for each axis.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    /// A bit for each place.
    public let rawValue: UInt

    /// The places of these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// At the top.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// In the middle between top and bottom.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// At the bottom.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// At the left.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// In the middle between left and right.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// At the right.
    public static let right = ScrollPosition(rawValue: 1 << 5)

    internal static let vertical: ScrollPosition = [.top, .centeredVertically, .bottom]
    internal static let horizontal: ScrollPosition = [.left, .centeredHorizontally, .right]
  }

  /// When a cell that has changed by itself is measured anew.
  public enum SelfSizingInvalidation: Int, Hashable, Sendable {
    /// Never.
    case disabled = 0
    /// When `invalidateIntrinsicContentSize()` is called on it or its content view.
    case enabled
    /// Also when constraints inside of its content view change.
    case enabledIncludingConstraints
  }

  /// How soon others make room for an item that is moved.
  public enum ReorderingCadence: Int, Hashable, Sendable {
    /// At once.
    case immediate = 0
    /// After a moment.
    case fast
    /// After a longer moment.
    case slow
  }
}

/// Which system a collection view behaves like, where UIKit's rules have changed.
///
///     UIKitGeneration.$current.withValue(.iOS14) { … }   // for views made inside
///     collectionView.generation = .iOS14                 // for one view
///
/// What changed:
/// - `iOS15`: `apply(_:animatingDifferences: false)` looks for differences too, and does not reload;
///   a registration made where a cell is asked for traps, as does a supplementary view that was
///   registered for another kind than was asked for.
/// - `iOS18`: a view that is dequeued and not returned traps.
public enum UIKitGeneration: Int, Hashable, Sendable, Comparable {
  /// The system of 2020.
  case iOS14 = 14
  /// The system of 2021.
  case iOS15 = 15
  /// The system of 2024, and those after it.
  case iOS18 = 18

  /// What views made now behave like.
  @TaskLocal public static var current = UIKitGeneration.iOS18

  /// Whether one is older than another.
  public static func < (left: UIKitGeneration, right: UIKitGeneration) -> Bool {
    left.rawValue < right.rawValue
  }
}
