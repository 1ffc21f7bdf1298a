import Foundation
import GalleyGeometry
import GalleyLayout

@testable import GalleyUIKit

/// Shows a layout case on a screen, and lists the differences from its figures.
@MainActor
struct ViewJudge {
  private let world: CaseWorld
  private(set) var differences: [String] = []
  /// How many views were compared.
  private(set) var compared = 0

  private var known: LayoutCase { world.known }
  private var view: UICollectionView { world.view }

  init(_ known: LayoutCase) {
    world = CaseWorld(known)
    if known.offset != .zero {
      view.contentOffset = CGPoint(known.offset)
      world.settle()
      if view.contentOffset != CGPoint(known.offset) { note("has gone to \(view.contentOffset)") }
    }
    compareContentSize()
    compareElements()
    compareViews()
    compareSideways()
    compareStops()
  }

  private mutating func note(_ text: String) { differences.append(text) }

  private func isNear(_ one: CGFloat, _ other: Double) -> Bool { abs(one - other) <= 1e-3 }

  private func isNear(_ one: CGRect, _ other: Rect) -> Bool {
    isNear(one.minX, other.origin.x) && isNear(one.minY, other.origin.y)
      && isNear(one.width, other.size.width) && isNear(one.height, other.size.height)
  }

  private mutating func compareContentSize() {
    guard let expected = known.expected.contentSize else { return }
    let size = view.contentSize
    if !isNear(size.width, expected.width) || !isNear(size.height, expected.height) {
      note("content \(size), expected \(expected)")
    }
  }

  /// Whether the expected frame of an element is that without pinning, while the view on the screen
  /// pins it.
  private func isElsewhere(_ expected: CaseElement) -> Bool {
    guard let layout = view.collectionViewLayout as? UICollectionViewCompositionalLayout,
      case .supplementary = expected.id.kind
    else { return false }
    return layout.pinsSomething && known.expected.listing != .onScreen && known.offset == .zero
  }

  // MARK: What the view says

  private mutating func compareElements() {
    // Items that a handler moves are compared in compareSideways().
    guard known.expected.sidewaysViews.isEmpty else { return }
    for expected in known.expected.elements + known.expected.singles {
      guard !isElsewhere(expected) else { continue }
      let path = IndexPath(item: expected.id.path.item, section: expected.id.path.section)
      let found =
        switch expected.id.kind {
        case .item: view.layoutAttributesForItem(at: path)
        case .supplementary(let kind):
          view.layoutAttributesForSupplementaryElement(ofKind: kind, at: path)
        case .decoration(let kind):
          view.collectionViewLayout.layoutAttributesForDecorationView(ofKind: kind, at: path)
        }
      guard let found else {
        note("has no \(expected.id)")
        continue
      }
      if !isNear(found.frame, expected.frame) { note("\(found), expected \(expected.frame)") }
      if let zIndex = expected.zIndex, found.zIndex != zIndex {
        note("\(found), expected z \(zIndex)")
      }
    }
  }

  // MARK: What is to be seen

  private func shownView(_ id: Element.ID) -> UIView? {
    let path = IndexPath(item: id.path.item, section: id.path.section)
    return switch id.kind {
    case .item: view.cellForItem(at: path)
    case .supplementary(let kind): view.supplementaryView(forElementKind: kind, at: path)
    case .decoration: view.elements[id]?.view
    }
  }

  private func frameOnContent(_ shown: UIView) -> CGRect {
    shown.superview?.convert(shown.frame, to: view) ?? shown.frame
  }

  private mutating func compareViews() {
    guard known.expected.sidewaysViews.isEmpty else { return }
    for expected in known.expected.elements where !isElsewhere(expected) {
      let row = view.scrollers[expected.id.path.section]
      var frame = CGRect(expected.frame)
      if expected.id.kind == .item, let row { frame.origin.x -= row.offset }
      let isInSight = frame.intersects(view.bounds)
      guard let shown = shownView(expected.id) else {
        // An element that is listed only because of its group has a view only when the group is
        // visible.
        if isInSight, known.expected.listing == .onScreen { note("shows no \(expected.id)") }
        continue
      }
      compared += 1
      let found = frameOnContent(shown)
      if !isNear(found, frame.galley) {
        note("shows \(expected.id) at \(found), expected \(frame)")
      }
    }
    if known.expected.listing == .onScreen {
      let (shown, wanted) = (Set(view.elements.all.keys), known.expected.elements.map(\.id))
      if shown != Set(wanted) { note("shows \(shown.sorted()), expected \(wanted)") }
    } else if known.expected.listing == .all {
      let ids = Set(known.expected.elements.map(\.id))
      let shown = Set(view.elements.all.keys)
      if !shown.isSubset(of: ids) { note("shows \(shown.subtracting(ids).sorted())") }
      let missing = Set(
        (view.collectionViewLayout.layoutAttributesForElements(in: view.bounds) ?? []).map(\.id)
      ).subtracting(shown)
      if !missing.isEmpty { note("does not show \(missing.sorted())") }
    }
  }

  // MARK: Rows that scroll across

  private mutating func compareSideways() {
    for expected in known.expected.sidewaysViews {
      guard let row = view.scrollers[expected.section] else {
        note("section \(expected.section) is no row")
        continue
      }
      row.scroll(to: CGFloat(expected.offset), animated: false)
      world.settle()
      let items = view.indexPathsForVisibleItems.filter { $0.section == expected.section }
      if items.map(\.item) != expected.cells.map(\.item) {
        note("row \(expected.section) at \(expected.offset) shows \(items)")
      }
      for cell in expected.cells {
        let path = IndexPath(item: cell.item, section: expected.section)
        guard let shown = view.cellForItem(at: path) else { continue }
        compared += 1
        let found = frameOnContent(shown)
        if !isNear(found, cell.frame) {
          note("row at \(expected.offset) shows \(cell.item) at \(found), not \(cell.frame)")
        }
        if !isNear(shown.alpha, cell.alpha) { note("shows \(cell.item) at \(shown.alpha)") }
      }
    }
  }

  /// Compares where a row stops when a finger releases it at an offset, by the methods of its
  /// delegate.
  private mutating func compareStops() {
    for stop in known.expected.stops {
      guard let row = view.scrollers[stop.section] else {
        note("section \(stop.section) is no row")
        continue
      }
      var target = row.point(CGFloat(stop.proposed))
      row.scrollViewWillBeginDragging(row)
      row.scrollViewWillEndDragging(row, withVelocity: .zero, targetContentOffset: &target)
      if row.row.behavior == .continuous {
        // Continuous scrolling has no target of its own, but it stops at the ends of the content.
        let limit = row.contentSize.width - row.bounds.width
        target.x = min(max(target.x, 0), limit)
      }
      if !isNear(target.x, stop.rest) {
        note("row \(stop.section) let go at \(stop.proposed) goes to \(target.x), not \(stop.rest)")
      }
    }
  }
}
