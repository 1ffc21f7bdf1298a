import Foundation
import GalleyLayout

/// A view that a collection view takes from its pool, shows, and puts back: a cell, a header, a badge,
/// the card behind a section.
///
///     final class Badge: UICollectionReusableView {
///       override init(frame: CGRect) {
///         super.init(frame: frame)
///         backgroundColor = .systemRed
///       }
///
///       required init?(coder: NSCoder) { fatalError("not from an archive") }
///     }
///
/// Views are made by `init(frame:)`. A subclass that has another designated initializer and no
/// `init(frame:)` has to add one.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// A view with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Galley reads no archives: this traps. For views in nibs see `UINib`.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a view from its class, for a collection view that only knows that. Inherited by every
  /// subclass that overrides `init(frame:)` or has no initializer of its own.
  public required convenience init(_dequeuedWithFrame frame: CGRect) { self.init(frame: frame) }

  /// Under which name the view is kept in the pool.
  open internal(set) var reuseIdentifier: String?

  /// The collection view that the view was made for.
  internal final weak var collectionView: UICollectionView?
  /// What the view is kept in the pool by.
  internal final var reuseKey: ReuseKey?
  /// The nib that the view was made of.
  internal final var nib: UINib?
  /// What the view shows now.
  internal final var element: Element.ID?

  // MARK: In a list

  /// Where the view stands in a list; `nil` elsewhere. The collection view sets it.
  internal final var listPlace: ListPlace? {
    didSet {
      guard listPlace != oldValue else { return }
      if listPlace?.environment != oldValue?.environment { traitsMayHaveChanged() }
      listPlaceChanged(from: oldValue)
    }
  }

  /// The view stands somewhere else in a list.
  internal func listPlaceChanged(from old: ListPlace?) {}

  /// In a list, the circumstances say of what kind it is.
  internal override func traits(from around: UITraitCollection) -> UITraitCollection {
    guard let environment = listPlace?.environment else { return around }
    return around.modifyingTraits { $0.listEnvironment = environment }
  }

  /// Called before the view is taken from the pool to show something else. An override calls `super`.
  open func prepareForReuse() {}

  /// Called with what the layout says of the view, whenever that has changed. Its place, size, alpha and
  /// transform are set without; a subclass takes what a layout's own attributes add.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Called before the view goes from its place in one layout to that in another.
  open func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// Called when the view has gone from its place in one layout to that in another.
  open func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// What the view would like to be, where the layout has only an estimate: by its constraints, or by
  /// `sizeThatFits(_:)` if it has none.
  ///
  ///     override func preferredLayoutAttributesFitting(
  ///       _ layoutAttributes: UICollectionViewLayoutAttributes
  ///     ) -> UICollectionViewLayoutAttributes {
  ///       let attributes = super.preferredLayoutAttributesFitting(layoutAttributes)
  ///       attributes.size.height = max(attributes.size.height, 44)
  ///       return attributes
  ///     }
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let preferred = layoutAttributes.copied()
    preferred.size = fittingSize(
      around: layoutAttributes.size, on: layoutAttributes.measuredAxes ?? [.horizontal, .vertical])
    return preferred
  }

  /// Tells that what the view shows has another size. A collection view that goes by such sizes has it
  /// measured anew.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    collectionView?.remeasure(self)
  }

  internal override func contentSizeChanged(of subview: UIView) {
    super.contentSizeChanged(of: subview)
    if subview === measuredView { collectionView?.remeasure(self) }
  }

  /// Constraints in the view have changed.
  internal func constraintsHaveChanged() {
    guard let collectionView,
      collectionView.selfSizingInvalidation == .enabledIncludingConstraints
    else { return }
    collectionView.remeasure(self)
  }

  /// The view whose constraints say how large this one is.
  internal var measuredView: UIView { self }

  /// How large the view would be on some axes, if it stays as it is on the others.
  internal func fittingSize(around size: CGSize, on axes: Axes) -> CGSize {
    guard !axes.isEmpty else { return size }
    let target = CGSize(
      width: axes.contains(.horizontal) ? 0 : size.width,
      height: axes.contains(.vertical) ? 0 : size.height)
    var fitting: CGSize
    if measuredView.storage.hasConstrainedSubviews {
      fitting = systemLayoutSizeFitting(
        target,
        withHorizontalFittingPriority: axes.contains(.horizontal) ? .fittingSizeLevel : .required,
        verticalFittingPriority: axes.contains(.vertical) ? .fittingSizeLevel : .required)
    } else {
      fitting = sizeThatFits(size)
    }
    if !axes.contains(.horizontal) { fitting.width = size.width }
    if !axes.contains(.vertical) { fitting.height = size.height }
    return fitting
  }
}
