import Foundation
import GalleyUIKit

// Checks of a list that is filtered by a control outside of it, such as a search field. An update
// has to keep the filter, and must not be lost while the list is about to be filtered. A touch has
// to act on the item that is touched. Each check uses fresh screens: new instances of the same
// screen, which show one of its states.

extension LabWalk {
  /// Filters the list of fresh screens by a control outside of it, and returns a description of the
  /// first fault.
  ///
  /// A fault is, for example, an update that forgets the filter, or a touch that acts on another
  /// item than the touched one.
  ///
  /// - Parameters:
  ///   - state: The number of the state that the filtered list is updated to.
  ///   - number: The number that chooses the control and the item to touch.
  func filter(_ state: Int, item number: Int) -> String? {
    let start = self.state
    if let fault = filterToNothing(state, item: number) { return fault }
    return withFresh(start) { fresh in
      guard let use = FilterUse(choosing: number, in: fresh), let all = fresh.allItems,
        use.apply(to: fresh), let filtered = fresh.toldItems, !filtered.isEmpty,
        filtered.texts != all.texts, filtered.isPart(of: all)
      else { return nil }
      return forgottenFilter(use, updatedTo: state) ?? lostUpdate(use, state)
        ?? keptFilter(use, all: all) ?? mistakenTouch(use, number, all: all, filtered: filtered)
    }
  }

  // MARK: Updates

  /// Returns a description of an update that shows all items although the control still shows its
  /// filter.
  ///
  /// It is no fault if the control does not filter the items of a fresh screen in the new state.
  private func forgottenFilter(_ use: FilterUse, updatedTo number: Int) -> String? {
    guard screen.update != nil else { return nil }
    typealias Shown = (items: [IndexPath: ShownItem], values: [FilterUse.Value])
    func shown(_ stage: Stage) -> Shown? {
      stage.toldItems.map { ($0, FilterUse.values(in: stage)) }
    }
    let updated: Shown? = withFresh(state) { fresh in
      use.apply(to: fresh) && updateFresh(fresh, to: number) ? shown(fresh) : nil
    }
    guard let updated, !updated.items.isEmpty,
      let all = withFresh(number, { $0.toldItems }), updated.items.texts == all.texts,
      let expected = withFresh(number, { use.apply(to: $0) ? shown($0) : nil }),
      updated.values == expected.values, expected.items.texts != all.texts,
      expected.items.isPart(of: all)
    else { return nil }
    return words(ofForgotten: use, all: all.count, expected: expected.items.count)
  }

  /// Returns the description of an update that forgets a filter.
  ///
  /// - Parameters:
  ///   - all: The number of all items, which the updated list shows.
  ///   - expected: The number of items that a filtered fresh screen of the same state shows.
  func words(ofForgotten use: FilterUse, all: Int, expected: Int) -> String {
    let words =
      "After \(use.words), the list was updated. The control has kept its value, and the list "
    if expected == all {
      return words + "shows the items in the order that they have without it. In a fresh screen of "
        + "the same state, the same touch puts them in another order."
    }
    return words + "shows all \(all) items. In a fresh screen of the same state, it shows "
      + "\(expected) after the same touch."
  }

  /// Returns a description of an update that is lost, because it is made between the use of a
  /// control and the delayed effect of the use. For example, the app searches after a pause in
  /// typing, and searches the items from before the pause.
  ///
  /// It is no fault if a list that is updated after the effect also differs from a fresh screen.
  private func lostUpdate(_ use: FilterUse, _ number: Int) -> String? {
    guard screen.update != nil else { return nil }
    let updated = withFresh(state) { fresh in
      use.apply(to: fresh) { self.updateFresh(fresh, to: number) } ? fresh.toldItems : nil
    }
    guard let updated, let expected = withFresh(number, { use.apply(to: $0) ? $0.toldItems : nil }),
      updated.texts != expected.texts,
      let all = withFresh(number, { $0.toldItems }), expected.isPart(of: all),
      let later = withFresh(
        state, { use.apply(to: $0) && updateFresh($0, to: number) ? $0.toldItems : nil }),
      later.texts == expected.texts
    else { return nil }
    return words(ofLost: use, updated, expected: expected)
  }

  /// Returns the description of an update that is lost.
  func words(
    ofLost use: FilterUse, _ updated: [IndexPath: ShownItem], expected: [IndexPath: ShownItem]
  ) -> String {
    func words(_ items: [IndexPath: ShownItem], _ others: [IndexPath: ShownItem]) -> String {
      let known = Set(others.values.map(\.texts))
      let name = items.sorted { $0.key < $1.key }.map(\.value.texts).first { !known.contains($0) }
      let example = name.map { ", with \(ViewTree.quoted($0.joined(separator: " ")))" } ?? ""
      return "\(items.count) \(items.count == 1 ? "item" : "items")\(example)"
    }
    return "Right after \(use.words), before the list was filtered, the screen was updated. The "
      + "list shows \(words(updated, expected)). If the list is filtered before the update, or in "
      + "a fresh screen of the same state, it shows \(words(expected, updated))."
  }

