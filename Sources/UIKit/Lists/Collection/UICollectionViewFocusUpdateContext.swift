import Foundation

/// The context of a move of the focus in a collection view, with the items.
///
/// - Differs: nothing is focused, so that no app is given one.
@preconcurrency @MainActor
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  /// The item that had the focus.
  open var previouslyFocusedIndexPath: IndexPath? { nil }
  /// The item that will have the focus.
  open var nextFocusedIndexPath: IndexPath? { nil }
}
