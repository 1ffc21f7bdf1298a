import Foundation

// Which views of a list are hidden: views in the reuse pool, views whose layout attributes are
// hidden, and views that the app has hidden.

extension _ListElementView {
  /// Hides the view while it is in the reuse pool.
  internal func hideForReuse() {
    guard isHiddenBeforeReuse == nil else { return }
    let wasHidden = isHidden
    // Setting `isHidden` clears `isHiddenBeforeReuse`.
    if !wasHidden { isHidden = true }
    isHiddenBeforeReuse = wasHidden
  }

  /// Notes that a view was dequeued from the reuse pool, so that `restoreHiddenAfterReuse()` shows
  /// the view unless the app hides it. A row that the app dequeues only to measure it, although the
  /// table has not requested it, stays hidden.
  internal func showWhenReturned() {
    isHiddenByLayout = false
    if isHiddenBeforeReuse != nil { isHiddenBeforeReuse = false }
  }

  /// Shows a view of a collection view that is new or was dequeued, before the app configures it.
  /// If the layout hides the element, the view is hidden again when its attributes are applied.
  internal func showForUse() {
    if isHidden { isHidden = false }
    isHiddenBeforeReuse = nil
    isHiddenByLayout = false
  }

  /// Undoes `hideForReuse()` for a view that the app has returned, or has dequeued for the element
  /// that the list requests.
  ///
  /// A view that was hidden before it was enqueued, and that the app has returned without dequeuing
  /// it, stays hidden. If the app has set `isHidden` meanwhile, this method does nothing.
  internal func restoreHiddenAfterReuse() {
    guard let wasHidden = isHiddenBeforeReuse else { return }
    if isHidden != wasHidden { isHidden = wasHidden }
    isHiddenBeforeReuse = nil
  }

  /// Applies `isHidden` of layout attributes, if it differs from that of the attributes before. A
  /// view that the app hides stays hidden when it gets another frame.
  internal func applyHidden(of attributes: UICollectionViewLayoutAttributes) {
    guard attributes.isHidden != isHiddenByLayout else { return }
    isHiddenByLayout = attributes.isHidden
    if isHidden != attributes.isHidden { isHidden = attributes.isHidden }
  }
}
