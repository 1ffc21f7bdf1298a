import GalleyGeometry
import GalleyLayout

// Sizes of items, groups and supplementary views.

extension Judge {
  /// The length of a dimension in a container. Fractions are rounded down to the pixel, and
  /// estimates count as they are.
  func length(of dimension: LayoutDimension, in box: Size) -> Double {
    switch dimension {
    case .fractionalWidth(let share): max(rounded(sound(share) * box.width), 0)
    case .fractionalHeight(let share): max(rounded(sound(share) * box.height), 0)
    case .absolute(let points), .estimated(let points),
      .uniformAcrossSiblings(let points):
      max(sound(points), 0)
    }
  }

  func length(of size: LayoutSize, in box: Size) -> Size {
    Size(width: length(of: size.width, in: box), height: length(of: size.height, in: box))
  }

  private func rounded(_ length: Double) -> Double {
    context.behavior.roundsFractionsDown
      ? context.grid.length(length) : context.grid.position(length)
  }

  /// The insets that count: those along an axis with an estimated dimension are ignored.
  func effectiveInsets(_ insets: DirectionalInsets, of size: LayoutSize) -> DirectionalInsets {
    var insets = sound(insets)
    if size.width.isEstimated { (insets.leading, insets.trailing) = (0, 0) }
    if size.height.isEstimated { (insets.top, insets.bottom) = (0, 0) }
    return insets
  }

  /// The size of an item, from which its content insets are not yet subtracted.
  func size(of item: LayoutItem, in box: Size, for index: Int, _ known: KnownSizes) -> Size {
    func along(_ axis: Axis) -> Double {
      let dimension = item.size[axis]
      let estimate = length(of: dimension, in: box)
      switch dimension {
      case .estimated: return known.measured[index]?[axis] ?? estimate
      case .uniformAcrossSiblings:
        return (axis == .horizontal ? known.uniformWidth : known.uniformHeight) ?? estimate
      default: return estimate
      }
    }
    return Size(width: along(.horizontal), height: along(.vertical))
  }

  /// The size of a supplementary view, whose estimated dimensions are measured.
  func size(of size: LayoutSize, in box: Size, for id: Element.ID) -> Size {
    var result = length(of: size, in: box)
    if let measured = measured[id] {
      for axis in Axis.allCases where size[axis].isEstimated {
        result[axis] = max(sound(measured[axis]), 0)
      }
    }
    return result
  }

  /// A rectangle minus insets. Its width and height do not become negative.
  func shrunk(_ rect: Rect, by insets: DirectionalInsets) -> Rect {
    Rect(
      x: rect.minX + insets.leading, y: rect.minY + insets.top,
      width: max(rect.width - insets.leading - insets.trailing, 0),
      height: max(rect.height - insets.top - insets.bottom, 0))
  }
}

/// The frame of an item of a custom group, in which each number that is not finite, and each
/// negative width or height, is zero.
func sound(_ rect: Rect) -> Rect {
  Rect(
    x: sound(rect.origin.x), y: sound(rect.origin.y), width: max(sound(rect.size.width), 0),
    height: max(sound(rect.size.height), 0))
}

extension LayoutSize {
  /// The axes with an estimated dimension.
  var estimatedAxes: Axes {
    var axes: Axes = []
    if width.isEstimated { axes.insert(.horizontal) }
    if height.isEstimated { axes.insert(.vertical) }
    return axes
  }

  /// The axes on which items are as large as the largest of them.
  var uniformAxes: Axes {
    var axes: Axes = []
    if case .uniformAcrossSiblings = width { axes.insert(.horizontal) }
    if case .uniformAcrossSiblings = height { axes.insert(.vertical) }
    return axes
  }

  func replacing(_ axis: Axis, by dimension: LayoutDimension) -> LayoutSize {
    var size = self
    if axis == .horizontal { size.width = dimension } else { size.height = dimension }
    return size
  }
}
