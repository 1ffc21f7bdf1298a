import Foundation

// Names from before Swift 4.2, which are still in use.

/// The height of a self-sizing row, header or footer.
public let UITableViewAutomaticDimension: CGFloat = UITableView.automaticDimension
/// The index title that leads to the search bar.
public let UITableViewIndexSearch = UITableView.indexSearch

/// The style of a table.
public typealias UITableViewStyle = UITableView.Style
/// The animation of rows.
public typealias UITableViewRowAnimation = UITableView.RowAnimation
/// The position to which a row scrolls.
public typealias UITableViewScrollPosition = UITableView.ScrollPosition
/// The style of a cell.
public typealias UITableViewCellStyle = UITableViewCell.CellStyle
/// The accessory of a cell.
public typealias UITableViewCellAccessoryType = UITableViewCell.AccessoryType
/// The editing style of a row.
public typealias UITableViewCellEditingStyle = UITableViewCell.EditingStyle
/// The selection style of a cell.
public typealias UITableViewCellSelectionStyle = UITableViewCell.SelectionStyle
/// The style of the separators.
public typealias UITableViewCellSeparatorStyle = UITableViewCell.SeparatorStyle
/// The state of a cell.
public typealias UITableViewCellStateMask = UITableViewCell.StateMask
/// The style of an action of a row.
public typealias UITableViewRowActionStyle = UITableViewRowAction.Style

extension Notification.Name {
  /// The old name of `UITableView.selectionDidChangeNotification`.
  public static let UITableViewSelectionDidChange = UITableView.selectionDidChangeNotification
}
