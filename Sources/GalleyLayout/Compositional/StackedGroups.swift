import GalleyGeometry

/// The items of a section whose group has a fixed size: one template, stamped as often as needed.
///
/// Nothing is stored for an item: its frame is found by arithmetic when it is asked for, so a
/// million items cost what one does.
public struct StackedGroups: Equatable, Sendable {
  /// One instance of the group.
  public let template: GroupTemplate
  /// How many items there are.
  public let count: Int
  /// The axis along which instances follow one another.
  public let axis: Axis
  /// Where the first instance begins along the axis.
  public let start: Double
  /// Where every instance begins across the axis.
  public let crossStart: Double
  /// From the start of one instance to the start of the next.
  public let pitch: Double
  /// Room behind the last instance.
  public let end: Double

  /// Stacks a group in a section.
  ///
  /// - Parameters:
  ///   - template: The group, solved in the room that the section leaves.
  ///   - group: The group itself, for the room around it.
  ///   - count: How many items there are.
  ///   - axis: The axis along which the layout scrolls.
  ///   - insets: The section's content insets.
  ///   - spacing: Room between two instances.
  public init(
    _ template: GroupTemplate, of group: LayoutGroup, count: Int, along axis: Axis,
    insets: DirectionalInsets, spacing: Double
  ) {
    let edges = group.edgeSpacing
    let before = edges.start(along: axis).minimum
    let after = edges.end(along: axis).minimum
    self.template = template
    self.count = template.leaves.isEmpty ? 0 : max(count, 0)
    self.axis = axis
    start = insets.start(along: axis) + before
    crossStart =
      insets.start(along: axis.perpendicular) + edges.start(along: axis.perpendicular).minimum
    pitch = template.size[axis] + after + spacing + before
    end = after + insets.end(along: axis)
  }

  /// How long the section is along the axis, its insets included; nothing for a section without
  /// items.
  ///
  /// - Complexity: O(*l*) in the items of one instance.
  public var length: Double {
    guard count > 0 else { return 0 }
    let perInstance = template.leaves.count
    let last = (count - 1) / perInstance
    let inLast = count - last * perInstance
    return start + Double(last) * pitch + template.length(ofFirst: inLast, along: axis) + end
  }

  /// The frame of an item from the section's corner, its position on the pixel grid.
  ///
  /// - Precondition: `item` is below `count`.
  /// - Complexity: O(1)
  public func frame(of item: Int, on grid: PixelGrid) -> Rect {
    precondition(item >= 0 && item < count, "item \(item) of a section of \(count)")
    let (instance, leaf) = item.quotientAndRemainder(dividingBy: template.leaves.count)
    let corner = Point(axis, along: start + Double(instance) * pitch, across: crossStart)
    let frame = template.leaves[leaf].frame.offsetBy(dx: corner.x, dy: corner.y)
    return Rect(origin: grid.point(frame.origin), size: frame.size)
  }
}
