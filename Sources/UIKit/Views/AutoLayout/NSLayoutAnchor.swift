import Foundation

/// An attribute of a view or a guide, from which constraints are made.
///
///     title.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 8).isActive = true
///
/// Only anchors of the same kind can be compared, which the compiler checks.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  internal init(_ operand: LayoutOperand) {
    self.operand = operand
    super.init()
  }

  internal let operand: LayoutOperand

  /// The item of the anchor.
  open var item: AnyObject? { operand.item }
  /// The name of the attribute.
  open var name: String { operand.attribute.word }
  /// Whether constraints leave the frame of the anchor's view ambiguous.
  open var hasAmbiguousLayout: Bool { operand.view?.hasAmbiguousLayout ?? false }
  /// The active constraints that affect the anchor's view along the axis of the anchor.
  open var constraintsAffectingLayout: [NSLayoutConstraint] {
    operand.view?.constraintsAffectingLayout(for: operand.attribute.axis) ?? []
  }

  /// Returns a constraint that makes this anchor equal to another plus a constant.
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { make(.equal, anchor, c) }

  /// Returns a constraint that makes this anchor at least another plus a constant.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { make(.greaterThanOrEqual, anchor, c) }

  /// Returns a constraint that makes this anchor at most another plus a constant.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { make(.lessThanOrEqual, anchor, c) }

  /// Returns a constraint that makes this anchor equal to another.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    make(.equal, anchor, 0)
  }

  /// Returns a constraint that makes this anchor at least another.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint { make(.greaterThanOrEqual, anchor, 0) }

  /// Returns a constraint that makes this anchor at most another.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint { make(.lessThanOrEqual, anchor, 0) }

  private func make(
    _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<AnchorType>, _ c: CGFloat
  ) -> NSLayoutConstraint {
    LayoutOperand.checkPair(operand, anchor.operand, multiplier: 1)
    return NSLayoutConstraint(operand, relation, anchor.operand, constant: c)
  }

  /// Returns a constraint that places this anchor after another by a multiple of the system
  /// spacing.
  internal func spaced(
    _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<AnchorType>,
    _ multiplier: CGFloat
  ) -> NSLayoutConstraint {
    LayoutOperand.checkPair(operand, anchor.operand, multiplier: 1)
    return NSLayoutConstraint(
      operand, relation, anchor.operand, spacing: SystemSpacing(multiplier: multiplier))
  }

  /// The anchor in the words of UIKit, without addresses.
  open override var description: String {
    MainActor.assumeIsolated {
      "<\(Self.kindName) \"\(LayoutNames.name(of: operand.item)).\(operand.attribute.word)\">"
    }
  }

  private static var kindName: String {
    String("\(self)".prefix { $0 != "<" })
  }
}

/// A left, right, leading or trailing edge, or the horizontal center.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// Returns the distance from this anchor to another one.
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(from: operand, to: otherAnchor.operand)
  }

  /// Returns a constraint that places this anchor after another by a multiple of the system
  /// spacing.
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { spaced(.equal, anchor, multiplier) }

  /// Returns a constraint that places this anchor after another by at least a multiple of the
  /// system spacing.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { spaced(.greaterThanOrEqual, anchor, multiplier) }

  /// Returns a constraint that places this anchor after another by at most a multiple of the system
  /// spacing.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { spaced(.lessThanOrEqual, anchor, multiplier) }
}

/// A top or bottom edge, the vertical center, or a baseline.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// Returns the distance from this anchor to another one.
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(from: operand, to: otherAnchor.operand)
  }

  /// Returns a constraint that places this anchor below another by a multiple of the system
  /// spacing.
  ///
  /// The spacing between edges is eight points. The spacing between baselines is the height that
  /// the lower font's letters and the upper font's descenders need.
  /// - Unverified: The fraction of a point at which baselines are placed. Only five pairs of fonts
  ///   were measured, on a Mac, where the heights of fonts are whole and half points.
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { spaced(.equal, anchor, multiplier) }

  /// Returns a constraint that places this anchor below another by at least a multiple of the
  /// system spacing.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { spaced(.greaterThanOrEqual, anchor, multiplier) }

  /// Returns a constraint that places this anchor below another by at most a multiple of the system
  /// spacing.
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { spaced(.lessThanOrEqual, anchor, multiplier) }
}

/// A width, a height, or the distance between two anchors.
@preconcurrency @MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  internal override init(_ operand: LayoutOperand) { super.init(operand) }

  internal convenience init(from start: LayoutOperand, to end: LayoutOperand) {
    var operand = start
    operand.target = LayoutOperand.Target(item: end.item, attribute: end.attribute)
    self.init(operand)
  }

  /// Returns a constraint that makes this dimension equal to a constant.
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .equal, nil, constant: c)
  }

  /// Returns a constraint that makes this dimension at least a constant.
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .greaterThanOrEqual, nil, constant: c)
  }

  /// Returns a constraint that makes this dimension at most a constant.
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .lessThanOrEqual, nil, constant: c)
  }

  /// Returns a constraint that makes this dimension equal to a multiple of another.
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint { make(.equal, anchor, m, 0) }

  /// Returns a constraint that makes this dimension at least a multiple of another.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint { make(.greaterThanOrEqual, anchor, m, 0) }

  /// Returns a constraint that makes this dimension at most a multiple of another.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint { make(.lessThanOrEqual, anchor, m, 0) }

  /// Returns a constraint that makes this dimension equal to a multiple of another plus a constant.
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint { make(.equal, anchor, m, c) }

  /// Returns a constraint that makes this dimension at least a multiple of another plus a constant.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint { make(.greaterThanOrEqual, anchor, m, c) }

  /// Returns a constraint that makes this dimension at most a multiple of another plus a constant.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint { make(.lessThanOrEqual, anchor, m, c) }

  private func make(
    _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutDimension, _ m: CGFloat, _ c: CGFloat
  ) -> NSLayoutConstraint {
    guard m != 0 else { return NSLayoutConstraint(operand, relation, nil, constant: c) }
    return NSLayoutConstraint(operand, relation, anchor.operand, multiplier: m, constant: c)
  }
}
