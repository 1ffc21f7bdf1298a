import Foundation
import GalleyUIKit

/// Whether a view can be seen. Other views that may cover it are not considered.
internal enum Visibility {
  case maybeVisible
  /// The view is not visible, but it was created recently and may be shown soon.
  case notVisibleEarly
  case notVisible

  @MainActor
  fileprivate static func isVisible(_ view: UIView) -> Bool {
    var next: UIView? = view
    while let one = next {
      guard !one.isHidden, one.alpha >= CGFloat(Float.ulpOfOne) else { return false }
      next = one.superview
    }
    return view.window != nil
  }
}

/// Finds out whether the view of a list can be seen, and by which clock it is animated.
@MainActor
internal final class VisibilityTracker {
  /// The time from the first look at a view during which an invisible view is `notVisibleEarly`.
  static let earlyTime: TimeInterval = 1

  private weak var view: UIView?
  private weak var clock: FrameClock?
  private var start: TimeInterval = 0

  /// Returns the clock of the window that contains the view, or contained it when it was last asked
  /// for.
  func clock(of view: UIView?) -> FrameClock? {
    guard let view else { return nil }
    let clock = view.window?.frameClock ?? (view === self.view ? clock : nil)
    if view !== self.view || clock !== self.clock {
      (self.view, self.clock, start) = (view, clock, clock?.now ?? 0)
    }
    return clock
  }

  /// Returns the visibility of a view; `maybeVisible` if there is none.
  func visibility(of view: UIView?) -> Visibility {
    let clock = clock(of: view)
    if view.map(Visibility.isVisible) ?? true { return .maybeVisible }
    // Without a clock, no time passes.
    let time = (clock?.now ?? start) - start
    return time < Self.earlyTime ? .notVisibleEarly : .notVisible
  }
}
