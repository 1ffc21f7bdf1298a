import Foundation
import GalleyConstraints

// Constraints, frames and intrinsic sizes as equations.

extension AutoLayoutEngine {
  /// Returns the equation of a constraint; `nil` if its items were deallocated.
  ///
  /// Traps if the constraint compares positions along different axes.
  func equation(_ constraint: NSLayoutConstraint) -> LinearConstraint? {
    if let advice = LayoutOperand.faultOfAxes(constraint.first, constraint.second) {
      Misuse.trap(
        "Constraint improperly relates anchors of incompatible types: \(constraint)", advice)
    }
    let reads = LayoutReading(constraint)
    guard let space = constraint.space, var sum = value(constraint.first, in: space, reads) else {
      return nil
    }
    if let second = constraint.second {
      guard let other = value(second, in: space, reads) else { return nil }
      sum.add(other, times: -Double(constraint.multiplier))
    }
    return LinearConstraint(
      sum.terms, constraint.relation.galley, constant(of: constraint) - sum.constant,
      priority: Double(constraint.priority.rawValue))
  }

  /// Returns the constant of a constraint. If `followsContent` is `true`, the constant is the
  /// measured size of the first view.
  private func constant(of constraint: NSLayoutConstraint) -> Double {
    guard constraint.followsContent, let view = constraint.first.view else {
      return constraint.limitedConstant
    }
    let row = constraint.first.attribute == .width ? 0 : 2
    return item(for: view).sizeRows[row]?.equation.constant ?? 0
  }

  /// Returns the value of a constraint's first or second operand, as a sum of variables in the
  /// coordinates of a view.
  private func value(
    _ operand: LayoutOperand, in space: UIView, _ reads: LayoutReading
  ) -> LinearSum? {
    guard let item = operand.item, var sum = value(operand.attribute, of: item, in: space, reads)
    else { return nil }
    guard let target = operand.target else { return sum }
    guard let other = target.item,
      var end = value(target.attribute, of: other, in: space, reads)
    else { return nil }
    // The operand is the distance between two anchors, from its own attribute to the attribute of
    // its target.
    swap(&sum, &end)
    sum.add(end, times: -1)
    return sum
  }

  /// Returns the position or the length of an attribute, as a sum of variables.
  private func value(
    _ attribute: NSLayoutConstraint.Attribute, of item: AnyObject, in space: UIView,
    _ reads: LayoutReading
  ) -> LinearSum? {
    if attribute.isBaseline { return baseline(attribute, of: item, in: space, reads) }
    guard let span = span(of: item, attribute, in: space, reads) else { return nil }
    guard attribute.kind != .size else { return span.length }
    let position = span.position(at: reads.fraction(of: attribute))
    guard reads.isMirrored && attribute.kind == .horizontal else { return position }
    var mirrored = LinearSum()
    mirrored.add(position, times: -1)
    return mirrored
  }

  /// Returns the position of the first or the last baseline, as a sum of variables.
  private func baseline(
    _ attribute: NSLayoutConstraint.Attribute, of item: AnyObject, in space: UIView,
    _ reads: LayoutReading
  ) -> LinearSum? {
    let isFirst = attribute == .firstBaseline
    let edge: NSLayoutConstraint.Attribute = isFirst ? .top : .bottom
    var item = item
    while let view = item as? UIView {
      let next = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
      if next === view || !next.isDescendant(of: space) { break }
      item = next
    }
    guard var sum = value(edge, of: item, in: space, reads) else { return nil }
    if let view = item as? UIView {
      let offsets = view.baselineOffsets
      sum.constant += Double(isFirst ? offsets.first : -offsets.last)
    }
    return sum
  }

  // MARK: Spans

  /// Returns the start and the length of an item along the axis of an attribute.
  private func span(
    of item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, in space: UIView,
    _ reads: LayoutReading
  ) -> LinearSpan? {
    let axis = attribute.axis
    if let guide = item as? UILayoutGuide {
      guard let owner = guide.owningView, var span = span(of: guide, in: owner, axis) else {
        return nil
      }
      return climb(from: owner, to: space, axis, &span.start, reads) ? span : nil
    }
    guard let view = item as? UIView else { return nil }
    if attribute.withoutMargin != nil {
      let guide = view.systemGuide(.margins)
      guard var span = span(of: guide, in: view, axis) else { return nil }
      return climb(from: view, to: space, axis, &span.start, reads) ? span : nil
    }
    if view === space && attribute.kind != .size {
      let isCenter = attribute == .centerX || attribute == .centerY
      return ownSpan(of: view, axis, ofContent: !isCenter)
    }
    let known = self.item(for: view)
    var span = LinearSpan(
      start: LinearSum(known.start(axis)), length: LinearSum(known.length(axis)))
    if attribute.kind == .size { return span }
    guard let ancestor = view.superview else { return nil }
    return climb(from: ancestor, to: space, axis, &span.start, reads) ? span : nil
  }

