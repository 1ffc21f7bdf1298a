import GalleyGeometry

// Supplementary views that are attached to the cells and groups of a section. A section repeats its
// group, and each repetition is an instance of the group.

extension ArrangedSection {
  func appendAttachedSupplementaries(_ query: SectionQuery, to elements: inout [Element]) {
    let rect = unscrolled(query)
    let corner = corner(query)
    for index in instances(rect, corner) {
      let instance = rows.instance(at: index)
      guard instance.frame.offsetBy(dx: corner.x, dy: corner.y).overlaps(rect) else { continue }
      for attached in instance.template.attachedSupplementaries
      where attached.leaf < instance.itemCount {
        let element = element(for: attached, of: instance, corner, section: query.section)
        if element.frame.overlaps(rect) { elements.append(element) }
      }
    }
  }

  func element(
    for attached: GroupTemplate.AttachedSupplementary, of instance: GroupRows.Instance,
    _ corner: Point,
    section: Int
  ) -> Element {
    let kind = attached.supplementary.kind
    let host = host(of: attached, in: instance, corner)
    let number =
      boundaryCount(ofKind: kind) + attachedCount(ofKind: kind, before: instance) + attached.number
    let axes = attached.supplementary.size.estimatedAxes
    var attached = attached
    let key = MeasuredSizes.Supplementary(kind: kind, number: number)
    if !axes.isEmpty, let size = sizes.supplementaries[key] {
      attached.size = size.on(axes, else: attached.size)
    }
    return Element(
      Element.ID(.supplementary(kind), at: ElementPath(section: section, item: number)),
      frame: GroupTemplate.frame(of: attached, on: host, grid: plan.grid),
      zIndex: attached.supplementary.zIndex, estimatedAxes: axes,
      scrollsSideways: plan.scrollsSideways,
      host: attached.host == .leaf ? .item(instance.firstItem + attached.leaf) : .group)
  }

  /// Returns the frame of the item or group that a supplementary view is attached to, on the pixel
  /// grid.
  func host(
    of attached: GroupTemplate.AttachedSupplementary, in instance: GroupRows.Instance,
    _ corner: Point
  ) -> Rect {
    let origin = corner + instance.frame.origin
    var host: Rect
    switch attached.host {
    case .leaf:
      host = instance.template.leaves[attached.leaf].frame
      host.origin += origin
    case .group(let frame): host = frame.offsetBy(dx: origin.x, dy: origin.y)
    case .instance:
      host = plan.layout.group.host(in: Rect(origin: origin, size: instance.frame.size))
    }
    host.origin = plan.grid.point(host.origin)
    return host
  }

  /// Returns the number of supplementary views of a kind in the instances before an instance.
  private func attachedCount(ofKind kind: String, before instance: GroupRows.Instance) -> Int {
    if case .counts(let rows) = rows.variety {
      return rows.attachedCount(ofKind: kind, before: instance.index)
    }
    return instance.index * instance.template.attachedCount(ofKind: kind, inFirst: .max)
  }

  /// Returns a supplementary view of an item or group by its number within its kind, or `nil` if
  /// there are fewer.
  func findAttachedSupplementary(
    _ number: Int, ofKind kind: String
  ) -> (attached: GroupTemplate.AttachedSupplementary, instance: GroupRows.Instance)? {
    guard number >= 0 else { return nil }
    let index: Int
    if case .counts(let wrapped) = rows.variety {
      index = wrapped.instance(attached: number, ofKind: kind)
    } else {
      let perInstance = plan.template.attachedCount(ofKind: kind, inFirst: .max)
      index = perInstance > 0 ? number / perInstance : .max
    }
    guard index < rows.instanceCount else { return nil }
    let instance = rows.instance(at: index)
    let inInstance = number - attachedCount(ofKind: kind, before: instance)
    let attached = instance.template.attachedSupplementaries.first { attached in
      attached.supplementary.kind == kind && attached.number == inInstance
        && attached.leaf < instance.itemCount
    }
    return attached.map { ($0, instance) }
  }
}
