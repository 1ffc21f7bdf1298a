import Foundation

// Whether what changes is seen on its way.

extension UIView {
  @TaskLocal private static var isStill = false
  private static var isAllowed = true
  /// How many changes are being made at once, one inside of another.
  private static var stillnesses = 0

  internal static var allowsAnimations: Bool {
    get { isAllowed && !isStill && stillnesses == 0 }
    set { isAllowed = newValue }
  }

  /// From here to `endStillness()`, changes are made at once. Nothing may be awaited in between.
  internal static func beginStillness() { stillnesses += 1 }

  internal static func endStillness() {
    assert(stillnesses > 0, "stillness ends that has not begun")
    stillnesses -= 1
  }

  internal static func withoutAnimations(_ body: () -> Void) {
    $isStill.withValue(true, operation: body)
  }
}
