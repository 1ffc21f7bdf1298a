import Foundation
import GalleyUIKit

// Checks of selections in fresh screens, which are new instances of the screen of a walk. After an
// update, the texts and controls around the list must agree with the selection, and a button must
// act on the selected items. A walk is a sequence of random steps, such as taps and updates.

/// The appearance of a screen after items were selected.
private struct Selecting: Equatable {
  let items: [IndexPath: ShownItem]
  /// The texts around the list, by the paths of their views.
  let texts: [String: String]
  /// The names of the controls around the list that can be used.
  let names: Set<String>
  /// The names of the texts in a failure, by the paths of their views.
  let places: [String: String]

  /// The texts of the items.
  var shown: [IndexPath: [String]] { items.mapValues(\.texts) }

  /// The paths of the items that have other marks (such as checkmarks), or another selection, than
  /// in a screen that shows the same items; `nil` if the other screen shows different items.
  func paths(selectedSince plain: Selecting) -> [IndexPath]? {
    guard shown == plain.shown else { return nil }
    return items.filter { plain.items[$0.key] != $0.value }.map(\.key).sorted()
  }

  /// The paths of the texts, and the names of the controls, that differ in another screen.
  func signs(otherThan other: Selecting) -> Set<String> {
    Set((Set(texts.keys).union(other.texts.keys)).filter { texts[$0] != other.texts[$0] })
      .union(names.symmetricDifference(other.names))
  }
}

extension LabWalk {
  /// Selects two items of fresh screens, and updates the screens. Returns a description of the
  /// first fault after the update. A fault is a text or a control around the list that does not
  /// agree with the selection, such as a title that counts the selected items. A button that acts
  /// on other items than the selected items is a fault, too.
  func selectionFault(updatedTo next: Int, _ number: Int) -> String? {
    let start = state
    guard
      let chosen: (paths: [IndexPath], names: [String]) = withFresh(
        start,
        { fresh in
          let fingers = LabFingers(stage: fresh)
          guard fresh.lists.count == 1, let first = fingers.item(number)?.name.path,
            let second = fingers.item(number + 1)?.name.path, first != second
          else { return nil }
          return ([first, second], fresh.usableControls.compactMap(\.name))
        })
    else { return nil }
    let modes = [nil] + (chosen.names.isEmpty ? [] : [chosen.names[number % chosen.names.count]])
    for mode in modes {
      guard let trial = SelectionTrial(mode, chosen.paths, { self.selecting(in: start, mode, $0) })
      else { continue }
      if let fault = signFault(trial, updatedTo: next) { return fault }
      if let fault = buttonFault(trial, updatedTo: next, number) { return fault }
    }
    return nil
  }

  /// Taps a control and items of a fresh screen, and returns the appearance of the screen; `nil` if
  /// the appearance is not known.
  private func selecting(
    in number: Int, _ mode: String?, _ paths: [IndexPath],
    then body: (Stage) -> Bool = { _ in true }
  ) -> Selecting? {
    withFresh(number) { fresh in
      if let mode, !press(mode, in: fresh) { return nil }
      for path in paths {
        guard let cell = fresh.visibleCell(at: path) else { return nil }
        fresh.note(
          .touch("a tap on item \(path.item) of section \(path.section) of a fresh screen"))
        let fingers = LabFingers(stage: fresh)
        fingers.tap(at: fingers.middle(of: cell))
        fresh.settle()
      }
      guard body(fresh), fresh.isFrontmost, let items = fresh.toldItems
      else { return nil }
      let texts = fresh.textsAround.filter { !$0.value.isInSection }
      return Selecting(
        items: items, texts: texts.mapValues(\.text), names: fresh.usableNames,
        places: texts.mapValues(\.name))
    }
  }

  // MARK: Texts and controls around the list

