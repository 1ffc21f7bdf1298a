import Foundation

/// The transition of a window's controllers to another size, or to other traits.
@MainActor
internal protocol WindowTransition: AnyObject {
  /// Runs what is animated alongside. Everything has its final frame.
  func arrive()
  /// Runs the completions.
  func finish()
}
