import Foundation
import GalleyUIKit

/// A fault that was found on a walk.
internal struct LabFailure: Codable, Hashable {
  /// The index of the step at which it was found; the number of steps, if it was found after the
  /// last.
  var step: Int
  /// The description of the fault.
  var text: String
  /// The path of the picture of the fault, if there is one.
  var picture: String?
  /// The line about the picture.
  var pictureLine: String?

  /// The description, and the line about the picture.
  var textWithPicture: String { [text, pictureLine].compactMap(\.self).joined(separator: "\n") }

  /// Adds the picture that was drawn when the steps were taken again, if the fault was there again.
  /// Returns whether there is a picture now.
  mutating func addPicture(of again: LabFailure?) -> Bool {
    guard let again, again.step == step, again.picture != nil else { return false }
    (picture, pictureLine) = (again.picture, again.pictureLine)
    return true
  }
}

/// Takes steps over a screen, and looks for faults.
@MainActor
internal final class LabWalk<State> {
  private let screen: LabScreen<State>
  private let stage: Stage
  /// The number of the state that the screen was last updated to.
  private var state = 0
  /// Whether touches may have changed the screen beyond its state.
  private var isTouched = false
  /// The file for a picture of the fault; `nil` if none is drawn.
  private var pictureFile: URL?
  /// The line about the picture.
  private var pictureLine: String?
  private weak var controller: UIViewController?
  /// A fresh screen that has been touched in the same way as this one, and the numbers of the
  /// touches. Another step ends the comparison with it.
  private var twin: (stage: Stage, touches: [Int])?
  /// The insets of the lists before a text was edited; `nil` if none was, or if something else has
  /// happened since.
  private var insetsBeforeEditing: [ObjectIdentifier: UIEdgeInsets]?

  private init(_ screen: LabScreen<State>) {
    self.screen = screen
    stage = Stage(Surroundings(size: screen.size), settling: screen.settle) {
      screen.make(screen.states.state(0))
    }
    controller = stage.controller
  }

  /// Performs all steps. Returns the first fault, or `nil` if there is none.
  ///
  /// - Parameters:
  ///   - pictureFile: The file for a picture of the fault; `nil` to draw none.
  ///   - hasFonts: Whether letters are those of their fonts, and not squares. This gives better
  ///     pictures, but other sizes.
  ///   - note: Called with the index of each step before it is performed.
  static func perform(
    _ steps: [LabStep], over screen: LabScreen<State>, drawingInto pictureFile: URL? = nil,
    withFonts hasFonts: Bool = false, note: (Int) -> Void = { _ in }
  ) -> LabFailure? {
    func performAll() -> LabFailure? {
      var walk: LabWalk?
      if let text = firstReport({ walk = LabWalk(screen) }) {
        return LabFailure(step: 0, text: text)
      }
      walk?.pictureFile = pictureFile
      for (index, step) in steps.enumerated() {
        note(index)
        var difference: String?
        let text = firstReport { difference = walk?.perform(step) }
        if let text { return LabFailure(step: index, text: text) }
        if let difference { return walk?.failure(difference, at: index) }
      }
      note(steps.count)
      return walk?.leave().map { LabFailure(step: steps.count, text: $0) }
    }
    return hasFonts ? performAll() : UIView.withSquareText(performAll)
  }

  private func failure(_ difference: String, at step: Int) -> LabFailure {
    LabFailure(
      step: step, text: difference, picture: pictureLine == nil ? nil : pictureFile?.path,
      pictureLine: pictureLine)
  }

  /// Writes a picture of a difference, if a file for it is given.
  private func draw(_ picture: @autoclosure () -> LabPicture?) {
    guard let pictureFile, let picture = picture() else { return }
    pictureLine = picture.written(to: pictureFile)
  }

  /// Calls a closure, and returns a description of the first report that is made meanwhile.
  private static func firstReport(_ body: () -> Void) -> String? {
    let reports = reports(body).filter { $0.topic != .symbol }
    return reports.first.map { "This is reported: \($0)" }
  }

