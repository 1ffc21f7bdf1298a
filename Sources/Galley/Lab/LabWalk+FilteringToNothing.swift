import Foundation
import GalleyUIKit

// A control around the list that leaves none of its items, in fresh screens: a search without
// results. What is shown instead of the items has to go with their absence.

extension LabWalk {
  /// Uses a control around the list of fresh screens so that no items are left. Returns a
  /// description of what is different when the control is used again, when the screen is updated
  /// meanwhile, or both.
  func filterToNothing(_ state: Int, item number: Int) -> String? {
    let start = self.state
    let use: FilterUse? = withFresh(start) { fresh in
      guard let use = FilterUse(choosing: number, in: fresh)?.ofNothing, !fresh.isEmpty,
        use.apply(to: fresh), toldItems(of: fresh)?.isEmpty == true
      else { return nil }
      return use
    }
    guard let use else { return nil }
    if let fault = difference(
      "After \(use.words) and back, the screen does not look as it does otherwise.",
      of: (start, { use.apply(to: $0) && use.undo(in: $0) }), beside: filtered(start, number))
    {
      return fault
    }
    guard screen.update != nil else { return nil }
    let words = "After \(use.words), which leaves no items, and an update"
    return difference(
      "\(words), the screen does not look like a fresh one after the same touch.",
      of: (start, { use.apply(to: $0) && self.updateFresh($0, to: state) && self.isEmpty($0) }),
      beside: (state, { use.apply(to: $0) && self.isEmpty($0) }))
      ?? difference(
        "\(words), the control was used again, and the screen does not look like a fresh one.",
        of: (
          start, { use.apply(to: $0) && self.updateFresh($0, to: state) && use.undo(in: $0) }
        ), beside: filtered(state, number))
  }

  /// The acts in a fresh screen of a state, which return whether they could be done.
  private typealias Script = (state: Int, act: (Stage) -> Bool)

  /// The use of a control that leaves items, and back.
  private func filtered(_ state: Int, _ number: Int) -> Script {
    (
      state,
      { fresh in
        guard let use = FilterUse(choosing: number, in: fresh), use.types else { return true }
        return use.apply(to: fresh) && use.undo(in: fresh)
      }
    )
  }

  private func isEmpty(_ fresh: Stage) -> Bool { toldItems(of: fresh)?.isEmpty == true }

  /// Returns the difference of two fresh screens in which something else was done, after a title;
  /// `nil` if there is none, or if their controls have other values.
  ///
  /// Two screens in which the same was done must not differ: they might share something.
  private func difference(_ title: String, of script: Script, beside other: Script) -> String? {
    func difference(_ first: Script, _ second: Script) -> ScreenComparison.Difference? {
      withFresh(first.state) { one in
        withFresh(second.state) { two in
          guard first.act(one), second.act(two),
            FilterUse.values(in: one) == FilterUse.values(in: two), !hasUntoldData(one, two)
          else { return nil }
          return ScreenComparison(stage: one, fresh: two).difference()
        }
      }
    }
    guard let found = difference(script, other), difference(other, other) == nil,
      difference(script, script) == nil
    else { return nil }
    return "\(title)\n\(found)"
  }

  private func hasUntoldData(_ stages: Stage...) -> Bool {
    stages.contains { $0.lists.contains { UnreportedDataChange(of: $0) != nil } }
  }

  /// Updates a fresh screen to a state, and lets it settle. Returns whether it could be updated.
  func updateFresh(_ fresh: Stage, to number: Int) -> Bool {
    guard let controller = fresh.controller, let update = screen.update else { return false }
    fresh.makeCurrent()
    fresh.note(.choice("an update to state \(number)"))
    update(controller, screen.states.state(number), true)
    fresh.settle()
    return true
  }
}
