// Windows to which nothing refers.

extension UIWindow {
  /// Keeps a window that was never shown until the next turn of the main queue.
  ///
  /// On a phone, the autorelease pool of the turn keeps such a window. Helpers of tests rely on
  /// this: they create a window, add a view to it, and return.
  internal func stayForTurn() {
    guard !hasAppeared, !isStaying else { return }
    isStaying = true
    MainTurn.schedule { self.isStaying = false }
  }
}
