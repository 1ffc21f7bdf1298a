import Foundation

/// A view that does something when it is used: a button, a switch, a field.
///
///     let control = UIControl(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
///     control.addAction(UIAction { _ in print("tapped") }, for: .touchUpInside)
///     control.sendActions(for: .touchUpInside)   // tapped
///
/// Who is told is told in the order in which it was added.
@preconcurrency @MainActor
open class UIControl: UIView, UIContextMenuInteractionDelegate {
  // MARK: Creating

  /// A control with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A control with a frame, and what it is there for.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Creates what a nib describes. Other archives are not read: with another coder this traps.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.fill(self, as: UIControl.self)
  }

  // MARK: State

  /// Whether it can be used.
  open var isEnabled = true { didSet { if isEnabled != oldValue { stateChanged() } } }

  /// Whether it is chosen. Most controls do not change that themselves.
  open var isSelected = false { didSet { if isSelected != oldValue { stateChanged() } } }

  /// Whether it looks as if a finger was on it.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateChanged() } } }

  /// All of that in one.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Whether a finger that went down on it is followed.
  open internal(set) var isTracking = false

  /// Whether that finger is inside.
  open internal(set) var isTouchInside = false

  // MARK: A finger on it: see `UIControl+Tracking.swift`

  /// A finger came down on it. Answers whether it is followed.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// The finger moved. Answers whether it is followed further.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// The finger went up.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Something came between: the finger is followed no more.
  open func cancelTracking(with event: UIEvent?) { stopTracking() }

  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil, let trackedTouch { cancel(trackedTouch, nil) }
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    track(touches, event, begin)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    track(touches, event, follow)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    track(touches, event, end)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    track(touches, event, cancel)
  }

  /// A finger that came down on it goes up on it, and nobody has been told.
  internal func willBeUsed() {}

  /// A finger that came down on it went up on it. Controls that do one thing do it here.
  internal func wasUsed(_ event: UIEvent?) {}

  /// The finger that is followed.
  internal final weak var trackedTouch: UITouch?

  /// The control is in another state, and may look different.
  internal func stateChanged() {
    setNeedsLayout()
    setNeedsDisplay()
  }

  // MARK: Its menu: see `UIControl+Menu.swift`

  /// Whether a tap shows its menu, instead of doing what it is there for.
  open var showsMenuAsPrimaryAction = false

  /// Whether a finger that rests on it shows its menu.
  open var isContextMenuInteractionEnabled = false

  /// Does what it is there for: shows its menu, if that is it.
  open func performPrimaryAction() {
    guard isEnabled else { return }
    if showsMenuAsPrimaryAction && presentMenu() { return }
    willBeUsed()
    wasUsed(nil)
  }

  /// The interaction that brings up the control's menu; `nil`, where neither a tap nor a finger that
  /// rests on the control does.
  open var contextMenuInteraction: UIContextMenuInteraction? {
    guard showsMenuAsPrimaryAction || isContextMenuInteractionEnabled else { return nil }
    let interaction = menuInteraction ?? UIContextMenuInteraction(delegate: self)
    menuInteraction = interaction
    return interaction
  }

  private var menuInteraction: UIContextMenuInteraction?

  /// Answers the menu of the control, and `nil` where it has none. A subclass may answer another one.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard ownMenu != nil else { return nil }
    // Asked when the menu comes: who is told of `.menuActionTriggered` may still change it.
    return UIContextMenuConfiguration(actionProvider: { [weak self] _ in self?.ownMenu })
  }

  /// Answers what is lifted when the menu comes: the control as it is.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// Answers what is put down when the menu goes: the control as it is.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// Called when the menu is about to come.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// Called when the menu is about to go.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// Answers the point in the control that the menu comes out of: the middle of its lower edge.
  /// - Differs: No menu is drawn. The point is kept for who asks.
  open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
    CGPoint(x: bounds.midX, y: bounds.maxY)
  }

  /// What a pointer that rests on it is told. There is no pointer.
  open var toolTip: String?

  /// The menu that it has.
  internal var ownMenu: UIMenu? { nil }

  /// Whether one line of its menu is on, whatever the menu says.
  internal var keepsOneChoice: Bool { false }

  /// A line of its menu has been chosen.
  internal func hasChosen(_ leaf: any UIMenuLeaf) { leaf.performWithSender(self, target: nil) }

  internal final var menuPresentation: PresentedMenu?
  /// The configuration of the menu that is shown.
  internal final var menuConfiguration: UIContextMenuConfiguration?
  internal final var menuHold: MenuHold?

  // MARK: Look

  /// Where what it shows stands, up and down.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { if contentVerticalAlignment != oldValue { setNeedsLayout() } }
  }

  /// Where what it shows stands, sideways.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
  }

  /// The same, with the sides that the direction of reading makes of leading and trailing.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch contentHorizontalAlignment {
    case .leading: return isMirrored ? .right : .left
    case .trailing: return isMirrored ? .left : .right
    case let side: return side
    }
  }

  // MARK: Who is told: see `UIControl+Handlers.swift`

  internal final var handlers: [ControlHandler] = []

  /// Calls a method of a target when something happens. With `nil` as target it is the first responder
  /// that knows the method, or one behind it. The target is not kept alive.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    add(.selector(action), target: target, for: controlEvents)
  }

  /// Calls it no more. `nil` stands for any target, and for any method.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    removeHandlers(for: controlEvents) { handler in
      guard !handler.isAction else { return false }
      if let target, handler.target !== (target as AnyObject) { return false }
      return action == nil || action == handler.selector
    }
  }

  /// Does something when something happens, instead of what was to be done under the same identifier.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    handlers.append(ControlHandler(.action(action), target: nil, events: controlEvents))
  }

  /// Does it no more.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Does it no more.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    removeHandlers(for: controlEvents) { $0.action?.identifier == actionIdentifier }
  }

  /// All targets that are still there.
  open var allTargets: Set<AnyHashable> {
    Set(handlers.compactMap { $0.target as? AnyHashable })
  }

  /// Everything that somebody is told of.
  open var allControlEvents: Event { handlers.reduce(into: []) { $0.formUnion($1.events) } }

  /// The names of the methods of a target that are called when something happens.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let object = target.map { $0 as AnyObject }
    let names = handlers.compactMap { handler -> String? in
      guard !handler.isAction, !handler.isGone, handler.target === object,
        !handler.events.isDisjoint(with: controlEvent)
      else { return nil }
      return handler.selector?.name
    }
    return names.isEmpty ? nil : names
  }

  /// Calls a closure for everything that is done when something happens, until it says to stop.
  open func enumerateEventHandlers(
    _ iterator: (
      _ action: UIAction?, _ targetAction: (Any?, Selector)?, _ event: Event, _ stop: inout Bool
    ) -> Void
  ) { visitHandlers(iterator) }

  // MARK: Telling

  /// Something happens: tells everybody who wants to know.
  open func sendActions(for controlEvents: Event) { tellHandlers(of: controlEvents) }

  /// Calls a method of a target, or of the responders from the first one on, if there is none.
  /// Subclasses look here at what is called.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  /// Does an action. Subclasses look here at what is done.
  open func sendAction(_ action: UIAction) { action.performWithSender(self, target: nil) }

  internal override var accessibilityDefaults: AccessibilityDefaults {
    var traits = UIAccessibilityTraits.none
    if isSelected { traits.insert(.selected) }
    if !isEnabled { traits.insert(.notEnabled) }
    return AccessibilityDefaults(traits: traits)
  }
}
