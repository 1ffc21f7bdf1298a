import Foundation
import GalleyGeometry
import GalleyLayout

/// Which items the data source has been told of before they are shown. It is no value, because a data source
/// that is told may ask the collection view, or reload it.
@MainActor
internal final class Prefetching {
  private var announced: Set<IndexPath> = []
  /// In which direction the content has moved last: 1 to its end, -1 to its start.
  var direction = 1.0

  /// Tells the data source of items that come soon, and of those that do not after all.
  ///
  /// - Parameter near: Items that are not in sight yet, the nearest first.
  func announce(_ near: [IndexPath], visible: Set<IndexPath>, _ view: _ListView) {
    let new = near.filter { !announced.contains($0) }
    let wanted = Set(near)
    let cancelled = announced.filter { !wanted.contains($0) && !visible.contains($0) }.sorted()
    announced = wanted
    let face = view.face
    if !cancelled.isEmpty { face.tellCancelledPrefetching(cancelled) }
    if !new.isEmpty { face.tellPrefetching(new) }
  }

  /// Forgets what was announced, because the data is another.
  func forget() { announced = [] }

  /// Items are elsewhere.
  func follow(_ after: (IndexPath) -> IndexPath?) {
    announced = Set(announced.compactMap(after))
  }
}

extension _ListView {
  /// Tells of what lies a screen ahead, in the direction in which the content has moved.
  internal func prefetch() {
    guard face.isPrefetching else { return }
    let isSideways =
      arrangement.map { $0.scrollAxis == .horizontal } ?? (contentSize.width > bounds.width)
    let ahead = bounds.offsetBy(
      dx: isSideways ? bounds.width * prefetching.direction : 0,
      dy: isSideways ? 0 : bounds.height * prefetching.direction)
    let items = answers.elements(in: viewport(ahead)).filter {
      $0.element.id.kind == .item && elements[$0.element.id] == nil
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
