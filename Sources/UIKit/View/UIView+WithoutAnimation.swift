import Foundation

// Whether what changes is seen on its way.

extension UIView {
  @TaskLocal private static var isStill = false
  private static var isAllowed = true

  internal static var allowsAnimations: Bool {
    get { isAllowed && !isStill }
    set { isAllowed = newValue }
  }

  internal static func withoutAnimations(_ body: () -> Void) {
    $isStill.withValue(true, operation: body)
  }
}
