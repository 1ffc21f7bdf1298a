import Foundation
import GalleyGeometry
import GalleyLayout

// What a cell of a table shows beside its content, and how it shows its state.

extension _ListElementView {
  /// Room at the sides of a row, a header or a footer of a table that its content view stays clear of: the index,
  /// and the safe area, unless the table says otherwise.
  internal func sideRoom(in list: _ListView?) -> DirectionalInsets {
    guard let table = list as? UITableView else { return .zero }
    var room = DirectionalInsets.zero
    if table.insetsContentViewsToSafeArea {
      let area = safeAreaInsets.directional(in: effectiveUserInterfaceLayoutDirection).galley
      (room.leading, room.trailing) = (area.leading, area.trailing)
    }
    room.trailing += listPlace?.indexWidth ?? 0
    return room
  }
}

extension UITableViewCell: ListRow {
  internal var indentsAccessories: Bool { true }

  internal var sideRoom: DirectionalInsets { sideRoom(in: list) }

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
    if let ownSeparatorInset { return ownSeparatorInset.directional(in: direction) }
    guard let table = list as? UITableView, let inset = table.givenSeparatorInset else {
      return nil
    }
    var insets = inset.directional(in: direction)
    if table.separatorInsetReference == .fromAutomaticInsets {
      insets.leading += CellSeparators.textStart(in: self)
      insets.trailing += CGFloat(
        listFigures[table.style.appearance.galley].separators.trailingInset)
    }
    return insets
  }

  internal var hasDefaultBackground: Bool { listPlace != nil }

  internal var keepsSelectedBackground: Bool { !configurations.isBackgroundSet }

  /// A color of the app's takes the place of the list's, as long as nothing is selected.
  internal func usualBackground(
    for state: UICellConfigurationState
  ) -> UIBackgroundConfiguration {
    guard backgroundColor != nil, !state.isSelected, !state.isHighlighted else {
      return defaultBackgroundConfiguration().updated(for: state)
    }
    return .clear()
  }

  /// A row that is not to show that it is selected looks as if it were not.
  internal func backgroundState(
    of state: UICellConfigurationState
  ) -> UICellConfigurationState {
    guard selectionStyle == .none || selectedBackgroundView != nil else { return state }
    var state = state
    (state.isSelected, state.isHighlighted) = (false, false)
    return state
  }

  internal func callUpdateHandler(_ state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  internal func contentViewChanged() {
    givenContentMargins = nil
    insetsChanged()
  }

  internal func setUp() {
    contentView.frame = bounds
    addSubview(contentView)
  }

  // MARK: State

  internal func showState(animated: Bool) {
    let change = { [self] in
      selectedBackgroundView?.alpha =
        selectionStyle != .none && (isSelected || isHighlighted) ? 1 : 0
      ownLabels?.showHighlight(isSelected || isHighlighted)
      setNeedsUpdateConfiguration()
      neighborsMayChange()
    }
    guard animated, window != nil else { return change() }
    // What the state asked for before is not part of the animation; what it asks for now is.
    UIView.performWithoutAnimation { updateConfigurationIfNeeded() }
    UIView.animate(withDuration: 0.3) { [self] in
      change()
      updateConfigurationIfNeeded()
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
      didTransition(to: now)
    } else {
      insetsChanged()
    }
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
    if let selectedBackgroundView {
      insertSubview(selectedBackgroundView, belowSubview: contentView)
    }
    setNeedsUpdateConfiguration()
    setNeedsLayout()
  }

  internal func insetsChanged() {
    updateCellMargins()
    updateContentMargins()
    setNeedsLayout()
  }

  /// The margins of a content view that an app fills itself: its guide begins where a text would. Those that an
  /// app has set stay.
  ///
  /// - Unverified: 11 points above and below.
  private func updateContentMargins() {
    guard !(content is UIListContentView) else { return }
    let now = content.directionalLayoutMargins
    guard givenContentMargins == nil || givenContentMargins == now else { return }
    let kept = labelMargins
    let margins = NSDirectionalEdgeInsets(
      top: 11, leading: CGFloat(kept.leading), bottom: 11, trailing: CGFloat(kept.trailing))
    givenContentMargins = margins
    if now != margins { content.directionalLayoutMargins = margins }
  }

  internal func placeContent() {
    configurations.backgroundView?.frame = bounds
    if shadowBeforeLift != nil { fitLiftShadow() }
    backgroundView?.frame = bounds
    selectedBackgroundView?.frame = bounds
    contentView.frame = contentFrame
  }

  internal var contentFrame: CGRect {
    CGRect(bar.layout(in: bounds.size).contentFrame).offsetBy(dx: bounds.minX, dy: bounds.minY)
  }

  // MARK: Accessories

  /// The list is edited, or not anymore: what that does to the row is asked for.
  internal func takeEditing(_ isEditing: Bool) {
    if isEditing, let table = list as? UITableView, let id = element {
      let path = IndexPath(id.path)
      editingStyle = table.editingStyle(ofRow: path)
      let shows = table.canMove(row: path)
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
        segues?.perform(.accessory, sender: self)
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
      if showsReorderControl || mayBeMoved { all.append(.reorder(displayed: .whenEditing)) }
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
    case .none: []
    case .delete: [.delete(displayed: .whenEditing)]
    case .insert: [.insert(displayed: .whenEditing)]
    }
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
    case .disclosureIndicator: [.disclosureIndicator(displayed: .always)]
    case .detailDisclosureButton:
      [.detail(displayed: .always), .disclosureIndicator(displayed: .always)]
    case .checkmark: [.checkmark(displayed: .always)]
    case .detailButton: [.detail(displayed: .always)]
    }
  }
}
