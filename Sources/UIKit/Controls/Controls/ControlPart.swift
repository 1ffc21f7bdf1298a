import Foundation

/// A part of a control that is a separate accessibility element, such as the plus button of a
/// stepper or a segment.
@MainActor
internal final class ControlPart: UIAccessibilityElement {
  /// Activates the part, and returns whether the part was activated.
  private let use: @MainActor () -> Bool

  init(of control: UIControl, use: @escaping @MainActor () -> Bool) {
    self.use = use
    super.init(accessibilityContainer: control)
  }

  override func accessibilityActivate() -> Bool { use() }
}
