import Foundation
import GalleyGeometry

/// A text of many lines that can be scrolled, selected and edited.
///
///     let notes = UITextView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
///     notes.font = .preferredFont(forTextStyle: .body)
///     notes.text = "Dear diary"
///     notes.delegate = self
///
/// If `isScrollEnabled` is false, the intrinsic height of the view is the height of its text.
/// `sizeThatFits(_:)` always returns the height of the text.
///
/// This class body declares the members that a subclass can override. Their code is in
/// `UITextView+Layout.swift`, `UITextView+Editing.swift`, `UITextView+Links.swift` and
/// `TextEditor`.
///
/// - Differs: The caret does not blink; there are no selection handles, no magnifier, no edit
///   menu and no undo. After each change the whole text is laid out again.
/// - Unverified: the order in which the delegate and observers are called.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInput, UIContentSizeCategoryAdjusting,
  UITextPasteConfigurationSupporting
{
  // MARK: Creating

  /// Creates a text view with a frame and a container for its text. If the container is `nil`, the
  /// view creates a container.
  ///
  ///     let storage = NSTextStorage(string: "Hello")
  ///     let manager = NSLayoutManager()
  ///     let container = NSTextContainer(size: .zero)
  ///     storage.addLayoutManager(manager)
  ///     manager.addTextContainer(container)
  ///     let view = UITextView(frame: frame, textContainer: container)
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    textParts = TextParts(textContainer)
    super.init(frame: frame)
    setUp()
  }

  private func setUp() {
    textParts.container.widthTracksTextView = true
    editor.typing = UITextView.defaultAttributes
    prepare()
  }

  /// Creates a text view with a frame.
  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  /// Creates a text view. The argument has no effect, because Galley has no TextKit 2.
  public convenience init(usingTextLayoutManager: Bool) {
    self.init(frame: .zero, textContainer: nil)
  }

  /// Creates the view that a nib describes. Other archives are not supported: with another coder,
  /// this initializer traps.
  public required init?(coder: NSCoder) {
    textParts = TextParts(nil)
    super.init(coder: coder)
    setUp()
    coder.fill(self, as: UITextView.self)
  }

  private static let defaultAttributes: [NSAttributedString.Key: Any] = [
    .font: UIFont.systemFont(ofSize: 12), .foregroundColor: UIColor.label,
  ]

  /// The container in which the text is laid out.
  open var textContainer: NSTextContainer { textParts.container }
  /// The layout manager that divides the text into lines.
  open var layoutManager: NSLayoutManager { textParts.manager }
  /// The text storage. The delegate is not called when the app changes the storage.
  open var textStorage: NSTextStorage { textParts.storage }

  /// The objects that store and lay out the text.
  ///
  /// The container refers to the manager weakly, and the manager refers to the storage weakly.
  private struct TextParts {
    let container: NSTextContainer
    let manager: NSLayoutManager
    let storage: NSTextStorage

    /// Uses the layout manager and the text storage of a container, and creates the missing
    /// objects.
    init(_ textContainer: NSTextContainer?) {
      container = textContainer ?? NSTextContainer(size: .zero)
      manager = container.layoutManager ?? NSLayoutManager()
      storage = manager.textStorage ?? NSTextStorage(string: "")
      if container.layoutManager == nil { manager.addTextContainer(container) }
      if manager.textStorage == nil { storage.addLayoutManager(manager) }
    }
  }

  private let textParts: TextParts

  /// The editor, which stores the selection of the text, and changes the text.
  internal final private(set) lazy var editor = TextEditor(host: self, storage: textStorage)

  /// The view that shows the text, behind all other subviews.
  internal let textContainerView = TextContainerView()

  /// The delegate, which is also the delegate of the scroll view.
  @_nonoverride open weak var delegate: (any UITextViewDelegate)? {
    get { super.delegate as? any UITextViewDelegate }
    set { super.delegate = newValue }
  }

  // MARK: Text

  /// The text. New text has the attributes of the previous text. When the text is set,
  /// `inputDelegate` is notified. The `delegate` is notified only of the change of the selection.
  open var text: String! {
    get { textStorage.string }
    set {
      willChangeValue(forKey: "text")
      editor.set(NSAttributedString(string: newValue ?? "", attributes: defaultTypingAttributes))
      didChangeValue(forKey: "text")
    }
  }

  /// The text with attributes. Setting this property makes the same calls as setting `text`.
  ///
  /// - Differs: Text without a font uses the system font, not Helvetica.
  open var attributedText: NSAttributedString! {
    get { NSAttributedString(attributedString: textStorage) }
    set {
      editor.set(newValue ?? NSAttributedString(string: ""))
      if window != nil { adjustFonts() }
      updateTypingAttributes()
    }
  }

  /// The font of the first letter. Setting a font changes the whole text. The default is the system
  /// font of 12 points.
  open var font: UIFont? {
    get { first(.font) as? UIFont }
    set { setForAll(.font, newValue ?? .systemFont(ofSize: 12)) }
  }

  /// The color of the first letter. Setting a color changes the whole text.
  open var textColor: UIColor? {
    get { first(.foregroundColor) as? UIColor }
    set { setForAll(.foregroundColor, newValue ?? UIColor.label) }
  }

  /// The alignment of the first line. Setting an alignment changes the whole text.
  open var textAlignment: NSTextAlignment {
    get { (first(.paragraphStyle) as? NSParagraphStyle)?.alignment ?? .natural }
    set {
      let styles = paragraphStyles
      setForAll(.paragraphStyle, aligned(first(.paragraphStyle), newValue))
      // The other properties of each paragraph style must not change.
      for (style, range) in styles {
        textStorage.addAttribute(.paragraphStyle, value: aligned(style, newValue), range: range)
      }
    }
  }

  /// The attributes of typed text. Whenever the caret moves, the attributes of the letter before
  /// the caret replace them.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { editor.typing }
    set { editor.typing = newValue }
  }

  /// The attributes that links have in addition to the attributes of their text. The default is the
  /// tint color.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! {
    get { ownLinkAttributes ?? [.foregroundColor: tintColor ?? .systemBlue] }
    set {
      ownLinkAttributes = newValue
      layoutManager.forgetLayout()
    }
  }

  private var ownLinkAttributes: [NSAttributedString.Key: Any]?

  /// The kinds of data that become links in text that cannot be edited.
  ///
  /// - Differs: Only links and telephone numbers are found.
  open var dataDetectorTypes: UIDataDetectorTypes = [] {
    didSet { if dataDetectorTypes != oldValue { layoutManager.forgetLayout() } }
  }

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

  /// Whether text is scaled as on other platforms. The value is stored without effect.
  open var usesStandardTextScaling = false

  /// Whether the attributes of text may be edited. The value is stored without effect.
  open var allowsEditingTextAttributes = false

  /// Whether the text is secret. Secret text can't be cut or copied, but its letters are visible.
  open var isSecureTextEntry = false

  // MARK: Editing

  /// Whether the text can be edited.
  open var isEditable = true {
    didSet {
      guard isEditable != oldValue else { return }
      if !isEditable, isFirstResponder { resignFirstResponder() }
      layoutManager.forgetLayout()
    }
  }

  /// Whether text can be selected, and links can be tapped.
  open var isSelectable = true {
    didSet { if !isSelectable, !isEditable { resignFirstResponder() } }
  }

  /// The selected range. An empty range is the position of the caret.
  open var selectedRange: NSRange {
    get { editor.selected }
    set { editor.select(newValue) }
  }

  /// Whether the next typed text replaces the whole text. The value is `false` again afterwards.
  open var clearsOnInsertion = false

  /// Scrolls a range of the text into view.
  ///
  /// - Unverified: that scrolling is not animated.
  open func scrollRangeToVisible(_ range: NSRange) { scrollToVisible(range) }

  open override var canBecomeFocused: Bool { canBecomeFirstResponder }

  internal override var isFocusGroup: Bool { true }

  open override var canBecomeFirstResponder: Bool {
    (isEditable || isSelectable) && window != nil
  }

  /// Whether the view becomes first responder when it enters a window.
  private var waitsForWindow = false

  internal override func enteredWindow() {
    super.enteredWindow()
    guard waitsForWindow else { return }
    waitsForWindow = false
    becomeFirstResponder()
  }

  /// Begins editing, if the delegate allows it.
  ///
  /// A view that is not in a window begins editing as soon as it is in one, as when this method is
  /// called in `viewDidLoad()`. The result is then `false`.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    waitsForWindow = window == nil
    guard canBecomeFirstResponder else { return false }
    if isEditable, delegate?.textViewShouldBeginEditing(self) == false { return false }
    guard super.becomeFirstResponder() else { return false }
    editingDidBegin()
    return true
  }

  /// Ends editing, if the delegate allows it.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    waitsForWindow = false
    guard isFirstResponder else { return super.resignFirstResponder() }
    if isBeingEdited, delegate?.textViewShouldEndEditing(self) == false { return false }
    guard super.resignFirstResponder() else { return false }
    editingWasEnded()
    return true
  }

  /// Whether the delegate was notified that editing has begun.
  internal final var isBeingEdited = false

  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil { endEditing(true) }
  }

  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    if gestureRecognizer === textTap { return wantsTap(at: textTap.location(in: self)) }
    if gestureRecognizer === itemMenu.press { return itemMenu.mayBegin() }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  internal final private(set) lazy var textTap = UITapGestureRecognizer(
    target: self, action: UITextView.wasTapped)

  internal final private(set) lazy var itemMenu = TextItemMenu(of: self)

  // MARK: Finding

  /// Whether text can be found in the view.
  ///
  /// - Differs: Results are not marked. The highlighted result is selected.
  /// - Unverified: that the result at or after the selection is highlighted first.
  open var isFindInteractionEnabled = false {
    didSet {
      guard isFindInteractionEnabled != oldValue else { return }
      if isFindInteractionEnabled {
        addInteraction(finding.interaction)
      } else {
        removeInteraction(finding.interaction)
      }
    }
  }

  /// The interaction that finds text; `nil` if `isFindInteractionEnabled` is false.
  open var findInteraction: UIFindInteraction? {
    isFindInteractionEnabled ? finding.interaction : nil
  }

  private lazy var finding = TextFinding(of: self)

  // MARK: Size

  /// The insets of the text. The default is 8 points at the top and the bottom.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if textContainerInset != oldValue { containerChanged() } }
  }

  /// The size of the text, with its insets.
  open override var contentSize: CGSize {
    get {
      fitContent()
      return super.contentSize
    }
    set { super.contentSize = newValue }
  }

  /// Whether a finger scrolls the text. If false, the intrinsic height is the height of the text.
  open override var isScrollEnabled: Bool {
    didSet {
      guard isScrollEnabled != oldValue else { return }
      containerChanged()
      invalidateIntrinsicContentSize()
    }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(size) }

  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else { return super.intrinsicContentSize }
    // While Auto Layout measures the view, the text has the width that Auto Layout has computed for
    // the view, or no limit. For other callers, the text has the current width of the view.
    let isMeasured = storage.layout?.isMeasured == true
    let shown = isMeasured || bounds.width <= 0 ? CGFloat.infinity : bounds.width
    let width = storage.layout?.foundWidth ?? shown
    return fittingSize(CGSize(width: width, height: 0))
  }

  internal override var heightFollowsWidth: Bool { !isScrollEnabled }

  /// Whether the content size must be set to the size of the text.
  internal final var needsFit = true
  /// Whether the content size is being set to the size of the text.
  internal final var isFitting = false

  open override func layoutSubviews() {
    super.layoutSubviews()
    fitContent()
  }

  internal override func boundsChanged(from old: CGRect) {
    super.boundsChanged(from: old)
    if bounds.width != old.width { containerChanged() }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    layoutManager.forgetLayout()
  }

  internal override func cachedTraitsWereRemoved() {
    super.cachedTraitsWereRemoved()
    layoutManager.forgetLayout()
    // `traitCollectionDidChange(_:)` is not called when a new view is added to a window.
    if window != nil { adjustFonts() }
  }

  open override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    if previous?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory {
      adjustFonts()
    }
  }

  internal override var accessibilityDefaults: AccessibilityDefaults {
    var defaults = AccessibilityDefaults.field(textStorage.string)
    if !isEditable { defaults.traits.insert(.staticText) }
    return defaults
  }

  internal override var innerAccessibilityElements: [AccessibilityReader.Element] { linkElements }

  package override var galleyText: String? { textStorage.string }

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
      delegate?.textView(self, editMenuForTextIn: $0, suggestedActions: suggestedActions)
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
    editor.caretRect(editor.offset(position))
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

  /// The view in whose coordinates rectangles and points are given, which is the text view.
  open var textInputView: UIView { self }

  /// Whether a caret at a line break is at the end of the line or, by default, at the start of the
  /// next line.
  open var selectionAffinity = UITextStorageDirection.forward

  // MARK: Keyboard

  /// The settings of the keyboard.
  internal final var keyboard = KeyboardTraits()

  /// The view that replaces the keyboard; `nil` for the keyboard.
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

  /// Whether Writing Tools are changing the text.
  ///
  /// - Differs: It is always `false`, because there are no Writing Tools.
  open var isWritingToolsActive: Bool { false }

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
