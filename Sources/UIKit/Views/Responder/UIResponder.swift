import Foundation

/// An object that receives events: a view, a controller, the application.
///
/// Events that a responder does not handle are passed on to its `next` responder.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// Creates a responder.
  public override init() { super.init() }

  /// Called on an object from a nib when all of the nib's objects have been created; not called for
  /// objects created in code.
  ///
  /// By default this method does nothing.
  open func awakeFromNib() { Ported.callOverride("awakeFromNib()", of: self) }

  /// Returns the object that replaces this object, which a nib has just created; by default the
  /// object itself.
  ///
  /// For example, a nib contains an empty view as a placeholder. The placeholder returns the view
  /// from another nib, which has the subviews:
  ///
  ///     override func awakeAfter(using coder: NSCoder) -> Any? {
  ///       guard subviews.isEmpty else { return self }
  ///       return UINib(nibName: "Rating", bundle: nil).instantiate(withOwner: nil).first
  ///     }
  ///
  /// Outlets of other objects, and constraints of the superviews, refer to the returned object. The
  /// returned object has the outlets, actions and runtime attributes that the nib has for the
  /// replaced object. The other properties and the constraints of that object are not copied.
  ///
  /// - Differs: Called only for views, controllers and other responders of nibs.
  /// - Unverified: that an object that was replaced is not sent `awakeFromNib()`.
  open func awakeAfter(using coder: NSCoder) -> Any? { self }

  /// Prepares a view for Xcode's canvas.
  ///
  /// Galley never calls this method.
  open func prepareForInterfaceBuilder() {}

  /// The name of the class, with its module unless the class belongs to UIKit: `UIView`,
  /// `Feed.FeedCell`.
  open class func description() -> String { className(of: self) }

  // MARK: Responder chain

  /// The next responder in the chain.
  open var next: UIResponder? { nil }

  /// Whether the responder can become first responder.
  open var canBecomeFirstResponder: Bool {
    Ported.overridden("canBecomeFirstResponder", of: self, or: false)
  }

  /// Whether the responder can resign as first responder.
  open var canResignFirstResponder: Bool { true }

  /// Whether the responder is the first responder.
  open var isFirstResponder: Bool { firstIn?.current === self }

  /// The object that stores the first responder of the scene in which this responder became first
  /// responder.
  internal final weak var firstIn: FirstResponder?

  /// Makes this object the first responder. Returns whether this object is the first responder.
  @discardableResult
  open func becomeFirstResponder() -> Bool { FirstResponder.holder(for: self).become(self) }

  /// The responder itself, if it is a view; its loaded view, if it is a controller.
  internal var responderView: UIView? { nil }

  /// Called when the responder has become first responder, before the keyboard appears.
  internal func becameFirstResponder() {}

  /// Resigns as first responder. Returns whether this object has resigned.
  @discardableResult
  open func resignFirstResponder() -> Bool { firstIn?.resign(self) ?? true }

  /// Updates the input view and the input accessory view, if this responder is the first responder.
  open func reloadInputViews() {
    if isFirstResponder { firstIn?.keyboardFollows() }
  }

  /// The view that replaces the keyboard.
  ///
  /// If the value is `nil`, the input view of the next responder is used. If no responder has an
  /// input view, the keyboard is used. The input view is in a separate window at the bottom of the
  /// screen, above the app's windows.
  ///
  /// - Unverified: The safe area at the bottom is added to the height of the view.
  open var inputView: UIView? { Ported.overridden("inputView", of: self, or: nil) }

  /// The view on top of the keyboard.
  ///
  /// If the value is `nil`, the accessory view of the next responder is used. The height of the
  /// accessory view is part of the keyboard's height.
  ///
  /// A controller that can become first responder, and is not a `UIKeyInput`, shows only this view,
  /// at the bottom of the screen, as soon as the controller has appeared. The view stays visible
  /// while a field in the view is first responder, and the controller becomes first responder again
  /// afterwards.
  ///
  /// - Unverified: the time at which the controller becomes first responder again.
  open var inputAccessoryView: UIView? {
    Ported.overridden("inputAccessoryView", of: self, or: nil)
  }

  /// A controller whose view replaces the keyboard, if there is no `inputView`.
  open var inputViewController: UIInputViewController? { nil }

  /// A controller whose view is on top of the keyboard, if there is no `inputAccessoryView`.
  open var inputAccessoryViewController: UIInputViewController? { nil }

  /// The shortcuts over the keyboard.
  ///
  /// The shortcuts are stored without effect.
  open var inputAssistantItem: UITextInputAssistantItem {
    if let item = assistantItem { return item }
    let item = UITextInputAssistantItem()
    assistantItem = item
    return item
  }

  private var assistantItem: UITextInputAssistantItem?

  /// The language of the keyboard.
  open var textInputMode: UITextInputMode? { UITextInputMode.current }

  /// The key under which the system remembers the keyboard's language for this text.
  ///
  /// The default is `nil`.
  open var textInputContextIdentifier: String? { nil }

  /// The user's activity, which another device may continue.
  ///
  /// The value is stored without effect.
  open var userActivity: NSUserActivity?

  /// Stores the current state in an activity.
  open func updateUserActivityState(_ activity: NSUserActivity) {}

  /// Restores the state of an activity.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}

  /// The nearest undo manager in the responder chain.
  ///
  /// Each window has an undo manager. A controller or a view may override this property to return
  /// another undo manager.
  open var undoManager: UndoManager? { next?.undoManager }

  // MARK: Touches and keys

  /// Called when touches begin.
  ///
  /// By default the touches are passed on to the next responder.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if Ported.callOverride("touchesBegan(_:with:)", of: self, touches, event) { return }
    next?.touchesBegan(touches, with: event)
  }

  /// Called when touches have moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if Ported.callOverride("touchesMoved(_:with:)", of: self, touches, event) { return }
    next?.touchesMoved(touches, with: event)
  }

  /// Called when touches end.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if Ported.callOverride("touchesEnded(_:with:)", of: self, touches, event) { return }
    next?.touchesEnded(touches, with: event)
  }

  /// Called when touches are cancelled, by a gesture or a phone call.
  ///
  /// Effects of the touches should be undone.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if Ported.callOverride("touchesCancelled(_:with:)", of: self, touches, event) { return }
    next?.touchesCancelled(touches, with: event)
  }

  /// Called when estimated properties of touches are updated.
  ///
  /// Galley never calls this method.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

  /// Called when presses begin.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if event?.first === self { event?.hasPassedFirst = true }
    guard let next else { event?.hasPassedAll = true; return }
    next.pressesBegan(presses, with: event)
  }

  /// Called when the force of presses has changed.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  /// Called when presses end.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  /// Called when presses are cancelled.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  /// Called when a movement of the device begins.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    if Ported.callOverride("motionBegan(_:with:)", of: self, motion, event) { return }
    next?.motionBegan(motion, with: event)
  }

  /// Called when a movement of the device has ended.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    if Ported.callOverride("motionEnded(_:with:)", of: self, motion, event) { return }
    next?.motionEnded(motion, with: event)
  }

  /// Called when a movement of the device was cancelled.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    if Ported.callOverride("motionCancelled(_:with:)", of: self, motion, event) { return }
    next?.motionCancelled(motion, with: event)
  }

  /// Called when a button of a remote control was pressed.
  /// - Differs: There are no remote controls. An event that an app passes in is passed on.
  open func remoteControlReceived(with event: UIEvent?) {
    next?.remoteControlReceived(with: event)
  }

  // MARK: Actions

  /// Whether the responder can perform an action: by default, whether it has a method with that
  /// name.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    if pasteConfiguration != nil, action == Selector("paste:") {
      return canPaste(UIPasteboard.general.itemProviders)
    }
    return action.isKnown(to: self)
  }

  /// Returns the responder that performs an action: this responder, or the next responder that can
  /// perform it.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender)
      ? self : next?.target(forAction: action, withSender: sender)
  }

  /// Changes the menus of the app, or the context menus.
  ///
  /// The responders in the chain are called one after the other, from the end of the chain to the
  /// first responder.
  open func buildMenu(with builder: any UIMenuBuilder) {}

  /// Called before a menu shows a command, and before a key performs it.
  ///
  /// The responder that would perform the command is called. An override may enable or disable the
  /// command, and change its title, its image and its state.
  open func validate(_ command: UICommand) {}

  /// The keyboard shortcuts of the responder.
  open var keyCommands: [UIKeyCommand]? { nil }

  // MARK: Pasting

  /// The types that the responder accepts from the pasteboard, and in drops on a view.
  /// - Differs: Drops need a `UIDropInteraction`.
  open var pasteConfiguration: UIPasteConfiguration?

  /// Whether the responder accepts some items: by default, whether its paste configuration has a
  /// type of one of them.
  open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
    pasteConfiguration.map { $0.accepts(itemProviders) } ?? false
  }

  /// Pastes items from the pasteboard.
  ///
  /// `paste(_:)` calls this method if there is a paste configuration. By default this method does
  /// nothing.
  open func paste(itemProviders: [NSItemProvider]) {}

  // MARK: Sharing

  /// The items of the responder that can be shared.
  /// - Differs: Nothing reads the property; an app can show the items in a
  ///   `UIActivityViewController`.
  open var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)?

  // MARK: Edit commands: see `UIResponderStandardEditActions`

  /// Cuts the selection to the pasteboard.
  ///
  /// By default this method does nothing.
  open func cut(_ sender: Any?) {}

  /// Copies the selection to the pasteboard.
  ///
  /// By default this method does nothing.
  open func copy(_ sender: Any?) {}

  /// Replaces the selection with the content of the pasteboard.
  ///
  /// By default this method does nothing, unless there is a paste configuration.
  open func paste(_ sender: Any?) {
    guard pasteConfiguration != nil else { return }
    let providers = UIPasteboard.general.itemProviders
    if canPaste(providers) { paste(itemProviders: providers) }
  }

  /// Replaces the selection with the content of the pasteboard, in the style of the text around it.
  ///
  /// By default this method does nothing.
  open func pasteAndMatchStyle(_ sender: Any?) {}

  /// Deletes the selection.
  ///
  /// By default this method does nothing.
  open func delete(_ sender: Any?) {}

  /// Selects the word at the caret.
  ///
  /// By default this method does nothing.
  open func select(_ sender: Any?) {}

  /// Selects everything.
  ///
  /// By default this method does nothing.
  open func selectAll(_ sender: Any?) {}

  /// Makes the selection bold, or not bold.
  ///
  /// By default this method does nothing.
  open func toggleBoldface(_ sender: Any?) {}

  /// Makes the selection italic, or not italic.
  ///
  /// By default this method does nothing.
  open func toggleItalics(_ sender: Any?) {}

  /// Underlines the selection, or removes the underline.
  ///
  /// By default this method does nothing.
  open func toggleUnderline(_ sender: Any?) {}

  /// Makes the selection larger.
  ///
  /// By default this method does nothing.
  open func increaseSize(_ sender: Any?) {}

  /// Makes the selection smaller.
  ///
  /// By default this method does nothing.
  open func decreaseSize(_ sender: Any?) {}

  /// Sets the direction of the selection to left to right.
  ///
  /// By default this method does nothing.
  open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}

  /// Sets the direction of the selection to right to left.
  ///
  /// By default this method does nothing.
  open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}

  // MARK: Accessibility

  /// The accessibility properties that were set.
  internal final var accessibility = AccessibilityStorage()

  /// The accessibility defaults of this kind of responder.
  internal var accessibilityDefaults: AccessibilityDefaults { .none }
  /// The elements inside this element that are separate accessibility elements, such as the switch
  /// in a row.
  internal var innerAccessibilityElements: [AccessibilityReader.Element] { [] }
  /// The elements inside this element that are read as its label, such as the texts of a row.
  internal var spokenAccessibilityElements: [AccessibilityReader.Element] { [] }

  /// Whether the responder is an accessibility element.
  open var isAccessibilityElement: Bool {
    get { accessibility.isElement ?? accessibilityDefaults.isElement }
    set { accessibility.isElement = newValue }
  }

  /// The accessibility label.
  open var accessibilityLabel: String? {
    get { accessibility.label?.string ?? accessibilityDefaults.label }
    set { accessibility.label = newValue.map { NSAttributedString(string: $0) } }
  }

  /// The accessibility label, with attributes for speech.
  open var accessibilityAttributedLabel: NSAttributedString? {
    get { accessibility.label ?? accessibilityLabel.map { NSAttributedString(string: $0) } }
    set { accessibility.label = newValue }
  }

  /// The accessibility value, such as a number or a state.
  open var accessibilityValue: String? {
    get { accessibility.value?.string ?? accessibilityDefaults.value }
    set { accessibility.value = newValue.map { NSAttributedString(string: $0) } }
  }

  /// The accessibility value, with attributes for speech.
  open var accessibilityAttributedValue: NSAttributedString? {
    get { accessibility.value ?? accessibilityValue.map { NSAttributedString(string: $0) } }
    set { accessibility.value = newValue }
  }

  /// The accessibility hint, which describes the result of an action.
  open var accessibilityHint: String? {
    get { accessibility.hint?.string }
    set { accessibility.hint = newValue.map { NSAttributedString(string: $0) } }
  }

  /// The accessibility hint, with attributes for speech.
  open var accessibilityAttributedHint: NSAttributedString? {
    get { accessibility.hint ?? accessibilityHint.map { NSAttributedString(string: $0) } }
    set { accessibility.hint = newValue }
  }

  /// The accessibility traits.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility.traits ?? accessibilityDefaults.traits }
    set { accessibility.traits = newValue }
  }

  /// An identifier for tests, which is not spoken.
  open var accessibilityIdentifier: String? {
    get { accessibility.identifier }
    set { accessibility.identifier = newValue }
  }

  /// The language in which the element is spoken.
  open var accessibilityLanguage: String? {
    get { accessibility.language }
    set { accessibility.language = newValue }
  }

  /// The frame on the screen.
  open var accessibilityFrame: CGRect {
    get { accessibility.frame ?? defaultAccessibilityFrame }
    set { accessibility.frame = newValue }
  }

  /// The outline on the screen, if it is not a rectangle.
  open var accessibilityPath: UIBezierPath? {
    get { accessibility.path }
    set { accessibility.path = newValue }
  }

  /// The point on the screen at which the element is activated: by default its center.
  open var accessibilityActivationPoint: CGPoint {
    get {
      let frame = accessibilityFrame
      return accessibility.activationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
    }
    set { accessibility.activationPoint = newValue }
  }

  /// Whether the elements inside of this element are hidden.
  open var accessibilityElementsHidden: Bool {
    get { accessibility.elementsHidden ?? false }
    set { accessibility.elementsHidden = newValue }
  }

  /// Whether the elements beside this element are ignored.
  open var accessibilityViewIsModal: Bool {
    get { accessibility.viewIsModal ?? false }
    set { accessibility.viewIsModal = newValue }
  }

  /// Whether the elements inside of this element are read before the elements beside this element.
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibility.groupsChildren ?? accessibilityDefaults.groupsChildren }
    set { accessibility.groupsChildren = newValue }
  }

  /// The elements inside of this element, in order.
  ///
  /// If the value is `nil`, the elements are the subviews.
  open var accessibilityElements: [Any]? {
    get { accessibility.elements }
    set { accessibility.elements = newValue }
  }

  /// Returns the number of elements inside of this element; `NSNotFound` if
  /// `accessibilityElements` is `nil`.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? NSNotFound }

  /// Returns an element inside of this element.
  open func accessibilityElement(at index: Int) -> Any? {
    accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
  }

  /// Returns the index of an element inside of this element; `NSNotFound` for other elements.
  open func index(ofAccessibilityElement element: Any) -> Int { defaultIndex(of: element) }

  /// The type of the container.
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { accessibility.containerType ?? .none }
    set { accessibility.containerType = newValue }
  }

  /// The navigation style of the elements inside of this element.
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { accessibility.navigationStyle ?? .automatic }
    set { accessibility.navigationStyle = newValue }
  }

  /// The custom actions of the element.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibility.customActions }
    set { accessibility.customActions = newValue }
  }

  /// The rotors of the element.
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { accessibility.customRotors }
    set { accessibility.customRotors = newValue }
  }

  /// The names that users may speak; by default the label.
  open var accessibilityUserInputLabels: [String]! {
    get { accessibility.userInputLabels ?? accessibilityLabel.map { [$0] } ?? [] }
    set { accessibility.userInputLabels = newValue }
  }

  /// Whether the element responds to interaction.
  open var accessibilityRespondsToUserInteraction: Bool {
    get { accessibility.respondsToUserInteraction ?? isAccessibilityElement }
    set { accessibility.respondsToUserInteraction = newValue }
  }

  /// The context of the element's text.
  open var accessibilityTextualContext: UIAccessibilityTextualContext? {
    get { accessibility.textualContext }
    set { accessibility.textualContext = newValue }
  }

  /// Activates the element. Returns whether the element was activated.
  ///
  /// If the result is `false`, the assistive technology touches the element instead.
  open func accessibilityActivate() -> Bool { false }

  /// Increments the value.
  open func accessibilityIncrement() {}

  /// Decrements the value.
  open func accessibilityDecrement() {}

  /// Scrolls by a page. Returns whether the element has scrolled.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

  /// Dismisses the element, such as a modal view. Returns whether the element was dismissed.
  open func accessibilityPerformEscape() -> Bool { false }

  /// Performs the most important action, such as playing and pausing. Returns whether the action
  /// was performed.
  open func accessibilityPerformMagicTap() -> Bool { false }

  /// Called when an assistive technology has focused the element.
  ///
  /// In Galley, VoiceOver focuses the element that the app posts as the argument of a notification.
  open func accessibilityElementDidBecomeFocused() {}

  /// Called when an assistive technology no longer focuses the element.
  open func accessibilityElementDidLoseFocus() {}

  /// Returns whether an assistive technology has focused the element.
  open func accessibilityElementIsFocused() -> Bool {
    UIAccessibility.focusedElement(using: nil).map { $0 as AnyObject } === self
  }

  // MARK: Associated objects: see `AssociatedObjects.swift`

  nonisolated(unsafe) internal var associatedValues: AssociatedValues?
}

// A responder stores its associated values itself, in the property `associatedValues`.
extension UIResponder: nonisolated AssociatedValuesHolder {}
