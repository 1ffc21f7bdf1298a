import Foundation
import UIKit

/// Whether a view can be seen, as far as one can tell without looking at what covers it.
internal enum Visibility {
  case maybeVisible
  /// Not yet, and perhaps soon.
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

/// Looks at the view of a list: whether it can be seen, and by which clock.
@MainActor
internal final class VisibilityTracker {
  /// For how long a view that cannot be seen is taken for one that is about to be, from when it was looked
  /// at first.
  static let earlyTime: TimeInterval = 1

  private weak var view: UIView?
  private weak var clock: FrameClock?
  private var start: TimeInterval = 0

  /// The clock of the window that a view is in, or was in when it was looked at last.
  func clock(of view: UIView?) -> FrameClock? {
    guard let view else { return nil }
    let clock = view.window?.frameClock ?? (view === self.view ? clock : nil)
    if view !== self.view || clock !== self.clock {
      (self.view, self.clock, start) = (view, clock, clock?.now ?? 0)
    }
    return clock
  }

  /// Whether a view can be seen. If there is none, it may be.
  func visibility(of view: UIView?) -> Visibility {
    let clock = clock(of: view)
    if view.map(Visibility.isVisible) ?? true { return .maybeVisible }
    // Without a clock no time goes by.
    let time = (clock?.now ?? start) - start
    return time < Self.earlyTime ? .notVisibleEarly : .notVisible
  }
}
