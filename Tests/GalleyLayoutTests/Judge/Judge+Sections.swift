import GalleyGeometry
import GalleyLayout

// Groups in a section.

/// A solved section. Its coordinates begin at its own corner, without the boundary items.
struct SolvedSection {
  /// One instance of the group.
  struct Instance {
    var rect: Rect
    /// The corner of the group, which is the corner of the rectangle.
    var origin: Point { rect.origin }
    var group: SolvedGroup
    /// The index of the first item of the section in this instance.
    var firstItem: Int
    var itemCount: Int
    /// The size of the container in which the group was laid out.
    var box: Size
  }

  var content: SectionContent
  /// The content insets, including those of the content insets reference.
  var insets: DirectionalInsets
  var instances: [Instance] = []
  /// How long the section is without its boundary items.
  var ownLength = 0.0
  /// How long the row of groups is, for a section that scrolls orthogonally.
  var rowLength = 0.0
  var boundary = SolvedBoundary(items: [], shift: 0, length: 0, extent: 0)
  /// Where the section begins in the content.
  var start = 0.0

  /// How long the section is, boundary items included.
  var length: Double { boundary.length }
  /// Whether the length is more than a rounding error.
  var hasLength: Bool { length > 1e-9 }
  var isOrthogonal: Bool { content.layout.orthogonalScrolling != .none }
  /// The extent of the widest instance across the scroll axis.
  var widestGroup = 0.0
}

extension Judge {
  /// Solves a section. Its start is set later, by `stackSections()`.
  func solve(_ index: Int) -> SolvedSection {
    let content = sections[index]
    let layout = content.layout
    let reference = insets(of: reference(of: layout))
    var section = SolvedSection(content: content, insets: insets(of: layout))
    stack(&section, at: index)
    if section.instances.isEmpty {
      // The insets of a section without items count only if it has boundary items.
      let hasBoundary = !layout.boundaryItems.isEmpty
      section.ownLength = hasBoundary ? max(section.insets.total(along: axis), 0) : 0
    }

    var numbers: [String: Int] = [:]
    let ids = layout.boundaryItems.map { item in
      let number = numbers[item.kind, default: 0]
      numbers[item.kind] = number + 1
      return Element.ID(.supplementary(item.kind), at: ElementPath(section: index, item: number))
    }
    let supplementaryReference =
      layout.supplementaryInsetsReference == .automatic
      ? reference : insets(of: resolved(layout.supplementaryInsetsReference))
    section.boundary = solvedBoundary(
      layout.boundaryItems, ids, around: section.ownLength,
      insets: layout.supplementariesFollowContentInsets
        ? sound(layout.contentInsets) + supplementaryReference : supplementaryReference)
    return section
  }

  /// The axis along which instances of a section's group follow one another.
  func stackAxis(of layout: LayoutSection) -> Axis {
    layout.orthogonalScrolling == .none ? axis : across
  }

  /// The size of the container in which a section's group is laid out.
  func box(of layout: LayoutSection) -> Size {
    // Insets do not make a custom group smaller.
    if case .custom = layout.group.content { return container }
    let across = stackAxis(of: layout).perpendicular
    var box = container
    box[across] -= insets(of: layout).total(along: across)
    return box
  }

  /// Adds instances of the group one after the other, until each item is in one of them.
  private func stack(_ section: inout SolvedSection, at index: Int) {
    let layout = section.content.layout
    let group = layout.group
    let along = stackAxis(of: layout)
    let across = along.perpendicular
    let box = box(of: layout)
    let estimate = estimates[layout] ?? solve(group, in: box, KnownSizes())
    guard !estimate.leaves.isEmpty, section.content.itemCount > 0 else { return }
    let known = knownSizes(inSection: index, estimate)
    let before = group.edgeSpacing.start(along: along).minimum
    let behind = group.edgeSpacing.end(along: along).minimum
    let crossStart =
      section.insets.start(along: across) + group.edgeSpacing.start(along: across).minimum

    var position = section.insets.start(along: along) + before
    var item = 0
    while item < section.content.itemCount {
      let solved = known.isEmpty ? estimate : solve(group, in: box, known.startingAt(item))
      guard !solved.leaves.isEmpty else { break }
      let count = min(solved.leaves.count, section.content.itemCount - item)
      var size = solved.size
      size[along] = trimmedLength(of: solved, itemCount: count, along: along)
      let origin = Point(along, along: position, across: crossStart)
      section.instances.append(
        SolvedSection.Instance(
          rect: Rect(origin: origin, size: size), group: solved, firstItem: item,
          itemCount: count, box: box))
      item += count
      position += max(size[along] + behind + sound(layout.interGroupSpacing) + before, 0)
    }
    guard let last = section.instances.last else { return }

    let end = last.rect.max(along: along) + behind + section.insets.end(along: along)
    let tallest = section.instances.map { $0.rect.length(along: across) }.max() ?? 0
    if along == axis {
      section.ownLength = max(end, 0)
      section.widestGroup = tallest
    } else {
      section.rowLength = max(end, 0)
      let around = group.edgeSpacing.minimum(along: across) + section.insets.total(along: across)
      section.ownLength = max(tallest + around, 0)
    }
  }

