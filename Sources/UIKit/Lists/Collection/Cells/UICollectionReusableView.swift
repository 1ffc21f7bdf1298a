import Foundation
import GalleyLayout

/// A view that a collection view reuses: a cell, a header, a badge, or the card behind a section.
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
/// Views are created by `init(frame:)`. A subclass with another designated initializer has to
/// override `init(frame:)` too.
@preconcurrency @MainActor
open class UICollectionReusableView: _ListElementView {
  /// Creates a view with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates the view that a nib describes. With the decoder of an empty archive, all properties
  /// have default values. With any other coder, this initializer traps.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.fill(self, as: UICollectionReusableView.self)
  }

  /// Creates a view with a frame.
  ///
  /// The collection view calls this initializer to create a view from a registered class. A
  /// subclass inherits this initializer if the subclass overrides `init(frame:)` or has no
  /// designated initializer of its own.
  public required convenience init(_dequeuedWithFrame frame: CGRect) { self.init(frame: frame) }

  /// The identifier under which the view is reused.
  open internal(set) var reuseIdentifier: String?

  /// Called before the view is reused for another element. An override calls `super`.
  open func prepareForReuse() {}

  /// Called when the layout attributes of the view have changed. The frame, alpha and transform are
  /// set already. Override it to apply the attributes that a layout of your own adds.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Called before the view moves from its position in one layout to its position in another.
  open func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// Called after the view has moved from its position in one layout to its position in another.
  open func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// Returns the attributes that the view prefers. Called if the layout has only an estimate of the
  /// size. The size is determined by the constraints, or by `sizeThatFits(_:)` if there are none.
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

  // MARK: Called by the list

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
