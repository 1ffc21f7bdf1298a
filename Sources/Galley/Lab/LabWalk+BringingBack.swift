import Foundation
import GalleyUIKit

// Checks of rows that are swiped away, and then restored by a button that the swipe has shown, such
// as Undo. The checks use fresh screens: new instances of the screen of a walk. A walk is a
// sequence of random steps, such as taps and updates.

extension LabWalk {
  /// Swipes away a row of a fresh screen, and restores the row by a button that the swipe has
  /// shown. If the button has a wrong effect after an update, returns a description of the effect.
  func undoneSwipe(updatedTo next: Int, _ number: Int) -> String? {
    guard let swiped = swipedItem(number), let usual = withFresh(state, { $0.usableNames }) else {
      return nil
    }
    for name in swiped.names.subtracting(usual).sorted().prefix(3) {
      guard bringBack(swiped, by: name, updatedTo: nil)?.after == swiped.all else { continue }
      guard let fault = returnedTwice(swiped, by: name) ?? changedOther(swiped, by: name, next)
      else { continue }
      return "A swipe has removed \(quoted(swiped.item)), and the list was updated. Then a tap on "
        + "\(ViewTree.quoted(name)), which brings the item back without an update, has \(fault)."
    }
    return nil
  }

  /// Returns the item with a number if a swipe removes the item and changes the texts of no other
  /// item. Texts that change, such as the numbers of rows, do not identify the items.
  private func swipedItem(_ number: Int) -> SwipedItem? {
    withFresh(state) { fresh in
      guard let path = LabFingers(stage: fresh).item(number)?.name.path,
        let items = fresh.allItems, let item = items[path]?.texts
      else { return nil }
      let all = items.sortedTexts
      guard Set(all).count == all.count, swipe(path, number, in: fresh) else { return nil }
      // The names are read immediately, because the button may disappear after some seconds.
      let names = fresh.usableNames
      guard let left = fresh.toldItems?.sortedTexts, left == all.filter({ $0 != item }) else {
        return nil
      }
      return SwipedItem(path: path, number: number, item: item, all: all, names: names)
    }
  }

  /// Swipes an item away, updates the screen if a state is given, and taps a button. Returns the
  /// items before and after the tap; `nil` if they are not known.
  private func bringBack(
    _ swiped: SwipedItem, by name: String, updatedTo next: Int?
  ) -> (before: [[String]], after: [[String]])? {
    withFresh(state) { fresh in
      guard swipe(swiped.path, swiped.number, in: fresh) else { return nil }
      if let next, !updateFresh(fresh, to: next, settles: false) { return nil }
      guard let before = fresh.toldItems, fresh.usableNames.contains(name),
        press(name, in: fresh), let after = fresh.toldItems
      else { return nil }
      return (before.sortedTexts, after.sortedTexts)
    }
  }

  /// Returns the effect of the button if the list then contains an item twice.
  ///
  /// The screen is updated to the same state, in which no two items have the same texts. In another
  /// state, two items with the same texts may be different items.
  private func returnedTwice(_ swiped: SwipedItem, by name: String) -> String? {
    guard let (before, after) = bringBack(swiped, by: name, updatedTo: state),
      Set(before).count == before.count
    else { return nil }
    let counts = Dictionary(grouping: after) { $0 }.mapValues(\.count)
    guard let twice = after.first(where: { counts[$0, default: 0] > 1 }) else { return nil }
    return "left \(quoted(twice)) in the list twice"
  }

  /// Returns the effect of the button if it changes another item than the swiped item.
  private func changedOther(_ swiped: SwipedItem, by name: String, _ next: Int) -> String? {
    guard next != state, let (before, after) = bringBack(swiped, by: name, updatedTo: next),
      Set(before).count == before.count, Set(after).count == after.count,
      let plain = withFresh(next, { $0.toldItems?.sortedTexts }),
      !showsButton(name, updatedTo: next)
    else { return nil }
    // The button must not restore the list from before the update. The result may be right if a
    // fresh screen of the new state shows the same items.
    let isRestored = after == swiped.all || Set(after).isStrictSubset(of: before)
    if after != plain, isRestored, let lost = before.first(where: { !after.contains($0) }) {
      return "removed another one, \(quoted(lost))"
    }
    // The update may have changed the texts of the swiped item, so an item with other texts may be
    // the swiped item. The restored item is known to be another item only if the swiped item is
    // elsewhere.
    let isElsewhere =
      before.contains(swiped.item) || plain.contains(swiped.item) && !after.contains(swiped.item)
    let other = after.first {
      $0 != swiped.item && !before.contains($0) && swiped.all.contains($0) && plain.contains($0)
    }
    guard isElsewhere, let other else { return nil }
    return "brought back another one, \(quoted(other))"
  }

  /// Whether an update alone shows the button.
  private func showsButton(_ name: String, updatedTo next: Int) -> Bool {
    withFresh(state) { fresh in
      updateFresh(fresh, to: next, settles: false) ? fresh.usableNames.contains(name) : nil
    } == true
  }

  private func quoted(_ item: [String]) -> String {
    ViewTree.quoted(item.joined(separator: " "))
  }

  /// Swipes an item all the way. Returns whether it could be swiped.
  private func swipe(_ path: IndexPath, _ number: Int, in fresh: Stage) -> Bool {
    let fingers = LabFingers(stage: fresh)
    guard let cell = fresh.visibleCell(at: path) else { return false }
    fresh.makeCurrent()
    fresh.note(.touch("a swipe of item \(path.item) of section \(path.section) of a fresh screen"))
    fingers.swipe(cell, isFull: true, isForwards: false)
    fingers.answerAlert(number)
    fresh.clock.advance(by: 0.6)
    fresh.window.layoutIfNeeded()
    return true
  }
}

/// An item that a swipe removes from a fresh screen.
private struct SwipedItem {
  let path: IndexPath
  /// The number that chooses the answer to an alert.
  let number: Int
  /// The texts of the item.
  let item: [String]
  /// The texts of all items before the swipe, in the order of their paths.
  let all: [[String]]
  /// The names of the controls around the list that can be used after the swipe.
  let names: Set<String>
}

extension [IndexPath: ShownItem] {
  /// The texts of the items, in the order of their paths.
  fileprivate var sortedTexts: [[String]] { sorted { $0.key < $1.key }.map(\.value.texts) }
}
