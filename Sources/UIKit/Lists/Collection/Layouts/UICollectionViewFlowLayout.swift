import Foundation
import GalleyGeometry
import GalleyLayout

/// A layout that places items in lines: side by side while they fit, then in the next line.
///
///     let layout = UICollectionViewFlowLayout()
///     layout.itemSize = CGSize(width: 100, height: 60)
///     layout.sectionInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
///
/// The delegate can return different values for each section and item.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// Creates a layout that scrolls vertically, with items of 50 × 50.
  public override init() { super.init() }

  /// Creates the object that a nib describes. With the decoder of an empty archive, all properties
  /// have default values. With any other coder, this initializer traps.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.fill(self, as: UICollectionViewFlowLayout.self)
  }

  /// A size that requests self-sizing items.
  public nonisolated static let automaticSize = CGSize(
    width: automaticDimension, height: automaticDimension)

  // MARK: Settings

  /// The minimum space between two lines.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { settingChanged(oldValue, minimumLineSpacing) }
  }
  /// The minimum space between two items in a line, which determines how many items fit.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { settingChanged(oldValue, minimumInteritemSpacing) }
  }
  /// The size of items, unless the delegate returns another size.
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { settingChanged(oldValue, itemSize) }
  }
  /// The estimated size of items. Zero means that items are not self-sizing; `automaticSize` means
  /// that items are self-sizing, without an estimate from the app.
  open var estimatedItemSize = CGSize.zero {
    didSet { settingChanged(oldValue, estimatedItemSize) }
  }
  /// The axis along which the lines follow each other and the list scrolls.
  open var scrollDirection = UICollectionViewScrollDirection.vertical {
    didSet { settingChanged(oldValue, scrollDirection) }
  }
  /// The size of headers. Only the length along the scroll axis is used; zero means no headers.
  open var headerReferenceSize = CGSize.zero {
    didSet { settingChanged(oldValue, headerReferenceSize) }
  }
  /// The size of footers. Only the length along the scroll axis is used; zero means no footers.
  open var footerReferenceSize = CGSize.zero {
    didSet { settingChanged(oldValue, footerReferenceSize) }
  }
  /// The inset of the items of a section. The inset does not apply to headers and footers.
  open var sectionInset = UIEdgeInsets.zero { didSet { settingChanged(oldValue, sectionInset) } }
  /// The boundary from which the section inset is measured on the cross axis.
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { settingChanged(oldValue, sectionInsetReference) }
  }
  /// Whether headers are pinned to the viewport while their section is visible.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { settingChanged(oldValue, sectionHeadersPinToVisibleBounds) }
  }
  /// Whether footers are pinned to the viewport while their section is visible.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { settingChanged(oldValue, sectionFootersPinToVisibleBounds) }
  }

  /// The boundary from which a section's inset is measured.
  public enum SectionInsetReference: Int, Hashable, Sendable {
    /// The adjusted content inset of the scroll view.
    case fromContentInset = 0
    /// The safe area.
    case fromSafeArea
    /// The layout margins of the container.
    case fromLayoutMargins
  }

  private func settingChanged<Value: Equatable>(_ old: Value, _ new: Value) {
    if old != new { invalidateLayout() }
  }

  internal override var arranging: (any ArrangingLayout)? { self }
  internal final var keptArrangement = KeptArrangement()
  /// The sizes and spacings from the delegate, until they are invalidated.
  internal final var sections = CachedAnswers<[FlowSection]>()

  // MARK: Classes

  /// The class of the layout's invalidation contexts.
  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  // MARK: Invalidation

  /// Invalidates the layout.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    let flow = context as? UICollectionViewFlowLayoutInvalidationContext
    if flow?.invalidateFlowLayoutDelegateMetrics ?? true { sections.forget() }
    if flow?.invalidateFlowLayoutAttributes ?? true { invalidateArrangement(with: context) }
    super.invalidateLayout(with: context)
  }

  /// Returns whether the length of lines changes, or the bounds change while headers or footers are
  /// pinned.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let bounds = host?.bounds else { return false }
    if sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds {
      return bounds != newBounds
    }
    return scrollDirection == .vertical
      ? bounds.width != newBounds.width : bounds.height != newBounds.height
  }

  /// Returns the context for a change of the bounds. The delegate is asked again only if the size
  /// changes.
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    if let flow = context as? UICollectionViewFlowLayoutInvalidationContext {
      let isResized = host?.bounds.size != newBounds.size
      flow.invalidateFlowLayoutDelegateMetrics = isResized
      flow.invalidateFlowLayoutAttributes = isResized
    }
    return context
  }

  /// Returns the context for a preferred size of a view. The delegate is not asked again.
  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    (context as? UICollectionViewFlowLayoutInvalidationContext)?
      .invalidateFlowLayoutDelegateMetrics = false
    return context
  }
}
