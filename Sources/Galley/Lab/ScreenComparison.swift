import Foundation
import GalleyUIKit

/// Compares a settled screen with a fresh screen of the same state.
///
/// Both should look the same. But items that a list has never shown still have estimated sizes,
/// which may differ. So the contents of elements are compared first, and then their frames.
@MainActor
internal struct ScreenComparison {
  let stage: Stage
  let fresh: Stage

  /// A difference.
  struct Difference: CustomStringConvertible {
    /// The element that differs, such as `item 3 of section 0 (PostCell)`.
    var place: String
    /// The differences, one line each.
    var findings: [String]

    var description: String {
      "\(place):\n" + findings.prefix(8).map { "  \($0)" }.joined(separator: "\n")
    }
  }

  /// Returns the first difference; `nil` if there is none.
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

  /// Returns the first difference with a picture of both screens; `nil` if there is none.
  ///
  /// - Parameter title: The line above the difference.
  func finding(_ title: String) -> LabFinding? {
    difference().map { LabFinding(text: "\(title)\n\($0)", picture: picture()) }
  }

  /// Returns the first difference that stays when the tasks of both screens have run; `nil` if there
  /// is none. The comparison scrolls, and cells that it brings into the viewport may start tasks.
  func differenceWithTasks() async -> Difference? {
    var difference: Difference?
    for _ in 0..<5 {
      difference = self.difference()
      if difference == nil { return nil }
      await stage.settleWithTasks()
      await fresh.settleWithTasks()
    }
    return difference
  }

  /// A picture of both screens, as the comparison has left them: scrolled to what differs.
  func picture() -> LabPicture? {
    guard let own = stage.root, let other = fresh.root else { return nil }
    return LabPicture(expected: other, now: own)
  }

  /// Returns the difference of the views outside of the lists.
  private func differenceAround() -> Difference? {
    guard let own = stage.root, let other = fresh.root else { return nil }
    // The contents of lists have been compared already, and views that scroll with them may have
    // other offsets.
    let isInList = { (view: UIView) in view.superview is _ListView }
    let looks = (
      ViewLook(own, leavingOut: isInList), ViewLook(other, leavingOut: isInList)
    )
    let findings = LookDifference.inAppearance(looks.0, looks.1).filter {
      $0.property != "contentOffset"
    }
    guard !findings.isEmpty else { return nil }
    return Difference(place: "around the list", findings: findings.map(\.description))
  }
}

/// Compares a list with the corresponding list of a fresh screen.
@MainActor
private struct ListComparison {
  private typealias Difference = ScreenComparison.Difference

  private let own: VisibleList
  private let other: VisibleList

  init(_ own: _ListView, _ ownStage: Stage, _ other: _ListView, _ otherStage: Stage) {
    self.own = VisibleList(list: own, stage: ownStage)
    self.other = VisibleList(list: other, stage: otherStage)
  }

  func difference() -> ScreenComparison.Difference? {
    let name = ViewName.className(own.list)
    loadMore()
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
    other.restore(own.place)
    if let problem = differenceOfElements() ?? differenceOfOtherViews() { return problem }
    if differenceOfPlaces() == nil { return nil }
    // One of the lists may still have estimated sizes for elements next to the visible ones, so
    // both are measured before they are compared again.
    let place = own.place
    for list in [own, other] {
      list.measureNeighbors()
      list.restore(place)
    }
    return differenceOfElements() ?? differenceOfPlaces()
  }

  /// Scrolls the list with fewer items to its end, because more may be loaded there.
  private func loadMore() {
    for _ in 0..<5 {
      let (count, others) = (
        own.list.counts.reduce(0, +), other.list.counts.reduce(0, +)
      )
      guard count != others else { return }
      let shorter = count < others ? own : other
      let offset = shorter.list.contentOffset
      shorter.go(toShare: 1)
      shorter.go(to: offset)
      if own.list.counts.reduce(0, +) == count, other.list.counts.reduce(0, +) == others { return }
    }
  }

