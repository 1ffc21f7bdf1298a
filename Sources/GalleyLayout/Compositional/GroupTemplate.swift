import GalleyGeometry

/// A group, solved once: where its items are, measured from the group's outer corner.
///
/// A section stamps its template for every instance of its group. Positions are not rounded yet:
/// that happens when a frame is given out, so that no error adds up from stamp to stamp.
public struct GroupTemplate: Equatable, Sendable {
  /// One item's place.
  public struct Leaf: Equatable, Sendable {
    /// From the group's outer corner, content insets taken off.
    public var frame: Rect
    /// What a custom group says; `nil` for items of other groups.
    public var zIndex: Int?
  }

  /// How large the group is.
  public var size: Size
  /// What its content insets leave, from its outer corner.
  public var inner: Rect
  /// Its items, in the order in which they are filled. None when not even the first one fits.
  public var leaves: [Leaf]

  /// How far the first `count` items reach along an axis, from the start of `inner`.
  internal func reach(ofFirst count: Int, along axis: Axis) -> Double {
    let ends = leaves.prefix(count).map { $0.frame.max(along: axis) }
    return (ends.max() ?? inner.min(along: axis)) - inner.min(along: axis)
  }

  /// How long an instance is that holds only the first `count` items: it reaches as far as they do,
  /// and keeps what a full one has left behind its items.
  internal func length(ofFirst count: Int, along axis: Axis) -> Double {
    guard count < leaves.count else { return size[axis] }
    let left = inner.length(along: axis) - reach(ofFirst: leaves.count, along: axis)
    return reach(ofFirst: count, along: axis) + left
  }
}
