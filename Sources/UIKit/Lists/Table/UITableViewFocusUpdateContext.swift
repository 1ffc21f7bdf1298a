import Foundation

/// The context of a move of the focus in a table, with the rows.
@preconcurrency @MainActor
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
  /// Creates a context without a previous and a next row, for an app that calls focus methods
  /// itself.
  public override init() { super.init() }

  internal init(_ context: UIFocusUpdateContext, from previous: IndexPath?, to next: IndexPath?) {
    previouslyFocusedIndexPath = previous
    nextFocusedIndexPath = next
    super.init(
      from: context.previouslyFocusedView, to: context.nextFocusedView, context.focusHeading)
  }

  /// The row that had the focus; `nil` if the focus was outside of the table.
  open private(set) var previouslyFocusedIndexPath: IndexPath?
  /// The row that gets the focus; `nil` if the focus moves out of the table.
  open private(set) var nextFocusedIndexPath: IndexPath?
}
