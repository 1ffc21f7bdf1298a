import Foundation
import UIKit

/// A screen at rest, held against a fresh screen of the same state.
///
/// Whatever has happened before, both look the same. What a list has not had in sight may have another size in one
/// of them, as long as it was estimated there. So elements are compared first, and then where they are.
@MainActor
internal struct ScreenComparison {
  let stage: Stage
  let fresh: Stage

  /// A difference.
  struct Difference: CustomStringConvertible {
    /// Where it is: `item 3 of section 0 (PostCell)`.
    var place: String
    /// What is otherwise.
    var findings: [String]

    var description: String {
      "\(place):\n" + findings.prefix(8).map { "  \($0)" }.joined(separator: "\n")
    }
  }

  /// The first difference; `nil` if there is none.
  func difference() -> Difference? {
    stage.settle()
    fresh.settle()
    let lists = (stage.lists, fresh.lists)
    guard lists.0.count == lists.1.count else {
      return Difference(
        place: "the screen",
        findings: ["\(lists.0.count) lists are shown instead of \(lists.1.count)"])
    }
    for (own, other) in zip(lists.0, lists.1) {
      if let problem = ListComparison(own, stage, other, fresh).difference() { return problem }
    }
    return differenceAround()
  }

  /// What is otherwise around the lists.
  private func differenceAround() -> Difference? {
    guard let own = stage.root, let other = fresh.root else { return nil }
    // What is in lists was compared, and what scrolls with them may stand elsewhere.
    let isInList = { (view: UIView) in view.superview is _ListView }
    let looks = (
      ViewLook(own, leavingOut: isInList), ViewLook(other, leavingOut: isInList)
    )
    let findings = LookDifference.toTheEye(looks.0, looks.1).filter {
      $0.property != "contentOffset"
    }
    guard !findings.isEmpty else { return nil }
    return Difference(place: "around the list", findings: findings.map(\.description))
  }
}

/// A list held against a list in a fresh screen.
@MainActor
private struct ListComparison {
  private typealias Difference = ScreenComparison.Difference

  private let own: ListInSight
  private let other: ListInSight

  init(_ own: _ListView, _ ownStage: Stage, _ other: _ListView, _ otherStage: Stage) {
    self.own = ListInSight(list: own, stage: ownStage)
    self.other = ListInSight(list: other, stage: otherStage)
  }

  func difference() -> ScreenComparison.Difference? {
    let name = ViewName.className(own.list)
    guard own.list.counts == other.list.counts else {
      return Difference(
        place: name,
        findings: ["it shows \(own.list.counts) items a section instead of \(other.list.counts)"])
    }
    if let problem = own.problemOfOffset { return Difference(place: name, findings: [problem]) }
    if let ghost = own.ghost {
      return Difference(
        place: name,
        findings: [
          "a \(ViewName.className(ghost)) is shown that shows no item: \(ghost.galleyFrame)"
        ])
    }
    other.goTo(own.place)
    if let problem = differenceOfElements() { return problem }
    if differenceOfPlaces() == nil { return nil }
    // What stands beside something in sight may have been estimated in one of them.
    let place = own.place
    for list in [own, other] {
      list.lookAround()
      list.goTo(place)
    }
    return differenceOfElements() ?? differenceOfPlaces()
  }

  /// What is otherwise in elements that are in sight in both.
  private func differenceOfElements() -> Difference? {
    let others = other.elements
    for (id, view) in own.elements.sorted(by: { $0.key < $1.key }) {
      guard let expected = others[id] else { continue }
      let place = "\(id) (\(ViewName.className(view)))"
      guard type(of: view) == type(of: expected) else {
        return Difference(
          place: place,
          findings: ["it is shown by a \(ViewName.className(expected)) in a fresh one"])
      }
      let findings = LookDifference.toTheEye(ViewLook(view), ViewLook(expected))
      if !findings.isEmpty {
        return Difference(place: place, findings: findings.map(\.description))
      }
    }
    return nil
  }

  /// What is elsewhere, or is in sight in one of them only.
  private func differenceOfPlaces() -> Difference? {
    let (frames, others) = (own.frames, other.frames)
    for (id, frame) in frames.sorted(by: { $0.key < $1.key }) {
      guard let expected = others[id] else {
        // A sliver at the edge comes and goes with rounding.
        if own.isSliver(frame) { continue }
        return Difference(
          place: "\(id)", findings: ["it is in sight at \(text(frame)), and is not in a fresh one"])
      }
      if !own.isNear(frame, expected) {
        return Difference(
          place: "\(id)",
          findings: ["it is at \(text(frame)) instead of \(text(expected)) in the list's window"])
      }
    }
    for (id, frame) in others.sorted(by: { $0.key < $1.key })
    where frames[id] == nil && !other.isSliver(frame) {
      return Difference(
        place: "\(id)", findings: ["it is not in sight, and is at \(text(frame)) in a fresh one"])
    }
    return nil
  }

  private func text(_ frame: CGRect) -> String { frame.galleyDescription }
}

/// A list, and what is in sight of it.
@MainActor
internal struct ListInSight {
  let list: _ListView
  let stage: Stage

  /// An item, and how far its corner is from that of the list.
  typealias Place = (path: IndexPath, distance: CGPoint)

  /// The views in sight, by what they show.
  var elements: [ElementName: UIView] {
    Dictionary(
      list.elementsShown.filter { $0.view.isSeen && !isOutOfSight(frame(of: $0.view)) }
        .map { ($0.id, $0.view) }, uniquingKeysWith: { first, _ in first })
  }

