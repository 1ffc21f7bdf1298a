import GalleyGeometry
import GalleyLayout
import GalleyUIKit

/// A layout whose sections share lines: an item is placed beside the last item of the section
/// before it, as long as there is space. So a grid can be made of sections with one item each.
///
///     let layout = ListCollectionViewLayout(
///       stickyHeaders: true, topContentInset: 0, stretchToEdge: false)
///     let view = ListCollectionView(frame: bounds, listCollectionViewLayout: layout)
///     view.delegate = self    // Supplies the sizes of items, as for a flow layout.
///
/// A section with a header begins a new line. An item that is too long for a line is cut, and a
/// size that is not a number counts as zero; both are reported. Sizes, insets and spacing that the
/// delegate does not supply are zero.
///
/// `GalleyLayout.ListLayout` computes the positions: after a change, only from the first section on
/// that differs. `ListCollectionView` tells the layout which sections of an update have changed, so
/// that the delegate is not asked about other sections. Scrolling moves only the sticky headers,
/// and asks the delegate for nothing.
@preconcurrency @MainActor
open class ListCollectionViewLayout: UICollectionViewLayout, ListCollectionViewLayoutCompatible {
  // MARK: Creating

  /// Creates a layout.
  ///
  /// - Parameters:
  ///   - stickyHeaders: Whether a header stays visible until the next section reaches the header.
  ///   - scrollDirection: The direction in which lines follow one another.
  ///   - topContentInset: The distance from the edge at which sticky headers stop.
  ///   - stretchToEdge: Whether an item that ends at most a point before the end of its line is
  ///     stretched to the end of the line.
  public init(
    stickyHeaders: Bool, scrollDirection: UICollectionView.ScrollDirection,
    topContentInset: CGFloat, stretchToEdge: Bool
  ) {
    settings = ListLayout(
      scrollAxis: Axis(scrollDirection),
      stickyHeaders: stickyHeaders, topContentInset: topContentInset,
      stretchesToEdge: stretchToEdge)
    super.init()
  }

  /// Creates a layout with lines from top to bottom.
  public convenience init(stickyHeaders: Bool, topContentInset: CGFloat, stretchToEdge: Bool) {
    self.init(
      stickyHeaders: stickyHeaders, scrollDirection: .vertical, topContentInset: topContentInset,
      stretchToEdge: stretchToEdge)
  }

  /// Creates the layout that a nib describes: with lines from top to bottom, whose headers scroll
  /// with the content. Traps with any other coder.
  public required init?(coder: NSCoder) {
    settings = ListLayout(
      scrollAxis: .vertical, stickyHeaders: false, topContentInset: 0, stretchesToEdge: false)
    super.init(coder: coder)
  }

  // MARK: Settings

  /// The direction in which lines follow one another.
  open var scrollDirection: UICollectionView.ScrollDirection {
    settings.scrollAxis == .vertical ? .vertical : .horizontal
  }

  /// A distance that is added to the position at which sticky headers stop.
  open var stickyHeaderYOffset: CGFloat {
    get { settings.stickyHeaderOffset }
    set { change(\.stickyHeaderOffset, to: Double(newValue)) }
  }

  /// Whether a section without items has its header and its footer.
  open var showHeaderWhenEmpty: Bool {
    get { settings.showsHeaderWhenEmpty }
    set { change(\.showsHeaderWhenEmpty, to: newValue) }
  }

  /// Whether `invalidateLayout()` keeps the cached layout. Then only the sections that an update, a
  /// context or `didModifySection(_:)` names are laid out again.
  ///
  /// - Unverified: which other caches IGListKit clears if this is `true`.
  open var preserveLayoutCacheOnInvalidateLayout = false

  // MARK: Attributes

  /// The class of the layout's invalidation contexts,
  /// `ListCollectionViewLayoutInvalidationContext`.
  open override class var invalidationContextClass: AnyClass {
    ListCollectionViewLayoutInvalidationContext.self
  }

  /// Asks the delegate for the sizes, insets and spacing that are out of date, and places the
  /// elements.
  open override func prepare() { arrange() }

  /// The content size.
  ///
  /// Along the scroll axis, the content ends with the last section. On the other axis, the content
  /// is as large as the view without its content insets.
  open override var collectionViewContentSize: CGSize {
    arrangement.map { CGSize($0.contentSize) } ?? .zero
  }

