import Foundation
import GalleyGeometry
import GalleyLayout

/// A row of a list, with a content configuration and accessories.
///
///     let registration = UICollectionView.CellRegistration<UICollectionViewListCell, City> {
///       cell, _, city in
///       var content = cell.defaultContentConfiguration()
///       content.text = city.name
///       cell.contentConfiguration = content
///       cell.accessories = [.disclosureIndicator()]
///     }
///
/// The class can be used for headers and footers of a list, too.
///
/// - Unverified: that a row is at least as high as the default rows of its list, and as its label
///   accessories and custom views.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  // MARK: Accessories: see `CellAccessoryBar.swift`

  /// The accessories of the cell.
  ///
  /// - Precondition: No two accessories are of the same system type.
  open var accessories: [UICellAccessory] = [] { didSet { accessoriesChanged() } }

  internal final lazy var bar = CellAccessoryBar(of: self)

  /// The types of the accessories that are shown in the current state of the cell.
  package final var shownAccessoryTypes: [UICellAccessory.AccessoryType] { bar.shownTypes }

  /// Called when an accessory without a handler is tapped. The collection view sets this closure.
  internal final var accessoryTapped: ((UICellAccessory.AccessoryType) -> Void)?

  /// Whether a tap anywhere in the cell collapses or expands the items below it. Such a cell can't
  /// be selected.
  internal override var togglesExpansionAnywhere: Bool { bar.hasHeaderDisclosure }

  /// Collapses or expands the items below the cell, as a tap on the cell does.
  internal override func toggleExpansion() { bar.toggleExpansion() }

  private func accessoriesChanged() {
    bar.setAccessories(accessories)
    updateCellMargins()
    setNeedsLayout()
    contentWidthMayHaveChanged()
  }

  // MARK: Indentation

  /// The indentation level of the row, for example in an outline.
  open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { insetsChanged() } } }

  /// The width of one indentation level.
  open var indentationWidth: CGFloat = 10 {
    didSet { if indentationWidth != oldValue { insetsChanged() } }
  }

  /// Whether accessories at the leading side are indented too.
  open var indentsAccessories = true {
    didSet { if indentsAccessories != oldValue { insetsChanged() } }
  }

  private func insetsChanged() {
    updateCellMargins()
    setNeedsLayout()
  }

  // MARK: Configurations

  /// Returns the default content configuration of a row, header or footer in the cell's list,
  /// without text and images.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    guard let listPlace else { return .cell() }
    return UIListContentConfiguration(
      .init(listPlace.part.content(in: listPlace.environment)))
  }

  /// Returns the default background of a row, header or footer in the cell's list.
  open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    guard let listPlace else { return .clear() }
    return UIBackgroundConfiguration(listPlace.part.background(in: listPlace.environment))
  }

  internal override var hasDefaultBackground: Bool { listPlace != nil }

  // MARK: Swipe actions

  /// The swipe actions at the leading edge. A provider in the configuration of the list takes
  /// precedence over this property.
  open var leadingSwipeActionsConfiguration: UISwipeActionsConfiguration?

  /// The swipe actions at the trailing edge. A provider in the configuration of the list takes
  /// precedence over this property.
  open var trailingSwipeActionsConfiguration: UISwipeActionsConfiguration?

  // MARK: Separators: see `CellSeparators.swift`

  /// The guide that defines the leading and trailing ends of the separators. By default the
  /// separators begin at the leading edge of the text. Constraints can change their ends:
  ///
  ///     let guide = cell.separatorLayoutGuide
  ///     guide.leadingAnchor.constraint(equalTo: label.leadingAnchor).isActive = true
  open var separatorLayoutGuide: UILayoutGuide { separators.guide(in: self) }

  internal let separators = CellSeparators()

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    bar.place()
    separators.place(in: self)
  }

  internal override var contentFrame: CGRect {
    CGRect(bar.layout(in: bounds.size).contentFrame).offsetBy(dx: bounds.minX, dy: bounds.minY)
  }

  /// Returns the size of the cell: the size of its content, widened by the accessories and insets.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    if isSizedByOwnConstraints, configurations.content == nil {
      // The constraints reach the edges of the cell, so the insets of the row are not added.
      var size = super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
      if verticalFittingPriority < .required { size.height = max(size.height, bar.leastHeight) }
      return size
    }
    return fittingSizeOfRow(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority
    ) { target in
      super.systemLayoutSizeFitting(
        target, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
    }
  }

  internal override var traitsOfRow: UIAccessibilityTraits? {
    isSelected ? .selected : UIAccessibilityTraits.none
  }

  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    updateCellMargins()
  }

  internal override func contentViewChanged() {
    super.contentViewChanged()
    updateCellMargins()
  }

  internal override func stateChanged() {
    super.stateChanged()
    updateNeighborSeparators()
  }

  internal override func stageChanged(from old: CellStage) {
    super.stageChanged(from: old)
    insetsChanged()
  }

  internal override func listPlaceChanged(from old: ListPlace?) {
    super.listPlaceChanged(from: old)
    bar.setAccessories(accessories)
    insetsChanged()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    insetsChanged()
  }

  internal override func cachedTraitsWereRemoved() {
    super.cachedTraitsWereRemoved()
    // With other traits, label accessories may have another size, and separators another color.
    setNeedsLayout()
  }
}
