import Foundation

// Who hears of views that come into sight and leave it.

extension ListAdapter {
  /// A view is about to be seen: the app hears of the view, then of its section if it is the first.
  internal func begin(
    _ view: UICollectionReusableView, asItem isItem: Bool, of entry: SectionMap.Entry,
    at path: IndexPath
  ) {
    let (controller, object) = (entry.controller, entry.object)
    let isFirst = display.begin(view, asItem: isItem, at: path, controller, object)
    if isItem, let cell = view as? UICollectionViewCell {
      controller.hear(.willDisplayCell(cell, path.item), in: self)
      tellDelegates { $0.listAdapter(self, willDisplay: object, cell: cell, at: path) }
      workingRange.show(controller)
    }
    if isFirst {
      controller.hear(.willDisplay, in: self)
      tellDelegates { $0.listAdapter(self, willDisplay: object, at: path.section) }
    }
    isTellingWorkingRange = true
    refreshWorkingRange()
    isTellingWorkingRange = false
  }

  /// A view is gone: told with the object that it showed, which may be in the list no more.
  internal func end(_ view: UICollectionReusableView, at path: IndexPath) {
    guard let (shown, isLast) = display.end(view) else { return }
    let (controller, object) = (shown.controller, shown.object)
    if shown.isItem, let cell = view as? UICollectionViewCell {
      controller.hear(.didEndDisplayingCell(cell, path.item), in: self)
      tellDelegates { $0.listAdapter(self, didEndDisplaying: object, cell: cell, at: path) }
      workingRange.hide(controller)
    }
    if isLast {
      controller.hear(.didEndDisplaying, in: self)
      tellDelegates { $0.listAdapter(self, didEndDisplaying: object, at: path.section) }
    }
    refreshWorkingRange()
  }

  /// The list leaves its collection view: nothing of it is in sight there any more.
  internal func endAll() {
    for shown in display.inSight { end(shown.view, at: shown.path) }
    display.forget()
    workingRange.forget()
    refreshWorkingRange()
  }

  private func tellDelegates(_ body: (any ListAdapterDelegate) -> Void) {
    if let delegate { body(delegate) }
    IGListAdapterDelegateAnnouncer.sharedInstance().tell(body)
  }
}
