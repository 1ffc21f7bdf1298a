import Foundation
import GalleyGeometry
import GalleyLayout

// Rows of lists that are swiped aside.

extension _ListView {
  /// As soon as there is a row that can be, fingers on rows are looked at.
  internal func installRowGestures() {
    guard swiping == nil else { return }
    swiping = RowSwiping(of: self)
    addGestureRecognizer(SwipePan(of: self))
    addGestureRecognizer(GripPress(of: self))
  }

  /// What can be done on a side of a row; nothing where its section scrolls across.
  internal func actionsOfRow(
    _ side: SwipedRow.Side, of cell: _ListElementView, at path: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard let id = cell.element, elements[id]?.element.scrollsSideways == false else { return nil }
    return face.swipeActions(side, of: cell, at: path)
  }

  /// What is in sight, with the row aside that is.
  internal func withSwiped(_ places: [LaidOutElement]) -> [LaidOutElement] {
    guard swiping?.row != nil else { return places }
    return places.map { swiped($0) }
  }

  private func swiped(_ place: LaidOutElement) -> LaidOutElement {
    place.moved(across: swiping?.shift(of: place.element.id) ?? 0)
  }

  /// Where a row would be, were it in its place.
  internal func frame(of row: SwipedRow) -> CGRect? {
    guard let place = answers.element(row.id, in: viewportInSight) else { return nil }
    return place.isPlain ? CGRect(place.element.frame) : place.attributes.frame
  }

  /// The row is shown where it is now.
  internal func showInPlace(_ row: SwipedRow) {
    // Who is laying out shows it so anyway.
    guard !isBusy, elements[row.id]?.view === row.cell else { return }
    guard !pass.needsPreparation, let place = answers.element(row.id, in: viewportInSight) else {
      return setNeedsLayout()
    }
    UIView.performWithoutAnimation { show(swiped(place)) }
  }
}

extension SwipedRow {
  internal var id: Element.ID { Element.ID(.item, at: ElementPath(path)) }
}
