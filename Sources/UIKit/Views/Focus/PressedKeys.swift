import Foundation

// The keys of a keyboard, for tests and for a window with real input: shortcuts, the focus, and
// text.

/// Presses keys of a keyboard, with or without modifier keys.
@MainActor
package enum PressedKeys {
  /// Presses a key, given by its input as in `UIKeyCommand`.
  ///
  /// Returns whether the key was handled.
  ///
  /// Commands with `wantsPriorityOverSystemBehavior` come first, then the system's own use of the
  /// key (typing, or moving the focus), then the other commands. A key without a command is sent
  /// through the responder chain as a press before the system uses it. While a text is edited,
  /// every key is sent as a press first.
  package static func press(
    _ input: String, _ modifiers: UIKeyModifierFlags = [], in scene: UIWindowScene?
  ) -> Bool {
    let scene =
      scene ?? FirstResponder.latest?.windowInChain?.windowScene
      ?? UIApplication.shared.keyWindow?.windowScene
    guard let scene, let start = firstInChain(of: scene) else { return false }
    let commands = commands(from: start).filter {
      $0.modifierFlags == modifiers && $0.input?.lowercased() == input.lowercased()
    }
    for command in commands where command.wantsPriorityOverSystemBehavior {
      if perform(command, from: start) { return true }
    }
    let others = commands.filter { !$0.wantsPriorityOverSystemBehavior }
    let isTyping = scene.firstResponder.current is any UIKeyInput
    if !others.isEmpty, !isTyping {
      if performSystemAction(input, modifiers, in: scene) { return true }
      if others.contains(where: { perform($0, from: start) }) { return true }
    }
    return sendPress(UIKey(input: input, modifiers), to: start, of: scene) {
      if !others.isEmpty, !isTyping { return false }
      return performSystemAction(input, modifiers, in: scene)
        || others.contains { perform($0, from: start) }
    }
  }

  // MARK: Presses

  /// Sends the press of a key through the responder chain.
  ///
  /// Returns whether the press was handled. A responder that does not pass the press on handles it.
  /// If all responders pass the press on, `system` may handle it.
  private static func sendPress(
    _ key: UIKey, to start: UIResponder, of scene: UIWindowScene, then system: () -> Bool
  ) -> Bool {
    let (press, event) = (UIPress(), UIPressesEvent())
    let window = start.windowInChain
    (press.key, press.responder, press.window) = (key, start, window)
    press.timestamp = window?.frameClock.now ?? 0
    (event.type, event.timestamp, event.first) = (.presses, press.timestamp, start)
    event.allPresses = [press]
    start.pressesBegan([press], with: event)
    // A text view types a key if the text view itself passes the press on. A later responder in the
    // responder chain can't prevent the typing.
    let isTyping = scene.firstResponder.current is any UIKeyInput
    let isForSystem = isTyping && event.hasPassedFirst || event.hasPassedAll
    let isDone = isForSystem ? system() : true
    press.phase = .ended
    start.pressesEnded([press], with: event)
    return isDone
  }

  // MARK: Commands

  /// The start of the responder chain for a key: the first responder, the focused view, or the view
  /// in the middle of the key window.
  private static func firstInChain(of scene: UIWindowScene) -> UIResponder? {
    if let first = scene.firstResponder.current { return first }
    if let focused = scene.startedFocusSystem?.focused { return focused }
    guard let window = scene.keyWindow ?? scene.windows.first else { return nil }
    window.layoutIfNeeded()
    return window.hitTest(CGPoint(x: window.bounds.midX, y: window.bounds.midY), with: nil)
      ?? window
  }

  /// The commands of a responder and of the later responders in the responder chain, then the
  /// commands of the main menus.
  private static func commands(from start: UIResponder) -> [UIKeyCommand] {
    var commands: [UIKeyCommand] = []
    var next: UIResponder? = start
    while let responder = next {
      commands += responder.keyCommands ?? []
      next = responder.next
    }
    func collect(_ menu: UIMenu) {
      for child in menu.children {
        if let menu = child as? UIMenu { collect(menu) }
        if let command = child as? UIKeyCommand { commands.append(command) }
      }
    }
    collect(UIMenuSystem.main.menu(builtBy: start))
    return commands
  }

  /// Performs a command, unless it is disabled or no responder has its method.
  private static func perform(_ command: UIKeyCommand, from start: UIResponder) -> Bool {
    guard
      let target = start.target(forAction: command.action, withSender: command) as? UIResponder
    else { return false }
    target.validate(command)
    guard command.attributes.isDisjoint(with: [.disabled, .hidden]) else { return false }
    command.action.send(to: target, command)
    return true
  }

  // MARK: The system

  /// Uses a key as the system does: to type, or to move the caret or the focus.
  ///
  /// Returns whether the key was handled.
  private static func performSystemAction(
    _ input: String, _ modifiers: UIKeyModifierFlags, in scene: UIWindowScene
  ) -> Bool {
    let typist = scene.firstResponder.current as? any UIKeyInput
    // Caps Lock changes only letters, so it does not count as a modifier key of other keys.
    let isPlain = modifiers.subtracting(.alphaShift).isEmpty
    switch input {
    case "\t" where modifiers.isSubset(of: [.shift, .alphaShift]):
      // In a text of several lines the tab key inserts a tab, as the return key inserts a line
      // break.
      if isPlain, let text = typist as? any TextEditing,
        text.insertablePart(of: "\n") == "\n"
      {
        return TypedKeys.type("\t", in: scene)
      }
      return moveFocus(isPlain ? .next : .previous, in: scene)
    case UIKeyCommand.inputUpArrow, UIKeyCommand.inputDownArrow, UIKeyCommand.inputLeftArrow,
      UIKeyCommand.inputRightArrow:
      guard modifiers.isEmpty else { return false }
      if let text = typist as? any UITextInput { return moveCaret(input, in: text) }
      return moveFocus(heading(of: input), in: scene)
    case "\r" where modifiers.isSubset(of: [.shift, .alphaShift]), " " where isPlain:
      if typist != nil {
        return input == " " ? TypedKeys.type(" ", in: scene) : TypedKeys.pressReturn(in: scene)
      }
      guard isPlain, let focused = scene.startedFocusSystem?.focused else { return false }
      return focused.focusGroupView?.pressFocused(focused) ?? false
    default:
      guard modifiers.isSubset(of: [.shift, .alphaShift]), input.count == 1, typist != nil else {
        return false
      }
      return TypedKeys.type(modifiers.isEmpty ? input : input.uppercased(), in: scene)
    }
  }

  /// Returns the direction of an arrow key.
  private static func heading(of input: String) -> UIFocusHeading {
    switch input {
    case UIKeyCommand.inputUpArrow: .up
    case UIKeyCommand.inputDownArrow: .down
    case UIKeyCommand.inputLeftArrow: .left
    default: .right
    }
  }

  /// Moves the focus.
  ///
  /// A text field that gets the focus becomes first responder, and a text field that loses the
  /// focus resigns.
  private static func moveFocus(_ heading: UIFocusHeading, in scene: UIWindowScene) -> Bool {
    guard let system = scene.focusSystem else { return false }
    let editing = scene.firstResponder.current as? UIView
    if let editing, editing.canBecomeFocused, system.focused !== editing {
      system.move(to: editing, [])
    }
    guard system.move(heading) else { return false }
    let focused = system.focused
    if let field = focused as? any TextEditing {
      field.becomeFirstResponder()
    } else if let editing, editing is any TextEditing, editing !== focused {
      editing.resignFirstResponder()
    }
    return true
  }

  /// Moves the caret of a text by one character to the left or right.
  ///
  /// Returns whether the text has handled the key.
  private static func moveCaret(_ input: String, in text: any UITextInput) -> Bool {
    guard let selection = text.selectedTextRange else { return false }
    let isLeft = input == UIKeyCommand.inputLeftArrow
    guard isLeft || input == UIKeyCommand.inputRightArrow else { return false }
    let isMirrored = text.baseWritingDirection(for: selection.start, in: .backward) == .rightToLeft
    let isBackwards = isLeft != isMirrored
    let edge = isBackwards ? selection.start : selection.end
    let place =
      selection.isEmpty
      ? text.tokenizer.position(
        from: edge, toBoundary: .character,
        inDirection: .storage(isBackwards ? .backward : .forward))
      : edge
    if let place { text.selectedTextRange = text.textRange(from: place, to: place) }
    return true
  }
}
