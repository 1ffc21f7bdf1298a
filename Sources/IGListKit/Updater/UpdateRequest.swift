import Foundation

/// The requests to an updater that have not begun. All of them become one update.
internal struct UpdateRequest {
  /// Whether everything is reloaded, whatever has changed.
  var isReload = false
  /// Whether all requests are to be animated.
  var isAnimated = true
  var collectionView: ListCollectionViewBlock?
  var sectionData: ListTransitionDataBlock?
  var applySectionData: ListTransitionDataApplyBlock?
  var reload: ListReloadUpdateBlock?
  /// The changes of items, in the order in which they were requested.
  var itemUpdates: [ListItemUpdateBlock] = []
  /// The completions, in the order in which they were requested.
  var completions: [ListUpdatingCompletion] = []

  /// Whether anything was requested.
  var hasChanges: Bool { isReload || sectionData != nil || !itemUpdates.isEmpty }

  /// Adds the item updates and completions of an update that has begun and will not be shown. They
  /// are inserted before the item updates and completions of this request.
  ///
  /// The section data, the reload and the animation of that update are dropped, as in IGListKit.
  /// That is safe because this method is called only for a change of the data source or the
  /// collection view, which reads all sections again.
  mutating func absorb(_ other: UpdateRequest) {
    collectionView = collectionView ?? other.collectionView
    itemUpdates = other.itemUpdates + itemUpdates
    completions = other.completions + completions
  }
}
