import GalleyGeometry
import GalleyLayout

// The frames, the identities and the z indexes of elements.

/// An element, with the rectangles that a query about a viewport needs.
struct JudgedElement {
  var element: Element
  /// The instance of the group in which it is.
  var instance: Rect?
  /// The section's rectangle, for a decoration.
  var section: Rect?
}

extension Judge {
  /// Returns all elements, section by section: cells, supplementary views on items and groups,
  /// boundary items, and decorations. The boundary items of the layout are last. If there is a
  /// visible rectangle, pinned items are at their positions for it.
  func elements(pinnedIn visible: Rect? = nil) -> [JudgedElement] {
    // Sections are solved from left to right, so the visible rectangle is mirrored as well.
    let visible = visible.map { mirrored($0.standardized, in: contentSize.width) }
    var elements: [JudgedElement] = []
    for (index, section) in solvedSections.enumerated() {
      elements += cells(of: section, at: index)
      // A section without length shows nothing; its cells can still be asked for one by one.
      guard section.hasLength else { continue }
      elements += hanging(in: section, at: index)
      elements += boundaryElements(
        section.boundary, from: section.start, to: section.start + section.length, visible)
      elements += decorations(of: section, at: index)
    }
    // The pinned items of the layout are in front of those of its sections.
    elements += boundaryElements(
      globalBoundary, from: 0, to: globalBoundary.length, visible, pinnedZIndex: 2_000_000_000)
    return elements
  }

  /// Returns the frame of a section in the content.
  func frame(ofSection index: Int) -> Rect {
    let section = solvedSections[index]
    let rect = Rect(
      origin: Point(axis, along: section.start, across: 0),
      size: Size(axis, along: section.length, across: container[across]))
    return mirrored(rect, in: contentSize.width)
  }

  // MARK: Coordinates

  /// Returns the mirror image of a rectangle in a right-to-left layout, and otherwise the rectangle
  /// itself.
  func mirrored(_ rect: Rect, in width: Double) -> Rect {
    guard context.direction == .rightToLeft else { return rect }
    return Rect(
      x: width - rect.minX - rect.width, y: rect.minY, width: rect.width, height: rect.height)
  }

  /// Returns the width in which the items of a section are mirrored. For a row that scrolls
  /// horizontally, this is the width of the content, plus the part of the row beyond the container.
  private func mirroringWidth(of section: SolvedSection) -> Double {
    guard section.isOrthogonal && across == .horizontal else { return contentSize.width }
    return contentSize.width + max(section.rowLength - container.width, 0)
  }

  /// Returns a rectangle of a section in the coordinates of the content, not rounded.
  private func inContent(_ rect: Rect, of section: SolvedSection) -> Rect {
    let corner = Point(axis, along: section.start + section.boundary.shift, across: 0)
    return rect.offsetBy(dx: corner.x, dy: corner.y)
  }

  private func onPixels(_ rect: Rect) -> Rect {
    let grid = context.grid
    return Rect(
      x: grid.position(rect.minX + nudge), y: grid.position(rect.minY + nudge),
      width: rect.width, height: rect.height)
  }

  // MARK: Kinds of elements

  private func cells(of section: SolvedSection, at index: Int) -> [JudgedElement] {
    let width = mirroringWidth(of: section)
    let hasDecoration = !section.content.layout.decorations.isEmpty
    return section.instances.flatMap { instance in
      let rect = mirrored(inContent(instance.rect, of: section), in: width)
      return instance.group.leaves.prefix(instance.itemCount).enumerated().map { offset, leaf in
        let frame = leaf.frame.offsetBy(dx: instance.origin.x, dy: instance.origin.y)
        let element = Element(
          .item(instance.firstItem + offset, in: index),
          frame: mirrored(onPixels(inContent(frame, of: section)), in: width),
          zIndex: leaf.zIndex ?? (hasDecoration ? 1 : 0), estimatedAxes: leaf.estimatedAxes,
          scrollsSideways: section.isOrthogonal)
        return JudgedElement(element: element, instance: rect)
      }
    }
  }

