import Foundation

// The intrinsic size of a view, and its priorities.

extension UIView {
  /// The smallest possible size, for `systemLayoutSizeFitting(_:)`.
  nonisolated public static let layoutFittingCompressedSize = CGSize.zero
  /// A size larger than any other, for `systemLayoutSizeFitting(_:)`.
  nonisolated public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// Returns the content hugging priority.
  internal func ownHugging(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    storage.layout?.hugging[axis] ?? defaultHugging
  }

  /// Sets the content hugging priority.
  internal func setOwnHugging(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    checkOwnPriority(priority)
    guard ownHugging(for: axis) != priority else { return }
    layoutState.hugging[axis] = priority
    prioritiesChanged()
  }

  /// Returns the content compression resistance priority.
  internal func ownCompression(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    storage.layout?.compression[axis] ?? .defaultHigh
  }

  /// Sets the content compression resistance priority.
  internal func setOwnCompression(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    checkOwnPriority(priority)
    guard ownCompression(for: axis) != priority else { return }
    layoutState.compression[axis] = priority
    prioritiesChanged()
  }

  /// Traps if a priority is not a number, or above 1000.
  ///
  /// - Unverified: UIKit traps here too, with this message. Priorities of 0 and below are ignored.
  private func checkOwnPriority(_ priority: UILayoutPriority) {
    if priority.rawValue <= UILayoutPriority.required.rawValue { return }
    NSLayoutConstraint.trap(priority, "the hugging and the resistance of \(self)")
  }

  /// Called when a content priority has changed.
  private func prioritiesChanged() {
    let layout = layoutState
    layout.sizeVersion &+= 1
    (superview as? UIStackView)?.prioritiesChanged(of: self)
    if let item = layout.item { layoutEngine?.noteSize(of: item) }
    // A cell that contains the view may need another size, as after a change of a constraint.
    if layout.item != nil || !layout.translatesMask { constraintsChanged() }
  }

  /// Returns the baselines of one line of text in the middle of a view that has its preferred
  /// height.
  internal func baselineOffsetsInMiddle(of font: UIFont) -> (first: CGFloat, last: CGFloat) {
    let height = intrinsicContentSize.height
    let first = ((height - font.lineHeight) / 2 + font.ascender + 0.5).rounded(.down)
    return (first, height - first)
  }

  /// Whether the view has an intrinsic size.
  internal var hasIntrinsicSize: Bool {
    let size = intrinsicContentSize
    return size.width != UIView.noIntrinsicMetric || size.height != UIView.noIntrinsicMetric
  }

  /// Returns the intrinsic size of the view for a width that the engine has computed.
  ///
  /// - Parameters:
  ///   - width: The width; `nil` before the engine has computed one.
  ///   - keeps: Whether the view stores the width as `foundWidth` after the measurement.
  internal func measured(forWidth width: CGFloat?, keeps: Bool) -> CGSize {
    guard heightFollowsWidth else { return intrinsicContentSize }
    let layout = layoutState
    let before = layout.foundWidth
    layout.foundWidth = width
    layout.isMeasured = true
    defer {
      layout.isMeasured = false
      if !keeps { layout.foundWidth = before }
    }
    return intrinsicContentSize
  }
}

/// The old name of `UIView.layoutFittingCompressedSize`.
public let UILayoutFittingCompressedSize = UIView.layoutFittingCompressedSize
/// The old name of `UIView.layoutFittingExpandedSize`.
public let UILayoutFittingExpandedSize = UIView.layoutFittingExpandedSize
/// The old name of `UIView.noIntrinsicMetric`.
public let UIViewNoIntrinsicMetric = UIView.noIntrinsicMetric
/// The old name of `NSLayoutConstraint.Attribute`.
public typealias NSLayoutAttribute = NSLayoutConstraint.Attribute
/// The old name of `NSLayoutConstraint.Relation`.
public typealias NSLayoutRelation = NSLayoutConstraint.Relation
/// The old name of `NSLayoutConstraint.FormatOptions`.
public typealias NSLayoutFormatOptions = NSLayoutConstraint.FormatOptions
/// The old name of `NSLayoutConstraint.Axis`.
public typealias UILayoutConstraintAxis = NSLayoutConstraint.Axis
