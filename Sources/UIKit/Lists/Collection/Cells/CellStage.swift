/// The state of a cell other than its selection and highlight.
internal struct CellStage: Hashable {
  var isEditing = false
  var isExpanded = false
  var isSwiped = false
  var isReordering = false
  var isPinned = false
  var drag = UICellConfigurationState.DragState.none
  var drop = UICellConfigurationState.DropState.none
}
