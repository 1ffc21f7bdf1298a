import GalleyGeometry
import GalleyLayout

// The items in a group.

/// One instance of a group. Frames are relative to the outer corner of the group.
struct SolvedGroup {
  struct Leaf {
    var frame: Rect
    var zIndex: Int?
    /// The axes on which the size is estimated, so that the cell is measured.
    var estimatedAxes: Axes = []
    /// The estimated axes on which the cell is as large as its largest sibling.
    var uniformAxes: Axes = []
  }

  /// A supplementary view on an item or on a group.
  struct Hanging {
    var supplementary: LayoutSupplementary
    var host: Rect
    /// The size of which fractional dimensions of the view are fractions.
    var box: Size
    /// The index of the item, or of the first item in the group.
    var leaf: Int
    /// Whether the view is on the item itself.
    var isOnItem = false
  }

  var size: Size
  var inner: Rect
  var leaves: [Leaf] = []
  /// The supplementary views, in the order of leaves. At one leaf, the views on the item are first,
  /// then those on its groups, from the inner to the outer group.
  var hanging: [Hanging] = []
}

/// The measured sizes of the cells in one instance of a group.
struct KnownSizes {
  /// The sizes of cells that have been measured, by item.
  var measured: [Int: Size] = [:]
  /// The width of cells that are as wide as their widest sibling; `nil` before one is measured.
  var uniformWidth: Double?
  var uniformHeight: Double?
  /// The index of the item in the first leaf.
  var first = 0

  var isEmpty: Bool { measured.isEmpty && uniformWidth == nil && uniformHeight == nil }

  func startingAt(_ item: Int) -> KnownSizes {
    var sizes = self
    sizes.first = item
    return sizes
  }
}

/// A subitem in a run, with its size.
struct SolvedSlot {
  var subitem: LayoutGroup.Subitem
  var size: Size
  /// The size of which fractional dimensions of the subitem are fractions.
  var box: Size
  /// The solved group, if the subitem is a group.
  var group: SolvedGroup?
  var estimatedAxes: Axes = []
  var uniformAxes: Axes = []

  /// The number of items in the subitem.
  var itemCount: Int { group.map { $0.leaves.count } ?? 1 }

  var edges: LayoutEdgeSpacing {
    switch subitem {
    case .item(let item): item.edgeSpacing
    case .group(let group): group.edgeSpacing
    }
  }

  func need(along axis: Axis) -> Double { size[axis] + edges.minimum(along: axis) }
}

extension Judge {
  /// Returns an instance of a group in a box, with the known sizes of its cells.
  func solve(_ group: LayoutGroup, in box: Size, _ known: KnownSizes) -> SolvedGroup {
    let size = length(of: group.size, in: box)
    if case .custom(let places) = group.content {
      return SolvedGroup(
        size: size, inner: Rect(origin: .zero, size: size),
        leaves: places.map { SolvedGroup.Leaf(frame: sound($0.frame), zIndex: $0.zIndex) })
    }

    let insets = effectiveInsets(group.contentInsets, of: group.size)
    var room = Size(
      width: size.width - insets.leading - insets.trailing,
      height: size.height - insets.top - insets.bottom)
    let corner = Point(x: insets.leading, y: insets.top)
    let run = run(of: group, in: room, known)
    guard !run.isEmpty else {
      return SolvedGroup(size: size, inner: Rect(origin: corner, size: room))
    }

    let (along, across) = (group.axis, group.axis.perpendicular)
    if group.size[along].isEstimated {
      room[along] = need(of: run, group.interItemSpacing.minimum, along: along)
    }
    if group.size[across].isEstimated { room[across] = run.map { $0.size[across] }.max() ?? 0 }
    var solved = SolvedGroup(
      size: Size(
        width: max(room.width + insets.leading + insets.trailing, 0),
        height: max(room.height + insets.top + insets.bottom, 0)),
      inner: Rect(origin: corner, size: room))
    place(run, of: group, in: corner, room, into: &solved)
    solved.hanging = solved.hanging.enumerated()
      .sorted { ($0.element.leaf, $0.offset) < ($1.element.leaf, $1.offset) }.map(\.element)
    return solved
  }

