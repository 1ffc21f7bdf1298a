import Foundation
import GalleyGeometry
import GalleyLayout

// The information that a layout gets from its view, and the layout's notifications.

extension _ListView: LayoutHost {
  internal var readableContentInsets: UIEdgeInsets { readableInsets }

  internal var orthogonalOffsets: [Int: CGFloat] { scrollers.offsets }

  internal var flowAnswers: (any FlowAnswers)? { subclass.answersToFlowLayout }

  internal var itemCounts: [Int] { counts }

  internal func attributesBeforeUpdate(
    of element: Element.ID
  ) -> UICollectionViewLayoutAttributes? {
    answers.mirrored(machine.before?.attributes(of: element))
  }

  internal func layoutWasInvalidated(
    _ layout: UICollectionViewLayout, with context: UICollectionViewLayoutInvalidationContext
  ) {
    guard layout === shownLayout || subclass.isInTransition(from: layout) else { return }
    pass.needsPreparation = true
    switch context.cause {
    case .preferredSize, .scrolling: break
    case .request, .bounds, .movement, .update: pass.needsListPlaces = true
    }
    if context.contentSizeAdjustment != .zero {
      contentSize.width += context.contentSizeAdjustment.width
      contentSize.height += context.contentSizeAdjustment.height
    }
    if context.contentOffsetAdjustment != .zero {
      moveContentAndMotion(by: context.contentOffsetAdjustment)
    }
    setNeedsLayout()
  }

  /// The sizes and elements that the current layout returns.
  internal var answers: LayoutAnswers { LayoutAnswers(shownLayout) }

  /// The layout's arrangement, which contains the frames of all elements; `nil` for a layout that
  /// the app has written.
  internal var arrangement: Arrangement? { shownLayout.arranging?.arrangement }
}
