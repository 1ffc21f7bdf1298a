import Foundation
import GalleyLayout

/// The layout of a collection view. This class does not place elements; a subclass does:
///
///     final class Diagonal: UICollectionViewLayout {
///       override var collectionViewContentSize: CGSize { CGSize(width: 600, height: 600) }
///
///       override func layoutAttributesForElements(
///         in rect: CGRect
///       ) -> [UICollectionViewLayoutAttributes]? {
///         (0..<10).map { layoutAttributesForItem(at: IndexPath(item: $0, section: 0))! }
///           .filter { $0.frame.intersects(rect) }
///       }
///
///       override func layoutAttributesForItem(
///         at indexPath: IndexPath
///       ) -> UICollectionViewLayoutAttributes? {
///         let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
///         let place = indexPath.item * 60
///         attributes.frame = CGRect(x: place, y: place, width: 60, height: 60)
///         return attributes
///       }
///     }
///
/// The view calls `prepare()` before all other methods, whenever the layout was invalidated.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  /// Creates a layout.
  public override init() { super.init() }

  /// Creates the object that a nib describes. With the decoder of an empty archive, all properties
  /// have default values. With any other coder, this initializer traps.
  public required init?(coder: NSCoder) {
    guard coder.givesDefaults else { UIView.trapOnArchive(Self.self) }
    super.init()
    coder.fill(self, as: UICollectionViewLayout.self)
  }

  /// A value for a length that the layout determines itself.
  public nonisolated static let automaticDimension = CGFloat.greatestFiniteMagnitude

  /// The collection view of the layout; `nil` if there is none.
  open var collectionView: UICollectionView? { host as? UICollectionView }

  /// The view that the layout belongs to: a collection view or a table view.
  internal final weak var host: (any LayoutHost)? {
    didSet { if host != nil { hasHadHost = true } }
  }

  /// Whether the layout has or had a view.
  internal final private(set) var hasHadHost = false

  /// Whether a dynamic animator moves the items of the layout.
  internal final var isMovedByAnimator = false

  /// This layout, if it is a layout of Galley's own; `nil` for a layout of the app. A layout of
  /// Galley's own computes all frames in advance, and the methods below return the computed frames.
  internal var arranging: (any ArrangingLayout)? { nil }

  // MARK: Classes

  /// The class of the attributes that the layout creates.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// The class of the invalidation contexts that the layout creates.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  /// Registers a class for decoration views of a kind; `nil` removes the registration.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorationClasses[elementKind] = viewClass
    decorationNibs[elementKind] = nil
  }

  /// Registers a nib with one view for decoration views of a kind; `nil` removes the registration.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    decorationNibs[elementKind] = nib
    decorationClasses[elementKind] = nil
  }

  internal final private(set) var decorationClasses: [String: AnyClass] = [:]
  internal final private(set) var decorationNibs: [String: UINib] = [:]

  // MARK: Attributes

  /// Called after the layout was invalidated, before the view requests sizes or attributes.
  open func prepare() { _ = arranging?.arrangement }

  /// The size of the content.
  open var collectionViewContentSize: CGSize { arranging?.arrangedContentSize() ?? .zero }

  /// Returns the attributes of the elements in a rectangle of the content.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    arranging?.arrangedAttributes(in: rect)
  }

  /// Returns the attributes of an item, whether it is visible or not.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    arranging?.arrangedAttributes(of: .item, at: indexPath)
  }

  /// Returns the attributes of a supplementary view, whether it is visible or not.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    arranging?.arrangedAttributes(of: .supplementary(elementKind), at: indexPath)
  }

  /// Returns the attributes of a decoration view, whether it is visible or not.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    arranging?.arrangedAttributes(of: .decoration(elementKind), at: indexPath)
  }

  // MARK: Invalidation

  /// Invalidates the whole layout.
  open func invalidateLayout() { invalidateLayout(with: makeContext()) }

  /// Invalidates the parts of the layout that a context lists. An override calls `super`.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    host?.layoutWasInvalidated(self, with: context)
  }

  /// Returns whether the layout is invalidated when the bounds change. The bounds change whenever
  /// the view scrolls.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Returns the context for a change of the bounds.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    makeContext(.bounds)
  }

  /// Returns whether the layout is invalidated by the preferred size of a view.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    arranging?.isOutdated(by: preferredAttributes, insteadOf: originalAttributes) ?? false
  }

  /// Returns the context for the preferred size of a view.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    makeContext(.preferredSize(originalAttributes.id, preferredAttributes.size.galley))
  }

  // MARK: Scrolling

  /// Returns the offset at which scrolling ends after the finger was lifted. The velocity is in
  /// points per millisecond.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    proposedContentOffset
  }

  /// Returns the content offset after an update or a change of the layout.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
  {
    proposedContentOffset
  }

  // MARK: Direction

  /// The layout direction for which the layout was developed.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// Whether the layout is mirrored if the view's layout direction differs from
  /// `developmentLayoutDirection`.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  // MARK: Updates

  /// Called with the changes before an update is shown. An override calls `super`.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    updates = LayoutUpdates(updateItems)
  }

  /// Called inside the animation of an update, after all attributes were requested. An override
  /// calls `super`.
  open func finalizeCollectionViewUpdates() { updates = LayoutUpdates([]) }

  /// The update that is being shown.
  internal final var updates = LayoutUpdates([])

  /// Called before the bounds change in an animation.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

  /// Called inside the animation of the bounds.
  open func finalizeAnimatedBoundsChange() {}

  /// Returns the attributes with which an appearing item starts. With `nil`, the item starts with
  /// its attributes before the update. Called for every item that is visible after an update.
  ///
  /// An inserted item fades in at its position.
  /// - Unverified: what UIKit returns for an item that becomes visible without being inserted; here
  ///   it is `nil`.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard updates.inserts(itemIndexPath) else { return nil }
    return faded(layoutAttributesForItem(at: itemIndexPath))
  }

  /// Returns the attributes with which a disappearing item ends. With `nil`, the item ends with its
  /// attributes after the update. Called for every item that was visible before an update, with its
  /// path before the update.
  ///
  /// A deleted item fades out at its position.
  /// - Unverified: what UIKit returns for an item that is no longer visible without being deleted;
  ///   here it is `nil`.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard updates.deletes(itemIndexPath) else { return nil }
    return faded(
      host?.attributesBeforeUpdate(of: .item(itemIndexPath.item, in: itemIndexPath.section)))
  }

  /// Returns the attributes with which an appearing supplementary view starts.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard updates.insertsSection(elementIndexPath) else { return nil }
    return faded(layoutAttributesForSupplementaryView(ofKind: elementKind, at: elementIndexPath))
  }

  /// Returns the attributes with which a disappearing supplementary view ends.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard updates.deletesSection(elementIndexPath) else { return nil }
    let id = Element.ID(.supplementary(elementKind), at: ElementPath(elementIndexPath))
    return faded(host?.attributesBeforeUpdate(of: id))
  }

  /// Returns the attributes with which an appearing decoration view starts.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard updates.insertsSection(decorationIndexPath) else { return nil }
    return faded(layoutAttributesForDecorationView(ofKind: elementKind, at: decorationIndexPath))
  }

  /// Returns the attributes with which a disappearing decoration view ends.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard updates.deletesSection(decorationIndexPath) else { return nil }
    let id = Element.ID(.decoration(elementKind), at: ElementPath(decorationIndexPath))
    return faded(host?.attributesBeforeUpdate(of: id))
  }

  /// Returns the supplementary views that the layout deletes in an update, in addition to the
  /// supplementary views of deleted sections.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Returns the decoration views that the layout deletes in an update.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Returns the supplementary views that the layout inserts in an update, in addition to the
  /// supplementary views of inserted sections.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Returns the decoration views that the layout inserts in an update.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  // MARK: Transitions

  /// Called before the view changes to another layout.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

  /// Called before the view changes from another layout to this layout.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

  /// Called inside the animation of a layout change.
  open func finalizeLayoutTransition() {}

  // MARK: Moving items

  /// Returns the path to which an item moves if the user drops it at a position.
  ///
  /// By default, this method returns the path of the item at that position.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath {
    let spot = CGRect(x: position.x - 0.5, y: position.y - 0.5, width: 1, height: 1)
    let item = layoutAttributesForElements(in: spot)?.last {
      $0.representedElementCategory == .cell && $0.frame.contains(position)
    }
    return item?.indexPath ?? previousIndexPath
  }

  /// Returns the attributes of an item that a finger moves: at the finger, in front of all other
  /// items.
  ///
  /// - Unverified: what UIKit returns for an item that the layout does not know. Here it has no
  ///   size.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let id = Element.ID(.item, at: ElementPath(indexPath))
    let attributes =
      layoutAttributesForItem(at: indexPath)?.copied()
      ?? makeAttributes(for: Element(id, frame: .zero, zIndex: .max))
    attributes.center = position
    attributes.zIndex = .max
    return attributes
  }

  /// Returns the context for an interactive movement of items. The context invalidates the moved
  /// items that exist.
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath],
    withTargetPosition targetPosition: CGPoint, previousIndexPaths: [IndexPath],
    previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext(.movement)
    context.targetIndexPathsForInteractivelyMovingItems = targetIndexPaths
    context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
    context.interactiveMovementTarget = targetPosition
    invalidateItems(at: targetIndexPaths + previousIndexPaths, in: context)
    return context
  }

  /// Returns the context for the end of a movement of items. The context invalidates the moved
  /// items that exist.
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath],
    movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext(.movement)
    context.targetIndexPathsForInteractivelyMovingItems = indexPaths
    context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
    invalidateItems(at: indexPaths + previousIndexPaths, in: context)
    return context
  }

  /// Adds the items that exist to a context.
  ///
  /// A path may be past the end of its section, because the item has moved to another section.
  private func invalidateItems(
    at paths: [IndexPath], in context: UICollectionViewLayoutInvalidationContext
  ) {
    let existing = collectionView.map { view in paths.filter { view.holds($0) } } ?? paths
    if !existing.isEmpty { context.invalidateItems(at: existing) }
  }
}

extension UICollectionViewLayout {
  /// Returns the attributes of an element of any kind.
  internal func layoutAttributes(of id: Element.ID) -> UICollectionViewLayoutAttributes? {
    let path = IndexPath(id.path)
    return switch id.kind {
    case .item: layoutAttributesForItem(at: path)
    case .supplementary(let kind): layoutAttributesForSupplementaryView(ofKind: kind, at: path)
    case .decoration(let kind): layoutAttributesForDecorationView(ofKind: kind, at: path)
    }
  }

  private func faded(
    _ attributes: UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    let copy = attributes?.copied()
    copy?.alpha = 0
    return copy
  }
}
