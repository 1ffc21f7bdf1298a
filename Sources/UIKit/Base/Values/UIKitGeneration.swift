import Foundation

/// The version of UIKit whose rules a list follows, where versions have different rules.
///
///     UIKitGeneration.$current.withValue(.iOS14) { … }   // for views made inside
///     collectionView.generation = .iOS14                 // for one view
///
/// These rules have changed:
/// - `iOS15`: `apply(_:animatingDifferences: false)` looks for differences too, and does not
///   reload; creating a registration in a cell provider traps; dequeuing a supplementary view of
///   another kind than it was registered for traps; items may be dragged on a phone by default.
/// - `iOS18`: dequeuing a view without returning it traps.
public enum UIKitGeneration: Int, Hashable, Sendable, Comparable {
  /// The rules of iOS 14 (2020).
  case iOS14 = 14
  /// The rules of iOS 15 (2021).
  case iOS15 = 15
  /// The rules of iOS 18 (2024) and later.
  case iOS18 = 18

  /// The generation of views that are created now.
  @TaskLocal public static var current = UIKitGeneration.iOS18

  /// Whether a generation is older than another generation.
  public static func < (left: UIKitGeneration, right: UIKitGeneration) -> Bool {
    left.rawValue < right.rawValue
  }
}
