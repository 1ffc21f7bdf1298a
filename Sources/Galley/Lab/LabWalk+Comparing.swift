import Foundation
import GalleyUIKit

// A walk takes random steps on a screen: touches, updates and other events. After a step, when the
// screen has no pending work, it is compared with a fresh screen, which is a new instance of the
// screen in the same state. It is also compared with its own appearance before its lists were
// scrolled away and back.

extension LabWalk {
  /// Compares the screen with a fresh screen. If touches may have changed more than the screen's
  /// state, compares the screen with its own appearance before its lists are scrolled away and
  /// back.
  ///
  /// Returns a description of the first fault.
  func compare() -> String? {
    stage.settle()
    guard !isChangedOutside else { return nil }
    if isTouched {
      let swipe = unfinishedSwipe()
      fingers.dismissAll()
      let fault =
        swipe ?? unreportedDataChange() ?? keptInset() ?? missingText() ?? outdatedText()
        ?? keptText()
        ?? keptEditing()
      noteTextsWhenEmpty()
      return fault ?? outdatedHeight() ?? differenceFromItself()
    }
    let fresh = makeFresh()
    defer { fresh.clear() }
    return difference(from: fresh)
  }

  /// Makes a screen that shows the current state of the walk.
  func makeFresh() -> Stage { makeFresh(state) }

  /// Makes a screen that shows the state with a number.
  func makeFresh(_ number: Int) -> Stage { makeFresh(showing: screen.states.state(number)) }

  /// Makes a screen that shows a state, which need not be one of the states of the walk.
  func makeFresh(showing state: State) -> Stage {
    Stage(like: stage) { [screen] in screen.make(state) }
  }

  /// Returns a description of a list that was not updated after a change of its data. If there is
  /// no such list, returns a description of the first difference from a fresh screen.
  ///
  /// Draws a picture of the difference.
  func difference(from fresh: Stage) -> String? {
    if let change = unreportedDataChange() { return change }
    let comparison = ScreenComparison(stage: stage, fresh: fresh)
    guard let difference = comparison.difference() else { return nil }
    draw(comparison.picture())
    return "At rest the screen does not look like a fresh one.\n\(difference)"
  }

  /// Returns a description of a list whose content inset was changed for the keyboard, and was not
  /// restored after the keyboard disappeared.
  func keptInset() -> String? {
    defer { insetsBeforeEditing = nil }
    guard let before = insetsBeforeEditing else { return nil }
    var fresh: [UIEdgeInsets]?
    for (index, list) in stage.lists.enumerated() {
      let inset = list.contentInset
      guard let old = before[ObjectIdentifier(list)], old != inset else { continue }
      // After a rotation, the list may need another inset than before, so the inset is compared
      // with a fresh screen.
      let insets = fresh ?? insetsOfFresh()
      fresh = insets
      guard !insets.indices.contains(index) || insets[index] != inset else { continue }
      return "After a text was edited, \(ViewName.className(list)) keeps an inset of the keyboard: "
        + "contentInset is \(inset) instead of \(old)"
    }
    return nil
  }

  /// The content insets of the lists of a fresh screen.
  private func insetsOfFresh() -> [UIEdgeInsets] {
    let fresh = makeFresh()
    defer { fresh.clear() }
    fresh.settle()
    return fresh.lists.map(\.contentInset)
  }

  /// Returns a description of a list whose data has changed without an update of the list.
  func unreportedDataChange() -> String? {
    stage.makeCurrent()
    return stage.lists.lazy.compactMap { UnreportedDataChange(of: $0)?.description }.first
  }

  /// Compares the screen with a fresh screen, touches both in the same way, and compares them
  /// again.
  ///
  /// This finds, for example, a control that uses an index path from before its row was moved.
  func compare(afterUsing number: Int) -> String? {
    if twin == nil {
      if isTouched {
        note(fingers.use(number))
        return takeInterruptedTyping()
      }
      stage.settle()
      let fresh = makeFresh()
      twin = (fresh, [])
      if let difference = difference(from: fresh) { return difference }
    }
    guard let (other, touches) = twin else { return nil }
    (isTouched, isFiltered) = (true, true)
    twin?.touches.append(number)
    guard let fault = fault(of: stage, beside: other, using: [number]) else { return nil }
    guard fault.isDifference else { return fault.text }
    // Two fresh screens may also differ, if they share an object that the touches have changed.
    // Such a difference is not reported.
    let (first, second) = (makeFresh(), makeFresh())
    defer { [first, second].forEach { $0.clear() } }
    let isShared =
      self.fault(of: first, beside: second, using: touches + [number], scrollsBoth: true) != nil
    if isShared || differsAfterScrolling() { return nil }
    draw(ScreenComparison(stage: stage, fresh: other).picture())
    return fault.text
  }

  /// Whether a fresh screen looks different after its lists were scrolled away and back, without a
  /// touch.
  private func differsAfterScrolling() -> Bool {
    let (first, second) = (makeFresh(), makeFresh())
    defer { [first, second].forEach { $0.clear() } }
    for stage in [first, second] { stage.settle() }
    second.visibleLists.forEach { $0.goAwayAndBack() }
    return ScreenComparison(stage: first, fresh: second).difference() != nil
  }