  /// Returns a description of a Cancel button that empties its search field and leaves the list
  /// filtered.
  ///
  /// It is no fault if the list is still filtered after the text is deleted without the button.
  private func keptFilter(_ use: FilterUse, all: [IndexPath: ShownItem]) -> String? {
    let cancelled: (button: String, items: [IndexPath: ShownItem])? = withFresh(state) { fresh in
      guard use.apply(to: fresh, endsEditing: false), let button = use.cancel(in: fresh),
        let items = fresh.toldItems
      else { return nil }
      return (button, items)
    }
    guard let cancelled, cancelled.items.texts != all.texts, cancelled.items.isPart(of: all),
      withFresh(state, { use.apply(to: $0) && use.undo(in: $0) ? $0.toldItems : nil })?.texts
        == all.texts
    else { return nil }
    return words(ofKept: use, after: cancelled.button, cancelled.items.count, of: all.count)
  }

  /// Returns the description of a button that leaves a list filtered: the list shows some of its
  /// items.
  func words(ofKept use: FilterUse, after button: String, _ count: Int, of all: Int) -> String {
    "After \(use.words) and a tap on \(button), the field is empty again, and the "
      + "list shows \(count) of \(all) items. If the text is deleted instead, "
      + "it shows all of them."
  }

  // MARK: Touches

  /// Returns a description of a touch of a filtered item that acts on another item: the item that
  /// has the same path when the list is not filtered.
  private func mistakenTouch(
    _ use: FilterUse, _ number: Int, all: [IndexPath: ShownItem], filtered: [IndexPath: ShownItem]
  ) -> String? {
    guard let touched = FilteredItem(number, all: all, filtered: filtered) else { return nil }
    // If the list differs after the filter is used and removed, the effects of touches can't be
    // compared.
    let isUndone = withFresh(state) { fresh in
      use.apply(to: fresh) && use.undo(in: fresh) && fresh.toldItems == all
    }
    guard isUndone == true else { return nil }
    for way in [ItemTouch.Way.tap, .tapControl, .swipe] {
      guard
        let shown = items(after: way, at: touched.path, number, during: use), shown != all,
        let elsewhere = items(after: way, at: touched.path, number), shown == elsewhere,
        let expected = items(after: way, at: touched.place, number), shown != expected
      else { continue }
      return touched.words(ofMistaken: way, after: use)
    }
    return nil
  }

  /// Returns all items of a fresh screen in which an item was touched; `nil` if the touch can't be
  /// made.
  ///
  /// - Parameter use: A filter that is used before the touch, and undone after it.
  private func items(
    after way: ItemTouch.Way, at path: IndexPath, _ number: Int, during use: FilterUse? = nil
  ) -> [IndexPath: ShownItem]? {
    withFresh(state) { fresh in
      if let use, !use.apply(to: fresh) { return nil }
      let fingers = LabFingers(stage: fresh)
      guard let cell = fresh.visibleCell(at: path),
        let touch = ItemTouch(way, of: cell, by: fingers, choosing: number)
      else { return nil }
      fresh.note(
        .touch("\(way.words) item \(path.item) of section \(path.section) of a fresh screen"))
      for pause in ItemTouch.Pause.allCases { _ = touch.goOn(until: pause) }
      fingers.dismissAll()
      if let use, fresh.toldItems == nil || !use.undo(in: fresh) { return nil }
      // Undoing the filter may deselect the touched item, so selections are not compared.
      return fresh.toldItems?.withoutSelection
    }
  }
}

/// An item of a filtered list that is touched.
internal struct FilteredItem {
  /// The path of the item in the filtered list.
  let path: IndexPath
  /// The path of the item when the list is not filtered.
  let place: IndexPath
  /// The texts of the item, and of the item that is at the same path when the list is not filtered.
  private let texts: (own: String, other: String)
  /// Whether the filter leaves out items, and does not only change their order.
  private let isPart: Bool

  /// Creates the item with a number; `nil` if the same item is at its path when the list is not
  /// filtered, or if one of the two items can't be told from others.
  init?(_ number: Int, all: [IndexPath: ShownItem], filtered: [IndexPath: ShownItem]) {
    let paths = filtered.keys.sorted()
    guard !paths.isEmpty else { return nil }
    path = paths[number % paths.count]
    guard let item = filtered[path], let other = all[path], item.texts != other.texts,
      let place = all.onlyPath(of: item), all.onlyPath(of: other) == path
    else { return nil }
    self.place = place
    texts = (item.texts.joined(separator: " "), other.texts.joined(separator: " "))
    isPart = filtered.count < all.count
  }

  /// Returns the description of a touch that has acted on the other item.
  @MainActor
  func words(ofMistaken way: ItemTouch.Way, after use: FilterUse) -> String {
    let (own, other) = (ViewTree.quoted(texts.own), ViewTree.quoted(texts.other))
    return "After \(use.words), \(way.words) item \(path.item) of section \(path.section), "
      + "\(own), has acted on another item, \(other), which is in that place when the "
      + "list is not \(isPart ? "filtered" : "in this order")."
  }
}

extension [IndexPath: ShownItem] {
  /// The texts of the items, by their paths.
  internal var texts: [IndexPath: [String]] { mapValues(\.texts) }

  /// Whether all items have different texts, and another list contains all these texts.
  internal func isPart(of all: Self) -> Bool {
    let texts = Set(values.map(\.texts))
    return texts.count == count && texts.isSubset(of: all.values.map(\.texts))
  }

  /// The path of the item with the same texts; `nil` if there is none, or if there are several.
  internal func onlyPath(of item: ShownItem) -> IndexPath? {
    let paths = filter { $0.value.texts == item.texts }.map(\.key)
    return paths.count == 1 ? paths.first : nil
  }
}
