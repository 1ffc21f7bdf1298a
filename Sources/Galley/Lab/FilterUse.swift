import Foundation
import GalleyUIKit

/// A use of a control outside of a list that may filter the list's items: a text is typed into a
/// search field, a segment is tapped, or a switch or a button is turned on.
@MainActor
internal struct FilterUse {
  /// The index of the control among the controls outside of the list.
  private let index: Int
  /// The horizontal position of the tap, as a fraction of the control's width.
  private let share: CGFloat
  /// The text to type; `nil` if the control is no text field.
  private var word: String?
  /// The values of all controls before the use.
  private let before: [Value]
  /// The name of the control in a description of its use.
  private let name: String
  /// A description of the use.
  var words: String {
    word.map { "the typing of \(ViewTree.quoted($0)) into \(name)" } ?? "a tap on \(name)"
  }

  /// The state that a control shows.
  enum Value: Hashable {
    case text(String)
    case segment(Int)
    case isOn(Bool)
    case other
  }

  /// Creates a use of a control. Returns `nil` if no control has a state, or if there is no text to
  /// type.
  ///
  /// - Parameter number: The number that chooses the control, and the segment or the item whose
  ///   text is typed.
  init?(choosing number: Int, in stage: Stage) {
    let controls = FilterUse.controls(in: stage)
    let values = controls.map { FilterUse.value(of: $0) }
    let possible = values.indices.filter { values[$0] != .other }
    guard !possible.isEmpty else { return nil }
    before = values
    index = possible[number % possible.count]
    let control = controls[index]
    let own = FingerReach.name(control)
    switch values[index] {
    case .text:
      guard let text = FilterUse.text(of: number, in: stage) else { return nil }
      (share, word, name) = (0.5, text, own)
    case .segment:
      let count = max((control as? UISegmentedControl)?.numberOfSegments ?? 1, 1)
      share = FilterUse.middle(of: number / possible.count % count, count)
      (word, name) = (nil, "a segment of \(own)")
    case .isOn, .other:
      (share, word, name) = (0.5, nil, own)
    }
  }

  /// The same use with a text that is in no item. A use of a control that is no text field is
  /// unchanged.
  var ofNothing: FilterUse {
    guard word != nil else { return self }
    var use = self
    use.word = "zqxj"
    return use
  }

  /// Returns the same use with the text of an item in another screen, or with the first letters of
  /// that text; `nil` if the item has no text. A use of a control that is no text field is
  /// unchanged.
  func ofItem(_ number: Int, in stage: Stage, letters: Int = .max) -> FilterUse? {
    guard word != nil else { return self }
    guard let text = FilterUse.text(of: number, in: stage) else { return nil }
    var use = self
    use.word = String(text.prefix(letters))
    return use
  }

  /// Whether a text is typed.
  var types: Bool { word != nil }

  private static func middle(of part: Int, _ count: Int) -> CGFloat {
    (CGFloat(part) + 0.5) / CGFloat(count)
  }

  /// The first text of an item.
  private static func text(of number: Int, in stage: Stage) -> String? {
    LabFingers(stage: stage).item(number).flatMap { Stage.labels(in: $0.cell).first?.text }
  }

  private static func controls(in stage: Stage) -> [UIView] {
    stage.window.layoutIfNeeded()
    return stage.root.map { LabFingers.controlsAround(in: $0) } ?? []
  }

  private static func value(of control: UIView) -> Value {
    switch control {
    case let field as UITextField: .text(field.text ?? "")
    case let control as UISegmentedControl: .segment(control.selectedSegmentIndex)
    case let control as UISwitch: .isOn(control.isOn)
    case let button as UIButton where button.menu == nil: .isOn(button.isSelected)
    default: .other
    }
  }

  /// Returns the values of the controls outside of a screen's list.
  static func values(in stage: Stage) -> [Value] { controls(in: stage).map { value(of: $0) } }

  /// Uses the control. Returns whether the value of the control has changed and no controller is
  /// presented.
  ///
  /// - Parameter endsEditing: Whether the keyboard is hidden after the use.
  func apply(to stage: Stage, endsEditing: Bool = true) -> Bool {
    guard begin(in: stage) else { return false }
    if endsEditing { endTouch(of: stage) } else { stage.settle() }
    return isApplied(to: stage)
  }

  /// Uses the control, and calls a closure before a delayed effect of the use, such as the search
  /// after a pause in typing. Then hides the keyboard. Returns whether the value of the control has
  /// changed, no controller is presented, and the closure has returned `true`.
  func apply(to stage: Stage, beforeEffect body: () -> Bool) -> Bool {
    guard begin(in: stage), body() else { return false }
    endTouch(of: stage)
    return isApplied(to: stage)
  }

  /// Uses the control once more, so that the control no longer filters the items. Returns whether
  /// all controls have the values that they had before the first use.
  func undo(in stage: Stage) -> Bool {
    guard beginUndo(in: stage) else { return false }
    endTouch(of: stage)
    return FilterUse.values(in: stage) == before
  }

