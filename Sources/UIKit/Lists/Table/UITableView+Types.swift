import Foundation

extension UITableView {
  /// The style of a table.
  public enum Style: Int, Hashable, Sendable {
    /// Rows from edge to edge, with pinned headers.
    case plain = 0
    /// Sections with space between them.
    case grouped
    /// Sections as cards with rounded corners.
    case insetGrouped
  }

  /// The animation with which rows appear and disappear.
  public enum RowAnimation: Int, Hashable, Sendable {
    /// Rows fade.
    case fade = 0
    /// Rows slide in from the right, or out to the right.
    case right
    /// Rows slide in from the left, or out to the left.
    case left
    /// Rows slide in from the top, or out to the top.
    case top
    /// Rows slide in from the bottom, or out to the bottom.
    case bottom
    /// Rows appear and disappear without an animation.
    case none
    /// Rows grow from their middle, or shrink to their middle.
    case middle
    /// The table chooses an animation.
    case automatic = 100
  }

  /// The position in the viewport to which a row scrolls.
  public enum ScrollPosition: Int, Hashable, Sendable {
    /// Any position at which the row is visible, with as little scrolling as possible.
    case none = 0
    /// The top edge.
    case top
    /// The middle.
    case middle
    /// The bottom edge.
    case bottom
  }

  /// The reference from which the inset of separators is measured.
  public enum SeparatorInsetReference: Int, Hashable, Sendable {
    /// The edges of the cell.
    case fromCellEdges = 0
    /// The automatic insets of the separators.
    case fromAutomaticInsets
  }

  /// The changes after which a cell is measured again.
  public typealias SelfSizingInvalidation = UICollectionView.SelfSizingInvalidation

  /// A height that requests self-sizing of a row, header or footer.
  public static nonisolated let automaticDimension: CGFloat = -1

  /// The index title that leads to the search bar.
  public static nonisolated let indexSearch = "{search}"

  /// The name of the notification that the selection has changed.
  public static nonisolated let selectionDidChangeNotification = Notification.Name(
    "UITableViewSelectionDidChangeNotification")
}

/// The kinds of views of a table that are only as wide as their content.
public struct UITableViewContentHuggingElements: OptionSet, Hashable, Sendable {
  /// The kinds as bits.
  public let rawValue: Int

  /// Creates kinds from their raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The headers of sections.
  public static let sectionHeaders = UITableViewContentHuggingElements(rawValue: 1 << 0)
}
