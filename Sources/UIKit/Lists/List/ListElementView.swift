import Foundation
import GalleyLayout

/// The common superclass of `UICollectionReusableView`, `UITableViewCell` and
/// `UITableViewHeaderFooterView`: a view that a list dequeues, shows and enqueues again. Not for
/// apps.
@_documentation(visibility: internal)
@preconcurrency @MainActor
open class _ListElementView: UIView {
  /// Creates a view with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates the view that a nib describes; see `UINib`. With the decoder of an empty archive, all
  /// properties have default values. With any other coder, this initializer traps.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The list that created the view, or to which the data source has returned the view.
  internal final weak var list: _ListView?
  /// The key of the view in the reuse pool.
  internal final var reuseKey: ReuseKey?
  /// The nib that the view was created from.
  internal final var nib: UINib?
  /// The segues that a tap on the view performs.
  internal final var segues: (any CellTapFollower)?
  /// The element that the view shows.
  internal final var element: Element.ID?
  /// The number of elements that the view has shown so far, one after the other.
  package internal(set) final var showingCount = 0

  // MARK: Hiding: see `ListElementView+Hiding.swift`

  /// Whether the view is hidden. The list sets it when the view is dequeued, and when the layout
  /// attributes of the element are hidden; a view that the app hides afterwards stays hidden until
  /// it is used again.
  open override var isHidden: Bool { didSet { isHiddenBeforeReuse = nil } }

  /// Whether the layout attributes that were applied last hide the view.
  internal final var isHiddenByLayout = false
  /// The value of `isHidden` before the list hid the view in the reuse pool; `nil` if the view is
  /// not in the pool, or if the app has set `isHidden` since then.
  internal final var isHiddenBeforeReuse: Bool?

  // MARK: Called by the list

  /// Sets the identifier under which the view is reused.
  internal func setReuseIdentifier(_ identifier: String) {}

  /// Called before the view is dequeued to show another element.
  internal func prepareToBeReused() {}

  /// Applies the layout attributes, other than the frame, alpha and transform, which the list has
  /// set.
  internal func applyAttributes(_ attributes: UICollectionViewLayoutAttributes) {}

  /// Returns the attributes that the view prefers. Called if the layout has only an estimate of the
  /// size.
  internal func attributes(
    fitting attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let preferred = attributes.copied()
    preferred.size = fittingSize(
      around: attributes.size, on: attributes.measuredAxes ?? [.horizontal, .vertical])
    if let width = list?.greatestWidth(of: self), preferred.size.width > width {
      // A header whose width is limited may need several lines for its text.
      preferred.size = fittingSize(
        around: CGSize(width: width, height: attributes.size.height), on: .vertical)
    }
    return preferred
  }

  /// Applies the state of the item that the view shows.
  internal func applyState(_ state: ItemState) {}

  /// Selects or deselects the view.
  internal func setSelectedByList(_ isSelected: Bool, animated: Bool) {}

  /// Highlights the view, or ends its highlight.
  internal func setHighlightedByList(_ isHighlighted: Bool) {}

  /// Called when the row is swiped aside, or back.
  internal func setSwipedByList(_ isSwiped: Bool) {}

  /// Called when a drag of the item begins, and when it ends.
  internal func setDragStateByList(_ state: UICellConfigurationState.DragState) {}

  /// Called when items are dragged over the list, and when they leave it.
  internal func setDropStateByList(_ state: UICellConfigurationState.DropState) {}

  /// Called when a header or footer begins or stops being pinned to an edge of the viewport.
  internal func setPinnedByList(_ isPinned: Bool) {}

  /// Whether a tap anywhere in the cell collapses or expands the items below it. Such a cell can't
  /// be selected.
  internal var togglesExpansionAnywhere: Bool { false }

  /// Collapses or expands the items below the cell, as a tap on the cell does.
  internal func toggleExpansion() {}

  /// The content view of a cell; `nil` for other views.
  internal var contentOfCell: UIView? { nil }

  /// Resizes the content view to the view's current size.
  internal func fitContent() {}

  internal override func boundsChanged(from old: CGRect) {
    super.boundsChanged(from: old)
    // The content is resized immediately, even if the app has set the size, because the constraints
    // of all visible cells are solved together before any of these cells is laid out.
    if bounds.size != old.size { fitContent() }
  }

  // MARK: Accessibility: see `RowAccessibility.swift`

  /// The accessibility traits of a view that VoiceOver reads as one element; `nil` if its parts are
  /// read one by one.
  internal var traitsOfRow: UIAccessibilityTraits? { nil }

  internal final override var accessibilityDefaults: AccessibilityDefaults { rowDefaults }

  internal final override var innerAccessibilityElements: [AccessibilityReader.Element] {
    controlsInRow
  }

  internal final override var spokenAccessibilityElements: [AccessibilityReader.Element] {
    textsInRow
  }

  // MARK: Focus

  /// Whether the cell can be focused: the list and its delegate decide.
  open override var canBecomeFocused: Bool { list?.canFocus(self) ?? false }

  /// The effect of the focused cell: by default a ring inside of its edge.
  open override var focusEffect: UIFocusEffect? {
    get { ownFocusEffect ?? (drawsSystemFocus ? systemFocusEffect : nil) }
    set { ownFocusEffect = .some(newValue) }
  }
  private var ownFocusEffect: UIFocusEffect?? { didSet { focusEffectChanged() } }

  private var systemFocusEffect: UIFocusEffect {
    let effect = UIFocusHaloEffect()
    effect.position = .inside
    return effect
  }

