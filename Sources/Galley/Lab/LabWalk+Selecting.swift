import Foundation
import GalleyUIKit

// Selections in fresh screens that are updated: what is shown of them around the list, and what a
// button does with them.

/// The appearance of a screen after items were selected.
private struct Selecting: Equatable {
  let items: [IndexPath: ShownItem]
  /// The texts around the list, by place.
  let texts: [String: String]
  /// The names of the controls around the list that can be used.
  let names: Set<String>
  /// The words for the texts, by place.
  let places: [String: String]

  /// The paths of the items with other marks, or another selection, than in a screen that shows the
  /// same items; `nil` if others are shown.
  func paths(selectedSince plain: Selecting) -> [IndexPath]? {
    guard items.mapValues(\.texts) == plain.items.mapValues(\.texts) else { return nil }
    return items.filter { plain.items[$0.key] != $0.value }.map(\.key).sorted()
  }

  /// The places of the texts, and the names of the controls, that are others in another screen.
  func signs(otherThan other: Selecting) -> Set<String> {
    Set((Set(texts.keys).union(other.texts.keys)).filter { texts[$0] != other.texts[$0] })
      .union(names.symmetricDifference(other.names))
  }
}

extension LabWalk {
  /// Selects two items of fresh screens. Returns a description of what does not follow an update
  /// around the list, such as a title that counts the selected items, or of a button that does
  /// something with other items then.
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

  /// Taps a control and items of a fresh screen, and returns what it shows then; `nil` if that is
  /// not known.
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
      guard body(fresh), fresh.controller?.frontController === fresh.controller,
        fresh.window.menuOnScreen == nil, let items = toldItems(of: fresh)
      else { return nil }
      let texts = fresh.textsAround.filter { !$0.value.isInSection }
      return Selecting(
        items: items, texts: texts.mapValues(\.text), names: fresh.usableNames,
        places: texts.mapValues(\.name))
    }
  }

  /// Returns a description of what is shown of a selection around the list, and is not shown of the
  /// same selection in a fresh screen of the state.
  private func signFault(_ trial: SelectionTrial, updatedTo next: Int) -> String? {
    guard !trial.signs.isEmpty,
      let updated = selecting(
        in: state, trial.mode, trial.paths, then: { self.updateFresh($0, to: next) }),
      let plain = selecting(in: next, trial.mode, []),
      let selected = updated.paths(selectedSince: plain)
    else { return nil }
    var others = [selected, selected.reversed()].compactMap { selecting(in: next, trial.mode, $0) }
    if selected.isEmpty {
      // The update may end the mode, and a selection may leave signs that it has been there.
      others.append(contentsOf: [selecting(in: next, nil, [])].compactMap { $0 })
      if let path = plain.items.keys.min() {
        others.append(
          contentsOf: [selecting(in: next, trial.mode, [path, path])].compactMap { $0 })
      }
    }
    others = others.filter { $0.items == updated.items }
    let wrong = others.map { trial.signs.intersection(updated.signs(otherThan: $0)) }
    guard let expected = others.first, let place = wrong.first?.min(),
      wrong.allSatisfy({ !$0.isEmpty })
    else { return nil }
    let words = "After \(trial.words) had been selected, the list was updated. "
    let count =
      selected.isEmpty
      ? "No item is" : selected.count == 1 ? "One item is" : "\(selected.count) items are"
    guard let name = updated.places[place] ?? expected.places[place] else {
      let can = updated.names.contains(place) ? ("can", "can't") : ("can't", "can")
      return
        "\(words)\(count) selected now, and \(ViewTree.quoted(place)) \(can.0) be used. In a fresh "
        + "screen with this selection, it \(can.1)."
    }
    func quoted(_ text: String?) -> String { text.map { ViewTree.quoted($0) } ?? "nothing" }
    return "\(words)\(count) selected now, and \(name) says \(quoted(updated.texts[place])). In a "
      + "fresh screen with this selection, it says \(quoted(expected.texts[place]))."
  }

  /// Returns a description of a button that removes the selected items, and removes others after an
  /// update, or nothing although items are selected.
  private func buttonFault(
    _ trial: SelectionTrial, updatedTo next: Int, _ number: Int
  ) -> String? {
    let start = state
    guard let usual = selecting(in: start, nil, []) else { return nil }
    let texts = trial.two.items.mapValues(\.texts)
    guard Set(texts.values).count == texts.count else { return nil }
    let chosen = Set(trial.paths.compactMap { texts[$0] })
    for name in trial.two.names.subtracting(usual.names).sorted().prefix(3) {
      func press(_ stage: Stage) -> Bool { self.press(name, in: stage, answering: number) }
      guard let pressed = selecting(in: start, trial.mode, trial.paths, then: press),
        Set(texts.values).subtracting(pressed.items.values.map(\.texts)) == chosen,
        pressed.items.count == texts.count - chosen.count,
        let updated = selecting(
          in: start, trial.mode, trial.paths, then: { self.updateFresh($0, to: next) }),
        updated.names.contains(name), let plain = selecting(in: next, trial.mode, []),
        let selected = updated.paths(selectedSince: plain),
        let after = selecting(
          in: start, trial.mode, trial.paths,
          then: { self.updateFresh($0, to: next) && press($0) })
      else { continue }
      let shown = updated.items.mapValues(\.texts)
      guard Set(shown.values).count == shown.count else { continue }
      let gone = Set(shown.values).subtracting(after.items.values.map(\.texts))
      let selectedTexts = Set(selected.compactMap { shown[$0] })
      let words =
        "After \(trial.words) had been selected, the list was updated. Then a tap on "
        + "\(ViewTree.quoted(name)), which removes the selected items,"
      // An item that the first state does not have may be a selected one with another text.
      if let other = gone.intersection(texts.values).subtracting(chosen)
        .subtracting(selectedTexts)
        .map({ $0.joined(separator: " ") }).min()
      {
        return "\(words) has removed another one, \(ViewTree.quoted(other))."
      }
      if gone.isEmpty, !selected.isEmpty, selectedTexts.isSubset(of: chosen) {
        return "\(words) has removed none, although \(selected.count) of them are selected."
      }
    }
    return nil
  }
}

/// The selection of two items, which a fresh screen shows.
@MainActor
private struct SelectionTrial {
  /// The name of the control that is tapped first; `nil` if none is.
  let mode: String?
  let paths: [IndexPath]
  /// The appearance of the screen when both items are selected.
  let two: Selecting
  /// The places of texts and the names of controls that show that items are selected: they change
  /// with the selection, and when an item is tapped again.
  let signs: Set<String>
  /// The items in words.
  let words: String

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
    let back = selecting([paths[0], paths[0]])
    // A mark that the app draws itself may be more than a selection, such as goods in a cart, which
    // an update need not take away.
    let isSelection = paths.allSatisfy { two.items[$0]?.isSelected == true }
    signs =
      isSelection && back?.items == none.items
      ? two.signs(otherThan: none).intersection(back?.signs(otherThan: one) ?? []) : []
  }
}
