import Foundation
import GalleyUIKit

/// The visibility of a view. Other views that may cover the view are not considered.
internal enum Visibility {
  /// The view is in a window, and neither the view nor a superview is hidden.
  case maybeVisible
  /// The view is not visible, but was first queried less than a second ago, and may be shown soon.
  case notVisibleEarly
  /// The view is not visible.
  case notVisible

  @MainActor
  fileprivate static func isVisible(_ view: UIView) -> Bool {
    var next: UIView? = view
    while let current = next {
      guard !current.isHidden, current.alpha >= CGFloat(Float.ulpOfOne) else { return false }
      next = current.superview
    }
    return view.window != nil
  }
}

/// Tracks the visibility of a list's view, and the clock of its window.
@MainActor
internal final class VisibilityTracker {
  /// The time after the first query during which an invisible view is `notVisibleEarly`.
  static let earlyTime: TimeInterval = 1

  /// The view of the last query, and the clock of its window.
  private weak var view: UIView?
  private weak var clock: FrameClock?
  /// The time of the first query for the view, by its clock.
  private var start: TimeInterval = 0

  /// Returns the clock of the view's window. If the view is in no window, returns the clock of the
  /// last query for the same view.
  func clock(of view: UIView?) -> FrameClock? {
    guard let view else { return nil }
    let clock = view.window?.frameClock ?? (view === self.view ? clock : nil)
    if view !== self.view || clock !== self.clock {
      (self.view, self.clock, start) = (view, clock, clock?.now ?? 0)
    }
    return clock
  }

  /// Returns the visibility of a view; `maybeVisible` if `view` is `nil`.
  func visibility(of view: UIView?) -> Visibility {
    let clock = clock(of: view)
    if view.map(Visibility.isVisible) ?? true { return .maybeVisible }
    // If there is no clock, the time since the first query counts as zero.
    let time = (clock?.now ?? start) - start
    return time < Self.earlyTime ? .notVisibleEarly : .notVisible
  }
}
