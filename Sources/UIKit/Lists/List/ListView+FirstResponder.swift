import GalleyLayout

// The first responder in a cell: a view that has it is not reused while it is off screen.

extension _ListView {
  /// Whether a view contains the first responder.
  internal func holdsFirstResponder(_ view: UIView) -> Bool {
    guard let responder = FirstResponder.holder(for: self).current as? UIView else { return false }
    return responder.isDescendant(of: view)
  }

  /// Ends the display of a view that is no longer visible. A view that contains the first responder
  /// keeps its element; any other view is enqueued.
  ///
  /// - Unverified: that the delegate is notified that such a view has gone, that `cellForItem(at:)`
  ///   does not find it, that `indexPath(for:)` does, and that a section's header or footer comes
  ///   back as it was.
  internal func endDisplayUnlessFirstResponder(_ shown: VisibleElements.Shown) {
    guard holdsFirstResponder(shown.view) else { return endDisplaying(shown) }
    tellEnd(of: shown)
    elements.keep(shown)
  }

  /// Sets the frames of the kept views from the layout. Views that no longer contain the first
  /// responder are enqueued.
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

  /// Shows a kept view again.
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

  /// Moves the view that contains the first responder out of a row that is about to be removed.
  internal func moveFirstResponder(outOf row: OrthogonalScroller) {
    guard holdsFirstResponder(row) else { return }
    for view in row.subviews where holdsFirstResponder(view) { addSubview(view) }
  }
}
