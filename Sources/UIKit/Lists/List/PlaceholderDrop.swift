import Foundation
import GalleyDiffing

/// The placeholder of a dropped item.
@MainActor
internal final class PlaceholderDrop: NSObject, UICollectionViewDropPlaceholderContext,
  UITableViewDropPlaceholderContext
{
  let dragItem: UIDragItem
  private let animator = DragAnimator()
  private weak var list: _ListView?
  private var placeholder: ListPlaceholders.Placeholder?
  private var update: (_ListElementView) -> Void = { _ in }

  init(of dragItem: UIDragItem) {
    self.dragItem = dragItem
    super.init()
  }

  /// - Parameter update: Configures the cell, each time that this is asked for.
  func show(
    at path: IndexPath, _ rowHeight: CGFloat = 0, in list: _ListView?,
    make: @escaping (IndexPath) -> _ListElementView,
    update: @escaping (_ListElementView) -> Void
  ) {
    self.list = list
    self.update = update
    let placeholder = ListPlaceholders.Placeholder(at: ItemPath(path), rowHeight: rowHeight) {
      let cell = make($0)
      update(cell)
      return cell
    }
    self.placeholder = placeholder
    list?.show(placeholder)
  }

  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
    guard let list, let placeholder else { return false }
    return list.replace(placeholder, dataSourceUpdates)
  }

  func deletePlaceholder() -> Bool {
    guard let list, let placeholder else { return false }
    return list.delete(placeholder)
  }

  func setNeedsCellUpdate() {
    guard let list, let placeholder, list.placeholders.contains(placeholder),
      let cell = list.shownView(.item, at: IndexPath(placeholder.path))
    else { return }
    update(cell)
  }

  func addAnimations(_ animations: @escaping () -> Void) { animator.addAnimations(animations) }

  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    animator.addCompletion(completion)
  }
}
