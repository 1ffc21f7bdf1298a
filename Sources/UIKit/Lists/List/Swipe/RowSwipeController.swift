import Foundation
import GalleyLayout
import GalleyMotion

/// Opens and closes one row of a list, by a finger or an animation, and performs its actions.
///
/// `length` is the distance by which the row has moved aside. The frame clock animates this
/// distance. The list calls `shift(of:)` for every element, and moves the row by the result.
@MainActor
internal final class RowSwipeController {
  private unowned let list: _ListView
  private(set) var state = RowSwipe.closed
  /// The row that a finger begins to move.
  private var found: SwipedRow?
  /// The distance by which the row has moved aside, in points. It is never negative.
  private lazy var length = AnimatedNumber(at: 0) { [weak self] in self?.lengthChanged() }

  /// The completion handler of the action that was performed last; `nil` when the action has
  /// released the handler.
  private weak var performed: CompletionHandle?
  private var performedTitle: String?

  init(of list: _ListView) {
    self.list = list
    WindowFollowers.add(self, to: list)
  }

  /// The row that is swiped.
  var row: SwipedRow? { state.row }

  /// Returns the distance from an element's frame in the layout to its frame on screen: zero for
  /// all elements but the swiped row.
  func shift(of id: Element.ID) -> CGFloat {
    guard let row, id == row.id else { return 0 }
    return row.direction * length.value
  }

  /// Whether a row is open or follows a finger. A row that closes is not open.
  var isOpen: Bool { row != nil && !state.isClosing }

  func isSwiped(_ path: IndexPath) -> Bool { row?.path == path && !state.isClosing }

  // MARK: Touches

  /// Called when a finger begins to move a row to the left or to the right.
  ///
  /// - Returns: Whether the row follows the finger. A row follows if it is open already, or if it
  ///   has actions on the side that would be uncovered, unless one of its actions is being
  ///   performed.
  func canSwipe(_ path: IndexPath, movingLeft: Bool) -> Bool {
    found = nil
    if let row, row.path == path, !state.isClosing {
      if case .performing = state { return false }
      return true
    }
    let side = SwipedRow.Side(movingLeft: movingLeft, isRightToLeft: isRightToLeft)
    found = find(side, at: path)
    return found != nil
  }

  /// Begins to move the row with the finger.
  func beginDrag() {
    if let found {
      finish()
      begin(found)
    }
    found = nil
    guard let row else { return }
    state = .held(row, pulled: row.geometry.pull(length: length.value))
    stay(at: length.value)
  }

  /// Moves the row by the distance that the finger has moved since the beginning of the drag.
  func drag(by delta: CGFloat) {
    guard case .held(let row, let start) = state else { return }
    stay(at: row.geometry.length(pulled: start + delta * row.direction))
  }

  /// Ends the movement with the finger. The velocity is in points per second.
  func letGo(velocity: CGFloat) {
    guard case .held(let row, _) = state else { return }
    go(to: row.geometry.end(from: length.value, velocity: velocity * row.direction))
  }

  // MARK: Animations

  /// Opens a row.
  func open(_ side: SwipedRow.Side, at path: IndexPath) {
    guard row?.path != path || state.isClosing, let found = find(side, at: path) else { return }
    finish()
    begin(found)
    go(to: .open)
  }

  /// Closes the row, with an animation.
  func close() {
    guard row != nil, !state.isClosing else { return }
    go(to: .closed)
  }

  /// Closes the row without an animation.
  func finish() {
    guard let row else { return }
    state = .closed
    stay(at: 0)
    row.actions.removeFromSuperview()
    refresh(row)
    list.showInPlace(row)
    list.subclass.tellSwipeEnded(at: row.path)
  }

  private func go(to end: SwipeGeometry.End) {
    guard let row else { return }
    state = .going(row, to: end)
    refresh(row)
    switch end {
    case .closed: glide(to: 0)
    case .open: glide(to: row.geometry.openLength)
    case .full:
      // A destructive action removes the row, which moves out of the list. For any other action,
      // the row stays open until the action is done.
      let leaves = row.configuration.actions.first?.style == .destructive
      glide(to: leaves ? row.geometry.rowWidth : row.geometry.openLength)
      if let first = row.actions.buttons.first { perform(first) }
    }
    arriveIfThere()
  }

  private func arriveIfThere() {
    guard case .going(let row, let end) = state, length.value == length.target else { return }
    if end == .closed { finish() } else { state = .open(row) }
  }

  // MARK: Actions

  /// Performs the action of a button. The row closes when the action calls its completion handler.
  private func perform(_ button: SwipeActionButton) {
    guard let row, !state.isClosing else { return }
    if case .performing = state { return }
    state = .performing(row)
    let actions = row.actions
    let completion = CompletionHandle()
    (performed, performedTitle) = (completion, SwipeActionButton.label(of: button.action))
    button.action.handler(button.action, button) { [weak self] _ in
      withExtendedLifetime(completion) { self?.done(with: actions) }
    }
  }

