import Foundation
import GalleyGeometry
import GalleyLayout

/// The information that a layout gets from its view.
@MainActor
internal protocol LayoutHost: AnyObject {
  /// The visible part of the content.
  var bounds: CGRect { get }
  /// The insets of the content, including the insets for bars.
  var adjustedContentInset: UIEdgeInsets { get }
  /// The safe area insets of the view.
  var safeAreaInsets: UIEdgeInsets { get }
  /// The margins of the view.
  var layoutMargins: UIEdgeInsets { get }
  /// The insets of the readable content guide.
  var readableContentInsets: UIEdgeInsets { get }
  var traitCollection: UITraitCollection { get }
  /// The metrics of lists in the view.
  var listMetrics: ListMetrics { get }
  var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { get }

  /// The number of items in each section.
  var itemCounts: [Int] { get }

  /// The offsets of sections with orthogonal scrolling. A section that is missing has not been
  /// scrolled.
  var orthogonalOffsets: [Int: CGFloat] { get }
  /// The sizes and spacings that the delegate returns to a flow layout; `nil` if the delegate does
  /// not conform to `UICollectionViewDelegateFlowLayout`.
  var flowAnswers: (any FlowAnswers)? { get }
  /// Returns the attributes of an element before the update that is being shown.
  func attributesBeforeUpdate(of element: Element.ID) -> UICollectionViewLayoutAttributes?
  /// Called when the layout was invalidated.
  func layoutWasInvalidated(
    _ layout: UICollectionViewLayout, with context: UICollectionViewLayoutInvalidationContext)
}

extension LayoutHost {
  internal var listMetrics: ListMetrics {
    DefaultListMetrics.metrics(width: bounds.width, generation: .current)
  }

  /// Returns the values of the view from which a layout computes the frames of its elements.
  internal func context(mirrored: Bool) -> ArrangementContext {
    ArrangementContext(
      size: bounds.size.galley, grid: PixelGrid(scale: traitCollection.displayScale),
      contentInset: adjustedContentInset.galley, safeArea: safeAreaInsets.galley,
      layoutMargins: layoutMargins.galley, readableContent: readableContentInsets.galley,
      direction: mirrored ? .rightToLeft : .leftToRight)
  }

  /// Returns a viewport with a rectangle of the content.
  internal func viewport(_ rect: CGRect) -> Viewport {
    Viewport(
      rect.galley, visible: bounds.inset(by: adjustedContentInset).galley,
      orthogonalOffsets: orthogonalOffsets.mapValues { Double($0) })
  }
}