  /// Returns a description of a text or a control around the list that differs from a fresh screen
  /// with the same selection in the new state.
  private func signFault(_ trial: SelectionTrial, updatedTo next: Int) -> String? {
    func update(_ stage: Stage) -> Bool { updateFresh(stage, to: next) }
    guard !trial.signs.isEmpty,
      let updated = selecting(in: state, trial.mode, trial.paths, then: update),
      let plain = selecting(in: next, trial.mode, []),
      let selected = updated.paths(selectedSince: plain)
    else { return nil }
    let others = freshScreens(in: next, trial.mode, selecting: selected, plain).filter {
      $0.items == updated.items
    }
    let wrong = others.map { trial.signs.intersection(updated.signs(otherThan: $0)) }
    guard let expected = others.first, let place = wrong.first?.min(),
      wrong.allSatisfy({ !$0.isEmpty }),
      // A text that differs when the same steps are repeated, such as a random text, is no fault.
      let again = selecting(in: state, trial.mode, trial.paths, then: update),
      !updated.signs(otherThan: again).contains(place)
    else { return nil }
    if selected.count < trial.paths.count, remembersSelection(trial, updatedTo: next) { return nil }
    return "After \(trial.words) had been selected, the list was updated. "
      + words(for: place, in: updated, beside: expected, count: selected.count)
  }

  /// Returns fresh screens in which some items were selected, in both orders.
  private func freshScreens(
    in number: Int, _ mode: String?, selecting paths: [IndexPath], _ plain: Selecting
  ) -> [Selecting] {
    var screens = [paths, paths.reversed()].map { selecting(in: number, mode, $0) }
    if paths.isEmpty {
      // The update may end the selection mode, and the screen may look different after its
      // selection was cleared. So a screen without the mode and a screen with a cleared selection
      // are compared, too.
      screens.append(selecting(in: number, nil, []))
      if let path = plain.items.keys.min() {
        screens.append(selecting(in: number, mode, [path, path]))
      }
    }
    return screens.compactMap { $0 }
  }

  /// Whether items that an update removes are selected again when another update restores them. If
  /// so, the screen remembers the selection of removed items, and a text may count these items.
  private func remembersSelection(_ trial: SelectionTrial, updatedTo next: Int) -> Bool {
    let start = state
    let back = selecting(in: start, trial.mode, trial.paths) {
      self.updateFresh($0, to: next) && self.updateFresh($0, to: start)
    }
    return back?.items == trial.two.items
  }

  /// Returns a description of a text or a control that is different in another screen.
  private func words(
    for place: String, in updated: Selecting, beside expected: Selecting, count: Int
  ) -> String {
    let selected =
      count == 0 ? "No item is" : count == 1 ? "One item is" : "\(count) items are"
    guard let name = updated.places[place] ?? expected.places[place] else {
      let can = updated.names.contains(place) ? ("can", "can't") : ("can't", "can")
      return "\(selected) selected now, and \(ViewTree.quoted(place)) \(can.0) be used. In a fresh "
        + "screen with this selection, it \(can.1)."
    }
    func quoted(_ text: String?) -> String { text.map { ViewTree.quoted($0) } ?? "nothing" }
    return "\(selected) selected now, and \(name) says \(quoted(updated.texts[place])). In a "
      + "fresh screen with this selection, it says \(quoted(expected.texts[place]))."
  }

  // MARK: Buttons

  /// Returns a description of a button that removes other items after an update than before it.
  /// Before the update, the button removes the selected items. After the update, it removes other
  /// items, or no items although items are selected.
  private func buttonFault(
    _ trial: SelectionTrial, updatedTo next: Int, _ number: Int
  ) -> String? {
    guard let usual = selecting(in: state, nil, []), trial.all.count == trial.two.items.count else {
      return nil
    }
    for name in trial.two.names.subtracting(usual.names).sorted().prefix(3) {
      guard removesSelection(trial, name, number),
        let fault = wrongRemoval(trial, name, updatedTo: next, number)
      else { continue }
      return "After \(trial.words) had been selected, the list was updated. Then a tap on "
        + "\(ViewTree.quoted(name)), which removes the selected items, has removed \(fault)"
    }
    return nil
  }

