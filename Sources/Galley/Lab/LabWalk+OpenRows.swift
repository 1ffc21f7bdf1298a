import GalleyUIKit

// Rows that stay open after a swipe action.

extension LabWalk {
  /// Returns a description of a swipe action whose row stays open, because the action has not
  /// called its completion handler.
  func unfinishedSwipe() -> String? {
    guard controller?.presentedViewController == nil,
      let action = stage.lists.lazy.compactMap(\.unfinishedSwipeAction).first
    else { return nil }
    return """
      The row stays open after its swipe action “\(action)”: the action has not called its \
      completion handler, and has not kept it. Call it with true or false when the action is done.
      """
  }
}
