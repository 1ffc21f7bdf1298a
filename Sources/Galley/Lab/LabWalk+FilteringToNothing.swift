import Foundation
import GalleyUIKit

// Checks of a control around the list that filters out all items, such as a search without results.
// The texts that are shown instead of the items must appear and disappear with the filter. The
// checks use fresh screens: new instances of the screen of a walk. A walk is a sequence of random
// steps, such as taps and updates.

extension LabWalk {
  /// Uses a control around the list of fresh screens so that no items are left. Then the control is
  /// used again, the screen is updated, or both. Returns a description of the difference from fresh
  /// screens.
  func filterToNothing(_ next: Int, item number: Int) -> String? {
    guard let (use, notes) = emptyingUse(number) else { return nil }
    if let fault = keptNote(use, notes, number, updatedTo: nil) {
      return "After \(use.words) and back, the screen does not look as it does otherwise.\n\(fault)"
    }
    guard screen.update != nil else { return nil }
    let words = "After \(use.words), which leaves no items, and an update"
    let updated: Script = (
      state, { use.apply(to: $0) && self.updateFresh($0, to: next) && $0.showsNoItems }
    )
    if let fault = difference(updated, (next, { use.apply(to: $0) && $0.showsNoItems })) {
      return "\(words), the screen does not look like a fresh one after the same touch.\n\(fault)"
    }
    return keptNote(use, notes, number, updatedTo: next).map {
      "\(words), the control was used again, and the screen does not look like a fresh one.\n\($0)"
    }
  }

  /// Returns the use of a control that leaves no items, and the texts that are shown only without
  /// items.
  private func emptyingUse(_ number: Int) -> (use: FilterUse, notes: Set<String>)? {
    withFresh(state) { fresh in
      let before = Set(fresh.labels.map(\.text))
      guard let use = FilterUse(choosing: number, in: fresh)?.ofNothing, !fresh.isEmpty,
        use.apply(to: fresh), fresh.showsNoItems
      else { return nil }
      return (use, Set(fresh.labels.map(\.text)).subtracting(before))
    }
  }

  /// Uses a control and uses it again, so that all items are shown. Returns the difference from
  /// other screens with all items.
  ///
  /// - Parameter notes: The texts that are shown only without items.
  private func keptNote(
    _ use: FilterUse, _ notes: Set<String>, _ number: Int, updatedTo next: Int?
  ) -> ScreenComparison.Difference? {
    let script = usedTwice(use, updatedTo: next)
    let untouched: Script = (next ?? state, { _ in true })
    guard use.types else {
      // A tap on a segment may also have other effects, such as the removal of a badge.
      return difference(script, untouched) { one, two in
        let (texts, others) = (one.labels.map(\.text), two.labels.map(\.text))
        return !notes.intersection(texts).subtracting(others).isEmpty
      }
    }
    // A search that finds an item may change the screen, for example unfold sections. So the
    // difference is a fault only if the screen also differs from an untouched screen.
    let found = search(use, number, in: next ?? state)
    guard let fault = difference(script, found), difference(script, untouched) != nil,
      // The screen may show which texts were typed, such as recent searches.
      difference(found, search(use, number, in: next ?? state, letters: 1)) == nil
    else { return nil }
    return fault
  }

  /// A state, and the actions in a fresh screen of that state. The closure returns whether the
  /// actions could be performed.
  private typealias Script = (state: Int, act: (Stage) -> Bool)

  /// Returns a script that uses a control, updates the screen if a state is given, and uses the
  /// control again.
  private func usedTwice(_ use: FilterUse, updatedTo next: Int?) -> Script {
    (
      state,
      { fresh in
        guard use.apply(to: fresh) else { return false }
        if let next, !self.updateFresh(fresh, to: next) { return false }
        return use.undo(in: fresh)
      }
    )
  }

  /// Returns a script that searches for the text of an item, or for its first letters, and deletes
  /// the search text.
  private func search(
    _ use: FilterUse, _ number: Int, in state: Int, letters: Int = .max
  ) -> Script {
    (
      state,
      { fresh in
        guard let use = use.ofItem(number, in: fresh, letters: letters) else { return false }
        return use.apply(to: fresh) && use.undo(in: fresh)
      }
    )
  }

  /// Returns the difference of two fresh screens after two scripts; `nil` if there is no
  /// difference, or if their controls have other values.
  ///
  /// Two screens after the same script must not differ: if they do, they may share an object, and
  /// the result is `nil`.
  ///
  /// - Parameter isFault: Whether a difference of the two screens can be a fault.
  private func difference(
    _ script: Script, _ other: Script, where isFault: (Stage, Stage) -> Bool = { _, _ in true }
  ) -> ScreenComparison.Difference? {
    guard let fault = difference(after: script, other, where: isFault),
      difference(after: other, other) == nil, difference(after: script, script) == nil
    else { return nil }
    return fault
  }

  private func difference(
    after first: Script, _ second: Script, where isFault: (Stage, Stage) -> Bool = { _, _ in true }
  ) -> ScreenComparison.Difference? {
    withFresh(first.state) { one in
      withFresh(second.state) { two in
        guard first.act(one), second.act(two),
          FilterUse.values(in: one) == FilterUse.values(in: two), !one.hasUntoldData,
          !two.hasUntoldData, isFault(one, two)
        else { return nil }
        return ScreenComparison(stage: one, fresh: two).difference()
      }
    }
  }
}
