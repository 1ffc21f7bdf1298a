/// What of a state makes configurations of the system's look different.
internal struct ContentState: Hashable {
  var isDisabled = false
  var isHighlighted = false
  var isSelected = false
  var isFocused = false
  var isPinned = false
  var isFaded = false
  var isTargeted = false

  init() {}

  /// What there is of it in a state. One that an app has made up itself says nothing.
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
