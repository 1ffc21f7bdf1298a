import GalleyGeometry
import GalleyLayout

// Groups in a section: section 3.1 of the rules, and 3.9 for sections that scroll sideways.

/// A section, in coordinates of its own: from its corner, boundary items not counted in.
struct SolvedSection {
  /// One instance of the group.
  struct Instance {
    var rect: Rect
    /// Where the group's outer corner is; the corner of the rectangle.
    var origin: Point { rect.origin }
    var group: SolvedGroup
    /// The first item in it, and how many there are.
    var firstItem: Int
    var itemCount: Int
    /// What the group was laid out in.
    var box: Size
  }

  var content: SectionContent
  /// Content insets, those of the reference included.
  var insets: DirectionalInsets
  var instances: [Instance] = []
  /// How long the section is without its boundary items.
  var ownLength = 0.0
  /// How long the row is, for a section that scrolls sideways.
  var rowLength = 0.0
  var boundary = SolvedBoundary(items: [], shift: 0, length: 0, extent: 0)
  /// Where the section begins in the content.
  var start = 0.0

  /// How long the section is, boundary items included.
  var length: Double { boundary.length }
  /// Whether that is more than a hair, which is what sums may leave of nothing.
  var hasLength: Bool { length > 1e-9 }
  var isOrthogonal: Bool { content.layout.orthogonalScrolling != .none }
  /// How far the widest instance reaches across the scroll axis.
  var widestGroup = 0.0
}

extension Judge {
  /// A section, solved. Where it begins is found later.
  func solve(_ index: Int) -> SolvedSection {
    let content = sections[index]
    let layout = content.layout
    let reference = insets(of: reference(of: layout))
    var section = SolvedSection(content: content, insets: insets(of: layout))
    stack(&section, at: index)
    if section.instances.isEmpty {
      // Without items not even the insets count, unless there is something to keep them from.
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

  /// What a section's group is laid out in.
  func box(of layout: LayoutSection) -> Size {
    // A custom group is as large as it would be in the container.
    if case .custom = layout.group.content { return container }
    let across = stackAxis(of: layout).perpendicular
    var box = container
    box[across] -= insets(of: layout).total(along: across)
    return box
  }

  /// One instance after the other, until every item has a place.
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

  /// How long an instance is that is not full: it reaches as far as its items, and keeps what a full
  /// one has left behind its last.
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

  /// The sizes of a section's cells as far as they have been measured.
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

  /// Content insets, those of the reference included.
  private func insets(of layout: LayoutSection) -> DirectionalInsets {
    sound(layout.contentInsets) + insets(of: reference(of: layout))
  }

  private func reference(of layout: LayoutSection) -> ContentInsetsReference {
    resolved(layout.contentInsetsReference)
  }

  /// A section's own word, else the configuration's, else the safe area.
  private func resolved(_ reference: ContentInsetsReference) -> ContentInsetsReference {
    if reference != .automatic { return reference }
    let configured = configuration.contentInsetsReference
    return configured == .automatic ? .safeArea : configured
  }

  /// What a reference keeps free; only across the scroll axis.
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
