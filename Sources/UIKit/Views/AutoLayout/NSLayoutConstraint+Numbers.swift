import Foundation
import GalleyGeometry

// Checks of a constraint's numbers.

extension NSLayoutConstraint {
  /// The largest constant that is used: far beyond any screen, and small enough for precise sums.
  private static let largestConstant: CGFloat = 1e9

  /// The constant, limited to the range that the engine uses.
  internal var limitedConstant: Double {
    let limit = NSLayoutConstraint.largestConstant
    return Double(min(max(constant, -limit), limit))
  }

  /// Traps if the multiplier is infinite or not a number.
  internal func checkMultiplier() {
    guard !multiplier.isFinite else { return }
    Misuse.trap(
      "Multiplier is not finite!  That's illegal.  multiplier:\(multiplier)",
      "look for a division by zero in the code that computes the one for \(first.anchorText)"
    )
  }

  /// Traps because a priority is out of range.
  internal static func trap(_ priority: UILayoutPriority, _ constraint: String) -> Never {
    Misuse.trap(
      "It's illegal to set priority:\(priority.rawValue.plain).  Priorities must be greater than 0 and "
        + "less or equal to NSLayoutPriorityRequired, which is 1000.000000.",
      constraint)
  }

  /// Traps if a priority is out of range, or changes whether an active constraint in a window is
  /// required.
  internal func checkPriority(_ new: UILayoutPriority) {
    guard new.rawValue > 0, new <= .required else { NSLayoutConstraint.trap(new, text) }
    guard holder?.window != nil, (new == .required) != (priority == .required) else { return }
    Misuse.trap(
      "Mutating a priority from required to not on an installed constraint (or vice-versa) is not "
        + "supported.  You passed priority \(new.rawValue.plain) and the existing priority was "
        + "\(priority.rawValue.plain).",
      "\(text). Deactivate it first, or create it with 999 instead of 1000")
  }

  /// Traps if a constant is infinite or not a number. Reports a constant that is too large.
  internal func checkConstant(_ constant: CGFloat) {
    guard constant.isFinite else {
      let other = second?.anchorText ?? "(null)"
      Misuse.trap(
        "NSLayoutConstraint constant is not finite!  That's illegal.  constant:\(constant) "
          + "firstAnchor:\(first.anchorText) secondAnchor:\(other)",
        "look for a division by zero, or an infinite size, in the code that computes it")
    }
    guard constant.magnitude > NSLayoutConstraint.largestConstant else { return }
    Report.record(
      .constraints,
      "This NSLayoutConstraint is being configured with a constant that exceeds internal limits.  A "
        + "smaller value will be substituted, but this problem should be fixed: \(text)")
  }
}

extension Float {
  /// The number as text, without `.0` if it is whole.
  fileprivate var plain: String { Double(self).shortDescription }
}

extension LayoutOperand {
  /// The anchor of the operand as text, as UIKit's messages describe anchors.
  fileprivate var anchorText: String {
    if kind == .size { return "\(NSLayoutDimension(self))" }
    return attribute.axis == .horizontal
      ? "\(NSLayoutXAxisAnchor(self))" : "\(NSLayoutYAxisAnchor(self))"
  }
}
