import Foundation

/// The version of UIKit whose rules a list follows, where they have changed.
///
///     UIKitGeneration.$current.withValue(.iOS14) { … }   // for views made inside
///     collectionView.generation = .iOS14                 // for one view
///
/// These rules have changed:
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

  /// The generation of views that are created now.
  @TaskLocal public static var current = UIKitGeneration.iOS18

  /// Whether a generation is older than another one.
  public static func < (left: UIKitGeneration, right: UIKitGeneration) -> Bool {
    left.rawValue < right.rawValue
  }
}
