import Foundation
import GalleyLayout

/// Where the elements of a collection view are. This class knows no places of its own; a subclass does:
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
///         attributes.frame = CGRect(x: indexPath.item * 60, y: indexPath.item * 60, width: 60, height: 60)
///         return attributes
///       }
///     }
///
/// `prepare()` is the first that a layout is told, whenever it is out of date.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  /// A layout.
  public override init() { super.init() }

  /// Creates the object that a nib describes. With any other coder this traps.
  public required init?(coder: NSCoder) {
    guard coder is ClassCoder else { UIView.trapOnArchive(Self.self) }
    super.init()
    coder.fill(self, as: UICollectionViewLayout.self)
  }

  /// Stands for a length that the layout finds itself.
  public nonisolated static let automaticDimension = CGFloat.greatestFiniteMagnitude

  /// The collection view that is laid out; `nil` while there is none.
  open var collectionView: UICollectionView? { host as? UICollectionView }

  /// The view that is laid out.
  internal final weak var host: (any LayoutHost)? {
    didSet { if host != nil { hasHadHost = true } }
  }

  /// Whether a view was laid out before, or is.
  internal final private(set) var hasHadHost = false

  /// The layout itself, if what it places is kept in an arrangement.
  internal var arranging: (any ArrangingLayout)? { nil }

  // MARK: Classes

  /// The class of the attributes that the layout makes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// The class of what tells the layout what is out of date.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  /// Names the class of the views behind sections that go by a kind; `nil` takes it back.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorationClasses[elementKind] = viewClass
    decorationNibs[elementKind] = nil
  }

  /// Names the nib of the views behind sections that go by a kind; `nil` takes it back. It holds one
  /// view.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    decorationNibs[elementKind] = nib
    decorationClasses[elementKind] = nil
  }

  internal final private(set) var decorationClasses: [String: AnyClass] = [:]
  internal final private(set) var decorationNibs: [String: UINib] = [:]

  // MARK: Places

  /// Called before anything is asked, whenever the layout is out of date.
  open func prepare() { _ = arranging?.arrangement }

  /// How large everything is together.
  open var collectionViewContentSize: CGSize { arranging?.arrangedContentSize() ?? .zero }

  /// The elements in a rectangle of the content.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    arranging?.arrangedAttributes(in: rect)
  }

  /// Where an item's cell is, in sight or not.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    arranging?.arrangedAttributes(of: .item, at: indexPath)
  }

  /// Where a view beside the cells is, in sight or not.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    arranging?.arrangedAttributes(of: .supplementary(elementKind), at: indexPath)
  }

  /// Where a view of the layout is, in sight or not.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    arranging?.arrangedAttributes(of: .decoration(elementKind), at: indexPath)
  }

  // MARK: What is out of date

  /// Says that everything is out of date.
  open func invalidateLayout() { invalidateLayout(with: makeContext()) }

  /// Says what is out of date. An override calls `super`.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    host?.layoutWasInvalidated(self, with: context)
  }

  /// Whether the layout is out of date when the bounds are to change; they do at every scrolling.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// What is out of date when the bounds are to change.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    makeContext(.bounds)
  }

  /// Whether the layout is out of date because a view wants to be of another size.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    arranging?.isOutdated(by: preferredAttributes, instead: originalAttributes) ?? false
  }

  /// What is out of date because a view wants to be of another size.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    makeContext(.preferredSize(originalAttributes.id, preferredAttributes.size.galley))
  }

  // MARK: Scrolling

  /// Returns the offset at which the content comes to rest after a finger has let it go. The velocity is in points
  /// per millisecond.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    proposedContentOffset
  }

  /// Where the content is to be after an update or a change of the layout.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
  {
    proposedContentOffset
  }

  // MARK: Direction

  /// The direction that the layout was made for.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// Whether everything is turned around where lines run the other way.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  // MARK: Updates

  /// Called before an update is shown, with what has changed. An override calls `super`.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    updates = LayoutUpdates(updateItems)
  }

  /// Called when an update is about to be shown, after everything was asked. An override calls `super`.
  open func finalizeCollectionViewUpdates() { updates = LayoutUpdates([]) }

  /// What is being shown as an update.
  internal final var updates = LayoutUpdates([])

  /// Called before the bounds change with an animation.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

  /// Called when the change of the bounds is about to be shown.
  open func finalizeAnimatedBoundsChange() {}

  /// Where an item comes from that appears; from where it was, if it is `nil`. Asked for every item that
  /// is in sight after an update.
  ///
  /// What is new fades in at its place.
  /// - Unverified: what UIKit returns for what only comes into sight; here it is `nil`.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard updates.inserts(itemIndexPath) else { return nil }
    return faded(layoutAttributesForItem(at: itemIndexPath))
  }

  /// Where an item goes to that disappears; to where it would be, if it is `nil`. Asked for every item
  /// that was in sight before an update, by its path before.
  ///
  /// What is deleted fades out at its place.
  /// - Unverified: what UIKit returns for what only goes out of sight; here it is `nil`.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard updates.deletes(itemIndexPath) else { return nil }
    return faded(
      host?.attributesBeforeUpdate(of: .item(itemIndexPath.item, in: itemIndexPath.section)))
  }

  /// Where a view beside the cells comes from that appears.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard updates.insertsSection(elementIndexPath) else { return nil }
    return faded(layoutAttributesForSupplementaryView(ofKind: elementKind, at: elementIndexPath))
  }

  /// Where a view beside the cells goes to that disappears.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard updates.deletesSection(elementIndexPath) else { return nil }
    let id = Element.ID(.supplementary(elementKind), at: ElementPath(elementIndexPath))
    return faded(host?.attributesBeforeUpdate(of: id))
  }

  /// Where a view of the layout comes from that appears.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard updates.insertsSection(decorationIndexPath) else { return nil }
    return faded(layoutAttributesForDecorationView(ofKind: elementKind, at: decorationIndexPath))
  }

  /// Where a view of the layout goes to that disappears.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard updates.deletesSection(decorationIndexPath) else { return nil }
    let id = Element.ID(.decoration(elementKind), at: ElementPath(decorationIndexPath))
    return faded(host?.attributesBeforeUpdate(of: id))
  }

  /// Views beside the cells that the layout takes away in an update, besides those of sections that go.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Views of its own that the layout takes away in an update.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Views beside the cells that the layout adds in an update, besides those of sections that come.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Views of its own that the layout adds in an update.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  // MARK: Transitions

  /// Called before another layout takes over.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

  /// Called before the layout takes over from another.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

  /// Called when the change of layouts is about to be shown.
  open func finalizeLayoutTransition() {}

  // MARK: Moving items

  /// Where an item would go that a finger has moved to a position: the place of the item there.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath {
    let spot = CGRect(x: position.x - 0.5, y: position.y - 0.5, width: 1, height: 1)
    let there = layoutAttributesForElements(in: spot)?.last {
      $0.representedElementCategory == .cell && $0.frame.contains(position)
    }
    return there?.indexPath ?? previousIndexPath
  }

  /// How an item is shown that a finger moves: in front of all others, where the finger is.
  ///
  /// - Unverified: what UIKit returns for an item that the layout does not know. Here it has no size.
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

  /// What is out of date when a finger has moved items: those that it moves, named as far as they are there.
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath],
    withTargetPosition targetPosition: CGPoint, previousIndexPaths: [IndexPath],
    previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext(.movement)
    context.targetIndexPathsForInteractivelyMovingItems = targetIndexPaths
    context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
    context.interactiveMovementTarget = targetPosition
    name(targetIndexPaths + previousIndexPaths, in: context)
    return context
  }

  /// What is out of date when a finger has let go of items: those, named as far as they are there.
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath],
    movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext(.movement)
    context.targetIndexPathsForInteractivelyMovingItems = indexPaths
    context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
    name(indexPaths + previousIndexPaths, in: context)
    return context
  }

  /// Names items, but for those past the end of their section: a finger may have taken the last one away.
  private func name(
    _ paths: [IndexPath], in context: UICollectionViewLayoutInvalidationContext
  ) {
    let there = collectionView.map { view in paths.filter { view.holds($0) } } ?? paths
    if !there.isEmpty { context.invalidateItems(at: there) }
  }
}

