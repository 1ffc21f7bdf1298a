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
    guard let path = selection.highlighted else { return }
    tap(path)
    unhighlight()
  }

  internal func fingerTakenAway() { unhighlight() }

  private func unhighlight() {
    guard let path = selection.highlighted else { return }
    selection.highlighted = nil
    cellForItem(at: path)?.isHighlighted = false
    delegate?.collectionView(self, didUnhighlightItemAt: path)
  }

  /// What a tap on an item does.
  internal func tap(_ path: IndexPath) {
    if let cell = cellForItem(at: path) as? UICollectionViewListCell, cell.foldsAnywhere {
      cell.fold()
      return
    }
    let wasSelected = selection.contains(path)
    var changes = false
    if selectsItems {
      if wasSelected && selectsSeveralItems {
        changes = true
        if delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true {
          setSelected(path, false, animated: false)
          delegate?.collectionView(self, didDeselectItemAt: path)
        }
      } else if delegate?.collectionView(self, shouldSelectItemAt: path) ?? true {
        changes = selectsSeveralItems
        if !selectsSeveralItems {
          for other in selection.paths.sorted() where other != path {
            setSelected(other, false, animated: false)
            delegate?.collectionView(self, didDeselectItemAt: other)
          }
        }
        setSelected(path, true, animated: false)
        delegate?.collectionView(self, didSelectItemAt: path)
      }
    }
    // What adds to a selection is no action.
    guard !changes, holds(path), let delegate,
      delegate.collectionView(self, canPerformPrimaryActionForItemAt: path)
    else { return }
    delegate.collectionView(self, performPrimaryActionForItemAt: path)
  }
}
