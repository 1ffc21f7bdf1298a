import Foundation

/// A view beside the content of a list cell: for example a chevron, a check mark or a switch.
///
///     cell.accessories = [
///       .checkmark(displayed: .whenNotEditing),
///       .delete(actionHandler: { store.remove(item) }),
///       .reorder(),
///     ]
///
/// The system's accessories have a fixed order, whatever their order in the array. A cell can have
/// at most one accessory of each system type. It can have any number of custom views, whose
/// placement determines their position.
@preconcurrency @MainActor
public struct UICellAccessory {
  /// The type of an accessory.
  public enum AccessoryType: Hashable {
    /// A chevron that shows that the row leads to more content.
    case disclosureIndicator
    /// A control that collapses or expands a row of an outline.
    case outlineDisclosure
    /// A check mark.
    case checkmark
    /// A button that deletes the row.
    case delete
    /// A button that inserts a row.
    case insert
    /// A control with which the row can be moved.
    case reorder
    /// A circle that shows whether the row is selected.
    case multiselect
    /// A text.
    case label
    /// A button that shows details of the row.
    case detail
    /// A button that opens a menu.
    case popUpMenu
    /// A custom view.
    case customView(UIView)
  }

  /// The states of a list in which an accessory is shown.
  public enum DisplayedState: Int, Hashable, Sendable {
    /// In every state.
    case always = 0
    /// While the list is being edited.
    case whenEditing
    /// While the list is not being edited.
    case whenNotEditing
  }

  /// The width that is reserved for an accessory. The accessory is centered in this width.
  public enum LayoutDimension: Hashable, Sendable {
    /// The actual width of the accessory.
    case actual
    /// A standard width, so that accessories of several rows are aligned.
    case standard
    /// A width in points.
    case custom(CGFloat)
  }

  /// A closure that is called when an accessory is tapped.
  public typealias ActionHandler = @MainActor () -> Void

  /// A closure that is called when another element of the menu was selected.
  public typealias MenuSelectedElementDidChangeHandler = @MainActor (_ menu: UIMenu) -> Void

  /// The type of the accessory.
  public let accessoryType: AccessoryType

  internal let displayed: DisplayedState
  internal let options: CellAccessoryOptions
  /// The closure that is called when the accessory is tapped.
  internal var actionHandler: ActionHandler?
  internal var menu: UIMenu?
  internal var menuHandler: MenuSelectedElementDidChangeHandler?
  /// The placement of a custom view.
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

/// The options of all types of accessories.
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
