import Foundation

/// The context of a move of the focus in a collection view, with the items.
@preconcurrency @MainActor
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  /// Creates a context without a previous and a next item, for an app that calls focus methods
  /// itself.
  public override init() { super.init() }

  internal init(_ context: UIFocusUpdateContext, from previous: IndexPath?, to next: IndexPath?) {
    previouslyFocusedIndexPath = previous
    nextFocusedIndexPath = next
    super.init(
      from: context.previouslyFocusedView, to: context.nextFocusedView, context.focusHeading)
  }

  /// The item that had the focus; `nil` if the focus was outside of the collection view.
  open private(set) var previouslyFocusedIndexPath: IndexPath?
  /// The item that gets the focus; `nil` if the focus moves out of the collection view.
  open private(set) var nextFocusedIndexPath: IndexPath?
}
