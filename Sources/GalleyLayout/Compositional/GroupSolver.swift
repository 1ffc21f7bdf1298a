import GalleyGeometry

/// Solves groups: sizes, how many subitems fit, and where they are.
///
///     let solver = GroupSolver(grid: PixelGrid(scale: 2))
///     let row = solver.template(of: group, in: Size(width: 320, height: 480))
///     row.leaves.map { $0.frame }
///
/// Pure arithmetic: the same group in the same container gives the same template.
/// - Complexity: O(*n* · *d*) for *n* items in groups nested *d* deep. Where the subitems are shares
///   of the room that their spacings leave and are as long as what they hold, they are solved once
///   for each number of them that is tried.
internal struct GroupSolver: Sendable {
  /// The pixels that shares are rounded down to.
  var grid: PixelGrid
  /// Rules that differ between versions.
  var behavior = LayoutBehavior()
  /// The sizes that items turned out to have.
  var measured = MeasuredLeaves()
  /// What may still be spent on groups in groups.
  internal var effort: Effort?

  /// The group's template in a container.
  ///
  /// - Parameters:
  ///   - group: The group.
  ///   - container: What shares are shares of: what the section, or the group around, leaves free.
  func template(of group: LayoutGroup, in container: Size) -> GroupTemplate {
    var solver = self
    solver.effort = group.holdsGroups ? Effort() : nil
    var template = solver.template(of: group, in: container, firstLeaf: 0)
    template.isCutShort = solver.effort?.isSpent ?? false
    for supplementary in group.supplementaries where !template.leaves.isEmpty {
      template.hang(
        supplementary, on: .instance, leaf: 0, size: size(supplementary.size, in: container))
    }
    template.numberHangings()
    return template
  }

  /// The template of a group whose first item is that of this number in the outermost one; without
  /// what hangs on the group itself.
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
    let room = Size(
      width: size.width - insets.leading - insets.trailing,
      height: size.height - insets.top - insets.bottom)
    if let leaves = evenLeaves(of: group, in: room, from: insets) {
      return GroupTemplate(
        size: Size(width: max(size.width, 0), height: max(size.height, 0)),
        inner: Rect(origin: Point(x: insets.leading, y: insets.top), size: room),
        firstLeaf: firstLeaf, leaves: leaves)
    }
    let run = run(of: group, in: room, firstLeaf: firstLeaf)
    let inner = Rect(
      origin: Point(x: insets.leading, y: insets.top), size: fitted(room, to: run, of: group))
    var template = GroupTemplate(
      size: Size(
        width: max(inner.size.width + insets.leading + insets.trailing, 0),
        height: max(inner.size.height + insets.top + insets.bottom, 0)),
      inner: inner, firstLeaf: firstLeaf, leaves: GroupLeaves([]))
    place(run, of: group, in: &template)
    return template
  }

  /// The room of a group whose estimated dimensions follow what it holds.
  private func fitted(_ room: Size, to run: GroupRun, of group: LayoutGroup) -> Size {
    guard run.count > 0 else { return room }
    var room = room
    if group.size[group.axis].isEstimated {
      room[group.axis] = run.need(
        along: group.axis, spacing: group.interItemSpacing.minimum)
    }
    let across = group.axis.perpendicular
    if group.size[across].isEstimated {
      let distinct = min(run.count, run.slots.count)
      room[across] = (0..<distinct).reduce(0) { max($0, run.slots[$1].size[across]) }
    }
    return room
  }

  // MARK: Sizes

  /// A size in a container; what siblings share stands in for an estimate.
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

/// How much may still be done for groups in groups.
///
/// Where what groups hold decides how many of them fit, they are solved for every number that is
/// tried, and so are the groups in them: ten levels deep, that would be without end.
internal final class Effort: @unchecked Sendable {
  private var remaining = 400_000

  var isSpent: Bool { remaining <= 0 }

  /// A group was solved that holds so many things. A group itself costs what a few of them do.
  func spend(on count: Int) { remaining -= 20 + count }
}

extension LayoutGroup {
  /// Whether there are groups in it.
  fileprivate var holdsGroups: Bool {
    subitems.contains { if case .group = $0 { true } else { false } }
  }
}

/// The sizes that items turned out to have, while a group is solved.
internal struct MeasuredLeaves: Sendable {
  /// The measured size of an item, by its number in the instance.
  var size: (@Sendable (_ leaf: Int) -> Size?)?
  /// The largest measured size of the siblings that want to be as large as each other.
  var uniformWidth: Double?
  var uniformHeight: Double?

  var isEmpty: Bool { size == nil && uniformWidth == nil && uniformHeight == nil }

  func uniform(along axis: Axis) -> Double? {
    axis == .horizontal ? uniformWidth : uniformHeight
  }
}

extension DirectionalInsets {
  /// Without the edges of axes on which what is inside decides the size: there they have no say.
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
