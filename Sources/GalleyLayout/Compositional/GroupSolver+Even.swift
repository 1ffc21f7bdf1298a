import GalleyGeometry

extension GroupSolver {
  /// Returns the items of a group that repeats one item of a fixed size, as most groups do, or
  /// `nil` for any other group.
  ///
  /// A list may have thousands of sections, each with its own group of this kind. For such a group,
  /// one division computes the number of items that fit. The result is the same as if the items
  /// were added one by one.
  internal func evenLeaves(
    of group: LayoutGroup, in itemContainer: Size, from insets: DirectionalInsets
  ) -> GroupLeaves? {
    guard measured.isEmpty, case .cycle(let subitems) = group.content, subitems.count == 1,
      case .item(let item) = subitems[0], item.supplementaries.isEmpty
    else { return nil }
    let axis = group.axis
    guard item.size.estimatedAxes.isEmpty, group.size.estimatedAxes.isEmpty,
      case .fixed = group.interItemSpacing, item.edgeSpacing.isFixed(along: axis)
    else { return nil }
    // If the size depends on the number of items, one division is not enough.
    let spacing = group.interItemSpacing.minimum
    guard !item.size[axis.perpendicular].isFraction(of: axis),
      spacing == 0 || !item.size[axis].isFraction(of: axis)
    else { return nil }

    let slot = size(item.size, in: itemContainer)
    let need = slot[axis] + item.edgeSpacing.minimum(along: axis)
    let fitting = (itemContainer[axis] + GroupSolver.tolerance + spacing) / (need + spacing)
    guard need + spacing > 0, fitting >= 1, fitting < Double(GroupSolver.fitLimit) else {
      return nil
    }
    let start = Point(
      x: insets.leading + item.edgeSpacing.leading.minimum,
      y: insets.top + item.edgeSpacing.top.minimum)
    let frame = frame(
      in: Rect(origin: start, size: slot),
      insets: item.contentInsets.ignoringEstimates(of: item.size))
    return GroupLeaves(
      GroupTemplate.Leaf(frame: frame), step: Point(axis, along: need + spacing, across: 0),
      count: Int(fitting))
  }
}

extension LayoutEdgeSpacing {
  /// Whether both the space on an axis, and the space before an element across it, are independent
  /// of the remaining space.
  fileprivate func isFixed(along axis: Axis) -> Bool {
    !start(along: axis).isFlexible && !end(along: axis).isFlexible
      && !start(along: axis.perpendicular).isFlexible
  }
}
