import Foundation

/// The state of a cell. When the state changes, the configurations of the cell are updated for the
/// new state.
///
///     cell.configurationUpdateHandler = { cell, state in
///       var content = UIListContentConfiguration.cell().updated(for: state)
///       content.text = "Wi-Fi"
///       if state.isSelected { content.textProperties.color = .systemBlue }
///       cell.contentConfiguration = content
///     }
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// The state of a cell in a drag.
  public enum DragState: Int, Hashable, Sendable {
    /// The cell is not dragged.
    case none = 0
    /// The cell is being lifted.
    case lifting
    /// The cell is dragged.
    case dragging
  }

  /// The state of a cell while something is dragged over the list.
  public enum DropState: Int, Hashable, Sendable {
    /// There is no drag over the list.
    case none = 0
    /// There is a drag over the list, but its items would not be dropped into this cell.
    case notTargeted
    /// The dragged items would be dropped into this cell.
    ///
    /// - Unverified: that a cell is not targeted if the items would be inserted before it.
    case targeted
  }

  /// The traits of the cell.
  public var traitCollection: UITraitCollection
  /// Whether the cell is disabled.
  public var isDisabled = false
  /// Whether the cell is highlighted, because a finger is on it.
  public var isHighlighted = false
  /// Whether the cell is selected.
  public var isSelected = false
  /// Whether the cell is focused.
  public var isFocused = false
  /// Whether the cell is pinned: it stays visible while the content below it scrolls away.
  public var isPinned = false
  /// Whether the list is being edited.
  public var isEditing = false
  /// Whether the items below the cell in an outline are shown.
  public var isExpanded = false
  /// Whether the cell is swiped, so that its swipe actions are visible.
  public var isSwiped = false
  /// Whether the user is moving the cell to another position in the list.
  public var isReordering = false
  /// The state of the cell in a drag.
  public var cellDragState = DragState.none
  /// The state of the cell while something is dragged over the list.
  public var cellDropState = DropState.none

  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state in which all properties other than the traits have their defaults.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// The custom state that an app has added under a key.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
