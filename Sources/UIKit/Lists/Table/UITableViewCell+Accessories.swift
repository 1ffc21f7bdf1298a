import Foundation
import GalleyLayout

// The accessories and the editing controls of a table view cell.

extension UITableViewCell {
  /// Called when the table enters or leaves editing mode. The editing style of the row is
  /// requested.
  internal func applyEditing(_ isEditing: Bool) {
    if isEditing, let table = list as? UITableView, let id = element {
      // While a finger moves a row, the data source has the rows at their old paths.
      let path = table.dataPath(ofItemAt: IndexPath(id.path))
      let isEditable = table.canEdit(row: path)
      // If rows have circles for the selection, UIKit does not request editing styles.
      hasSelectionCircle = isEditable && table.allowsMultipleSelectionDuringEditing
      let hasStyle = isEditable && !hasSelectionCircle
      editingStyle = hasStyle ? table.editingStyle(ofEditableRow: path) : .none
      isIndentedByTable = hasStyle && table.indents(row: path)
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

  /// Called when the app has set an accessory.
  internal func accessoriesSet() {
    accessoriesChanged()
    contentWidthMayHaveChanged()
  }

  private var editingControls: [UICellAccessory] {
    if hasSelectionCircle { return [.multiselect(displayed: .whenEditing)] }
    return switch editingStyle {
    case .none: isIndentedByTable && shouldIndentWhileEditing ? [space] : []
    case .delete: [.delete(displayed: .whenEditing)]
    case .insert: [.insert(displayed: .whenEditing)]
    }
  }

  /// An empty accessory that takes as much space as an editing control.
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

  /// The disclosure indicator of a row. This indicator takes less space than the disclosure
  /// indicator of a list cell: the width of its chevron.
  private var disclosure: UICellAccessory {
    .disclosureIndicator(
      displayed: .always,
      options: UICellAccessory.DisclosureIndicatorOptions(
        reservedLayoutWidth: .custom(UITableViewCell.chevronWidth)))
  }

  private static let chevronWidth: CGFloat = 10.3
}
