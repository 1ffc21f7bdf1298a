import Foundation

/// The transition of a window's controllers to another size, or to other traits.
@MainActor
internal protocol WindowTransition: AnyObject {
  /// Runs the animations alongside the transition.
  ///
  /// The views already have their final frames.
  func arrive()
  /// Runs the completions.
  func finish()
}
