import Foundation
import GalleyConstraints

// Adding equations to the constraint system, and removing them.

extension AutoLayoutEngine {
  /// Replaces an equation in the system by another; `nil` removes it.
  ///
  /// If only the constant or the priority is different, the equation is changed in place.
  func put(_ row: inout LayoutRow?, _ equation: LinearConstraint?) {
    guard let equation else {
      if let row { system.remove(row.id) }
      row = nil
      return
    }
    guard let old = row, old.equation.terms == equation.terms,
      old.equation.relation == equation.relation
    else {
      if let row { system.remove(row.id) }
      row = LayoutRow(id: system.add(equation), equation: equation)
      return
    }
    if old.equation == equation { return }
    system.setConstant(of: old.id, to: equation.constant)
    system.setPriority(of: old.id, to: equation.priority)
    row?.equation = equation
  }

  /// Updates the equation of a constraint in the system: adds the equation, removes it, or changes
  /// its constant.
  func put(_ constraint: NSLayoutConstraint) {
    let name = ObjectIdentifier(constraint)
    var row = rows[name]
    put(&row, constraint.isActive ? equation(constraint) : nil)
    row?.version = constraint.version
    rows[name] = row
    installed[name] = row == nil ? nil : constraint
  }

  /// Removes a constraint from the system immediately, without waiting until the changed
  /// constraints are solved.
  func remove(_ constraint: NSLayoutConstraint) {
    let name = ObjectIdentifier(constraint)
    noted.remove(constraint)
    guard let row = rows.removeValue(forKey: name) else { return }
    installed[name] = nil
    system.remove(row.id)
  }

  // MARK: Frames that the app sets

