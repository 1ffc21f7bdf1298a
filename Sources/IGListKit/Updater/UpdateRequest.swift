import Foundation

/// What an updater has been asked for and has not begun: all of it becomes one update.
internal struct UpdateRequest {
  /// Whether everything is shown anew, whatever has changed.
  var isReload = false
  /// Whether everybody who asked wants it animated.
  var isAnimated = true
  var collectionView: ListCollectionViewBlock?
  var sectionData: ListTransitionDataBlock?
  var applySectionData: ListTransitionDataApplyBlock?
  var reload: ListReloadUpdateBlock?
  /// In the order in which they were asked for.
  var itemUpdates: [ListItemUpdateBlock] = []
  /// In the order in which they were asked for.
  var completions: [ListUpdatingCompletion] = []

  /// Whether there is something to do.
  var hasChanges: Bool { isReload || sectionData != nil || !itemUpdates.isEmpty }

  /// Something that was begun and is not to be shown comes before all this.
  mutating func takeOver(_ other: UpdateRequest) {
    collectionView = collectionView ?? other.collectionView
    itemUpdates = other.itemUpdates + itemUpdates
    completions = other.completions + completions
  }
}
