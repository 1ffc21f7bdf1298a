import Foundation

// Touches on items: an item is highlighted when a finger comes down, and selected when the finger
// is lifted.

extension _ListView {
  internal func fingerDown(_ touches: Set<UITouch>) {
    endLostTouch()
    guard selection.highlighted == nil, let touch = touches.first, isOwn(touch),
      touch.phase == .began
    else { return }
    // Only the cell that receives the touch is highlighted. Another cell may be behind this cell at
    // the same point, and a view outside of the cells may be in front of the cells.
    guard let path = path(ofItemAround: touch.view), shownView(.item, at: path) != nil,
      subclass.askWhetherHighlightable(path)
    else { return }
    // The delegate may have changed the list, so the item may no longer exist.
    guard selection.highlighted == nil, holds(path) else { return }
    selection.highlighted = path
    selection.touch = touch
    selection.isHighlightShown = true
    selection.fingerStart = touch.location(in: nil)
    shownView(.item, at: path)?.setHighlightedByList(true)
    subclass.tellHighlighted(path)
  }

  /// Ends the highlight if its touch is over.
  ///
  /// If the touched view was removed from its cell, the list was not notified of the end of the
  /// touch.
  private func endLostTouch() {
    guard selection.highlighted != nil else { return }
    // A gesture recognizer may delay the end of a touch. Then the touch is not over for the view
    // until the view is notified of the end.
    let touch = selection.touch
    if touch?.view == nil || touch?.delivery.isOver == true { endTouch() }
  }

  /// Whether a touch is in this list, and not in another list inside of one of its cells.
  private func isOwn(_ touch: UITouch) -> Bool {
    var view = touch.view
    while let inner = view, !(inner is _ListView) { view = inner.superview }
    return view === self
  }

  internal func fingerMoved(_ touches: Set<UITouch>) {
    guard selection.highlighted != nil, let touch = selection.touch, touches.contains(touch) else {
      return
    }
    let (start, now) = (selection.fingerStart, touch.location(in: nil))
    // A finger that has moved this far does not tap.
    if max((now.x - start.x).magnitude, (now.y - start.y).magnitude) > 10 { endTouch() }
  }

  internal func fingerUp(_ touches: Set<UITouch>) {
    guard let touch = selection.touch, touches.contains(touch) else { return }
    if subclass.highlightEndsBeforeTap { endHighlight() }
    tapHighlighted()
    endTouch()
  }

  internal func fingerCancelled(_ touches: Set<UITouch>) {
    guard let touch = selection.touch, touches.contains(touch) else { return }
    endTouch()
  }

  internal func endTouch() {
    endHighlight()
    selection.highlighted = nil
    selection.touch = nil
    selection.isHighlightShown = false
  }

  /// Ends the highlight of the touched item.
  private func endHighlight() {
    guard selection.isHighlightShown, let path = selection.highlighted else { return }
    selection.isHighlightShown = false
    shownView(.item, at: path)?.setHighlightedByList(false)
    subclass.tellUnhighlighted(path)
  }

  /// Performs the actions of a tap on the highlighted item. The delegate may change the list in
  /// each call, so the item is looked up again each time. No further action is performed if the
  /// item no longer exists.
  internal func tapHighlighted() {
    guard let path = selection.highlighted else { return }
    if let cell = shownView(.item, at: path), cell.togglesExpansionAnywhere {
      cell.toggleExpansion()
      return
    }
    // A tap that adds to a selection does not perform the primary action.
    if selectsItems, selectTapped(path) { return }
    guard let path = selection.highlighted, subclass.askWhetherActionable(path),
      let path = selection.highlighted
    else { return }
    subclass.tellAction(path)
  }

  /// Selects or deselects the highlighted item.
  /// - Returns: Whether the tap changed a selection of several items. Such a tap performs no
  ///   primary action.
  @discardableResult
  internal func selectTapped(_ path: IndexPath) -> Bool {
    if selection.contains(path) && selectsSeveralItems {
      if let wanted = subclass.askForPathToDeselect(insteadOf: path),
        let path = wanted == path ? selection.highlighted : wanted
      {
        setSelected(path, false, animated: false)
        subclass.tellDeselected(path)
      }
      return true
    }
    guard let wanted = subclass.askForPathToSelect(insteadOf: path) else { return false }
    let isOther = wanted != path
    if !selectsSeveralItems { deselectOthers(than: isOther ? wanted : nil) }
    guard let path = isOther ? wanted : selection.highlighted, holds(path) else {
      return selectsSeveralItems
    }
    setSelected(path, true, animated: false)
    subclass.tellSelected(path)
    return selectsSeveralItems
  }

  /// Deselects the other items, because a tap selects an item.
  ///
  /// Each item is deselected only once, even if the delegate selects the item again in the call.
  private func deselectOthers(than wanted: IndexPath?) {
    for other in selection.paths.sorted() {
      // The delegate may have changed the selection and the list in an earlier call, so each item
      // is checked again.
      guard selection.contains(other), other != wanted ?? selection.highlighted,
        let deselected = subclass.askForPathToDeselectAutomatically(insteadOf: other)
      else { continue }
      setSelected(deselected, false, animated: false)
      subclass.tellDeselected(deselected)
    }
  }
}
