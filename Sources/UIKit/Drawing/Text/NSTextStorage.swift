import Foundation

/// A text that notifies layout managers when it changes.
///
///     let storage = NSTextStorage(attributedString: text)
///     storage.addLayoutManager(manager)
open class NSTextStorage: NSMutableAttributedString {
  /// The kind of an edit.
  public struct EditActions: OptionSet, Hashable, Sendable {
    /// The kinds as bits.
    public let rawValue: UInt

    /// Creates edits from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Attributes have changed.
    public static let editedAttributes = EditActions(rawValue: 1 << 0)
    /// Characters have changed.
    public static let editedCharacters = EditActions(rawValue: 1 << 1)
  }

  /// Creates an empty text. A subclass that stores the text itself overrides this initializer.
  public init() { super.init(string: "") }

  /// Creates a text of plain characters.
  public override init(string: String) { super.init(string: string) }

  /// Creates a text whose characters all have the same attributes.
  public override init(string: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
    super.init(string: string, attributes: attrs)
  }

  /// Creates a copy of another text.
  public override init(attributedString attrStr: NSAttributedString) {
    super.init(attributedString: attrStr)
  }

  /// Reads a text from an archive, as Foundation does.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The layout managers of the text.
  open private(set) var layoutManagers: [NSLayoutManager] = []

