import GalleyGeometry

/// Solves groups: computes the sizes of subitems, how many of them fit, and their positions.
///
/// The result is a template: the frames of its leaves, which are the items of the group and of the
/// groups in it.
///
///     let solver = GroupSolver(grid: PixelGrid(scale: 2))
///     let row = solver.template(of: group, in: Size(width: 320, height: 480))
///     row.leaves.map { $0.frame }
///
/// Solving is pure arithmetic: the same group in the same container gives the same template.
/// - Complexity: O(*n* · *d*) for *n* items in groups nested *d* deep. If a group has subitems that
///   get a fraction of the space that the spacings leave, and also subitems that are as long as
///   their content, all subitems are solved again for each number of subitems that is tried.
internal struct GroupSolver: Sendable {
  /// The pixel grid to which fractions are rounded.
  var grid: PixelGrid
  /// The rules that differ between versions of UIKit, such as how fractions are rounded.
  var behavior = LayoutBehavior()
  /// The measured sizes of items.
  var measured = MeasuredLeaves()
  /// The work that may still be spent on nested groups.
  internal var budget: WorkBudget?

  /// Returns the group's template in a container.
  ///
  /// - Parameters:
  ///   - group: The group.
  ///   - container: The size that fractions refer to: the space inside of the section, or of the
  ///     enclosing group.
  func template(of group: LayoutGroup, in container: Size) -> GroupTemplate {
    var solver = self
    solver.budget = group.holdsGroups ? WorkBudget() : nil
    var template = solver.template(of: group, in: container, firstLeaf: 0)
    template.isCutShort = solver.budget?.isSpent ?? false
    for supplementary in group.supplementaries where !template.leaves.isEmpty {
      template.attach(
        supplementary, on: .instance, leaf: 0, size: size(supplementary.size, in: container))
    }
    template.numberAttachedSupplementaries()
    return template
  }

  /// Returns the template of a group, without the supplementary views of the group itself.
  ///
  /// - Parameters:
  ///   - group: The group.
  ///   - container: The size that fractions refer to.
  ///   - firstLeaf: The index of the group's first item among the items of the outermost group.
  internal func template(
    of group: LayoutGroup, in container: Size, firstLeaf: Int
  ) -> GroupTemplate {
    let size = size(group.size, in: container)
    if case .custom(let frames) = group.content {
      return GroupTemplate(
        size: size, inner: Rect(origin: .zero, size: size), firstLeaf: firstLeaf,
        leaves: GroupLeaves(
          frames.map { GroupTemplate.Leaf(frame: $0.frame.finite, zIndex: $0.zIndex) }))
    }

    let insets = group.contentInsets.finite.ignoringEstimates(of: group.size)
    let itemContainer = Size(
      width: size.width - insets.leading - insets.trailing,
      height: size.height - insets.top - insets.bottom)
    if let leaves = evenLeaves(of: group, in: itemContainer, from: insets) {
      return GroupTemplate(
        size: Size(width: max(size.width, 0), height: max(size.height, 0)),
        inner: Rect(origin: Point(x: insets.leading, y: insets.top), size: itemContainer),
        firstLeaf: firstLeaf, leaves: leaves)
    }
    let run = run(of: group, in: itemContainer, firstLeaf: firstLeaf)
    let inner = Rect(
      origin: Point(x: insets.leading, y: insets.top),
      size: fitted(itemContainer, to: run, of: group))
    var template = GroupTemplate(
      size: Size(
        width: max(inner.size.width + insets.leading + insets.trailing, 0),
        height: max(inner.size.height + insets.top + insets.bottom, 0)),
      inner: inner, firstLeaf: firstLeaf, leaves: GroupLeaves([]))
    place(run, of: group, in: &template)
    return template
  }

  /// Returns the space for the subitems of a group. Along each axis on which the group's size is an
  /// estimate, the space is as large as the subitems need.
  private func fitted(_ itemContainer: Size, to run: GroupRun, of group: LayoutGroup) -> Size {
    guard run.count > 0 else { return itemContainer }
    var itemContainer = itemContainer
    if group.size[group.axis].isEstimated {
      itemContainer[group.axis] = run.need(
        along: group.axis, spacing: group.interItemSpacing.minimum)
    }
    let across = group.axis.perpendicular
    if group.size[across].isEstimated {
      let distinct = min(run.count, run.slots.count)
      itemContainer[across] = (0..<distinct).reduce(0) { max($0, run.slots[$1].size[across]) }
    }
    return itemContainer
  }

  // MARK: Sizes

  /// Returns a size in points, whose fractions refer to a container.
  ///
  /// A dimension that is uniform across siblings is as long as the longest sibling that has been
  /// measured.
  internal func size(_ size: LayoutSize, in container: Size) -> Size {
    Size(
      width: length(size.width, along: .horizontal, in: container),
      height: length(size.height, along: .vertical, in: container))
  }

  private func length(_ dimension: LayoutDimension, along axis: Axis, in container: Size) -> Double
  {
    if case .uniformAcrossSiblings = dimension, let uniform = measured.uniform(along: axis) {
      return uniform
    }
    return dimension.length(in: container, on: grid, roundedDown: behavior.roundsFractionsDown)
  }
}

/// The work that may still be spent on nested groups.
///
/// If the lengths of groups depend on their content, the groups are solved again for each number of
/// groups that is tried. Groups in these groups are solved even more often: with ten levels,
/// solving would take almost forever.
internal final class WorkBudget: @unchecked Sendable {
  private var remaining = 400_000

  var isSpent: Bool { remaining <= 0 }

  /// Subtracts the cost of a solved group with a number of subitems.
  ///
  /// The group itself costs as much as a few subitems.
  func spend(on count: Int) { remaining -= 20 + count }
}

extension LayoutGroup {
  /// Whether the group contains groups.
  fileprivate var holdsGroups: Bool {
    subitems.contains { if case .group = $0 { true } else { false } }
  }
}

/// The measured sizes of items, while a group is solved.
internal struct MeasuredLeaves: Sendable {
  /// Returns the measured size of an item, by its index among the items of the outermost group.
  var size: (@Sendable (_ leaf: Int) -> Size?)?
  /// The largest measured width of the siblings whose width is uniform.
  var uniformWidth: Double?
  /// The largest measured height of the siblings whose height is uniform.
  var uniformHeight: Double?

  var isEmpty: Bool { size == nil && uniformWidth == nil && uniformHeight == nil }

  func uniform(along axis: Axis) -> Double? {
    axis == .horizontal ? uniformWidth : uniformHeight
  }
}

extension DirectionalInsets {
  /// Returns the insets, with zero on each axis on which the size is an estimate: there, insets are
  /// ignored.
  internal func ignoringEstimates(of size: LayoutSize) -> DirectionalInsets {
    var insets = self.finite
    if size.width.isEstimated {
      insets.leading = 0
      insets.trailing = 0
    }
    if size.height.isEstimated {
      insets.top = 0
      insets.bottom = 0
    }
    return insets
  }
}
