import Foundation

/// What can be done where a row is swiped aside.
///
///     let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
///       store.remove(item)
///       done(true)
///     }
///     return UISwipeActionsConfiguration(actions: [delete])
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// The actions, the outermost first.
  open private(set) var actions: [UIContextualAction]

  /// Whether a swipe all the way does the first action.
  open var performsFirstActionWithFullSwipe = true

  /// Actions, the outermost first.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}
