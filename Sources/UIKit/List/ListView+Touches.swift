import Foundation

// Fingers on items: down highlights, up selects.

extension _ListView {
  internal func fingerDown(_ touches: Set<UITouch>) {
    guard selection.highlighted == nil, let touch = touches.first, isOwn(touch),
      touch.phase == .began
    else { return }
    let point = touch.location(in: self)
    // A cell that takes no touches, or that something else is in front of, is not touched.
    guard let path = path(at: point), let cell = shownView(.item, at: path),
      touch.view?.isDescendant(of: cell) == true, face.askWhetherHighlightable(path)
    else { return }
    selection.highlighted = path
    selection.isHighlightShown = true
    selection.fingerStart = touch.location(in: nil)
    shownView(.item, at: path)?.setHighlightedByList(true)
    face.tellHighlighted(path)
  }

  /// Whether a finger is on this view, and not on another list in one of its cells.
  private func isOwn(_ touch: UITouch) -> Bool {
    var view = touch.view
    while let inner = view, !(inner is _ListView) { view = inner.superview }
    return view === self
  }

  internal func fingerMoved(_ touches: Set<UITouch>) {
    guard selection.highlighted != nil, let touch = touches.first else { return }
    let (start, now) = (selection.fingerStart, touch.location(in: nil))
    // A finger that has gone its way is not a tap anymore.
    if max((now.x - start.x).magnitude, (now.y - start.y).magnitude) > 10 { fingerTakenAway() }
  }

  internal func fingerUp(_ touches: Set<UITouch>) {
    if face.highlightEndsBeforeTap { endHighlight() }
    tapHighlighted()
    fingerTakenAway()
  }

  internal func fingerTakenAway() {
    endHighlight()
    selection.highlighted = nil
    selection.isHighlightShown = false
  }

  /// The item under the finger does not look so anymore.
  private func endHighlight() {
    guard selection.isHighlightShown, let path = selection.highlighted else { return }
    selection.isHighlightShown = false
    shownView(.item, at: path)?.setHighlightedByList(false)
    face.tellUnhighlighted(path)
  }

  /// What a tap on the highlighted item does. Whoever is asked or told may change the list: the item is
  /// looked up anew each time, and when it has gone nothing more happens.
  private func tapHighlighted() {
    guard let path = selection.highlighted else { return }
    if let cell = shownView(.item, at: path), cell.foldsAnywhere {
      cell.fold()
      return
    }
    // What adds to a selection is no action.
    if selectsItems, selectTapped(path) { return }
    guard let path = selection.highlighted, face.askWhetherActionable(path),
      let path = selection.highlighted
    else { return }
    face.tellAction(path)
  }

  /// - Returns: Whether the tap was about one of several selected items.
  private func selectTapped(_ path: IndexPath) -> Bool {
    if selection.contains(path) && selectsSeveralItems {
      if let wanted = face.askForDeselected(insteadOf: path),
        let path = wanted == path ? selection.highlighted : wanted
      {
        setSelected(path, false, animated: false)
        face.tellDeselected(path)
      }
      return true
    }
    guard let wanted = face.askForSelected(insteadOf: path) else { return false }
    let isOther = wanted != path
    if !selectsSeveralItems { deselectOthers(than: isOther ? wanted : nil) }
    guard let path = isOther ? wanted : selection.highlighted, holds(path) else {
      return selectsSeveralItems
    }
    setSelected(path, true, animated: false)
    face.tellSelected(path)
    return selectsSeveralItems
  }

  private func deselectOthers(than wanted: IndexPath?) {
    while let other = selection.paths.sorted().first(where: {
      $0 != wanted ?? selection.highlighted
    }) {
      guard let gone = face.askForDeselection(insteadOf: other) else { return }
      setSelected(other, false, animated: false)
      face.tellDeselected(gone)
    }
  }
}
