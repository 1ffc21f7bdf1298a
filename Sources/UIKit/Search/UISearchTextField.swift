import Foundation

/// A field for what is searched: a magnifying glass, tokens, and text.
///
/// - Differs: Tokens are data: they are drawn as a line of names before the text, can't be selected,
///   and the last goes when the key that deletes is pressed before the text.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
  /// A field with a frame.
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

  /// Creates what a nib describes. Other archives are not read: with another coder this traps.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpSearch()
    coder.fill(self, as: UISearchTextField.self)
  }

  // MARK: Tokens

  /// The tokens, in order. They stand before the text.
  open var tokens: [UISearchToken] = [] {
    didSet {
      setNeedsLayout()
      setNeedsDisplay()
    }
  }

  /// Puts a token among the others.
  ///
  /// - Precondition: There are as many tokens before it, at least.
  open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    tokens.insert(token, at: tokenIndex)
  }

  /// Takes a token away.
  ///
  /// - Precondition: There is one of this index.
  open func removeToken(at tokenIndex: Int) { tokens.remove(at: tokenIndex) }

  /// Puts a token behind the others, and takes text away for which it stands.
  open func replaceTextualPortion(
    of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int
  ) {
    replace(textRange, withText: "")
    insertToken(token, at: min(max(tokenIndex, 0), tokens.count))
  }

  /// Whether the key that deletes takes tokens away.
  open var allowsDeletingTokens = true
  /// Whether tokens can be copied. It is kept.
  open var allowsCopyingTokens = true
  /// What is behind tokens; as the tint, if `nil`.
  open var tokenBackgroundColor: UIColor! {
    didSet { tokenLabel.textColor = tokenBackgroundColor ?? .systemBlue }
  }

  /// The part of the field that has text, and no tokens: all of its text.
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

  // MARK: Look

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
    let room = super.textRect(forBounds: bounds)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    tokenLabel.frame = CGRect(
      x: isMirrored ? room.maxX - width + 6 : room.minX, y: room.minY, width: width - 6,
      height: room.height)
    if tokenLabel.superview == nil { addSubview(tokenLabel) }
  }

  internal override var accessibilityDefaults: AccessibilityDefaults {
    .field(text, placeholder: placeholder, isSearch: true, isEnabled: isEnabled)
  }
}

/// Something that is searched for beside text: a person, a place.
@preconcurrency @MainActor
open class UISearchToken: NSObject {
  /// What it looks like.
  public let icon: UIImage?
  /// What it is called.
  internal let text: String
  /// What it stands for.
  open var representedObject: Any?

  /// A token with an image and a name.
  public init(icon: UIImage?, text: String) {
    self.icon = icon
    self.text = text
    super.init()
  }
}
