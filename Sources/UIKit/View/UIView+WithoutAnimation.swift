import Foundation

// Whether what changes is seen on its way.

extension UIView {
  @TaskLocal private static var isStill = false
  private static var isAllowed = true

  /// Whether changes are seen on their way.
  public class var areAnimationsEnabled: Bool { isAllowed && !isStill }

  /// Says whether changes are seen on their way.
  public class func setAnimationsEnabled(_ enabled: Bool) { isAllowed = enabled }

  /// Changes something at once, even where changes are seen on their way.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    $isStill.withValue(true, operation: actionsWithoutAnimation)
  }
}
