import Foundation
import GalleyUIKit

/// A jump of a list during an update.
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
    let frame: CGRect
    /// The position of the item in the content, along the axis of the list.
    let inContent: CGFloat
    /// The position of the item in the viewport, and its length, along the axis of the list.
    let start: CGFloat
    let length: CGFloat
    weak var view: UIView?
  }

  let description: String
  let picture: LabPicture?

  /// Updates a list, and follows the visible items until the list has settled.
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
    var edges: Set<String> = []
    let (offset, inset) = (list.contentOffset, list.adjustedContentInset)
    let (fromStart, toEnd): (CGFloat, CGFloat) =
      list.scrollingAxis == .horizontal
      ? (offset.x + inset.left, list.contentSize.width + inset.right - list.bounds.maxX)
      : (offset.y + inset.top, list.contentSize.height + inset.bottom - list.bounds.maxY)
    if fromStart <= 0.5 { edges.insert("start") }
    if toEnd <= 0.5 { edges.insert("end") }
    return edges
  }

  /// The visible items, from the start of the list.
  private static func items(of list: _ListView) -> [Item] {
    let isHorizontal = list.scrollingAxis == .horizontal
    return list.elementsShown.filter { $0.id.kind == nil && $0.view.isSeen }.compactMap { element in
      let shown = element.view.layer.presentation()?.frame ?? element.view.frame
      let frame = element.view.superview?.convert(shown, to: list) ?? shown
      let origin = CGPoint(
        x: frame.minX - list.contentOffset.x, y: frame.minY - list.contentOffset.y)
      guard origin.y + frame.height > 0.5, origin.y < list.bounds.height - 0.5,
        origin.x + frame.width > 0.5, origin.x < list.bounds.width - 0.5
      else { return nil }
      let look = ViewLook(element.view)
      return Item(
        name: "\(element.id) (\(ViewName.className(element.view)))",
        // Alpha values are left out, so that an item is recognized while one of its views fades in
        // or out.
        print: look.all.map { "\($0.facts.filter { $0.name != "alpha" })" }.joined(),
        frame: CGRect(origin: origin, size: frame.size),
        inContent: isHorizontal ? frame.minX : frame.minY,
        start: isHorizontal ? origin.x : origin.y,
        length: isHorizontal ? frame.width : frame.height, view: element.view)
    }.sorted { one, other in
      isHorizontal
        ? (one.frame.minX, one.frame.minY) < (other.frame.minX, other.frame.minY)
        : (one.frame.minY, one.frame.minX) < (other.frame.minY, other.frame.minX)
    }
  }

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
        ? "No item that was visible is visible after \(seconds(time)) s. "
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
    let gap = before.prefix { $0.print != old.print }.reduce(0) { $0 + $1.length }
    let way = old.start - new.start
    if way > 0, way <= gap + max(before[0].start, 0) + 60, gap > 0 { return nil }
    return
      "\(old.name) was at \(old.start.galleyDescription), and is at "
      + "\(new.start.galleyDescription) after "
      + "\(seconds(time)) s. \(cause((old, new), list, offset, inset))"
  }

  /// Whether any of the items may still be in the list: its view shows an element, or the list has
  /// at least as many items as were visible before.
  private static func isStillThere(_ before: [Item], in list: _ListView) -> Bool {
    before.contains { item in
      guard let view = item.view else { return false }
      return list.elementsShown.contains { $0.view === view }
    } || list.counts.reduce(0, +) >= before.count
  }

  private static func seconds(_ time: Double) -> String { CGFloat(time).galleyDescription }

  /// Returns a description of the reason why an item has moved.
  private static func cause(
    _ pair: (Item, Item)?, _ list: _ListView, _ offset: CGPoint, _ inset: UIEdgeInsets
  ) -> String {
    let isHorizontal = list.scrollingAxis == .horizontal
    var causes: [String] = []
    if let (old, new) = pair {
      let delta = new.inContent - old.inContent
      let (way, other, size): (String, String, String) =
        isHorizontal
        ? (delta > 0 ? "to the right" : "to the left", "left of", delta > 0 ? "wider" : "narrower")
        : (delta > 0 ? "down" : "up", "above", delta > 0 ? "higher" : "lower")
      if abs(delta) > 0.5 {
        causes.append(
          "It is \(abs(delta).galleyDescription) further \(way) in the content, "
            + "because the content \(other) it has become \(size)")
      }
    }
    let name = isHorizontal ? "contentOffset.x" : "contentOffset.y"
    let before = isHorizontal ? offset.x : offset.y
    let now = isHorizontal ? list.contentOffset.x : list.contentOffset.y
    causes.append(
      abs(now - before) > 0.5
        ? "\(name) has gone from \(before.galleyDescription) to \(now.galleyDescription)"
        : "\(name) is \(before.galleyDescription), as before")
    let insetBefore = isHorizontal ? inset.left : inset.top
    let insetNow = isHorizontal ? list.adjustedContentInset.left : list.adjustedContentInset.top
    if insetNow != insetBefore {
      causes.append(
        "the \(isHorizontal ? "left" : "top") inset has gone from "
          + "\(insetBefore.galleyDescription) to \(insetNow.galleyDescription)")
    }
    return causes.joined(separator: "; ") + "."
  }
}
