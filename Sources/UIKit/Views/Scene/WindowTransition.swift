import Foundation

/// The transition of a window's controllers to another size, or to other traits.
@MainActor
internal protocol WindowTransition: AnyObject {
  /// Runs the animations alongside the transition.
  ///
  /// Views have their final frames by then.
  func arrive()
  /// Runs the completions.
  func finish()
}
