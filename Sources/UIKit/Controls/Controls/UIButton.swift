import Foundation

/// A control to tap, with a title, an image, or both.
///
///     let like = UIButton(type: .system)
///     like.setTitle("Like", for: .normal)
///     like.setTitle("Liked", for: .selected)
///     like.addAction(UIAction { _ in post.like() }, for: .touchUpInside)
///
/// A button can also have a configuration:
///
///     var configuration = UIButton.Configuration.filled()
///     configuration.title = "Buy"
///     configuration.image = UIImage(systemName: "cart")
///     let action = UIAction { _ in shop.buy() }
///     let buy = UIButton(configuration: configuration, primaryAction: action)
///
/// A configuration determines the content and its layout. `setTitle` and `setImage` for the normal
/// state change the configuration. Without a configuration, a value for a state is used in exactly
/// that state. The value for the normal state is used in all states without a value.
///
/// - Unverified: the sizes of text, the space around titles, and the appearance of highlighted and
///   disabled buttons.
@preconcurrency @MainActor
open class UIButton: UIControl, UIAccessibilityContentSizeCategoryImageAdjusting {
  // MARK: Creating

  /// Creates a button without a style.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  /// Creates a button of the class on which this method is called.
  private class func makeFromClass() -> Self {
    guard let button = self.init(coder: ClassCoder()) else {
      preconditionFailure("\(Self.self).init(coder:) returned nil")
    }
    return button
  }

