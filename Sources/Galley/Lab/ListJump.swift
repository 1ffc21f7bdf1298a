import Foundation
import GalleyGeometry
import GalleyUIKit

/// A jump of a list during an update: none of the visible items stays close to its position in the
/// viewport.
@MainActor
internal struct ListJump: CustomStringConvertible {
  /// A visible item.
  ///
  /// The item is identified by its appearance, because its path may change.
  private struct Item {
    let name: String
    /// The appearance of the item, which identifies it.
    let print: String
    /// The frame of the item in the viewport.
    let frame: Rect
    /// The position of the item in the content, along the axis of the list.
    let inContent: Double
    weak var view: UIView?
  }

  let description: String
  let picture: LabPicture?

  /// Updates a list, and follows the visible items until the list has settled; `nil` if the list
  /// does not jump. A list that stays at its start or end does not jump.
  init?(of list: _ListView, on stage: Stage, within distance: CGFloat, update: () -> Void) {
    let before = ListJump.items(of: list)
    guard !before.isEmpty else { return nil }
    let drawing = stage.root.flatMap { LabPicture.drawing(of: $0) }
    var picture: LabPicture?
    func draw() {
      guard picture == nil, let drawing, let root = stage.root else { return }
      picture = LabPicture(expected: drawing, now: root)
    }
    let offset = list.contentOffset
    let edges = ListJump.edges(of: list)
    let inset = list.adjustedContentInset
    stage.makeCurrent()
    update()
    MainTurn.drain()
    stage.window.layoutIfNeeded()
    var time = 0.0
    var frames = 0
    var first: String?
    while true {
      if first == nil, edges.isDisjoint(with: ListJump.edges(of: list)) {
        first = ListJump.text(list, before, offset, inset, distance, after: time)
        if first != nil { draw() }
      }
      frames += 1
      guard frames < 600, stage.clock.isMoving || MainTurn.isWaiting || frames < 3 else { break }
      stage.clock.advance(by: stage.clock.frameDuration)
      MainTurn.drain()
      time += stage.clock.frameDuration
    }
    stage.settle()
    if !edges.isDisjoint(with: ListJump.edges(of: list)) { return nil }
    guard let text = first ?? ListJump.text(list, before, offset, inset, distance, after: time)
    else {
      return nil
    }
    draw()
    description = text
    self.picture = picture
  }

  /// The edges that the list is scrolled to: its start, its end, or both.
  private static func edges(of list: _ListView) -> Set<String> {
    let axis = list.scrollingAxis
    let (viewport, inset) = (list.bounds.galley, list.adjustedContentInset.galley)
    let end = list.contentSize.galley[axis] + inset.end(along: axis)
    var edges: Set<String> = []
    if viewport.min(along: axis) <= 0.5 - inset.start(along: axis) { edges.insert("start") }
    if viewport.max(along: axis) >= end - 0.5 { edges.insert("end") }
    return edges
  }

  /// The visible items, from the start of the list.
  private static func items(of list: _ListView) -> [Item] {
    let axis = list.scrollingAxis
    let (offset, size) = (list.contentOffset.point, list.bounds.size.galley)
    return list.elementsShown.filter { $0.id.kind == nil && $0.view.isSeen }.compactMap { element in
      let shown = element.view.layer.presentation()?.frame ?? element.view.frame
      let inContent = (element.view.superview?.convert(shown, to: list) ?? shown).galley
      let frame = Rect(
        x: inContent.minX - offset.x, y: inContent.minY - offset.y, width: inContent.width,
        height: inContent.height)
      guard frame.maxY > 0.5, frame.minY < size.height - 0.5, frame.maxX > 0.5,
        frame.minX < size.width - 0.5
      else { return nil }
      let look = ViewLook(element.view)
      return Item(
        name: "\(element.id) (\(ViewName.className(element.view)))",
        // Alpha values are left out, so that an item is recognized while one of its views fades in
        // or out.
        print: look.all.map { "\($0.facts.filter { $0.name != "alpha" })" }.joined(),
        frame: frame, inContent: inContent.min(along: axis), view: element.view)
    }.sorted { one, other in
      let (one, other, across) = (one.frame, other.frame, axis.perpendicular)
      return (one.min(along: axis), one.min(along: across))
        < (other.min(along: axis), other.min(along: across))
    }
  }

