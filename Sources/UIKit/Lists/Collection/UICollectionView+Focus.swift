import Foundation

// Asks and notifies the delegate of a collection view about the focus.

extension UICollectionView {
  internal func askWhetherFocusable(_ path: IndexPath) -> Bool {
    delegate?.collectionView(self, canFocusItemAt: path) ?? allowsSelection
  }

  internal func askForFocused() -> IndexPath? {
    delegate?.indexPathForPreferredFocusedView(in: self)
  }

  internal func askWhetherSelectionFollowsFocus(_ path: IndexPath) -> Bool {
    delegate?.collectionView(self, selectionFollowsFocusForItemAt: path) ?? selectionFollowsFocus
  }

  internal func askWhetherFocusMoves(_ context: UIFocusUpdateContext) -> Bool {
    delegate?.collectionView(self, shouldUpdateFocusIn: listContext(context)) ?? true
  }

  internal func tellFocusMoved(
    _ context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {
    delegate?.collectionView(self, didUpdateFocusIn: listContext(context), with: coordinator)
  }

  private func listContext(_ context: UIFocusUpdateContext) -> UICollectionViewFocusUpdateContext {
    UICollectionViewFocusUpdateContext(
      context, from: path(ofItemAround: context.previouslyFocusedView),
      to: path(ofItemAround: context.nextFocusedView))
  }
}