  /// Performs a step. Returns a description of the fault that it leads to.
  private func perform(_ step: LabStep) -> String? {
    endComparisons(before: step)
    stage.makeCurrent()
    switch step {
    case .update(let number, let isAnimated): update(number, isAnimated)
    case .updateTwice(let first, let second):
      update(first, true)
      update(second, true)
    case .updateInTurn(let number):
      DispatchQueue.main.async { [weak self] in
        MainActor.assumeIsolated { self?.update(number, true) }
      }
    case .updateFromQueue(let number): updateFromQueue(number)
    case .updateUnderFinger(let number): updateUnderFinger(number)
    case .updateDuringAnimation(let first, let second):
      update(first, true)
      stage.window.layoutIfNeeded()
      stage.clock.advance(by: 0.1)
      update(second, true)
    case .updateInFrame(let number): updateInFrame(number)
    case .updateDuringTap(let number, let item): tap(item) { update(number, true) }
    case .wait(let seconds):
      MainTurn.drain()
      stage.clock.advance(by: seconds)
    case .rest: return compare()
    case .scroll(let share): scroll(to: share)
    case .flick(let delta): flick(by: delta)
    case .tap(let number): touch { $0.tap(number) }
    case .select(let number): select(number)
    case .swipe(let number): touch { $0.swipe(number) }
    case .drag(let number, let delta): touch { $0.drag(number, by: delta) }
    case .press(let number): touch { $0.press(number) }
    case .tapInBoth(let number): return compare(afterUsing: number)
    case .rotate:
      stage.surround { $0.size = CGSize(width: $0.size.height, height: $0.size.width) }
    case .width(let share):
      stage.surround { $0.size.width = (self.screen.size.width * share).rounded() }
    case .dark: stage.surround { $0.isDark.toggle() }
    case .largerText: stage.surround { $0.isLarge.toggle() }
    case .rightToLeft: stage.surround { $0.isRightToLeft.toggle() }
    case .memoryWarning:
      NotificationCenter.default.post(
        name: UIApplication.didReceiveMemoryWarningNotification, object: UIApplication.shared)
      controller?.didReceiveMemoryWarning()
    case .leaveAndReturn: leaveAndReturn()
    }
    stage.window.layoutIfNeeded()
    return nil
  }

  private func update(_ number: Int, _ isAnimated: Bool) {
    guard let controller, let update = screen.update else { return }
    beginUpdate(to: number)
    update(controller, screen.states.state(number), isAnimated)
  }

  /// Notes an update, which may change the insets of the lists.
  private func beginUpdate(to number: Int) {
    state = number
    insetsBeforeEditing = nil
  }

  private func updateFromQueue(_ number: Int) {
    DispatchQueue.global().async { [weak self] in
      DispatchQueue.main.async {
        MainActor.assumeIsolated { self?.update(number, true) }
      }
    }
    // Wait for the block here, so that its end does not depend on the machine.
    stage.waitForOtherBlocks()
  }

  private func updateUnderFinger(_ number: Int) {
    guard let list = stage.lists.first else { return update(number, true) }
    let touch = stage.window.putFinger(at: fingers.middle(of: list))
    fingers.drag(touch, by: -60)
    update(number, true)
    fingers.drag(touch, by: 40)
    lift(touch, from: list)
  }

  private func updateInFrame(_ number: Int) {
    flick(by: -200)
    stage.clock.add { [weak self] _ in
      self?.update(number, true)
      return false
    }
    stage.clock.advance(by: 3 / 60)
  }

  private func scroll(to share: Double) {
    for list in stage.lists {
      stage.window.layoutIfNeeded()
      let inset = list.adjustedContentInset
      let width = list.contentSize.width + inset.left + inset.right - list.bounds.width
      let height = list.contentSize.height + inset.top + inset.bottom - list.bounds.height
      list.contentOffset = CGPoint(
        x: -inset.left + max(width, 0) * share, y: -inset.top + max(height, 0) * share)
    }
  }

  private func flick(by delta: Double) {
    guard let list = stage.lists.first else { return }
    stage.window.layoutIfNeeded()
    let touch = stage.window.putFinger(at: fingers.middle(of: list))
    fingers.drag(touch, by: delta)
    lift(touch, from: list)
  }

  /// Lifts the finger that has dragged a list. If the list does not scroll, the finger may have
  /// used a control of an item.
  private func lift(_ touch: UITouch, from list: _ListView) {
    if !list.isDragging { isTouched = true }
    stage.window.liftFingers([touch])
  }

  // MARK: Fingers

