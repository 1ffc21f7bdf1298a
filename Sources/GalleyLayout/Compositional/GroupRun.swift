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
    /// Whether something hangs on it, or in it.
    var hasHangings = false
    /// The subitem's own template, when it is a group.
    var nested: Nested?

    /// How many items it has.
    var leafCount: Int { nested?.template.leaves.count ?? 1 }

    /// The least room that it takes along an axis.
    func need(along axis: Axis) -> Double { size[axis] + edgeSpacing.minimum(along: axis) }
  }

  /// A template in a box: most slots have none, and should not be as large as one.
  final class Nested: Sendable {
    let template: GroupTemplate

    init(_ template: GroupTemplate) { self.template = template }
  }

  /// The slots that take turns.
  var slots: [Slot] = []
  /// How many there are in all.
  var count = 0
  /// What the subitems were laid out in.
  var room: Size

  init(room: Size) { self.room = room }

  /// The least length of them all, spacings included.
  func need(along axis: Axis, spacing: Double) -> Double {
    var need = Double(max(count - 1, 0)) * spacing
    for slot in 0..<min(slots.count, count) {
      need += Double(turns(of: slot)) * slots[slot].need(along: axis)
    }
    return need
  }

  /// Whether something hangs on one of them, or in one.
  var hasHangings: Bool { slots.contains { $0.hasHangings } }

  /// How often a slot has its turn.
  func turns(of slot: Int) -> Int {
    count / slots.count + (slot < count % slots.count ? 1 : 0)
  }
}