  /// Touches two screens in the same way, and scrolls the lists of the second screen away and back,
  /// so that all its items are configured again.
  ///
  /// Returns the first fault.
  ///
  /// The cells of the first screen stay as the touches have left them, so that the next touch finds
  /// outdated values in them.
  private func fault(
    of stage: Stage, beside other: Stage, using touches: [Int], scrollsBoth: Bool = false
  ) -> TouchFault? {
    for number in touches {
      var touch: String?
      for stage in [stage, other] {
        stage.makeCurrent()
        let fingers = LabFingers(stage: stage)
        touch = fingers.use(number)
        if stage === self.stage { note(touch) }
        fingers.dismissAll()
        // A list that was not updated after a change of its data may trap when it is scrolled.
        if stage === self.stage, let text = unreportedDataChange() ?? takeInterruptedTyping() {
          return TouchFault(text, touch)
        }
        if stage === other || scrollsBoth { stage.visibleLists.forEach { $0.goAwayAndBack() } }
      }
      guard let touch else { continue }
      for stage in [stage, other] {
        stage.makeCurrent()
        stage.visibleLists.forEach { $0.resetInnerLists() }
      }
      if let difference = ScreenComparison(stage: stage, fresh: other).difference() {
        return TouchFault(difference, touch)
      }
    }
    return nil
  }

  /// Ends the comparisons that began in earlier steps, unless the next step continues them.
  func endComparisons(before step: LabStep) {
    switch step {
    case .rest, .wait, .scroll, .flick, .tap, .select, .swipe, .drag, .menu, .press,
      .interrupt, .filter, .refresh, .touchAndUpdate:
      break
    // The keyboard may appear again with another height, so the insets are still needed.
    case .rotate where stage.isEditing: break
    // Other steps may change the insets of the lists.
    default: insetsBeforeEditing = nil
    }
    switch step {
    case .rest, .wait, .scroll, .flick, .swipe, .interrupt, .filter, .refresh, .touchAndUpdate:
      break
    // Other steps may change the texts around the lists.
    default: swipedRows = nil
    }
    switch step {
    // These steps touch fresh screens, or continue the comparison.
    case .tapInBoth, .interrupt, .filter, .refresh, .touchAndUpdate: break
    default: leaveTwin()
    }
  }

  /// Ends the comparison with a fresh screen that is touched in the same way.
  func leaveTwin() {
    twin?.stage.clear()
    twin = nil
  }

  /// Scrolls each list away and back.
  ///
  /// Returns the first cell that looks different than before.
  private func differenceFromItself() -> String? {
    let drawing = drawing
    return difference(from: scrollAway(), drawing)
  }

  /// A drawing of the screen, if a file for a picture is given.
  var drawing: Data? {
    pictureFile == nil ? nil : stage.root.flatMap { LabPicture.drawing(of: $0) }
  }

  /// A list with the appearances of its elements before it was scrolled.
  typealias ListBefore = (list: VisibleList, looks: [ElementName: ViewLook])

  /// Scrolls each list away and back.
  ///
  /// Returns the appearances of the elements from before the scrolling.
  func scrollAway() -> [ListBefore] {
    stage.visibleLists.map { list in
      list.resetInnerLists()
      let before = list.elements.mapValues { ViewLook($0) }
      list.goAwayAndBack()
      list.resetInnerLists()
      return (list, before)
    }
  }

  /// Returns the first cell that looks different than before the lists were scrolled.
  func difference(from lists: [ListBefore], _ drawing: Data?) -> String? {
    for (list, before) in lists {
      let after = list.elements
      for (id, look) in before.sorted(by: { $0.key < $1.key }) {
        guard let view = after[id], type(of: view) == type(of: look.view) else { continue }
        let now = ViewLook(view)
        var findings = LookDifference.inAppearance(now, look)
        if findings.isEmpty { findings = LookDifference.inSpeech(now, look) }
        if findings.isEmpty { continue }
        let difference = ScreenComparison.Difference(
          place: "\(id) (\(ViewName.className(view)))",
          findings: findings.map { finding in
            finding.description
              .replacingOccurrences(of: "instead of", with: "and was")
              .replacingOccurrences(of: "in a fresh one", with: "before")
          })
        if let drawing, let root = stage.root { draw(LabPicture(expected: drawing, now: root)) }
        return "An item that was scrolled away comes back with a different appearance.\n"
          + "\(difference)"
      }
    }
    return nil
  }
}

/// A fault that a touch leads to.
internal struct TouchFault {
  let text: String
  /// Whether the fault is a difference from another screen that was touched in the same way.
  let isDifference: Bool

  init(_ difference: ScreenComparison.Difference, _ touch: String) {
    text =
      "After \(touch), the screen does not look like a fresh one after the same touch.\nThe list of "
      + "the fresh one was scrolled away and back then, which configures its cells again.\n"
      + "\(difference)"
    isDifference = true
  }

  init(_ fault: String, _ touch: String?) {
    text = touch.map { "After \($0): \(fault)" } ?? fault
    isDifference = false
  }
}
