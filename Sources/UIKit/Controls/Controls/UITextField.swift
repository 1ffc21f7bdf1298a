import Foundation
import GalleyDrawing
import GalleyGeometry

/// A line of text that can be edited.
///
///     let field = UITextField(frame: CGRect(x: 16, y: 100, width: 200, height: 34))
///     field.borderStyle = .roundedRect
///     field.placeholder = "Name"
///     field.delegate = self
///
/// A tap makes the field first responder. A test taps with `Finger`, and types with `Keyboard`.
///
/// This class body declares the members that a subclass can override. Their code is in
/// `UITextField+Layout.swift`, `UITextField+Editing.swift` and `TextEditor`.
///
/// - Differs: The caret does not blink, and there are no selection handles, no magnifier and no
///   undo.
/// - Unverified: the distance of text from the edges, the colors of borders, and the order in which
///   the delegate, targets and observers are called.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInput, UIContentSizeCategoryAdjusting,
  UITextPasteConfigurationSupporting
{
  // MARK: Creating

  /// Creates a text field with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    contentMode = .redraw
    editor.typing = defaultTextAttributes
  }

  /// Creates the view that a nib describes. Other archives are not supported: with another coder,
  /// this initializer traps.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isOpaque = false
    contentMode = .redraw
    editor.typing = defaultTextAttributes
    coder.fill(self, as: UITextField.self)
  }

  internal final private(set) lazy var editor = TextEditor(
    host: self, storage: NSTextStorage(string: ""))

  /// The delegate.
  open weak var delegate: (any UITextFieldDelegate)?

  // MARK: Text

  /// The text. Setting the text moves the caret to the end of the text, and notifies
  /// `inputDelegate`. During editing, `textFieldDidChangeSelection(_:)` of the delegate is called,
  /// too.
  open var text: String? {
    get { editor.storage.string }
    set {
      willChangeValue(forKey: "text")
      setText(NSAttributedString(string: newValue ?? "", attributes: defaultTextAttributes))
      didChangeValue(forKey: "text")
    }
  }

  /// The text with attributes. Setting this property makes the same calls as setting `text`.
  open var attributedText: NSAttributedString? {
    get { NSAttributedString(attributedString: editor.storage) }
    set {
      setText(newValue ?? NSAttributedString(string: ""))
      if window != nil { adjustFonts() }
    }
  }

  /// The placeholder, which is visible while there is no text.
  open var placeholder: String? {
    get { attributedPlaceholder?.string }
    set { attributedPlaceholder = newValue.map { NSAttributedString(string: $0) } }
  }

  /// The placeholder with attributes. Attributes that the placeholder lacks are taken from the
  /// field, except for the color, which is paler.
  open var attributedPlaceholder: NSAttributedString? { didSet { lookChanged() } }

  /// Whether the placeholder is visible.
  internal var showsPlaceholder: Bool { !editor.hasText }

  /// The color of a placeholder whose attributes have no color.
  internal var placeholderColor: UIColor { .placeholderText }

  /// The label of the placeholder; `nil` until it is asked for with key-value coding.
  internal final var givenPlaceholderLabel: PlaceholderLabel?

  /// The font. The default is the system font of 17 points.
  open var font: UIFont? {
    get { defaultTextAttributes[.font] as? UIFont }
    set { setDefault(.font, newValue ?? UITextField.defaultFont) }
  }

  private static let defaultFont = UIFont.systemFont(ofSize: 17)

  internal override var baselineFont: UIFont? { font ?? UITextField.defaultFont }

  internal override var baselineOffsets: (first: CGFloat, last: CGFloat) {
    baselineFont.map { baselineOffsetsInMiddle(of: $0) } ?? (0, 0)
  }

  /// The text color.
  open var textColor: UIColor? {
    get { defaultTextAttributes[.foregroundColor] as? UIColor }
    set { setDefault(.foregroundColor, newValue ?? .label) }
  }

  /// The alignment of the text.
  open var textAlignment: NSTextAlignment {
    get { (defaultTextAttributes[.paragraphStyle] as? NSParagraphStyle)?.alignment ?? .natural }
    set {
      let style = NSMutableParagraphStyle(copying: defaultTextAttributes[.paragraphStyle])
      style.alignment = newValue
      setDefault(.paragraphStyle, style)
    }
  }

  /// The default attributes of text. Setting the attributes changes the whole text.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [
    .font: UITextField.defaultFont, .foregroundColor: UIColor.label,
    .paragraphStyle: NSParagraphStyle.default,
  ]
  {
    didSet { if !isAdjustingFonts { defaultsChanged() } }
  }

  /// Whether the default font is being adjusted, and the whole text must not get the default
  /// attributes.
  internal final var isAdjustingFonts = false

  /// The attributes of typed text, during editing.
  open var typingAttributes: [NSAttributedString.Key: Any]? {
    get { isEditing ? editor.typing : nil }
    set { if isEditing { editor.typing = newValue ?? defaultTextAttributes } }
  }

  /// Whether the attributes of text may be edited. The value is stored without effect.
  open var allowsEditingTextAttributes = false

  /// Whether letters shrink if the text does not fit.
  open var adjustsFontSizeToFitWidth = false { didSet { lookChanged() } }

  /// The smallest point size to which the letters may shrink: no limit, if zero.
  open var minimumFontSize: CGFloat = 0 { didSet { lookChanged() } }

  /// Whether the font follows the user's text size.
  open var adjustsFontForContentSizeCategory = false {
    didSet { if window != nil { adjustFonts() } }
  }
  /// Options of text that is dragged.
  /// - Differs: they are stored without effect, because no previews are drawn.
  open var textDragOptions: UITextDragOptions = []
  /// The object that decides which text is dragged.
  open weak var textDragDelegate: (any UITextDragDelegate)? {
    didSet { textDragging.delegatesChanged() }
  }
  /// The object that decides what happens with text that is dropped.
  open weak var textDropDelegate: (any UITextDropDelegate)? {
    didSet { textDragging.delegatesChanged() }
  }
  internal final private(set) lazy var textDragging = TextDragging(of: self)
  /// The object that decides what is pasted.
  open weak var pasteDelegate: (any UITextPasteDelegate)?

  /// Whether the text is secret. Each letter is displayed as a dot, and the text cannot be copied.
  /// When editing begins again, the first key replaces the whole text.
  open var isSecureTextEntry = false {
    didSet {
      if isSecureTextEntry != oldValue {
        // If the text becomes secret during editing, the next key replaces the whole text.
        editor.replacesAll = isSecureTextEntry && isEditing && editor.hasText
      }
      lookChanged()
    }
  }

  // MARK: Editing

  /// Whether the text is being edited.
  open var isEditing: Bool { isFirstResponder }

  /// Whether the text is cleared when editing begins.
  open var clearsOnBeginEditing = false

  /// Whether the next typed text replaces the whole text. The value is `false` again afterwards.
  open var clearsOnInsertion = false

  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    leavesTaps(to: gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  open override var canBecomeFocused: Bool { canBecomeFirstResponder }

  internal override var isFocusGroup: Bool { true }

  open override var canBecomeFirstResponder: Bool { isEnabled && window != nil }

  /// Whether the field becomes first responder when it enters a window.
  private var waitsForWindow = false

  /// Begins editing, if the delegate allows it.
  ///
  /// A field that is not in a window begins editing as soon as it is in one, as when this method is
  /// called in `viewDidLoad()`. The result is then `false`.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    waitsForWindow = window == nil
    return canBecomeFirstResponder && delegate?.textFieldShouldBeginEditing(self) != false
      && super.becomeFirstResponder()
  }

  internal override func becameFirstResponder() { editingDidBegin() }

  internal override func enteredWindow() {
    super.enteredWindow()
    guard waitsForWindow else { return }
    waitsForWindow = false
    becomeFirstResponder()
  }

  /// Ends editing, if the delegate allows it.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    waitsForWindow = false
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard delegate?.textFieldShouldEndEditing(self) != false, super.resignFirstResponder() else {
      return false
    }
    editingWasEnded()
    return true
  }

  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil { endEditing(true) }
  }

  /// The location and the tap count of the tap that is being handled.
  private var lastTouch: (place: CGPoint, count: Int)?

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    // A finger that has moved further than in a tap does not begin editing.
    let tap = touches.first {
      $0.place.translation(from: $0.start).length <= TouchDelivery.pointsBetweenTaps
    }
    lastTouch = tap.map { ($0.location(in: self), $0.tapCount) }
    super.touchesEnded(touches, with: event)
    lastTouch = nil
  }

  internal override func wasUsed(_ event: UIEvent?) {
    if let lastTouch { tapped(at: lastTouch.place, times: lastTouch.count) }
  }

  // MARK: Appearance

  /// The border of the field.
  open var borderStyle = BorderStyle.none { didSet { lookChanged() } }

  /// The background image, if there is no border.
  open var background: UIImage? { didSet { lookChanged() } }

  /// The background image while the field is disabled.
  open var disabledBackground: UIImage? { didSet { lookChanged() } }

  /// The times at which the clear button is visible. The button is hidden while the right view is
  /// visible.
  open var clearButtonMode = ViewMode.never { didSet { lookChanged() } }

  /// The view at the leading edge.
  open var leftView: UIView? { didSet { overlayChanged(from: oldValue) } }

  /// The times at which the left view is visible.
  open var leftViewMode = ViewMode.never { didSet { lookChanged() } }

  /// The view at the trailing edge.
  open var rightView: UIView? { didSet { overlayChanged(from: oldValue) } }

  /// The times at which the right view is visible.
  open var rightViewMode = ViewMode.never { didSet { lookChanged() } }

  internal final private(set) lazy var clearButton = makeClearButton()

  /// Whether there is content that the clear button can remove.
  internal var canBeCleared: Bool { editor.hasText }

  /// Removes the content, as the clear button does.
  internal func removeContent() {
    editor.put("", in: NSRange(location: 0, length: editor.length), byInput: false)
  }

  /// Returns the frame of the border.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns the frame of the text while it is not edited.
  open func textRect(forBounds bounds: CGRect) -> CGRect { areaForText(bounds, isEditing: false) }

  /// Returns the frame of the text while it is edited.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { areaForText(bounds, isEditing: true) }

  /// Returns the frame of the placeholder.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }

  /// Returns the frame of the clear button.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { areaForClearButton(bounds) }

  /// Returns the frame of the left view.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    overlayFrame(of: leftView, in: bounds, isLeft: true)
  }

  /// Returns the frame of the right view.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    overlayFrame(of: rightView, in: bounds, isLeft: false)
  }

  /// Draws the text. Override this method to draw the text in another way.
  open func drawText(in rect: CGRect) { drawOwnText(in: rect) }

  /// Draws the placeholder. Override this method to draw the placeholder in another way.
  open func drawPlaceholder(in rect: CGRect) { drawOwnPlaceholder(in: rect) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }

  open override var intrinsicContentSize: CGSize { fittingSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeOverlays()
  }

  internal override var contentBehindDrawing: DisplayList { recordBorder() }

  internal override var contentOverDrawing: DisplayList { recordText() }

  internal override func boundsChanged(from old: CGRect) {
    super.boundsChanged(from: old)
    if bounds.size != old.size {
      followCaret()
      setNeedsLayout()
    }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  internal override func cachedTraitsWereRemoved() {
    super.cachedTraitsWereRemoved()
    knownLine = nil
    // `traitCollectionDidChange(_:)` is not called when a new view is added to a window.
    if window != nil { adjustFonts() }
  }

  open override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    if previous?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory {
      adjustFonts()
    }
  }

  internal override func stateChanged() {
    super.stateChanged()
    if !isEnabled, isFirstResponder { endEditing(true) }
  }

  /// The stored layout of the displayed text.
  internal final var knownLine: LaidOutLines?
  /// The distance by which the text is scrolled to the left so that the caret is visible.
  internal final var scroll: CGFloat = 0

  internal override var accessibilityDefaults: AccessibilityDefaults {
    .field(shownText.string, placeholder: placeholder, isEnabled: isEnabled)
  }

  package override var galleyText: String? {
    editor.hasText ? shownText.string : showsPlaceholder ? placeholder : nil
  }

  // MARK: Keys

  /// Whether there is text.
  open var hasText: Bool { editor.hasText }

  /// Replaces the selection with text. The delegate is notified, but cannot prevent the change.
  ///
  /// - Unverified: that UIKit does not ask the delegate if an app calls this method.
  open func insertText(_ text: String) { editor.insert(text) }

  /// Deletes the selection, or the letter before the caret. The delegate is notified, but cannot
  /// prevent the change.
  open func deleteBackward() { editor.deleteBackward() }

  // MARK: Text input: see `UITextInput`

  /// Returns the text in a range.
  open func text(in range: UITextRange) -> String? { editor.text(in: range) }

  /// Replaces the text in a range. The delegate is notified, but cannot prevent the change.
  open func replace(_ range: UITextRange, withText text: String) {
    if let range = editor.range(range) { editor.put(text, in: range, byInput: true) }
  }

  /// Returns the text in a range, with its attributes.
  open func attributedText(in range: UITextRange) -> NSAttributedString {
    editor.attributedText(in: range)
  }

  /// Replaces the text in a range with text that keeps its attributes. The delegate is notified,
  /// but cannot prevent the change.
  open func replace(_ range: UITextRange, withAttributedText attributedText: NSAttributedString) {
    if let range = editor.range(range) { editor.put(attributedText, in: range, byInput: true) }
  }

  /// Replaces the selection with text that keeps its attributes. The delegate is notified, but
  /// cannot prevent the change.
  open func insertAttributedText(_ string: NSAttributedString) { editor.insert(string) }

  /// Returns the edit menu for a range: the delegate's menu, or `nil` for the default menu.
  ///
  /// - Differs: it is never called, because text has no edit menu.
  open func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
    editor.range(textRange).flatMap {
      delegate?.textField(
        self, editMenuForCharactersIn: $0, suggestedActions: suggestedActions)
    }
  }

  /// Returns whether the delegate allows the replacement of the text in a range.
  open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
    editor.range(range).map { mayChange($0, to: text) } ?? false
  }

  /// The selected range. An empty range is the position of the caret.
  open var selectedTextRange: UITextRange? {
    get { TextSpan(editor.selected) }
    set { editor.select(editor.range(newValue) ?? NSRange(location: editor.length, length: 0)) }
  }

  /// The marked text, which is typed but not yet confirmed.
  open var markedTextRange: UITextRange? { editor.marked.map { TextSpan($0) } }

  /// The attributes of the marked text: by default an underline.
  open var markedTextStyle: [NSAttributedString.Key: Any]? {
    get { editor.markedStyle }
    set { editor.markedStyle = newValue }
  }

  /// Replaces the marked or selected text with marked text.
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    editor.mark(markedText, selecting: selectedRange)
  }

  /// Confirms the marked text.
  open func unmarkText() { editor.unmark() }

  /// The start of the text.
  open var beginningOfDocument: UITextPosition { TextPosition(0) }

  /// The end of the text.
  open var endOfDocument: UITextPosition { TextPosition(editor.length) }

  /// Returns the range between two positions.
  open func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? { editor.span(fromPosition, toPosition) }

  /// Returns the position at a distance from another position, in UTF-16 units; `nil` if the result
  /// is outside of the text.
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    editor.position(from: position, by: offset)
  }

  /// Returns the position at a distance from another position in a direction, in letters or lines;
  /// `nil` if the result is outside of the text.
  open func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? { editor.position(from: position, in: direction, by: offset) }

  /// Compares two positions.
  open func compare(
    _ position: UITextPosition, to other: UITextPosition
  ) -> ComparisonResult { editor.compare(position, other) }

  /// Returns the number of UTF-16 units between two positions.
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    editor.offset(toPosition) - editor.offset(from)
  }

  /// The delegate that is notified of changes that were not typed.
  open var inputDelegate: (any UITextInputDelegate)? {
    get { editor.inputDelegate }
    set { editor.inputDelegate = newValue }
  }

  /// The tokenizer that finds words and lines.
  open private(set) lazy var tokenizer: any UITextInputTokenizer =
    UITextInputStringTokenizer(textInput: self)

  /// Returns the position in a range that is farthest in a direction.
  open func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition? { editor.farthest(within: range, in: direction) }

  /// Returns the range from a position to the end of the text in a direction.
  open func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? { editor.extent(from: position, in: direction) }

  /// Returns the writing direction at a position.
  open func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection {
    editor.isRightToLeft(at: editor.offset(position)) ? .rightToLeft : .leftToRight
  }

  /// Sets the writing direction of a range.
  open func setBaseWritingDirection(
    _ writingDirection: NSWritingDirection, for range: UITextRange
  ) { editor.setDirection(writingDirection, for: range) }

  /// Returns the rectangle of the first line of a range.
  open func firstRect(for range: UITextRange) -> CGRect {
    editor.range(range).map { editor.firstRect($0) } ?? .null
  }

  /// Returns the rectangle of a caret at a position. Override this method for another caret, or for
  /// no caret.
  open func caretRect(for position: UITextPosition) -> CGRect {
    caretInside(editor.caretRect(editor.offset(position)))
  }

  /// Returns the rectangles of a selection, one for each line.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    editor.selectionRects(range)
  }

  /// Returns the position that is nearest to a point.
  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    TextPosition(editor.characterOffset(at: point))
  }

  /// Called when the user begins to move the caret with a finger on the keyboard.
  /// - Differs: the keyboard never calls it.
  open func beginFloatingCursor(at point: CGPoint) { updateFloatingCursor(at: point) }

  /// Moves the caret to the position that is nearest to a point.
  /// - Differs: the keyboard never calls it.
  open func updateFloatingCursor(at point: CGPoint) {
    editor.moveCaret(to: point)
  }

  /// Called when the user has moved the caret with a finger on the keyboard.
  /// - Differs: the keyboard never calls it.
  open func endFloatingCursor() {}

  /// Returns the position in a range that is nearest to a point.
  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    editor.position(at: point, within: range)
  }

  /// Returns the range of the letter at a point.
  open func characterRange(at point: CGPoint) -> UITextRange? { editor.letter(at: point) }

  /// Returns the attributes of the text at a position.
  open func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? {
    editor.styling(at: position, in: direction)
  }

  /// The view in whose coordinates rectangles and points are given, which is the text field.
  open var textInputView: UIView { self }

  /// Whether a caret at a line break is at the end of the line or, by default, at the start of the
  /// next line.
  open var selectionAffinity = UITextStorageDirection.forward

  // MARK: Keyboard

  /// The settings of the keyboard.
  internal final var keyboard = KeyboardTraits()

  /// The view that replaces the keyboard; the keyboard, if `nil`.
  open override var inputView: UIView? {
    get { ownInputView }
    set {
      ownInputView = newValue
      reloadInputViews()
    }
  }

  /// The view on top of the keyboard.
  open override var inputAccessoryView: UIView? {
    get { ownInputAccessoryView }
    set {
      ownInputAccessoryView = newValue
      reloadInputViews()
    }
  }

  private var ownInputView: UIView?
  private var ownInputAccessoryView: UIView?

  /// The letters that are capitalized while typing.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { keyboard.autocapitalization }
    set { keyboard.autocapitalization = newValue }
  }

  /// Whether typed words are corrected.
  open var autocorrectionType: UITextAutocorrectionType {
    get { keyboard.autocorrection }
    set { keyboard.autocorrection = newValue }
  }

  /// Whether spelling is checked.
  open var spellCheckingType: UITextSpellCheckingType {
    get { keyboard.spellChecking }
    set { keyboard.spellChecking = newValue }
  }

  /// Whether straight quotation marks are replaced by the quotation marks of the language.
  open var smartQuotesType: UITextSmartQuotesType {
    get { keyboard.smartQuotes }
    set { keyboard.smartQuotes = newValue }
  }

  /// Whether two hyphens are replaced by a dash.
  open var smartDashesType: UITextSmartDashesType {
    get { keyboard.smartDashes }
    set { keyboard.smartDashes = newValue }
  }

  /// Whether spaces are inserted and deleted together with words.
  open var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { keyboard.smartInsertDelete }
    set { keyboard.smartInsertDelete = newValue }
  }

  /// Whether the rest of a sentence is suggested.
  open var inlinePredictionType: UITextInlinePredictionType {
    get { keyboard.inlinePrediction }
    set { keyboard.inlinePrediction = newValue }
  }

  /// Whether results of mathematical expressions are suggested.
  open var mathExpressionCompletionType: UITextMathExpressionCompletionType {
    get { keyboard.mathExpressionCompletion }
    set { keyboard.mathExpressionCompletion = newValue }
  }

  /// The way in which Writing Tools change the text.
  ///
  /// - Differs: It is stored without effect, because there are no Writing Tools.
  open var writingToolsBehavior: UIWritingToolsBehavior {
    get { keyboard.writingTools }
    set { keyboard.writingTools = newValue }
  }

  /// The kinds of content that Writing Tools may return.
  ///
  /// - Differs: They are stored without effect, because there are no Writing Tools.
  open var allowedWritingToolsResultOptions: UIWritingToolsResultOptions {
    get { keyboard.writingToolsResults }
    set { keyboard.writingToolsResults = newValue }
  }

  /// The type of the keyboard.
  open var keyboardType: UIKeyboardType {
    get { keyboard.type }
    set { keyboard.type = newValue }
  }

  /// The light or dark appearance of the keyboard.
  open var keyboardAppearance: UIKeyboardAppearance {
    get { keyboard.appearance }
    set { keyboard.appearance = newValue }
  }

  /// The title of the return key.
  open var returnKeyType: UIReturnKeyType {
    get { keyboard.returnKey }
    set { keyboard.returnKey = newValue }
  }

  /// Whether the return key is enabled only if there is text.
  open var enablesReturnKeyAutomatically: Bool {
    get { keyboard.enablesReturnKeyAutomatically }
    set { keyboard.enablesReturnKeyAutomatically = newValue }
  }

  /// The kind of content, such as a name or a password.
  open var textContentType: UITextContentType! {
    get { keyboard.contentType }
    set { keyboard.contentType = newValue }
  }

  /// The rules for a new password.
  open var passwordRules: UITextInputPasswordRules? {
    get { keyboard.passwordRules }
    set { keyboard.passwordRules = newValue }
  }

  // MARK: Commands

  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    editor.can(action, isSecret: isSecureTextEntry)
      ?? super.canPerformAction(action, withSender: sender)
  }

  open override func cut(_ sender: Any?) { if !isSecureTextEntry { editor.cut() } }

  open override func copy(_ sender: Any?) { if !isSecureTextEntry { editor.copy() } }

  open override func paste(_ sender: Any?) { editor.paste() }

  open override func pasteAndMatchStyle(_ sender: Any?) { editor.paste() }

  open override func delete(_ sender: Any?) { editor.deleteSelected() }

  open override func select(_ sender: Any?) { editor.selectWord(at: editor.selected.location) }

  open override func selectAll(_ sender: Any?) { editor.selectAll() }
}
