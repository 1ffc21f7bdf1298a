import Foundation
import GalleyUIKit

// Touches of fresh screens that are used, or seen, only after an update: folded sections, a row that
// was swiped away and is brought back, and selected items.

extension LabWalk {
  /// Touches fresh screens, and updates them to a state. Returns a description of a touch whose
  /// effect is lost then, or is on something else than what was touched.
  func touchAndUpdate(_ state: Int, item number: Int) -> String? {
    // An update that waits for the next turn is made now, so that the state stays the same.
    MainTurn.drain()
    guard screen.update != nil else { return nil }
    return foldedSection(updatedTo: state, number) ?? undoneSwipe(updatedTo: state, number)
      ?? selectionFault(updatedTo: state, number) ?? wrongMarkCount(number)
  }

  // MARK: Folded sections

  /// Folds a section of fresh screens by its header. Returns a description of an update that unfolds
  /// it, or folds another section instead.
  private func foldedSection(updatedTo number: Int, _ choice: Int) -> String? {
    let (start, all) = (state, texts(in: state))
    guard let all, let header = withFresh(start, { HeaderTap(choosing: choice, in: $0) }),
      let folded = texts(in: start, after: [header]), folded.count < all.count,
      Set(folded.values).isSubset(of: Set(all.values)),
      texts(in: start, after: [header, header]) == all
    else { return nil }
    let words = "After a tap on \(header.words) had folded the section, the list was updated"
    if texts(in: start, after: [header], updatedTo: start) == all {
      return "\(words) to the same state, and has unfolded it. A second tap unfolds it, too."
    }
    guard number != start, let updated = texts(in: start, after: [header], updatedTo: number),
      let plain = texts(in: number), updated != plain,
      let headers = withFresh(number, { HeaderTap.all(in: $0) }),
      headers.filter({ $0.texts == header.texts }).count == 1,
      let own = headers.first(where: { $0.texts == header.texts }),
      let expected = texts(in: number, after: [own]), expected != updated
    else { return nil }
    for other in headers where other.section != own.section {
      guard texts(in: number, after: [other]) == updated else { continue }
      return "\(words), and another section is folded: \(other.words). Remember what is folded by "
        + "the identity of the section, not by its number."
    }
    return nil
  }

  /// Returns the texts of the items of a fresh screen, by path, after some headers were tapped and
  /// the screen was updated; `nil` if they are not known.
  private func texts(
    in number: Int, after taps: [HeaderTap] = [], updatedTo next: Int? = nil
  ) -> [IndexPath: [String]]? {
    withFresh(number) { fresh in
      guard taps.allSatisfy({ $0.perform(in: fresh) }) else { return nil }
      if let next, !updateFresh(fresh, to: next) { return nil }
      return toldItems(of: fresh)?.mapValues(\.texts)
    }
  }

  // MARK: Rows that are brought back

  /// Swipes away a row of fresh screens, and brings it back by a button that the swipe has shown.
  /// Returns a description of what the button does otherwise after an update.
  private func undoneSwipe(updatedTo next: Int, _ number: Int) -> String? {
    let start = state
    guard
      let swiped: (path: IndexPath, all: Texts, names: [String]) = withFresh(
        start,
        { fresh in
          guard let path = LabFingers(stage: fresh).item(number)?.name.path,
            let all = fresh.allItems,
            swipe(path, number, in: fresh)
          else { return nil }
          // Without waiting: the button may go after some seconds.
          let names = fresh.usableNames
          guard let left = toldItems(of: fresh), left.count == all.count - 1 else { return nil }
          return (path, all.mapValues(\.texts), Array(names))
        }), let item = swiped.all[swiped.path], Set(swiped.all.values).count == swiped.all.count,
      let usual = withFresh(start, { $0.usableNames })
    else { return nil }
    func items(
      pressing name: String, updatedTo next: Int?
    ) -> (before: [[String]], after: [[String]])? {
      withFresh(start) { fresh in
        guard swipe(swiped.path, number, in: fresh) else { return nil }
        if let next {
          guard let controller = fresh.controller else { return nil }
          fresh.note(.choice("an update to state \(next)"))
          screen.update?(controller, screen.states.state(next), true)
          fresh.clock.advance(by: 0.6)
          fresh.window.layoutIfNeeded()
        }
        guard let before = toldItems(of: fresh), fresh.usableNames.contains(name),
          press(name, in: fresh), let after = toldItems(of: fresh)
        else { return nil }
        return (before.sortedTexts, after.sortedTexts)
      }
    }
    for name in Set(swiped.names).subtracting(usual).sorted() {
      let all = swiped.all.sorted { $0.key < $1.key }.map(\.value)
      guard items(pressing: name, updatedTo: nil)?.after == all,
        let (before, after) = items(pressing: name, updatedTo: next)
      else { continue }
      let words =
        "A swipe has removed \(ViewTree.quoted(item.joined(separator: " "))), and the list was "
        + "updated. Then a tap on \(ViewTree.quoted(name)), which brings the item back without an "
        + "update,"
      let counts = Dictionary(grouping: after) { $0 }.mapValues(\.count)
      if Set(before).count == before.count, let (twice, _) = counts.first(where: { $0.value > 1 }) {
        return
          "\(words) has left \(ViewTree.quoted(twice.joined(separator: " "))) in the list twice."
      }
      if let lost = before.first(where: { counts[$0] == nil }) {
        return "\(words) has removed another one, \(ViewTree.quoted(lost.joined(separator: " ")))."
      }
      if let other = after.first(where: { $0 != item && !before.contains($0) }) {
        return "\(words) has brought back another one, "
          + "\(ViewTree.quoted(other.joined(separator: " ")))."
      }
    }
    return nil
  }

