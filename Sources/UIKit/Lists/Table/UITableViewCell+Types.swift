import Foundation

extension UITableViewCell {
  /// The style of a cell.
  public enum CellStyle: Int, Hashable, Sendable {
    /// A text, with an image at the leading edge.
    case `default` = 0
    /// A text, with a secondary text at the trailing edge.
    case value1
    /// A small text at the leading edge, which describes the secondary text beside it.
    case value2
    /// A text, with a smaller secondary text below it.
    case subtitle
  }

  /// The style of separators.
  public enum SeparatorStyle: Int, Hashable, Sendable {
    /// No separators.
    case none = 0
    /// A line between rows.
    case singleLine
    /// The same as `singleLine`. On old systems, it was an etched line.
    case singleLineEtched
  }

  /// The selection style of a cell.
  public enum SelectionStyle: Int, Hashable, Sendable {
    /// The cell is not drawn as selected.
    case none = 0
    /// The same as `default`. On old systems it was blue.
    case blue
    /// The same as `default`. On old systems it was gray.
    case gray
    /// The system draws the background of the selected cell.
    case `default`
  }

  /// The focus style of a cell.
  public enum FocusStyle: Int, Hashable, Sendable {
    /// The system draws the focus.
    case `default` = 0
    /// The app draws the focus.
    case custom
  }

  /// The editing style of a row.
  public enum EditingStyle: Int, Hashable, Sendable {
    /// The row can neither be deleted nor inserted.
    case none = 0
    /// The row can be deleted.
    case delete
    /// The row has a control that inserts another row.
    case insert
  }

  /// The type of a cell's accessory view.
  public enum AccessoryType: Int, Hashable, Sendable {
    /// No accessory.
    case none = 0
    /// A chevron, which shows that the row leads to more content.
    case disclosureIndicator
    /// A button for details, and a chevron.
    case detailDisclosureButton
    /// A check mark.
    case checkmark
    /// A button for details.
    case detailButton
  }

  /// The editing controls that a cell shows.
  public struct StateMask: OptionSet, Hashable, Sendable {
    /// The controls as bits.
    public let rawValue: UInt

    /// Creates a mask from its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The cell shows the editing control at its leading side.
    public static let showingEditControl = StateMask(rawValue: 1 << 0)
    /// The cell shows the button that deletes the row.
    public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
  }

  /// The state of a cell in a drag.
  public enum DragState: Int, Hashable, Sendable {
    /// The cell is not being dragged.
    case none = 0
    /// The cell is being lifted.
    case lifting
    /// The cell is being dragged.
    case dragging
  }
}
