import Foundation

// Notifies delegates when a view is displayed and when a view is no longer displayed.

extension ListAdapter {
  /// Called before a view is displayed.
  ///
  /// Notifies the delegates of the cell, and of the section if the view is the first visible view
  /// of the section.
  internal func begin(
    _ view: UICollectionReusableView, asItem isItem: Bool, of entry: SectionMap.Entry,
    at path: IndexPath
  ) {
    let (controller, object) = (entry.controller, entry.object)
    let isFirst = display.begin(view, asItem: isItem, at: path, controller, object)
    if isItem, let cell = view as? UICollectionViewCell {
      controller.handle(.willDisplayCell(cell, path.item), in: self)
      tellDelegates { $0.listAdapter(self, willDisplay: object, cell: cell, at: path) }
      workingRange.show(controller)
    }
    if isFirst {
      controller.handle(.willDisplay, in: self)
      tellDelegates { $0.listAdapter(self, willDisplay: object, at: path.section) }
    }
    isTellingWorkingRange = true
    refreshWorkingRange()
    isTellingWorkingRange = false
  }

  /// Called when a view is no longer displayed.
  ///
  /// The delegates receive the object that the view showed. The object may no longer be in the
  /// list.
  internal func end(_ view: UICollectionReusableView, at path: IndexPath) {
    guard let (shown, isLast) = display.end(view) else { return }
    let (controller, object) = (shown.controller, shown.object)
    if shown.isItem, let cell = view as? UICollectionViewCell {
      controller.handle(.didEndDisplayingCell(cell, path.item), in: self)
      tellDelegates { $0.listAdapter(self, didEndDisplaying: object, cell: cell, at: path) }
      workingRange.hide(controller)
    }
    if isLast {
      controller.handle(.didEndDisplaying, in: self)
      tellDelegates { $0.listAdapter(self, didEndDisplaying: object, at: path.section) }
    }
    refreshWorkingRange()
  }

  /// Notifies the delegates that no view is displayed any more, because the adapter no longer uses
  /// its collection view.
  internal func endAll() {
    for shown in display.displayed { end(shown.view, at: shown.path) }
    display.removeAll()
    workingRange.removeAll()
    refreshWorkingRange()
  }

  private func tellDelegates(_ body: (any ListAdapterDelegate) -> Void) {
    if let delegate { body(delegate) }
    IGListAdapterDelegateAnnouncer.sharedInstance().notifyListeners(body)
  }
}
