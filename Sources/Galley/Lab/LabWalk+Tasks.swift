import Foundation
import GalleyUIKit

// Walks over a screen that starts tasks. A walk performs steps, such as touches and updates, on a
// screen, and looks for faults. The methods correspond to the methods with the same names without
// `WithTasks` or `InTasks`, and also let the tasks of the main actor run.

extension LabWalk {
  /// Performs all steps, and lets tasks of the main actor run after each of them; see
  /// `perform(_:over:drawingInto:withFonts:note:)`.
  static func performWithTasks(
    _ steps: [LabStep], over screen: LabScreen<State>, drawingInto pictureFile: URL? = nil,
    withFonts hasFonts: Bool = false, note: @escaping (LabEntry) -> Void = { _ in }
  ) async -> LabFailure? {
    var walk: LabWalk?
    func performAll() async -> LabFailure? {
      let text = await firstReportInTasks {
        walk = LabWalk(screen)
        await walk?.stage.settleWithTasks()
      }
      if let text { return LabFailure(step: 0, text: text) }
      walk?.pictureFile = pictureFile
      walk?.stage.note = note
      for (index, step) in steps.enumerated() {
        note(.step(index))
        walk?.index = index
        var difference: String?
        let text = await firstReportInTasks {
          difference = await walk?.performWithTasks(step.withoutNegativeNumbers)
        }
        if let text { return LabFailure(step: index, text: text) }
        if let difference { return walk?.failure(difference, at: index) }
      }
      var left: String?
      let report = await firstReportInTasks {
        // Lets the work that the last step has begun end before the screen is removed.
        walk?.leaveTwin()
        await walk?.stage.settleWithTasks()
        note(.step(steps.count))
        left = await walk?.leaveWithTasks()
      }
      return (report ?? left).map { LabFailure(step: steps.count, text: $0) }
    }
    var failure =
      hasFonts ? await performAll() : await UIView.withSquareTextInTasks { await performAll() }
    failure?.touches = walk?.touches ?? [:]
    return failure
  }

  /// Calls a closure, and returns a description of the first report that is made meanwhile.
  private static func firstReportInTasks(_ body: () async -> Void) async -> String? {
    let reports = await reports { await body() }.filter(\.topic.isFault)
    return reports.first.map { "This is reported: \($0)" }
  }

  /// Performs a step.
  ///
  /// Returns a description of the fault that the step leads to.
  private func performWithTasks(_ step: LabStep) async -> String? {
    endComparisons(before: step)
    if case .rest = step { return await compareWithTasks() }
    if case .tapInBoth(let number) = step { return await compareWithTasks(afterUsing: number) }
    if case .filter(let number, let item) = step {
      return await touchingFreshScreensInTasks { await filterWithTasks(number, item: item) }
    }
    // A touch may start a task, so the effect of the touch can't be checked right after the touch.
    // So the step `touchAndUpdate` only taps controls: a tap that traps is found without checking
    // effects.
    if case .touchAndUpdate(let state, _) = step {
      return await touchingFreshScreensInTasks {
        await tapControlsWithTasks(updatedTo: state)
        return nil
      }
    }
    if case .refresh(let item) = step {
      return await touchingFreshScreensInTasks { await refreshWithTasks(item: item) }
    }
    if case .interrupt(let number, let item) = step {
      return await touchingFreshScreensInTasks { await interruptWithTasks(number, item: item) }
    }
    if case .update(let number, let isAnimated) = step, let controller,
      let update = screen.updateInTask
    {
      stage.makeCurrent()
      beginUpdate(to: number)
      await update(controller, screen.states.state(number), isAnimated)
      stage.window.layoutIfNeeded()
      return nil
    }
    let difference = perform(step)
    // Lets tasks continue. The next step does not wait until the screen has settled.
    await TaskSettling.turn()
    return difference
  }

  /// Returns the result of a closure that touches fresh screens (new instances of the screen); see
  /// `touchingFreshScreens(_:)`.
  private func touchingFreshScreensInTasks(_ body: () async -> String?) async -> String? {
    MainTurn.drain()
    guard !isChangedOutside else { return await body() }
    let before = makeFresh()
    defer { before.clear() }
    await before.settleWithTasks()
    if let fault = await body() { return fault }
    let after = makeFresh()
    defer { after.clear() }
    await after.settleWithTasks()
    let comparison = ScreenComparison(stage: before, fresh: after)
    if await comparison.differenceWithTasks() != nil { noteChangeOutside() }
    return nil
  }

