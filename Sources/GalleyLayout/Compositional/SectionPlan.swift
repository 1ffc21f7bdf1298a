import GalleyGeometry

/// The layout of a section, computed for the size of a container. The plan does not depend on the
/// number of items.
internal final class SectionPlan: Sendable {
  let layout: LayoutSection
  let container: Size
  let grid: PixelGrid
  let behavior: LayoutBehavior
  /// The axis along which sections follow one another.
  let scrollAxis: Axis
  /// The insets of the cells inside of the section: the content insets, and the insets of their
  /// reference, such as the safe area.
  let insets: DirectionalInsets
  /// The insets of the boundary items.
  let boundaryInsets: DirectionalInsets
  /// The container of the group.
  let groupContainer: Size
  /// The template of the group, which contains the positions of its items, without measured sizes.
  let template: GroupTemplate
  /// Whether some elements have to be measured.
  let isEstimated: Bool
  /// Whether the number of items in an instance (a repetition) of the group depends on their
  /// measured sizes.
  let wraps: Bool
  /// Whether supplementary views are attached to items or groups, or may be attached to them once
  /// the items are measured.
  let hasAttachedSupplementaries: Bool
  /// Whether the section scrolls orthogonally.
  let scrollsSideways: Bool
  /// The start of the first instance of the group, along the axis of the instances.
  let rowStart: Double
  /// The start of every instance, along the cross axis of the instances.
  let rowCrossStart: Double
  /// The space between two instances.
  let between: Double
  /// The space after the last instance.
  let rowEnd: Double
  /// The space after every instance, along the cross axis of the instances.
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
    hasAttachedSupplementaries =
      !template.attachedSupplementaries.isEmpty
      || (wraps && layout.fields.group.hasAttachedSupplementaries)
  }

  /// The axis along which instances of the group follow one another.
  var rowAxis: Axis { scrollsSideways ? scrollAxis.perpendicular : scrollAxis }

  /// Returns the container of the group.
  ///
  /// The group's container is the section's container without the section's insets along the given
  /// axis, which is the cross axis of the groups. A custom group gets the whole container.
  private static func container(
    of group: LayoutGroup, in container: Size, insets: DirectionalInsets, across axis: Axis
  ) -> Size {
    if case .custom = group.content { return container }
    return container.replacing(axis, by: container[axis] - insets.total(along: axis))
  }

  // MARK: Solving again

  /// Returns the template of an instance whose items have the measured sizes.
  func template(measured: MeasuredLeaves) -> GroupTemplate {
    let solver = GroupSolver(grid: grid, behavior: behavior, measured: measured)
    return solver.template(of: layout.group, in: groupContainer)
  }

  /// Returns the instances for a number of items.
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
  /// Whether some items have to be measured.
  internal var isEstimated: Bool { leaves.contains { !$0.estimatedAxes.isEmpty } }
}

extension ContentInsetsReference {
  /// Returns this reference, or another reference if this reference is automatic.
  fileprivate func or(_ other: ContentInsetsReference) -> ContentInsetsReference {
    self == .automatic ? other : self
  }
}

extension ArrangementContext {
  /// Returns the insets of a reference across the scroll axis, with a leading and a trailing inset
  /// instead of left and right. The insets along the scroll axis are zero.
  package func insets(
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
  /// Whether the number of items that fit depends on their measured sizes.
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
  /// Whether supplementary views are attached to the group, or to an item or group in it.
  internal var hasAttachedSupplementaries: Bool {
    !supplementaries.isEmpty
      || subitems.contains { subitem in
        switch subitem {
        case .item(let item): !item.supplementaries.isEmpty
        case .group(let group): group.hasAttachedSupplementaries
        }
      }
  }
}
