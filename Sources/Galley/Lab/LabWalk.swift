import Foundation
import GalleyUIKit

/// Performs the steps of a walk on a screen, and looks for faults. The steps are touches, updates
/// and other events. A difference from a fresh screen, a new instance in the same state, is a
/// fault.
@MainActor
internal final class LabWalk<State> {
  let screen: LabScreen<State>
  let stage: Stage
  /// The number of the state that the screen was last updated to.
  var state = 0
  /// Whether touches may have changed the screen beyond its state.
  var isTouched = false
  /// The file for a picture of the fault; `nil` if no picture is drawn.
  var pictureFile: URL?
  /// The line of the report with the path of the picture.
  private var pictureLine: String?
  /// The controller of the screen. The walk does not keep the controller alive, because a leak of
  /// the controller is a fault.
  weak var controller: UIViewController?
  /// A fresh screen that has been touched in the same way as this screen, and the numbers of the
  /// touches; `nil` if no comparison is in progress.
  var twin: (stage: Stage, touches: [Int])?
  /// The insets of the lists before a text was edited; `nil` if no text was edited, or if a later
  /// step may have changed the insets.
  var insetsBeforeEditing: [ObjectIdentifier: UIEdgeInsets]?
  /// The index of the step that is performed.
  var index = 0
  /// Descriptions of the touched views, by the index of the step.
  private(set) var touches: [Int: String] = [:]
  /// Whether a control around the items was touched. The control may have filtered the items.
  var isFiltered = false
  /// Whether touches of fresh screens have changed something outside of the screens. If so, the
  /// screen can't be compared any more.
  var isChangedOutside = false
  /// The rows that were swiped away since the last step that may have changed the texts around the
  /// list in another way; `nil` if there are none.
  var swipedRows: SwipedRows?
  /// The texts around the list when touches had left it without items.
  var textsWhenEmpty: Set<String> = []
  /// Whether the screen was touched after it was updated last.
  var isTouchedSinceUpdate = false

  init(_ screen: LabScreen<State>) {
    self.screen = screen
    stage = Stage(Surroundings(size: screen.size), settling: screen.settle) {
      screen.make(screen.states.state(0))
    }
    controller = stage.controller
  }

  /// Performs all steps.
  ///
  /// Returns the first fault, or `nil` if there is none.
  ///
  /// - Parameters:
  ///   - pictureFile: The file for a picture of the fault; `nil` to draw none.
  ///   - hasFonts: Whether texts have their real fonts instead of a square for each letter. Real
  ///     fonts give better pictures, but other sizes.
  ///   - note: Called with a record of each step and touch before the step or the touch is
  ///     performed.
  static func perform(
    _ steps: [LabStep], over screen: LabScreen<State>, drawingInto pictureFile: URL? = nil,
    withFonts hasFonts: Bool = false, note: @escaping (LabEntry) -> Void = { _ in }
  ) -> LabFailure? {
    var walk: LabWalk?
    func performAll() -> LabFailure? {
      if let text = firstReport({ walk = LabWalk(screen) }) {
        return LabFailure(step: 0, text: text)
      }
      walk?.pictureFile = pictureFile
      walk?.stage.note = note
      for (index, step) in steps.enumerated() {
        note(.step(index))
        walk?.index = index
        var difference: String?
        let text = firstReport { difference = walk?.perform(step.withoutNegativeNumbers) }
        if let text { return LabFailure(step: index, text: text) }
        if let difference { return walk?.failure(difference, at: index) }
      }
      var left: String?
      let text = firstReport {
        // Wait until the work of the last step is finished, before the screen is removed.
        walk?.leaveTwin()
        walk?.stage.settle()
        note(.step(steps.count))
        left = walk?.leave()
      }
      return (text ?? left).map { LabFailure(step: steps.count, text: $0) }
    }
    var failure = hasFonts ? performAll() : UIView.withSquareText(performAll)
    failure?.touches = walk?.touches ?? [:]
    return failure
  }

  /// Returns the failure for a fault, with the picture that was drawn of the fault.
  func failure(_ difference: String, at step: Int) -> LabFailure {
    LabFailure(
      step: step, text: difference, picture: pictureLine == nil ? nil : pictureFile?.path,
      pictureLine: pictureLine)
  }

  /// Writes a picture of a difference, if there is a file for a picture.
  func draw(_ picture: @autoclosure () -> LabPicture?) {
    guard let pictureFile, let picture = picture() else { return }
    pictureLine = picture.write(to: pictureFile)
  }

