import Foundation

/// A subview of a window that belongs to a view of the window, as a menu does.
@MainActor
internal protocol SourceFollower: UIView {
  /// Called when a view has left the window, and the source may have left with it.
  func sourceMayHaveLeft()
}

extension UIWindow {
  /// Notifies the menus of the window that a view has left it.
  internal func tellSourceFollowers() {
    for case let follower as any SourceFollower in subviews { follower.sourceMayHaveLeft() }
  }
}