  private var fingers: LabFingers { LabFingers(stage: stage) }

  /// Touches the screen, and notes it if there was something to touch.
  private func touch(_ body: (LabFingers) -> String?) {
    // While a text is edited, the insets may be those for the keyboard already.
    let isFirst = insetsBeforeEditing == nil && !stage.isEditing
    if isFirst { insetsBeforeEditing = stage.insets }
    if body(fingers) != nil { isTouched = true }
    if isFirst, !stage.isEditing { insetsBeforeEditing = nil }
  }

  /// Taps an item. The closure is called while the finger rests on it.
  private func tap(_ number: Int, during body: () -> Void) {
    // The item may be gone after the update, but it was touched.
    if fingers.tap(number, during: body) != nil { isTouched = true }
  }

  /// Selects an item without a finger. The delegate is not told.
  private func select(_ number: Int) {
    stage.window.layoutIfNeeded()
    guard let list = stage.lists.first else { return }
    switch list {
    case let list as UICollectionView:
      let paths = list.indexPathsForVisibleItems.sorted()
      guard !paths.isEmpty else { return }
      list.selectItem(at: paths[number % paths.count], animated: true, scrollPosition: [])
    case let table as UITableView:
      let paths = (table.indexPathsForVisibleRows ?? []).sorted()
      guard !paths.isEmpty else { return }
      table.selectRow(at: paths[number % paths.count], animated: true, scrollPosition: .none)
    default: return
    }
    isTouched = true
  }

  // MARK: Leaving and returning

  private func leaveAndReturn() {
    guard let controller else { return }
    stage.window.rootViewController = UIViewController()
    stage.window.layoutIfNeeded()
    stage.clock.advance(by: 0.1)
    stage.window.rootViewController = controller
  }

  /// Removes the screen from its window. Returns a description of the objects that were not
  /// deallocated.
  private func leave() -> String? {
    leaveTwin()
    stage.settle()
    let watched = LivingObjects(in: stage)
    stage.clear()
    return watched.text
  }

  // MARK: Comparing

  private func compare() -> String? {
    if isTouched {
      fingers.dismissAll()
      return untoldList() ?? keptInset() ?? differenceFromItself()
    }
    stage.settle()
    let fresh = makeFresh()
    defer { fresh.clear() }
    return difference(from: fresh)
  }

  /// Makes a screen that shows the same state.
  private func makeFresh() -> Stage {
    Stage(like: stage) { [screen, state] in screen.make(screen.states.state(state)) }
  }

  /// Returns the first difference from a fresh screen, and draws it.
  private func difference(from fresh: Stage) -> String? {
    if let untold = untoldList() { return untold }
    let comparison = ScreenComparison(stage: stage, fresh: fresh)
    guard let difference = comparison.difference() else { return nil }
    draw(comparison.picture())
    return "At rest the screen does not look like a fresh one.\n\(difference)"
  }

  /// Returns a description of an inset that was changed for the keyboard and stays without it.
  private func keptInset() -> String? {
    defer { insetsBeforeEditing = nil }
    guard let before = insetsBeforeEditing else { return nil }
    for list in stage.lists {
      let inset = list.contentInset
      guard let old = before[ObjectIdentifier(list)], old != inset else { continue }
      return "After a text was edited, \(ViewName.className(list)) keeps an inset of the keyboard: "
        + "contentInset is \(inset) instead of \(old)"
    }
    return nil
  }

  /// Returns a description of a list whose data has changed without the list being told.
  private func untoldList() -> String? {
    stage.makeCurrent()
    return stage.lists.lazy.compactMap { UntoldChange(of: $0)?.description }.first
  }

  /// Compares the screen with a fresh one, touches both in the same way, and compares them again. A
  /// control that remembers a row which has moved, for example, now does something else.
  private func compare(afterUsing number: Int) -> String? {
    if twin == nil {
      if isTouched {
        _ = fingers.use(number)
        return nil
      }
      stage.settle()
      let fresh = makeFresh()
      twin = (fresh, [])
      if let difference = difference(from: fresh) { return difference }
    }
    guard let (other, touches) = twin else { return nil }
    isTouched = true
    twin?.touches.append(number)
    guard let fault = fault(of: stage, beside: other, using: [number]) else { return nil }
    guard fault.isDifference else { return fault.text }
    // Two fresh screens may differ, too, if they share something that the touches have changed.
    let (first, second) = (makeFresh(), makeFresh())
    defer { [first, second].forEach { $0.clear() } }
    let isShared = self.fault(of: first, beside: second, using: touches + [number]) != nil
    if isShared { return nil }
    draw(ScreenComparison(stage: stage, fresh: other).picture())
    return fault.text
  }

