import Foundation
import GalleyGeometry
import GalleyLayout

// The accessories and the state of a table view cell.

extension _ListElementView {
  /// Returns the space at the sides of a row, header or footer that its content view leaves free:
  /// for the index, and for the safe area unless the table does not inset content views.
  internal func sideSpace(in list: _ListView?) -> DirectionalInsets {
    guard let table = list as? UITableView else { return .zero }
    var space = DirectionalInsets.zero
    if table.insetsContentViewsToSafeArea {
      let area = safeAreaInsets.directional(in: effectiveUserInterfaceLayoutDirection).galley
      (space.leading, space.trailing) = (area.leading, area.trailing)
    }
    space.trailing += listPlace?.indexWidth ?? 0
    return space
  }
}

extension UITableViewCell: ListRow {
  internal var indentsAccessories: Bool { true }

  internal var indentsContentView: Bool { configurations.content != nil }

  internal var sideSpace: DirectionalInsets { sideSpace(in: list) }

  internal var holdsOwnViews: Bool {
    if configurations.content != nil { return !(content is UIListContentView) }
    return contentView.storage.hasConstrainedSubviews
  }

  internal var ownTextStart: CGFloat? {
    guard let labels = shownLabels else { return nil }
    return contentInsets.start
      + labels.textStart(in: contentView.bounds.size, margins: labelMargins, of: self)
  }

  internal var ownLineInsets: NSDirectionalEdgeInsets? {
    let direction = effectiveUserInterfaceLayoutDirection
    if let ownSeparatorInset { return lineInsets(ownSeparatorInset.directional(in: direction)) }
    guard let table = list as? UITableView, let inset = table.givenSeparatorInset else {
      return nil
    }
    let insets = inset.directional(in: direction)
    guard table.separatorInsetReference == .fromAutomaticInsets else { return lineInsets(insets) }
    let trailing = CGFloat(listMetrics[table.style.appearance.galley].separators.trailingInset)
    return lineInsets(insets, from: (CellSeparators.textStart(in: self), trailing))
  }

  /// Returns the insets of separators, given insets that are measured from `start`.
  ///
  /// An edge with `UITableView.automaticDimension` has the automatic inset.
  private func lineInsets(
    _ insets: NSDirectionalEdgeInsets, from start: (leading: CGFloat, trailing: CGFloat) = (0, 0)
  ) -> NSDirectionalEdgeInsets {
    let automatic = UIListSeparatorConfiguration.automaticInsets
    // `greatestFiniteMagnitude` stands for an automatic inset, but an app may use the same number
    // to hide a separator. So insets are limited.
    let limit: CGFloat = 1e6
    var lines = automatic
    if insets.leading != UITableView.automaticDimension {
      lines.leading = min(insets.leading, limit) + start.leading
    }
    if insets.trailing != UITableView.automaticDimension {
      lines.trailing = min(insets.trailing, limit) + start.trailing
    }
    return lines
  }

  internal var hasDefaultBackground: Bool { listPlace != nil }

  internal var keepsSelectedBackground: Bool { !configurations.isBackgroundSet }

  /// Returns the default background. If the app has set a background color, that replaces it while
  /// the cell is not selected.
  internal func defaultBackground(
    for state: UICellConfigurationState
  ) -> UIBackgroundConfiguration {
    guard backgroundColor != nil, !state.isSelected, !state.isHighlighted else {
      return defaultBackgroundConfiguration().updated(for: state)
    }
    return .clear()
  }

  /// Returns the state for the background. A cell without a selection style, or with a selected
  /// background view, is never drawn as selected.
  internal func backgroundState(
    of state: UICellConfigurationState
  ) -> UICellConfigurationState {
    guard selectionStyle == .none || ownSelectedBackground != nil else { return state }
    var state = state
    (state.isSelected, state.isHighlighted) = (false, false)
    return state
  }

