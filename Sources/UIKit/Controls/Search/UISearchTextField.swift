import Foundation

/// A search field with a magnifying glass, tokens, and text.
///
/// - Differs: Tokens cannot be selected. If the delete key is pressed at the start of the text, the
///   last token is deleted.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
  /// Creates a search field with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpSearch()
  }

  /// The default image of the search icon.
  internal static var glass: UIImage? { UIImage(systemName: "magnifyingglass") }

  private func setUpSearch() {
    let glass = UIImageView(image: UISearchTextField.glass)
    glass.tintColor = .secondaryLabel
    glass.frame = CGRect(x: 0, y: 0, width: 28, height: 18)
    glass.contentMode = .center
    leftView = glass
    leftViewMode = .always
    clearButtonMode = .always
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 10
    returnKeyType = .search
  }

  /// Creates the view that a nib describes. Other archives are not supported: with another coder,
  /// this initializer traps.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpSearch()
    coder.fill(self, as: UISearchTextField.self)
  }

  // MARK: Tokens

  /// The tokens, in order, before the text.
  open var tokens: [UISearchToken] = [] {
    didSet {
      for view in tokenViews { view.removeFromSuperview() }
      tokenViews = tokens.map(SearchTokenView.init)
      for view in tokenViews { addSubview(view) }
      // The tokens make the area of the text smaller.
      textAppearanceChanged()
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

  /// Removes a part of the text, and inserts a token at an index.
  open func replaceTextualPortion(
    of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int
  ) {
    replace(textRange, withText: "")
    insertToken(token, at: min(max(tokenIndex, 0), tokens.count))
  }

  /// Whether the delete key deletes tokens.
  open var allowsDeletingTokens = true { didSet { lookChanged() } }
  /// Whether tokens can be copied. The value is stored without effect.
  open var allowsCopyingTokens = true
  /// The background color of tokens; `nil` for the tint color.
  open var tokenBackgroundColor: UIColor! { didSet { setNeedsLayout() } }

  /// The range of the text after the tokens, which is the whole text.
  open var textualRange: UITextRange {
    textRange(from: beginningOfDocument, to: endOfDocument) ?? UITextRange()
  }

  /// Whether there is text or a token.
  open override var hasText: Bool { super.hasText || !tokens.isEmpty }

  open override func deleteBackward() {
    if allowsDeletingTokens, editor.rangeToDelete == nil, !tokens.isEmpty {
      tokens.removeLast()
      textWasEdited()
      return
    }
    super.deleteBackward()
  }

  private var hasDeletableTokens: Bool { allowsDeletingTokens && !tokens.isEmpty }

  /// Whether there is text, or tokens that may be deleted.
  internal override var canBeCleared: Bool { super.canBeCleared || hasDeletableTokens }

  internal override func removeContent() {
    if hasDeletableTokens { tokens = [] }
    if editor.hasText { super.removeContent() } else { textWasEdited() }
  }

  // MARK: Appearance

  /// Whether the placeholder is visible. The placeholder is hidden while there are tokens.
  internal override var showsPlaceholder: Bool { super.showsPlaceholder && tokens.isEmpty }

  /// The color of the placeholder, which is darker than in other fields.
  internal override var placeholderColor: UIColor { .secondaryLabel }

  /// The views of the tokens, in order.
  private var tokenViews: [SearchTokenView] = []

  private static let tokenGap: CGFloat = 4

  /// The widths of the tokens. All tokens together take at most half of the field. The longest
  /// tokens are truncated.
  private var tokenWidths: [CGFloat] {
    let widths = tokenViews.map { view in
      view.font = font
      return view.sizeThatFits(.zero).width
    }
    var (space, limit) = (bounds.width / 2, CGFloat.infinity)
    for (index, width) in widths.sorted().enumerated() {
      let share = space / CGFloat(widths.count - index)
      if width > share {
        limit = share
        break
      }
      space -= width
    }
    return widths.map { min($0, limit) }
  }

  /// The width of the tokens and the gaps after them.
  private var tokenWidth: CGFloat {
    tokenWidths.reduce(0) { $0 + $1 + UISearchTextField.tokenGap }
  }

  /// Returns the frame of the button that clears the text.
  ///
  /// - Unverified: the distance from the edge.
  open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return super.clearButtonRect(forBounds: bounds).offsetBy(dx: isMirrored ? 6 : -6, dy: 0)
  }

  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    besideTokens(super.textRect(forBounds: bounds))
  }

  open override func editingRect(forBounds bounds: CGRect) -> CGRect {
    besideTokens(super.editingRect(forBounds: bounds))
  }

  /// Returns a rectangle without the space for the tokens.
  private func besideTokens(_ rect: CGRect) -> CGRect {
    let width = min(tokenWidth, rect.width)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return CGRect(
      x: isMirrored ? rect.minX : rect.minX + width, y: rect.minY, width: rect.width - width,
      height: rect.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard !tokenViews.isEmpty else { return }
    let rect = super.textRect(forBounds: bounds)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var edge = isMirrored ? rect.maxX : rect.minX
    for (view, width) in zip(tokenViews, tokenWidths) {
      let height = min(view.sizeThatFits(.zero).height, bounds.height)
      if isMirrored { edge -= width + UISearchTextField.tokenGap }
      view.backgroundColor = tokenBackgroundColor ?? tintColor
      view.frame = CGRect(
        x: isMirrored ? edge + UISearchTextField.tokenGap : edge, y: (bounds.height - height) / 2,
        width: width, height: height)
      if !isMirrored { edge += width + UISearchTextField.tokenGap }
    }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  internal override var accessibilityDefaults: AccessibilityDefaults {
    .field(
      text, placeholder: showsPlaceholder ? placeholder : nil, isSearch: true, isEnabled: isEnabled)
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
