import Foundation
import GalleyUIKit

// Checks of a list that is filtered by a control outside of it, in walks with tasks. The methods
// correspond to the methods without `WithTasks`, and let the tasks of the main actor run after each
// touch, because a task may filter the list.

extension LabWalk {
  /// Does the same as `filter(_:item:)`, and lets tasks run.
  func filterWithTasks(_ state: Int, item number: Int) async -> String? {
    MainTurn.drain()
    let start = self.state
    if let fault = await filterToNothingWithTasks(state, item: number) { return fault }
    return await withFreshInTasks(start) { fresh in
      guard let use = FilterUse(choosing: number, in: fresh), let all = fresh.allItems,
        await use.applyWithTasks(to: fresh), let filtered = fresh.toldItems, !filtered.isEmpty,
        filtered.texts != all.texts, filtered.isPart(of: all)
      else { return nil }
      if let fault = await self.forgottenFilterWithTasks(use, updatedTo: state) { return fault }
      if let fault = await self.lostUpdateWithTasks(use, state) { return fault }
      if let fault = await self.keptFilterWithTasks(use, all: all) { return fault }
      return await self.mistakenTouchWithTasks(use, number, all: all, filtered: filtered)
    }
  }

  /// The items of a list, and the values of the controls around it.
  private typealias Shown = (items: [IndexPath: ShownItem], values: [FilterUse.Value])

  private func shown(in stage: Stage) -> Shown? {
    stage.toldItems.map { ($0, FilterUse.values(in: stage)) }
  }

  /// Returns a description of an update that shows all items although the control still shows its
  /// filter.
  private func forgottenFilterWithTasks(_ use: FilterUse, updatedTo number: Int) async -> String? {
    guard screen.update != nil else { return nil }
    let updated: Shown? = await withFreshInTasks(state) { fresh in
      guard await use.applyWithTasks(to: fresh),
        await self.updateFreshWithTasks(fresh, to: number)
      else { return nil }
      return self.shown(in: fresh)
    }
    guard let updated, !updated.items.isEmpty,
      let all = await withFreshInTasks(number, { $0.toldItems }), updated.items.texts == all.texts
    else { return nil }
    let expected: Shown? = await withFreshInTasks(number) { fresh in
      await use.applyWithTasks(to: fresh) ? self.shown(in: fresh) : nil
    }
    guard let expected, updated.values == expected.values, expected.items.texts != all.texts,
      expected.items.isPart(of: all)
    else { return nil }
    return words(ofForgotten: use, all: all.count, expected: expected.items.count)
  }

  /// Returns a description of an update that is lost, because it is made between the use of a
  /// control and the delayed effect of the use.
  private func lostUpdateWithTasks(_ use: FilterUse, _ number: Int) async -> String? {
    guard screen.update != nil else { return nil }
    let updated: [IndexPath: ShownItem]? = await withFreshInTasks(state) { fresh in
      let isApplied = await use.applyWithTasks(to: fresh) {
        await self.updateFreshWithTasks(fresh, to: number)
      }
      return isApplied ? fresh.toldItems : nil
    }
    let expected: [IndexPath: ShownItem]? = await withFreshInTasks(number) { fresh in
      await use.applyWithTasks(to: fresh) ? fresh.toldItems : nil
    }
    guard let updated, let expected, updated.texts != expected.texts,
      let all = await withFreshInTasks(number, { $0.toldItems }), expected.isPart(of: all)
    else { return nil }
    let later: [IndexPath: ShownItem]? = await withFreshInTasks(state) { fresh in
      guard await use.applyWithTasks(to: fresh),
        await self.updateFreshWithTasks(fresh, to: number)
      else { return nil }
      return fresh.toldItems
    }
    guard later?.texts == expected.texts else { return nil }
    return words(ofLost: use, updated, expected: expected)
  }

  /// Returns a description of a Cancel button that empties its search field and leaves the list
  /// filtered.
  private func keptFilterWithTasks(
    _ use: FilterUse, all: [IndexPath: ShownItem]
  ) async -> String? {
    typealias Cancelled = (button: String, items: [IndexPath: ShownItem])
    let cancelled: Cancelled? = await withFreshInTasks(state) { fresh in
      guard await use.applyWithTasks(to: fresh, endsEditing: false),
        let button = await use.cancelWithTasks(in: fresh), let items = fresh.toldItems
      else { return nil }
      return (button, items)
    }
    guard let cancelled, cancelled.items.texts != all.texts, cancelled.items.isPart(of: all) else {
      return nil
    }
    let undone = await withFreshInTasks(state) { await self.itemsAfterUndoing(use, in: $0) }
    guard undone?.texts == all.texts else { return nil }
    return words(ofKept: use, after: cancelled.button, cancelled.items.count, of: all.count)
  }

  /// Uses a filter, and undoes it. Returns the items; `nil` if this is not possible.
  private func itemsAfterUndoing(
    _ use: FilterUse, in fresh: Stage
  ) async -> [IndexPath: ShownItem]? {
    guard await use.applyWithTasks(to: fresh), await use.undoWithTasks(in: fresh) else {
      return nil
    }
    return fresh.toldItems
  }

  // MARK: Touches

  /// Returns a description of a touch of a filtered item that acts on another item.
  private func mistakenTouchWithTasks(
    _ use: FilterUse, _ number: Int, all: [IndexPath: ShownItem], filtered: [IndexPath: ShownItem]
  ) async -> String? {
    guard let touched = FilteredItem(number, all: all, filtered: filtered) else { return nil }
    let undone = await withFreshInTasks(state) { await self.itemsAfterUndoing(use, in: $0) }
    guard undone == all else { return nil }
    for way in [ItemTouch.Way.tap, .tapControl, .swipe] {
      guard
        let shown = await itemsWithTasks(after: way, at: touched.path, number, during: use),
        shown != all,
        let elsewhere = await itemsWithTasks(after: way, at: touched.path, number),
        shown == elsewhere,
        let expected = await itemsWithTasks(after: way, at: touched.place, number),
        shown != expected
      else { continue }
      return touched.words(ofMistaken: way, after: use)
    }
    return nil
  }

  /// Returns all items of a fresh screen in which an item was touched; `nil` if the touch can't be
  /// made.
  ///
  /// - Parameter use: A filter that is used before the touch, and undone after it.
  private func itemsWithTasks(
    after way: ItemTouch.Way, at path: IndexPath, _ number: Int, during use: FilterUse? = nil
  ) async -> [IndexPath: ShownItem]? {
    await withFreshInTasks(state) { fresh in
      if let use {
        guard await use.applyWithTasks(to: fresh) else { return nil }
      }
      fresh.makeCurrent()
      let fingers = LabFingers(stage: fresh)
      guard let cell = fresh.visibleCell(at: path),
        let touch = ItemTouch(way, of: cell, by: fingers, choosing: number)
      else { return nil }
      fresh.note(
        .touch("\(way.words) item \(path.item) of section \(path.section) of a fresh screen"))
      for pause in ItemTouch.Pause.allCases { _ = touch.goOn(until: pause) }
      await fresh.settleWithTasks()
      fingers.dismissAll()
      await fresh.settleWithTasks()
      if let use {
        guard fresh.toldItems != nil, await use.undoWithTasks(in: fresh) else { return nil }
      }
      return fresh.toldItems?.withoutSelection
    }
  }
}
