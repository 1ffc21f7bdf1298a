import Foundation
import GalleyUIKit

// Checks of a control around the list that filters out all items, in walks with tasks. The methods
// correspond to the methods without `WithTasks`, and let the tasks of the main actor run.

extension LabWalk {
  /// Does the same as `filterToNothing(_:item:)`, and lets tasks run.
  func filterToNothingWithTasks(_ next: Int, item number: Int) async -> String? {
    guard let (use, notes) = await emptyingUseWithTasks(number) else { return nil }
    if let fault = await keptNoteWithTasks(use, notes, number, updatedTo: nil) {
      return "After \(use.words) and back, the screen does not look as it does otherwise.\n\(fault)"
    }
    guard screen.update != nil else { return nil }
    let words = "After \(use.words), which leaves no items, and an update"
    let updated: TaskScript = (
      state,
      { fresh in
        guard await use.applyWithTasks(to: fresh), await self.updateFreshWithTasks(fresh, to: next)
        else { return false }
        return fresh.showsNoItems
      }
    )
    let emptied: TaskScript = (
      next, { fresh in await use.applyWithTasks(to: fresh) && fresh.showsNoItems }
    )
    if let fault = await differenceWithTasks(updated, emptied) {
      return "\(words), the screen does not look like a fresh one after the same touch.\n\(fault)"
    }
    return await keptNoteWithTasks(use, notes, number, updatedTo: next).map {
      "\(words), the control was used again, and the screen does not look like a fresh one.\n\($0)"
    }
  }

  /// Returns the use of a control that leaves no items, and the texts that are shown only without
  /// items.
  private func emptyingUseWithTasks(
    _ number: Int
  ) async -> (use: FilterUse, notes: Set<String>)? {
    await withFreshInTasks(state) { fresh in
      let before = Set(fresh.labels.map(\.text))
      guard let use = FilterUse(choosing: number, in: fresh)?.ofNothing, !fresh.isEmpty,
        await use.applyWithTasks(to: fresh), fresh.showsNoItems
      else { return nil }
      return (use, Set(fresh.labels.map(\.text)).subtracting(before))
    }
  }

  /// Uses a control and uses it again, so that all items are shown. Returns the difference from
  /// other screens with all items; see `keptNote(_:_:_:updatedTo:)`.
  private func keptNoteWithTasks(
    _ use: FilterUse, _ notes: Set<String>, _ number: Int, updatedTo next: Int?
  ) async -> ScreenComparison.Difference? {
    let script = usedTwiceWithTasks(use, updatedTo: next)
    let untouched: TaskScript = (next ?? state, { _ in true })
    guard use.types else {
      // A tap on a segment may also have other effects, such as the removal of a badge.
      return await differenceWithTasks(script, untouched) { one, two in
        let (texts, others) = (one.labels.map(\.text), two.labels.map(\.text))
        return !notes.intersection(texts).subtracting(others).isEmpty
      }
    }
    let found = searchWithTasks(use, number, in: next ?? state)
    guard let fault = await differenceWithTasks(script, found),
      await differenceWithTasks(script, untouched) != nil,
      // The screen may show which texts were typed, such as recent searches.
      await differenceWithTasks(
        found, searchWithTasks(use, number, in: next ?? state, letters: 1)) == nil
    else { return nil }
    return fault
  }

  /// A state, and the actions in a fresh screen of that state. The closure returns whether the
  /// actions could be performed.
  private typealias TaskScript = (state: Int, act: @MainActor (Stage) async -> Bool)

  /// Returns a script that uses a control, updates the screen if a state is given, and uses the
  /// control again.
  private func usedTwiceWithTasks(_ use: FilterUse, updatedTo next: Int?) -> TaskScript {
    (
      state,
      { fresh in
        guard await use.applyWithTasks(to: fresh) else { return false }
        if let next {
          guard await self.updateFreshWithTasks(fresh, to: next) else { return false }
        }
        return await use.undoWithTasks(in: fresh)
      }
    )
  }

  /// Returns a script that searches for the text of an item, or for its first letters, and deletes
  /// the search text.
  private func searchWithTasks(
    _ use: FilterUse, _ number: Int, in state: Int, letters: Int = .max
  ) -> TaskScript {
    (
      state,
      { fresh in
        guard let use = use.ofItem(number, in: fresh, letters: letters),
          await use.applyWithTasks(to: fresh)
        else { return false }
        return await use.undoWithTasks(in: fresh)
      }
    )
  }

  /// Returns the difference of two fresh screens after two scripts; `nil` if there is no
  /// difference, or if two screens after the same script differ, too.
  ///
  /// - Parameter isFault: Whether a difference of the two screens can be a fault.
  private func differenceWithTasks(
    _ script: TaskScript, _ other: TaskScript,
    where isFault: @MainActor (Stage, Stage) -> Bool = { _, _ in true }
  ) async -> ScreenComparison.Difference? {
    guard let fault = await differenceWithTasks(after: script, other, where: isFault),
      await differenceWithTasks(after: other, other) == nil,
      await differenceWithTasks(after: script, script) == nil
    else { return nil }
    return fault
  }

  private func differenceWithTasks(
    after first: TaskScript, _ second: TaskScript,
    where isFault: @MainActor (Stage, Stage) -> Bool = { _, _ in true }
  ) async -> ScreenComparison.Difference? {
    let (one, two) = (makeFresh(first.state), makeFresh(second.state))
    defer { [two, one].forEach { $0.clear() } }
    await one.settleWithTasks()
    await two.settleWithTasks()
    guard await first.act(one), await second.act(two),
      FilterUse.values(in: one) == FilterUse.values(in: two), !one.hasUntoldData,
      !two.hasUntoldData, isFault(one, two)
    else { return nil }
    return await ScreenComparison(stage: one, fresh: two).differenceWithTasks()
  }
}

extension Stage {
  /// Whether the only list shows no items, and its data has not changed without an update.
  internal var showsNoItems: Bool { toldItems?.isEmpty == true }
}
