import Foundation

/// A text that tells layout managers when it is another one.
///
///     let storage = NSTextStorage(attributedString: text)
///     storage.addLayoutManager(manager)
open class NSTextStorage: NSMutableAttributedString {
  /// What is done to a text.
  public struct EditActions: OptionSet, Hashable, Sendable {
    /// A bit for each.
    public let rawValue: UInt

    /// Edits by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Text looks different.
    public static let editedAttributes = EditActions(rawValue: 1 << 0)
    /// There are other characters.
    public static let editedCharacters = EditActions(rawValue: 1 << 1)
  }

  /// Creates an empty text. A subclass that keeps the text itself overrides this.
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

  /// Who puts the text into lines.
  open private(set) var layoutManagers: [NSLayoutManager] = []

  /// Has a manager put the text into lines.
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard !layoutManagers.contains(where: { $0 === aLayoutManager }) else { return }
    layoutManagers.append(aLayoutManager)
    aLayoutManager.textStorage = self
    aLayoutManager.forgetLayout()
  }

  /// Has a manager do that no more.
  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.removeAll { $0 === aLayoutManager }
    aLayoutManager.textStorage = nil
    aLayoutManager.forgetLayout()
  }

  // MARK: Telling

  /// Who is asked and told when the text changes.
  open weak var delegate: (any NSTextStorageDelegate)?

  /// What was done to the text since it was last told.
  open private(set) var editedMask: NSTextStorage.EditActions = []

  /// Where it was done, in the text as it is now.
  open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)

  /// How much longer the text is than before.
  open private(set) var changeInLength = 0

  /// How many edits are begun and not ended.
  private var openEdits = 0
  /// Whether Foundation is changing the text, which may call other members of this class.
  private var isChanging = false

  /// Gathers changes until `endEditing()`.
  open override func beginEditing() { openEdits += 1 }

  /// Tells of the changes since `beginEditing()`.
  open override func endEditing() {
    guard openEdits > 0 else { return }
    openEdits -= 1
    if openEdits == 0, !editedMask.isEmpty { processEditing() }
  }

  /// Notes that the text is another one, and tells of it unless changes are gathered. Subclasses that
  /// keep the text themselves call this.
  ///
  /// - Parameters:
  ///   - editedMask: What was done.
  ///   - editedRange: Where, in the text as it was before.
  ///   - delta: How much longer the text is now.
  open func edited(
    _ editedMask: NSTextStorage.EditActions, range editedRange: NSRange, changeInLength delta: Int
  ) {
    takeOwnText()
    let now = NSRange(
      location: editedRange.location, length: max(editedRange.length + delta, 0))
    if self.editedMask.isEmpty {
      self.editedRange = now
    } else {
      var before = self.editedRange
      // What lies before an earlier change moves it; what lies in it makes it longer.
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

  /// Asks and tells the delegate of what was done, and has the text be put into lines anew.
  open func processEditing() {
    let (mask, range, delta) = (editedMask, editedRange, changeInLength)
    // The delegate may change how the text looks: that is part of this edit.
    openEdits += 1
    delegate?.textStorage(
      self, willProcessEditing: mask, range: range, changeInLength: delta)
    delegate?.textStorage(
      self, didProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    openEdits -= 1
    editedMask = []
    editedRange = NSRange(location: NSNotFound, length: 0)
    changeInLength = 0
    for manager in layoutManagers { manager.forgetLayout() }
  }

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

  /// Whether an app has made the class, which may then keep the text itself: it overrides `string`,
  /// `attributes(at:effectiveRange:)`, `replaceCharacters(in:with:)` and `setAttributes(_:range:)`.
  private var isOfAppsClass: Bool { type(of: self) != NSTextStorage.self }

  /// Takes over the text that a subclass keeps. Foundation for Linux reads most of a text from where it
  /// keeps the text itself, and not through the members that a subclass overrides.
  private func takeOwnText() {
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

  /// Whether Foundation's text has the attributes that the subclass answers.
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

  /// The edit that does the same to whole letters; `nil` where one splits none.
  ///
  /// Foundation's string for Linux takes a range that begins or ends within a letter (a family, a flag,
  /// a letter with its accents) for another one than its attributes do, and the two fall apart.
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

  private func kept(_ part: Range<Int>, _ units: TextUnits) -> NSAttributedString {
    guard !part.isEmpty else { return NSAttributedString(string: "") }
    return NSAttributedString(
      string: units.text(NSRange(part)),
      attributes: attributes(at: part.lowerBound, effectiveRange: nil))
  }

  /// Puts other characters in place of some.
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

  /// Puts other text in place of some.
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

  /// Says how some text looks.
  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    change(.editedAttributes, range) { super.setAttributes(attrs, range: range) }
  }

  /// Says one more thing of how some text looks.
  open override func addAttribute(
    _ name: NSAttributedString.Key, value: Any, range: NSRange
  ) {
    if isOfAppsClass, !isChanging { return changeByOwnMembers(range) { $0[name] = value } }
    change(.editedAttributes, range) { super.addAttribute(name, value: value, range: range) }
  }

  /// Says more of how some text looks.
  open override func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
    if isOfAppsClass, !isChanging {
      return changeByOwnMembers(range) { $0.merge(attrs) { $1 } }
    }
    change(.editedAttributes, range) { super.addAttributes(attrs, range: range) }
  }

  /// Says one thing less of how some text looks.
  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    if isOfAppsClass, !isChanging { return changeByOwnMembers(range) { $0[name] = nil } }
    change(.editedAttributes, range) { super.removeAttribute(name, range: range) }
  }

  /// Puts text in.
  open override func insert(_ attrString: NSAttributedString, at loc: Int) {
    if isOfAppsClass, !isChanging {
      return replaceByOwnMembers(NSRange(location: loc, length: 0), attrString)
    }
    change(
      [.editedAttributes, .editedCharacters], NSRange(location: loc, length: 0),
      to: attrString.length
    ) { super.insert(attrString, at: loc) }
  }

  /// Puts text behind the last.
  open override func append(_ attrString: NSAttributedString) {
    if isOfAppsClass, !isChanging {
      return replaceByOwnMembers(NSRange(location: length, length: 0), attrString)
    }
    change(
      [.editedAttributes, .editedCharacters], NSRange(location: length, length: 0),
      to: attrString.length
    ) { super.append(attrString) }
  }

  /// Takes text out.
  open override func deleteCharacters(in range: NSRange) {
    change(.editedCharacters, range, to: 0) { replaceCharacters(in: range, with: "") }
  }

  /// Becomes another text.
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
