import Foundation

// Making changes without animation.

extension UIView {
  /// Whether the current task runs a closure of `performWithoutAnimation(_:)`.
  @TaskLocal private static var isStill = false
  /// Whether `setAnimationsEnabled(_:)` has enabled animations.
  private static var isAllowed = true
  /// The number of nested calls that suppress animation.
  private static var suppressionCount = 0

  internal static var allowsAnimations: Bool {
    get { isAllowed && !isStill && suppressionCount == 0 }
    set { isAllowed = newValue }
  }

  /// Suppresses animation until `endStillness()`.
  ///
  /// There must be no `await` between the two calls.
  internal static func beginStillness() { suppressionCount += 1 }

  internal static func endStillness() {
    assert(suppressionCount > 0, "stillness ends that has not begun")
    suppressionCount -= 1
  }

  internal static func withoutAnimations(_ body: () -> Void) {
    $isStill.withValue(true, operation: body)
  }
}