  /// Touches two screens in the same way, and scrolls their lists away and back, so that all items
  /// are shown anew. Returns the first fault.
  private func fault(of stage: Stage, beside other: Stage, using touches: [Int]) -> TouchFault? {
    for number in touches {
      var touch: String?
      for stage in [stage, other] {
        stage.makeCurrent()
        let fingers = LabFingers(stage: stage)
        touch = fingers.use(number)
        fingers.dismissAll()
        // A list that was not told of a change may trap when it is scrolled.
        if stage === self.stage, let untold = untoldList() {
          return TouchFault(untold: untold, touch)
        }
        stage.scrollAwayAndBack()
      }
      guard let touch else { continue }
      if let difference = ScreenComparison(stage: stage, fresh: other).difference() {
        return TouchFault(difference, touch)
      }
    }
    return nil
  }

  /// Ends the comparisons with what was before, unless the next step goes on with them.
  private func endComparisons(before step: LabStep) {
    switch step {
    case .rest, .wait, .scroll, .flick, .tap, .select, .swipe, .drag, .press: break
    // The step may change the insets of the lists.
    default: insetsBeforeEditing = nil
    }
    if case .tapInBoth = step { return }
    leaveTwin()
  }

  /// Ends the comparison with a fresh screen that is touched in the same way.
  private func leaveTwin() {
    twin?.stage.clear()
    twin = nil
  }

  /// Scrolls each list away and back. Returns the first cell that looks different than before.
  private func differenceFromItself() -> String? {
    let drawing = pictureFile == nil ? nil : stage.root.flatMap { LabPicture.drawing(of: $0) }
    return difference(from: scrollAway(), drawing)
  }

  private typealias ListBefore = (list: VisibleList, looks: [ElementName: ViewLook])

  /// Scrolls each list away and back. Returns the looks before.
  private func scrollAway() -> [ListBefore] {
    stage.lists.map { VisibleList(list: $0, stage: stage) }.map { list in
      let start = list.list.contentOffset
      let before = list.elements.mapValues { ViewLook($0) }
      for share in [0, 1, 0.5] { list.go(toShare: share) }
      list.goBeyond()
      list.go(to: start)
      return (list, before)
    }
  }

  /// Returns the first cell that looks different than before the lists were scrolled.
  private func difference(from lists: [ListBefore], _ drawing: Data?) -> String? {
    for (list, before) in lists {
      let after = list.elements
      for (id, look) in before.sorted(by: { $0.key < $1.key }) {
        guard let view = after[id], type(of: view) == type(of: look.view) else { continue }
        let findings = LookDifference.inAppearance(ViewLook(view), look)
        if findings.isEmpty { continue }
        let difference = ScreenComparison.Difference(
          place: "\(id) (\(ViewName.className(view)))",
          findings: findings.map { finding in
            finding.description
              .replacingOccurrences(of: "instead of", with: "and was")
              .replacingOccurrences(of: "in a fresh one", with: "before")
          })
        if let drawing, let root = stage.root { draw(LabPicture(expected: drawing, now: root)) }
        return "An item that was scrolled away comes back with another look.\n\(difference)"
      }
    }
    return nil
  }

  // MARK: With tasks

  /// Takes all steps, and lets tasks of the main actor run after each of them; see
  /// `take(_:over:drawingInto:withFonts:note:)`.
  static func performWithTasks(
    _ steps: [LabStep], over screen: LabScreen<State>, drawingInto pictureFile: URL? = nil,
    withFonts hasFonts: Bool = false, note: (Int) -> Void = { _ in }
  ) async -> LabFailure? {
    func performAll() async -> LabFailure? {
      var walk: LabWalk?
      let text = await firstReportInTasks {
        walk = LabWalk(screen)
        await walk?.stage.settleWithTasks()
      }
      if let text { return LabFailure(step: 0, text: text) }
      walk?.pictureFile = pictureFile
      for (index, step) in steps.enumerated() {
        note(index)
        var difference: String?
        let text = await firstReportInTasks { difference = await walk?.performWithTasks(step) }
        if let text { return LabFailure(step: index, text: text) }
        if let difference { return walk?.failure(difference, at: index) }
      }
      note(steps.count)
      return await walk?.leaveWithTasks().map { LabFailure(step: steps.count, text: $0) }
    }
    return hasFonts ? await performAll() : await UIView.withSquareTextInTasks { await performAll() }
  }

