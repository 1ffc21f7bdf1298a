import GalleyGeometry
import GalleyLayout
import TestSupport

// Random groups.

extension LayoutMaker {
  /// A group, with groups in it to some depth.
  mutating func group(depth: Int, isOutermost: Bool = false) -> LayoutGroup {
    let axis: Axis = oneIn(3) ? .vertical : .horizontal
    var size = LayoutSize(width: dimension(.horizontal), height: dimension(.vertical))
    // Most rows are as wide as their container.
    if isOutermost, oneIn(2) { size.width = .fractionalWidth(1) }
    return LayoutGroup(
      axis, size: size, content: content(along: axis, depth: depth), interItemSpacing: spacing(),
      contentInsets: insets(), edgeSpacing: edges(), supplementaries: supplementaries())
  }

  private mutating func content(along axis: Axis, depth: Int) -> LayoutGroup.Content {
    switch upTo(9) {
    case 0: return .custom((0..<upTo(4)).map { _ in customFrame() })
    case 1, 2: return .shares(subitem(along: axis, depth: depth), count: count())
    case 3: return .repeated(subitem(along: axis, depth: depth), count: count())
    default:
      let count = oneIn(3) ? 1 + upTo(3) : 1
      return .cycle((0..<count).map { _ in subitem(along: axis, depth: depth) })
    }
  }

  private mutating func count() -> Int { oneIn(oddity) ? one(of: [0, -1, 60]) : 1 + upTo(5) }

  private mutating func customFrame() -> LayoutGroup.CustomFrame {
    let frame = Rect(
      x: distance() * 4 - distance(), y: distance() * 4 - distance(), width: points(),
      height: points())
    return LayoutGroup.CustomFrame(frame: frame, zIndex: upTo(2))
  }

  private mutating func subitem(along axis: Axis, depth: Int) -> LayoutGroup.Subitem {
    if depth > 0, !oneIn(3) { return .group(group(depth: depth - 1)) }
    return .item(
      LayoutItem(
        size: LayoutSize(width: dimension(.horizontal), height: dimension(.vertical)),
        contentInsets: insets(), edgeSpacing: edges(), supplementaries: supplementaries()))
  }

  /// A random dimension, mostly a fraction of the same axis or a number of points.
  mutating func dimension(_ axis: Axis) -> LayoutDimension {
    if oneIn(estimates) { return .estimated(points()) }
    if oneIn(2) { return .absolute(points()) }
    let share =
      oneIn(oddity)
      ? one(of: [0, -1, .nan, 0.003])
      : one(of: [0.25, 0.5, 1.0 / 3, 0.3, 0.4, 0.9, 1, 1, 1, 0.2, 0.125, 1.2])
    let isOfSameAxis = !oneIn(8)
    return isOfSameAxis == (axis == .horizontal)
      ? .fractionalWidth(share) : .fractionalHeight(share)
  }

  private mutating func supplementaries() -> [LayoutSupplementary] {
    guard oneIn(5) else { return [] }
    return (0...upTo(1)).map { _ in
      LayoutSupplementary(
        kind: one(of: ["badge", "line"]),
        size: LayoutSize(width: dimension(.horizontal), height: dimension(.vertical)),
        anchor: anchor(), itemAnchor: oneIn(2) ? anchor() : nil, contentInsets: insets(),
        zIndex: upTo(2))
    }
  }

  private mutating func anchor() -> LayoutAnchor {
    LayoutAnchor(
      LayoutEdges(rawValue: UInt8(upTo(15))),
      offset: oneIn(3)
        ? .fractional(one(of: [.zero, Point(x: 0.5, y: -0.5)])) : .absolute(offset()))
  }
}

extension LayoutGroup {
  /// Whether the number of items in an instance does not depend on measured sizes.
  var hasFixedCounts: Bool {
    switch content {
    case .custom: return true
    case .shares(let subitem, _):
      // The length of the subitem is a share of the group, so its own dimension does not count.
      return subitem.replacing(axis, by: .absolute(0)).hasFixedCounts
    case .repeated(let subitem, _): return haveFixedCounts([subitem])
    case .cycle(let subitems): return haveFixedCounts(subitems)
    }
  }

  private func haveFixedCounts(_ subitems: [Subitem]) -> Bool {
    subitems.allSatisfy {
      $0.hasFixedCounts && (size[axis].isEstimated || !$0.size[axis].isEstimated)
    }
  }

  /// The same group, in which items with an estimate are as large as their largest sibling.
  var uniform: LayoutGroup {
    var group = self
    switch content {
    case .custom: break
    case .shares(let subitem, let count): group.content = .shares(subitem.uniform, count: count)
    case .repeated(let subitem, let count): group.content = .repeated(subitem.uniform, count: count)
    case .cycle(let subitems): group.content = .cycle(subitems.map(\.uniform))
    }
    return group
  }
}

extension LayoutGroup.Subitem {
  fileprivate var hasFixedCounts: Bool {
    if case .group(let group) = self { group.hasFixedCounts } else { true }
  }

  fileprivate var uniform: LayoutGroup.Subitem {
    switch self {
    case .group(let group): return .group(group.uniform)
    case .item(var item):
      item.size = LayoutSize(width: item.size.width.uniform, height: item.size.height.uniform)
      return .item(item)
    }
  }
}

extension LayoutDimension {
  fileprivate var uniform: LayoutDimension {
    if case .estimated(let points) = self { .uniformAcrossSiblings(estimate: points) } else { self }
  }
}
