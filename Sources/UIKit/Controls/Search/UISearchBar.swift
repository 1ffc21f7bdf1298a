import Foundation

/// A bar with a search field, a cancel button, and scopes.
///
///     let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 375, height: 56))
///     bar.placeholder = "Search"
///     bar.showsCancelButton = true
///     bar.delegate = self
///
/// - Differs: The results list button, and most images that an app sets, are stored but not shown.
/// - Unverified: all distances.
@preconcurrency @MainActor
open class UISearchBar: UIView, UITextInputTraits {
  /// Creates a search bar with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  private func setUp() {
    installField()
    Appearances.copyProxies(to: self) { (proxy: UISearchBar) in copyLook(of: proxy) }
    appearanceDidChange()
  }

  /// Adds the views, and sets up the search field.
  ///
  /// This is a separate method, because an initializer accesses the stored property directly, and
  /// would ignore a subclass's override of `searchTextField`.
  private func installField() {
    isOpaque = false
    addSubview(effectView)
    addSubview(backgroundView)
    for separator in separators { addSubview(separator) }
    addSubview(searchTextField)
    searchTextField.delegate = relay
    searchTextField.enablesReturnKeyAutomatically = true
    relay.bar = self
    searchTextField.addAction(
      UIAction { [weak self] _ in self?.textDidChange() }, for: .editingChanged)
  }

  /// Creates the view that a nib describes. Other archives are not supported: with another coder,
  /// this initializer traps.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.fill(self, as: UISearchBar.self)
  }

  /// Creates the appearance proxy of any subclass. Apps do not call this.
  public required convenience init(_madeForAppearance: Void) { self.init(frame: .zero) }

  /// Returns the proxy whose values apply to search bars created afterwards: `tintColor`,
  /// `barTintColor`, `barStyle`, `searchBarStyle`, `isTranslucent`, `backgroundImage` and
  /// `placeholder`.
  public class func appearance() -> Self {
    Appearances.proxy(of: self) { self.init(_madeForAppearance: ()) }
  }

  /// The delegate.
  open weak var delegate: (any UISearchBarDelegate)?

  /// The delegate of the search field.
  private let relay = SearchFieldRelay()
  /// The translucent background.
  internal final let effectView = UIVisualEffectView(effect: nil)
  /// The view that shows the background image or color.
  internal final let backgroundView = UIImageView()
  /// The separators above and below the bar.
  internal final let separators = [UIView(), UIView()]

  // MARK: Text

  /// The search field.
  open private(set) var searchTextField = UISearchTextField()

  /// The text. As in UIKit, setting the text calls the delegate. If the delegate sets the text
  /// during this call, the delegate is not called again.
  open var text: String? {
    get { searchTextField.text }
    set {
      searchTextField.text = newValue
      textDidChange()
    }
  }

  /// The placeholder, which is visible while there is no text.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }

  /// The prompt above the field.
  open var prompt: String? { didSet { appearanceDidChange() } }

  /// Whether the delegate is being notified of a change of the text.
  private var isCallingDelegate = false

  private func textDidChange() {
    if showsBookmarkButton { setNeedsLayout() }
    guard !isCallingDelegate else { return }
    isCallingDelegate = true
    delegate?.searchBar(self, textDidChange: text ?? "")
    isCallingDelegate = false
    controller?.searchDidChange()
  }

  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }
  open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    // The bar of a search controller does not wait for a window, because it would begin a search
    // each time that the controller is shown.
    if controller != nil, searchTextField.window == nil { return false }
    return searchTextField.becomeFirstResponder()
  }
  @discardableResult
  open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

  open override var inputAccessoryView: UIView? {
    get { searchTextField.inputAccessoryView }
    set { searchTextField.inputAccessoryView = newValue }
  }

  /// The type of the keyboard.
  open var keyboardType: UIKeyboardType {
    get { searchTextField.keyboardType }
    set { searchTextField.keyboardType = newValue }
  }
  /// The letters that are capitalized while typing.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { searchTextField.autocapitalizationType }
    set { searchTextField.autocapitalizationType = newValue }
  }
  /// Whether typed words are corrected.
  open var autocorrectionType: UITextAutocorrectionType {
    get { searchTextField.autocorrectionType }
    set { searchTextField.autocorrectionType = newValue }
  }
  /// Whether spelling is checked.
  open var spellCheckingType: UITextSpellCheckingType {
    get { searchTextField.spellCheckingType }
    set { searchTextField.spellCheckingType = newValue }
  }
  /// Whether typed quotation marks become curly.
  open var smartQuotesType: UITextSmartQuotesType {
    get { searchTextField.smartQuotesType }
    set { searchTextField.smartQuotesType = newValue }
  }
  /// Whether typed hyphens become dashes.
  open var smartDashesType: UITextSmartDashesType {
    get { searchTextField.smartDashesType }
    set { searchTextField.smartDashesType = newValue }
  }
  /// Whether spaces are added and removed around pasted text.
  open var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { searchTextField.smartInsertDeleteType }
    set { searchTextField.smartInsertDeleteType = newValue }
  }
  /// Whether text is predicted while typing.
  open var inlinePredictionType: UITextInlinePredictionType {
    get { searchTextField.inlinePredictionType }
    set { searchTextField.inlinePredictionType = newValue }
  }
  /// Whether results of mathematical expressions are suggested.
  open var mathExpressionCompletionType: UITextMathExpressionCompletionType {
    get { searchTextField.mathExpressionCompletionType }
    set { searchTextField.mathExpressionCompletionType = newValue }
  }
  /// The way in which Writing Tools change the text.
  ///
  /// - Differs: It is stored without effect, because there are no Writing Tools.
  open var writingToolsBehavior: UIWritingToolsBehavior {
    get { searchTextField.writingToolsBehavior }
    set { searchTextField.writingToolsBehavior = newValue }
  }
  /// The kinds of content that Writing Tools may return.
  ///
  /// - Differs: They are stored without effect, because there are no Writing Tools.
  open var allowedWritingToolsResultOptions: UIWritingToolsResultOptions {
    get { searchTextField.allowedWritingToolsResultOptions }
    set { searchTextField.allowedWritingToolsResultOptions = newValue }
  }
  /// Whether the text is hidden, as in a field for a password.
  open var isSecureTextEntry: Bool {
    get { searchTextField.isSecureTextEntry }
    set { searchTextField.isSecureTextEntry = newValue }
  }
  /// The requirements for a new password.
  open var passwordRules: UITextInputPasswordRules? {
    get { searchTextField.passwordRules }
    set { searchTextField.passwordRules = newValue }
  }
  /// The light or dark appearance of the keyboard.
  open var keyboardAppearance: UIKeyboardAppearance {
    get { searchTextField.keyboardAppearance }
    set { searchTextField.keyboardAppearance = newValue }
  }
  /// The title of the return key.
  open var returnKeyType: UIReturnKeyType {
    get { searchTextField.returnKeyType }
    set { searchTextField.returnKeyType = newValue }
  }
  /// Whether the return key is enabled only if there is text, which is the default.
  open var enablesReturnKeyAutomatically: Bool {
    get { searchTextField.enablesReturnKeyAutomatically }
    set { searchTextField.enablesReturnKeyAutomatically = newValue }
  }
  /// The kind of content, such as a name or a password.
  open var textContentType: UITextContentType! {
    get { searchTextField.textContentType }
    set { searchTextField.textContentType = newValue }
  }

  // MARK: Buttons

  /// Whether there is a cancel button.
  open var showsCancelButton = false { didSet { appearanceDidChange() } }

  /// Shows or hides the cancel button.
  /// - Differs: it is not animated.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  /// Whether the user can search. The field, the buttons and the scopes of a disabled bar ignore
  /// touches.
  open var isEnabled = true {
    didSet {
      let controls: [UIControl] = [searchTextField, cancelButton, bookmarkButton, scopes]
      for control in controls { control.isEnabled = isEnabled }
    }
  }

  /// Whether there is a bookmark button while there is no text.
  open var showsBookmarkButton = false { didSet { appearanceDidChange() } }

  /// Whether there is a results list button.
  open var showsSearchResultsButton = false

  /// Whether the results list button is selected.
  open var isSearchResultsButtonSelected = false

  internal final private(set) lazy var cancelButton = BarTextButton("Cancel") { [weak self] in
    guard let self else { return }
    self.delegate?.searchBarCancelButtonClicked(self)
    self.controller?.isActive = false
  }

  internal final private(set) lazy var bookmarkButton = FieldButton("bookmark", label: "Bookmarks")
  {
    [weak self] in
    guard let self else { return }
    self.delegate?.searchBarBookmarkButtonClicked(self)
  }

  /// Sets the image of an icon. Only the images of the magnifying glass and the bookmark are shown.
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    let old = image(for: icon, state: state)
    images[icon, default: [:]][state] = iconImage
    if icon == .search, state == .normal, iconImage == nil, old != nil {
      (searchTextField.leftView as? UIImageView)?.image = UISearchTextField.glass
    }
    appearanceDidChange()
  }

  /// Returns the image that was set for an icon.
  open func image(for icon: Icon, state: UIControl.State) -> UIImage? { images[icon]?[state] }

  private var images: [Icon: [UIControl.State: UIImage]] = [:]

  // MARK: Scopes

  /// The titles of the scopes.
  open var scopeButtonTitles: [String]? {
    didSet {
      if selectedScopeButtonIndex >= scopeButtonTitles?.count ?? 0 { selectedScopeButtonIndex = 0 }
      appearanceDidChange()
    }
  }

  /// The index of the selected scope. Setting the index does not call the delegate.
  open var selectedScopeButtonIndex = 0 { didSet { appearanceDidChange() } }

  /// Whether the scopes are visible.
  open var showsScopeBar = false { didSet { appearanceDidChange() } }

  /// Shows or hides the scopes.
  /// - Differs: it is not animated.
  open func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }

  internal final private(set) lazy var scopes = ScopeBar { [weak self] index in
    guard let self else { return }
    self.selectedScopeButtonIndex = index
    self.delegate?.searchBar(self, selectedScopeButtonIndexDidChange: index)
    self.controller?.searchDidChange()
  }

  // MARK: Appearance

  /// The style of the search bar.
  open var searchBarStyle = Style.default { didSet { appearanceDidChange() } }
  /// The light or dark style of the bar.
  open var barStyle = UIBarStyle.default { didSet { appearanceDidChange() } }
  /// The color of the bar.
  open var barTintColor: UIColor? { didSet { appearanceDidChange() } }
  /// Whether the bar is translucent.
  open var isTranslucent = true { didSet { appearanceDidChange() } }
  /// The background image, in place of the color.
  open var backgroundImage: UIImage? { didSet { appearanceDidChange() } }
  /// The offset of the text in the field. The value is stored without effect.
  open var searchTextPositionAdjustment = UIOffset.zero
  /// The offset of the field.
  open var searchFieldBackgroundPositionAdjustment = UIOffset.zero {
    didSet { appearanceDidChange() }
  }
  /// The assistant item of the keyboard. The item is stored without effect.
  open override var inputAssistantItem: UITextInputAssistantItem {
    searchTextField.inputAssistantItem
  }

  /// Sets the background image of the bar.
  /// - Differs: the image applies to all positions and metrics.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) { self.backgroundImage = backgroundImage }

  /// Sets the background image of the field.
  /// - Differs: the image applies to all states.
  open func setSearchFieldBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    searchTextField.background = image
    appearanceDidChange()
  }

  /// Returns the background image of the field.
  open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
    searchTextField.background
  }

  /// The height of the field, if the bar is high enough.
  internal static let fieldHeight: CGFloat = 36
  /// The height of the search field with its margins.
  internal static let rowHeight: CGFloat = 56
  internal static let scopeHeight: CGFloat = 44
  internal static let promptHeight: CGFloat = 20

  /// The search controller to which the search bar belongs.
  internal final weak var controller: (any SearchBarOwner)?

  /// The height by which the bar has shrunk, because the user has scrolled the content of the
  /// navigation controller.
  ///
  /// - Unverified: the opacity of the field.
  internal final var lostHeight: CGFloat = 0 {
    didSet {
      guard lostHeight != oldValue else { return }
      // At half of its height, the field is completely transparent, because its text does not fit.
      searchTextField.alpha = max(1 - 2 * lostHeight / UISearchBar.fieldHeight, 0)
      setNeedsLayout()
    }
  }

  private var fullHeight: CGFloat {
    UISearchBar.rowHeight + (isScopeBarVisible ? UISearchBar.scopeHeight : 0)
      + (prompt == nil ? 0 : UISearchBar.promptHeight)
  }

  /// Whether the scopes are visible. The scopes are visible if `showsScopeBar` is true and the
  /// scopes have titles.
  internal final var isScopeBarVisible: Bool {
    showsScopeBar && scopeButtonTitles?.isEmpty == false
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: fullHeight)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: fullHeight)
  }

  /// Sets the offset of an icon.
  /// - Differs: it is stored without effect.
  open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
    iconAdjustments[icon] = adjustment
  }

  /// Returns the offset of an icon.
  open func positionAdjustment(for icon: Icon) -> UIOffset { iconAdjustments[icon] ?? .zero }

  private var iconAdjustments: [Icon: UIOffset] = [:]

  /// The background image of the scopes.
  /// - Differs: it is stored without effect.
  open var scopeBarBackgroundImage: UIImage?

  /// Sets the title attributes of the scopes for a state.
  /// - Differs: they are stored without effect.
  open func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { scopeAttributes[state] = attributes }

  /// Returns the title attributes of the scopes for a state.
  open func scopeBarButtonTitleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { scopeAttributes[state] }

  private var scopeAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

  /// Sets the background image of the scopes for a state.
  /// - Differs: it is stored without effect.
  open func setScopeBarButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State
  ) { scopeImages[state] = backgroundImage }

  /// Returns the background image of the scopes for a state.
  open func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? {
    scopeImages[state]
  }

  private var scopeImages: [UIControl.State: UIImage] = [:]

  /// The position of the bar.
  open var barPosition: UIBarPosition { .any }

  internal func appearanceDidChange() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
    controller?.searchBarDidChange()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView.image = backgroundImage
    backgroundView.frame = bounds
    layOutBackground()
    layOutField()
    layOutScopeBar()
  }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    setNeedsLayout()
  }

  internal final let promptLabel = UILabel()

  private func copyLook(of proxy: UISearchBar) {
    if let tint = proxy.storage.tintColor { tintColor = tint }
    barTintColor = proxy.barTintColor
    barStyle = proxy.barStyle
    searchBarStyle = proxy.searchBarStyle
    isTranslucent = proxy.isTranslucent
    backgroundImage = proxy.backgroundImage
    placeholder = proxy.placeholder
  }
}
