import Foundation

// Selection, highlighting and editing of a table view cell.

extension UITableViewCell {
  internal func callUpdateHandler(_ state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  internal func showState(animated: Bool) {
    let change = { [self] in
      showSelectedBackground()
      updateHighlights()
      setNeedsUpdateConfiguration()
      updateNeighborSeparators()
    }
    guard animated, window != nil else { return change() }
    // Earlier changes of the configurations are shown first, so that only the new state is
    // animated.
    UIView.performWithoutAnimation { updateConfigurationIfNeeded() }
    UIView.animate(withDuration: 0.3) { [self] in
      change()
      updateConfigurationIfNeeded()
    }
  }

  internal func stageChanged(from old: CellStage) {
    setNeedsUpdateConfiguration()
    if stage.isReordering != old.isReordering { liftChanged() }
    if stage.isEditing != old.isEditing { accessoriesChanged() }
    let (before, now) = (stateMask(of: old), stateMask(of: stage))
    if before != now {
      willTransition(to: now)
      insetsChanged()
      afterAnimation { [weak self] in self?.didTransition(to: now) }
    } else {
      insetsChanged()
    }
  }

  /// Calls a closure when the animation that is being set up has ended, or immediately if nothing
  /// is animated.
  private func afterAnimation(_ body: @escaping () -> Void) {
    guard UIView.inheritedAnimationDuration > 0, window != nil else { return body() }
    UIView.animate(
      UIView.AnimationStyle(
        duration: UIView.inheritedAnimationDuration, pace: .curve(.easeInOut)),
      {}, { _ in body() },
      by: { [weak self] in self?.window?.frameClock })
  }

  private func stateMask(of stage: CellStage) -> StateMask {
    var mask: StateMask = []
    if stage.isEditing { mask.insert(.showingEditControl) }
    if stage.isSwiped { mask.insert(.showingDeleteConfirmation) }
    return mask
  }
}
