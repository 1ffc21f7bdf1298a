import Foundation

// The constraints of a stack view.

extension UIStackView {
  /// Replaces the constraints of the stack by new constraints.
  internal func arrange() {
    NSLayoutConstraint.deactivate(ownConstraints)
    for filler in fillers { removeLayoutGuide(filler) }
    ownConstraints = []
    fillers = []
    multilineTexts = []
    guard !arrangedSubviews.isEmpty else { return }
    arrangeAlong()
    arrangeAcross()
    NSLayoutConstraint.activate(ownConstraints)
  }

  /// An edge, a length or a center line of a view.
  internal typealias Part = NSLayoutConstraint.Attribute

  /// Whether the views are arranged in a row.
  internal var isRow: Bool { axis == .horizontal }
  /// The edge of a view at its start along the axis.
  private var start: Part { isRow ? .leading : .top }
  /// The edge of a view at its end along the axis.
  private var end: Part { isRow ? .trailing : .bottom }
  /// The length of a view along the axis.
  internal var length: Part { isRow ? .width : .height }
  /// The center line of a view along the axis.
  private var middle: Part { isRow ? .centerX : .centerY }

  /// The area in which views are arranged: the stack, or the area inside of its margins.
  internal var canvas: AnyObject { isLayoutMarginsRelativeArrangement ? layoutMarginsGuide : self }

  /// Adds a constraint to the constraints that `arrange()` activates.
  ///
  /// - Parameter maker: The name that UIKit gives to such a constraint of a stack view.
  internal func make(
    _ maker: String, _ item: AnyObject, _ part: Part, _ relation: NSLayoutConstraint.Relation,
    _ other: AnyObject?, _ otherPart: Part, times multiplier: CGFloat = 1,
    plus constant: CGFloat = 0, priority: UILayoutPriority = .required
  ) {
    let constraint = NSLayoutConstraint(
      LayoutOperand(item: item, attribute: part), relation,
      other.map { LayoutOperand(item: $0, attribute: otherPart) }, multiplier: multiplier,
      constant: constant)
    constraint.maker = maker
    constraint.priority = priority
    ownConstraints.append(constraint)
  }

  // MARK: Along the axis

  /// Adds the constraints along the axis.
  private func arrangeAlong() {
    let views = shown
    collapseHiddenViews()
    guard let first = views.first, let last = views.last else { return }
    make("UISV-canvas-connection", first, start, .equal, canvas, start)
    make("UISV-canvas-connection", canvas, end, .equal, last, end)
    switch distribution {
    case .fill:
      space(views, .equal)
      disambiguate(views)
    case .fillEqually:
      space(views, .equal)
      for view in views.dropFirst() {
        make("UISV-fill-equally", view, length, .equal, first, length)
      }
    case .fillProportionally:
      space(views, .equal)
      proportion(views)
    case .equalSpacing:
      space(views, .greaterThanOrEqual)
      fill(views, from: end, to: start)
    case .equalCentering:
      space(views, .greaterThanOrEqual)
      fill(views, from: middle, to: middle, priority: UILayoutPriority(149))
    }
    prefer(views)
  }

  /// Collapses hidden views to a length of zero, in the middle of the spacing around them.
  private func collapseHiddenViews() {
    var before: UIView?
    for (index, view) in arrangedSubviews.enumerated() {
      guard view.isHidden else {
        before = view
        continue
      }
      // The priority is slightly below required, so that no constraint of a hidden view with a
      // required size is broken.
      make(
        "UISV-hiding", view, length, .equal, nil, .notAnAttribute,
        priority: UILayoutPriority(999.999))
      let after = arrangedSubviews[index...].first { !$0.isHidden }
      if let before, after != nil {
        let gap = isBaselineSpaced ? 0 : spacing(after: before)
        make("UISV-spacing", view, start, .equal, before, end, plus: gap / 2)
      } else if let before {
        make("UISV-spacing", view, start, .equal, before, end)
      } else {
        make("UISV-canvas-connection", view, start, .equal, canvas, start)
      }
    }
  }

  /// Returns the spacing between a view and the next one.
  internal func spacing(after view: UIView) -> CGFloat {
    let custom = customSpacing(after: view)
    let length = custom == UIStackView.spacingUseDefault ? spacing : custom
    return length == UIStackView.spacingUseSystem ? SystemSpacing.betweenEdges : length
  }

  /// Whether the spacing is measured from the last baseline of a view to the first baseline of the
  /// next view.
  private var isBaselineSpaced: Bool { isBaselineRelativeArrangement && !isRow }

  /// Sets the spacing between consecutive views, or the minimum spacing.
  private func space(_ views: [UIView], _ relation: NSLayoutConstraint.Relation) {
    for (view, next) in zip(views, views.dropFirst()) {
      make(
        "UISV-spacing", next, isBaselineSpaced ? .firstBaseline : start, relation, view,
        isBaselineSpaced ? .lastBaseline : end, plus: spacing(after: view))
    }
  }

