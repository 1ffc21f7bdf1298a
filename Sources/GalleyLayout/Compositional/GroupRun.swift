import GalleyGeometry

/// The subitems of one instance of a group (one of its repetitions in a section), with their sizes:
/// a few slots that are repeated in order.
///
/// A run stores plain numbers as far as possible, because solving a section takes less time than
/// copying the specifications of its items.
internal struct GroupRun {
  /// One subitem with its size.
  struct Slot {
    /// The index of the subitem in the group.
    var subitem: Int
    /// The size of the slot, without edge spacings.
    var size: Size
    var edgeSpacing: LayoutEdgeSpacing
    /// The insets of the item inside of the slot.
    var insets = DirectionalInsets.zero
    /// The axes on which the item has to be measured.
    var estimatedAxes: Axes = []
    /// The estimated axes on which the item is as large as its siblings.
    var uniformAxes: Axes = []
    /// Whether a supplementary view is attached to the slot, or to an item inside of it.
    var hasAttachedSupplementaries = false
    /// The subitem's own template (the positions of its items), if it is a group.
    var nested: Nested?

    /// The number of items in the slot.
    var leafCount: Int { nested?.template.leaves.count ?? 1 }

    /// Returns the minimum space that the slot needs along an axis.
    func need(along axis: Axis) -> Double { size[axis] + edgeSpacing.minimum(along: axis) }
  }

  /// An object that contains a template.
  ///
  /// Most slots have no template, so the template is not stored in the slot itself.
  final class Nested: Sendable {
    let template: GroupTemplate

    init(_ template: GroupTemplate) { self.template = template }
  }

  /// The slots, which are repeated in this order.
  var slots: [Slot] = []
  /// The number of subitems.
  var count = 0
  /// The space in which the subitems were laid out.
  var itemContainer: Size

  init(itemContainer: Size) { self.itemContainer = itemContainer }

  /// Returns the minimum length of all subitems, spacings included.
  func need(along axis: Axis, spacing: Double) -> Double {
    var need = Double(max(count - 1, 0)) * spacing
    for slot in 0..<min(slots.count, count) {
      need += Double(turns(of: slot)) * slots[slot].need(along: axis)
    }
    return need
  }

  /// Whether a supplementary view is attached to one of the slots, or inside of one.
  var hasAttachedSupplementaries: Bool { slots.contains { $0.hasAttachedSupplementaries } }

  /// Returns how many times a slot occurs.
  func turns(of slot: Int) -> Int {
    count / slots.count + (slot < count % slots.count ? 1 : 0)
  }
}