  /// Whether a button removes the selected items, and nothing else.
  private func removesSelection(_ trial: SelectionTrial, _ name: String, _ number: Int) -> Bool {
    let pressed = selecting(in: state, trial.mode, trial.paths) {
      self.press(name, in: $0, answering: number)
    }
    guard let left = pressed?.shown.values else { return false }
    return trial.all.subtracting(left) == trial.chosen
      && left.count == trial.all.count - trial.chosen.count
  }

  /// Returns a description of the wrong effect of the button after an update; `nil` if the button
  /// has the same effect in a fresh screen with the same selection.
  private func wrongRemoval(
    _ trial: SelectionTrial, _ name: String, updatedTo next: Int, _ number: Int
  ) -> String? {
    func update(_ stage: Stage) -> Bool { updateFresh(stage, to: next) }
    func tap(_ stage: Stage) -> Bool { press(name, in: stage, answering: number) }
    guard let updated = selecting(in: state, trial.mode, trial.paths, then: update),
      updated.names.contains(name), Set(updated.shown.values).count == updated.items.count,
      let plain = selecting(in: next, trial.mode, []),
      let selected = updated.paths(selectedSince: plain),
      selecting(in: next, trial.mode, selected)?.items == updated.items,
      let after = selecting(in: state, trial.mode, trial.paths, then: { update($0) && tap($0) }),
      let expected = selecting(in: next, trial.mode, selected, then: tap),
      after.shown != expected.shown
    else { return nil }
    let gone = Set(updated.shown.values).subtracting(after.shown.values)
    let selectedTexts = Set(selected.compactMap { updated.shown[$0] })
    // An item that is not in the first state may be a selected item whose text has changed.
    let others = gone.intersection(trial.all).subtracting(trial.chosen).subtracting(selectedTexts)
    if let other = others.map({ $0.joined(separator: " ") }).min() {
      return "another one, \(ViewTree.quoted(other))."
    }
    guard gone.isEmpty, !selected.isEmpty, selectedTexts.isSubset(of: trial.chosen) else {
      return nil
    }
    return "none, although \(selected.count) of them are selected."
  }
}

/// The selection of two items in fresh screens.
@MainActor
private struct SelectionTrial {
  /// The name of the control that is tapped first; `nil` if no control is tapped.
  let mode: String?
  let paths: [IndexPath]
  /// The appearance of the screen when both items are selected.
  let two: Selecting
  /// The paths of texts and the names of controls that show that items are selected: they change
  /// with the selection, and when an item is tapped again.
  let signs: Set<String>
  /// A description of the items.
  let words: String

  /// The texts of all items.
  var all: Set<[String]> { Set(two.shown.values) }

  /// The texts of the selected items.
  var chosen: Set<[String]> { Set(paths.compactMap { two.shown[$0] }) }

  /// Creates a trial; `nil` if taps do not select the items.
  init?(_ mode: String?, _ paths: [IndexPath], _ selecting: ([IndexPath]) -> Selecting?) {
    guard let none = selecting([]), let one = selecting([paths[0]]),
      one.paths(selectedSince: none) == [paths[0]], let two = selecting(paths),
      two.paths(selectedSince: none) == paths.sorted()
    else { return nil }
    (self.mode, self.paths, self.two) = (mode, paths, two)
    words = paths.map { path in
      let text = none.items[path]?.texts.first.map { ", \(ViewTree.quoted($0))" } ?? ""
      return "item \(path.item) of section \(path.section)\(text)"
    }.joined(separator: ", and ")
    // A mark that the app draws itself may mean more than a selection, such as goods in a cart, so
    // an update may keep the mark. So `signs` is empty unless UIKit has selected the items.
    let isSelection = paths.allSatisfy { two.items[$0]?.isSelected == true }
    if isSelection, let back = selecting([paths[0], paths[0]]), back.items == none.items {
      signs = two.signs(otherThan: none).intersection(back.signs(otherThan: one))
    } else {
      signs = []
    }
  }
}
