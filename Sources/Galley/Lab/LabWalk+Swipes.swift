import GalleyUIKit

// The texts around a list after rows were swiped away.
//
// A walk is a sequence of random steps, such as swipes and updates. The updates show the states of
// the data that the walk was given. After a swipe, the app has changed its data, so the screen
// shows none of these states. If the states are arrays of rows, a fresh screen (a new instance of
// the screen) in the state without the swiped rows shows the expected texts. Otherwise, a text that
// shows the number of rows in all fresh screens must also show the present number of rows.

extension LabWalk {
  /// Returns a description of a text around the list, such as the number of rows, that has not
  /// changed since rows were swiped away, although it is different in a fresh screen without these
  /// rows.
  func outdatedText() -> String? {
    guard let rows = swipedRows,
      let kept = KeptTexts(before: rows.texts, now: stage.textsAround)
    else { return nil }
    if kept.hasWrongCount {
      let fresh = screen.states.few(8).map { textsAround(in: makeFresh($0)) }
      if let fault = kept.wrongCount(beside: fresh) { return fault }
    }
    guard let state = rows.removed(from: screen.states.state(rows.state)) else { return nil }
    let rest = makeFresh(showing: state)
    rest.settle()
    guard stage.lists.count == 1,
      ScreenComparison(stage: stage, fresh: rest).showsSameItems()
    else {
      rest.clear()
      return nil
    }
    let first = textsAround(in: makeFresh(rows.state))
    return kept.outdated(beside: first, without: textsAround(in: rest))
  }

  /// Returns the texts around the lists of a fresh screen, and removes the screen.
  private func textsAround(in fresh: Stage) -> [String: TextAround] {
    defer { fresh.clear() }
    fresh.settle()
    return fresh.textsAround
  }

  /// Does the same as `outdatedText()`, and lets the tasks of fresh screens run.
  func outdatedTextWithTasks() async -> String? {
    guard let rows = swipedRows,
      let kept = KeptTexts(before: rows.texts, now: stage.textsAround)
    else { return nil }
    if kept.hasWrongCount {
      var fresh: [[String: TextAround]] = []
      for number in screen.states.few(8) {
        fresh.append(await textsAroundWithTasks(in: makeFresh(number)))
      }
      if let fault = kept.wrongCount(beside: fresh) { return fault }
    }
    guard let state = rows.removed(from: screen.states.state(rows.state)) else { return nil }
    let rest = makeFresh(showing: state)
    await rest.settleWithTasks()
    guard stage.lists.count == 1,
      ScreenComparison(stage: stage, fresh: rest).showsSameItems()
    else {
      rest.clear()
      return nil
    }
    let first = await textsAroundWithTasks(in: makeFresh(rows.state))
    return kept.outdated(beside: first, without: await textsAroundWithTasks(in: rest))
  }

  private func textsAroundWithTasks(in fresh: Stage) async -> [String: TextAround] {
    await fresh.settleWithTasks()
    defer { fresh.clear() }
    return fresh.textsAround
  }
}
