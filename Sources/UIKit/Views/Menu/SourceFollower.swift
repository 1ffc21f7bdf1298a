import Foundation

/// A subview of a window that belongs to another view of the window, its source.
///
/// For example, the view of a menu is dismissed when the button that shows the menu is removed.
@MainActor
internal protocol SourceFollower: UIView {
  /// Called when any view has left the window.
  ///
  /// The removed view may be the source, or a superview of the source.
  func sourceMayHaveLeft()
}

extension UIWindow {
  /// Notifies the source followers that a view has left the window.
  internal func notifySourceFollowers() {
    for case let follower as any SourceFollower in subviews { follower.sourceMayHaveLeft() }
  }
}
