import GalleyGeometry

/// Solves groups: sizes, how many subitems fit, and where they are.
///
///     let solver = GroupSolver(grid: PixelGrid(scale: 2))
///     let row = solver.template(of: group, in: Size(width: 320, height: 480))
///     row.leaves.map(\.frame)
///
/// Pure arithmetic: the same group in the same container gives the same template.
/// - Complexity: O(*n* · *d*) for *n* items in groups nested *d* deep; O(*n*²) where the subitems
///   are shares of the room that their spacings leave.
public struct GroupSolver: Sendable {
  /// The pixels that shares are rounded down to.
  public var grid: PixelGrid

  /// A solver for a screen with these pixels.
  public init(grid: PixelGrid) { self.grid = grid }

  /// The group's template in a container.
  ///
  /// - Parameters:
  ///   - group: The group.
  ///   - container: What shares are shares of: what the section, or the group around, leaves free.
  public func template(of group: LayoutGroup, in container: Size) -> GroupTemplate {
    let size = group.size.size(in: container, on: grid)
    if case .custom(let frames) = group.content {
      return GroupTemplate(
        size: size, inner: Rect(origin: .zero, size: size),
        leaves: frames.map { GroupTemplate.Leaf(frame: $0.frame, zIndex: $0.zIndex) })
    }

    let insets = group.contentInsets.ignoringEstimates(of: group.size)
    let room = Size(
      width: size.width - insets.leading - insets.trailing,
      height: size.height - insets.top - insets.bottom)
    let run = run(of: group, in: room)
    let inner = Rect(
      origin: Point(x: insets.leading, y: insets.top), size: fitted(room, to: run, of: group))
    return GroupTemplate(
      size: Size(
        width: inner.width + insets.leading + insets.trailing,
        height: inner.height + insets.top + insets.bottom),
      inner: inner, leaves: leaves(of: run, in: inner, of: group))
  }

  /// The room of a group whose estimated dimensions follow what it holds.
  private func fitted(_ room: Size, to run: [Slot], of group: LayoutGroup) -> Size {
    guard !run.isEmpty else { return room }
    var room = room
    if group.size[group.axis].isEstimated {
      room[group.axis] = need(of: run, spacing: group.interItemSpacing.minimum, along: group.axis)
    }
    let across = group.axis.perpendicular
    if group.size[across].isEstimated {
      room[across] = run.map { $0.size[across] }.max() ?? 0
    }
    return room
  }
}

/// One subitem of an instance, with its size.
internal struct Slot {
  var subitem: LayoutGroup.Subitem
  /// The size of the slot, edge spacings not included.
  var size: Size
  /// The subitem's own template, when it is a group.
  var template: GroupTemplate?

  /// The least room that the slot takes along an axis.
  func need(along axis: Axis) -> Double {
    size[axis] + subitem.edgeSpacing.minimum(along: axis)
  }
}

extension DirectionalInsets {
  /// Without the edges of axes on which what is inside decides the size: there they have no say.
  internal func ignoringEstimates(of size: LayoutSize) -> DirectionalInsets {
    var insets = self
    if size.width.isEstimated {
      insets.leading = 0
      insets.trailing = 0
    }
    if size.height.isEstimated {
      insets.top = 0
      insets.bottom = 0
    }
    return insets
  }
}
