import Foundation
import GalleyGeometry
import GalleyLayout

/// What a layout is told by the view that it lays out for.
@MainActor
internal protocol LayoutHost: AnyObject {
  /// What is in sight, in the content.
  var bounds: CGRect { get }
  /// What is kept free around the content, bars included.
  var adjustedContentInset: UIEdgeInsets { get }
  /// What bars cover.
  var safeAreaInsets: UIEdgeInsets { get }
  /// The view's margins.
  var layoutMargins: UIEdgeInsets { get }
  /// What stays free so that text reads well.
  var readableContentInsets: UIEdgeInsets { get }
  var traitCollection: UITraitCollection { get }
  /// The figures of lists in the view.
  var listFigures: ListMetrics { get }
  var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { get }

  /// How many items each section has.
  var itemCounts: [Int] { get }

  /// How far sections that scroll across are scrolled; those that are not named are at their start.
  var orthogonalOffsets: [Int: CGFloat] { get }
  /// What the delegate says to a flow layout; `nil` if it is not one for flow layouts.
  var flowAnswers: (any FlowAnswers)? { get }
  /// Where an element was before the update that is being shown.
  func attributesBeforeUpdate(of element: Element.ID) -> UICollectionViewLayoutAttributes?
  /// Has the layout asked anew for what has changed.
  func layoutWasInvalidated(
    _ layout: UICollectionViewLayout, with context: UICollectionViewLayoutInvalidationContext)
}

/// What a flow layout's delegate says of sections and items. What it does not say is `nil`.
@MainActor
internal protocol FlowAnswers {
  func itemSize(at indexPath: IndexPath, in layout: UICollectionViewLayout) -> CGSize?
  func sectionInset(of section: Int, in layout: UICollectionViewLayout) -> UIEdgeInsets?
  func minimumLineSpacing(of section: Int, in layout: UICollectionViewLayout) -> CGFloat?
  func minimumInteritemSpacing(of section: Int, in layout: UICollectionViewLayout) -> CGFloat?
  func headerReferenceSize(of section: Int, in layout: UICollectionViewLayout) -> CGSize?
  func footerReferenceSize(of section: Int, in layout: UICollectionViewLayout) -> CGSize?
}

extension LayoutHost {
  internal var listFigures: ListMetrics {
    ListFigures.figures(width: bounds.width, generation: .current)
  }

  /// What a layout is made in.
  internal func context(mirrored: Bool) -> ArrangementContext {
    ArrangementContext(
      size: bounds.size.galley, grid: PixelGrid(scale: traitCollection.displayScale),
      contentInset: adjustedContentInset.galley, safeArea: safeAreaInsets.galley,
      layoutMargins: layoutMargins.galley, readableContent: readableContentInsets.galley,
      direction: mirrored ? .rightToLeft : .leftToRight)
  }

  /// A part of the content, with what is in sight.
  internal func viewport(_ rect: CGRect) -> Viewport {
    Viewport(
      rect.galley, visible: bounds.inset(by: adjustedContentInset).galley,
      orthogonalOffsets: orthogonalOffsets.mapValues { Double($0) })
  }
}

extension UIEdgeInsets {
  package var galley: Insets { Insets(top: top, left: left, bottom: bottom, right: right) }
}
