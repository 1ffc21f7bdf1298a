import Foundation
import GalleyUIKit

// Checks of a list whose last item was deleted by touches. The list must not stay in editing mode,
// and its edit button must be disabled or removed. The screen is compared with fresh screens, which
// are new instances of the screen.

extension LabWalk {
  /// Returns a description of a list without items that stays in editing mode, or of an edit button
  /// that can still be used although the list has no items.
  ///
  /// Fresh screens prove the fault: the same screen without the touches, and screens with several
  /// states of the data. A control is at fault only if it turns editing mode on and off, and can be
  /// used in all fresh screens with items, and in no fresh screen without items.
  func keptEditing() -> String? {
    guard mayKeepEditing else { return nil }
    let current = makeFresh()
    defer { current.clear() }
    current.settle()
    guard !current.isEmpty else { return nil }
    var kept = KeptEditing(stage)
    for number in [state] + screen.states.few(8) {
      let fresh = makeFresh(number)
      defer { fresh.clear() }
      fresh.settle()
      kept.note(fresh)
    }
    for name in kept.suspects {
      let fresh = makeFresh()
      defer { fresh.clear() }
      fresh.settle()
      var press = EditingPress(of: name, in: fresh)
      for _ in 0..<2 {
        press.tap()
        fresh.settle()
        press.noteMode()
      }
      if press.hasToggled { return kept.fault(of: name) }
    }
    return nil
  }

  /// Does the same as `keptEditing()`, and lets the tasks of fresh screens run.
  func keptEditingWithTasks() async -> String? {
    guard mayKeepEditing else { return nil }
    let current = makeFresh()
    defer { current.clear() }
    await current.settleWithTasks()
    guard !current.isEmpty else { return nil }
    var kept = KeptEditing(stage)
    for number in [state] + screen.states.few(8) {
      let fresh = makeFresh(number)
      defer { fresh.clear() }
      await fresh.settleWithTasks()
      kept.note(fresh)
    }
    for name in kept.suspects {
      let fresh = makeFresh()
      defer { fresh.clear() }
      await fresh.settleWithTasks()
      var press = EditingPress(of: name, in: fresh)
      for _ in 0..<2 {
        press.tap()
        await fresh.settleWithTasks()
        press.noteMode()
      }
      if press.hasToggled { return kept.fault(of: name) }
    }
    return nil
  }

  /// Whether the list is empty, and no control was touched that may merely have filtered its items.
  private var mayKeepEditing: Bool { !isFiltered && stage.isEmpty }
}

extension Stage {
  /// Whether a list is in editing mode.
  var isInEditingMode: Bool { lists.contains(where: \.isInEditingMode) }

  /// Whether the screen shows an activity indicator that is animating.
  fileprivate var hasSpinner: Bool { root.map { Stage.hasSpinner(in: $0) } ?? false }

  private static func hasSpinner(in view: UIView) -> Bool {
    guard view.isSeen else { return false }
    if let spinner = view as? UIActivityIndicatorView, spinner.isAnimating { return true }
    return view.subviews.contains { hasSpinner(in: $0) }
  }

  /// The enabled controls that are in no item, with the texts that name them.
  var usableControls: [(name: String?, control: UIView)] {
    let controls = root.map { LabFingers.controlsAround(in: $0) } ?? []
    return controls.map { (name: $0.accessibilityLabel ?? $0.galleyText, control: $0) }
  }

  /// The names of the enabled controls that are in no item.
  var usableNames: Set<String> { Set(usableControls.compactMap(\.name)) }
}

/// A search for edit buttons that are at fault in a screen whose last item was deleted. A button is
/// at fault if it can still be used, or if it is missing while the list is in editing mode.
@MainActor
private struct KeptEditing {
  /// The names of the controls that can be used in this screen.
  private let own: Set<String>
  /// Whether all controls that can be used have names.
  private let hasNames: Bool
  private let isInEditingMode: Bool
  private let stage: Stage
  /// The names of the controls that can be used in all fresh screens with items; `nil` before the
  /// first such screen.
  private var withItems: Set<String>?
  /// The names of the controls that can be used in fresh screens without items.
  private var withoutItems: Set<String> = []
  /// Whether a fresh screen without items has been seen.
  private var hasSeenEmpty = false

  init(_ stage: Stage) {
    self.stage = stage
    own = stage.usableNames
    hasNames = stage.usableControls.allSatisfy { $0.name != nil }
    isInEditingMode = stage.isInEditingMode
  }

  /// Records the controls that can be used in a fresh screen.
  mutating func note(_ fresh: Stage) {
    let names = fresh.usableNames
    if fresh.isEmpty {
      // A screen with other texts may be empty for another reason: it may still be loading, or have
      // failed.
      guard fresh.labels.allSatisfy({ stage.showsText(at: $0) }), !fresh.hasSpinner else { return }
      hasSeenEmpty = true
      withoutItems.formUnion(names)
    } else {
      withItems = withItems?.intersection(names) ?? names
    }
  }

  /// The names of the controls that may be an edit button at fault.
  var suspects: [String] {
    guard hasSeenEmpty, let withItems else { return [] }
    let names = withItems.subtracting(withoutItems)
    guard isInEditingMode else { return names.intersection(own).sorted() }
    // If a control is not in the fresh screens without items, it may end the editing mode, so there
    // is no fault.
    return hasNames && own.isSubset(of: withoutItems) ? names.sorted() : []
  }

  /// A description of the fault of a control that is known to turn editing mode on and off.
  func fault(of name: String) -> String {
    let button = "the button \(ViewTree.quoted(name))"
    return isInEditingMode
      ? "The last item was deleted, and the list stays in editing mode. In a fresh screen with "
        + "items, \(button) turns the mode on and off, and no button here does."
      : "The last item was deleted, and \(button), which turns on the editing mode, can still be "
        + "used. In fresh screens without items it can't."
  }
}

/// Two taps on a control of a fresh screen, which show whether it is the edit button.
@MainActor
private struct EditingPress {
  private let stage: Stage
  /// The middle of the control; `nil` if the control does not exist.
  private let place: CGPoint?
  private let words: String
  /// Whether the screen was in editing mode at first, and after each tap.
  private var modes: [Bool]

  init(of name: String, in stage: Stage) {
    self.stage = stage
    let control = stage.usableControls.first { $0.name == name }?.control
    place = control.map { LabFingers(stage: stage).middle(of: $0) }
    words = "a tap on \(ViewTree.quoted(name)) of a fresh screen"
    modes = [stage.isInEditingMode]
  }

  /// Taps the position that the control had at first. After the first tap, another button that ends
  /// editing mode may be at this position.
  func tap() {
    guard let place else { return }
    stage.makeCurrent()
    stage.note(.touch(words))
    LabFingers(stage: stage).tap(at: place)
  }

  mutating func noteMode() { modes.append(stage.isInEditingMode) }

  /// Whether the first tap has turned editing mode on, and the second tap has turned it off.
  var hasToggled: Bool { modes == [false, true, false] }
}
