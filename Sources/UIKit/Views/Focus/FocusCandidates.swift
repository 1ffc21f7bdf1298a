import Foundation
import GalleyGeometry

/// The elements in a view that can have the focus now, in reading order.
@MainActor
internal struct FocusCandidates {
  private(set) var views: [UIView] = []
  private let root: UIView

  init(in root: UIView) {
    self.root = root
    collect(root)
    let isMirrored = root.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let found = views.enumerated().map { index, view in
      Found(index: index, view: view, frame: view.convert(view.bounds, to: root))
    }
    let rows = FocusCandidates.groups(of: found) { $0.frame.minY }
    let places = rows.flatMap { row in
      FocusCandidates.groups(of: row) { isMirrored ? -$0.frame.maxX : $0.frame.minX }
    }
    views = places.flatMap { place in place.sorted { $0.index < $1.index } }.map(\.view)
  }

  /// An element, with its index in the order of the hierarchy, and its frame.
  private struct Found {
    var index: Int
    var view: UIView
    var frame: CGRect
  }

  /// Sorts elements by a coordinate, and groups elements that begin at most a point after the first
  /// element of their group.
  ///
  /// The groups do not depend on the order in which the elements were found.
  private static func groups(of all: [Found], by start: (Found) -> CGFloat) -> [[Found]] {
    var groups: [[Found]] = []
    var first = CGFloat.zero
    for next in all.sorted(by: { start($0) < start($1) }) {
      if !groups.isEmpty, start(next) - first <= 1 {
        groups[groups.count - 1].append(next)
      } else {
        groups.append([next])
        first = start(next)
      }
    }
    return groups
  }

  /// Adds the elements of a view that can have the focus.
  private mutating func collect(_ view: UIView) {
    guard !view.isHidden, view.alpha > 0.01, view.isUserInteractionEnabled else { return }
    if view.canBecomeFocused {
      if isReachable(view) { views.append(view) }
      if !(view is any TextEditing) { collectFields(in: view) }
      return
    }
    for subview in view.subviews { collect(subview) }
  }

  /// Adds the text fields in a cell. Each text field can have the focus, and the cell itself can
  /// have the focus, too.
  private mutating func collectFields(in view: UIView) {
    for subview in view.subviews
    where !subview.isHidden && subview.alpha > 0.01 && subview.isUserInteractionEnabled {
      if subview is any TextEditing {
        if subview.canBecomeFocused, isReachable(subview) { views.append(subview) }
      } else {
        collectFields(in: subview)
      }
    }
  }

  /// Whether the middle of a view's visible part is covered by no other view.
  private func isReachable(_ view: UIView) -> Bool {
    var visible = view.convert(view.bounds, to: root).intersection(root.bounds)
    var ancestor = view.superview
    while let view = ancestor, view !== root {
      if view.clipsToBounds { visible = visible.intersection(view.convert(view.bounds, to: root)) }
      ancestor = view.superview
    }
    guard !visible.isNull, visible.width > 0, visible.height > 0 else { return false }
    let middle = CGPoint(x: visible.midX, y: visible.midY)
    guard let hit = root.hitTest(middle, with: nil) else { return false }
    return hit.isDescendant(of: view)
  }

  // MARK: Groups

  /// The groups, in the order of their first elements.
  private var groups: [(group: FocusGroup, views: [UIView])] {
    var groups: [(group: FocusGroup, views: [UIView])] = []
    for view in views {
      let group = FocusGroup(of: view)
      if let index = groups.firstIndex(where: { $0.group == group }) {
        groups[index].views.append(view)
      } else {
        groups.append((group, [view]))
      }
    }
    return groups
  }

  /// Returns the preferred element of the first group.
  func firstOfGroups(_ remembered: (FocusGroup) -> UIView?) -> UIView? {
    groups.first.flatMap { preferred($0, remembered) }
  }

  /// Returns the preferred element of the group that follows the group of a view.
  func item(
    inGroupAfter view: UIView, isBackwards: Bool, _ remembered: (FocusGroup) -> UIView?
  ) -> UIView? {
    let groups = groups
    guard !groups.isEmpty else { return nil }
    let own = FocusGroup(of: view)
    guard let index = groups.firstIndex(where: { $0.group == own }) else {
      return preferred(groups[0], remembered)
    }
    guard groups.count > 1 else { return nil }
    let next = (index + (isBackwards ? groups.count - 1 : 1)) % groups.count
    return preferred(groups[next], remembered)
  }

  /// Returns the preferred element of a group. The table or collection view of the group may decide
  /// the preferred element. Otherwise this is the first of the elements with the highest priority.
  private func preferred(
    _ group: (group: FocusGroup, views: [UIView]), _ remembered: (FocusGroup) -> UIView?
  ) -> UIView? {
    if let item = group.views.first?.focusGroupView?.preferredItemOfGroup { return item }
    let last = remembered(group.group)
    func priority(_ view: UIView) -> UIFocusGroupPriority {
      max(view.focusGroupPriority, view === last ? .previouslyFocused : .ignored)
    }
    var best = group.views.first
    for view in group.views.dropFirst() {
      if let current = best, priority(view) > priority(current) { best = view }
    }
    return best
  }

  // MARK: Directions

  /// Returns the nearest element of a group in a direction.
  func nearest(to view: UIView, in group: FocusGroup, towards heading: UIFocusHeading) -> UIView? {
    func frame(_ view: UIView) -> Rect { view.convert(view.bounds, to: root).galley }
    let others = views.filter { $0 !== view && FocusGroup(of: $0) == group }
    let index = heading.direction.nearest(to: frame(view), among: others.map(frame))
    return index.map { others[$0] }
  }
}
