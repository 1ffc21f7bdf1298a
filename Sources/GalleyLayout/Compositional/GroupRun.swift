import GalleyGeometry

/// The subitems of one instance of a group, with their sizes: some slots that take turns.
///
/// Plain numbers as far as possible, because a section is solved in less time than it takes to copy
/// the specifications of its items.
internal struct GroupRun {
  /// One subitem with its size.
  struct Slot {
    /// Its number among the group's subitems.
    var subitem: Int
    /// Its size, edge spacings not included.
    var size: Size
    var edgeSpacing: LayoutEdgeSpacing
    /// How far its item stays inside of it.
    var insets = DirectionalInsets.zero
    /// The axes on which its item is to be measured, and those on which siblings share a size.
    var estimatedAxes: Axes = []
    var uniformAxes: Axes = []
    /// The subitem's own template, when it is a group.
    var template: GroupTemplate?

    /// How many items it has.
    var leafCount: Int { template?.leaves.count ?? 1 }

    /// The least room that it takes along an axis.
    func need(along axis: Axis) -> Double { size[axis] + edgeSpacing.minimum(along: axis) }
  }

  /// The slots that take turns.
  var slots: [Slot] = []
  /// How many there are in all.
  var count = 0
  /// What the subitems were laid out in.
  var room: Size

  /// How many slots of the first turns take how much room, spacings included.
  func need(along axis: Axis, spacing: Double) -> Double {
    var need = Double(max(count - 1, 0)) * spacing
    for index in 0..<count { need += slots[index % slots.count].need(along: axis) }
    return need
  }
}