  /// Calls a closure, and returns a description of the first report that is made meanwhile.
  private static func firstReport(_ body: () -> Void) -> String? {
    let reports = reports(body).filter(\.topic.isFault)
    return reports.first.map { "This is reported: \($0)" }
  }

  /// Performs a step.
  ///
  /// Returns a description of the fault that the step leads to.
  func perform(_ step: LabStep) -> String? {
    endComparisons(before: step)
    stage.makeCurrent()
    switch step {
    case .update(let number, let isAnimated): update(number, animated: isAnimated)
    case .updateTwice(let first, let second): updateTwice(first, second)
    case .updateInTurn(let number): updateInTurn(number)
    case .updateFromQueue(let number): updateFromQueue(number)
    case .updateUnderFinger(let number): updateUnderFinger(number)
    case .updateDuringAnimation(let first, let second): updateDuringAnimation(first, second)
    case .updateInFrame(let number): updateInFrame(number)
    case .updateDuringTap(let number, let item): tap(item) { update(number) }
    case .updateDuringMenu(let number, let item): openMenu(item) { update(number) }
    case .wait(let seconds):
      MainTurn.drain()
      stage.clock.advance(by: seconds)
    case .rest: return compare()
    case .scroll(let share): scroll(to: share)
    case .flick(let delta): flick(by: delta)
    case .tap(let number): touch { $0.tap(number) }
    case .select(let number): select(number)
    case .swipe(let number): swipe(number)
    case .drag(let number, let delta): touch { $0.drag(number, by: delta) }
    case .menu(let number): touch { $0.openMenu(number) }
    case .press(let number): press(number)
    case .tapControls: touch { $0.tapControls() }
    case .tapInBoth(let number): return compare(afterUsing: number)
    case .interrupt(let number, let item):
      return touchingFreshScreens { interrupt(number, item: item) }
    case .filter(let number, let item):
      return touchingFreshScreens { filter(number, item: item) }
    case .refresh(let item): return touchingFreshScreens { refresh(item: item) }
    case .touchAndUpdate(let number, let item):
      return touchingFreshScreens { touchAndUpdate(number, item: item) }
    case .rotate:
      stage.surround { $0.rotate(deviceOfSize: self.screen.size) }
    case .width(let share):
      stage.surround { $0.setWidth(to: share, ofDeviceOfSize: self.screen.size) }
    case .dark: stage.surround { $0.isDark.toggle() }
    case .largerText: stage.surround { $0.isLarge.toggle() }
    case .rightToLeft: stage.surround { $0.isRightToLeft.toggle() }
    case .memoryWarning: warnOfMemory()
    case .leaveAndReturn: leaveAndReturn()
    }
    stage.window.layoutIfNeeded()
    return takeInterruptedTyping()
  }

  /// Returns the description of a text whose editing ended while the text was typed; `nil` if there
  /// is none. Clears the stored description.
  func takeInterruptedTyping() -> String? {
    defer { stage.interruptedTyping = nil }
    return stage.interruptedTyping
  }

  private func scroll(to share: Double) {
    for list in stage.lists {
      stage.window.layoutIfNeeded()
      let inset = list.adjustedContentInset
      let width = list.contentSize.width + inset.left + inset.right - list.bounds.width
      let height = list.contentSize.height + inset.top + inset.bottom - list.bounds.height
      let offset = CGPoint(
        x: -inset.left + max(width, 0) * share, y: -inset.top + max(height, 0) * share)
      // A paged list rests only at a page.
      list.contentOffset =
        list.isPagingEnabled
        ? VisibleList(list: list, stage: stage).offset(nearestPageTo: offset) : offset
    }
  }

  func flick(by delta: Double) {
    guard let list = stage.lists.first else { return }
    stage.window.layoutIfNeeded()
    touch(list) { fingers.drag($0, by: delta) }
  }

  /// Puts a finger on a list, moves it, and lifts it.
  ///
  /// In a list that can't scroll, the touch is cancelled instead, because a flick must not act as a
  /// tap.
  func touch(_ list: _ListView, moving move: (UITouch) -> Void) {
    let touch = stage.window.putFinger(at: fingers.middle(of: list))
    move(touch)
    if list.isDragging { return stage.window.liftFingers([touch]) }
    if touch.isUsed(besides: list) { (isTouched, isTouchedSinceUpdate) = (true, true) }
    stage.window.cancelFingers([touch])
  }