  /// Returns the attributes of the items, headers and footers in a rectangle of the content.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    attributes(in: rect)
  }

  /// Returns the attributes of an item; `nil` if there is no such item.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(of: .item, at: indexPath)
  }

  /// Returns the attributes of a header or a footer; `nil` if the section does not have this view.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(of: .supplementary(elementKind), at: indexPath)
  }

  // MARK: Invalidation: see `ListCollectionViewLayout+Invalidation.swift`

  /// Invalidates a section and all sections after it. These sections are laid out again when the
  /// update is shown.
  open func didModifySection(_ modifiedSection: Int) { outdate(from: modifiedSection) }

  /// Invalidates everything, unless `preserveLayoutCacheOnInvalidateLayout` is `true`.
  open override func invalidateLayout() {
    if !preserveLayoutCacheOnInvalidateLayout { outdate(from: 0) }
    super.invalidateLayout()
  }

  /// Invalidates the parts that the context names. The context of an update does not name the
  /// sections that change. `didModifySection(_:)` invalidates these sections.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    recordInvalidation(of: context)
    super.invalidateLayout(with: context)
  }

  /// Returns `true` if the size changes, or if there are sticky headers to move.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    isOutdated(by: newBounds)
  }

  /// Returns a context that invalidates everything if the size changes, otherwise only the visible
  /// headers.
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    name(in: context, whatMovesBy: newBounds)
    return context
  }

  /// Invalidates everything, because the layout may have cached another list, or an earlier state
  /// of this list.
  open override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
    outdate(from: 0)
    super.prepareForTransition(from: oldLayout)
  }

  // MARK: Updates

  /// Returns the attributes from which an item is animated when it appears. A delegate that is an
  /// `IGListCollectionViewDelegateLayout` may change the attributes.
  open override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    guard let attributes, let (view, delegate) = customizer else { return attributes }
    return delegate.collectionView(
      view, layout: self, customizedInitialLayoutAttributes: attributes, at: itemIndexPath)
  }

  /// Returns the attributes to which an item is animated when it disappears. A delegate that is an
  /// `IGListCollectionViewDelegateLayout` may change the attributes.
  open override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    guard let attributes, let (view, delegate) = customizer else { return attributes }
    return delegate.collectionView(
      view, layout: self, customizedFinalLayoutAttributes: attributes, at: itemIndexPath)
  }

  private var customizer: (UICollectionView, any IGListCollectionViewDelegateLayout)? {
    guard let collectionView,
      let delegate = collectionView.delegate as? any IGListCollectionViewDelegateLayout
    else { return nil }
    return (collectionView, delegate)
  }

  // MARK: Moving items

  /// Returns a context that invalidates the sections in which a finger has moved items.
  open override func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath],
    withTargetPosition targetPosition: CGPoint, previousIndexPaths: [IndexPath],
    previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forInteractivelyMovingItems: targetIndexPaths, withTargetPosition: targetPosition,
      previousIndexPaths: previousIndexPaths, previousPosition: previousPosition)
    // If the paths are the same, the finger has moved but the order has not changed.
    if targetIndexPaths != previousIndexPaths {
      note(context, reordered: targetIndexPaths + previousIndexPaths)
    }
    return context
  }

  /// Returns a context that invalidates the sections in which items were dropped.
  open override func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath],
    movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: indexPaths, previousIndexPaths: previousIndexPaths,
      movementCancelled: movementCancelled)
    note(context, reordered: indexPaths + previousIndexPaths)
    return context
  }

  // MARK: Internal state

  internal final var settings: ListLayout
  /// The sizes, insets and spacing of all sections, as the delegate supplies them.
  internal final var sections: [ListLayoutSection] = []
  /// The positions of all elements; `nil` before they are first needed.
  internal final var arrangement: Arrangement?
  /// The first section that the delegate has to be asked about; `nil` for none.
  internal final var firstOutdated: Int? = 0
  /// Whether `arrangement` is up to date with the settings.
  internal final var isArranged = false
  /// The view and the delegate that supplied `sections`.
  internal final weak var askedView: UICollectionView?
  internal final weak var askedDelegate: (any UICollectionViewDelegate)?
}
