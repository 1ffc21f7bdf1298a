import Foundation

/// What a cell goes through.
///
///     cell.configurationUpdateHandler = { cell, state in
///       var content = UIListContentConfiguration.cell().updated(for: state)
///       content.text = "Wi-Fi"
///       if state.isSelected { content.textProperties.color = .systemBlue }
///       cell.contentConfiguration = content
///     }
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// Whether a cell is dragged.
  public enum DragState: Int, Hashable, Sendable {
    /// It is not.
    case none = 0
    /// It is being lifted.
    case lifting
    /// It is.
    case dragging
  }

  /// Whether something is dragged over a cell.
  public enum DropState: Int, Hashable, Sendable {
    /// It is not.
    case none = 0
    /// Something is dragged over the list, and not over this cell.
    case notTargeted
    /// What is dragged would be dropped into this cell.
    case targeted
  }

  /// The circumstances of the cell.
  public var traitCollection: UITraitCollection
  /// Whether the cell can't be used.
  public var isDisabled = false
  /// Whether a finger is on it.
  public var isHighlighted = false
  /// Whether it is selected.
  public var isSelected = false
  /// Whether it is focused.
  public var isFocused = false
  /// Whether it stays in sight while what is below it scrolls away.
  public var isPinned = false
  /// Whether the list is being edited.
  public var isEditing = false
  /// Whether what is below it in an outline is shown.
  public var isExpanded = false
  /// Whether it is swiped aside, so that its actions are seen.
  public var isSwiped = false
  /// Whether it is on its way to another place.
  public var isReordering = false
  /// Whether it is dragged.
  public var cellDragState = DragState.none
  /// Whether something is dragged over it.
  public var cellDropState = DropState.none

  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// A state with nothing special to it.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// What an app has added.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
