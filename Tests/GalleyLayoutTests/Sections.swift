import GalleyGeometry
import GalleyLayout

/// A section of one group, in short.
struct Section {
  var group: LayoutGroup
  var count: Int
  var view = Size(width: 320, height: 480)
  var axis = Axis.vertical
  var insets = DirectionalInsets.zero
  var spacing = 0.0
  var grid = PixelGrid(scale: 2)

  /// The section, solved as a layout will: across the axis its insets are taken off the view.
  var stack: StackedGroups {
    let across = axis.perpendicular
    var room = view
    room[across] -= insets.total(along: across)
    let template = GroupSolver(grid: grid).template(of: group, in: room)
    return StackedGroups(
      template, of: group, count: count, along: axis, insets: insets, spacing: spacing)
  }

  var frames: [Rect] { (0..<stack.count).map { stack.frame(of: $0, on: grid) } }
}

func item(
  _ width: LayoutDimension, _ height: LayoutDimension,
  insets: DirectionalInsets = .zero, edges: LayoutEdgeSpacing = .zero
) -> LayoutGroup.Subitem {
  .item(
    LayoutItem(
      size: LayoutSize(width: width, height: height), contentInsets: insets, edgeSpacing: edges))
}

func group(
  _ axis: Axis, _ width: LayoutDimension, _ height: LayoutDimension,
  _ items: LayoutGroup.Subitem...,
  spacing: LayoutSpacing = .fixed(0), insets: DirectionalInsets = .zero,
  edges: LayoutEdgeSpacing = .zero
) -> LayoutGroup {
  LayoutGroup(
    axis, size: LayoutSize(width: width, height: height), content: .cycle(items),
    interItemSpacing: spacing, contentInsets: insets, edgeSpacing: edges)
}

func frames(_ numbers: [Double]...) -> [Rect] {
  numbers.map { Rect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
}
