import Foundation
import GalleyGeometry
import GalleyLayout

// A way from one layout to another that somebody goes step by step.

/// A way to another layout.
@MainActor
internal struct LayoutTransition {
  /// What goes between the two.
  let way: UICollectionViewTransitionLayout
  /// Where the content was at its start.
  let start: CGPoint
  /// Where the content is at its end.
  let end: CGPoint
  let completion: UICollectionView.LayoutInteractiveTransitionCompletion?

  /// Whether it goes from a layout, or to it.
  func leads(from layout: UICollectionViewLayout) -> Bool {
    layout === way.currentLayout || layout === way.nextLayout
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
    let way =
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
    shownLayout = way
    way.host = self
    layoutTransition = LayoutTransition(way: way, start: start, end: end, completion: completion)
    way.invalidateLayout()
    return way
  }

  /// Where the content is to be in another layout.
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

  /// The content is as far on its way as the elements are.
  internal func followTransition() {
    guard let going = layoutTransition else { return }
    let (start, end, share) = (going.start, going.end, going.way.transitionProgress)
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
        guard self?.layoutTransition?.way === going.way else { return }
        self?.endTransition(isFinished: isFinished)
      }
    }
    UIView.performWithoutAnimation { bringUpToDate() }
    layoutTransition = nil
    arrive(going, isFinished)
  }

  /// Goes the rest of the way.
  private func arrive(_ going: LayoutTransition, _ isFinished: Bool) {
    let (old, new) = (going.way.currentLayout, going.way.nextLayout)
    var staying: [UICollectionReusableView] = []
    perform(
      VisibleChange(
        name: { "end of a transition" },
        takeOver: { [self] in
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
    going.way.currentLayout.host = nil
    going.way.nextLayout.host = nil
    take(layout)
  }

  /// Ends the way to another layout where it began.
  internal func stopTransition() {
    guard let going = layoutTransition else { return }
    layoutTransition = nil
    replace(going, by: going.way.currentLayout)
    UIView.performWithoutAnimation { moveContent(to: inside(going.start)) }
    setNeedsLayout()
    if let completion = going.completion { MainTurn.schedule { completion(false, false) } }
  }

  /// Whether the list is on its way to another layout, from this one or to it.
  internal func isInTransition(from layout: UICollectionViewLayout) -> Bool {
    layoutTransition?.leads(from: layout) == true
  }

  /// Whether a finger moves an item, or leads to another layout.
  internal var isInteracting: Bool { movement != nil || layoutTransition != nil }
}
