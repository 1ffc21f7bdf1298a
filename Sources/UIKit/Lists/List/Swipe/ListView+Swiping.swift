import Foundation
import GalleyGeometry
import GalleyLayout

// Swipe actions of rows.

extension _ListView {
  /// Adds the gesture recognizers for swipes and for reorder controls, if there are none yet.
  internal func installRowGestures() {
    guard swiping == nil else { return }
    swiping = RowSwipeController(of: self)
    addGestureRecognizer(SwipePan(of: self))
    addGestureRecognizer(ReorderControlPress(of: self))
  }

  /// Returns the swipe actions on a side of a row; `nil` if its section has orthogonal scrolling.
  internal func actionsOfRow(
    _ side: SwipedRow.Side, of cell: _ListElementView, at path: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard let id = cell.element, elements[id]?.element.scrollsSideways == false else { return nil }
    return subclass.swipeActions(side, of: cell, at: path)
  }

  /// Closes the row that a swipe has left open, if there is one.
  package final func closeSwipedRow() { swiping?.close() }

  /// The visible buttons of swipe actions, with their titles; empty if no row is open.
  package final var openSwipeButtons: [(title: String, button: UIView)] {
    guard let swiping, swiping.isOpen, let row = swiping.row else { return [] }
    return row.actions.buttons.map { button in
      (title: SwipeActionButton.label(of: button.action) ?? "", button: button as UIView)
    }
  }

  /// The title of a swipe action whose row stays open for ever, because the action has released its
  /// completion handler without calling it; `nil` if there is none.
  package final var unfinishedSwipeAction: String? { swiping?.unfinishedAction }

  /// Whether the list is in editing mode. Swiping a row open does not change this value.
  package final var isInEditingMode: Bool { subclass.isInEditing }

  /// Whether the first action of the swiped row is destructive.
  package final var swipedRowIsToBeDeleted: Bool {
    swiping?.row?.configuration.actions.first?.style == .destructive
  }

  /// Returns the elements with the swiped row moved aside.
  internal func withSwiped(_ places: [LaidOutElement]) -> [LaidOutElement] {
    guard swiping?.row != nil else { return places }
    return places.map { swiped($0) }
  }

  /// Returns an element, moved aside if it is the swiped row.
  private func swiped(_ place: LaidOutElement) -> LaidOutElement {
    place.moved(across: swiping?.shift(of: place.element.id) ?? 0)
  }

  /// Returns the frame of a swiped row before it was moved aside.
  internal func frame(of row: SwipedRow) -> CGRect? {
    guard let place = answers.element(row.id, in: currentViewport) else { return nil }
    return place.isPlain ? CGRect(place.element.frame) : place.attributes.frame
  }

  /// Moves the view of the row to the distance by which the row is swiped.
  internal func showInPlace(_ row: SwipedRow) {
    // A layout pass that is in progress places the row anyway.
    guard !isBusy, elements[row.id]?.view === row.cell else { return }
    guard !pass.needsPreparation, let place = answers.element(row.id, in: currentViewport) else {
      return setNeedsLayout()
    }
    UIView.performWithoutAnimation { show(swiped(place)) }
  }
}

extension SwipedRow {
  /// The identifier of the row's element.
  internal var id: Element.ID { Element.ID(.item, at: ElementPath(path)) }
}
