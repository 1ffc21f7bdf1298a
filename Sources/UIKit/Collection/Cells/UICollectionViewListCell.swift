import Foundation
import GalleyGeometry
import GalleyLayout

/// A row of a list: content as a configuration says, and accessories beside it.
///
///     let registration = UICollectionView.CellRegistration<UICollectionViewListCell, City> {
///       cell, _, city in
///       var content = cell.defaultContentConfiguration()
///       content.text = city.name
///       cell.contentConfiguration = content
///       cell.accessories = [.disclosureIndicator()]
///     }
///
/// It also serves as a header or a footer of a list.
///
/// - Unverified: that a row is never lower than the rows of its list usually are, nor lower than a text
///   or a view beside its content.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  // MARK: Accessories: see `CellAccessoryBar.swift`

  /// What stands beside the content.
  ///
  /// - Precondition: No two are of one kind of the system's.
  open var accessories: [UICellAccessory] = [] { didSet { accessoriesChanged() } }

  internal final lazy var bar = CellAccessoryBar(of: self)

  /// What a tap on an accessory does that has no handler. The collection view sets it.
  internal final var accessoryTapped: ((UICellAccessory.AccessoryType) -> Void)?

  /// Whether a tap anywhere in the cell folds what is below it, so that it can't be selected.
  internal override var foldsAnywhere: Bool { bar.hasHeaderDisclosure }

  /// Does what a tap on such a cell does.
  internal override func fold() { bar.fold() }

  private func accessoriesChanged() {
    bar.take(accessories)
    updateCellMargins()
    setNeedsLayout()
  }

  // MARK: Indentation

  /// How many levels down in an outline the row is.
  open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { insetsChanged() } } }

  /// How far a level moves the content.
  open var indentationWidth: CGFloat = 10 {
    didSet { if indentationWidth != oldValue { insetsChanged() } }
  }

  /// Whether accessories where reading begins are moved along.
  open var indentsAccessories = true {
    didSet { if indentsAccessories != oldValue { insetsChanged() } }
  }

  private func insetsChanged() {
    updateCellMargins()
    setNeedsLayout()
  }

  // MARK: Configurations

  /// The content that a row, a header or a footer has in the list that it is in, as yet without anything
  /// to show.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    guard let listPlace else { return .cell() }
    return UIListContentConfiguration(
      .init(listPlace.part.content(in: listPlace.environment)))
  }

  /// The background that a row, a header or a footer has in the list that it is in.
  open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    guard let listPlace else { return .clear() }
    return UIBackgroundConfiguration(listPlace.part.background(in: listPlace.environment))
  }

  internal override var hasDefaultBackground: Bool { listPlace != nil }

  // MARK: Swipe actions

  /// What can be done where the row is swiped aside from where reading begins. A name from before lists
  /// had it.
  open var leadingSwipeActionsConfiguration: UISwipeActionsConfiguration?

  /// What can be done where the row is swiped aside from where reading ends. A name from before lists
  /// had it.
  open var trailingSwipeActionsConfiguration: UISwipeActionsConfiguration?

  // MARK: Lines: see `CellSeparators.swift`

  /// From where to where the lines above and below the row are. They begin where the text does, unless
  /// constraints put the guide somewhere else.
  ///
  ///     cell.separatorLayoutGuide.leadingAnchor.constraint(equalTo: label.leadingAnchor).isActive = true
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

  /// How large the cell would be: as wide as its content and what is beside it, as high as its content.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSizeOfRow(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority
    ) { target in
      super.systemLayoutSizeFitting(
        target, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
    }
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
    neighborsMayChange()
  }

  internal override func stageChanged(from old: CellStage) {
    super.stageChanged(from: old)
    insetsChanged()
  }

  internal override func listPlaceChanged(from old: ListPlace?) {
    super.listPlaceChanged(from: old)
    bar.take(accessories)
    insetsChanged()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    insetsChanged()
  }

  internal override func forgetTraits() {
    super.forgetTraits()
    // Labels beside the content may have become larger, and lines have another color.
    setNeedsLayout()
  }
}