  /// The title of the performed action if the action has released its completion handler without
  /// calling it, so that the row never closes; otherwise `nil`.
  var unfinishedAction: String? {
    guard case .performing = state, performed == nil else { return nil }
    return performedTitle ?? "without a title"
  }

  private func done(with actions: SwipeActionsView) {
    // The action may call its completion handler late. Then another row or no row may be open.
    guard case .performing(let row) = state, row.actions === actions else { return }
    close()
  }

  // MARK: The list changes

  /// Changes the path of the row after an update. If `after` returns `nil`, the row was deleted or
  /// reloaded and closes.
  func follow(_ after: (IndexPath) -> IndexPath?) {
    guard var row else { return }
    guard let path = after(row.path) else { return leave() }
    row.path = path
    switch state {
    case .closed: break
    case .held(_, let pulled): state = .held(row, pulled: pulled)
    case .going(_, let end): state = .going(row, to: end)
    case .open: state = .open(row)
    case .performing: state = .performing(row)
    }
  }

  /// Ends the swipe of a row that was removed: its cell does not move, and the buttons fade out.
  private func leave() {
    guard let row else { return }
    state = .closed
    stay(at: 0)
    refresh(row)
    list.subclass.tellSwipeEnded(at: nil)
    guard list.window != nil, UIView.areAnimationsEnabled else {
      return row.actions.removeFromSuperview()
    }
    row.actions.isUserInteractionEnabled = false
    UIView.animate(withDuration: 0.3) {
      row.actions.alpha = 0
    } completion: { _ in
      row.actions.removeFromSuperview()
    }
  }

  /// Places the buttons beside the row after a layout pass. If the width of the row has changed,
  /// the row closes.
  func followLayout() {
    guard let row else { return }
    guard let frame = list.frame(of: row), frame.width == row.geometry.rowWidth else {
      return finish()
    }
    row.actions.roundCorners(as: row.cell.layer)
    row.actions.setFrames(length.value, of: frame)
  }

  // MARK: Inside

  private var isRightToLeft: Bool { list.effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private func begin(_ row: SwipedRow) {
    list.subclass.tellSwipeBegins(at: row.path)
    // The delegate may have changed the list, so that the cell no longer shows the row. Then the
    // swipe ends.
    guard list.shownView(.item, at: row.path) === row.cell else {
      return list.subclass.tellSwipeEnded(at: nil)
    }
    state = .held(row, pulled: 0)
    row.cell.superview?.insertSubview(row.actions, belowSubview: row.cell)
    row.actions.roundCorners(as: row.cell.layer)
    refresh(row)
    lengthChanged()
  }

  /// Returns a row with its actions on a side; `nil` if there are none.
  private func find(_ side: SwipedRow.Side, at path: IndexPath) -> SwipedRow? {
    guard let cell = list.shownView(.item, at: path),
      let configuration = list.actionsOfRow(side, of: cell, at: path),
      !configuration.actions.isEmpty
    else { return nil }
    let buttons = configuration.actions.map { action in
      let button = SwipeActionButton(action, rowHeight: cell.bounds.height)
      button.tapped = { [weak self, weak button] in
        if let button { self?.perform(button) }
      }
      return button
    }
    let geometry = SwipeGeometry(
      widths: buttons.map { Double($0.naturalWidth) }, rowWidth: cell.bounds.width,
      performsFirst: configuration.performsFirstActionWithFullSwipe)
    let isOnLeft = side.isOnLeft(isRightToLeft: isRightToLeft)
    let actions = SwipeActionsView(buttons, isOnLeft: isOnLeft) { geometry.spans(at: $0) }
    return SwipedRow(
      path: path, cell: cell, configuration: configuration, geometry: geometry, actions: actions,
      isOnLeft: isOnLeft)
  }

  private func stay(at place: CGFloat) { length.go(to: place, on: nil) }

  private func glide(to place: CGFloat) {
    length.go(
      to: place, over: 0.3, on: UIView.areAnimationsEnabled ? list.window?.frameClock : nil)
  }

  private func lengthChanged() {
    guard let row else { return }
    list.showInPlace(row)
    if let frame = list.frame(of: row) { row.actions.setFrames(length.value, of: frame) }
    arriveIfThere()
  }

  private func refresh(_ row: SwipedRow) {
    let isSwiped = isSwiped(row.path)
    row.cell.setSwipedByList(isSwiped)
  }
}

extension RowSwipeController: WindowFollower {
  /// Ends the animation of the row if the list has left the window whose clock drives the
  /// animation.
  func windowChanged() { length.finish(unlessOn: list.window?.frameClock) }
}

/// An object that lives as long as the completion handler of a swipe action.
private final class CompletionHandle {}