  /// Creates a button of a type.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    become(buttonType)
  }

  /// Creates a button of a type, with the title and the image of its action.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    if let primaryAction { apply(primaryAction) }
  }

  /// Creates a button with a configuration, with the title and the image of its action.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    become(.system)
    self.configuration = configuration
    if let primaryAction { apply(primaryAction) }
  }

  /// Creates a button with the title and the image of its action.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { apply(primaryAction) }
  }

  /// Returns a system button with an image, and a target and action.
  ///
  /// - Differs: A button of an app's own class is created with its `init(coder:)`, because Swift
  ///   cannot call another initializer of a class that is known only at run time.
  public class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> Self {
    let button = makeFromClass()
    button.become(.system)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
  }

  /// Creates the view that a nib describes. Other archives are not supported: with another coder,
  /// this initializer traps.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isOpaque = false
    coder.fill(self, as: UIButton.self)
  }

  /// The type of the button.
  open private(set) var buttonType = ButtonType.custom

  /// Sets the type of the button, and shows the symbol of the type, if the type has a symbol.
  ///
  /// - Unverified: the name and the size of the button that adds a contact.
  internal func become(_ type: ButtonType) {
    buttonType = type
    // A circle of 26 points.
    let large = UIImage.SymbolConfiguration(scale: .large)
    switch type {
    case .detailDisclosure, .infoLight, .infoDark: show("info.circle", named: "More Info", large)
    case .contactAdd: show("plus.circle", named: "Add", large)
    case .close:
      // A gray circle of 30 points.
      let gray = UIImage.SymbolConfiguration(hierarchicalColor: .secondaryLabel)
      show(
        "xmark.circle.fill", named: "Close",
        UIImage.SymbolConfiguration(pointSize: 25.5).applying(gray))
    case .custom, .system, .plain: break
    }
  }

  /// The symbol of the button's type, if the type has one.
  internal private(set) final var typeSymbol: UIImage?

  /// Shows the symbol of the button's type, with a name for accessibility.
  private func show(
    _ symbol: String, named name: String, _ configuration: UIImage.SymbolConfiguration
  ) {
    let image = UIImage(systemName: symbol, withConfiguration: configuration)
    image?.accessibilityLabel = name
    typeSymbol = image
    setImage(image, for: .normal)
  }

  /// Uses the title and the image of the primary action, and adds the action.
  private func apply(_ action: UIAction) {
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
  }

  // MARK: Pointers

  /// A closure that returns the style of a pointer over a button. The closure receives the effect
  /// and the shape that the system proposes.
  public typealias PointerStyleProvider = (
    _ button: UIButton, _ proposedEffect: UIPointerEffect, _ proposedShape: UIPointerShape
  ) -> UIPointerStyle?

  /// The closure that returns the style of a pointer over the button. Setting a closure enables
  /// pointer interaction.
  open var pointerStyleProvider: PointerStyleProvider? {
    didSet { if pointerStyleProvider != nil { isPointerInteractionEnabled = true } }
  }

  /// Whether the button changes the pointer that is over it.
  open var isPointerInteractionEnabled: Bool {
    get { pointer != nil }
    set {
      guard newValue != (pointer != nil) else { return }
      pointer = newValue ? ButtonPointer(of: self) : nil
    }
  }

  private var pointer: ButtonPointer?

  // MARK: Content by state

  internal final var titles = StateValues<String>()
  internal final var attributedTitles = StateValues<NSAttributedString>()
  internal final var titleColors = StateValues<UIColor>()
  internal final var titleShadows = StateValues<UIColor>()
  internal final var images = StateValues<UIImage>()
  internal final var backgroundImages = StateValues<UIImage>()
  internal final var symbolConfigurations = StateValues<UIImage.SymbolConfiguration>()

  /// Sets the title for a state.
  open func setTitle(_ title: String?, for state: State) {
    titles[exactly: state] = title
    if state == .normal { configuration?.title = title }
    contentChanged()
  }

  /// Sets the attributed title for a state, which takes precedence over a plain title.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[exactly: state] = title
    if state == .normal { configuration?.attributedTitle = title.map { AttributedString($0) } }
    contentChanged()
  }

  /// Sets the color of the title for a state.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[exactly: state] = color
    contentChanged()
  }

  /// Sets the color of the title's shadow for a state.
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {
    titleShadows[exactly: state] = color
    contentChanged()
  }

  /// Sets the image for a state.
  open func setImage(_ image: UIImage?, for state: State) {
    images[exactly: state] = image
    if state == .normal { configuration?.image = image }
    contentChanged()
  }

  /// Sets the background image for a state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgroundImages[exactly: state] = image
    contentChanged()
  }

  /// Sets the symbol configuration for a state.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    symbolConfigurations[exactly: state] = configuration
    contentChanged()
  }

  /// Returns the title for a state.
  open func title(for state: State) -> String? { titles[state] }

  /// Returns the attributed title for a state.
  open func attributedTitle(for state: State) -> NSAttributedString? { attributedTitles[state] }

  /// Returns the color of the title for a state. If the app has set no color, returns the color of
  /// the button's type.
  open func titleColor(for state: State) -> UIColor? {
    titleColors[state] ?? defaultColor(for: state)
  }

  /// Returns the color of the title's shadow for a state.
  open func titleShadowColor(for state: State) -> UIColor? { titleShadows[state] }

  /// Returns the image for a state.
  open func image(for state: State) -> UIImage? { images[state] }

  /// Returns the background image for a state.
  open func backgroundImage(for state: State) -> UIImage? { backgroundImages[state] }

  /// Returns the symbol configuration for a state.
  open func preferredSymbolConfigurationForImage(
    in state: State
  ) -> UIImage.SymbolConfiguration? { symbolConfigurations[state] }

  /// The current title.
  open var currentTitle: String? { shownTitle }

  /// The current attributed title.
  open var currentAttributedTitle: NSAttributedString? { attributedTitles[state] }

  /// The current color of the title.
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }

  /// The current color of the title's shadow.
  open var currentTitleShadowColor: UIColor? { titleShadows[state] }

  /// The current image.
  open var currentImage: UIImage? { shownImage }

  /// The current background image.
  open var currentBackgroundImage: UIImage? { backgroundImages[state] }

  /// The current symbol configuration.
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    symbolConfigurations[state]
  }

  // MARK: Views: see `UIButton+Layout.swift`

  internal final lazy var parts = ButtonParts(of: self)
  /// Whether the views are out of date.
  internal final var needsContent = true

  /// The label of the title. Set the title of the button, not the text of the label.
  open var titleLabel: UILabel? {
    contentMayBeLate()
    return parts.title
  }

  /// The label of the subtitle.
  open var subtitleLabel: UILabel? {
    contentMayBeLate()
    return parts.subtitle
  }

  /// The view of the image. Set the image of the button, not the image of the view.
  open var imageView: UIImageView? {
    contentMayBeLate()
    return parts.image
  }

  // MARK: Appearance

  /// The insets of the content, without a configuration.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { contentChanged() } }

  /// The insets that move the title, without a configuration. The insets do not change the button's
  /// size.
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { contentChanged() } }

  /// The insets that move the image, without a configuration. The insets do not change the button's
  /// size.
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { contentChanged() } }

  /// Whether the image is larger with a text size for accessibility.
  ///
  ///     button.adjustsImageSizeForAccessibilityContentSizeCategory = true
  ///
  /// - Unverified: the factor, which is the factor by which body text grows.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false {
    didSet { contentChanged() }
  }

  open override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    let category = traitCollection.preferredContentSizeCategory
    // The texts of a configuration follow the text size, unless the app has set their fonts.
    if adjustsImageSizeForAccessibilityContentSizeCategory || configuration != nil,
      category != previous?.preferredContentSizeCategory
    {
      contentChanged()
    }
  }

  /// Returns the size at which an image is shown.
  internal final func shownSize(of image: UIImage) -> CGSize {
    adjustsImageSizeForAccessibilityContentSizeCategory
      ? image.size.ofImage(for: traitCollection) : image.size
  }

  /// Whether the image is paler while the button is highlighted.
  open var adjustsImageWhenHighlighted = true { didSet { contentChanged() } }

  /// Whether the image is paler while the button is disabled.
  open var adjustsImageWhenDisabled = true { didSet { contentChanged() } }

  /// Whether the title's shadow is reversed while the button is highlighted.
  open var reversesTitleShadowWhenHighlighted = false { didSet { contentChanged() } }

  /// Whether the button glows while it is highlighted. The value is stored without effect.
  open var showsTouchWhenHighlighted = false

  /// The role of the button.
  open var role = Role.normal { didSet { if role != oldValue { contentChanged() } } }

  /// The role of a button.
  public enum Role: Int, Sendable {
    /// No particular role.
    case normal
    /// The default action.
    case primary
    /// The button cancels.
    case cancel
    /// The button deletes data.
    case destructive
  }

  // MARK: Configuration: see `UIButton+ApplyingConfiguration.swift`

  /// The configuration; `nil` if the button uses the older properties.
  open var configuration: Configuration? {
    didSet {
      if configuration == nil, oldValue != nil { parts.title.numberOfLines = 1 }
      setNeedsUpdateConfiguration()
      contentChanged()
    }
  }

  /// Called whenever the appearance of the button may have to change. The handler may change the
  /// configuration.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Whether the configuration is adapted to the button's state.
  open var automaticallyUpdatesConfiguration = true { didSet { setNeedsUpdateConfiguration() } }

  /// Whether the configuration must be updated before the button is shown next.
  internal final var needsUpdate = false
  /// Whether the configuration is being updated.
  internal final var isUpdating = false

  /// Requests an update of the configuration before the button is shown next.
  open func setNeedsUpdateConfiguration() {
    guard !isUpdating else { return }
    needsUpdate = true
    setNeedsLayout()
  }

  /// Called when the button's state has changed. Subclasses may change the configuration here.
  open func updateConfiguration() {}

  /// A closure that is called when the appearance of a button may have to change.
  public typealias ConfigurationUpdateHandler = @MainActor (_ button: UIButton) -> Void

  // MARK: Actions

  /// The menu.
  ///
  /// A tap shows the menu if `showsMenuAsPrimaryAction` is true. Otherwise, a long press shows the
  /// menu.
  open var menu: UIMenu? {
    didSet {
      if menu != nil { isContextMenuInteractionEnabled = true }
      contentChanged()
    }
  }

  /// The preferred look on a Mac.
  /// - Differs: it is stored without effect, because the button always looks as on phones and
  ///   tablets.
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic
  /// The look of the button, which is the look on phones and tablets.
  open var behavioralStyle: UIBehavioralStyle { .pad }
  /// Whether the symbol moves when the button is selected or tapped.
  /// - Differs: it is stored without effect.
  /// - Unverified: the default.
  open var isSymbolAnimationEnabled = false

  /// The order of the menu's elements.
  ///
  /// - Differs: it is stored without effect.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic

  /// Whether a tap toggles the selection of the button. If a tap on the button shows a menu,
  /// whether the button shows the selected element of the menu.
  open var changesSelectionAsPrimaryAction = false { didSet { contentChanged() } }

  internal override var baselineFont: UIFont? { titleLabel?.font }

  internal override var baselineOffsets: (first: CGFloat, last: CGFloat) {
    baselineFont.map { baselineOffsetsInMiddle(of: $0) } ?? (0, 0)
  }

  internal override var ownMenu: UIMenu? { menu }

  internal override var keepsOneChoice: Bool { isPopup }

  internal override func hasChosen(_ leaf: any UIMenuLeaf) {
    super.hasChosen(leaf)
    contentChanged()
  }

  internal override func willBeUsed() {
    super.willBeUsed()
    if changesSelectionAsPrimaryAction && !isPopup { isSelected.toggle() }
  }

  internal override func wasUsed(_ event: UIEvent?) {
    super.wasUsed(event)
    performHandlers(for: .primaryActionTriggered, with: event)
  }

  internal override func stateChanged() {
    super.stateChanged()
    setNeedsUpdateConfiguration()
    contentChanged()
  }

  // MARK: Frames: see `UIButton+Layout.swift`

  /// Returns the frame of the background.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns the frame in which the title and the image are placed.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { defaultContentRect(in: bounds) }

  /// Returns the frame of the title.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    defaultTitleRect(contentRect)
  }

  /// Returns the frame of the image.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    defaultImageRect(contentRect)
  }

  open override var intrinsicContentSize: CGSize { fittingSize(width: .infinity) }

  /// Returns `false` for the single-tap recognizer of a superview, because the tap belongs to the
  /// control.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    leavesTaps(to: gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    fittingSize(width: size.width > 0 ? size.width : .infinity)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsUpdateConfiguration()
    contentChanged()
  }

  internal override func cachedTraitsWereRemoved() {
    super.cachedTraitsWereRemoved()
    contentChanged()
  }

  // MARK: Large content

  /// The title that the large content viewer shows. The default is the current title.
  open override var largeContentTitle: String? {
    get { super.largeContentTitle ?? shownTitle }
    set { super.largeContentTitle = newValue }
  }

  /// The image that the large content viewer shows. The default is the current image.
  open override var largeContentImage: UIImage? {
    get { super.largeContentImage ?? shownImage }
    set { super.largeContentImage = newValue }
  }

  // MARK: Accessibility

  internal override var accessibilityDefaults: AccessibilityDefaults {
    .button(shownTitle ?? shownImage?.spokenName, isEnabled: isEnabled, isSelected: isSelected)
  }

  open override func accessibilityActivate() -> Bool { press() }

  /// Presses the button without a touch, and returns whether the button is enabled.
  @discardableResult
  internal final func press() -> Bool {
    guard isEnabled else { return false }
    if showsMenuAsPrimaryAction && presentMenu() { return true }
    willBeUsed()
    performHandlers(for: .touchUpInside)
    wasUsed(nil)
    return true
  }
}

extension UIButton: ConfigurationUpdatable {}
