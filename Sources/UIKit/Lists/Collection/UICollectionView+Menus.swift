import Foundation

// Context menus of items.

extension UICollectionView {
  /// The menu that is presented. UIKit has no such member.
  public var presentedMenu: PresentedMenu? { contextMenuInteraction?.presentedMenu }
}

extension UICollectionView {
  internal func askForMenu(
    of paths: [IndexPath], at point: CGPoint
  ) -> UIContextMenuConfiguration? {
    delegate?.collectionView(self, contextMenuConfigurationForItemsAt: paths, point: point)
  }

  internal func askForPreview(
    of path: IndexPath, _ configuration: UIContextMenuConfiguration, isComing: Bool
  ) -> UITargetedPreview? {
    isComing
      ? delegate?.collectionView(
        self, contextMenuConfiguration: configuration, highlightPreviewForItemAt: path)
      : delegate?.collectionView(
        self, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: path)
  }

  internal func tellPreviewTapped(
    _ configuration: UIContextMenuConfiguration,
    _ animator: any UIContextMenuInteractionCommitAnimating
  ) {
    delegate?.collectionView(
      self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }

  internal func tellMenuWillDisplay(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  ) {
    delegate?.collectionView(self, willDisplayContextMenu: configuration, animator: animator)
  }

  internal func tellMenuWillEnd(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  ) {
    delegate?.collectionView(self, willEndContextMenuInteraction: configuration, animator: animator)
  }
}