  /// Waits until the screen has settled, and compares it with a fresh screen.
  ///
  /// A screen that was touched is not compared with a fresh screen. Instead, its lists are scrolled
  /// away and back, and its appearances before and after the scrolling are compared.
  private func compareWithTasks() async -> String? {
    await stage.settleWithTasks()
    guard !isChangedOutside else { return nil }
    if isTouched {
      if let fault = unfinishedSwipe() { return fault }
      fingers.dismissAll()
      await stage.settleWithTasks()
      if let fault = unreportedDataChange() ?? keptInset() { return fault }
      if let fault = await missingTextWithTasks() { return fault }
      if let fault = await outdatedTextWithTasks() { return fault }
      if let fault = await keptTextWithTasks() { return fault }
      if let fault = await keptEditingWithTasks() { return fault }
      noteTextsWhenEmpty()
      stage.makeCurrent()
      if let fault = outdatedHeight() { return fault }
      let drawing = drawing
      let before = scrollAway()
      await stage.settleWithTasks()
      return difference(from: before, drawing)
    }
    let fresh = makeFresh()
    defer { fresh.clear() }
    return await differenceWithTasks(from: fresh)
  }

  /// Returns the first difference from a fresh screen, and draws it.
  private func differenceWithTasks(from fresh: Stage) async -> String? {
    await fresh.settleWithTasks()
    if let change = unreportedDataChange() { return change }
    let comparison = ScreenComparison(stage: stage, fresh: fresh)
    guard let difference = await comparison.differenceWithTasks() else { return nil }
    draw(comparison.picture())
    return "At rest the screen does not look like a fresh one.\n\(difference)"
  }

  /// Compares the screen with a fresh screen, touches both in the same way, and compares them
  /// again; see `compare(afterUsing:)`.
  private func compareWithTasks(afterUsing number: Int) async -> String? {
    if twin == nil {
      if isTouched {
        note(fingers.use(number))
        await TaskSettling.turn()
        return takeInterruptedTyping()
      }
      await stage.settleWithTasks()
      let fresh = makeFresh()
      twin = (fresh, [])
      if let difference = await differenceWithTasks(from: fresh) { return difference }
    }
    guard let (other, touches) = twin else { return nil }
    (isTouched, isFiltered) = (true, true)
    twin?.touches.append(number)
    guard let fault = await faultWithTasks(of: stage, beside: other, using: [number]) else {
      return nil
    }
    guard fault.isDifference else { return fault.text }
    // Two fresh screens may also differ, if they share an object that the touches have changed.
    // Such a difference is not reported.
    let (first, second) = (makeFresh(), makeFresh())
    defer { [first, second].forEach { $0.clear() } }
    let all = touches + [number]
    let isShared =
      await faultWithTasks(of: first, beside: second, using: all, scrollsBoth: true) != nil
    if isShared { return nil }
    if await differsAfterScrollingWithTasks() { return nil }
    draw(ScreenComparison(stage: stage, fresh: other).picture())
    return fault.text
  }

  /// Whether a fresh screen looks different after its lists were scrolled away and back, without a
  /// touch.
  private func differsAfterScrollingWithTasks() async -> Bool {
    let (first, second) = (makeFresh(), makeFresh())
    defer { [first, second].forEach { $0.clear() } }
    for stage in [first, second] { await stage.settleWithTasks() }
    second.visibleLists.forEach { $0.goAwayAndBack() }
    await second.settleWithTasks()
    return await ScreenComparison(stage: first, fresh: second).differenceWithTasks() != nil
  }

  /// Touches two screens in the same way, and scrolls the lists of the second screen away and back;
  /// see `fault(of:beside:using:scrollsBoth:)`.
  private func faultWithTasks(
    of stage: Stage, beside other: Stage, using touches: [Int], scrollsBoth: Bool = false
  ) async -> TouchFault? {
    for number in touches {
      var touch: String?
      for stage in [stage, other] {
        await stage.settleWithTasks()
        stage.makeCurrent()
        let fingers = LabFingers(stage: stage)
        touch = fingers.use(number)
        if stage === self.stage { note(touch) }
        await stage.settleWithTasks()
        fingers.dismissAll()
        // A list that was not updated after a change of its data may trap when it is scrolled.
        if stage === self.stage, let text = unreportedDataChange() ?? takeInterruptedTyping() {
          return TouchFault(text, touch)
        }
        if stage === other || scrollsBoth { stage.visibleLists.forEach { $0.goAwayAndBack() } }
        await stage.settleWithTasks()
      }
      guard let touch else { continue }
      for stage in [stage, other] {
        stage.makeCurrent()
        stage.visibleLists.forEach { $0.resetInnerLists() }
      }
      let comparison = ScreenComparison(stage: stage, fresh: other)
      if let difference = await comparison.differenceWithTasks() {
        return TouchFault(difference, touch)
      }
    }
    return nil
  }

  /// Removes the screen from its window.
  ///
  /// Returns a description of the objects that were not deallocated.
  private func leaveWithTasks() async -> String? {
    return await LivingObjects(in: stage).textWithTasks(afterClearing: stage)
  }
}
