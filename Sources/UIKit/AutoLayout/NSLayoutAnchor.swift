import Foundation

/// A part of a view or a guide, from which constraints are made.
///
///     title.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 8).isActive = true
///
/// Only anchors of the same kind can be compared: the compiler sees to that.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  internal init(_ operand: LayoutOperand) {
    self.operand = operand
    super.init()
  }

  internal let operand: LayoutOperand

  /// What it is a part of.
  open var item: AnyObject? { operand.item }
  /// Which part it is.
  open var name: String { operand.attribute.word }
  /// Whether there are constraints that leave it a choice.
  open var hasAmbiguousLayout: Bool { operand.view?.hasAmbiguousLayout ?? false }
  /// The active constraints that it is in.
  open var constraintsAffectingLayout: [NSLayoutConstraint] {
    operand.view?.constraintsAffectingLayout(for: operand.attribute.axis) ?? []
  }

  /// This is that, and some more.
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { make(.equal, anchor, c) }

  /// This is at least that, and some more.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { make(.greaterThanOrEqual, anchor, c) }

  /// This is at most that, and some more.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { make(.lessThanOrEqual, anchor, c) }

  /// This is that.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    make(.equal, anchor, 0)
  }

  /// This is at least that.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint { make(.greaterThanOrEqual, anchor, 0) }

  /// This is at most that.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint { make(.lessThanOrEqual, anchor, 0) }

  private func make(
    _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<AnchorType>, _ c: CGFloat
  ) -> NSLayoutConstraint {
    LayoutOperand.checkPair(operand, anchor.operand, multiplier: 1)
    return NSLayoutConstraint(operand, relation, anchor.operand, constant: c)
  }

  internal func spaced(
    _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<AnchorType>,
    _ multiplier: CGFloat
  ) -> NSLayoutConstraint {
    LayoutOperand.checkPair(operand, anchor.operand, multiplier: 1)
    return NSLayoutConstraint(
      operand, relation, anchor.operand, spacing: SystemSpacing(multiplier: multiplier))
  }

  /// The anchor in UIKit's words, without addresses.
  open override var description: String {
    MainActor.assumeIsolated {
      "<\(Self.kindName) \"\(LayoutNames.name(of: operand.item)).\(operand.attribute.word)\">"
    }
  }

  private static var kindName: String {
    String("\(self)".prefix { $0 != "<" })
  }
}

/// A left, right, leading or trailing edge, or the middle between them.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// How far it is from here to another one.
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(from: operand, to: otherAnchor.operand)
  }

  /// This is as far behind that as the system keeps things apart.
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { spaced(.equal, anchor, multiplier) }

  /// This is at least as far behind that as the system keeps things apart.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { spaced(.greaterThanOrEqual, anchor, multiplier) }

  /// This is at most as far behind that as the system keeps things apart.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { spaced(.lessThanOrEqual, anchor, multiplier) }
}

/// An upper or lower edge, the middle between them, or a base line.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// How far it is from here to another one.
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(from: operand, to: otherAnchor.operand)
  }

  /// This is as far below that as the system keeps things apart: eight points between edges, and
  /// between base lines as much as the lower font's letters and the upper one's descenders take.
  /// - Unverified: on which part of a point base lines come to stand; the five pairs that were measured
  ///   are those of a Mac's fonts, whose heights are whole and half points.
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { spaced(.equal, anchor, multiplier) }

  /// This is at least as far below that as the system keeps things apart.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { spaced(.greaterThanOrEqual, anchor, multiplier) }

  /// This is at most as far below that as the system keeps things apart.
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { spaced(.lessThanOrEqual, anchor, multiplier) }
}

/// A width, a height, or how far two anchors are from each other.
@preconcurrency @MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  internal override init(_ operand: LayoutOperand) { super.init(operand) }

  internal convenience init(from start: LayoutOperand, to end: LayoutOperand) {
    var operand = start
    operand.target = LayoutOperand.Target(item: end.item, attribute: end.attribute)
    self.init(operand)
  }

  /// This is a number.
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .equal, nil, constant: c)
  }

  /// This is at least a number.
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .greaterThanOrEqual, nil, constant: c)
  }

  /// This is at most a number.
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .lessThanOrEqual, nil, constant: c)
  }

  /// This is a multiple of that.
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint { make(.equal, anchor, m, 0) }

  /// This is at least a multiple of that.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint { make(.greaterThanOrEqual, anchor, m, 0) }

  /// This is at most a multiple of that.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint { make(.lessThanOrEqual, anchor, m, 0) }

  /// This is a multiple of that, and some more.
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint { make(.equal, anchor, m, c) }

  /// This is at least a multiple of that, and some more.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint { make(.greaterThanOrEqual, anchor, m, c) }

  /// This is at most a multiple of that, and some more.
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
