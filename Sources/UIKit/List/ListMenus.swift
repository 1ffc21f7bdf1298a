import Foundation

// What comes up where a finger rests on an item.

extension _ListView {
  /// As soon as somebody may say what comes up, a finger may rest.
  internal func installMenus() {
    guard menus == nil, face.hasDelegate else { return }
    let menus = ListMenus(of: self)
    self.menus = menus
    addInteraction(menus.interaction)
  }

  /// What a menu at a place is for: all that is selected, if the item there is; else that item, or
  /// nothing.
  fileprivate func paths(ofMenuAt point: CGPoint) -> [IndexPath] {
    guard let path = path(at: point) else { return [] }
    return selection.contains(path) ? selection.paths.sorted() : [path]
  }
}

/// Asks whoever is responsible for a list for menus.
@MainActor
internal final class ListMenus: UIContextMenuInteractionDelegate {
  private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)
  private weak var list: _ListView?
  /// What the menu is for.
  private var paths: [IndexPath] = []

  init(of list: _ListView) { self.list = list }

  private var face: (any ListFace)? {
    guard let face = list?.face, face.hasDelegate else { return nil }
    return face
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let face, face.movement == nil else { return nil }
    paths = face.paths(ofMenuAt: location)
    return face.askForMenu(of: paths, at: location)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    preview(configuration, isComing: true)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    preview(configuration, isComing: false)
  }

  /// The delegate's previews; of the first item the interaction keeps one: that, or its cell.
  private func preview(
    _ configuration: UIContextMenuConfiguration, isComing: Bool
  ) -> UITargetedPreview? {
    guard let face else { return nil }
    let previews = paths.map { path in
      face.askForPreview(of: path, configuration, isComing: isComing)
        ?? face.shownView(.item, at: path).map { UITargetedPreview(view: $0) }
    }
    return previews.first ?? nil
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    face?.tellPreviewTapped(configuration, animator)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    face?.tellMenuComes(configuration, animator)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    face?.tellMenuGoes(configuration, animator)
  }
}
