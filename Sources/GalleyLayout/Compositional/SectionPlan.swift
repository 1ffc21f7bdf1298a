import GalleyGeometry

/// What a section's layout comes to in a container, however many items there are.
internal final class SectionPlan: Sendable {
  let layout: LayoutSection
  let container: Size
  let grid: PixelGrid
  let behavior: LayoutBehavior
  /// The axis along which sections follow one another.
  let scrollAxis: Axis
  /// How far the cells stay inside of the section, what the insets are measured from included.
  let insets: DirectionalInsets
  /// How far boundary items stay inside.
  let boundaryInsets: DirectionalInsets
  /// What the group is laid out in.
  let groupContainer: Size
  /// The group, as long as nothing has been measured.
  let template: GroupTemplate
  /// Whether something in it is to be measured, and whether how many items an instance holds hangs
  /// on that.
  let isEstimated: Bool
  let wraps: Bool
  /// Whether something hangs on items or groups, be it only where they are measured so.
  let hasHangings: Bool
  let scrollsSideways: Bool
  /// Where the first instance of the group begins along its axis, and where all do across it.
  let rowStart: Double
  let rowCrossStart: Double
  /// Room between two instances, behind the last one, and behind all across their axis.
  let between: Double
  let rowEnd: Double
  let crossEdge: Double

  /// Solves a section's layout.
  init(
    _ layout: LayoutSection, configuration: CompositionalConfiguration,
    in context: ArrangementContext
  ) {
    let axis = configuration.scrollAxis
    self.layout = layout
    container = context.size.clean
    grid = context.grid
    behavior = context.behavior
    scrollAxis = axis

    let general = configuration.contentInsetsReference
    let reference = layout.fields.contentInsetsReference.or(general)
    let own = layout.fields.contentInsets.finite
    insets = own + context.insets(of: reference, across: axis)
    let boundaryReference = layout.fields.supplementaryInsetsReference.or(reference)
    let boundaryInsets = context.insets(of: boundaryReference, across: axis)
    self.boundaryInsets =
      layout.fields.supplementariesFollowContentInsets ? boundaryInsets + own : boundaryInsets

    scrollsSideways = layout.fields.orthogonalScrolling != .none
    let rows = scrollsSideways ? axis.perpendicular : axis
    let edges = layout.fields.group.edgeSpacing
    let before = edges.start(along: rows).minimum
    let behind = edges.end(along: rows).minimum
    rowStart = insets.start(along: rows) + before
    rowCrossStart =
      insets.start(along: rows.perpendicular) + edges.start(along: rows.perpendicular).minimum
    between = behind + layout.fields.interGroupSpacing.asDistance + before
    rowEnd = behind + insets.end(along: rows)
    crossEdge = edges.end(along: rows.perpendicular).minimum
    groupContainer = SectionPlan.container(
      of: layout.fields.group, in: context.size.clean, insets: insets,
      across: rows.perpendicular)
    template = GroupSolver(grid: grid, behavior: behavior)
      .template(of: layout.fields.group, in: groupContainer)
    isEstimated = template.isEstimated
    wraps = isEstimated && layout.fields.group.wrapsByMeasure
    hasHangings = !template.hangings.isEmpty || (wraps && layout.fields.group.hasHangings)
  }

  /// The axis along which instances of the group follow one another.
  var rowAxis: Axis { scrollsSideways ? scrollAxis.perpendicular : scrollAxis }

  /// A section gives its group the container, less its own insets across the axis along which the
  /// groups follow one another. A custom group gets the container as it is.
  private static func container(
    of group: LayoutGroup, in container: Size, insets: DirectionalInsets, across axis: Axis
  ) -> Size {
    if case .custom = group.content { return container }
    return container.replacing(axis, by: container[axis] - insets.total(along: axis))
  }

  // MARK: Solving again

  /// The template of an instance whose items have these sizes.
  func template(measured: MeasuredLeaves) -> GroupTemplate {
    let solver = GroupSolver(grid: grid, behavior: behavior, measured: measured)
    return solver.template(of: layout.group, in: groupContainer)
  }

  /// The instances of so many items.
  func rows(_ template: GroupTemplate, count: Int) -> GroupRows {
    let axis = rowAxis
    let count = template.leaves.isEmpty ? 0 : max(count, 0)
    let variety: GroupRows.Variety =
      if count == 0 || !isEstimated {
        .even
      } else if wraps {
        .counts(WrappedRows(template, for: count, along: axis, between: between))
      } else {
        .sizes(VariedRows(template, for: count, along: axis, between: between))
      }
    return GroupRows(plan: self, count: count, variety: variety)
  }
}

extension GroupTemplate {
  /// Whether something in it is to be measured.
  internal var isEstimated: Bool { leaves.contains { !$0.estimatedAxes.isEmpty } }
}

extension ContentInsetsReference {
  /// This reference, or another where it says nothing itself.
  fileprivate func or(_ other: ContentInsetsReference) -> ContentInsetsReference {
    self == .automatic ? other : self
  }
}

extension ArrangementContext {
  /// The insets of a reference, which only count across the scroll axis, from the first edge of
  /// reading on.
  fileprivate func insets(
    of reference: ContentInsetsReference, across scrollAxis: Axis
  ) -> DirectionalInsets {
    let insets: Insets =
      switch reference {
      case .none: .zero
      case .automatic, .safeArea: safeArea
      case .layoutMargins: layoutMargins
      case .readableContent: readableContent
      }
    let isMirrored = direction == .rightToLeft
    let directional = DirectionalInsets(
      top: insets.top, leading: isMirrored ? insets.right : insets.left,
      bottom: insets.bottom, trailing: isMirrored ? insets.left : insets.right
    ).finite
    return scrollAxis == .vertical
      ? DirectionalInsets(
        top: 0, leading: directional.leading, bottom: 0, trailing: directional.trailing)
      : DirectionalInsets(top: directional.top, leading: 0, bottom: directional.bottom, trailing: 0)
  }
}

extension DirectionalInsets {
  internal static func + (left: DirectionalInsets, right: DirectionalInsets) -> DirectionalInsets {
    DirectionalInsets(
      top: left.top + right.top, leading: left.leading + right.leading,
      bottom: left.bottom + right.bottom, trailing: left.trailing + right.trailing)
  }
}

extension LayoutGroup {
  /// Whether how many items fit hangs on how large they turn out to be.
  internal var wrapsByMeasure: Bool {
    let subitems: [Subitem]
    let fillsByLength: Bool
    switch content {
    case .custom: return false
    case .shares(let subitem, let count):
      (subitems, fillsByLength) = ([subitem.sharing(axis, among: count)], false)
    case .repeated(let subitem, _):
      (subitems, fillsByLength) = ([subitem], !size[axis].isEstimated)
    case .cycle(let all): (subitems, fillsByLength) = (all, !size[axis].isEstimated)
    }
    return subitems.contains { subitem in
      if fillsByLength && subitem.size[axis].isEstimated { return true }
      if case .group(let group) = subitem { return group.wrapsByMeasure }
      return false
    }
  }
}

extension LayoutGroup {
  /// Whether something hangs on the group, or on an item or group in it.
  internal var hasHangings: Bool {
    !supplementaries.isEmpty
      || subitems.contains { subitem in
        switch subitem {
        case .item(let item): !item.supplementaries.isEmpty
        case .group(let group): group.hasHangings
        }
      }
  }
}