extension UICollectionViewLayout {
  /// What the layout says of an element of any kind.
  internal func layoutAttributes(of id: Element.ID) -> UICollectionViewLayoutAttributes? {
    let path = IndexPath(id.path)
    return switch id.kind {
    case .item: layoutAttributesForItem(at: path)
    case .supplementary(let kind): layoutAttributesForSupplementaryView(ofKind: kind, at: path)
    case .decoration(let kind): layoutAttributesForDecorationView(ofKind: kind, at: path)
    }
  }

  /// A new context of the layout's class, for whoever asks from another module.
  package func newContext() -> UICollectionViewLayoutInvalidationContext { makeContext() }

  /// A context of the layout's class.
  internal func makeContext(
    _ cause: UICollectionViewLayoutInvalidationContext.Cause = .asked
  ) -> UICollectionViewLayoutInvalidationContext {
    let named: AnyClass = type(of: self).invalidationContextClass
    guard let type = named as? UICollectionViewLayoutInvalidationContext.Type else {
      Misuse.trap(
        "invalidationContextClass must be a subclass of UICollectionViewLayoutInvalidationContext",
        "\(named) is none")
    }
    let context = type.init(_madeForClass: ())
    context.cause = cause
    return context
  }

  /// Attributes of the layout's class.
  package func makeAttributes(for element: Element) -> UICollectionViewLayoutAttributes {
    let named: AnyClass = type(of: self).layoutAttributesClass
    guard let type = named as? UICollectionViewLayoutAttributes.Type else {
      Misuse.trap(
        "layoutAttributesClass must be a subclass of UICollectionViewLayoutAttributes",
        "\(named) is none")
    }
    let attributes = type.init(_madeForClass: ())
    attributes.take(element)
    return attributes
  }

  private func faded(
    _ attributes: UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    let copy = attributes?.copied()
    copy?.alpha = 0
    return copy
  }
}
