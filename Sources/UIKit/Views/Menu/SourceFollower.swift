import Foundation

/// A subview of a window that is shown for another view of the window, its source.
///
/// A menu, for example, is dismissed when the view that presented it is removed.
@MainActor
internal protocol SourceFollower: UIView {
  /// Called when any view has left the window.
  ///
  /// It may be the source, or contain it.
  func sourceMayHaveLeft()
}

extension UIWindow {
  /// Notifies the source followers of the window that a view has left it.
  internal func notifySourceFollowers() {
    for case let follower as any SourceFollower in subviews { follower.sourceMayHaveLeft() }
  }
}