  /// Returns a description of the jump at a time; `nil` if the list has not jumped.
  private static func text(
    _ list: _ListView, _ before: [Item], _ offset: CGPoint, _ inset: UIEdgeInsets,
    _ distance: CGFloat, after time: Double
  ) -> String? {
    let now = items(of: list)
    // Items with the same appearance are matched by their views.
    let counts = Dictionary(before.map { ($0.print, 1) }, uniquingKeysWith: +)
    let pairs = before.compactMap { old -> (Item, Item)? in
      let found =
        counts[old.print] == 1
        ? now.first { $0.print == old.print } : now.first { $0.view === old.view && $0.view != nil }
      return found.map { (old, $0) }
    }
    guard let (old, new) = pairs.first else {
      return pairs.isEmpty && !now.isEmpty && isStillThere(before, in: list)
        ? "No item that was visible is visible after \(words(time)) s. "
          + cause(nil, list, offset, inset)
        : nil
    }
    if pairs.contains(where: {
      abs($0.0.frame.minY - $0.1.frame.minY) <= distance
        && abs($0.0.frame.minX - $0.1.frame.minX) <= distance
    }) {
      return nil
    }
    // If the first visible items were deleted, the items after them close the gap, which is no
    // jump.
    let axis = list.scrollingAxis
    let gap = before.prefix { $0.print != old.print }.reduce(0) {
      $0 + $1.frame.length(along: axis)
    }
    let (start, end) = (old.frame.min(along: axis), new.frame.min(along: axis))
    let first = max(before[0].frame.min(along: axis), 0)
    if start > end, start - end <= gap + first + 60, gap > 0 { return nil }
    return
      "\(old.name) was at \(words(start)), and is at \(words(end)) after \(words(time)) s. "
      + cause((old, new), list, offset, inset)
  }

  /// Whether any of the items may still be in the list: its view shows an element, or the list has
  /// at least as many items as were visible before.
  private static func isStillThere(_ before: [Item], in list: _ListView) -> Bool {
    before.contains { item in
      guard let view = item.view else { return false }
      return list.elementsShown.contains { $0.view === view }
    } || list.counts.reduce(0, +) >= before.count
  }

  private static func words(_ number: Double) -> String { CGFloat(number).galleyDescription }

  /// Returns a description of the reason why an item has moved.
  private static func cause(
    _ pair: (Item, Item)?, _ list: _ListView, _ offset: CGPoint, _ inset: UIEdgeInsets
  ) -> String {
    let axis = list.scrollingAxis
    let isHorizontal = axis == .horizontal
    var causes: [String] = []
    if let (old, new) = pair, abs(new.inContent - old.inContent) > 0.5 {
      causes.append(inContent(by: new.inContent - old.inContent, isHorizontal: isHorizontal))
    }
    let name = isHorizontal ? "contentOffset.x" : "contentOffset.y"
    let (before, now) = (offset.point[axis], list.contentOffset.point[axis])
    causes.append(
      abs(now - before) > 0.5
        ? "\(name) has gone from \(words(before)) to \(words(now))"
        : "\(name) is \(words(before)), as before")
    let insetBefore = inset.galley.start(along: axis)
    let insetNow = list.adjustedContentInset.galley.start(along: axis)
    if insetNow != insetBefore {
      causes.append(
        "the \(isHorizontal ? "left" : "top") inset has gone from \(words(insetBefore)) to "
          + words(insetNow))
    }
    return causes.joined(separator: "; ") + "."
  }

  /// Returns a description of an item's movement in the content.
  private static func inContent(by delta: Double, isHorizontal: Bool) -> String {
    let (direction, size) =
      switch (isHorizontal, delta > 0) {
      case (true, true): ("to the right", "wider")
      case (true, false): ("to the left", "narrower")
      case (false, true): ("down", "higher")
      case (false, false): ("up", "lower")
      }
    return "It is \(words(abs(delta))) further \(direction) in the content, because the content "
      + "\(isHorizontal ? "left of" : "above") it has become \(size)"
  }
}