  /// Adds the equations of the frame, if the app sets the frame.
  func putFrame(of item: PlacedItem) {
    item.isFrameStale = false
    guard let view = item.view else { return }
    let isFixed = view.translatesAutoresizingMaskIntoConstraints && !(isFitting && view === root)
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      let equations = isFixed ? frameEquations(of: view, item, axis) : (nil, nil)
      let place = axis == .horizontal ? 0 : 2
      put(&item.frameRows[place], equations.0)
      put(&item.frameRows[place + 1], equations.1)
    }
  }

  /// Returns the equations of the position and the size of a view that the app places.
  ///
  /// With a flexible autoresizing mask, the position and the size change in proportion to the size
  /// of the superview.
  private func frameEquations(
    of view: UIView, _ item: PlacedItem, _ axis: NSLayoutConstraint.Axis
  ) -> (LinearConstraint?, LinearConstraint?) {
    let isAcross = axis == .horizontal
    let frame = view.frameWithoutTransform
    let inset = view.alignmentRectInsets
    let start = Double(isAcross ? frame.minX + inset.left : frame.minY + inset.top)
    let length = Double(
      isAcross ? frame.width - inset.left - inset.right : frame.height - inset.top - inset.bottom)
    guard let ancestor = view.superview, view !== root else {
      return (nil, LinearConstraint(item.length(axis), .equal, max(length, 0)))
    }
    let whole = Double(isAcross ? ancestor.bounds.width : ancestor.bounds.height)
    var shares = view.autoresizingMask.shares(
      start: isAcross ? frame.minX : frame.minY,
      length: isAcross ? frame.width : frame.height, whole: CGFloat(whole), axis: axis)
    if isFitting, ancestor === root, (ancestor as? any FilledView)?.filledBy === view {
      shares = (0, 1)
    }
    func equation(_ variable: Variable, _ value: Double, _ share: Double) -> LinearConstraint {
      guard share != 0, ancestor.autoresizesSubviews else {
        return LinearConstraint(variable, .equal, value)
      }
      return LinearConstraint(
        variable, .equal, to: self.item(for: ancestor).length(axis), times: share,
        plus: value - share * whole)
    }
    return (
      equation(item.start(axis), start, shares.start),
      equation(item.length(axis), max(length, 0), shares.length)
    )
  }

  // MARK: Sizes that content has

  /// Adds the equations of the intrinsic size, with the view's priorities.
  ///
  /// - Parameter width: The width at which a text is broken into lines; `nil` for one line.
  func putSize(of item: PlacedItem, forWidth width: CGFloat? = nil) {
    item.isSizeStale = false
    guard let view = item.view else { return }
    item.sizeVersion = view.storage.layout?.sizeVersion
    let hasSize = !view.translatesAutoresizingMaskIntoConstraints || (isFitting && view === root)
    guard hasSize else {
      for index in item.sizeRows.indices { put(&item.sizeRows[index], nil) }
      return
    }
    let size = view.measured(forWidth: width, keeps: !isFitting)
    if width == nil {
      let isMeasured = view.heightFollowsWidth
      item.naturalWidth = isMeasured ? size.width : nil
      let isKnown = measured.contains { $0 === item }
      if isMeasured && !isKnown { measured.append(item) }
      if !isMeasured && isKnown { measured.removeAll { $0 === item } }
    }
    // If a text may wrap, the width of one line is never required, even if the view resists
    // compression with the highest priority: in a narrower view the text wraps, and no constraint
    // is broken.
    let mayWrap = width == nil && view.heightFollowsWidth
    putSize(of: item, size.width, .horizontal, at: 0, upTo: mayWrap ? 999.9 : 1000)
    putSize(of: item, size.height, .vertical, at: 2)
    for constraint in view.storage.layout?.touching ?? [] where constraint.followsContent {
      if rows[ObjectIdentifier(constraint)] != nil { put(constraint) }
    }
  }

  /// Adds the equations of the intrinsic length along an axis.
  private func putSize(
    of item: PlacedItem, _ length: CGFloat, _ axis: NSLayoutConstraint.Axis, at place: Int,
    upTo highest: Float = 1000
  ) {
    guard let view = item.view, length != UIView.noIntrinsicMetric, length.isFinite else {
      put(&item.sizeRows[place], nil)
      put(&item.sizeRows[place + 1], nil)
      return
    }
    func preferredLength(
      _ relation: LinearConstraint.Relation, _ priority: UILayoutPriority
    ) -> LinearConstraint? {
      guard priority.rawValue > 0 else { return nil }
      return LinearConstraint(
        item.length(axis), relation, Double(max(length, 0)),
        priority: Double(min(priority.rawValue, highest)))
    }
    put(&item.sizeRows[place], preferredLength(.atMost, view.contentHuggingPriority(for: axis)))
    put(
      &item.sizeRows[place + 1],
      preferredLength(.atLeast, view.contentCompressionResistancePriority(for: axis)))
  }
}

extension UIView.AutoresizingMask {
  /// Returns the shares of the superview's growth that go to the space before the view, and to the
  /// view.
  internal func shares(
    start: CGFloat, length: CGFloat, whole: CGFloat, axis: NSLayoutConstraint.Axis
  ) -> (start: Double, length: Double) {
    let isAcross = axis == .horizontal
    let before = contains(isAcross ? .flexibleLeftMargin : .flexibleTopMargin)
    let itself = contains(isAcross ? .flexibleWidth : .flexibleHeight)
    let behind = contains(isAcross ? .flexibleRightMargin : .flexibleBottomMargin)
    guard before || itself else { return (0, 0) }
    let rest = whole - start - length
    let total = (before ? start : 0) + (itself ? length : 0) + (behind ? rest : 0)
    func share(_ isFlexible: Bool, _ part: CGFloat) -> Double {
      guard isFlexible else { return 0 }
      let count = (before ? 1 : 0) + (itself ? 1 : 0) + (behind ? 1 : 0)
      return total != 0 ? Double(part / total) : 1 / Double(count)
    }
    return (share(before, start), share(itself, length))
  }
}
