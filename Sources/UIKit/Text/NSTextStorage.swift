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

  /// Tells that the text is another one. Subclasses that keep it themselves call this.
  open func edited(
    _ editedMask: NSTextStorage.EditActions, range editedRange: NSRange, changeInLength delta: Int
  ) {
    for manager in layoutManagers { manager.forgetLayout() }
  }

  private func editedAll() {
    edited([.editedAttributes, .editedCharacters], range: NSRange(0..<length), changeInLength: 0)
  }

  // MARK: Edits

  /// Puts other characters in place of some.
  open override func replaceCharacters(in range: NSRange, with str: String) {
    super.replaceCharacters(in: range, with: str)
    editedAll()
  }

  /// Puts other text in place of some.
  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    super.replaceCharacters(in: range, with: attrString)
    editedAll()
  }

  /// Says how some text looks.
  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    super.setAttributes(attrs, range: range)
    editedAll()
  }

  /// Says one more thing of how some text looks.
  open override func addAttribute(
    _ name: NSAttributedString.Key, value: Any, range: NSRange
  ) {
    super.addAttribute(name, value: value, range: range)
    editedAll()
  }

  /// Says more of how some text looks.
  open override func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
    super.addAttributes(attrs, range: range)
    editedAll()
  }

  /// Says one thing less of how some text looks.
  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    super.removeAttribute(name, range: range)
    editedAll()
  }

  /// Puts text in.
  open override func insert(_ attrString: NSAttributedString, at loc: Int) {
    super.insert(attrString, at: loc)
    editedAll()
  }

  /// Puts text behind the last.
  open override func append(_ attrString: NSAttributedString) {
    super.append(attrString)
    editedAll()
  }

  /// Takes text out.
  open override func deleteCharacters(in range: NSRange) {
    super.deleteCharacters(in: range)
    editedAll()
  }

  /// Becomes another text.
  open override func setAttributedString(_ attrString: NSAttributedString) {
    super.setAttributedString(attrString)
    editedAll()
  }
}
