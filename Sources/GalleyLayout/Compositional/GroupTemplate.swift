import GalleyGeometry

/// A group, solved once: where its items are, measured from the group's outer corner.
///
/// A section stamps its template for every instance of its group. Positions are not rounded yet:
/// that happens when a frame is given out, so that no error adds up from stamp to stamp.
internal struct GroupTemplate: Equatable, Sendable {
  /// One item's place.
  struct Leaf: Equatable, Sendable {
    /// From the group's outer corner, content insets taken off.
    var frame: Rect
    /// What a custom group says; `nil` for items of other groups.
    var zIndex: Int?
    /// The axes on which the item's size is to be measured.
    var estimatedAxes: Axes = []
    /// Those of them on which it is to be as large as its siblings.
    var uniformAxes: Axes = []
  }

  /// A supplementary view of an item or a group.
  struct Hanging: Equatable, Sendable {
    /// What it hangs on.
    enum Host: Equatable, Sendable {
      case leaf
      /// A group in this one, as a rectangle from the outer corner.
      case group(Rect)
      /// The whole instance, which is shorter where only some of its items are there.
      case instance
    }

    var supplementary: LayoutSupplementary
    var host: Host
    /// The item it hangs on; of a group the first.
    var leaf: Int
    /// How many of its kind come before it in the template.
    var number: Int
    var size: Size
  }

  /// How large the group is.
  var size: Size
  /// What its content insets leave, from its outer corner.
  var inner: Rect
  /// The number of its first item in the outermost group.
  var firstLeaf = 0
  /// Its items, in the order in which they are filled. None when not even the first one fits.
  var leaves: GroupLeaves
  /// Whether groups in it were left out, because they took too long.
  var isCutShort = false
  /// What hangs on its items and groups, in the order of the items.
  var hangings: [Hanging] = []

  /// How far the first `count` items reach along an axis, from the start of `inner`.
  private func reach(ofFirst count: Int, along axis: Axis) -> Double {
    let start = inner.min(along: axis)
    return (leaves.end(ofFirst: min(count, leaves.count), along: axis) ?? start) - start
  }

  /// How long an instance is that holds only the first `count` items: it reaches as far as they do,
  /// and keeps what a full one has left behind its items.
  func length(ofFirst count: Int, along axis: Axis) -> Double {
    guard count < leaves.count else { return size[axis] }
    let left = inner.size[axis] - reach(ofFirst: leaves.count, along: axis)
    return max(reach(ofFirst: count, along: axis) + left, 0)
  }

  /// The frame of a supplementary view whose host is this, its position on the pixel grid.
  static func frame(of hanging: Hanging, on host: Rect, grid: PixelGrid) -> Rect {
    let anchor = hanging.supplementary.anchor
    let own = hanging.supplementary.itemAnchor ?? anchor
    let size = hanging.size
    let offset =
      anchor.distance(for: size).finite
      + (hanging.supplementary.itemAnchor.map { $0.distance(for: size).finite } ?? .zero)
    let corner = Point(
      x: host.minX + host.width * anchor.edges.point.x - size.width * own.edges.point.x + offset.x,
      y: host.minY + host.height * anchor.edges.point.y - size.height * own.edges.point.y
        + offset.y)
    let insets = hanging.supplementary.contentInsets.ignoringEstimates(
      of: hanging.supplementary.size)
    let frame = Rect(origin: corner.finite, size: size).inside(insets)
    return Rect(origin: grid.point(frame.origin), size: frame.size)
  }
}

extension LayoutGroup {
  /// What the group's content insets leave of where it stands: its supplementary views are placed by that.
  internal func host(in frame: Rect) -> Rect {
    frame.inside(contentInsets.finite.ignoringEstimates(of: size))
  }
}

extension Rect {
  /// What insets leave of the rectangle: nothing, where they are larger.
  internal func inside(_ insets: DirectionalInsets) -> Rect {
    Rect(
      x: origin.x + insets.leading, y: origin.y + insets.top,
      width: Swift.max(width - insets.leading - insets.trailing, 0),
      height: Swift.max(height - insets.top - insets.bottom, 0))
  }
}
