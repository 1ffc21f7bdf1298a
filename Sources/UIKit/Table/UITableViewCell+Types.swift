import Foundation

extension UITableViewCell {
  /// How a cell is arranged.
  public enum CellStyle: Int, Hashable, Sendable {
    /// A text, and an image before it.
    case `default` = 0
    /// A text, and a second one at the other side.
    case value1
    /// A small text that names the one beside it.
    case value2
    /// A text, and a smaller one below it.
    case subtitle
  }

  /// What lines between cells look like.
  public enum SeparatorStyle: Int, Hashable, Sendable {
    /// There are none.
    case none = 0
    /// A line.
    case singleLine
    /// A line. It was another one once.
    case singleLineEtched
  }

  /// How a cell shows that it is selected.
  public enum SelectionStyle: Int, Hashable, Sendable {
    /// It does not.
    case none = 0
    /// As `default`. It was blue once.
    case blue
    /// As `default`. It was gray once.
    case gray
    /// As the system does.
    case `default`
  }

  /// Whether and how a cell shows that it is focused.
  public enum FocusStyle: Int, Hashable, Sendable {
    /// As the system does.
    case `default` = 0
    /// The app shows it.
    case custom
  }

  /// What editing does to a row.
  public enum EditingStyle: Int, Hashable, Sendable {
    /// Nothing.
    case none = 0
    /// It deletes the row.
    case delete
    /// It inserts another one.
    case insert
  }

  /// What stands beside the content of a cell.
  public enum AccessoryType: Int, Hashable, Sendable {
    /// Nothing.
    case none = 0
    /// A sign that a tap leads further.
    case disclosureIndicator
    /// A button for more, and that sign.
    case detailDisclosureButton
    /// A check mark.
    case checkmark
    /// A button for more.
    case detailButton
  }

  /// What of editing a cell shows.
  public struct StateMask: OptionSet, Hashable, Sendable {
    /// A bit for each.
    public let rawValue: UInt

    /// What these bits stand for.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The control beside the content.
    public static let showingEditControl = StateMask(rawValue: 1 << 0)
    /// The button that deletes.
    public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
  }

  /// Whether a cell is dragged.
  public enum DragState: Int, Hashable, Sendable {
    /// It is not.
    case none = 0
    /// It is being lifted.
    case lifting
    /// It is.
    case dragging
  }
}
