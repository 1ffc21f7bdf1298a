import Foundation

// Fingers on items: down highlights, up selects.

extension UICollectionView {
  internal func fingerDown(_ touches: Set<UITouch>) {
    guard selection.highlighted == nil, let touch = touches.first, isOwn(touch),
      touch.phase == .began
    else { return }
    let point = touch.location(in: self)
    guard let path = indexPathForItem(at: point), cellForItem(at: path) != nil else { return }
    guard delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true else { return }
    selection.highlighted = path
    selection.fingerStart = touch.location(in: nil)
    cellForItem(at: path)?.isHighlighted = true
    delegate?.collectionView(self, didHighlightItemAt: path)
  }

  /// Whether a finger is on this view, and not on another collection view in one of its cells.
  private func isOwn(_ touch: UITouch) -> Bool {
    var view = touch.view
    while let inner = view, !(inner is UICollectionView) { view = inner.superview }
    return view === self
  }

  internal func fingerMoved(_ touches: Set<UITouch>) {
    guard selection.highlighted != nil, let touch = touches.first else { return }
    let (start, now) = (selection.fingerStart, touch.location(in: nil))
    // A finger that has gone its way is not a tap anymore.
    if max((now.x - start.x).magnitude, (now.y - start.y).magnitude) > 10 { fingerTakenAway() }
  }

  internal func fingerUp(_ touches: Set<UITouch>) {
    tapHighlighted()
    unhighlight()
  }

  internal func fingerTakenAway() { unhighlight() }

  private func unhighlight() {
    guard let path = selection.highlighted else { return }
    selection.highlighted = nil
    cellForItem(at: path)?.isHighlighted = false
    delegate?.collectionView(self, didUnhighlightItemAt: path)
  }

  /// What a tap on the highlighted item does. Whoever is asked or told may change the list: the item is
  /// looked up anew each time, and when it has gone nothing more happens.
  private func tapHighlighted() {
    guard let path = selection.highlighted else { return }
    if let cell = cellForItem(at: path) as? UICollectionViewListCell, cell.foldsAnywhere {
      cell.fold()
      return
    }
    // What adds to a selection is no action.
    if selectsItems, selectTapped(path) { return }
    guard let path = selection.highlighted, let delegate,
      delegate.collectionView(self, canPerformPrimaryActionForItemAt: path),
      let path = selection.highlighted
    else { return }
    delegate.collectionView(self, performPrimaryActionForItemAt: path)
  }

  /// - Returns: Whether the tap was about one of several selected items.
  private func selectTapped(_ path: IndexPath) -> Bool {
    if selection.contains(path) && selectsSeveralItems {
      let mayDeselect = delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true
      if mayDeselect, let path = selection.highlighted {
        setSelected(path, false, animated: false)
        delegate?.collectionView(self, didDeselectItemAt: path)
      }
      return true
    }
    guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return false }
    if !selectsSeveralItems { deselectOthers() }
    guard let path = selection.highlighted else { return selectsSeveralItems }
    setSelected(path, true, animated: false)
    delegate?.collectionView(self, didSelectItemAt: path)
    return selectsSeveralItems
  }

  private func deselectOthers() {
    while let other = selection.paths.sorted().first(where: { $0 != selection.highlighted }) {
      setSelected(other, false, animated: false)
      delegate?.collectionView(self, didDeselectItemAt: other)
    }
  }
}
