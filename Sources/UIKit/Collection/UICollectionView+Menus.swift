import Foundation

// What comes up where a finger rests on an item.

extension UICollectionView {
  /// The menu that is shown. UIKit has no such member: there the menu is on the screen.
  public var presentedMenu: PresentedMenu? { contextMenuInteraction?.presentedMenu }

  /// As soon as somebody may say what comes up, a finger may rest.
  internal func installMenus() {
    guard menus == nil, delegate != nil else { return }
    let menus = CollectionMenus(of: self)
    self.menus = menus
    addInteraction(menus.interaction)
  }

  /// What a menu at a place is for: all that is selected, if the item there is; else that item, or
  /// nothing.
  fileprivate func paths(ofMenuAt point: CGPoint) -> [IndexPath] {
    guard let path = indexPathForItem(at: point) else { return [] }
    return selection.contains(path) ? selection.paths.sorted() : [path]
  }
}

/// Asks the delegate of a collection view for menus.
@MainActor
internal final class CollectionMenus: UIContextMenuInteractionDelegate {
  private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)
  private weak var view: UICollectionView?
  /// What the menu is for.
  private var paths: [IndexPath] = []

  init(of view: UICollectionView) { self.view = view }

  private var asked: (UICollectionView, any UICollectionViewDelegate)? {
    guard let view, let delegate = view.delegate else { return nil }
    return (view, delegate)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let (view, delegate) = asked, view.movement == nil else { return nil }
    paths = view.paths(ofMenuAt: location)
    return delegate.collectionView(
      view, contextMenuConfigurationForItemsAt: paths, point: location)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    preview {
      $1.collectionView($0, contextMenuConfiguration: configuration, highlightPreviewForItemAt: $2)
    }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    preview {
      $1.collectionView($0, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: $2)
    }
  }

  /// The delegate's previews; of the first item the interaction keeps one: that, or its cell.
  private func preview(
    _ ask: (UICollectionView, any UICollectionViewDelegate, IndexPath) -> UITargetedPreview?
  ) -> UITargetedPreview? {
    guard let (view, delegate) = asked else { return nil }
    let previews = paths.map { path in
      ask(view, delegate, path) ?? view.cellForItem(at: path).map { UITargetedPreview(view: $0) }
    }
    return previews.first ?? nil
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    guard let (view, delegate) = asked else { return }
    delegate.collectionView(
      view, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    guard let (view, delegate) = asked else { return }
    delegate.collectionView(view, willDisplayContextMenu: configuration, animator: animator)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    guard let (view, delegate) = asked else { return }
    delegate.collectionView(view, willEndContextMenuInteraction: configuration, animator: animator)
  }
}
