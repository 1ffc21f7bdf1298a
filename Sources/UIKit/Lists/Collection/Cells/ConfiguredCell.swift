import Foundation
import GalleyGeometry
import GalleyLayout

// The state and background of cells, shared by collection views and tables.

/// A cell of a collection view or a table.
@MainActor
internal protocol ConfiguredCell: ConfiguredView where ViewState == UICellConfigurationState {
  var stage: CellStage { get set }
  var isSelected: Bool { get }
  var isHighlighted: Bool { get }
  var backgroundView: UIView? { get set }
  var selectedBackgroundView: UIView? { get set }
  /// Whether the cell shows that it is selected or highlighted.
  var showsSelection: Bool { get }
  /// The labels and image views that the cell has highlighted.
  var highlights: HighlightedSubviews { get }
  /// The shadow of the layer before the cell was lifted; `nil` while the cell is not lifted.
  var shadowBeforeLift: LiftShadow? { get set }
  /// The corners of a card that the list has given to the cell; `nil` if there are none.
  var cardCorners: CardCorners? { get set }
}

extension UICollectionViewCell: ConfiguredCell {
  internal var showsSelection: Bool { true }

  internal var hasOwnBackground: Bool { backgroundView != nil || selectedBackgroundView != nil }

  internal func callUpdateHandler(_ state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }
}

extension ConfiguredCell {
  internal var kind: String { "cell" }

  internal var stateNow: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    state.isHighlighted = isHighlighted
    state.isSelected = isSelected
    state.isFocused = isFocused
    state.isPinned = stage.isPinned
    state.isEditing = stage.isEditing
    state.isExpanded = stage.isExpanded
    state.isSwiped = stage.isSwiped
    state.isReordering = stage.isReordering
    state.cellDragState = stage.drag
    state.cellDropState = stage.drop
    return state
  }

  // MARK: Background

  internal func dropOwnBackgrounds() {
    if backgroundView != nil { backgroundView = nil }
    if selectedBackgroundView != nil { selectedBackgroundView = nil }
    if let cell = self as? UITableViewCell, cell.multipleSelectionBackgroundView != nil {
      cell.multipleSelectionBackgroundView = nil
    }
  }

  internal func configuredBackgroundChanged() {
    if shadowBeforeLift != nil { roundCorners() }
  }

  /// Rounds the corners of a cell at an end of a card, which is a section in the inset grouped
  /// style. A cell that is lifted off a card has four round corners, and does not clip, because its
  /// shadow lies outside of its bounds.
  internal func roundCorners() {
    let isLifted = shadowBeforeLift != nil && listPlace?.appearance == .insetGrouped
    let corners = isLifted ? CACornerMask.all : listPlace?.roundCorners ?? []
    let now = LayerCorners(of: layer)
    let ofApp = cardCorners?.ofApp(now: now) ?? now
    if !corners.isEmpty {
      layer.maskedCorners = corners
      layer.cornerRadius = listMetrics.insetGrouped.cornerRadius
      layer.masksToBounds = !isLifted
      cardCorners = CardCorners(ofApp: ofApp, ofCard: LayerCorners(of: layer))
    } else if cardCorners != nil {
      cardCorners = nil
      ofApp.apply(to: layer)
    }
    guard let background = configurations.backgroundView?.layer else { return }
    background.cornerRadius = isLifted ? layer.cornerRadius : 0
    background.masksToBounds = isLifted
  }

  // MARK: Size

  /// Returns a size that fits the content on `axes`, and that equals `size` on the other axes.
  internal func configuredFittingSize(around size: CGSize, on axes: Axes) -> CGSize {
    guard !axes.isEmpty else { return size }
    var fitting: CGSize
    let view = contentView
    if view.storage.hasConstrainedSubviews || view.hasIntrinsicSize {
      let isWide = axes.contains(.horizontal)
      let isHigh = axes.contains(.vertical)
      fitting = systemLayoutSizeFitting(
        CGSize(width: isWide ? 0 : size.width, height: isHigh ? 0 : size.height),
        withHorizontalFittingPriority: isWide ? .fittingSizeLevel : .required,
        verticalFittingPriority: isHigh ? .fittingSizeLevel : .required)
    } else {
      fitting = view.sizeThatFits(size)
    }
    if !axes.contains(.horizontal) { fitting.width = size.width }
    if !axes.contains(.vertical) { fitting.height = size.height }
    return fitting
  }
}
