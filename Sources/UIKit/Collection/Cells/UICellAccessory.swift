import Foundation

/// Something that stands beside the content of a list cell: an arrow, a check mark, a switch.
///
///     cell.accessories = [
///       .checkmark(displayed: .whenNotEditing),
///       .delete(actionHandler: { store.remove(item) }),
///       .reorder(),
///     ]
///
/// Accessories of the system stand in an order of their own, whatever the order in the array. There can
/// be one of each kind. Views of the app's own can be as many as it likes, and say where they stand.
@preconcurrency @MainActor
public struct UICellAccessory {
  /// What an accessory is.
  public enum AccessoryType: Hashable {
    /// An arrow to more.
    case disclosureIndicator
    /// What folds and unfolds a row in an outline.
    case outlineDisclosure
    /// A check mark.
    case checkmark
    /// What deletes the row.
    case delete
    /// What inserts a row.
    case insert
    /// A grip to move the row.
    case reorder
    /// What shows that the row is one of several that are selected.
    case multiselect
    /// A text.
    case label
    /// What shows more about the row.
    case detail
    /// What opens a menu.
    case popUpMenu
    /// A view of the app's own.
    case customView(UIView)
  }

  /// When an accessory is shown.
  public enum DisplayedState: Int, Hashable, Sendable {
    /// Always.
    case always = 0
    /// While the list is being edited.
    case whenEditing
    /// While the list is not being edited.
    case whenNotEditing
  }

  /// How much room an accessory gets. It stands in the middle of it.
  public enum LayoutDimension: Hashable, Sendable {
    /// As much as it takes.
    case actual
    /// As much as most, so that those of several rows stand below one another.
    case standard
    /// This much.
    case custom(CGFloat)
  }

  /// What a tap does.
  public typealias ActionHandler = @MainActor () -> Void

  /// What is told when something else is chosen in a menu.
  public typealias MenuSelectedElementDidChangeHandler = @MainActor (_ menu: UIMenu) -> Void

  /// What it is.
  public let accessoryType: AccessoryType

  internal let displayed: DisplayedState
  internal let options: CellAccessoryOptions
  /// What a tap does.
  internal var actionHandler: ActionHandler?
  internal var menu: UIMenu?
  internal var menuHandler: MenuSelectedElementDidChangeHandler?
  /// Where a view of the app's own stands.
  internal var placement: Placement?

  internal init(
    _ accessoryType: AccessoryType, displayed: DisplayedState, options: CellAccessoryOptions,
    actionHandler: ActionHandler? = nil
  ) {
    self.accessoryType = accessoryType
    self.displayed = displayed
    self.options = options
    self.actionHandler = actionHandler
  }
}

/// What there is to say about accessories of all kinds.
internal struct CellAccessoryOptions {
  var isHidden = false
  var reservedWidth: UICellAccessory.LayoutDimension
  var tintColor: UIColor?
  var backgroundColor: UIColor?
  var showsVerticalSeparator = true
  var outlineStyle = UICellAccessory.OutlineDisclosureOptions.Style.automatic
  var text = ""
  var font: UIFont?
  var adjustsFont = true
  var maintainsFixedSize = false

  init(
    _ isHidden: Bool, _ reservedWidth: UICellAccessory.LayoutDimension, _ tintColor: UIColor?
  ) {
    self.isHidden = isHidden
    self.reservedWidth = reservedWidth
    self.tintColor = tintColor
  }
}