  /// Taps the button beside the text field, such as Cancel. Returns the name of the button if all
  /// controls then have the values that they had before the use; otherwise `nil`.
  func cancel(in stage: Stage) -> String? {
    guard let name = beginCancel(in: stage) else { return nil }
    endTouch(of: stage)
    return FilterUse.values(in: stage) == before ? name : nil
  }

  // MARK: With tasks

  /// Does the same as `apply(to:endsEditing:)`, and lets tasks run.
  func applyWithTasks(to stage: Stage, endsEditing: Bool = true) async -> Bool {
    guard begin(in: stage) else { return false }
    if endsEditing { await endTouchWithTasks(of: stage) } else { await stage.settleWithTasks() }
    return isApplied(to: stage)
  }

  /// Does the same as `apply(to:beforeEffect:)`, and lets tasks run.
  func applyWithTasks(
    to stage: Stage, beforeEffect body: @MainActor () async -> Bool
  ) async -> Bool {
    guard begin(in: stage), await body() else { return false }
    await endTouchWithTasks(of: stage)
    return isApplied(to: stage)
  }

  /// Does the same as `undo(in:)`, and lets tasks run.
  func undoWithTasks(in stage: Stage) async -> Bool {
    guard beginUndo(in: stage) else { return false }
    await endTouchWithTasks(of: stage)
    return FilterUse.values(in: stage) == before
  }

  /// Does the same as `cancel(in:)`, and lets tasks run.
  func cancelWithTasks(in stage: Stage) async -> String? {
    guard let name = beginCancel(in: stage) else { return nil }
    await endTouchWithTasks(of: stage)
    return FilterUse.values(in: stage) == before ? name : nil
  }

  // MARK: Touches

  /// Taps the control, and types the text. Returns whether there is such a control.
  private func begin(in stage: Stage) -> Bool {
    stage.makeCurrent()
    guard tap(share, in: stage) else { return false }
    if let word, let scene = stage.window.windowScene, stage.isEditing {
      stage.note(.choice("the typing of \(ViewTree.quoted(word))"))
      _ = TypedKeys.type(word, in: scene)
    }
    return true
  }

  private func isApplied(to stage: Stage) -> Bool {
    let values = FilterUse.values(in: stage)
    return values.count == before.count && values[index] != before[index]
      && stage.isFrontmost
  }

  /// Taps the control once more, or deletes the text. Returns whether this is possible.
  private func beginUndo(in stage: Stage) -> Bool {
    stage.makeCurrent()
    let controls = FilterUse.controls(in: stage)
    guard controls.indices.contains(index) else { return false }
    var share = share
    if case .segment(let old) = before[index],
      let control = controls[index] as? UISegmentedControl
    {
      guard old >= 0 else { return false }
      share = FilterUse.middle(of: old, max(control.numberOfSegments, 1))
    }
    guard tap(share, in: stage) else { return false }
    if let word, stage.isEditing {
      for _ in word { _ = TypedKeys.deleteBackward() }
    }
    return true
  }

  /// Taps the button beside the text field, and returns its name; `nil` if there is no such button.
  private func beginCancel(in stage: Stage) -> String? {
    stage.makeCurrent()
    let controls = FilterUse.controls(in: stage)
    guard word != nil, controls.indices.contains(index),
      let button = controls.first(where: { isBeside($0, controls[index]) })
    else { return nil }
    let name = FingerReach.name(button)
    stage.note(.choice("a tap on \(name)"))
    let fingers = LabFingers(stage: stage)
    fingers.tap(at: fingers.middle(of: button))
    return name
  }

  /// Whether a control is in the same row as the text field.
  private func isBeside(_ control: UIView, _ field: UIView) -> Bool {
    guard control !== field, !control.isDescendant(of: field) else { return false }
    let middle = control.convert(CGPoint(x: 0, y: control.bounds.midY), to: nil).y
    let row = field.convert(field.bounds, to: nil)
    return row.minY < middle && middle < row.maxY
  }

  private func tap(_ share: CGFloat, in stage: Stage) -> Bool {
    let controls = FilterUse.controls(in: stage)
    guard controls.indices.contains(index) else { return false }
    let control = controls[index]
    let place = CGPoint(x: control.bounds.width * share, y: control.bounds.midY)
    stage.note(.touch("a tap on \(FingerReach.name(control)) of a fresh screen"))
    LabFingers(stage: stage).tap(at: control.convert(place, to: nil))
    return true
  }

  private func endTouch(of stage: Stage) {
    stage.settle()
    stage.window.endEditing(true)
    stage.settle()
  }

  private func endTouchWithTasks(of stage: Stage) async {
    await stage.settleWithTasks()
    stage.window.endEditing(true)
    await stage.settleWithTasks()
  }
}
