import GalleyGeometry
import GalleyLayout
import UIKit

/// A layout whose sections share lines: an item stands beside the last one of the section before, as long
/// as there is room. So a grid may be made of sections with one item each.
///
///     let layout = ListCollectionViewLayout(
///       stickyHeaders: true, topContentInset: 0, stretchToEdge: false)
///     let view = ListCollectionView(frame: bounds, listCollectionViewLayout: layout)
///     view.delegate = self    // Says how large items are, as to a flow layout.
///
/// A section with a header begins a new line. An item that does not fit its line is cut, and a size that
/// is no number counts as zero; both are reported. What the delegate does not say is zero.
///
/// Where everything is, `GalleyLayout.ListLayout` works out: after a change only from the first section on
/// that is not what it was. Which sections the delegate is asked for again in an update, `ListCollectionView`
/// tells. Scrolling moves headers that stay in sight, and has nobody asked for anything.
@preconcurrency @MainActor
open class ListCollectionViewLayout: UICollectionViewLayout, ListCollectionViewLayoutCompatible {
  // MARK: Creating

  /// A layout.
  ///
  /// - Parameters:
  ///   - stickyHeaders: Whether a header stays in sight until the next section pushes it away.
  ///   - scrollDirection: In which direction lines follow one another.
  ///   - topContentInset: How far below the edge headers come to rest that stay in sight.
  ///   - stretchToEdge: Whether an item that ends a point or less before its line does reaches the edge.
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

  /// A layout of lines from top to bottom.
  public convenience init(stickyHeaders: Bool, topContentInset: CGFloat, stretchToEdge: Bool) {
    self.init(
      stickyHeaders: stickyHeaders, scrollDirection: .vertical, topContentInset: topContentInset,
      stretchToEdge: stretchToEdge)
  }

  /// Galley reads no archives: this traps.
  public required init?(coder: NSCoder) {
    preconditionFailure(
      "ListCollectionViewLayout.init(coder:): Galley reads no archives. Make the layout with "
        + "init(stickyHeaders:topContentInset:stretchToEdge:)")
  }

  // MARK: Settings

  /// In which direction lines follow one another.
  open var scrollDirection: UICollectionView.ScrollDirection {
    settings.scrollAxis == .vertical ? .vertical : .horizontal
  }

  /// How much further below headers come to rest that stay in sight, for the time being.
  open var stickyHeaderYOffset: CGFloat {
    get { settings.stickyHeaderOffset }
    set { change(\.stickyHeaderOffset, to: Double(newValue)) }
  }

  /// Whether a section without items has its header and its footer.
  open var showHeaderWhenEmpty: Bool {
    get { settings.showsHeaderWhenEmpty }
    set { change(\.showsHeaderWhenEmpty, to: newValue) }
  }

  /// Whether `invalidateLayout()` leaves alone what is known. Only what an update, a context or
  /// `didModifySection(_:)` names is worked out again then.
  ///
  /// - Unverified: what else IGListKit forgets then.
  open var preserveLayoutCacheOnInvalidateLayout = false

  // MARK: Places

  /// `ListCollectionViewLayoutInvalidationContext`.
  open override class var invalidationContextClass: AnyClass {
    ListCollectionViewLayoutInvalidationContext.self
  }

  /// Asks the delegate for what is out of date, and places it.
  open override func prepare() { arrange() }

  /// As far as the last section reaches, and as broad as the view less its content insets.
  open override var collectionViewContentSize: CGSize {
    arrangement.map { CGSize($0.contentSize) } ?? .zero
  }

  /// The items, headers and footers in a rectangle of the content.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    attributes(in: rect)
  }

  /// Where an item is; `nil` if there is no such item.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(of: .item, at: indexPath)
  }

  /// Where a header or a footer is; `nil` if the section has none.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(of: .supplementary(elementKind), at: indexPath)
  }

  // MARK: What is out of date: see `ListCollectionViewLayout+Invalidation.swift`

  /// A section is not what it was: it and all behind it are asked for when an update is shown.
  open func didModifySection(_ modifiedSection: Int) { outdate(from: modifiedSection) }

  /// Says that everything is out of date; see `preserveLayoutCacheOnInvalidateLayout`.
  open override func invalidateLayout() {
    if !preserveLayoutCacheOnInvalidateLayout { outdate(from: 0) }
    super.invalidateLayout()
  }

  /// Says what is out of date. An update does not say where it changes something; `didModifySection(_:)`
  /// does.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    takeNote(of: context)
    super.invalidateLayout(with: context)
  }

  /// Whether the size changes, or headers stay in sight that scrolling moves.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    isOutdated(by: newBounds)
  }

  /// Everything when the size changes, or else the headers in sight.
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    name(in: context, whatMovesBy: newBounds)
    return context
  }

  /// The layout has known another list, or this one as it was.
  open override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
    outdate(from: 0)
    super.prepareForTransition(from: oldLayout)
  }

  // MARK: Updates

  /// Where an item comes from that appears: as the delegate wants it, if it is an
  /// `IGListCollectionViewDelegateLayout`.
  open override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    guard let attributes, let (view, delegate) = customizer else { return attributes }
    return delegate.collectionView(
      view, layout: self, customizedInitialLayoutAttributes: attributes, at: itemIndexPath)
  }

  /// Where an item goes to that disappears: as the delegate wants it, if it is an
  /// `IGListCollectionViewDelegateLayout`.
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

  /// What is out of date when a finger has moved items.
  open override func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath],
    withTargetPosition targetPosition: CGPoint, previousIndexPaths: [IndexPath],
    previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forInteractivelyMovingItems: targetIndexPaths, withTargetPosition: targetPosition,
      previousIndexPaths: previousIndexPaths, previousPosition: previousPosition)
    // Where the order is as before, the finger has only moved on.
    if targetIndexPaths != previousIndexPaths {
      note(context, reordered: targetIndexPaths + previousIndexPaths)
    }
    return context
  }

  /// What is out of date when a finger has let go of items.
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

  // MARK: Inside

  internal final var settings: ListLayout
  /// The figures of all sections, as the delegate has said them.
  internal final var sections: [ListLayoutSection] = []
  /// Where everything is; `nil` before anybody has asked.
  internal final var arrangement: Arrangement?
  /// The first section that the delegate is to be asked for again; `nil` for none.
  internal final var firstOutdated: Int? = 0
  /// Whether everything is placed as the settings say.
  internal final var isArranged = false
  /// Whose sections are known.
  internal final weak var askedView: UICollectionView?
  internal final weak var askedDelegate: (any UICollectionViewDelegate)?
}