  // MARK: Places

  private func place(
    _ run: [SolvedSlot], of group: LayoutGroup, in corner: Point, _ room: Size,
    into solved: inout SolvedGroup
  ) {
    let (along, across) = (group.axis, group.axis.perpendicular)
    let spacing = group.interItemSpacing
    var flexible = spacing.isFlexible ? run.count - 1 : 0
    for slot in run {
      flexible += slot.edges.start(along: along).isFlexible ? 1 : 0
      flexible += slot.edges.end(along: along).isFlexible ? 1 : 0
    }
    let free = room[along] - need(of: run, spacing.minimum, along: along)
    let share = flexible > 0 ? free / Double(flexible) : 0
    func extent(_ spacing: LayoutSpacing) -> Double {
      spacing.minimum + (spacing.isFlexible ? share : 0)
    }

    var position = 0.0
    for (index, slot) in run.enumerated() {
      if index > 0 { position += extent(spacing) }
      position += extent(slot.edges.start(along: along))
      let (before, behind) = (slot.edges.start(along: across), slot.edges.end(along: across))
      let freeAcross = room[across] - slot.size[across] - before.minimum - behind.minimum
      let sharing = Double((before.isFlexible ? 1 : 0) + (behind.isFlexible ? 1 : 0))
      let aside = before.minimum + (before.isFlexible ? freeAcross / sharing : 0)
      add(slot, at: corner + Point(along, along: position, across: aside), to: &solved)
      position += slot.size[along] + extent(slot.edges.end(along: along))
    }
  }

  private func add(_ slot: SolvedSlot, at origin: Point, to solved: inout SolvedGroup) {
    let first = solved.leaves.count
    switch slot.subitem {
    case .item(let item):
      let insets = effectiveInsets(item.contentInsets, of: item.size)
      let size = Size(
        width: insideOut(slot.size.width - insets.leading - insets.trailing),
        height: insideOut(slot.size.height - insets.top - insets.bottom))
      let frame = Rect(
        origin: origin + Point(x: insets.leading, y: insets.top), size: size)
      solved.leaves.append(
        SolvedGroup.Leaf(
          frame: frame, estimatedAxes: slot.estimatedAxes, uniformAxes: slot.uniformAxes))
      solved.hanging += item.supplementaries.map {
        SolvedGroup.Hanging(
          supplementary: $0, host: frame, box: size, leaf: first, isOnItem: true)
      }

    case .group(let group):
      // A group without items shows no supplementary views either.
      guard let inside = slot.group, !inside.leaves.isEmpty else { return }
      for var leaf in inside.leaves {
        leaf.frame = leaf.frame.offsetBy(dx: origin.x, dy: origin.y)
        solved.leaves.append(leaf)
      }
      for var hanging in inside.hanging {
        hanging.host = hanging.host.offsetBy(dx: origin.x, dy: origin.y)
        hanging.leaf += first
        solved.hanging.append(hanging)
      }
      let host = shrunk(
        Rect(origin: origin, size: slot.size),
        by: effectiveInsets(group.contentInsets, of: group.size))
      solved.hanging += group.supplementaries.map {
        SolvedGroup.Hanging(supplementary: $0, host: host, box: slot.box, leaf: first)
      }
    }
  }

  /// Returns a length that insets have reduced. A negative length becomes its magnitude, as in
  /// UIKit, or zero.
  func insideOut(_ length: Double) -> Double {
    context.behavior.insetsTurnInsideOut ? abs(length) : max(length, 0)
  }

  func need(of run: [SolvedSlot], _ spacing: Double, along axis: Axis) -> Double {
    run.map { $0.need(along: axis) }.reduce(0, +) + Double(run.count - 1) * spacing
  }
}
