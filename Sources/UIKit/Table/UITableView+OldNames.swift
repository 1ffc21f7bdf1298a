import Foundation

// Names from before Swift 4.2, which real code still has.

/// A height that what is shown decides.
public let UITableViewAutomaticDimension: CGFloat = UITableView.automaticDimension
/// The title of the index that leads to the search bar.
public let UITableViewIndexSearch = UITableView.indexSearch

/// How a table looks.
public typealias UITableViewStyle = UITableView.Style
/// How rows come and go.
public typealias UITableViewRowAnimation = UITableView.RowAnimation
/// Where in the table a row is to be.
public typealias UITableViewScrollPosition = UITableView.ScrollPosition
/// How a cell is arranged.
public typealias UITableViewCellStyle = UITableViewCell.CellStyle
/// What stands beside the content of a cell.
public typealias UITableViewCellAccessoryType = UITableViewCell.AccessoryType
/// What editing does to a row.
public typealias UITableViewCellEditingStyle = UITableViewCell.EditingStyle
/// How a cell shows that it is selected.
public typealias UITableViewCellSelectionStyle = UITableViewCell.SelectionStyle
/// What lines between cells look like.
public typealias UITableViewCellSeparatorStyle = UITableViewCell.SeparatorStyle
