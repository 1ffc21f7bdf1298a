import GalleyLayout

// A view that keys go to is not taken away from whoever types: it is kept while it is out of sight.

extension _ListView {
  /// Whether the responder that keys go to is in a view.
  internal func holdsFirstResponder(_ view: UIView) -> Bool {
    guard let responder = FirstResponder.place(of: self).current as? UIView else { return false }
    return responder.isDescendant(of: view)
  }

  /// A view is not in sight anymore. If keys go to it, it goes on showing its element, else it goes to the
  /// pool.
  ///
  /// - Unverified: that the delegate is told that such a view has gone, that `cellForItem(at:)` does not
  ///   find it, that `indexPath(for:)` does, and that a section's header or footer comes back as it was.
  internal func leaveSight(_ shown: VisibleElements.Shown) {
    guard holdsFirstResponder(shown.view) else { return endDisplaying(shown) }
    tellEnd(of: shown)
    elements.keep(shown)
  }

  /// Views that are kept are where the layout has their elements; those that keys do not go to anymore go to
  /// the pool.
  internal func placeKept() {
    for (id, shown) in elements.kept.sorted(by: { $0.key < $1.key }) {
      guard holdsFirstResponder(shown.view) else {
        elements.dropKept(id)
        putBack(shown.view)
        continue
      }
      guard let place = answers.element(id, in: viewportInSight) else { continue }
      UIView.performWithoutAnimation { self.place(shown.view, as: place) }
    }
  }

  /// A view that was kept is in sight again.
  internal func takeBack(_ kept: VisibleElements.Shown, as place: LaidOutElement) {
    elements.dropKept(place.element.id)
    UIView.performWithoutAnimation {
      enter(kept.view, as: place)
      self.place(kept.view, as: place)
    }
    elements[place.element.id]?.isMeasured = kept.isMeasured
  }

  /// Gives elements other names. Answers those in sight that have none anymore; keys do not go to them from
  /// now on.
  internal func renameElements(
    _ name: (Element.ID) -> Element.ID?
  ) -> [VisibleElements.Shown] {
    let (gone, goneOutOfSight) = elements.rename(name)
    for shown in gone where holdsFirstResponder(shown.view) { shown.view.endEditing(true) }
    for shown in goneOutOfSight { putBack(shown.view) }
    return gone
  }

  /// A row that scrolls across leaves sight, and hands over the view in it that keys go to.
  internal func takeFirstResponder(outOf row: OrthogonalScroller) {
    guard holdsFirstResponder(row) else { return }
    for view in row.subviews where holdsFirstResponder(view) { addSubview(view) }
  }
}
