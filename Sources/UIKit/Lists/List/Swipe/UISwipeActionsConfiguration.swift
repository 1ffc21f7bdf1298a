import Foundation

/// The actions that are offered when a row is swiped.
///
///     let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
///       store.remove(item)
///       done(true)
///     }
///     return UISwipeActionsConfiguration(actions: [delete])
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// The actions, from the edge of the row inward.
  open private(set) var actions: [UIContextualAction]

  /// Whether a full swipe performs the first action.
  open var performsFirstActionWithFullSwipe = true

  /// Creates a configuration with actions, from the edge of the row inward.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}
