/// An object that follows a view from window to window, because the object uses the clock of the
/// view's window, as `UIDynamicAnimator` does.
@MainActor
internal protocol WindowFollower: AnyObject {
  /// Called when the view has moved to another window or to none, and when the window of the view
  /// has moved to another scene.
  func windowChanged()
}

/// The objects that follow a view from window to window. The objects are not retained.
internal struct WindowFollowers {
  private struct Entry { weak var follower: (any WindowFollower)? }

  private var entries: [Entry] = []

  /// Adds an object to the followers of a view.
  @MainActor
  static func add(_ follower: any WindowFollower, to view: UIView) {
    view.storage.windowFollowers.entries.removeAll {
      $0.follower == nil || $0.follower === follower
    }
    view.storage.windowFollowers.entries.append(Entry(follower: follower))
  }

  /// Called when the view has moved to another window, or to none.
  @MainActor
  func windowChanged() { for entry in entries { entry.follower?.windowChanged() } }
}

extension UIView {
  /// Notifies the view, its subviews, and the followers of these views that their window has moved
  /// to another scene.
  internal func tellMovedToScene() {
    storage.windowFollowers.windowChanged()
    clockMayHaveChanged()
    for subview in subviews { subview.tellMovedToScene() }
  }
}
