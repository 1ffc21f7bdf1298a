import Foundation
import GalleyGeometry
import GalleyLayout

// Interactive transitions from one layout to another.

/// An interactive transition to another layout.
@MainActor
internal struct LayoutTransition {
  /// The layout between the old and the new layout.
  let transitionLayout: UICollectionViewTransitionLayout
  /// The content offset at the start.
  let start: CGPoint
  /// The content offset at the end.
  let end: CGPoint
  let completion: UICollectionView.LayoutInteractiveTransitionCompletion?

  /// Whether a layout is the old or the new layout of the transition.
  func leads(from layout: UICollectionViewLayout) -> Bool {
    layout === transitionLayout.currentLayout || layout === transitionLayout.nextLayout
  }
}

extension UICollectionView {
  internal func beginTransition(
    to layout: UICollectionViewLayout, _ completion: LayoutInteractiveTransitionCompletion?
  ) -> UICollectionViewTransitionLayout {
    guard layoutTransition == nil else {
      Misuse.trap(
        "the collection is already in the middle of an interactive transition",
        "call finishInteractiveTransition() or cancelInteractiveTransition() first")
    }
    guard !isBusy else {
      Misuse.trap(
        "the collection can't begin an interactive transition now",
        "it is \(machine.words); wait until that is over")
    }
    stopInteractions()
    UIView.performWithoutAnimation { bringUpToDate() }
    let (old, anchor) = (shownLayout, anchor())
    let transitionLayout =
      delegate?.collectionView(self, transitionLayoutForOldLayout: old, newLayout: layout)
      ?? UICollectionViewTransitionLayout(currentLayout: old, nextLayout: layout)
    old.prepareForTransition(to: layout)
    layout.prepareForTransition(from: old)
    for view in reusableViews { view.willTransition(from: old, to: layout) }
    let start = contentOffset
    layout.host = self
    layout.invalidateLayout()
    layout.prepare()
    let end = offset(in: layout, keeping: anchor)
    shownLayout = transitionLayout
    transitionLayout.host = self
    layoutTransition = LayoutTransition(
      transitionLayout: transitionLayout, start: start, end: end, completion: completion)
    transitionLayout.invalidateLayout()
    return transitionLayout
  }

  /// Returns the content offset at which an element, the anchor, has the same position on screen in
  /// another layout.
  private func offset(
    in layout: UICollectionViewLayout, keeping anchor: ScrollAnchor?
  ) -> CGPoint {
    var offset = contentOffset
    if let anchor, let arrangement = layout.arranging?.arrangement {
      offset = self.offset(keeping: anchor, in: arrangement) ?? offset
    }
    let (inset, size) = (adjustedContentInset, layout.collectionViewContentSize)
    let last = CGPoint(
      x: max(size.width + inset.right - bounds.width, -inset.left),
      y: max(size.height + inset.bottom - bounds.height, -inset.top))
    offset.x = min(max(offset.x, -inset.left), last.x)
    offset.y = min(max(offset.y, -inset.top), last.y)
    return wantedOffset(insteadOf: offset, in: layout)
  }

  /// Moves the content as far as the transition has progressed.
  internal func followTransition() {
    guard let going = layoutTransition else { return }
    let (start, end, share) = (going.start, going.end, going.transitionLayout.transitionProgress)
    let offset = CGPoint(
      x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
    if offset != contentOffset { moveContent(to: offset) }
  }

  internal func endTransition(isFinished: Bool) {
    guard let going = layoutTransition else {
      Misuse.trap(
        "the collection is not in the middle of an interactive transition",
        "call startInteractiveTransition(to:completion:) first, and end it once")
    }
    guard isReady else {
      return whenReady("end of a transition") { [weak self] in
        guard self?.layoutTransition?.transitionLayout === going.transitionLayout else { return }
        self?.endTransition(isFinished: isFinished)
      }
    }
    UIView.performWithoutAnimation { bringUpToDate() }
    // The layout pass may have ended the transition, for example by a reload. Then nothing is left
    // to do.
    guard layoutTransition?.transitionLayout === going.transitionLayout else { return }
    layoutTransition = nil
    arrive(going, isFinished)
  }

  /// Animates the rest of the transition.
  private func arrive(_ going: LayoutTransition, _ isFinished: Bool) {
    let (old, new) = (going.transitionLayout.currentLayout, going.transitionLayout.nextLayout)
    var staying: [UICollectionReusableView] = []
    perform(
      VisibleChange(
        name: { "end of a transition" },
        applyChange: { [self] in
          replace(going, by: isFinished ? new : old)
          prepareLayout()
          moveContent(to: isFinished ? going.end : going.start)
          staying = reusableViews
          return []
        },
        moveContent: { [self] in moveContent(to: inside(contentOffset)) },
        finish: {
          old.finalizeLayoutTransition()
          new.finalizeLayoutTransition()
        },
        completion: { completed in
          if isFinished { for view in staying { view.didTransition(from: old, to: new) } }
          going.completion?(completed, isFinished)
        }))
  }

  private func replace(_ going: LayoutTransition, by layout: UICollectionViewLayout) {
    let transition = going.transitionLayout
    // The app may have set one of the layouts on another view meanwhile. Then the layout belongs to
    // that view.
    for old in [transition.currentLayout, transition.nextLayout] where old.host === self {
      old.host = nil
    }
    setShownLayout(layout)
  }

  /// Cancels the transition without an animation.
  internal func stopTransition() {
    guard let going = layoutTransition else { return }
    layoutTransition = nil
    // Both layouts were notified of the beginning, so both are notified of the end.
    going.transitionLayout.currentLayout.finalizeLayoutTransition()
    going.transitionLayout.nextLayout.finalizeLayoutTransition()
    replace(going, by: going.transitionLayout.currentLayout)
    UIView.performWithoutAnimation { moveContent(to: inside(going.start)) }
    setNeedsLayout()
    if let completion = going.completion { MainTurn.schedule { completion(false, false) } }
  }

  /// Whether the list is in a transition between two layouts, one of which is `layout`.
  internal func isInTransition(from layout: UICollectionViewLayout) -> Bool {
    layoutTransition?.leads(from: layout) == true
  }

  /// Whether an item is being moved, or an interactive transition is running.
  internal var isInteracting: Bool { movement != nil || layoutTransition != nil }
}
