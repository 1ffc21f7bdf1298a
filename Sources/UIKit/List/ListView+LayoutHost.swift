import Foundation
import GalleyGeometry
import GalleyLayout

// What the layout asks the view, and tells it.

extension _ListView: LayoutHost {
  internal var readableContentInsets: UIEdgeInsets { readableInsets }

  internal var orthogonalOffsets: [Int: CGFloat] { scrollers.offsets }

  internal var flowAnswers: (any FlowAnswers)? { face.answersToFlowLayout }

  internal var itemCounts: [Int] { counts }

  internal func attributesBeforeUpdate(
    of element: Element.ID
  ) -> UICollectionViewLayoutAttributes? {
    machine.before?.attributes(of: element)
  }

  internal func layoutWasInvalidated(
    _ layout: UICollectionViewLayout, with context: UICollectionViewLayoutInvalidationContext
  ) {
    guard layout === shownLayout || face.isOnItsWay(from: layout) else { return }
    pass.needsPreparation = true
    switch context.cause {
    case .preferredSize, .scrolling: break
    case .asked, .bounds, .movement, .update: pass.needsListPlaces = true
    }
    if context.contentSizeAdjustment != .zero {
      contentSize.width += context.contentSizeAdjustment.width
      contentSize.height += context.contentSizeAdjustment.height
    }
    if context.contentOffsetAdjustment != .zero {
      moveEverything(by: context.contentOffsetAdjustment)
    }
    setNeedsLayout()
  }

  /// What the layout says.
  internal var answers: LayoutAnswers { LayoutAnswers(shownLayout) }

  /// Everything's places, if the layout is one of ours.
  internal var arrangement: Arrangement? { shownLayout.arranging?.arrangement }
}