  /// Adds guides of equal length between the views.
  ///
  /// - Parameters:
  ///   - from: The part of a view at which the guide after it starts.
  ///   - to: The part of the next view at which the guide ends.
  private func fill(
    _ views: [UIView], from: NSLayoutConstraint.Attribute, to: NSLayoutConstraint.Attribute,
    priority: UILayoutPriority = .required
  ) {
    let isCentering = distribution == .equalCentering
    let maker = isCentering ? "UISV-distributing-edge" : "UISV-distributing"
    for (view, next) in zip(views, views.dropFirst()) {
      let filler = UILayoutGuide()
      filler.identifier = maker
      addLayoutGuide(filler)
      make(maker, filler, start, .equal, view, from)
      make(maker, next, to, .equal, filler, end)
      if let first = fillers.first {
        // Constraints of later guides have a lower priority, so they are broken first if not all
        // centers can be equally far apart.
        let less = isCentering ? Float(fillers.count - 1) : 0
        make(
          isCentering ? "UISV-equal-centering" : "UISV-fill-equally", filler, length, .equal, first,
          length, priority: priority - less)
      }
      fillers.append(filler)
    }
  }

  /// Adds weak constraints on the intrinsic lengths of all views except the first. The constraints
  /// decide which view is stretched or compressed.
  ///
  /// If the views resist a change of their size equally, the first view changes before the second.
  private func prefer(_ views: [UIView]) {
    // `fillEqually` and `fillProportionally` decide the size of each view, so these constraints are
    // not needed.
    guard distribution != .fillEqually && distribution != .fillProportionally else { return }
    for (index, view) in views.enumerated().dropFirst() {
      let size = view.intrinsicContentSize
      let preferredLength = isRow ? size.width : size.height
      guard preferredLength != UIView.noIntrinsicMetric, preferredLength.isFinite else { continue }
      let constraint = NSLayoutConstraint(
        LayoutOperand(item: view, attribute: length), .equal, nil, constant: preferredLength)
      constraint.maker = "UISV-ambiguity-suppression"
      constraint.priority = UILayoutPriority(0.5 + Float(index) / 1_024)
      constraint.followsContent = true
      ownConstraints.append(constraint)
    }
  }

  // MARK: Across the axis

  /// The attributes of a view's edges, its middle and its length across the axis.
  private var across: (start: Part, end: Part, middle: Part, length: Part) {
    if isRow { return (.top, .bottom, .centerY, .height) }
    return (.leading, .trailing, .centerX, .width)
  }

  /// Adds the constraints across the axis.
  private func arrangeAcross() {
    let (start, end, _, length) = across
    alignHiddenViews()
    for view in shown { align(view, isFirst: view === shown.first) }
    guard alignment != .fill else { return }
    // The stack shrinks to the size of its largest view, unless other constraints decide its size.
    make(
      "UISV-spanning-fit", self, length, .equal, nil, .notAnAttribute,
      priority: UILayoutPriority(51))
    if alignment == .firstBaseline || alignment == .lastBaseline, isRow {
      let edge = alignment == .firstBaseline ? start : end
      for view in shown {
        make(
          "UISV-spanning-boundary", view, edge, .equal, canvas, edge,
          priority: UILayoutPriority(0.25))
      }
    }
  }

  /// Adds the constraints that align a visible view across the axis.
  private func align(_ view: UIView, isFirst: Bool) {
    let (start, end, middle, _) = across
    let maker = "UISV-alignment"
    switch alignment {
    case .fill:
      make("UISV-canvas-connection", view, start, .equal, canvas, start)
      make("UISV-canvas-connection", canvas, end, .equal, view, end)
    case .leading:
      make(isFirst ? "UISV-canvas-connection" : maker, view, start, .equal, canvas, start)
      make("UISV-canvas-connection", canvas, end, .greaterThanOrEqual, view, end)
    case .trailing:
      make("UISV-canvas-connection", view, start, .greaterThanOrEqual, canvas, start)
      make(isFirst ? "UISV-canvas-connection" : maker, canvas, end, .equal, view, end)
    case .center:
      make(maker, view, middle, .equal, canvas, middle)
      make("UISV-canvas-connection", view, start, .greaterThanOrEqual, canvas, start)
    case .firstBaseline, .lastBaseline:
      let line: Part = alignment == .firstBaseline ? .firstBaseline : .lastBaseline
      make("UISV-canvas-connection", view, start, .greaterThanOrEqual, canvas, start)
      make("UISV-canvas-connection", canvas, end, .greaterThanOrEqual, view, end)
      if isRow, let first = shown.first, first !== view {
        make(maker, view, line, .equal, first, line)
      } else if !isRow {
        make(maker, view, start, .equal, canvas, start)
      }
    }
  }

  /// Aligns hidden views like the visible views, so that they keep their size across the axis.
  ///
  /// Only `fill` ties both edges of a hidden view to the stack. With the other alignments, a hidden
  /// view may be larger than the stack.
  private func alignHiddenViews() {
    let (start, end, middle, length) = across
    let first = shown.first
    for view in arrangedSubviews where view.isHidden {
      guard let first else {
        // If all views of a stack are hidden, its size across the axis is zero.
        make("UISV-hiding", view, start, .equal, canvas, start)
        make("UISV-hiding", view, length, .equal, nil, .notAnAttribute, priority: .required - 1)
        continue
      }
      let maker = "UISV-alignment"
      switch alignment {
      case .fill:
        make(maker, view, start, .equal, canvas, start)
        make(maker, canvas, end, .equal, view, end)
      case .trailing: make(maker, canvas, end, .equal, view, end)
      case .center: make(maker, view, middle, .equal, canvas, middle)
      case .firstBaseline where isRow:
        make(maker, view, .firstBaseline, .equal, first, .firstBaseline)
      case .lastBaseline where isRow:
        make(maker, view, .lastBaseline, .equal, first, .lastBaseline)
      case .leading, .firstBaseline, .lastBaseline: make(maker, view, start, .equal, canvas, start)
      }
    }
  }
}
