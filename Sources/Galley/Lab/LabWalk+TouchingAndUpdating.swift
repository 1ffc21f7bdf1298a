import GalleyUIKit

extension LabWalk {
  /// Touches fresh screens, which are new instances of the screen, and updates them to a state.
  /// Returns a description of the first fault. A fault is a touch whose effect is lost after the
  /// update, or is on another item than the touched item. A text around the list that shows the
  /// number of marked items, and shows the old number after a touch has marked another item, is a
  /// fault, too.
  func touchAndUpdate(_ state: Int, item number: Int) -> String? {
    guard screen.update != nil else { return nil }
    tapControls(updatedTo: state)
    touchIndexes(updatedTo: state)
    fireTimers(updatedTo: state)
    return foldedSection(updatedTo: state, number) ?? undoneSwipe(updatedTo: state, number)
      ?? selectionFault(updatedTo: state, number) ?? wrongMarkCount(number)
  }

  /// Updates a fresh screen to a state, and taps a control of each visible item. A control that
  /// uses the path that its item had before the update may trap.
  private func tapControls(updatedTo number: Int) {
    guard number != state else { return }
    let fresh = makeFresh()
    defer { fresh.clear() }
    fresh.settle()
    guard updateFresh(fresh, to: number) else { return }
    fresh.note(.touch("taps on controls of the items of a fresh screen"))
    _ = LabFingers(stage: fresh).tapControls()
    fresh.settle()
  }

  /// Updates a fresh screen to a state, and touches each title of the section indexes of its tables.
  /// A title whose section does not exist may trap.
  private func touchIndexes(updatedTo number: Int) {
    guard stage.lists.contains(where: { LabFingers.sectionIndex(of: $0) != nil }) else { return }
    let fresh = makeFresh()
    defer { fresh.clear() }
    fresh.settle()
    guard updateFresh(fresh, to: number) else { return }
    fresh.note(.touch("touches on the titles of the section index of a fresh screen"))
    LabFingers(stage: fresh).touchIndexes()
    fresh.settle()
  }

  /// Updates a fresh screen to a state, and taps a control of each visible item; see
  /// `tapControls(updatedTo:)`.
  func tapControlsWithTasks(updatedTo number: Int) async {
    guard screen.update != nil, number != state else { return }
    let fresh = makeFresh()
    defer { fresh.clear() }
    await fresh.settleWithTasks()
    guard let controller = fresh.controller else { return }
    fresh.makeCurrent()
    fresh.note(.choice("an update to state \(number)"))
    await update(controller, to: number)
    await fresh.settleWithTasks()
    fresh.makeCurrent()
    fresh.note(.touch("taps on controls of the items of a fresh screen"))
    _ = LabFingers(stage: fresh).tapControls()
    await fresh.settleWithTasks()
  }
}
