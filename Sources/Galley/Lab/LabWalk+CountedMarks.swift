import Foundation
import GalleyUIKit

// Checks of texts around the list that show how many items are marked. The checks touch items of
// fresh screens: new instances of the screen of a walk. A walk is a sequence of random steps, such
// as taps and updates.

extension LabWalk {
  /// Touches an item of a fresh screen, which marks the item. Returns a description of a text
  /// around the list that still shows the earlier number of marked items.
  ///
  /// Fresh screens of several states prove that the text shows this number: one of the numbers in
  /// the text equals the number of marked items in each of these screens.
  func wrongMarkCount(_ number: Int) -> String? {
    guard let before = markCount(in: state), !before.counts.isEmpty else { return nil }
    for way in [ItemTouch.Way.tap, .tapControl] {
      guard let after = markCount(in: state, after: { touch(number, way, in: $0) }),
        after.differsOnlyInMarks(from: before)
      else { continue }
      let fresh = screen.states.few(8).compactMap { markCount(in: $0) }
      let place = before.counts.keys.sorted().first {
        after.texts[$0] != nil && MarkCount.isProven(at: $0, by: [before] + fresh, after)
      }
      guard let place, let text = after.texts[place] else { continue }
      return "After \(way.words) an item, the number of marked items is \(after.marked), and a "
        + "text around the list still says \(ViewTree.quoted(text)). In fresh screens of several "
        + "states, it tells the number of marked items."
    }
    return nil
  }

  /// Returns the marks of a fresh screen of a state after a touch; `nil` if they are not known.
  private func markCount(
    in number: Int, after touch: (Stage) -> Bool = { _ in true }
  ) -> MarkCount? {
    withFresh(number) { fresh in
      guard touch(fresh), let items = fresh.toldItems else { return nil }
      return MarkCount(fresh, items)
    }
  }

  /// Touches a visible item. Returns whether there is something to touch.
  private func touch(_ number: Int, _ way: ItemTouch.Way, in fresh: Stage) -> Bool {
    let fingers = LabFingers(stage: fresh)
    guard let (name, cell) = fingers.item(number),
      let touch = ItemTouch(way, of: cell, by: fingers, choosing: number)
    else { return false }
    fresh.makeCurrent()
    fresh.note(.touch("\(way.words) \(name) of a fresh screen"))
    for pause in ItemTouch.Pause.allCases { _ = touch.goOn(until: pause) }
    fresh.settle()
    guard fresh.isFrontmost, !fresh.hasUntoldData else { return false }
    // A switch turns itself on, and the app may show its state elsewhere in the item only when the
    // cell is configured again. So the cells are configured again.
    fresh.visibleLists.forEach { $0.goAwayAndBack() }
    return true
  }
}

/// The number of marked items of a screen, and the texts around its list.
@MainActor
private struct MarkCount {
  /// The number of items with a check mark, or with a switch that is on.
  let marked: Int
  /// The kinds of these marks.
  private let kinds: Set<String>
  /// The texts of all items.
  private let items: [IndexPath: [String]]
  /// The texts around the list, by the paths of their views.
  let texts: [String: String]
  /// The names of the controls around the list that can be used.
  private let names: Set<String>

  init(_ stage: Stage, _ items: [IndexPath: ShownItem]) {
    self.items = items.mapValues(\.texts)
    let marks = items.values.compactMap(\.mark)
    (marked, kinds) = (marks.count, Set(marks))
    texts = stage.textsAround.filter { !$0.value.isInSection }.mapValues(\.text)
    names = stage.usableNames
  }

  /// The indices of the numbers in each text that equal the number of marked items, by the path of
  /// the text's view.
  var counts: [String: Set<Int>] {
    texts.compactMapValues { text in
      let numbers = text.split { !$0.isASCII || !$0.isNumber }.map { Int($0) }
      let positions = numbers.indices.filter { numbers[$0] == marked }
      return positions.isEmpty ? nil : Set(positions)
    }
  }

  /// Whether the number of marked items is the only difference from another screen.
  ///
  /// If a touch changes the controls that can be used, such as a button that saves the marks, a
  /// text may show the number of saved marks.
  func differsOnlyInMarks(from other: MarkCount) -> Bool {
    marked != other.marked && texts == other.texts && items == other.items && names == other.names
  }

  /// Whether a text of fresh screens shows the number of marked items.
  ///
  /// The fresh screens must differ in their numbers of marked items. Two different numbers must be
  /// less than the number of all items, because the text may show the number of all items. All
  /// marks must be of the same kind, because a text may count only the switches that are on.
  static func isProven(at place: String, by fresh: [MarkCount], _ touched: MarkCount) -> Bool {
    let told = fresh.filter { $0.texts[place] != nil }
    let positions = told.map { $0.counts[place] ?? [] }
    guard let first = positions.first,
      !positions.reduce(first, { $0.intersection($1) }).isEmpty
    else { return false }
    return Set(told.map(\.marked)).count > 2
      && Set(told.filter { $0.marked < $0.items.count }.map(\.marked)).count > 1
      && told.reduce(touched.kinds) { $0.union($1.kinds) }.count == 1
  }
}

extension ShownItem {
  /// The mark of the item: a check mark, or a switch that is on, if exactly one switch is on; `nil`
  /// if the item has no mark.
  fileprivate var mark: String? {
    if marks.contains("checkmark") { return "checkmark" }
    return marks.filter { $0 == "on" }.count == 1 ? "on" : nil
  }
}
