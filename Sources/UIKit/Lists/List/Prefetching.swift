import Foundation
import GalleyGeometry
import GalleyLayout

/// The items that the data source was asked to prefetch. This type is a class and not a structure:
/// a data source that is notified may call the list, which then accesses this object again. With a
/// structure, the two accesses would overlap, and Swift would trap.
@MainActor
internal final class Prefetching {
  /// The items that are not visible yet and that the data source was asked to prefetch.
  private var announced: Set<IndexPath> = []
  /// The direction of the last scrolling: 1 toward the end of the content, -1 toward its start.
  var direction = 1.0

  /// Notifies the data source of the items to prefetch, and of the items whose prefetching is
  /// cancelled.
  ///
  /// - Parameter near: Items that are not visible yet, the nearest first.
  func announce(_ near: [IndexPath], visible: Set<IndexPath>, _ view: _ListView) {
    let new = near.filter { !announced.contains($0) }
    let wanted = Set(near)
    let cancelled = announced.filter { !wanted.contains($0) && !visible.contains($0) }.sorted()
    let (kept, counts) = (wanted.subtracting(new), view.knownCounts)
    announced = kept
    let subclass = view.subclass
    // While a finger moves an item, the data source has the items at their old paths.
    if !cancelled.isEmpty {
      subclass.tellCancelledPrefetching(cancelled.map { view.dataPath(ofItemAt: $0) })
    }
    // The data source may have changed the list when it was notified. Then the new items are
    // announced in the next layout pass.
    guard announced == kept, view.knownCounts == counts else { return }
    announced = wanted
    if !new.isEmpty { subclass.tellPrefetching(new.map { view.dataPath(ofItemAt: $0) }) }
  }

  /// Removes all items, because the list reloads its data.
  func forget() { announced = [] }

  /// Changes the paths of items after an update.
  func follow(_ after: (IndexPath) -> IndexPath?) {
    announced = Set(announced.compactMap(after))
  }
}

extension _ListView {
  /// Prefetches the items in the next screen, in the direction of the last scrolling.
  internal func prefetch() {
    guard subclass.isPrefetching else { return }
    let isSideways =
      arrangement.map { $0.scrollAxis == .horizontal } ?? (contentSize.width > bounds.width)
    let ahead = bounds.offsetBy(
      dx: isSideways ? bounds.width * prefetching.direction : 0,
      dy: isSideways ? 0 : bounds.height * prefetching.direction)
    // A layout of the app may return items that do not exist.
    let items = answers.elements(in: viewport(ahead)).filter {
      $0.element.id.kind == .item && elements[$0.element.id] == nil
        && holds(IndexPath($0.element.id.path))
    }
    func distance(_ place: LaidOutElement) -> Double {
      let frame = place.element.frame
      let (middle, here) =
        isSideways ? (frame.midX, bounds.galley.midX) : (frame.midY, bounds.galley.midY)
      return (middle - here).magnitude
    }
    let near = items.sorted {
      (distance($0), $0.element.id.path) < (distance($1), $1.element.id.path)
    }
    prefetching.announce(
      near.map { IndexPath($0.element.id.path) }, visible: Set(visiblePaths { $0 == .item }), self)
  }
}