  private typealias Texts = [IndexPath: [String]]

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

  /// Taps the control around the items with a name. Returns whether it is there.
  func press(_ name: String?, in fresh: Stage, answering number: Int = 0) -> Bool {
    let controls = fresh.usableControls
    guard let name, let control = controls.first(where: { $0.name == name })?.control else {
      return false
    }
    fresh.makeCurrent()
    let fingers = LabFingers(stage: fresh)
    fresh.note(.touch("a tap on \(ViewTree.quoted(name)) of a fresh screen"))
    fingers.tap(at: fingers.middle(of: control))
    fingers.answerAlert(number)
    fresh.settle()
    return fresh.controller?.frontController === fresh.controller
  }
}

extension [IndexPath: ShownItem] {
  /// The texts of the items, in the order of their paths.
  fileprivate var sortedTexts: [[String]] { sorted { $0.key < $1.key }.map(\.value.texts) }
}

/// A tap on a header, or on a control in it.
@MainActor
internal struct HeaderTap {
  let section: Int
  /// The texts of the header, which tell which section it is.
  let texts: [String]
  /// The header in words.
  let words: String
  /// The number of the control among those of the header.
  private let index: Int

  /// The taps that the visible headers allow, the first control of each header only.
  static func all(in stage: Stage) -> [HeaderTap] { all(in: stage, firstOnly: true) }

  private static func all(in stage: Stage, firstOnly: Bool) -> [HeaderTap] {
    stage.window.layoutIfNeeded()
    let lists = stage.visibleLists
    guard lists.count == 1 else { return [] }
    let elements = lists[0].elements
    var counts: [ElementName: Int] = [:]
    return LabFingers(stage: stage).controlsOfHeaders.compactMap { name, _ in
      let index = counts[name, default: 0]
      counts[name] = index + 1
      // The header of a whole layout belongs to no section.
      guard let view = elements[name], name.path.count == 2, !firstOnly || index == 0 else {
        return nil
      }
      let texts = Stage.labels(in: view).map(\.text)
      let text = texts.first.map { ", \(ViewTree.quoted($0))" } ?? ""
      return HeaderTap(
        section: name.path.section, texts: texts, words: "\(name)\(text)", index: index)
    }
  }

  private init(section: Int, texts: [String], words: String, index: Int) {
    (self.section, self.texts, self.words, self.index) = (section, texts, words, index)
  }

  /// Creates a tap; `nil` if no header can be tapped.
  init?(choosing number: Int, in stage: Stage) {
    let taps = HeaderTap.all(in: stage, firstOnly: false)
    guard !taps.isEmpty else { return nil }
    self = taps[number % taps.count]
  }

  /// Taps the header. Returns whether it is there, and nothing is presented then.
  func perform(in stage: Stage) -> Bool {
    stage.makeCurrent()
    stage.window.layoutIfNeeded()
    let fingers = LabFingers(stage: stage)
    let controls = fingers.controlsOfHeaders.filter {
      $0.name.path.count == 2 && $0.name.path.section == section
    }
    guard controls.indices.contains(index) else { return false }
    stage.note(.touch("a tap on \(words) of a fresh screen"))
    fingers.tap(at: fingers.middle(of: controls[index].control))
    stage.settle()
    return stage.controller?.frontController === stage.controller
      && stage.window.menuOnScreen == nil
  }
}