  /// Returns the first difference of elements that are visible in both lists.
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
      let findings = LookDifference.inAppearance(ViewLook(view), ViewLook(expected))
      if !findings.isEmpty {
        return Difference(place: place, findings: findings.map(\.description))
      }
    }
    return nil
  }

  /// Returns the first difference of views in the lists that show no elements, such as the header of
  /// a table and the background.
  private func differenceOfOtherViews() -> Difference? {
    let (views, others) = (own.otherViews, other.otherViews)
    let place = ViewName.className(own.list)
    if let extra = views.dropFirst(others.count).first {
      return Difference(
        place: place,
        findings: ["\(ViewName.className(extra)) is shown, and is not there in a fresh one"])
    }
    if let missing = others.dropFirst(views.count).first {
      return Difference(
        place: place,
        findings: ["\(ViewName.className(missing)) is not there, and is shown in a fresh one"])
    }
    for (view, expected) in zip(views, others) {
      let findings = LookDifference.inAppearance(ViewLook(view), ViewLook(expected))
      guard findings.isEmpty else {
        return Difference(
          place: "\(ViewName.className(view)) in \(place)", findings: findings.map(\.description))
      }
    }
    return nil
  }

  /// Returns the first element whose frame differs, or that is visible in only one of the lists.
  private func differenceOfPlaces() -> Difference? {
    let (frames, others) = (own.frames, other.frames)
    for (id, frame) in frames.sorted(by: { $0.key < $1.key }) {
      guard let expected = others[id] else {
        // An element that is visible by less than a point may be out of the viewport in the other
        // list because of rounding.
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

/// A list and its visible elements.
@MainActor
internal struct VisibleList {
  let list: _ListView
  let stage: Stage

  /// An item, and the offset of its origin from the origin of the list.
  typealias Place = (path: IndexPath, distance: CGPoint)

  /// The views of the visible elements.
  var elements: [ElementName: UIView] {
    Dictionary(
      list.elementsShown.filter { $0.view.isSeen && !isOutsideViewport(frame(of: $0.view)) }
        .map { ($0.id, $0.view) }, uniquingKeysWith: { first, _ in first })
  }

  /// The frames of the visible elements, in the viewport.
  var frames: [ElementName: CGRect] { elements.mapValues { frame(of: $0) } }

  private func frame(of view: UIView) -> CGRect {
    var frame = view.superview?.convert(view.frame, to: list) ?? view.frame
    frame.origin.x -= list.contentOffset.x
    frame.origin.y -= list.contentOffset.y
    return frame
  }

  private func isOutsideViewport(_ frame: CGRect) -> Bool {
    frame.maxX <= 0.01 || frame.maxY <= 0.01 || frame.minX >= list.bounds.width - 0.01
      || frame.minY >= list.bounds.height - 0.01
  }

  /// Whether hardly any of a frame is visible.
  func isSliver(_ frame: CGRect) -> Bool {
    let inside = frame.intersection(CGRect(origin: .zero, size: list.bounds.size))
    return inside.isNull || inside.width < 1 || inside.height < 1
  }

  /// Whether two frames are equal, apart from rounding to pixels.
  func isNear(_ one: CGRect, _ other: CGRect) -> Bool {
    let tolerance = 0.001 + 1 / max(list.traitCollection.displayScale, 1)
    return abs(one.minX - other.minX) <= tolerance && abs(one.minY - other.minY) <= tolerance
  }

  /// The visible subviews that show no elements: the header and footer of a table, the background,
  /// the index, and the views that the app has added. A refresh control is visible while it
  /// refreshes.
  var otherViews: [UIView] {
    list.subviews.filter { view in
      guard !(view is _ListElementView), view.isSeen else { return false }
      if let control = view as? UIRefreshControl { return control.isRefreshing }
      let name = String(reflecting: type(of: view))
      let isOfUIKit = name.hasPrefix("GalleyUIKit.")
      guard !isOfUIKit || name.hasPrefix("GalleyUIKit.UI") || name.hasSuffix(".TableIndexView")
      else { return false }
      return !ViewLook(view).inks.isEmpty
    }
  }

  /// A visible cell, header or footer that shows no element.
  var ghost: UIView? {
    let shown = Set(list.elementsShown.map { ObjectIdentifier($0.view) })
    return list.subviews.first {
      $0 is _ListElementView && $0.isSeen && !shown.contains(ObjectIdentifier($0))
        && !isOutsideViewport(frame(of: $0))
    }
  }

  // MARK: Scrolling

  private var offsetRange: (x: ClosedRange<CGFloat>, y: ClosedRange<CGFloat>) {
    let (inset, size) = (list.adjustedContentInset, list.bounds.size)
    let right = list.contentSize.width + inset.right - size.width
    let bottom = list.contentSize.height + inset.bottom - size.height
    return (-inset.left...max(-inset.left, right), -inset.top...max(-inset.top, bottom))
  }

  /// A description of the offset if it is outside of the content; `nil` if it is inside. A list
  /// that has settled should not be overscrolled.
  var problemOfOffset: String? {
    let (offset, offsetRange) = (list.contentOffset, offsetRange)
    let isInside =
      offset.x >= offsetRange.x.lowerBound - 0.5 && offset.x <= offsetRange.x.upperBound + 0.5
      && offset.y >= offsetRange.y.lowerBound - 0.5 && offset.y <= offsetRange.y.upperBound + 0.5
    guard !isInside, !list.isPagingEnabled else { return nil }
    return
      "it is scrolled beyond its content: contentOffset is (\(offset.x.galleyDescription), "
      + "\(offset.y.galleyDescription)), and the content is \(list.contentSize.width.galleyDescription) × "
      + "\(list.contentSize.height.galleyDescription)"
  }

  /// The position of the first visible item.
  var place: Place? {
    let items = frames.compactMap { id, frame -> Place? in
      id.kind == nil ? (id.path, frame.origin) : nil
    }
    return items.min {
      ($0.distance.y, $0.distance.x, $0.path) < ($1.distance.y, $1.distance.x, $1.path)
    }
  }

  /// Scrolls until an item is at a position. If the item is partly outside there, all of it is
  /// shown first, so that it is measured.
  func restore(_ place: Place?) {
    guard let place else { return }
    if place.distance.x < 0 || place.distance.y < 0 { scroll(to: (place.path, .zero)) }
    scroll(to: place)
  }

  /// Scrolls repeatedly, because the measured sizes of new elements may move the item.
  private func scroll(to place: Place) {
    for _ in 0..<20 {
      guard let frame = list.frameOfItem(at: place.path) else { return }
      let delta = CGPoint(
        x: frame.minX - list.contentOffset.x - place.distance.x,
        y: frame.minY - list.contentOffset.y - place.distance.y)
      let axes = scrollsAlong
      let (x, y) = (axes.x ? delta.x : 0, axes.y ? delta.y : 0)
      if abs(x) < 0.001 && abs(y) < 0.001 { return }
      scroll(by: CGPoint(x: x, y: y))
    }
  }

  private var scrollsAlong: (x: Bool, y: Bool) {
    (list.contentSize.width > list.bounds.width + 0.5, list.contentSize.height > 0)
  }

  private func scroll(by delta: CGPoint) {
    list.contentOffset = CGPoint(
      x: list.contentOffset.x + delta.x, y: list.contentOffset.y + delta.y)
    stage.settle()
  }

  /// Scrolls one page back and one page forward, so that the elements there are measured.
  func measureNeighbors() {
    let (start, size) = (list.contentOffset, list.bounds.size)
    for page in [-1.0, 1.0] {
      let along = scrollsAlong
      go(
        to: CGPoint(
          x: start.x + (along.x ? page * size.width : 0),
          y: start.y + (along.y ? page * size.height : 0)))
    }
  }

  /// Scrolls to an offset, clamped to the bounds of the content.
  func go(to offset: CGPoint) {
    let offsetRange = offsetRange
    list.contentOffset = CGPoint(
      x: min(max(offset.x, offsetRange.x.lowerBound), offsetRange.x.upperBound),
      y: min(max(offset.y, offsetRange.y.lowerBound), offsetRange.y.upperBound))
    stage.settle()
  }

  /// Scrolls until nothing of the content is visible, so that the cells of a short list are reused,
  /// too. As during a bounce, the offset is outside of the content.
  func goBeyond() {
    let size = list.bounds.size
    list.contentOffset = CGPoint(
      x: scrollsAlong.y ? list.contentOffset.x : list.contentSize.width + size.width,
      y: scrollsAlong.y ? list.contentSize.height + size.height : list.contentOffset.y)
    stage.window.layoutIfNeeded()
  }

  /// Scrolls to a fraction of the distance from the start of the content to its end.
  func go(toShare share: Double) {
    let offsetRange = offsetRange
    go(
      to: CGPoint(
        x: offsetRange.x.lowerBound + (offsetRange.x.upperBound - offsetRange.x.lowerBound) * share,
        y: offsetRange.y.lowerBound + (offsetRange.y.upperBound - offsetRange.y.lowerBound) * share)
    )
  }
}
