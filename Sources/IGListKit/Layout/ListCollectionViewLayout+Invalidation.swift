import GalleyGeometry
import GalleyLayout
import UIKit

// What is out of date is asked for again: from one section on, because all behind it stand where it lets
// them.

extension ListCollectionViewLayout {
  /// The sections from one on are to be asked for again. `NSNotFound` names none.
  internal func outdate(from section: Int) {
    guard section != NSNotFound else { return }
    firstOutdated = min(firstOutdated ?? .max, max(section, 0))
  }

  /// Changes a setting that the delegate has nothing to do with.
  internal func change<Value: Equatable>(
    _ setting: WritableKeyPath<ListLayout, Value>, to value: Value
  ) {
    guard settings[keyPath: setting] != value else { return }
    settings[keyPath: setting] = value
    isArranged = false
    let context = ListCollectionViewLayoutInvalidationContext()
    context.invalidateSupplementaryListAttributes = true
    invalidateLayout(with: context)
  }

  internal func takeNote(of context: UICollectionViewLayoutInvalidationContext) {
    let list = context as? ListCollectionViewLayoutInvalidationContext
    let isMovement = context.targetIndexPathsForInteractivelyMovingItems != nil
    if context.invalidateEverything || list?.invalidateAllListAttributes == true {
      outdate(from: 0)
    } else if isMovement, let list {
      outdate(from: list.firstMovedSection ?? NSNotFound)
    } else if context.invalidatedItemIndexPaths != nil {
      // Whoever has one item asked for again may have changed others too.
      outdate(from: 0)
    } else if context.invalidateDataSourceCounts, firstOutdated == nil || asksAllInUpdates {
      // Nobody has said where, or nobody relies on it.
      outdate(from: 0)
    }
  }

  /// UIKit has had everything asked for again in an update since 2023.
  private var asksAllInUpdates: Bool { (collectionView?.generation ?? .current) >= .iOS18 }

  // MARK: Scrolling

  internal func isOutdated(by bounds: CGRect) -> Bool {
    guard let old = collectionView?.bounds else { return false }
    if old.size != bounds.size { return true }
    let axis = settings.scrollAxis
    return settings.stickyHeaders && old.galley.origin[axis] != bounds.galley.origin[axis]
  }

  internal func name(
    in context: UICollectionViewLayoutInvalidationContext, whatMovesBy bounds: CGRect
  ) {
    guard let list = context as? ListCollectionViewLayoutInvalidationContext,
      let old = collectionView?.bounds
    else { return }
    if old.size != bounds.size { list.invalidateAllListAttributes = true }
    guard settings.stickyHeaders else { return }
    list.invalidateSupplementaryListAttributes = true
    let headers = headers(in: old).union(headers(in: bounds))
    guard !headers.isEmpty else { return }
    list.invalidateSupplementaryElements(
      ofKind: UICollectionView.elementKindSectionHeader, at: headers.sorted())
  }

  /// The headers that stay in sight, where a part of the content is.
  private func headers(in bounds: CGRect) -> Set<IndexPath> {
    guard let arrangement else { return [] }
    let elements = arrangement.elements(in: Viewport(bounds.galley))
    return Set(
      elements.filter { $0.id.kind == .sectionHeader }.map { IndexPath($0.id.path) })
  }

  // MARK: Moving items

  /// Says from which section on items stand elsewhere.
  internal func note(
    _ context: UICollectionViewLayoutInvalidationContext, reordered paths: [IndexPath]
  ) {
    let list = context as? ListCollectionViewLayoutInvalidationContext
    list?.firstMovedSection = paths.map(\.section).min()
  }
}