  private static func firstReportInTasks(_ body: () async -> Void) async -> String? {
    let reports = await reports { await body() }.filter { $0.topic != .symbol }
    return reports.first.map { "This is reported: \($0)" }
  }

  private func performWithTasks(_ step: LabStep) async -> String? {
    endComparisons(before: step)
    if case .rest = step { return await compareWithTasks() }
    if case .tapInBoth(let number) = step { return await compareWithTasks(afterUsing: number) }
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
    // Tasks go on, but the screen does not have to settle before the next step.
    await TaskSettling.turn()
    return difference
  }

  private func compareWithTasks() async -> String? {
    await stage.settleWithTasks()
    if isTouched {
      fingers.dismissAll()
      await stage.settleWithTasks()
      if let fault = untoldList() ?? keptInset() { return fault }
      let drawing = pictureFile == nil ? nil : stage.root.flatMap { LabPicture.drawing(of: $0) }
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
    if let untold = untoldList() { return untold }
    let comparison = ScreenComparison(stage: stage, fresh: fresh)
    guard let difference = await comparison.differenceWithTasks() else { return nil }
    draw(comparison.picture())
    return "At rest the screen does not look like a fresh one.\n\(difference)"
  }

  /// See `compare(afterUsing:)`.
  private func compareWithTasks(afterUsing number: Int) async -> String? {
    if twin == nil {
      if isTouched {
        _ = fingers.use(number)
        await TaskSettling.turn()
        return nil
      }
      await stage.settleWithTasks()
      let fresh = makeFresh()
      twin = (fresh, [])
      if let difference = await differenceWithTasks(from: fresh) { return difference }
    }
    guard let (other, touches) = twin else { return nil }
    isTouched = true
    twin?.touches.append(number)
    guard let fault = await faultWithTasks(of: stage, beside: other, using: [number]) else {
      return nil
    }
    guard fault.isDifference else { return fault.text }
    let (first, second) = (makeFresh(), makeFresh())
    defer { [first, second].forEach { $0.clear() } }
    let all = touches + [number]
    let isShared = await faultWithTasks(of: first, beside: second, using: all) != nil
    if isShared { return nil }
    draw(ScreenComparison(stage: stage, fresh: other).picture())
    return fault.text
  }

  private func faultWithTasks(
    of stage: Stage, beside other: Stage, using touches: [Int]
  ) async -> TouchFault? {
    for number in touches {
      var touch: String?
      for stage in [stage, other] {
        await stage.settleWithTasks()
        stage.makeCurrent()
        let fingers = LabFingers(stage: stage)
        touch = fingers.use(number)
        await stage.settleWithTasks()
        fingers.dismissAll()
        if stage === self.stage, let untold = untoldList() {
          return TouchFault(untold: untold, touch)
        }
        stage.scrollAwayAndBack()
        await stage.settleWithTasks()
      }
      guard let touch else { continue }
      let comparison = ScreenComparison(stage: stage, fresh: other)
      if let difference = await comparison.differenceWithTasks() {
        return TouchFault(difference, touch)
      }
    }
    return nil
  }

  private func leaveWithTasks() async -> String? {
    leaveTwin()
    await stage.settleWithTasks()
    return await LivingObjects(in: stage).textWithTasks(afterClearing: stage)
  }
}

/// A fault that a touch leads to.
private struct TouchFault {
  let text: String
  /// Whether the fault is a difference from another screen that was touched in the same way.
  let isDifference: Bool

  init(_ difference: ScreenComparison.Difference, _ touch: String) {
    text =
      "After \(touch), the screen does not look like a fresh one after the same.\n\(difference)"
    isDifference = true
  }

  init(untold: String, _ touch: String?) {
    text = touch.map { "After \($0): \(untold)" } ?? untold
    isDifference = false
  }
}
