import Foundation
import GalleyLayout

/// A view that a list takes from its pool, shows, and puts back: what `UICollectionReusableView`,
/// `UITableViewCell` and `UITableViewHeaderFooterView` have in common. Not for apps.
@_documentation(visibility: internal)
@preconcurrency @MainActor
open class _ListElementView: UIView {
  /// A view with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates what a nib describes; see `UINib`. Other archives are not read: with another coder this traps.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The list that the view was made for.
  internal final weak var list: _ListView?
  /// What the view is kept in the pool by.
  internal final var reuseKey: ReuseKey?
  /// The nib that the view was made of.
  internal final var nib: UINib?
  /// The segues that a tap on the view performs.
  internal final var segues: CellSegues?
  /// What the view shows now.
  internal final var element: Element.ID?

  // MARK: What a list tells it

  /// Takes the name under which it is kept in the pool.
  internal func takeReuseIdentifier(_ identifier: String) {}

  /// Is about to be taken from the pool to show something else.
  internal func prepareToBeReused() {}

  /// Takes what the layout says of it beside its place, size, alpha and transform.
  internal func takeAttributes(_ attributes: UICollectionViewLayoutAttributes) {}

  /// What it would like to be, where the layout has only an estimate.
  internal func attributes(
    fitting attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let preferred = attributes.copied()
    preferred.size = fittingSize(
      around: attributes.size, on: attributes.measuredAxes ?? [.horizontal, .vertical])
    return preferred
  }

  /// Takes the state of the item that it shows.
  internal func take(_ state: ItemState) {}

  /// Is selected, or not anymore, perhaps in an animation.
  internal func setSelectedByList(_ isSelected: Bool, animated: Bool) {}

  /// Whether a finger is on the item.
  internal func setHighlightedByList(_ isHighlighted: Bool) {}

  /// Whether the row is swiped aside.
  internal func setSwipedByList(_ isSwiped: Bool) {}

  /// Whether the view stays in sight, away from where it belongs.
  internal func setPinnedByList(_ isPinned: Bool) {}

  /// Whether a tap anywhere in it folds what is below it, so that it can't be selected.
  internal var foldsAnywhere: Bool { false }

  /// Does what a tap on such a cell does.
  internal func fold() {}

  /// The view that holds what the app shows in a cell; `nil` in what is no cell.
  internal var contentOfCell: UIView? { nil }

  /// Gives the content the size that the view has now.
  internal func fitContent() {}

  internal override func boundsChanged(from old: CGRect) {
    super.boundsChanged(from: old)
    // At once, whoever sets the size: the constraints of all visible cells are solved together, before each of them is
    // laid out.
    if bounds.size != old.size { fitContent() }
  }

  // MARK: In a list

  /// Where the view stands in a list; `nil` elsewhere. The list view sets it.
  internal final var listPlace: ListPlace? {
    didSet {
      guard listPlace != oldValue else { return }
      if listPlace?.environment != oldValue?.environment { traitsMayHaveChanged() }
      listPlaceChanged(from: oldValue)
    }
  }

  /// The view stands somewhere else in a list.
  internal func listPlaceChanged(from old: ListPlace?) {}

  /// In a list, the traits say of what kind it is.
  internal override func traits(from around: UITraitCollection) -> UITraitCollection {
    guard let environment = listPlace?.environment else { return around }
    return around.modifyingTraits { $0.listEnvironment = environment }
  }

  // MARK: Its size

  /// Tells that what the view shows has another size. A list that goes by such sizes has it measured
  /// anew.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    list?.remeasure(self)
  }

  internal override func contentSizeChanged(of subview: UIView) {
    super.contentSizeChanged(of: subview)
    if subview === measuredView { list?.remeasure(self) }
  }

  /// Constraints in the view have changed.
  internal func constraintsHaveChanged() {
    guard let list, list.face.selfSizing == .enabledIncludingConstraints else { return }
    list.remeasure(self)
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

/// What a list knows of an item, for the cell that shows it.
internal struct ItemState: Hashable {
  /// Whether the list is being edited.
  var isEditing: Bool
  /// Whether the row is swiped aside.
  var isSwiped: Bool
  /// Whether a finger moves it.
  var isReordering: Bool
  var isSelected: Bool
  /// Whether a finger is on it.
  var isHighlighted: Bool
}