  /// The length of an instance that is not full: the length of its items, plus the space after the
  /// last item of a full instance.
  private func trimmedLength(of group: SolvedGroup, itemCount: Int, along axis: Axis) -> Double {
    guard itemCount < group.leaves.count else { return group.size[axis] }
    func reach(_ leaves: some Sequence<SolvedGroup.Leaf>) -> Double {
      let ends = leaves.map { $0.frame.max(along: axis) }
      return (ends.max() ?? 0) - group.inner.min(along: axis)
    }
    // Not the inner rectangle's own length, which would never be negative.
    let left = group.inner.size[axis] - reach(group.leaves)
    return max(reach(group.leaves.prefix(itemCount)) + left, 0)
  }

  /// The measured sizes of a section's cells.
  private func knownSizes(inSection index: Int, _ estimate: SolvedGroup) -> KnownSizes {
    var known = KnownSizes()
    for item in 0..<sections[index].itemCount {
      guard let told = measured[.item(item, in: index)] else { continue }
      let size = Size(width: max(sound(told.width), 0), height: max(sound(told.height), 0))
      known.measured[item] = size
      let leaf = estimate.leaves[item % estimate.leaves.count]
      if leaf.uniformAxes.contains(.horizontal) {
        known.uniformWidth = max(known.uniformWidth ?? 0, size.width)
      }
      if leaf.uniformAxes.contains(.vertical) {
        known.uniformHeight = max(known.uniformHeight ?? 0, size.height)
      }
    }
    return known
  }

  // MARK: References

  /// The content insets, including those of the content insets reference.
  private func insets(of layout: LayoutSection) -> DirectionalInsets {
    sound(layout.contentInsets) + insets(of: reference(of: layout))
  }

  private func reference(of layout: LayoutSection) -> ContentInsetsReference {
    resolved(layout.contentInsetsReference)
  }

  /// A section's own reference, or else the one of the configuration, or else the safe area.
  private func resolved(_ reference: ContentInsetsReference) -> ContentInsetsReference {
    if reference != .automatic { return reference }
    let configured = configuration.contentInsetsReference
    return configured == .automatic ? .safeArea : configured
  }

  /// The insets of a reference. Only those across the scroll axis count.
  private func insets(of reference: ContentInsetsReference) -> DirectionalInsets {
    let physical: Insets =
      switch reference {
      case .automatic, .none: .zero
      case .safeArea: context.safeArea
      case .layoutMargins: context.layoutMargins
      case .readableContent: context.readableContent
      }
    let isLeftToRight = context.direction == .leftToRight
    let insets = sound(
      DirectionalInsets(
        top: physical.top, leading: isLeftToRight ? physical.left : physical.right,
        bottom: physical.bottom, trailing: isLeftToRight ? physical.right : physical.left))
    return axis == .vertical
      ? DirectionalInsets(top: 0, leading: insets.leading, bottom: 0, trailing: insets.trailing)
      : DirectionalInsets(top: insets.top, leading: 0, bottom: insets.bottom, trailing: 0)
  }
}

func + (left: DirectionalInsets, right: DirectionalInsets) -> DirectionalInsets {
  DirectionalInsets(
    top: left.top + right.top, leading: left.leading + right.leading,
    bottom: left.bottom + right.bottom, trailing: left.trailing + right.trailing)
}