  /// Adds a layout manager.
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard !layoutManagers.contains(where: { $0 === aLayoutManager }) else { return }
    layoutManagers.append(aLayoutManager)
    aLayoutManager.textStorage = self
    aLayoutManager.forgetLayout()
  }

  /// Removes a layout manager.
  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.removeAll { $0 === aLayoutManager }
    aLayoutManager.textStorage = nil
    aLayoutManager.forgetLayout()
  }

  // MARK: Notifying

  /// The delegate, which is called when the text changes.
  open weak var delegate: (any NSTextStorageDelegate)?

  /// The kinds of the edits since the last notification.
  open private(set) var editedMask: NSTextStorage.EditActions = []

  /// The edited range in the current text.
  open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)

  /// The change in the length of the text.
  open private(set) var changeInLength = 0

  /// The number of edits that have begun and not ended.
  private var openEdits = 0
  /// Whether a method of Foundation is changing the text. Such a method may call other members of
  /// this class.
  private var isChanging = false

  /// Collects changes until `endEditing()`.
  open override func beginEditing() { openEdits += 1 }

  /// Ends the collection of changes, and notifies the delegate and the layout managers of them.
  open override func endEditing() {
    guard openEdits > 0 else { return }
    openEdits -= 1
    if openEdits == 0, !editedMask.isEmpty { processEditing() }
  }

  /// Records that the text has changed, and notifies the delegate and the layout managers, unless
  /// changes are being collected. Subclasses that store the text themselves call this method.
  ///
  /// - Parameters:
  ///   - editedMask: The kind of the change.
  ///   - editedRange: The changed range, in the text before the change.
  ///   - delta: The change in the length of the text.
  open func edited(
    _ editedMask: NSTextStorage.EditActions, range editedRange: NSRange, changeInLength delta: Int
  ) {
    copyOwnText()
    let now = NSRange(
      location: editedRange.location, length: max(editedRange.length + delta, 0))
    if self.editedMask.isEmpty {
      self.editedRange = now
    } else {
      var before = self.editedRange
      // A change before the recorded range moves the range. A change inside of the range changes
      // the length of the range.
      if editedRange.location < before.location {
        before.location = max(before.location + delta, now.location)
      } else if editedRange.location <= NSMaxRange(before) {
        before.length = max(before.length + delta, 0)
      }
      self.editedRange = NSUnionRange(before, now)
    }
    self.editedMask.formUnion(editedMask)
    changeInLength += delta
    if openEdits == 0 { processEditing() }
  }

  /// Calls the delegate, posts the notifications, and notifies the layout managers.
  open func processEditing() {
    let (mask, range, delta) = (editedMask, editedRange, changeInLength)
    // Changes of attributes by the delegate belong to this edit.
    openEdits += 1
    delegate?.textStorage(
      self, willProcessEditing: mask, range: range, changeInLength: delta)
    post(NSTextStorage.willProcessEditingNotification)
    delegate?.textStorage(
      self, didProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    post(NSTextStorage.didProcessEditingNotification)
    openEdits -= 1
    editedMask = []
    editedRange = NSRange(location: NSNotFound, length: 0)
    changeInLength = 0
    for manager in layoutManagers { manager.forgetLayout() }
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  /// Posted before an edit is processed. The object is the text storage.
  public static let willProcessEditingNotification = Notification.Name(
    "NSTextStorageWillProcessEditingNotification")
  /// Posted when an edit has been processed, before the layout managers are notified. The object is
  /// the text storage.
  public static let didProcessEditingNotification = Notification.Name(
    "NSTextStorageDidProcessEditingNotification")

  /// Performs a change with Foundation's methods, and records it as a single edit.
  private func change(
    _ actions: NSTextStorage.EditActions, _ range: NSRange, to length: Int? = nil,
    _ body: () -> Void
  ) {
    guard !isChanging else { return body() }
    isChanging = true
    body()
    isChanging = false
    edited(actions, range: range, changeInLength: (length ?? range.length) - range.length)
  }

  // MARK: Texts of an app's class

  /// Whether the class is an app's subclass, which may store the text itself. Such a class
  /// overrides `string`, `attributes(at:effectiveRange:)`, `replaceCharacters(in:with:)` and
  /// `setAttributes(_:range:)`.
  private var isOfAppsClass: Bool { type(of: self) != NSTextStorage.self }

  /// Copies the text that a subclass stores into Foundation's storage. Foundation for Linux reads
  /// most of a text from this storage, and not through the members that a subclass overrides.
  private func copyOwnText() {
    guard isOfAppsClass, !isChanging else { return }
    let own = string
    guard own != super.string || !hasSameAttributes(own.utf16.count) else { return }
    let text = NSMutableAttributedString(string: own)
    forEachRun(own.utf16.count) { attributes, range in text.setAttributes(attributes, range: range)
    }
    isChanging = true
    super.replaceCharacters(in: NSRange(location: 0, length: super.length), with: text)
    isChanging = false
  }

  private func forEachRun(
    _ length: Int, _ body: ([NSAttributedString.Key: Any], NSRange) -> Void
  ) {
    var start = 0
    while start < length {
      var range = NSRange(location: start, length: length - start)
      let attributes = self.attributes(at: start, effectiveRange: &range)
      let end = min(max(range.location + range.length, start + 1), length)
      body(attributes, NSRange(start..<end))
      start = end
    }
  }

  /// Whether Foundation's text has the attributes that the subclass returns.
  private func hasSameAttributes(_ length: Int) -> Bool {
    var isSame = true
    forEachRun(length) { attributes, range in
      var known = NSRange()
      let old = super.attributes(at: range.location, effectiveRange: &known)
      if known != range || !NSDictionary(dictionary: old).isEqual(to: attributes) { isSame = false }
    }
    return isSame
  }

  /// Replaces text through the members that a subclass overrides.
  private func replaceByOwnMembers(_ range: NSRange, _ new: NSAttributedString) {
    beginEditing()
    replaceCharacters(in: range, with: new.string)
    new.enumerateAttributes(in: NSRange(0..<new.length)) { attributes, part, _ in
      setAttributes(
        attributes, range: NSRange(location: range.location + part.location, length: part.length))
    }
    endEditing()
  }

  /// Changes attributes through the members that a subclass overrides.
  private func changeByOwnMembers(
    _ range: NSRange, _ change: (inout [NSAttributedString.Key: Any]) -> Void
  ) {
    var runs: [([NSAttributedString.Key: Any], NSRange)] = []
    forEachRun(string.utf16.count) { attributes, run in
      let part = NSIntersectionRange(run, range)
      if part.length > 0 { runs.append((attributes, part)) }
    }
    beginEditing()
    for (attributes, part) in runs {
      var attributes = attributes
      change(&attributes)
      setAttributes(attributes, range: part)
    }
    endEditing()
  }

  // MARK: Edits

  /// Returns an edit of whole letters that has the same effect as the given edit; `nil` if the
  /// given edit splits no letter.
  ///
  /// If a range begins or ends inside of a letter of several UTF-16 code units (such as a flag
  /// emoji, or a letter with accents), Foundation for Linux changes different ranges of the
  /// characters and of the attributes. Afterwards, the characters and the attributes no longer
  /// match.
  private func wholeLetters(
    _ range: NSRange, _ new: NSAttributedString
  ) -> (NSRange, NSAttributedString)? {
    let units = TextUnits(string)
    let whole = units.wholeLetters(range)
    guard whole != range else { return nil }
    let (end, wholeEnd) = (range.location + range.length, whole.location + whole.length)
    let before = whole.location..<max(range.location, whole.location)
    let after = min(end, wholeEnd)..<wholeEnd
    let text = NSMutableAttributedString(attributedString: kept(before, units))
    text.append(new)
    text.append(kept(after, units))
    return (whole, text)
  }

  /// Returns a part of the existing text, with the attributes of its first character.
  private func kept(_ part: Range<Int>, _ units: TextUnits) -> NSAttributedString {
    guard !part.isEmpty else { return NSAttributedString(string: "") }
    return NSAttributedString(
      string: units.text(NSRange(part)),
      attributes: attributes(at: part.lowerBound, effectiveRange: nil))
  }

  /// Replaces characters.
  open override func replaceCharacters(in range: NSRange, with str: String) {
    change(.editedCharacters, range, to: str.utf16.count) {
      let start = min(range.location, max(length - 1, 0))
      let attributes = length > 0 ? self.attributes(at: start, effectiveRange: nil) : nil
      if let (whole, text) = wholeLetters(
        range, NSAttributedString(string: str, attributes: attributes))
      {
        super.replaceCharacters(in: whole, with: text)
      } else {
        super.replaceCharacters(in: range, with: str)
      }
    }
  }

  /// Replaces text.
  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    if isOfAppsClass, !isChanging { return replaceByOwnMembers(range, attrString) }
    change([.editedAttributes, .editedCharacters], range, to: attrString.length) {
      if let (whole, text) = wholeLetters(range, attrString) {
        super.replaceCharacters(in: whole, with: text)
      } else {
        super.replaceCharacters(in: range, with: attrString)
      }
    }
  }

  /// Sets the attributes of a range.
  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    change(.editedAttributes, range) { super.setAttributes(attrs, range: range) }
  }

  /// Adds an attribute to a range.
  open override func addAttribute(
    _ name: NSAttributedString.Key, value: Any, range: NSRange
  ) {
    if isOfAppsClass, !isChanging { return changeByOwnMembers(range) { $0[name] = value } }
    change(.editedAttributes, range) { super.addAttribute(name, value: value, range: range) }
  }

  /// Adds attributes to a range.
  open override func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
    if isOfAppsClass, !isChanging {
      return changeByOwnMembers(range) { $0.merge(attrs) { $1 } }
    }
    change(.editedAttributes, range) { super.addAttributes(attrs, range: range) }
  }

  /// Removes an attribute from a range.
  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    if isOfAppsClass, !isChanging { return changeByOwnMembers(range) { $0[name] = nil } }
    change(.editedAttributes, range) { super.removeAttribute(name, range: range) }
  }

  /// Inserts text.
  open override func insert(_ attrString: NSAttributedString, at loc: Int) {
    if isOfAppsClass, !isChanging {
      return replaceByOwnMembers(NSRange(location: loc, length: 0), attrString)
    }
    change(
      [.editedAttributes, .editedCharacters], NSRange(location: loc, length: 0),
      to: attrString.length
    ) { super.insert(attrString, at: loc) }
  }

  /// Appends text.
  open override func append(_ attrString: NSAttributedString) {
    if isOfAppsClass, !isChanging {
      return replaceByOwnMembers(NSRange(location: length, length: 0), attrString)
    }
    change(
      [.editedAttributes, .editedCharacters], NSRange(location: length, length: 0),
      to: attrString.length
    ) { super.append(attrString) }
  }

  /// Deletes text.
  open override func deleteCharacters(in range: NSRange) {
    if isOfAppsClass, !isChanging { return replaceCharacters(in: range, with: "") }
    change(.editedCharacters, range, to: 0) { replaceCharacters(in: range, with: "") }
  }

  /// Replaces the whole text.
  open override func setAttributedString(_ attrString: NSAttributedString) {
    if isOfAppsClass, !isChanging {
      return replaceByOwnMembers(NSRange(location: 0, length: length), attrString)
    }
    change(
      [.editedAttributes, .editedCharacters], NSRange(location: 0, length: length),
      to: attrString.length
    ) { super.setAttributedString(attrString) }
  }
}