  internal func callUpdateHandler(_ state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  internal func contentViewChanged() {
    givenContentMargins = GivenMargins()
    insetsChanged()
  }

  internal func setUp() {
    contentView.frame = bounds
    addSubview(contentView)
  }

  // MARK: State

  internal func showState(animated: Bool) {
    let change = { [self] in
      showSelectedBackground()
      ownLabels?.showHighlight(isSelected || isHighlighted)
      setNeedsUpdateConfiguration()
      neighborsMayChange()
    }
    guard animated, window != nil else { return change() }
    // Earlier changes of the configurations are not part of the animation.
    UIView.performWithoutAnimation { updateConfigurationIfNeeded() }
    UIView.animate(withDuration: 0.3) { [self] in
      change()
      updateConfigurationIfNeeded()
    }
  }

  /// The app's view that is shown while the cell is selected or highlighted; `nil` if the cell has
  /// the background of the list.
  internal var ownSelectedBackground: UIView? {
    guard let multipleSelectionBackgroundView, list?.selectsSeveralItems == true else {
      return selectedBackgroundView
    }
    return multipleSelectionBackgroundView
  }

  /// Shows the app's background of a selected or highlighted cell, or hides it.
  internal func showSelectedBackground() {
    let shown =
      selectionStyle != .none && (isSelected || isHighlighted) ? ownSelectedBackground : nil
    for view in [selectedBackgroundView, multipleSelectionBackgroundView].compactMap({ $0 }) {
      view.alpha = view === shown ? 1 : 0
    }
  }

  internal func stageChanged(from old: CellStage) {
    setNeedsUpdateConfiguration()
    if stage.isReordering != old.isReordering { liftChanged() }
    if stage.isEditing != old.isEditing { accessoriesChanged() }
    let (before, now) = (stateMask(of: old), stateMask(of: stage))
    if before != now {
      willTransition(to: now)
      insetsChanged()
      whenAnimated { [weak self] in self?.didTransition(to: now) }
    } else {
      insetsChanged()
    }
  }

  /// Calls a closure when the animation that is being set up has ended; at once if nothing is
  /// animated.
  private func whenAnimated(_ body: @escaping () -> Void) {
    guard UIView.inheritedAnimationDuration > 0, window != nil else { return body() }
    UIView.animate(
      UIView.AnimationStyle(
        duration: UIView.inheritedAnimationDuration, pace: .curve(.easeInOut)),
      {}, { _ in body() },
      by: { [weak self] in self?.window?.frameClock })
  }

  private func stateMask(of stage: CellStage) -> StateMask {
    var mask: StateMask = []
    if stage.isEditing { mask.insert(.showingEditControl) }
    if stage.isSwiped { mask.insert(.showingDeleteConfirmation) }
    return mask
  }

  internal func backgroundChanged(from old: UIView?) {
    if old?.superview === self { old?.removeFromSuperview() }
    if backgroundView != nil { dropBackground() }
    if let backgroundView { insertSubview(backgroundView, at: 0) }
    for view in [selectedBackgroundView, multipleSelectionBackgroundView].compactMap({ $0 }) {
      insertSubview(view, belowSubview: contentView)
    }
    setNeedsUpdateConfiguration()
    setNeedsLayout()
  }

  internal func insetsChanged() {
    updateOwnMargins()
    updateCellMargins()
    updateContentMargins()
    setNeedsLayout()
  }

  /// Sets the margins of the cell to those of the table's rows. Margins that the app has set are
  /// kept.
  ///
  /// - Unverified: 8 points above and below.
  private func updateOwnMargins() {
    guard let listPlace, list is UITableView else { return }
    let edge = listPlace.edge
    givenMargins.set(
      DirectionalInsets(top: 0, leading: edge, bottom: 0, trailing: edge), above: 8, of: self)
  }

  /// Sets the margins of a content view that the app fills itself, so that its margins guide begins
  /// where a text would. Margins that the app has set are kept.
  ///
  /// - Unverified: 11 points above and below.
  internal func updateContentMargins() {
    guard !(content is UIListContentView) else { return }
    givenContentMargins.set(contentMargins, above: 11, of: content)
  }

  internal func placeContent() {
    configurations.backgroundView?.frame = bounds
    if shadowBeforeLift != nil { fitLiftShadow() }
    backgroundView?.frame = bounds
    selectedBackgroundView?.frame = bounds
    multipleSelectionBackgroundView?.frame = bounds
    contentView.frame = contentFrame
  }

  internal var contentFrame: CGRect {
    CGRect(bar.layout(in: bounds.size).contentFrame).offsetBy(dx: bounds.minX, dy: bounds.minY)
  }

  // MARK: Accessories

  /// Called when the table enters or leaves editing mode. The editing style of the row is
  /// requested.
  internal func applyEditing(_ isEditing: Bool) {
    if isEditing, let table = list as? UITableView, let id = element {
      let path = IndexPath(id.path)
      editingStyle = table.editingStyle(ofRow: path)
      isIndentedByTable = table.canEdit(row: path) && table.indents(row: path)
      let shows = table.isMovable(path)
      if mayBeMoved != shows { mayBeMoved = shows }
      accessoriesChanged()
    }
    if stage.isEditing != isEditing {
      setEditing(isEditing, animated: UIView.inheritedAnimationDuration > 0)
    }
  }

  internal func listen(in table: UITableView) {
    accessoryTapped = { [weak self, weak table] accessory in
      guard let self, let table, let path = table.path(of: self) else { return }
      switch accessory {
      case .detail:
        segues?.accessoryWasTapped(of: self)
        table.delegate?.tableView(table, accessoryButtonTappedForRowWith: path)
      case .delete: table.swiping?.open(.trailing, at: path)
      case .insert: table.commit(.insert, row: path)
      default: break
      }
    }
  }

  internal func accessoriesChanged() {
    var all: [UICellAccessory] = []
    if stage.isEditing {
      all += editingControls
      all += views(editingAccessoryType, editingAccessoryView)
      if list is UITableView ? mayBeMoved : showsReorderControl {
        all.append(.reorder(displayed: .whenEditing))
      }
    } else {
      all += views(accessoryType, accessoryView)
    }
    accessories = all
    bar.setAccessories(all)
    updateCellMargins()
    setNeedsLayout()
  }

  private var editingControls: [UICellAccessory] {
    if let table = list as? UITableView, table.allowsMultipleSelectionDuringEditing,
      editingStyle != .none
    {
      return [.multiselect(displayed: .whenEditing)]
    }
    return switch editingStyle {
    case .none: isIndentedByTable && shouldIndentWhileEditing ? [space] : []
    case .delete: [.delete(displayed: .whenEditing)]
    case .insert: [.insert(displayed: .whenEditing)]
    }
  }

  /// An accessory that takes the space of an editing control.
  private var space: UICellAccessory {
    .customView(
      configuration: UICellAccessory.CustomViewConfiguration(
        customView: editingSpace, placement: .leading(displayed: .whenEditing)))
  }

  private func views(_ type: AccessoryType, _ view: UIView?) -> [UICellAccessory] {
    if let view {
      return [
        .customView(
          configuration: UICellAccessory.CustomViewConfiguration(
            customView: view, placement: .trailing(displayed: .always),
            reservedLayoutWidth: .actual,
            maintainsFixedSize: true))
      ]
    }
    return switch type {
    case .none: []
    case .disclosureIndicator: [disclosure]
    case .detailDisclosureButton: [.detail(displayed: .always), disclosure]
    case .checkmark: [.checkmark(displayed: .always)]
    case .detailButton: [.detail(displayed: .always)]
    }
  }

  /// The disclosure indicator of a row. It takes less space than that of a list cell: the width of
  /// its chevron.
  private var disclosure: UICellAccessory {
    .disclosureIndicator(
      displayed: .always,
      options: UICellAccessory.DisclosureIndicatorOptions(
        reservedLayoutWidth: .custom(UITableViewCell.chevronWidth)))
  }

  private static let chevronWidth: CGFloat = 10.3
}
