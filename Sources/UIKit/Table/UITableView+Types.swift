import Foundation

extension UITableView {
  /// How a table looks.
  public enum Style: Int, Hashable, Sendable {
    /// Rows from edge to edge; headers stay in sight.
    case plain = 0
    /// Sections apart from one another.
    case grouped
    /// Sections as cards.
    case insetGrouped
  }

  /// How rows come and go.
  public enum RowAnimation: Int, Hashable, Sendable {
    /// They fade.
    case fade = 0
    /// They slide in from the right, or out to it.
    case right
    /// They slide in from the left, or out to it.
    case left
    /// They slide in from the top, or out to it.
    case top
    /// They slide in from the bottom, or out to it.
    case bottom
    /// They are there, or gone, at once.
    case none
    /// They grow from the middle, or shrink to it.
    case middle
    /// As the table thinks best.
    case automatic = 100
  }

  /// Where in the table a row is to be.
  public enum ScrollPosition: Int, Hashable, Sendable {
    /// In sight, by the shortest way.
    case none = 0
    /// At the top.
    case top
    /// In the middle.
    case middle
    /// At the bottom.
    case bottom
  }

  /// What the inset of lines is measured from.
  public enum SeparatorInsetReference: Int, Hashable, Sendable {
    /// The edges of the cell.
    case fromCellEdges = 0
    /// Where lines would be by themselves.
    case fromAutomaticInsets
  }

  /// When a cell that has changed by itself is measured anew.
  public typealias SelfSizingInvalidation = UICollectionView.SelfSizingInvalidation

  /// A height that what is shown decides.
  public static nonisolated let automaticDimension: CGFloat = -1

  /// The title of the index that leads to the search bar.
  public static nonisolated let indexSearch = "{search}"

  /// A notification that the selection has changed.
  public static nonisolated let selectionDidChangeNotification = Notification.Name(
    "UITableViewSelectionDidChangeNotification")
}
