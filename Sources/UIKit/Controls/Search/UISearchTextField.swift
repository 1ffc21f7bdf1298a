import Foundation

/// A search field with a magnifying glass, tokens, and text.
///
/// - Differs: Tokens are drawn as a line of names before the text, cannot be selected, and the last
///   one is deleted when the delete key is pressed at the start of the text.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
  /// Creates a search field with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpSearch()
  }

  private func setUpSearch() {
    let glass = UIImageView(image: UIImage(systemName: "magnifyingglass"))
    glass.tintColor = .systemGray
    glass.frame = CGRect(x: 0, y: 0, width: 28, height: 18)
    glass.contentMode = .center
    leftView = glass
    leftViewMode = .always
    clearButtonMode = .whileEditing
    returnKeyType = .search
    tokenLabel.textColor = .systemBlue
  }

  /// Creates the view that a nib describes. Other archives are not supported: with another coder
  /// this traps.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpSearch()
    coder.fill(self, as: UISearchTextField.self)
  }

  // MARK: Tokens

  /// The tokens, in order, before the text.
  open var tokens: [UISearchToken] = [] {
    didSet {
      setNeedsLayout()
      setNeedsDisplay()
    }
  }

  /// Inserts a token at an index.
  ///
  /// - Precondition: The index is not greater than the number of tokens.
  open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    tokens.insert(token, at: tokenIndex)
  }

  /// Removes a token.
  ///
  /// - Precondition: The index exists.
  open func removeToken(at tokenIndex: Int) { tokens.remove(at: tokenIndex) }

  /// Appends a token, and removes the text that it replaces.
  open func replaceTextualPortion(
    of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int
  ) {
    replace(textRange, withText: "")
    insertToken(token, at: min(max(tokenIndex, 0), tokens.count))
  }

  /// Whether the delete key deletes tokens.
  open var allowsDeletingTokens = true
  /// Whether tokens can be copied. It is stored without effect.
  open var allowsCopyingTokens = true
  /// The background color of tokens; the tint, if `nil`.
  open var tokenBackgroundColor: UIColor! {
    didSet { tokenLabel.textColor = tokenBackgroundColor ?? .systemBlue }
  }

  /// The part of the field with text and without tokens: all of its text.
  open var textualRange: UITextRange {
    textRange(from: beginningOfDocument, to: endOfDocument) ?? UITextRange()
  }

  open override func deleteBackward() {
    if allowsDeletingTokens, editor.rangeToDelete == nil, !tokens.isEmpty {
      tokens.removeLast()
      textWasEdited()
      return
    }
    super.deleteBackward()
  }

  // MARK: Appearance

  private let tokenLabel = UILabel()

  private var tokenWidth: CGFloat {
    guard !tokens.isEmpty else { return 0 }
    tokenLabel.font = font
    tokenLabel.text = tokens.map(\.text).joined(separator: " ")
    return min(tokenLabel.sizeThatFits(.zero).width, bounds.width / 2) + 6
  }

  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    besideTokens(super.textRect(forBounds: bounds))
  }

  open override func editingRect(forBounds bounds: CGRect) -> CGRect {
    besideTokens(super.editingRect(forBounds: bounds))
  }

  private func besideTokens(_ rect: CGRect) -> CGRect {
    let width = min(tokenWidth, rect.width)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return CGRect(
      x: isMirrored ? rect.minX : rect.minX + width, y: rect.minY, width: rect.width - width,
      height: rect.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let width = tokenWidth
    guard width > 0 else { return tokenLabel.removeFromSuperview() }
    let rect = super.textRect(forBounds: bounds)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    tokenLabel.frame = CGRect(
      x: isMirrored ? rect.maxX - width + 6 : rect.minX, y: rect.minY, width: width - 6,
      height: rect.height)
    if tokenLabel.superview == nil { addSubview(tokenLabel) }
  }

  internal override var accessibilityDefaults: AccessibilityDefaults {
    .field(text, placeholder: placeholder, isSearch: true, isEnabled: isEnabled)
  }
}

/// A search term other than text, such as a person or a place.
@preconcurrency @MainActor
open class UISearchToken: NSObject {
  /// The image.
  public let icon: UIImage?
  /// The name.
  internal let text: String
  /// The object that the token represents.
  open var representedObject: Any?

  /// Creates a token with an image and a name.
  public init(icon: UIImage?, text: String) {
    self.icon = icon
    self.text = text
    super.init()
  }
}
