import Foundation
import GalleyGeometry

/// Text of many lines that can be scrolled, selected and edited.
///
///     let notes = UITextView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
///     notes.font = .preferredFont(forTextStyle: .body)
///     notes.text = "Dear diary"
///     notes.delegate = self
///
/// Without `isScrollEnabled` it is as high as its text, and `sizeThatFits(_:)` says so.
///
/// Members that UIKit lets a subclass override stand in this class body. What they do is in
/// `UITextView+Layout.swift`, `UITextView+Editing.swift`, `UITextView+Links.swift` and `TextEditor`.
///
/// - Differs: The caret does not blink; there are no handles, no magnifying glass, no menu and no
///   undoing. After each change all of the text is put into lines again.
/// - Unverified: the order in which the delegate and observers are told of the same.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInput, UIContentSizeCategoryAdjusting {
  // MARK: Creating

  /// A text view with a frame, and a container for its text: one of its own, if `nil`.
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
    editor.typing = UITextView.usualAttributes
    prepare()
  }

  /// A text view with a frame.
  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  /// A text view. There is one way of layout, whichever is asked for.
  public convenience init(usingTextLayoutManager: Bool) {
    self.init(frame: .zero, textContainer: nil)
  }

  /// Creates what a nib describes. Other archives are not read: with another coder this traps.
  public required init?(coder: NSCoder) {
    textParts = TextParts(nil)
    super.init(coder: coder)
    setUp()
    coder.fill(self, as: UITextView.self)
  }

  private static let usualAttributes: [NSAttributedString.Key: Any] = [
    .font: UIFont.systemFont(ofSize: 12), .foregroundColor: UIColor.label,
  ]

  /// The container that the text is laid out in.
  open var textContainer: NSTextContainer { textParts.container }
  /// The layout manager that puts the text into lines.
  open var layoutManager: NSLayoutManager { textParts.manager }
  /// The text itself. The delegate is not told of changes that are made here.
  open var textStorage: NSTextStorage { textParts.storage }

  /// The objects that hold and lay out the text. Each knows the one above it only weakly.
  private struct TextParts {
    let container: NSTextContainer
    let manager: NSLayoutManager
    let storage: NSTextStorage

    /// The parts around a container; new ones, as far as there are none.
    init(_ textContainer: NSTextContainer?) {
      container = textContainer ?? NSTextContainer(size: .zero)
      manager = container.layoutManager ?? NSLayoutManager()
      storage = manager.textStorage ?? NSTextStorage(string: "")
      if container.layoutManager == nil { manager.addTextContainer(container) }
      if manager.textStorage == nil { storage.addLayoutManager(manager) }
    }
  }

  private let textParts: TextParts

  internal final private(set) lazy var editor = TextEditor(host: self, storage: textStorage)

  /// Shows the text, behind everything else in the view.
  internal let page = TextPage()

  /// Who is asked and told, also of scrolling.
  @_nonoverride open weak var delegate: (any UITextViewDelegate)? {
    get { super.delegate as? any UITextViewDelegate }
    set { super.delegate = newValue }
  }

  // MARK: Text

  /// The text. Setting it has it look as it looked, and tells nobody but the input delegate,
  /// and the delegate of the selection.
  open var text: String! {
    get { textStorage.string }
    set { editor.set(NSAttributedString(string: newValue ?? "", attributes: usualLook)) }
  }

  /// The text with attributes. Setting it tells as setting the text does.
  ///
  /// - Differs: Text without a font is set in the system's, not in Helvetica.
  open var attributedText: NSAttributedString! {
    get { NSAttributedString(attributedString: textStorage) }
    set {
      editor.set(newValue ?? NSAttributedString(string: ""))
      takeTypingAttributes()
    }
  }

  /// The font: of the first letter; setting it changes all. The system's of 12 points, unless set.
  open var font: UIFont? {
    get { first(.font) as? UIFont }
    set { setForAll(.font, newValue ?? .systemFont(ofSize: 12)) }
  }

  /// The color: of the first letter; setting it changes all.
  open var textColor: UIColor? {
    get { first(.foregroundColor) as? UIColor }
    set { setForAll(.foregroundColor, newValue ?? UIColor.label) }
  }

  /// On which side lines begin: the first; setting it changes all.
  open var textAlignment: NSTextAlignment {
    get { (first(.paragraphStyle) as? NSParagraphStyle)?.alignment ?? .natural }
    set {
      let style = NSMutableParagraphStyle()
      if let old = first(.paragraphStyle) as? NSParagraphStyle { style.setParagraphStyle(old) }
      style.alignment = newValue
      setForAll(.paragraphStyle, style)
    }
  }

  /// What text that is typed looks like: as the letter before the caret, unless set since the caret is
  /// there.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { editor.typing }
    set { editor.typing = newValue }
  }

  /// What links look like beside their own attributes: in the tint, unless set.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! {
    get { ownLinkAttributes ?? [.foregroundColor: tintColor ?? .systemBlue] }
    set {
      ownLinkAttributes = newValue
      layoutManager.forgetLayout()
    }
  }

  private var ownLinkAttributes: [NSAttributedString.Key: Any]?

  /// What is made a link where it stands in text that can't be edited.
  ///
  /// - Differs: Only addresses on the web are found.
  open var dataDetectorTypes: UIDataDetectorTypes = [] {
    didSet { if dataDetectorTypes != oldValue { layoutManager.forgetLayout() } }
  }

  /// Whether the font becomes another one as soon as the user wants another size.
  open var adjustsFontForContentSizeCategory = false

  /// Whether text is as large as on other platforms. It is kept.
  open var usesStandardTextScaling = false

  /// Whether text with attributes may be edited as such. It is kept.
  open var allowsEditingTextAttributes = false

  /// Whether nobody may read the text. It is kept: a text view shows it.
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

  /// Whether text can be selected, and links be used.
  open var isSelectable = true {
    didSet { if !isSelectable, !isEditable { resignFirstResponder() } }
  }

  /// What is selected; where the caret is, if it is empty.
  open var selectedRange: NSRange {
    get { editor.selected }
    set { editor.select(newValue) }
  }

  /// Whether what is typed next takes the place of all text. Then it is so no more.
  open var clearsOnInsertion = false

  /// Has some text be in sight.
  ///
  /// - Unverified: that it is there at once.
  open func scrollRangeToVisible(_ range: NSRange) { bringIntoSight(range) }

  open override var canBecomeFirstResponder: Bool {
    (isEditable || isSelectable) && window != nil
  }

  /// Begins to be edited, if the delegate lets it, and it is in a window.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder else { return false }
    if isEditable, delegate?.textViewShouldBeginEditing(self) == false { return false }
    guard super.becomeFirstResponder() else { return false }
    editingDidBegin()
    return true
  }

  /// Ends being edited, if the delegate lets it.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    if isBeingEdited, delegate?.textViewShouldEndEditing(self) == false { return false }
    guard super.resignFirstResponder() else { return false }
    editingWasEnded()
    return true
  }

  /// Whether the delegate was told that it is edited.
  internal final var isBeingEdited = false

  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil { endEditing(true) }
  }

  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    gestureRecognizer === textTap
      ? wantsTap(at: textTap.location(in: self))
      : super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  internal final private(set) lazy var textTap = UITapGestureRecognizer(
    target: self, action: UITextView.wasTapped)

  // MARK: Size

  /// Room around the text: 8 above and below, unless set.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if textContainerInset != oldValue { roomChanged() } }
  }

  /// How large the text is, with the room around it.
  open override var contentSize: CGSize {
    get {
      fitContent()
      return super.contentSize
    }
    set { super.contentSize = newValue }
  }

  /// Whether a finger moves the text. Where it does not, the view is as high as its text.
  open override var isScrollEnabled: Bool {
    didSet { if isScrollEnabled != oldValue { roomChanged() } }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(size) }

  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else { return super.intrinsicContentSize }
    // Whoever else asks means the text as wide as it is shown.
    let isMeasured = storage.layout?.isMeasured == true
    let shown = isMeasured || bounds.width <= 0 ? CGFloat.infinity : bounds.width
    let width = storage.layout?.foundWidth ?? shown
    return fittingSize(CGSize(width: width, height: 0))
  }

  internal override var heightFollowsWidth: Bool { !isScrollEnabled }

  internal final var needsFit = true
  internal final var isFitting = false

  open override func layoutSubviews() {
    super.layoutSubviews()
    fitContent()
  }

  internal override func boundsChanged(from old: CGRect) {
    super.boundsChanged(from: old)
    if bounds.width != old.width { roomChanged() }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    layoutManager.forgetLayout()
  }

  internal override func forgetTraits() {
    super.forgetTraits()
    layoutManager.forgetLayout()
  }

  open override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    if adjustsFontForContentSizeCategory, let font,
      previous?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
    {
      self.font = font.adjusted(to: traitCollection)
    }
  }

  internal override var accessibilityDefaults: AccessibilityDefaults {
    var defaults = AccessibilityDefaults.field(textStorage.string)
    if !isEditable { defaults.traits.insert(.staticText) }
    return defaults
  }

  package override var galleyText: String? { textStorage.string }

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
    editor.caretRect(editor.offset(position))
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
