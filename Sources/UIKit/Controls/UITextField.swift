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
/// A tap has it become first responder; a test taps with `Finger`, and types with `Keyboard`.
///
/// Members that UIKit lets a subclass override stand in this class body. What they do is in
/// `UITextField+Layout.swift`, `UITextField+Editing.swift` and `TextEditor`.
///
/// - Differs: The caret does not blink; there are no handles, no magnifying glass and no undoing; a
///   secure field is not emptied by the first letter that is typed in it again.
/// - Unverified: how far text stays away from the edges, the colors of borders, and the order in which
///   the delegate, targets and observers are told of the same.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInput, UIContentSizeCategoryAdjusting {
  // MARK: Creating

  /// A field with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    contentMode = .redraw
    editor.typing = defaultTextAttributes
  }

  /// Creates what a nib describes. Other archives are not read: with another coder this traps.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isOpaque = false
    contentMode = .redraw
    editor.typing = defaultTextAttributes
    coder.fill(self, as: UITextField.self)
  }

  internal final private(set) lazy var editor = TextEditor(
    host: self, storage: NSTextStorage(string: ""))

  /// Who is asked and told.
  open weak var delegate: (any UITextFieldDelegate)?

  // MARK: Text

  /// The text. Setting it puts the caret at its end, and tells nobody but the input delegate, and, while
  /// it is edited, the delegate: of the caret (`textFieldDidChangeSelection(_:)`).
  open var text: String? {
    get { editor.storage.string }
    set { setText(NSAttributedString(string: newValue ?? "", attributes: defaultTextAttributes)) }
  }

  /// The text with attributes. Setting it tells as setting the text does.
  open var attributedText: NSAttributedString? {
    get { NSAttributedString(attributedString: editor.storage) }
    set { setText(newValue ?? NSAttributedString(string: "")) }
  }

  /// What stands there as long as there is no text.
  open var placeholder: String? {
    get { attributedPlaceholder?.string }
    set { attributedPlaceholder = newValue.map { NSAttributedString(string: $0) } }
  }

  /// The same with attributes. Those that it does not name are the field's, in a paler color.
  open var attributedPlaceholder: NSAttributedString? { didSet { lookChanged() } }

  /// The font: the system's of 17 points, unless set.
  open var font: UIFont? {
    get { defaultTextAttributes[.font] as? UIFont }
    set { setDefault(.font, newValue ?? UITextField.usualFont) }
  }

  private static let usualFont = UIFont.systemFont(ofSize: 17)

  internal override var baselineFont: UIFont? { font ?? UITextField.usualFont }

  internal override var baselineOffsets: (first: CGFloat, last: CGFloat) {
    baselineFont.map { baselineOffsetsInMiddle(of: $0) } ?? (0, 0)
  }

  /// The color of the letters.
  open var textColor: UIColor? {
    get { defaultTextAttributes[.foregroundColor] as? UIColor }
    set { setDefault(.foregroundColor, newValue ?? .label) }
  }

  /// On which side the text stands.
  open var textAlignment: NSTextAlignment {
    get { (defaultTextAttributes[.paragraphStyle] as? NSParagraphStyle)?.alignment ?? .natural }
    set {
      let style = NSMutableParagraphStyle()
      style.alignment = newValue
      setDefault(.paragraphStyle, style)
    }
  }

  /// What text looks like. Setting it changes all text.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [
    .font: UITextField.usualFont, .foregroundColor: UIColor.label,
    .paragraphStyle: NSParagraphStyle.default,
  ]
  {
    didSet { defaultsChanged() }
  }

  /// What text that is typed looks like, while the field is edited.
  open var typingAttributes: [NSAttributedString.Key: Any]? {
    get { isEditing ? editor.typing : nil }
    set { if isEditing { editor.typing = newValue ?? defaultTextAttributes } }
  }

  /// Whether text with attributes may be edited as such. It is kept.
  open var allowsEditingTextAttributes = false

  /// Whether letters become smaller where the text does not find room.
  open var adjustsFontSizeToFitWidth = false { didSet { lookChanged() } }

  /// How small they may become, in points: as small as can be, if zero.
  open var minimumFontSize: CGFloat = 0 { didSet { lookChanged() } }

  /// Whether the font becomes another one as soon as the user wants another size.
  open var adjustsFontForContentSizeCategory = false

  /// Whether nobody may read the text: a dot stands for each letter, and it can't be copied.
  open var isSecureTextEntry = false { didSet { lookChanged() } }

  // MARK: Editing

  /// Whether it is being edited.
  open var isEditing: Bool { isFirstResponder }

  /// Whether the text goes when it begins to be edited.
  open var clearsOnBeginEditing = false

  /// Whether what is typed next takes the place of all text. Then it is so no more.
  open var clearsOnInsertion = false

  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    leavesTaps(to: gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  open override var canBecomeFirstResponder: Bool { isEnabled && window != nil }

  /// Begins to be edited, if the delegate lets it, and it is in a window.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    return canBecomeFirstResponder && delegate?.textFieldShouldBeginEditing(self) != false
      && super.becomeFirstResponder()
  }

  internal override func becameFirstResponder() { editingDidBegin() }

  /// Ends being edited, if the delegate lets it.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
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

  private var lastTouch: (place: CGPoint, count: Int)?

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    lastTouch = touches.first.map { ($0.location(in: self), $0.tapCount) }
    super.touchesEnded(touches, with: event)
    lastTouch = nil
  }

  internal override func wasUsed(_ event: UIEvent?) {
    if let lastTouch { tapped(at: lastTouch.place, times: lastTouch.count) }
  }

  // MARK: Look

  /// What is around the field.
  open var borderStyle = BorderStyle.none { didSet { lookChanged() } }

  /// An image behind the text, where there is no border.
  open var background: UIImage? { didSet { lookChanged() } }

  /// The same while the field can't be used.
  open var disabledBackground: UIImage? { didSet { lookChanged() } }

  /// When there is a button that empties the field. While the right view is there, it is not.
  open var clearButtonMode = ViewMode.never { didSet { lookChanged() } }

  /// A view at the left.
  open var leftView: UIView? { didSet { overlayChanged(from: oldValue) } }

  /// When it is there.
  open var leftViewMode = ViewMode.never { didSet { lookChanged() } }

  /// A view at the right.
  open var rightView: UIView? { didSet { overlayChanged(from: oldValue) } }

  /// When it is there.
  open var rightViewMode = ViewMode.never { didSet { lookChanged() } }

  internal final private(set) lazy var clearButton = makeClearButton()

  /// Where the border is.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Where the text is while nobody edits it.
  open func textRect(forBounds bounds: CGRect) -> CGRect { roomForText(bounds, isEditing: false) }

  /// Where the text is while it is edited.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { roomForText(bounds, isEditing: true) }

  /// Where the placeholder is.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }

  /// Where the button is that empties the field.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { roomForClearButton(bounds) }

  /// Where the view at the left is.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    room(for: leftView, in: bounds, isLeft: true)
  }

  /// Where the view at the right is.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    room(for: rightView, in: bounds, isLeft: false)
  }

  /// Draws the text. Override it to draw it otherwise.
  open func drawText(in rect: CGRect) { drawOwnText(in: rect) }

  /// Draws the placeholder. Override it to draw it otherwise.
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

  internal override func forgetTraits() {
    super.forgetTraits()
    knownLine = nil
  }

  open override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    if adjustsFontForContentSizeCategory, let font,
      previous?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
    {
      self.font = font.adjusted(to: traitCollection)
    }
  }

  internal override func stateChanged() {
    super.stateChanged()
    if !isEnabled, isFirstResponder { endEditing(true) }
  }

  internal final var knownLine: SetLines?
  /// How far the text is moved to the left for the caret to be seen.
  internal final var scroll: CGFloat = 0

  internal override var accessibilityDefaults: AccessibilityDefaults {
    .field(shownText.string, placeholder: placeholder, isEnabled: isEnabled)
  }

  package override var galleyText: String? {
    editor.hasText ? shownText.string : placeholder
  }

  // MARK: Keys

  /// Whether there is text.
  open var hasText: Bool { editor.hasText }

  /// Puts text in place of what is selected. The delegate is told, and not asked.
  ///
  /// - Unverified: that nobody is asked who calls this himself.
  open func insertText(_ text: String) { editor.insert(text) }

  /// Takes out what is selected, or the letter before the caret. The delegate is told, and not asked.
  open func deleteBackward() { editor.deleteBackward() }

  // MARK: The text, at any place: see `UITextInput`

  /// Some of the text.
  open func text(in range: UITextRange) -> String? { editor.text(in: range) }

  /// Puts other text in place of some. The delegate is told, and not asked.
  open func replace(_ range: UITextRange, withText text: String) {
    if let range = editor.range(range) { editor.put(text, in: range, byInput: true) }
  }

  /// Whether text may be put in place of some: what the delegate says.
  open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
    editor.range(range).map { mayChange($0, to: text) } ?? false
  }

  /// What is selected; where the caret is, if it is empty.
  open var selectedTextRange: UITextRange? {
    get { TextSpan(editor.selected) }
    set { editor.select(editor.range(newValue) ?? NSRange(location: editor.length, length: 0)) }
  }

  /// What is typed and not chosen yet.
  open var markedTextRange: UITextRange? { editor.marked.map { TextSpan($0) } }

  /// What that looks like: underlined, unless set.
  open var markedTextStyle: [NSAttributedString.Key: Any]? {
    get { editor.markedStyle }
    set { editor.markedStyle = newValue }
  }

  /// Puts text in place of what is marked or selected, and marks it.
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    editor.mark(markedText, selecting: selectedRange)
  }

  /// Takes what is marked for chosen.
  open func unmarkText() { editor.unmark() }

  /// Where the text begins.
  open var beginningOfDocument: UITextPosition { TextPosition(0) }

  /// Where the text ends.
  open var endOfDocument: UITextPosition { TextPosition(editor.length) }

  /// What is between two places.
  open func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? { editor.span(fromPosition, toPosition) }

  /// The place so many units of UTF-16 on, or back, if there is one.
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    editor.position(from: position, by: offset)
  }

  /// The place so many letters or lines away in a direction, if there is one.
  open func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? { editor.position(from: position, in: direction, by: offset) }

  /// Which place is before which.
  open func compare(
    _ position: UITextPosition, to other: UITextPosition
  ) -> ComparisonResult { editor.compare(position, other) }

  /// How many units of UTF-16 are between two places.
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    editor.offset(toPosition) - editor.offset(from)
  }

  /// Who is told of changes that were not typed.
  open var inputDelegate: (any UITextInputDelegate)? {
    get { editor.inputDelegate }
    set { editor.inputDelegate = newValue }
  }

  /// Who knows words and lines.
  open private(set) lazy var tokenizer: any UITextInputTokenizer =
    UITextInputStringTokenizer(textInput: self)

  /// The place in a part that is farthest in a direction.
  open func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition? { editor.farthest(within: range, in: direction) }

  /// What is from a place to the end of the text in a direction.
  open func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? { editor.extent(from: position, in: direction) }

  /// In which direction is written at a place.
  open func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection {
    editor.isRightToLeft(at: editor.offset(position)) ? .rightToLeft : .leftToRight
  }

  /// Says in which direction some text is written.
  open func setBaseWritingDirection(
    _ writingDirection: NSWritingDirection, for range: UITextRange
  ) { editor.setDirection(writingDirection, for: range) }

  /// The rectangle of the first line of some text.
  open func firstRect(for range: UITextRange) -> CGRect {
    editor.range(range).map { editor.firstRect($0) } ?? .null
  }

  /// Where a caret at a place is. Override it for another one, or for none.
  open func caretRect(for position: UITextPosition) -> CGRect {
    caretInside(editor.caretRect(editor.offset(position)))
  }

  /// Rectangles that a selection covers, one a line.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    editor.selectionRects(range)
  }

  /// The place that is nearest to a point.
  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    TextPosition(editor.place(at: point))
  }

  /// The place in some text that is nearest to a point.
  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    guard let range = editor.range(range) else { return nil }
    let place = editor.place(at: point)
    return TextPosition(min(max(place, range.location), range.location + range.length))
  }

  /// The letter at a point.
  open func characterRange(at point: CGPoint) -> UITextRange? { editor.letter(at: point) }

  /// How text at a place looks.
  open func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? {
    guard editor.hasText else { return editor.typing }
    let offset = editor.offset(position) - (direction == .backward ? 1 : 0)
    let at = min(max(offset, 0), editor.length - 1)
    return editor.storage.attributes(at: at, effectiveRange: nil)
  }

  /// The view whose coordinates rectangles and points are in: this one.
  open var textInputView: UIView { self }

  /// On which side of a line's end a caret is: at the start of the next line.
  open var selectionAffinity = UITextStorageDirection.forward

  // MARK: Its keyboard

  internal final var keyboard = KeyboardTraits()

  /// The view that comes up for typing: the keyboard, if `nil`.
  open override var inputView: UIView? {
    get { ownInputView }
    set {
      ownInputView = newValue
      reloadInputViews()
    }
  }

  /// The view on top of that.
  open override var inputAccessoryView: UIView? {
    get { ownInputAccessoryView }
    set {
      ownInputAccessoryView = newValue
      reloadInputViews()
    }
  }

  private var ownInputView: UIView?
  private var ownInputAccessoryView: UIView?

  /// Which letters are typed large.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { keyboard.autocapitalization }
    set { keyboard.autocapitalization = newValue }
  }

  /// Whether words are corrected.
  open var autocorrectionType: UITextAutocorrectionType {
    get { keyboard.autocorrection }
    set { keyboard.autocorrection = newValue }
  }

  /// Whether words are checked.
  open var spellCheckingType: UITextSpellCheckingType {
    get { keyboard.spellChecking }
    set { keyboard.spellChecking = newValue }
  }

  /// Whether quotes become those of the language.
  open var smartQuotesType: UITextSmartQuotesType {
    get { keyboard.smartQuotes }
    set { keyboard.smartQuotes = newValue }
  }

  /// Whether two hyphens become a dash.
  open var smartDashesType: UITextSmartDashesType {
    get { keyboard.smartDashes }
    set { keyboard.smartDashes = newValue }
  }

  /// Whether spaces come and go with words.
  open var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { keyboard.smartInsertDelete }
    set { keyboard.smartInsertDelete = newValue }
  }

  /// Whether the rest of a sentence is offered.
  open var inlinePredictionType: UITextInlinePredictionType {
    get { keyboard.inlinePrediction }
    set { keyboard.inlinePrediction = newValue }
  }

  /// Which keys there are.
  open var keyboardType: UIKeyboardType {
    get { keyboard.type }
    set { keyboard.type = newValue }
  }

  /// Light or dark.
  open var keyboardAppearance: UIKeyboardAppearance {
    get { keyboard.appearance }
    set { keyboard.appearance = newValue }
  }

  /// What the key says that ends a line.
  open var returnKeyType: UIReturnKeyType {
    get { keyboard.returnKey }
    set { keyboard.returnKey = newValue }
  }

  /// Whether that key can be used only where there is text.
  open var enablesReturnKeyAutomatically: Bool {
    get { keyboard.enablesReturnKeyAutomatically }
    set { keyboard.enablesReturnKeyAutomatically = newValue }
  }

  /// What the text means.
  open var textContentType: UITextContentType! {
    get { keyboard.contentType }
    set { keyboard.contentType = newValue }
  }

  /// What a new password has to be like.
  open var passwordRules: UITextInputPasswordRules? {
    get { keyboard.passwordRules }
    set { keyboard.passwordRules = newValue }
  }

  // MARK: What can be done with the text

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
