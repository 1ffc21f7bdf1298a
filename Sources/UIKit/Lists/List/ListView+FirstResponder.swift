import GalleyLayout

// A cell, header or footer that contains the first responder is not reused while it is off screen.

extension _ListView {
  /// Whether a view contains the first responder.
  internal func holdsFirstResponder(_ view: UIView) -> Bool {
    guard let responder = FirstResponder.holder(for: self).current as? UIView else { return false }
    return responder.isDescendant(of: view)
  }

  /// Ends the display of a view that is no longer visible. A view that contains the first responder
  /// is kept for its element, and is not reused; any other view is enqueued.
  ///
  /// - Unverified: that the delegate is notified of the end of the display of such a view, that
  ///   `cellForItem(at:)` returns `nil`, that `indexPath(for:)` returns its path, and that a header
  ///   or footer that becomes visible again is the same view.
  internal func endDisplayUnlessFirstResponder(_ shown: VisibleElements.Shown) {
    guard holdsFirstResponder(shown.view) else { return endDisplaying(shown) }
    tellEnd(of: shown)
    elements.keep(shown)
  }

  /// Sets the frames of the views that are kept because they contain the first responder. A view
  /// that no longer contains the first responder is enqueued.
  internal func placeKept() {
    for (id, shown) in elements.kept.sorted(by: { $0.key < $1.key }) {
      guard holdsFirstResponder(shown.view) else {
        elements.dropKept(id)
        enqueueView(shown.view)
        continue
      }
      guard let place = answers.element(id, in: currentViewport) else { continue }
      UIView.performWithoutAnimation { self.place(shown.view, as: place) }
    }
  }

  /// Shows a view again that was kept because it contains the first responder.
  internal func restore(_ kept: VisibleElements.Shown, as place: LaidOutElement) {
    elements.dropKept(place.element.id)
    UIView.performWithoutAnimation {
      enter(kept.view, as: place)
      self.place(kept.view, as: place)
    }
    elements[place.element.id]?.isMeasured = kept.isMeasured
  }

  /// Changes the IDs of elements.
  ///
  /// - Returns: The visible elements that have no ID any more. Their views resign first responder.
  internal func renameElements(
    _ name: (Element.ID) -> Element.ID?
  ) -> [VisibleElements.Shown] {
    let (removed, removedKept) = elements.rename(name)
    for shown in removed where holdsFirstResponder(shown.view) { shown.view.endEditing(true) }
    for shown in removedKept { enqueueView(shown.view) }
    return removed
  }

  /// Moves the view that contains the first responder from a row that is about to be removed to the
  /// list.
  internal func moveFirstResponder(outOf row: OrthogonalScroller) {
    guard holdsFirstResponder(row) else { return }
    for view in row.subviews where holdsFirstResponder(view) { addSubview(view) }
  }
}
