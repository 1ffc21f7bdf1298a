import GalleyGeometry

// Supplementary views that are attached to the cells and groups of a section.

extension ArrangedSection {
  func appendHangings(_ query: SectionQuery, to elements: inout [Element]) {
    let rect = unscrolled(query)
    let corner = corner(query)
    for index in instances(rect, corner) {
      let instance = rows.instance(at: index)
      guard instance.frame.offsetBy(dx: corner.x, dy: corner.y).overlaps(rect) else { continue }
      for hanging in instance.template.hangings where hanging.leaf < instance.itemCount {
        let element = element(for: hanging, of: instance, corner, section: query.section)
        if element.frame.overlaps(rect) { elements.append(element) }
      }
    }
  }

  func element(
    for hanging: GroupTemplate.Hanging, of instance: GroupRows.Instance, _ corner: Point,
    section: Int
  ) -> Element {
    let kind = hanging.supplementary.kind
    let host = host(of: hanging, in: instance, corner)
    let number =
      boundaryCount(ofKind: kind) + hangingCount(ofKind: kind, before: instance) + hanging.number
    let axes = hanging.supplementary.size.estimatedAxes
    var hanging = hanging
    let key = MeasuredSizes.Supplementary(kind: kind, number: number)
    if !axes.isEmpty, let size = sizes.supplementaries[key] {
      hanging.size = size.on(axes, else: hanging.size)
    }
    return Element(
      Element.ID(.supplementary(kind), at: ElementPath(section: section, item: number)),
      frame: GroupTemplate.frame(of: hanging, on: host, grid: plan.grid),
      zIndex: hanging.supplementary.zIndex, estimatedAxes: axes,
      scrollsSideways: plan.scrollsSideways,
      host: hanging.host == .leaf ? .item(instance.firstItem + hanging.leaf) : .group)
  }

  /// Returns the frame of the item or group that a supplementary view is attached to, on the pixel
  /// grid.
  func host(
    of hanging: GroupTemplate.Hanging, in instance: GroupRows.Instance, _ corner: Point
  ) -> Rect {
    let origin = corner + instance.frame.origin
    var host: Rect
    switch hanging.host {
    case .leaf:
      host = instance.template.leaves[hanging.leaf].frame
      host.origin += origin
    case .group(let frame): host = frame.offsetBy(dx: origin.x, dy: origin.y)
    case .instance:
      host = plan.layout.group.host(in: Rect(origin: origin, size: instance.frame.size))
    }
    host.origin = plan.grid.point(host.origin)
    return host
  }

  /// Returns the number of supplementary views of a kind in the instances before one.
  private func hangingCount(ofKind kind: String, before instance: GroupRows.Instance) -> Int {
    if case .counts(let rows) = rows.variety {
      return rows.hangingCount(ofKind: kind, before: instance.index)
    }
    return instance.index * instance.template.hangingCount(ofKind: kind, inFirst: .max)
  }

  /// Returns a supplementary view of an item or group by its number within its kind, or `nil` if
  /// there are fewer.
  func findHanging(
    _ number: Int, ofKind kind: String
  ) -> (hanging: GroupTemplate.Hanging, instance: GroupRows.Instance)? {
    guard number >= 0 else { return nil }
    let index: Int
    if case .counts(let wrapped) = rows.variety {
      index = wrapped.instance(hanging: number, ofKind: kind)
    } else {
      let perInstance = plan.template.hangingCount(ofKind: kind, inFirst: .max)
      index = perInstance > 0 ? number / perInstance : .max
    }
    guard index < rows.instanceCount else { return nil }
    let instance = rows.instance(at: index)
    let inInstance = number - hangingCount(ofKind: kind, before: instance)
    let hanging = instance.template.hangings.first { hanging in
      hanging.supplementary.kind == kind && hanging.number == inInstance
        && hanging.leaf < instance.itemCount
    }
    return hanging.map { ($0, instance) }
  }
}
