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
open class UICollectionReusableView: _ListElementView {
  /// A view with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates what a nib describes. Other archives are not read: with another coder this traps.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.fill(self, as: UICollectionReusableView.self)
  }

  /// Creates a view from its class, for a collection view that only knows that. Inherited by every
  /// subclass that overrides `init(frame:)` or has no initializer of its own.
  public required convenience init(_dequeuedWithFrame frame: CGRect) { self.init(frame: frame) }

  /// Under which name the view is kept in the pool.
  open internal(set) var reuseIdentifier: String?

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
    super.attributes(fitting: layoutAttributes)
  }

  // MARK: What a list tells it

  internal override func setReuseIdentifier(_ identifier: String) {
    reuseIdentifier = identifier
  }

  internal override func prepareToBeReused() { prepareForReuse() }

  internal override func applyAttributes(_ attributes: UICollectionViewLayoutAttributes) {
    apply(attributes)
  }

  internal override func attributes(
    fitting attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    preferredLayoutAttributesFitting(attributes)
  }
}
