import Foundation
import GalleyUIKit

/// A finger that touches the screen in the window of a `Stage`: the items of the screen's lists,
/// and the controls outside of the lists.
///
/// Elements are chosen by a number, modulo their count. The number also decides where an element is
/// touched. So the same number has the same effect on two screens that look alike.
@MainActor
internal struct LabFingers {
  let stage: Stage

  // MARK: Items

  /// The visible items and their cells, in the order of their paths.
  private var items: [(name: ElementName, cell: UIView)] {
    stage.window.layoutIfNeeded()
    return stage.visibleLists.flatMap(\.elements)
      .filter { $0.key.kind == nil }.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// Returns the item with a number; `nil` if there are no items.
  func item(_ number: Int) -> (name: ElementName, cell: UIView)? {
    let items = items
    return items.isEmpty ? nil : items[number % items.count]
  }

  /// Taps an item: somewhere in the cell for an even number, and on one of its controls for an odd
  /// number. From 12 on, an odd number taps the cell and an even number a control, so that each
  /// item is tapped in both ways.
  ///
  /// Returns a description of the tapped view; `nil` if there is no item.
  ///
  /// - Parameter body: Called while the finger rests on the item; if there is no item, called
  ///   immediately.
  func tap(_ number: Int, during body: () -> Void = {}) -> String? {
    number < 12
      ? tap(number, onControl: number % 2 == 1, during: body)
      : tap(number - 12, onControl: number % 2 == 0, during: body)
  }

  /// Taps an item: one of its controls, or somewhere in the cell.
  private func tap(
    _ number: Int, onControl: Bool, during body: () -> Void = {}
  ) -> String? {
    guard let (name, cell) = item(number) else {
      body()
      return nil
    }
    let controls = LabFingers.controls(in: cell)
    let control = onControl && !controls.isEmpty ? controls[number / 2 % controls.count] : nil
    let share = CGFloat(number % 5) / 5 + 0.1
    // The action of the tap may remove the control, so its name is read before the tap.
    let target = control.map { "\(ViewName.of($0, in: cell)) of \(name)" } ?? "\(name)"
    if let slider = control as? UISlider {
      let words = noted("a move of the knob of \(target)")
      move(slider, number, during: body)
      respond(number)
      return words
    }
    let words = noted("a tap on \(target)")
    let place =
      control.map { middle(of: $0) }
      ?? cell.convert(CGPoint(x: cell.bounds.width * share, y: cell.bounds.midY), to: nil)
    tap(at: place, during: body)
    // The delete control of a row in editing mode opens the row, which shows the delete button.
    if control != nil, stage.lists.contains(where: { !$0.openSwipeButtons.isEmpty }) {
      chooseFromOpenRow(number)
    }
    respond(number)
    return words
  }

  /// Taps a control of each visible item, from the last item to the first. After each tap, the
  /// controllers that the tap has presented are dismissed.
  ///
  /// Returns a description of the taps; `nil` if no item has a control.
  func tapControls() -> String? {
    var count = 0
    for number in items.indices.reversed() {
      guard let cell = item(number)?.cell, !LabFingers.controls(in: cell).isEmpty else { continue }
      _ = tap(number, onControl: true)
      dismissAll()
      count += 1
    }
    return count == 0 ? nil : "taps on controls of \(count) items"
  }

  /// Records the description of a touch before the touch is made, and returns the description.
  private func noted(_ words: String) -> String {
    stage.note(.touch(words))
    return words
  }

  /// Moves the knob of a slider to another position.
  private func move(_ slider: UISlider, _ number: Int, during body: () -> Void = {}) {
    let bounds = slider.bounds
    let track = slider.trackRect(forBounds: bounds)
    let knob = slider.thumbRect(forBounds: bounds, trackRect: track, value: slider.value)
    var end = track.minX + track.width * (CGFloat(number / 2 % 4) / 4 + 0.125)
    if abs(end - knob.midX) < track.width / 8 { end = track.midX * 2 - end }
    // A knob in the middle is moved by a quarter of the track.
    if abs(end - knob.midX) < track.width / 8 { end += track.width / 4 }
    let touch = stage.window.putFinger(
      at: slider.convert(CGPoint(x: knob.midX, y: knob.midY), to: nil))
    stage.clock.advance(by: 0.05)
    body()
    let (from, to) = (
      touch.location(in: nil), slider.convert(CGPoint(x: end, y: knob.midY), to: nil)
    )
    for step in 1...4 {
      stage.clock.advance(by: 1 / 60)
      let share = CGFloat(step) / 4
      let place = CGPoint(
        x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)
      stage.window.moveFingers([touch: place])
    }
    stage.window.liftFingers([touch])
  }

  /// The visible controls and editable text views in a view, in drawing order.
  static func controls(in view: UIView) -> [UIView] {
    view.subviews.filter(\.isSeen).flatMap { child in
      let isControl = child is UIControl || (child as? UITextView)?.isEditable == true
      return isControl ? [child] : controls(in: child)
    }
  }

  /// Swipes an item a short distance or all the way, in one direction or the other.
  ///
  /// Returns a description of the swipe; `nil` if there is no item.
  func swipe(_ number: Int) -> String? {
    stage.hasSwipedToDelete = false
    guard let (name, cell) = item(number) else { return nil }
    let words = noted("a swipe of \(name)")
    swipe(cell, isFull: number % 4 != 3, isForwards: number % 4 == 2)
    answerAlert(number)
    return words
  }

  /// Swipes a cell a short distance or all the way, in reading direction or against it.
  func swipe(_ cell: UIView, isFull: Bool, isForwards: Bool) {
    let distance = isFull ? cell.bounds.width * 0.85 : 120
    let isRightToLeft = cell.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let sign: CGFloat = isForwards != isRightToLeft ? 1 : -1
    var start = middle(of: cell)
    if isFull { start.x -= cell.bounds.width * 0.4 * sign }
    let touch = stage.window.putFinger(at: start)
    for _ in 0..<12 {
      stage.clock.advance(by: 1 / 60)
      var place = touch.location(in: nil)
      place.x += distance / 12 * sign
      stage.window.moveFingers([touch: place])
    }
    // Only a full swipe deletes the row. A short swipe opens it.
    stage.hasSwipedToDelete = isFull && stage.lists.contains { $0.swipedRowIsToBeDeleted }
    stage.window.liftFingers([touch])
  }

  /// Drags an item by its reorder control, which is at the trailing edge, or by its middle.
  ///
  /// Returns a description of the drag; `nil` if there is no item.
  func drag(_ number: Int, by delta: Double) -> String? {
    guard let (name, cell) = item(number) else { return nil }
    var start = middle(of: cell)
    if number % 3 != 0 {
      let edge = cell.bounds.width / 2 - 22
      start.x += cell.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -edge : edge
    }
    let words = noted("a drag of \(name)")
    let touch = stage.window.putFinger(at: start)
    stage.clock.advance(by: 0.6)
    drag(touch, by: delta)
    stage.clock.advance(by: 0.1)
    stage.window.liftFingers([touch])
    return words
  }

  /// Moves a finger up or down by a number of points, in four frames.
  func drag(_ touch: UITouch, by delta: CGFloat) {
    for _ in 0..<4 {
      stage.clock.advance(by: 1 / 60)
      var place = touch.location(in: nil)
      place.y += delta / 4
      stage.window.moveFingers([touch: place])
    }
  }

  /// Taps a point of the window. The closure is called while the finger rests on the point.
  func tap(at place: CGPoint, during body: () -> Void = {}) {
    let touch = stage.window.putFinger(at: place)
    stage.clock.advance(by: 0.05)
    body()
    // In an app, the run loop lays out the window between the update in `body` and the end of the
    // touch. So the window is laid out here, too.
    stage.window.layoutIfNeeded()
    stage.window.liftFingers([touch])
  }

  func middle(of view: UIView) -> CGPoint {
    view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
  }

  /// Taps a button of the row that is open beside its swipe actions, if there is one.
  func chooseFromOpenRow(_ number: Int) {
    // The row may still be moving.
    stage.clock.advance(by: 0.6)
    let buttons = stage.lists.flatMap(\.openSwipeButtons)
    guard !buttons.isEmpty else { return }
    let (title, button) = buttons[number % buttons.count]
    stage.note(.choice("a tap on \(ViewTree.quoted(title)) beside the row"))
    tap(at: middle(of: button))
  }

  // MARK: Controls outside of the items

  /// Presses a control that is in no item: a button, a segment, a search field, the button of a
  /// bar.
  ///
  /// Returns a description of the touch; `nil` if there is no control.
  func press(_ number: Int) -> String? {
    stage.window.layoutIfNeeded()
    let headers = controlsOfHeaders
    let controls =
      (stage.root.map { LabFingers.controlsAround(in: $0) } ?? []).map { (nil, $0) }
      + headers.map { (Optional($0.name), $0.control) }
    return press(number, of: controls)
  }

  /// Presses a control of a header or footer if the item with a number has no controls.
  private func pressHeader(insteadOf number: Int) -> String? {
    guard let cell = item(number)?.cell, LabFingers.controls(in: cell).isEmpty else { return nil }
    return press(number / 2, of: controlsOfHeaders.map { (Optional($0.name), $0.control) })
  }

  private func press(_ number: Int, of controls: [(header: ElementName?, control: UIView)])
    -> String?
  {
    guard !controls.isEmpty else { return nil }
    let (name, control) = controls[number % controls.count]
    let header = name.map { " of \($0)" } ?? ""
    // A control may have several parts, such as segments, so the position of the tap depends on the
    // number.
    let share = CGFloat(number / controls.count % 4) / 4 + 0.125
    let isWhole =
      control is UIButton || control is UISwitch || control is UITextField
      || !(control is UIControl)
    let place = CGPoint(
      x: control.bounds.width * (isWhole ? 0.5 : share), y: control.bounds.midY)
    let action = control is UISlider ? "a move of the knob of" : "a tap on"
    let words = noted("\(action) \(FingerReach.name(control))\(header)")
    if let slider = control as? UISlider {
      move(slider, number)
    } else {
      tap(at: control.convert(place, to: nil))
    }
    respond(number)
    return words
  }

  /// The visible controls in headers and footers, and the headers and footers that react to a tap
  /// themselves, with the names of their elements.
  var controlsOfHeaders: [(name: ElementName, control: UIView)] {
    stage.visibleLists.flatMap(\.elements).filter { $0.key.kind != nil }
      .sorted { $0.key < $1.key }.flatMap { name, view in
        let controls = LabFingers.controls(in: view).filter {
          ($0 as? UIControl)?.isEnabled == true
        }
        let isTapped =
          controls.isEmpty
          && ([view] + view.subviews).contains { part in
            (part.gestureRecognizers ?? []).contains {
              $0 is UITapGestureRecognizer && $0.isEnabled && $0.isOfApp
            }
          }
        return (isTapped ? [view] : controls).map { (name, $0) }
      }
  }

  /// The visible controls in a view that are in no cell, in drawing order.
  static func controlsAround(in view: UIView) -> [UIView] {
    view.subviews.filter { $0.isSeen && !($0 is _ListElementView) }.flatMap { child in
      guard let control = child as? UIControl, !(child is UIRefreshControl) else {
        return controlsAround(in: child)
      }
      return control.isEnabled ? [child] : []
    }
  }

  /// Uses the screen as a user does: taps an item or one of its controls, presses a control outside
  /// of the items, swipes an item, or opens its menu.
  ///
  /// Returns a description of the action; `nil` if there is nothing to touch.
  func use(_ number: Int) -> String? {
    let other = number / 4
    // Each item is used in both ways: the numbers from 32 on tap the cells whose controls the
    // smaller numbers tap.
    let even = number < 32 ? other * 2 : other * 2 + 1
    let odd = number < 32 ? other * 2 + 1 : other * 2
    return switch number % 4 {
    case 0 where other % 4 == 3: openMenu(even)
    case 0: tap(even, onControl: false)
    case 1: pressHeader(insteadOf: odd) ?? tap(odd, onControl: true)
    case 2: press(other) ?? tap(odd, onControl: true)
    default: swipe(other)
    }
  }

  // MARK: Responding to the effects of a touch

  /// Types a text if a tap has begun to edit a field, chooses from the menu that the tap has
  /// opened, and answers the alert that the tap has presented.
  func respond(_ number: Int) {
    _ = chooseFromMenu(number)
    if let scene = stage.window.windowScene { type(number, in: scene) }
    answerAlert(number)
  }

  /// Types the number. In a text view that grows, types the number twice, on two lines.
  ///
  /// In a field outside of the items, such as a search field, some numbers type the beginning of an
  /// item's text instead, so that a search finds the item.
  private func type(_ number: Int, in scene: UIWindowScene) {
    guard let field = stage.editedView,
      let (name, cell) = items.first(where: { field.isDescendant(of: $0.cell) })
    else {
      let word = (number % 3 != 0 ? beginningOfText(of: number) : nil) ?? "\(number)"
      if stage.isEditing { stage.note(.choice("the typing of \(ViewTree.quoted(word))")) }
      _ = TypedKeys.type(word, in: scene)
      return
    }
    let counts = stage.lists.map(\.counts)
    let words = "\(ViewName.of(field, in: cell)) of \(name)"
    // A text view that does not scroll grows with its lines.
    let grows = (field as? UITextView)?.isScrollEnabled == false
    let text = grows ? "\(number)\n\(number)" : "\(number)"
    stage.note(.choice("the typing of \(ViewTree.quoted(text)) into \(words)"))
    _ = TypedKeys.type(text, in: scene)
    let isReplaced = !items.contains { $0.cell === cell } && stage.lists.map(\.counts) == counts
    guard isReplaced, !stage.isEditing else { return }
    stage.interruptedTyping =
      "Typing into \(words) ends the editing, because its cell is replaced. Reconfigure the item "
      + "instead of reloading it"
  }

  /// The first letters of the first text of an item; `nil` if the item has no text.
  private func beginningOfText(of number: Int) -> String? {
    guard let (_, cell) = item(number) else { return nil }
    func firstText(in view: UIView) -> String? {
      if let text = (view as? UILabel)?.text, !text.isEmpty { return text }
      for child in view.subviews where child.isSeen {
        if let text = firstText(in: child) { return text }
      }
      return nil
    }
    return firstText(in: cell).map { String($0.prefix(2)) }
  }

  /// The alert that the touch has presented; `nil` if there is none.
  var alert: UIAlertController? { stage.controller?.frontController as? UIAlertController }

  /// Taps a button of the alert that the touch has presented, if there is one. Returns the title of
  /// the button.
  @discardableResult
  func answerAlert(_ number: Int) -> String? {
    guard let alert else { return nil }
    stage.clock.advance(by: 0.6)
    let titles = alert.buttonTitles
    guard !titles.isEmpty else { return nil }
    // Even numbers tap items. Half of such a number is even or odd, so that it can choose any
    // button.
    let title = titles[number / 2 % titles.count]
    guard let button = alert.button(titled: title) else { return nil }
    stage.note(.choice("a tap on \(ViewTree.quoted(title)) in the alert"))
    tap(at: middle(of: button))
    return title
  }

  /// Dismisses the controllers that a touch has presented or pushed, closes the row that a swipe
  /// has left open, and ends editing.
  func dismissAll() {
    stage.noteVisitedControllers()
    stage.settle()
    stage.noteVisitedControllers()
    stage.window.endEditing(true)
    stage.lists.forEach { $0.closeSwipedRow() }
    guard let controller = stage.controller else { return }
    if controller.presentedViewController != nil { controller.dismiss(animated: false) }
    for child in [controller] + controller.children {
      guard let navigation = child as? UINavigationController else { continue }
      navigation.popToRootViewController(animated: false)
    }
    stage.settle()
  }
}
