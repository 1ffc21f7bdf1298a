import Foundation
import GalleyUIKit

// Texts around the list that tell how many items are marked, in fresh screens whose items are
// touched.

extension LabWalk {
  /// Touches an item of a fresh screen, which marks it. Returns a description of a text around the
  /// list that still tells how many items were marked before.
  ///
  /// The app itself proves what the text tells: in fresh screens of several states, one of its
  /// numbers is that of the marked items.
  func wrongMarkCount(_ number: Int) -> String? {
    for way in [ItemTouch.Way.tap, .tapControl] {
      let before = MarkCount(state: state, walk: self)
      guard let before, !before.counts.isEmpty,
        let after = withFresh(
          state,
          { fresh -> MarkCount? in
            guard touch(number, way, in: fresh) else { return nil }
            return MarkCount(fresh, toldItems(of: fresh))
          }), after.texts == before.texts, after.marked != before.marked,
        after.items == before.items
      else { continue }
      let fresh = screen.states.few(8).compactMap { MarkCount(state: $0, walk: self) }
      for place in before.counts.sorted(by: { $0.key < $1.key }) {
        let told = fresh.filter { $0.texts[place.key] != nil }
        let positions = told.reduce(place.value) { $0.intersection($1.counts[place.key] ?? []) }
        guard let text = after.texts[place.key], Set(told.map(\.marked)).count > 2,
          !positions.isEmpty
        else { continue }
        return
          "After \(way.words) an item, the number of marked items is \(after.marked), and a text around the "
          + "list still says \(ViewTree.quoted(text)). In fresh screens of several states, it tells "
          + "the number of marked items."
      }
    }
    return nil
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
    return fresh.controller?.frontController === fresh.controller
  }
}

/// The number of marked items of a screen, and the texts around its list.
@MainActor
private struct MarkCount {
  /// The number of items with a check mark, or with a switch that is on.
  let marked: Int
  /// The texts of all items.
  let items: [IndexPath: [String]]
  /// The texts around the list, by place.
  let texts: [String: String]

  init?(_ stage: Stage, _ items: [IndexPath: ShownItem]?) {
    guard let items else { return nil }
    self.items = items.mapValues(\.texts)
    marked = items.values.filter { $0.isMarked }.count
    texts = stage.textsAround.filter { !$0.value.isInSection }.mapValues(\.text)
  }

  init?<State>(state: Int, walk: LabWalk<State>) {
    guard let count = walk.withFresh(state, { MarkCount($0, walk.toldItems(of: $0)) }) else {
      return nil
    }
    self = count
  }

  /// The positions of the numbers that are the number of marked items, by the place of their text.
  var counts: [String: Set<Int>] {
    texts.compactMapValues { text in
      let numbers = text.split { !$0.isASCII || !$0.isNumber }.map { Int($0) }
      let positions = numbers.indices.filter { numbers[$0] == marked }
      return positions.isEmpty ? nil : Set(positions)
    }
  }
}

extension ShownItem {
  /// Whether the item has a check mark, or one switch that is on.
  fileprivate var isMarked: Bool {
    marks.contains("checkmark") || marks.filter { $0 == "on" }.count == 1
  }
}