  /// Whether the system draws the focus.
  internal var drawsSystemFocus: Bool { true }

  /// The priority of the cell in its focus group. A selected cell has a higher priority.
  open override var focusGroupPriority: UIFocusGroupPriority {
    get {
      guard let list, let id = element, id.kind == .item,
        list.selection.contains(IndexPath(id.path))
      else { return super.focusGroupPriority }
      return max(super.focusGroupPriority, .prioritized)
    }
    set { super.focusGroupPriority = newValue }
  }

  internal override func focusChanged() {
    super.focusChanged()
    (self as? any ConfiguredCell)?.askForUpdate()
  }

  // MARK: In a list

  /// The place of the view in a list section; `nil` if the view is not in a list section. The list
  /// view sets this property.
  internal final var listPlace: ListPlace? {
    didSet {
      guard listPlace != oldValue else { return }
      if listPlace?.environment != oldValue?.environment { traitsMayHaveChanged() }
      listPlaceChanged(from: oldValue)
    }
  }

  /// Called when the place of the view in its list has changed.
  internal func listPlaceChanged(from old: ListPlace?) {}

  /// Returns the margins that the list passes on to the view: the margins at the sides.
  ///
  /// The top and bottom margins do not apply, because elements scroll through these margins. A row
  /// that is as wide as its table keeps the side margins while the row is swiped aside.
  internal override func preservedMargins(
    _ covered: UIEdgeInsets, of outer: UIEdgeInsets
  ) -> UIEdgeInsets {
    let isAsWide = (list as? UITableView).map { $0.style != .insetGrouped } ?? false
    let sides = isAsWide ? outer : covered
    return UIEdgeInsets(top: 0, left: sides.left, bottom: 0, right: sides.right)
  }

  /// Adds the list environment to the traits.
  internal override func traits(from around: UITraitCollection) -> UITraitCollection {
    guard let environment = listPlace?.environment else { return around }
    return around.modifyingTraits { $0.listEnvironment = environment }
  }

  // MARK: Size

  /// Notifies the list that the size of the view's content has changed. A list with self-sizing
  /// cells measures the view again.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    list?.remeasure(self)
  }

  internal override func contentSizeChanged(of subview: UIView) {
    super.contentSizeChanged(of: subview)
    if subview === measuredView { list?.remeasure(self) }
  }

  /// Called when constraints inside the view have changed. The list measures the view again if its
  /// `selfSizingInvalidation` is `enabledIncludingConstraints`. Returns `true`, so that superviews
  /// are not called.
  internal final override func followConstraints() -> Bool {
    guard let list, list.subclass.selfSizing == .enabledIncludingConstraints else { return true }
    list.remeasure(self)
    return true
  }

  /// The view whose constraints determine the size of this view.
  internal var measuredView: UIView { self }

  /// Whether constraints relate the view itself to its subviews. Then the size depends on these
  /// constraints, and on the constraints inside of the content view, which is as large as the view.
  ///
  ///     addSubview(label)
  ///     label.topAnchor.constraint(equalTo: topAnchor, constant: 8).isActive = true
  internal final var isSizedByOwnConstraints: Bool { storage.layout?.held.isEmpty == false }

  /// Returns a size that fits the content on `axes`, and that equals `size` on the other axes.
  internal func fittingSize(around size: CGSize, on axes: Axes) -> CGSize {
    guard !axes.isEmpty else { return size }
    let target = CGSize(
      width: axes.contains(.horizontal) ? 0 : size.width,
      height: axes.contains(.vertical) ? 0 : size.height)
    var fitting: CGSize
    let isConstrained = measuredView.storage.hasConstrainedSubviews
    if isConstrained || isSizedByOwnConstraints {
      fitting = systemLayoutSizeFitting(
        target,
        withHorizontalFittingPriority: axes.contains(.horizontal) ? .fittingSizeLevel : .required,
        verticalFittingPriority: axes.contains(.vertical) ? .fittingSizeLevel : .required)
      // If the constraints do not determine a length, for example because they only center a
      // subview, `sizeThatFits(_:)` determines it.
      if !isConstrained, fitting.width <= 0 || fitting.height <= 0 {
        let unconstrained = sizeThatFits(size)
        if fitting.width <= 0 { fitting.width = unconstrained.width }
        if fitting.height <= 0 { fitting.height = unconstrained.height }
      }
    } else {
      fitting = sizeThatFits(size)
    }
    if !axes.contains(.horizontal) { fitting.width = size.width }
    if !axes.contains(.vertical) { fitting.height = size.height }
    return fitting
  }
}

/// The segues of a cell, which are performed before the delegate of its list is called.
@MainActor
internal protocol CellTapFollower {
  /// Called when the cell was selected.
  func cellWasSelected(_ cell: UIView)
  /// Called when the detail button of the cell was tapped.
  func accessoryWasTapped(of cell: UIView)
}

/// The state of an item, for the cell that shows it.
internal struct ItemState: Hashable {
  /// Whether the list is being edited.
  var isEditing: Bool
  /// Whether the row is swiped aside.
  var isSwiped: Bool
  /// Whether a finger moves the item.
  var isReordering: Bool
  var isSelected: Bool
  /// Whether a finger is on the item.
  var isHighlighted: Bool
  /// Whether items are dragged over the list, and over this item.
  var drop = UICellConfigurationState.DropState.none
}

extension _ListElementView: FilledView {
  internal var filledBy: UIView? { measuredView === self ? nil : measuredView }
}
