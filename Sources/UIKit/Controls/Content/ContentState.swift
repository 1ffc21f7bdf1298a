/// The parts of a state on which the appearance of the system's configurations depends.
internal struct ContentState: Hashable {
  var isDisabled = false
  var isHighlighted = false
  var isSelected = false
  var isFocused = false
  var isPinned = false
  var isFaded = false
  var isTargeted = false

  init() {}

  /// Creates the parts of a state. For a state whose type an app has declared, all parts are
  /// `false`.
  init(_ state: any UIConfigurationState) {
    if let state = state as? UICellConfigurationState {
      isDisabled = state.isDisabled
      isHighlighted = state.isHighlighted
      isSelected = state.isSelected
      isFocused = state.isFocused
      isPinned = state.isPinned
      isFaded = state.cellDragState == .dragging
      isTargeted = state.cellDropState == .targeted
    } else if let state = state as? UIViewConfigurationState {
      isDisabled = state.isDisabled
      isHighlighted = state.isHighlighted
      isSelected = state.isSelected
      isFocused = state.isFocused
      isPinned = state.isPinned
    }
  }
}
