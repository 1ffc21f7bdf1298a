import Foundation

/// The base class of controls, such as buttons, switches and text fields.
///
///     let control = UIControl(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
///     control.addAction(UIAction { _ in print("tapped") }, for: .touchUpInside)
///     control.sendActions(for: .touchUpInside)   // tapped
///
/// Handlers are called in the order in which they were added.
@preconcurrency @MainActor
open class UIControl: UIView, UIContextMenuInteractionDelegate {
  // MARK: Creating

  /// Creates a control with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a control with a frame and a primary action.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Creates the view that a nib describes. Other archives are not supported: with another coder,
  /// this initializer traps.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.fill(self, as: UIControl.self)
  }

  // MARK: State

  /// Whether the control is enabled.
  open var isEnabled = true {
    willSet { willChangeValue(forKey: "enabled") }
    didSet {
      if isEnabled != oldValue { stateChanged() }
      didChangeValue(forKey: "enabled")
    }
  }

  /// Whether the control is selected. Most controls do not change this property themselves.
  open var isSelected = false {
    willSet { willChangeValue(forKey: "selected") }
    didSet {
      if isSelected != oldValue { stateChanged() }
      didChangeValue(forKey: "selected")
    }
  }

  /// Whether the control is highlighted, for example while it is touched.
  open var isHighlighted = false {
    willSet { willChangeValue(forKey: "highlighted") }
    didSet {
      if isHighlighted != oldValue { stateChanged() }
      didChangeValue(forKey: "highlighted")
    }
  }

  /// The state of the control.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Whether a touch is tracked.
  open internal(set) var isTracking = false

  /// Whether the tracked touch is inside of the control.
  open internal(set) var isTouchInside = false

  // MARK: Tracking: see `UIControl+Tracking.swift`

  /// Called when a touch begins. Returns whether the control tracks the touch.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the tracked touch has moved. Returns whether tracking continues.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the tracked touch has ended.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Called when the tracked touch was cancelled.
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

  /// Called before the handlers, when a touch ends inside of the control.
  internal func willBeUsed() {}

  /// Called when a touch has ended inside of the control.
  ///
  /// Controls with a single action perform the action here.
  internal func wasUsed(_ event: UIEvent?) {}

  /// The tracked touch.
  internal final weak var trackedTouch: UITouch?

  /// Called when the state or the alignment of the control has changed, which may change its
  /// appearance.
  internal func stateChanged() {
    setNeedsLayout()
    setNeedsDisplay()
  }

  // MARK: Menu: see `UIControl+Menu.swift`

  /// Whether a touch shows the menu, in place of the primary action.
  open var showsMenuAsPrimaryAction = false {
    didSet { if showsMenuAsPrimaryAction != oldValue { stateChanged() } }
  }

  /// Whether a long press shows the menu.
  open var isContextMenuInteractionEnabled = false

  /// Performs the primary action, or shows the menu if `showsMenuAsPrimaryAction` is true.
  open func performPrimaryAction() {
    guard isEnabled else { return }
    if showsMenuAsPrimaryAction && presentMenu() { return }
    willBeUsed()
    wasUsed(nil)
  }

  /// The interaction that shows the control's menu; `nil` if neither a tap nor a long press shows
  /// the menu.
  open var contextMenuInteraction: UIContextMenuInteraction? {
    guard showsMenuAsPrimaryAction || isContextMenuInteractionEnabled else { return nil }
    let interaction = menuInteraction ?? ControlMenuInteraction(of: self)
    menuInteraction = interaction
    return interaction
  }

  private var menuInteraction: UIContextMenuInteraction?

  /// Returns the configuration of the control's menu; `nil` if the control has no menu. A subclass
  /// may return another configuration.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard ownMenu != nil else { return nil }
    // The menu is read when it appears, because handlers of `.menuActionTriggered` may still
    // replace the menu.
    return UIContextMenuConfiguration(actionProvider: { [weak self] _ in self?.ownMenu })
  }

  /// Returns the preview when the menu appears.
  ///
  /// The default is the result of the method from before iOS 16,
  /// `contextMenuInteraction(_:previewForHighlightingMenuWithConfiguration:)`.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    // `true` means that Galley only checks whether a subclass overrides the method.
    if OptionalMember.noteDefault(self) { return nil }
    return contextMenuInteraction(
      interaction, previewForHighlightingMenuWithConfiguration: configuration)
  }

  /// Returns the preview when the menu disappears.
  ///
  /// The default is the result of the method from before iOS 16,
  /// `contextMenuInteraction(_:previewForDismissingMenuWithConfiguration:)`.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    // `true` means that Galley only checks whether a subclass overrides the method.
    if OptionalMember.noteDefault(self) { return nil }
    return contextMenuInteraction(
      interaction, previewForDismissingMenuWithConfiguration: configuration)
  }

  /// Returns the preview when the menu appears. The default is `nil`, which means a preview of the
  /// control.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// Returns the preview when the menu disappears. The default is `nil`, which means a preview of
  /// the control.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// Called when the user has tapped the preview.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { OptionalMember.noteDefault(self) }

  /// Called before the menu appears.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// Called before the menu disappears.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// Returns the point of the control from which the menu appears: the middle of its bottom edge.
  /// - Differs: the point has no effect. The menu appears beside the control.
  open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
    CGPoint(x: bounds.midX, y: bounds.maxY)
  }

  /// The tooltip for a pointer. The value is stored without effect.
  open var toolTip: String?

  /// The menu of the control.
  internal var ownMenu: UIMenu? { nil }

  /// Whether exactly one element of the menu is selected, even if the menu does not have the option
  /// `.singleSelection`.
  internal var keepsOneChoice: Bool { false }

  /// Called when an element of the menu was chosen.
  internal func hasChosen(_ leaf: any UIMenuLeaf) { leaf.performWithSender(self, target: nil) }

  internal final var menuPresentation: PresentedMenu?
  /// The configuration of the visible menu.
  internal final var menuConfiguration: UIContextMenuConfiguration?
  internal final var menuLongPressTimer: MenuLongPressTimer?

  // MARK: Appearance

  /// The vertical alignment of the content.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { if contentVerticalAlignment != oldValue { stateChanged() } }
  }

  /// The horizontal alignment of the content.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { if contentHorizontalAlignment != oldValue { stateChanged() } }
  }

  /// The horizontal alignment with leading and trailing resolved to left and right.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch contentHorizontalAlignment {
    case .leading: return isMirrored ? .right : .left
    case .trailing: return isMirrored ? .left : .right
    case let side: return side
    }
  }

  // MARK: Targets and actions: see `UIControl+Handlers.swift`

  /// The handlers of events, in the order in which they were added.
  internal final var handlers: [ControlHandler] = []

  /// Associates a method of a target with events.
  ///
  /// With `nil` as the target, the method is called on the first object in the responder chain that
  /// implements the method. The target is not retained.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    add(.selector(action), target: target, for: controlEvents)
  }

  /// Removes a method of a target from events. `nil` means any target, or any method.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    removeHandlers(for: controlEvents) { handler in
      guard !handler.isAction else { return false }
      if let target, handler.target !== (ActionTarget.unboxed(target) as AnyObject) {
        return false
      }
      return action == nil || action == handler.selector
    }
  }

  /// Adds an action for events. The action replaces an action with the same identifier.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    handlers.append(ControlHandler(.action(action), target: nil, events: controlEvents))
  }

  /// Removes an action from events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Removes the action with an identifier from events.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    removeHandlers(for: controlEvents) { $0.action?.identifier == actionIdentifier }
  }

  /// All targets that were not deallocated. `NSNull` stands for handlers that were added with `nil`
  /// as the target.
  open var allTargets: Set<AnyHashable> {
    Set(
      handlers.compactMap { handler -> AnyHashable? in
        if handler.isAction || handler.hasTarget { return handler.target as? AnyHashable }
        return UIControl.anyResponder
      })
  }

  /// The value that stands for all handlers without a target in `allTargets`.
  private static let anyResponder: AnyHashable = NSNull()

  /// All events with handlers.
  open var allControlEvents: Event { handlers.reduce(into: []) { $0.formUnion($1.events) } }

  /// Returns the names of the methods of a target for an event.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let object = target.map { ActionTarget.unboxed($0) as AnyObject }
    let names = handlers.compactMap { handler -> String? in
      guard !handler.isAction, !handler.isGone, handler.target === object,
        !handler.events.isDisjoint(with: controlEvent)
      else { return nil }
      return handler.selector?.name
    }
    return names.isEmpty ? nil : names
  }

  /// Calls a closure with each handler of events, until the closure sets `stop`.
  open func enumerateEventHandlers(
    _ iterator: (
      _ action: UIAction?, _ targetAction: (Any?, Selector)?, _ event: Event, _ stop: inout Bool
    ) -> Void
  ) { visitHandlers(iterator) }

  // MARK: Sending

  /// Calls the handlers of events.
  open func sendActions(for controlEvents: Event) {
    performHandlers(for: controlEvents, with: eventOfValue)
  }

  /// The event of the touch that has changed the value, while the handlers of the change are
  /// called.
  internal final var eventOfValue: UIEvent?

  /// Calls a method of a target, or of the responder chain if there is no target. Subclasses can
  /// override this method to observe the calls.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  /// Performs an action. Subclasses can override this method to observe the actions.
  open func sendAction(_ action: UIAction) { action.performWithSender(self, target: nil) }

  internal override var accessibilityDefaults: AccessibilityDefaults {
    var traits = UIAccessibilityTraits.none
    if isSelected { traits.insert(.selected) }
    if !isEnabled { traits.insert(.notEnabled) }
    return AccessibilityDefaults(traits: traits)
  }
}