  /// Returns the supplementary views on items and groups. Each kind is numbered after the boundary
  /// items of that kind.
  private func hanging(in section: SolvedSection, at index: Int) -> [JudgedElement] {
    var numbers: [String: Int] = [:]
    for item in section.content.layout.boundaryItems { numbers[item.kind, default: 0] += 1 }
    let width = mirroringWidth(of: section)
    return section.instances.flatMap { instance in
      hanging(in: instance, of: section.content.layout.group).map { hanging in
        let supplementary = hanging.supplementary
        let number = numbers[supplementary.kind, default: 0]
        numbers[supplementary.kind] = number + 1
        let id = Element.ID(
          .supplementary(supplementary.kind), at: ElementPath(section: index, item: number))
        let host = onPixels(inContent(hanging.host, of: section))
        let frame = frame(of: supplementary, on: host, in: hanging.box, id)
        let element = Element(
          id, frame: mirrored(onPixels(frame), in: width), zIndex: supplementary.zIndex,
          estimatedAxes: supplementary.size.estimatedAxes, scrollsSideways: section.isOrthogonal,
          host: hanging.isOnItem ? .item(instance.firstItem + hanging.leaf) : .group)
        return JudgedElement(
          element: element, instance: mirrored(inContent(instance.rect, of: section), in: width))
      }
    }
  }

  /// Returns the supplementary views on the items of an instance and on its groups, in order. Those
  /// on the instance itself come with its first item.
  private func hanging(
    in instance: SolvedSection.Instance, of group: LayoutGroup
  ) -> [SolvedGroup.Hanging] {
    var inside = instance.group.hanging.filter { $0.leaf < instance.itemCount }
    for index in inside.indices {
      inside[index].host = inside[index].host.offsetBy(dx: instance.origin.x, dy: instance.origin.y)
    }
    let host = shrunk(instance.rect, by: effectiveInsets(group.contentInsets, of: group.size))
    let own = group.supplementaries.map {
      SolvedGroup.Hanging(supplementary: $0, host: host, box: instance.box, leaf: 0)
    }
    return inside.filter { $0.leaf == 0 } + own + inside.filter { $0.leaf > 0 }
  }

  private func boundaryElements(
    _ boundary: SolvedBoundary, from start: Double, to end: Double, _ visible: Rect?,
    pinnedZIndex: Int = 1_000_000_000
  ) -> [JudgedElement] {
    boundary.items.map { item in
      var position = start + boundary.shift + item.position
      var zIndex = item.item.zIndex
      if item.item.pinsToVisibleBounds, let visible {
        let pin = pinned(
          item, of: boundary, natural: position, in: (start, end),
          visible: (visible.min(along: axis), visible.max(along: axis)))
        position = pin.position
        if pin.isInSight { zIndex += pinnedZIndex }
      }
      let slot = Rect(
        origin: Point(axis, along: position, across: item.aside), size: item.size)
      let insets = effectiveInsets(item.item.contentInsets, of: item.item.size)
      let inner = Rect(
        x: slot.minX + insets.leading, y: slot.minY + insets.top,
        width: insideOut(slot.width - insets.leading - insets.trailing),
        height: insideOut(slot.height - insets.top - insets.bottom))
      let frame = mirrored(onPixels(inner), in: contentSize.width)
      return JudgedElement(
        element: Element(
          item.id, frame: frame, zIndex: zIndex, estimatedAxes: item.item.size.estimatedAxes))
    }
  }

  private func decorations(of section: SolvedSection, at index: Int) -> [JudgedElement] {
    let rect = Rect(
      origin: Point(axis, along: section.start, across: 0),
      size: Size(axis, along: section.length, across: container[across]))
    return section.content.layout.decorations.enumerated().map { number, decoration in
      let id = Element.ID(
        .decoration(decoration.kind), at: ElementPath(section: index, item: number))
      let frame = onPixels(shrunk(rect, by: sound(decoration.contentInsets)))
      return JudgedElement(
        element: Element(
          id, frame: mirrored(frame, in: contentSize.width), zIndex: decoration.zIndex),
        section: mirrored(rect, in: contentSize.width))
    }
  }

  /// Returns the frame of a supplementary view on its host, not rounded.
  private func frame(
    of supplementary: LayoutSupplementary, on host: Rect, in box: Size, _ id: Element.ID
  ) -> Rect {
    let size = size(of: supplementary.size, in: box, for: id)
    let anchors = [supplementary.anchor] + (supplementary.itemAnchor.map { [$0] } ?? [])
    let own = supplementary.itemAnchor ?? supplementary.anchor
    var origin = host.origin
    for axis in Axis.allCases {
      origin[axis] += host.length(along: axis) * share(supplementary.anchor.edges, along: axis)
      origin[axis] -= size[axis] * share(own.edges, along: axis)
      for anchor in anchors {
        switch anchor.offset {
        case .absolute(let distance): origin[axis] += sound(distance[axis])
        case .fractional(let share): origin[axis] += sound(share[axis]) * size[axis]
        }
      }
    }
    let insets = effectiveInsets(supplementary.contentInsets, of: supplementary.size)
    return shrunk(Rect(origin: origin, size: size), by: insets)
  }
}