  // MARK: Fingers

  var fingers: LabFingers { LabFingers(stage: stage) }

  /// Records a touch, if there was a view to touch.
  func note(_ touch: String?) {
    guard let touch else { return }
    stage.noteVisitedControllers()
    touches[index] = touch
    (isTouched, isTouchedSinceUpdate) = (true, true)
  }

  /// Touches the screen, and records the touch if there was a view to touch.
  private func touch(_ body: (LabFingers) -> String?) {
    // While a text is edited, the insets may be increased for the keyboard, so they are recorded
    // before editing begins.
    let isFirst = insetsBeforeEditing == nil && !stage.isEditing
    if isFirst { insetsBeforeEditing = stage.insets }
    note(body(fingers))
    if isFirst, !stage.isEditing { insetsBeforeEditing = nil }
  }

  /// Presses a control around the items. The control may filter the items, unless it only turns
  /// editing mode on or off.
  private func press(_ number: Int) {
    let (wasInEditingMode, counts) = (stage.isInEditingMode, stage.lists.map(\.counts))
    touch { $0.press(number) }
    guard touches[index] != nil else { return }
    if stage.isInEditingMode == wasInEditingMode || stage.lists.map(\.counts) != counts {
      isFiltered = true
    }
  }

  /// Taps an item.
  ///
  /// The closure is called while the finger rests on the item.
  private func tap(_ number: Int, during body: () -> Void) {
    // The touch is recorded even if the update has removed the item.
    note(fingers.tap(number, during: body))
  }

  /// Opens the menu of an item and chooses from it.
  ///
  /// The closure is called while the menu is open.
  private func openMenu(_ number: Int, during body: () -> Void) {
    note(fingers.openMenu(number, during: body))
  }

  /// Swipes an item, and records the texts around the list if the swipe may delete the item.
  private func swipe(_ number: Int) {
    stage.window.layoutIfNeeded()
    let index = fingers.item(number).flatMap { stage.lists.first?.index(of: $0.name.path) }
    let rows =
      swipedRows
      ?? SwipedRows(
        state: state, texts: stage.textsAround,
        count: stage.lists.first?.counts.reduce(0, +) ?? 0)
    touch { $0.swipe(number) }
    guard stage.hasSwipedToDelete, let index else { return }
    swipedRows = rows.adding(index)
  }

  /// Selects an item without a finger. The delegate is not called.
  private func select(_ number: Int) {
    stage.window.layoutIfNeeded()
    guard let list = stage.lists.first else { return }
    switch list {
    case let list as UICollectionView:
      let paths = list.indexPathsForVisibleItems.sorted()
      guard !paths.isEmpty else { return }
      noteSelection(of: paths[number % paths.count])
      list.selectItem(at: paths[number % paths.count], animated: true, scrollPosition: [])
    case let table as UITableView:
      let isAllowed =
        table.isEditing ? table.allowsSelectionDuringEditing : table.allowsSelection
      let paths = isAllowed ? (table.indexPathsForVisibleRows ?? []).sorted() : []
      guard !paths.isEmpty else { return }
      noteSelection(of: paths[number % paths.count])
      table.selectRow(at: paths[number % paths.count], animated: true, scrollPosition: .none)
    default: return
    }
    (isTouched, isTouchedSinceUpdate) = (true, true)
  }

  private func noteSelection(of path: IndexPath) {
    stage.note(.touch("the selection of item \(path.item) of section \(path.section)"))
  }

  private func warnOfMemory() {
    NotificationCenter.default.post(
      name: UIApplication.didReceiveMemoryWarningNotification, object: UIApplication.shared)
    controller?.didReceiveMemoryWarning()
  }

  // MARK: Leaving and returning

  private func leaveAndReturn() {
    guard let controller else { return }
    // Wait until a bounce is finished before the screen is removed.
    if stage.lists.contains(where: { $0.isDecelerating }) { stage.clock.advance(by: 2) }
    stage.window.rootViewController = UIViewController()
    stage.window.layoutIfNeeded()
    stage.clock.advance(by: 0.1)
    stage.window.rootViewController = controller
  }

  /// Removes the screen from its window.
  ///
  /// Returns a description of the objects that were not deallocated.
  private func leave() -> String? {
    let watched = LivingObjects(in: stage)
    stage.clear()
    return watched.text
  }
}
