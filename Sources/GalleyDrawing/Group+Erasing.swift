import GalleyGeometry

// Blend modes that change the backdrop even where nothing is painted: the area that they affect is
// given as a shape.

extension Group {
  /// Returns a group that paints a shape in a blend mode that erases the backdrop.
  package static func erasing(_ shape: Path, _ mode: BlendMode, _ paint: Paint) -> Group {
    // The painted area is a little larger than the shape, so that only the clip determines the
    // edge.
    let area = shape.controlBounds.insetBy(dx: -1, dy: -1)
    var group = Group(DisplayList([.fill(Path(area), paint, .winding)]))
    group.clip = shape
    group.blend = mode
    return group
  }

  /// Returns groups that paint a list in a blend mode that erases the backdrop. A list of a single
  /// path or text affects only the area that is painted; any other list affects everything in its
  /// bounds.
  package static func erasing(_ list: DisplayList, _ mode: BlendMode) -> [Group] {
    guard list.items.count == 1, let item = list.items.first else { return [reaching(list, mode)] }
    switch item {
    case .fill(let path, let paint, .winding): return [erasing(path, mode, paint)]
    case .fill, .stroke, .text: return inked(item, mode)
    case .shadow, .picture, .group: return [reaching(list, mode)]
    }
  }

  /// Returns a group that paints a list in a mode, and affects everything in the bounds of the
  /// list.
  private static func reaching(_ list: DisplayList, _ mode: BlendMode) -> Group {
    var group = Group(list)
    group.clip = Path(list.bounds)
    group.blend = mode
    return group
  }

  /// Returns groups that affect only the painted area. The groups use other modes, which have the
  /// same result wherever the item is opaque.
  private static func inked(_ item: DisplayList.Item, _ mode: BlendMode) -> [Group] {
    func group(_ item: DisplayList.Item, _ mode: BlendMode) -> Group {
      var group = Group(DisplayList([item]))
      group.blend = mode
      return group
    }
    let opaque = item.painted(.black)
    return switch mode {
    case .clear: [group(opaque, .destinationOut)]
    case .copy: [group(opaque, .destinationOut), group(item, .plusLighter)]
    case .sourceIn: [group(item, .sourceAtop)]
    case .sourceOut: [group(item, .xor)]
    case .destinationIn: [group(item.painted(.black, keeping: true), .destinationOut)]
    default: [group(item, .destinationOver)]
    }
  }
}

extension DisplayList.Item {
  /// Returns the item in another color.
  ///
  /// With `isInverse`, the opacity of the color is multiplied by the transparency of the item's own
  /// color.
  fileprivate func painted(_ color: Color, keeping isInverse: Bool = false) -> DisplayList.Item {
    func paint(_ own: Paint) -> Paint {
      guard isInverse, case .color(let before) = own else { return .color(color) }
      return .color(color.multiplyingAlpha(by: 1 - before.clamped.alpha))
    }
    switch self {
    case .fill(let path, let own, let rule): return .fill(path, paint(own), rule)
    case .stroke(let path, let own, let style): return .stroke(path, paint(own), style)
    case .shadow, .picture, .text, .group: return self
    }
  }
}
