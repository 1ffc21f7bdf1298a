import Foundation
import GalleyGeometry
import GalleyLayout

/// A layout that sets items as text sets words: side by side while they fit, then on the next line.
///
///     let layout = UICollectionViewFlowLayout()
///     layout.itemSize = CGSize(width: 100, height: 60)
///     layout.sectionInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
///
/// What differs from section to section, or from item to item, the delegate says.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// A layout that scrolls from top to bottom, of items of 50 × 50.
  public override init() { super.init() }

  /// Creates the object that a nib describes. With any other coder this traps.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.fill(self, as: UICollectionViewFlowLayout.self)
  }

  /// Stands for sizes that the items find themselves.
  public nonisolated static let automaticSize = CGSize(
    width: automaticDimension, height: automaticDimension)

  // MARK: Settings

  /// Room between two lines.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { settingChanged(oldValue, minimumLineSpacing) }
  }
  /// The least room between two items of a line, which decides how many fit.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { settingChanged(oldValue, minimumInteritemSpacing) }
  }
  /// How large items are, unless the delegate says otherwise.
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { settingChanged(oldValue, itemSize) }
  }
  /// How large items are taken to be until they are measured. Zero means that they are not measured;
  /// `automaticSize` that they are, and that nothing is known of them.
  open var estimatedItemSize = CGSize.zero {
    didSet { settingChanged(oldValue, estimatedItemSize) }
  }
  /// Along which axis lines follow one another, and the list scrolls.
  open var scrollDirection = UICollectionViewScrollDirection.vertical {
    didSet { settingChanged(oldValue, scrollDirection) }
  }
  /// How long headers are along the scroll axis; zero means none.
  open var headerReferenceSize = CGSize.zero {
    didSet { settingChanged(oldValue, headerReferenceSize) }
  }
  /// How long footers are along the scroll axis; zero means none.
  open var footerReferenceSize = CGSize.zero {
    didSet { settingChanged(oldValue, footerReferenceSize) }
  }
  /// How far the items of a section stay away from its edges. Headers and footers do not.
  open var sectionInset = UIEdgeInsets.zero { didSet { settingChanged(oldValue, sectionInset) } }
  /// What the section inset is measured from, across the scroll axis.
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { settingChanged(oldValue, sectionInsetReference) }
  }
  /// Whether a header stays in sight while its section is.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { settingChanged(oldValue, sectionHeadersPinToVisibleBounds) }
  }
  /// Whether a footer stays in sight while its section is.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { settingChanged(oldValue, sectionFootersPinToVisibleBounds) }
  }

  /// What a section's inset is measured from.
  public enum SectionInsetReference: Int, Hashable, Sendable {
    /// What the scroll view keeps free around the content.
    case fromContentInset = 0
    /// What bars leave free.
    case fromSafeArea
    /// The container's margins.
    case fromLayoutMargins
  }

  private func settingChanged<Value: Equatable>(_ old: Value, _ new: Value) {
    if old != new { invalidateLayout() }
  }

  internal override var arranging: (any ArrangingLayout)? { self }
  internal final var keptArrangement = KeptArrangement()
  /// What the delegate said, as long as it need not be asked again.
  internal final var sections = KeptAnswers<[FlowSection]>()

  // MARK: Classes

  /// `UICollectionViewFlowLayoutInvalidationContext`.
  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  // MARK: What is out of date

  /// Says what is out of date.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    let flow = context as? UICollectionViewFlowLayoutInvalidationContext
    if flow?.invalidateFlowLayoutDelegateMetrics ?? true { sections.forget() }
    if flow?.invalidateFlowLayoutAttributes ?? true { takeNote(of: context) }
    super.invalidateLayout(with: context)
  }

  /// Whether lines become longer or shorter, or something is pinned.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let bounds = host?.bounds else { return false }
    if sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds {
      return bounds != newBounds
    }
    return scrollDirection == .vertical
      ? bounds.width != newBounds.width : bounds.height != newBounds.height
  }

  /// What is out of date when the bounds are to change; the delegate is asked again only if the size
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

  /// What is out of date because a view wants to be of another size; the delegate is not asked again.
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
