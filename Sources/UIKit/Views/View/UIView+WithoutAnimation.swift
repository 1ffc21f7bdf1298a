import Foundation

// Making changes without animation.

extension UIView {
  @TaskLocal private static var isStill = false
  private static var isAllowed = true
  /// The number of nested calls that suppress animation.
  private static var stillnesses = 0

  internal static var allowsAnimations: Bool {
    get { isAllowed && !isStill && stillnesses == 0 }
    set { isAllowed = newValue }
  }

  /// Suppresses animation until `endStillness()`.
  ///
  /// There must be no `await` in between.
  internal static func beginStillness() { stillnesses += 1 }

  internal static func endStillness() {
    assert(stillnesses > 0, "stillness ends that has not begun")
    stillnesses -= 1
  }

  internal static func withoutAnimations(_ body: () -> Void) {
    $isStill.withValue(true, operation: body)
  }
}