  /// Returns the span of a view in its own coordinates, for constraints of its subviews.
  private func ownSpan(
    of view: UIView, _ axis: NSLayoutConstraint.Axis, ofContent: Bool
  ) -> LinearSpan {
    if ofContent, view.asScrollingContent != nil {
      return LinearSpan(start: LinearSum(), length: LinearSum(contentLength(of: view, axis)))
    }
    let inset = view.alignmentRectInsets
    return LinearSpan(
      start: LinearSum(Double(axis == .horizontal ? inset.left : inset.top)),
      length: LinearSum(item(for: view).length(axis)))
  }

  /// Returns the span of a guide in the coordinates of its view.
  private func span(
    of guide: UILayoutGuide, in owner: UIView, _ axis: NSLayoutConstraint.Axis
  ) -> LinearSpan? {
    switch guide.kind {
    case .own:
      let item = item(for: guide)
      return LinearSpan(
        start: LinearSum(item.start(axis)), length: LinearSum(item.length(axis)))
    case .content:
      return ownSpan(of: owner, axis, ofContent: true)
    case .margins, .safeArea, .readable, .keyboard, .frame:
      var span = ownSpan(of: owner, axis, ofContent: guide.kind == .margins)
      if guide.kind != .margins, owner.asScrollingContent != nil {
        span.start.constant += Double(
          axis == .horizontal ? owner.bounds.minX : owner.bounds.minY)
        owner.layoutState.followsOffset = true
      }
      if guide.kind == .keyboard && axis == .vertical {
        // The guide is as high as the part of the view that the keyboard covers, and ends at the
        // bottom of the view.
        let inset = Double(guide.coveredHeight)
        span.start.add(span.length)
        span.start.constant -= inset
        span.length = LinearSum(inset)
        return span
      }
      let inset = guide.insets
      let (before, behind) =
        axis == .horizontal ? (inset.left, inset.right) : (inset.top, inset.bottom)
      span.start.constant += Double(before)
      span.length.constant -= Double(before + behind)
      return span
    }
  }

  /// Adds the offsets from the coordinates of a view to those of one of its superviews.
  ///
  /// Returns `false` if `space` is not a superview of the view.
  private func climb(
    from view: UIView, to space: UIView, _ axis: NSLayoutConstraint.Axis,
    _ start: inout LinearSum, _ reads: LayoutReading
  ) -> Bool {
    var view = view
    while view !== space {
      guard let ancestor = view.superview else { return false }
      start.add(item(for: view).start(axis))
      let inset = view.alignmentRectInsets
      start.constant -= Double(axis == .horizontal ? inset.left : inset.top)
      start.constant -= Double(axis == .horizontal ? view.bounds.minX : view.bounds.minY)
      if view.asScrollingContent != nil { view.layoutState.noteCrossing(reads.constraint) }
      view = ancestor
    }
    return true
  }
}

/// The reading direction of a constraint: the direction of the view that contains all of its items.
@MainActor
internal struct LayoutReading {
  let constraint: NSLayoutConstraint
  /// Whether the direction is from right to left.
  ///
  /// If so, horizontal positions are negated, so that larger numbers are further to the left.
  let isMirrored: Bool

  init(_ constraint: NSLayoutConstraint) {
    self.constraint = constraint
    let attributes = [
      constraint.first.attribute, constraint.first.target?.attribute, constraint.second?.attribute,
      constraint.second?.target?.attribute,
    ]
    let follows = attributes.contains { $0?.followsReading ?? false }
    isMirrored = follows && constraint.space?.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// Returns the fraction of a span at which an attribute lies.
  func fraction(of attribute: NSLayoutConstraint.Attribute) -> Double {
    switch attribute.withoutMargin ?? attribute {
    case .right, .bottom: 1
    case .centerX, .centerY: 0.5
    case .leading: isMirrored ? 1 : 0
    case .trailing: isMirrored ? 0 : 1
    default: 0
    }
  }
}

extension ViewLayout {
  /// Records a constraint between views inside and outside of this scroll view.
  ///
  /// The equation of such a constraint depends on the content offset.
  internal func noteCrossing(_ constraint: NSLayoutConstraint) {
    if !crossing.contains(where: { $0 === constraint }) { crossing.append(constraint) }
  }
}

extension NSLayoutConstraint.Relation {
  /// The relation in the form that the constraint system uses.
  internal var galley: LinearConstraint.Relation {
    switch self {
    case .lessThanOrEqual: .atMost
    case .equal: .equal
    case .greaterThanOrEqual: .atLeast
    }
  }
}
