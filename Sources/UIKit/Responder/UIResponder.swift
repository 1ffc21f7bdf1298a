import Foundation

/// Something that events come to: a view, a controller, the application. What it does not answer goes on
/// to the `next` one.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// A responder.
  public override init() { super.init() }

  /// What an object from a nib does when all of the nib's objects are there. Nothing; not called for objects made in
  /// code.
  open func awakeFromNib() {}

  /// What a view does before Xcode shows it. Nothing; never called here.
  open func prepareForInterfaceBuilder() {}

  /// The name of the class with its module.
  open class func description() -> String { String(reflecting: self) }

  // MARK: The chain

  /// The one that gets what this one does not answer.
  open var next: UIResponder? { nil }

  /// Whether it wants to be the first that events come to.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether it lets another be first.
  open var canResignFirstResponder: Bool { true }

  /// Whether events come to it first.
  open var isFirstResponder: Bool { firstIn?.current === self }

  /// Where it became first.
  internal final weak var firstIn: FirstResponder?

  /// Asks to be the first that events come to. Answers whether it is.
  @discardableResult
  open func becomeFirstResponder() -> Bool { FirstResponder.place(of: self).become(self) }

  /// It is the first now, and the keyboard has not come yet.
  internal func becameFirstResponder() {}

  /// Gives up being first. Answers whether it is not.
  @discardableResult
  open func resignFirstResponder() -> Bool { firstIn?.resign(self) ?? true }

  /// Has the views that come up for typing be asked for again: they may be of another height.
  open func reloadInputViews() {
    if isFirstResponder { firstIn?.keyboardFollows() }
  }

  /// The view that comes up for typing: that of the next responder, or the keyboard, if `nil`.
  ///
  /// It stands in a window of its own, at the bottom of the screen, above the app's windows.
  ///
  /// - Unverified: that the safe area at the bottom is added to its height.
  open var inputView: UIView? { nil }

  /// The view on top of that: that of the next responder, if `nil`. Its height counts in the keyboard's.
  ///
  /// A controller that can become first responder, and takes no keys, shows only this view, at the bottom of
  /// the screen. It goes on showing it while a field in it is first responder, and is first responder again
  /// afterwards.
  ///
  /// - Unverified: when the controller is first responder again.
  open var inputAccessoryView: UIView? { nil }

  /// A controller whose view comes up for typing, if there is no `inputView`.
  open var inputViewController: UIInputViewController? { nil }

  /// A controller whose view is on top of that, if there is no `inputAccessoryView`.
  open var inputAccessoryViewController: UIInputViewController? { nil }

  /// What stands over the keyboard beside words that are offered. It is kept.
  open var inputAssistantItem: UITextInputAssistantItem {
    if let item = assistantItem { return item }
    let item = UITextInputAssistantItem()
    assistantItem = item
    return item
  }

  private var assistantItem: UITextInputAssistantItem?

  /// In which language is typed.
  open var textInputMode: UITextInputMode? { UITextInputMode.current }

  /// By what the language of this text is remembered. Nothing is, unless a subclass says so.
  open var textInputContextIdentifier: String? { nil }

  /// What the user does with it, for another device to go on with. It is kept.
  open var userActivity: NSUserActivity?

  /// Takes over into an activity what is done now.
  open func updateUserActivityState(_ activity: NSUserActivity) {}

  /// Goes on with an activity.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}

  // MARK: Fingers and keys

  /// Fingers came down. They go on to the next responder, unless a subclass takes them.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Fingers moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Fingers went up.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Something came between: a gesture, a call. What has begun with them is to be undone.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// What was estimated of fingers is known. Nothing is estimated here.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

  /// Keys went down.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  /// Keys were pressed harder or less.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  /// Keys went up.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  /// Something came between.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  /// The device is shaken.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }

  /// The device was shaken.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }

  /// The device is no longer shaken, and was not shaken enough.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  /// A button of a remote control was pressed.
  /// - Differs: No remote control is known. An app that hands an event over itself has it passed on.
  open func remoteControlReceived(with event: UIEvent?) {
    next?.remoteControlReceived(with: event)
  }

  // MARK: Actions

  /// Whether it does what an action asks for: whether it has a method of that name.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action.isKnown(to: self)
  }

  /// Who does what an action asks for: it itself, or the next one that can.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender)
      ? self : next?.target(forAction: action, withSender: sender)
  }

  /// Changes the menus of the app, or those over what is chosen. Called for whoever comes first last.
  open func buildMenu(with builder: any UIMenuBuilder) {}

  /// A command is about to be shown: a chance to turn it on or off.
  open func validate(_ command: UICommand) {}

  /// The keys that do something here.
  open var keyCommands: [UIKeyCommand]? { nil }

  // MARK: What can be done with text: see `UIResponderStandardEditActions`

  /// Takes what is selected out, and onto the pasteboard. Nothing, unless a subclass does.
  open func cut(_ sender: Any?) {}

  /// Puts what is selected onto the pasteboard. Nothing, unless a subclass does.
  open func copy(_ sender: Any?) {}

  /// Puts what is on the pasteboard in place of what is selected. Nothing, unless a subclass does.
  open func paste(_ sender: Any?) {}

  /// The same, as the text around it looks. Nothing, unless a subclass does.
  open func pasteAndMatchStyle(_ sender: Any?) {}

  /// Takes what is selected out. Nothing, unless a subclass does.
  open func delete(_ sender: Any?) {}

  /// Selects the word at the caret. Nothing, unless a subclass does.
  open func select(_ sender: Any?) {}

  /// Selects everything. Nothing, unless a subclass does.
  open func selectAll(_ sender: Any?) {}

  /// Has what is selected be bold, or not. Nothing, unless a subclass does.
  open func toggleBoldface(_ sender: Any?) {}

  /// Has what is selected be in italics, or not. Nothing, unless a subclass does.
  open func toggleItalics(_ sender: Any?) {}

  /// Has what is selected be underlined, or not. Nothing, unless a subclass does.
  open func toggleUnderline(_ sender: Any?) {}

  /// Has what is selected be larger. Nothing, unless a subclass does.
  open func increaseSize(_ sender: Any?) {}

  /// Has what is selected be smaller. Nothing, unless a subclass does.
  open func decreaseSize(_ sender: Any?) {}

  /// Has text be written from left to right. Nothing, unless a subclass does.
  open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}

  /// Has text be written from right to left. Nothing, unless a subclass does.
  open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}

  // MARK: Accessibility: see the folder of that name

  /// What was set of the members below.
  internal final var accessibility = AccessibilityStorage()

  /// What they are as long as they are not set: a kind of view says so.
  internal var accessibilityDefaults: AccessibilityDefaults { .none }

  /// Whether those who don't see it come to it as to one thing.
  open var isAccessibilityElement: Bool {
    get { accessibility.isElement ?? accessibilityDefaults.isElement }
    set { accessibility.isElement = newValue }
  }

  /// What it is called.
  open var accessibilityLabel: String? {
    get { accessibility.label?.string ?? accessibilityDefaults.label }
    set { accessibility.label = newValue.map { NSAttributedString(string: $0) } }
  }

  /// What it is called, and how that is spoken.
  open var accessibilityAttributedLabel: NSAttributedString? {
    get { accessibility.label ?? accessibilityLabel.map { NSAttributedString(string: $0) } }
    set { accessibility.label = newValue }
  }

  /// What it says now: a number, a state.
  open var accessibilityValue: String? {
    get { accessibility.value?.string ?? accessibilityDefaults.value }
    set { accessibility.value = newValue.map { NSAttributedString(string: $0) } }
  }

  /// What it says now, and how that is spoken.
  open var accessibilityAttributedValue: NSAttributedString? {
    get { accessibility.value ?? accessibilityValue.map { NSAttributedString(string: $0) } }
    set { accessibility.value = newValue }
  }

  /// What happens when it is used.
  open var accessibilityHint: String? {
    get { accessibility.hint?.string }
    set { accessibility.hint = newValue.map { NSAttributedString(string: $0) } }
  }

  /// What happens when it is used, and how that is spoken.
  open var accessibilityAttributedHint: NSAttributedString? {
    get { accessibility.hint ?? accessibilityHint.map { NSAttributedString(string: $0) } }
    set { accessibility.hint = newValue }
  }

  /// What it is.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility.traits ?? accessibilityDefaults.traits }
    set { accessibility.traits = newValue }
  }

  /// A name that tests find it by, and nobody hears.
  open var accessibilityIdentifier: String? {
    get { accessibility.identifier }
    set { accessibility.identifier = newValue }
  }

  /// In which language it is spoken.
  open var accessibilityLanguage: String? {
    get { accessibility.language }
    set { accessibility.language = newValue }
  }

  /// Where it is on the screen.
  open var accessibilityFrame: CGRect {
    get { accessibility.frame ?? defaultAccessibilityFrame }
    set { accessibility.frame = newValue }
  }

  /// Its outline on the screen, if it is no rectangle.
  open var accessibilityPath: UIBezierPath? {
    get { accessibility.path }
    set { accessibility.path = newValue }
  }

  /// Where it is touched on the screen when it is used: in its middle, unless set.
  open var accessibilityActivationPoint: CGPoint {
    get {
      let frame = accessibilityFrame
      return accessibility.activationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
    }
    set { accessibility.activationPoint = newValue }
  }

  /// Whether what is in it is left out.
  open var accessibilityElementsHidden: Bool {
    get { accessibility.elementsHidden ?? false }
    set { accessibility.elementsHidden = newValue }
  }

  /// Whether what is beside it is left out.
  open var accessibilityViewIsModal: Bool {
    get { accessibility.viewIsModal ?? false }
    set { accessibility.viewIsModal = newValue }
  }

  /// Whether what is in it is read before what is beside it.
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibility.groupsChildren ?? accessibilityDefaults.groupsChildren }
    set { accessibility.groupsChildren = newValue }
  }

  /// What is in it, in order. If `nil`, it is the subviews.
  open var accessibilityElements: [Any]? {
    get { accessibility.elements }
    set { accessibility.elements = newValue }
  }

  /// How many elements are in it; `NSNotFound`, if it does not say.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? NSNotFound }

  /// An element in it.
  open func accessibilityElement(at index: Int) -> Any? {
    accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
  }

  /// Which element in it one is; `NSNotFound`, if none.
  open func index(ofAccessibilityElement element: Any) -> Int { defaultIndex(of: element) }

  /// What the elements in it are to each other.
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { accessibility.containerType ?? .none }
    set { accessibility.containerType = newValue }
  }

  /// How one goes through the elements in it.
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { accessibility.navigationStyle ?? .automatic }
    set { accessibility.navigationStyle = newValue }
  }

  /// More that can be done with it.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibility.customActions }
    set { accessibility.customActions = newValue }
  }

  /// What users may call it; its label, unless set.
  open var accessibilityUserInputLabels: [String]! {
    get { accessibility.userInputLabels ?? accessibilityLabel.map { [$0] } ?? [] }
    set { accessibility.userInputLabels = newValue }
  }

  /// Whether something can be done with it.
  open var accessibilityRespondsToUserInteraction: Bool {
    get { accessibility.respondsToUserInteraction ?? isAccessibilityElement }
    set { accessibility.respondsToUserInteraction = newValue }
  }

  /// What kind of text it is.
  open var accessibilityTextualContext: UIAccessibilityTextualContext? {
    get { accessibility.textualContext }
    set { accessibility.textualContext = newValue }
  }

  /// It is used. Answers whether it has done something; if not, it is touched.
  open func accessibilityActivate() -> Bool { false }

  /// It gets more.
  open func accessibilityIncrement() {}

  /// It gets less.
  open func accessibilityDecrement() {}

  /// It scrolls by a page. Answers whether it has.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

  /// It goes away: a screen that came up last. Answers whether it has.
  open func accessibilityPerformEscape() -> Bool { false }

  /// It does what is done most often: it plays or stops. Answers whether it has.
  open func accessibilityPerformMagicTap() -> Bool { false }

  /// An assistive technology is at it.
  open func accessibilityElementDidBecomeFocused() {}

  /// An assistive technology has left it.
  open func accessibilityElementDidLoseFocus() {}

  /// Whether an assistive technology is at it.
  open func accessibilityElementIsFocused() -> Bool {
    UIAccessibility.focusedElement(using: nil).map { $0 as AnyObject } === self
  }

  // MARK: Associated objects: see `AssociatedObjects.swift`

  nonisolated(unsafe) internal var associatedValues: AssociatedValues?
}