  /// Where these views are in what is in sight.
  var frames: [ElementName: CGRect] { elements.mapValues { frame(of: $0) } }

  private func frame(of view: UIView) -> CGRect {
    var frame = view.superview?.convert(view.frame, to: list) ?? view.frame
    frame.origin.x -= list.contentOffset.x
    frame.origin.y -= list.contentOffset.y
    return frame
  }

  private func isOutOfSight(_ frame: CGRect) -> Bool {
    frame.maxX <= 0.01 || frame.maxY <= 0.01 || frame.minX >= list.bounds.width - 0.01
      || frame.minY >= list.bounds.height - 0.01
  }

  /// Whether hardly anything of a frame is in sight.
  func isSliver(_ frame: CGRect) -> Bool {
    let inside = frame.intersection(CGRect(origin: .zero, size: list.bounds.size))
    return inside.isNull || inside.width < 1 || inside.height < 1
  }

  /// Whether two places are the same, but for the rounding to pixels.
  func isNear(_ one: CGRect, _ other: CGRect) -> Bool {
    let tolerance = 0.001 + 1 / max(list.traitCollection.displayScale, 1)
    return abs(one.minX - other.minX) <= tolerance && abs(one.minY - other.minY) <= tolerance
  }

  /// A cell, a header or a footer that is seen and shows no element.
  var ghost: UIView? {
    let shown = Set(list.elementsShown.map { ObjectIdentifier($0.view) })
    return list.subviews.first {
      $0 is _ListElementView && $0.isSeen && !shown.contains(ObjectIdentifier($0))
        && !isOutOfSight(frame(of: $0))
    }
  }

  // MARK: Scrolling

  private var room: (x: ClosedRange<CGFloat>, y: ClosedRange<CGFloat>) {
    let (inset, size) = (list.adjustedContentInset, list.bounds.size)
    let right = list.contentSize.width + inset.right - size.width
    let bottom = list.contentSize.height + inset.bottom - size.height
    return (-inset.left...max(-inset.left, right), -inset.top...max(-inset.top, bottom))
  }

  /// At rest the content is not pulled beyond its edges.
  var problemOfOffset: String? {
    let (offset, room) = (list.contentOffset, room)
    let isInside =
      offset.x >= room.x.lowerBound - 0.5 && offset.x <= room.x.upperBound + 0.5
      && offset.y >= room.y.lowerBound - 0.5 && offset.y <= room.y.upperBound + 0.5
    guard !isInside, !list.isPagingEnabled else { return nil }
    return
      "it is scrolled beyond its content: contentOffset is (\(offset.x.galleyDescription), "
      + "\(offset.y.galleyDescription)), and the content is \(list.contentSize.width.galleyDescription) × "
      + "\(list.contentSize.height.galleyDescription)"
  }

  /// Where the first item in sight is.
  var place: Place? {
    let items = frames.compactMap { id, frame -> Place? in
      id.kind == nil ? (id.path, frame.origin) : nil
    }
    return items.min {
      ($0.distance.y, $0.distance.x, $0.path) < ($1.distance.y, $1.distance.x, $1.path)
    }
  }

  /// Scrolls until an item is at its place. First all of it is to be seen, so that it is measured.
  func goTo(_ place: Place?) {
    guard let place else { return }
    if place.distance.x < 0 || place.distance.y < 0 { scroll(to: (place.path, .zero)) }
    scroll(to: place)
  }

  /// What comes into sight may move it once more.
  private func scroll(to place: Place) {
    for _ in 0..<20 {
      guard let frame = list.frameOfItem(at: place.path) else { return }
      let way = CGPoint(
        x: frame.minX - list.contentOffset.x - place.distance.x,
        y: frame.minY - list.contentOffset.y - place.distance.y)
      let axes = scrollsAlong
      let (x, y) = (axes.x ? way.x : 0, axes.y ? way.y : 0)
      if abs(x) < 0.001 && abs(y) < 0.001 { return }
      scroll(by: CGPoint(x: x, y: y))
    }
  }

  private var scrollsAlong: (x: Bool, y: Bool) {
    (list.contentSize.width > list.bounds.width + 0.5, list.contentSize.height > 0)
  }

  private func scroll(by way: CGPoint) {
    list.contentOffset = CGPoint(x: list.contentOffset.x + way.x, y: list.contentOffset.y + way.y)
    stage.settle()
  }

  /// What has come near is measured.
  func lookAround() {
    let (start, size) = (list.contentOffset, list.bounds.size)
    for page in [-1.0, 1.0] {
      let along = scrollsAlong
      go(
        to: CGPoint(
          x: start.x + (along.x ? page * size.width : 0),
          y: start.y + (along.y ? page * size.height : 0)))
    }
  }

  /// Goes to an offset, as far as the content reaches.
  func go(to offset: CGPoint) {
    let room = room
    list.contentOffset = CGPoint(
      x: min(max(offset.x, room.x.lowerBound), room.x.upperBound),
      y: min(max(offset.y, room.y.lowerBound), room.y.upperBound))
    stage.settle()
  }

  /// Goes to a share of the way from the start of the content to its end.
  func go(toShare share: Double) {
    let room = room
    go(
      to: CGPoint(
        x: room.x.lowerBound + (room.x.upperBound - room.x.lowerBound) * share,
        y: room.y.lowerBound + (room.y.upperBound - room.y.lowerBound) * share))
  }
}
