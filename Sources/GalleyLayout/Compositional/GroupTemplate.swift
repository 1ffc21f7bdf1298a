import GalleyGeometry

/// The result of laying out a group: the positions of its items, relative to the group's outer
/// corner.
///
/// The outer corner is the top leading corner of the group's frame, outside of its content insets.
///
/// A section uses its template for every instance (repetition) of its group. Positions are rounded
/// only when a frame is returned, so that rounding errors do not add up from instance to instance.
internal struct GroupTemplate: Equatable, Sendable {
  /// The position of one item.
  struct Leaf: Equatable, Sendable {
    /// The frame inside of the item's content insets, relative to the group's outer corner.
    var frame: Rect
    /// The z index in a custom group; `nil` for items of other groups.
    var zIndex: Int?
    /// The axes on which the item has to be measured.
    var estimatedAxes: Axes = []
    /// The estimated axes on which the item is as large as its siblings.
    var uniformAxes: Axes = []
  }

  /// A supplementary view of an item or a group.
  struct AttachedSupplementary: Equatable, Sendable {
    /// The item or group that the view is attached to.
    enum Host: Equatable, Sendable {
      case leaf
      /// A group inside of this group, as a rectangle relative to the outer corner.
      case group(Rect)
      /// A whole instance of the group. An instance that has only some of its items is shorter.
      case instance
    }

    var supplementary: LayoutSupplementary
    var host: Host
    /// The index of the item that the view is attached to. If the view is attached to a group, the
    /// index of the group's first item.
    var leaf: Int
    /// The number of views of the same kind before this view in the template.
    var number: Int
    var size: Size
  }

  /// The size of the group.
  var size: Size
  /// The rectangle inside of the group's content insets, relative to the group's outer corner.
  var inner: Rect
  /// The index of the group's first item among all items of the outermost group.
  var firstLeaf = 0
  /// The items of the group, in the order in which they are filled.
  ///
  /// Empty if not even the first item fits.
  var leaves: GroupLeaves
  /// Whether nested groups were left out because solving them took too long.
  var isCutShort = false
  /// The supplementary views of the items and groups, in the order of the items.
  var attachedSupplementaries: [AttachedSupplementary] = []

  /// Returns the distance along an axis from the start of `inner` to the end of the first `count`
  /// items.
  private func reach(ofFirst count: Int, along axis: Axis) -> Double {
    let start = inner.min(along: axis)
    return (leaves.end(ofFirst: min(count, leaves.count), along: axis) ?? start) - start
  }

  /// Returns the length of an instance with only the first `count` items. The space after the last
  /// item is the same as in a full instance.
  func length(ofFirst count: Int, along axis: Axis) -> Double {
    guard count < leaves.count else { return size[axis] }
    let left = inner.size[axis] - reach(ofFirst: leaves.count, along: axis)
    return max(reach(ofFirst: count, along: axis) + left, 0)
  }

  /// Returns the frame of a supplementary view on a host, with its position on the pixel grid.
  static func frame(of attached: AttachedSupplementary, on host: Rect, grid: PixelGrid) -> Rect {
    let anchor = attached.supplementary.anchor
    let own = attached.supplementary.itemAnchor ?? anchor
    let size = attached.size
    let offset =
      anchor.distance(for: size).finite
      + (attached.supplementary.itemAnchor.map { $0.distance(for: size).finite } ?? .zero)
    let corner = Point(
      x: host.minX + host.width * anchor.edges.point.x - size.width * own.edges.point.x + offset.x,
      y: host.minY + host.height * anchor.edges.point.y - size.height * own.edges.point.y
        + offset.y)
    let insets = attached.supplementary.contentInsets.ignoringEstimates(
      of: attached.supplementary.size)
    let frame = Rect(origin: corner.finite, size: size).inside(insets)
    return Rect(origin: grid.point(frame.origin), size: frame.size)
  }
}

extension LayoutGroup {
  /// Returns the rectangle that remains of the group's frame inside of its content insets.
  ///
  /// The group's supplementary views are placed relative to this rectangle.
  internal func host(in frame: Rect) -> Rect {
    frame.inside(contentInsets.finite.ignoringEstimates(of: size))
  }
}

extension Rect {
  /// Returns the rectangle inside of insets. The rectangle is empty if the insets are larger than
  /// this rectangle.
  internal func inside(_ insets: DirectionalInsets) -> Rect {
    Rect(
      x: origin.x + insets.leading, y: origin.y + insets.top,
      width: Swift.max(width - insets.leading - insets.trailing, 0),
      height: Swift.max(height - insets.top - insets.bottom, 0))
  }

  /// Returns the rectangle between the edges that insets move.
  ///
  /// If the insets are larger than this rectangle, the right edge lies to the left of the left
  /// edge. The width is then the distance between the two edges. The same applies to the height.
  internal func insideOut(_ insets: DirectionalInsets) -> Rect {
    Rect(
      x: origin.x + insets.leading, y: origin.y + insets.top,
      width: (width - insets.leading - insets.trailing).magnitude,
      height: (height - insets.top - insets.bottom).magnitude)
  }
}
