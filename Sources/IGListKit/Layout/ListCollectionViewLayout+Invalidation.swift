import GalleyGeometry
import GalleyLayout
import GalleyUIKit

// Invalidation. The layout is invalid from one section on, because each section's position depends
// on the sections before it.

extension ListCollectionViewLayout {
  /// Invalidates the sections from `section` on. `NSNotFound` invalidates none.
  internal func outdate(from section: Int) {
    guard section != NSNotFound else { return }
    firstOutdated = min(firstOutdated ?? .max, max(section, 0))
  }

  /// Changes a setting that does not affect what the delegate supplies.
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

  /// Invalidates the sections that a context makes invalid.
  internal func recordInvalidation(of context: UICollectionViewLayoutInvalidationContext) {
    let list = context as? ListCollectionViewLayoutInvalidationContext
    let isMovement = context.targetIndexPathsForInteractivelyMovingItems != nil
    if context.invalidateEverything || list?.invalidateAllListAttributes == true {
      outdate(from: 0)
    } else if isMovement, let list {
      outdate(from: list.firstMovedSection ?? NSNotFound)
    } else if context.invalidatedItemIndexPaths != nil {
      // If the size of one item is invalid, the sizes of other items may be invalid, too.
      outdate(from: 0)
    } else if context.invalidateDataSourceCounts, firstOutdated == nil || asksAllInUpdates {
      // Either no section was named as changed, or the whole layout is invalidated in every update.
      outdate(from: 0)
    }
  }

  /// Whether an update invalidates the whole layout, as in UIKit since 2023.
  private var asksAllInUpdates: Bool { (collectionView?.generation ?? .current) >= .iOS18 }

  // MARK: Scrolling

  /// Whether the layout is invalid when the view has other bounds.
  internal func isOutdated(by bounds: CGRect) -> Bool {
    guard let old = collectionView?.bounds else { return false }
    if old.size != bounds.size { return true }
    let axis = settings.scrollAxis
    return settings.stickyHeaders && old.galley.origin[axis] != bounds.galley.origin[axis]
  }

  /// Adds the parts of the layout that change with the view's bounds to a context.
  internal func name(
    in context: UICollectionViewLayoutInvalidationContext, whatMovesBy bounds: CGRect
  ) {
    guard let list = context as? ListCollectionViewLayoutInvalidationContext,
      let view = collectionView
    else { return }
    let old = view.bounds
    if old.size != bounds.size { list.invalidateAllListAttributes = true }
    guard settings.stickyHeaders else { return }
    list.invalidateSupplementaryListAttributes = true
    let headers = headers(in: old, of: view).union(headers(in: bounds, of: view))
    guard !headers.isEmpty else { return }
    list.invalidateSupplementaryElements(
      ofKind: UICollectionView.elementKindSectionHeader, at: headers.sorted())
  }

  /// Returns the paths of the headers that are visible when the view has the given bounds.
  private func headers(in bounds: CGRect, of view: UICollectionView) -> Set<IndexPath> {
    guard let arrangement else { return [] }
    let elements = arrangement.elements(in: viewport(bounds, in: bounds, of: view))
    return Set(
      elements.filter { $0.id.kind == .sectionHeader }.map { IndexPath($0.id.path) })
  }

  // MARK: Moving items

  /// Records the first section in which items have been reordered.
  internal func note(
    _ context: UICollectionViewLayoutInvalidationContext, reordered paths: [IndexPath]
  ) {
    let list = context as? ListCollectionViewLayoutInvalidationContext
    list?.firstMovedSection = paths.map(\.section).min()
  }
}
