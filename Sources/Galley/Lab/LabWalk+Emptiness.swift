import GalleyUIKit

// Lists whose items were all deleted by touches, and lists that have items again after that.
//
// The screen of such a list is compared with fresh screens. A fresh screen is a new screen that was
// created with a state, and that has not been touched or updated.

extension LabWalk {
  /// Returns a description of a text that a fresh screen without items shows, such as "No notes
  /// yet", if touches have deleted all items and this screen shows no text in its place.
  func missingText() -> String? {
    guard mayMissText else { return nil }
    let current = makeFresh()
    defer { current.clear() }
    current.settle()
    guard !current.isEmpty else { return nil }
    var missing = MissingText()
    for number in screen.states.few(8) {
      let fresh = makeFresh(number)
      defer { fresh.clear() }
      fresh.settle()
      missing.compare(stage, with: fresh)
    }
    return missing.fault
  }

  /// Does the same as `missingText()`, and lets the tasks of fresh screens run.
  func missingTextWithTasks() async -> String? {
    guard mayMissText else { return nil }
    let current = makeFresh()
    defer { current.clear() }
    await current.settleWithTasks()
    guard !current.isEmpty else { return nil }
    var missing = MissingText()
    for number in screen.states.few(8) {
      let fresh = makeFresh(number)
      defer { fresh.clear() }
      await fresh.settleWithTasks()
      missing.compare(stage, with: fresh)
    }
    return missing.fault
  }

  /// Whether a text may be missing because touches have left the list without items.
  ///
  /// A screen in editing mode is not checked, because an app may show other contents in editing
  /// mode.
  private var mayMissText: Bool { !isFiltered && stage.isEmpty && !stage.isInEditingMode }

  /// Records the texts around the list if touches have left the list without items.
  func noteTextsWhenEmpty() {
    if stage.isEmpty { textsWhenEmpty = stage.textsOutsideOfSections }
  }

  /// The texts around the list that were shown when touches had left the list without items, and
  /// that are still shown although an update has inserted items.
  private var textsSinceEmpty: Set<String> {
    guard !textsWhenEmpty.isEmpty, !isTouchedSinceUpdate, !isFiltered, stage.lists.count == 1,
      !stage.isEmpty
    else { return [] }
    return textsWhenEmpty.intersection(stage.textsOutsideOfSections)
  }

  /// Returns a description of a text that fresh screens show only without items, such as "No notes
  /// yet", if this screen has items again and still shows the text.
  func keptText() -> String? {
    var kept = KeptText(textsSinceEmpty)
    guard !kept.isEmpty else { return nil }
    for number in [state] + screen.states.few(8) {
      let fresh = makeFresh(number)
      defer { fresh.clear() }
      fresh.settle()
      kept.note(fresh)
    }
    return kept.fault
  }

  /// Does the same as `keptText()`, and lets the tasks of fresh screens run.
  func keptTextWithTasks() async -> String? {
    var kept = KeptText(textsSinceEmpty)
    guard !kept.isEmpty else { return nil }
    for number in [state] + screen.states.few(8) {
      let fresh = makeFresh(number)
      defer { fresh.clear() }
      await fresh.settleWithTasks()
      kept.note(fresh)
    }
    return kept.fault
  }
}

extension Stage {
  /// The visible texts that are in no cell, header or footer.
  fileprivate var textsOutsideOfSections: Set<String> {
    Set(textsAround.values.filter { !$0.isInSection }.map(\.text))
  }
}

/// A text that fresh screens without items show, and that a screen without items does not show.
@MainActor
private struct MissingText {
  private var text: String?
  /// Whether this screen shows the texts of a fresh screen without items.
  private var isShown = false

  /// Looks for a text of a fresh screen without items that this screen does not show.
  mutating func compare(_ stage: Stage, with fresh: Stage) {
    guard fresh.isEmpty else { return }
    // One state whose texts are shown is enough, because the screens of the other states may be
    // empty for other reasons.
    guard let missing = fresh.labels.first(where: { !stage.showsText(at: $0) }) else {
      isShown = true
      return
    }
    text = text ?? missing.text
  }

  var fault: String? {
    guard !isShown, let text else { return nil }
    return "The last item was deleted, and nothing is shown where a fresh screen without items "
      + "shows \(ViewTree.quoted(text))."
  }
}

/// Texts that a screen still shows although it has items again.
@MainActor
private struct KeptText {
  /// The texts that no fresh screen with items shows.
  private var texts: Set<String>
  /// The texts of fresh screens without items.
  private var textsOfEmpty: Set<String> = []

  init(_ texts: Set<String>) { self.texts = texts }

  var isEmpty: Bool { texts.isEmpty }

  /// Records the texts of a fresh screen.
  mutating func note(_ fresh: Stage) {
    let shown = fresh.textsOutsideOfSections
    if fresh.isEmpty {
      textsOfEmpty.formUnion(shown)
    } else {
      texts.subtract(shown)
    }
  }

  var fault: String? {
    texts.intersection(textsOfEmpty).min().map {
      "There are items again, and the screen still shows \(ViewTree.quoted($0)), as fresh screens "
        + "do only without items."
    }
  }
}
