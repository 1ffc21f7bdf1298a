import Foundation

/// Something to tap: a title, an image, or both.
///
///     let like = UIButton(type: .system)
///     like.setTitle("Like", for: .normal)
///     like.setTitle("Liked", for: .selected)
///     like.addAction(UIAction { _ in post.like() }, for: .touchUpInside)
///
/// Or as a configuration says:
///
///     var configuration = UIButton.Configuration.filled()
///     configuration.title = "Buy"
///     configuration.image = UIImage(systemName: "cart")
///     let buy = UIButton(configuration: configuration, primaryAction: UIAction { _ in shop.buy() })
///
/// With a configuration, that says what the button shows, and where; `setTitle` and `setImage` for the
/// normal state change it. Without one, what is said for a state is shown in exactly that state, and
/// what is said for the normal one in all others.
///
/// - Unverified: the sizes of text, the room around titles, and how buttons look while they are touched
///   or can't be.
@preconcurrency @MainActor
open class UIButton: UIControl {
  // MARK: Creating

  /// A button without a look of its own.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  private class func makeFromClass() -> Self {
    guard let button = self.init(coder: ClassCoder()) else {
      preconditionFailure("\(Self.self).init(coder:) returned nil")
    }
    return button
  }

  /// A button of a kind.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    become(buttonType)
  }

  /// A button of a kind, with the title and the image of what it does.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    if let primaryAction { take(primaryAction) }
  }

  /// A button as a configuration says, with the title and the image of what it does.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    become(.system)
    self.configuration = configuration
    if let primaryAction { take(primaryAction) }
  }

  // MARK: Pointers

  /// Says how a pointer looks over a button, from what it would be otherwise.
  public typealias PointerStyleProvider = (
    _ button: UIButton, _ proposedEffect: UIPointerEffect, _ proposedShape: UIPointerShape
  ) -> UIPointerStyle?

  /// Says how a pointer looks over the button. Set, it makes `isPointerInteractionEnabled` true.
  open var pointerStyleProvider: PointerStyleProvider? {
    didSet { if pointerStyleProvider != nil { isPointerInteractionEnabled = true } }
  }

  /// Whether the button heeds pointers.
  open var isPointerInteractionEnabled: Bool {
    get { pointer != nil }
    set {
      guard newValue != (pointer != nil) else { return }
      pointer = newValue ? ButtonPointer(of: self) : nil
    }
  }

  private var pointer: ButtonPointer?

  /// A button with the title and the image of what it does.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { take(primaryAction) }
  }

  /// A button of the system with an image, and what it calls.
  ///
  /// - Differs: A button of an app's own class is made with its `init(coder:)`, since Swift cannot call
  ///   another initializer of a class that it knows only as a value.
  public class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> Self {
    let button = makeFromClass()
    button.become(.system)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
  }

  /// Creates what a nib describes. Other archives are not read: with another coder this traps.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isOpaque = false
    coder.fill(self, as: UIButton.self)
  }

  /// What kind of button it is.
  open private(set) var buttonType = ButtonType.custom

  internal func become(_ type: ButtonType) {
    buttonType = type == .roundedRect ? .system : type
    let symbol: String? =
      switch type {
      case .detailDisclosure, .infoLight, .infoDark: "info.circle"
      case .contactAdd: "plus.circle"
      case .close: "xmark.circle.fill"
      case .custom, .system, .roundedRect, .plain: nil
      }
    if let symbol { setImage(UIImage(systemName: symbol), for: .normal) }
  }

  private func take(_ action: UIAction) {
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
  }

  // MARK: What it shows in its states

  internal final var titles = StateValues<String>()
  internal final var attributedTitles = StateValues<NSAttributedString>()
  internal final var titleColors = StateValues<UIColor>()
  internal final var titleShadows = StateValues<UIColor>()
  internal final var images = StateValues<UIImage>()
  internal final var backgroundImages = StateValues<UIImage>()
  internal final var symbolConfigurations = StateValues<UIImage.SymbolConfiguration>()

  /// Says the title in a state.
  open func setTitle(_ title: String?, for state: State) {
    titles[exactly: state] = title
    if state == .normal { configuration?.title = title }
    contentChanged()
  }

  /// Says the title in a state, with attributes. It goes before a title without.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[exactly: state] = title
    if state == .normal { configuration?.attributedTitle = title.map { AttributedString($0) } }
    contentChanged()
  }

  /// Says the color of the title in a state.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[exactly: state] = color
    contentChanged()
  }

  /// Says the color of the title's shadow in a state.
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {
    titleShadows[exactly: state] = color
    contentChanged()
  }

  /// Says the image in a state.
  open func setImage(_ image: UIImage?, for state: State) {
    images[exactly: state] = image
    if state == .normal { configuration?.image = image }
    contentChanged()
  }

  /// Says the image behind everything in a state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgroundImages[exactly: state] = image
    contentChanged()
  }

  /// Says how large and how heavy symbols are in a state.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    symbolConfigurations[exactly: state] = configuration
    contentChanged()
  }

  /// The title in a state.
  open func title(for state: State) -> String? { titles[state] }

  /// The title in a state, with attributes.
  open func attributedTitle(for state: State) -> NSAttributedString? { attributedTitles[state] }

  /// The color of the title in a state: that of the kind of button, if none was said.
  open func titleColor(for state: State) -> UIColor? {
    titleColors[state] ?? usualColor(for: state)
  }

  /// The color of the title's shadow in a state.
  open func titleShadowColor(for state: State) -> UIColor? { titleShadows[state] }

  /// The image in a state.
  open func image(for state: State) -> UIImage? { images[state] }

  /// The image behind everything in a state.
  open func backgroundImage(for state: State) -> UIImage? { backgroundImages[state] }

  /// How large and how heavy symbols are in a state.
  open func preferredSymbolConfigurationForImage(
    in state: State
  ) -> UIImage.SymbolConfiguration? { symbolConfigurations[state] }

  /// The title now.
  open var currentTitle: String? { shownTitle }

  /// The title now, with attributes.
  open var currentAttributedTitle: NSAttributedString? { attributedTitles[state] }

  /// The color of the title now.
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }

  /// The color of the title's shadow now.
  open var currentTitleShadowColor: UIColor? { titleShadows[state] }

  /// The image now.
  open var currentImage: UIImage? { shownImage }

  /// The image behind everything now.
  open var currentBackgroundImage: UIImage? { backgroundImages[state] }

  /// How large and how heavy symbols are now.
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    symbolConfigurations[state]
  }

  // MARK: Its views: see `UIButton+Layout.swift`

  internal final lazy var parts = ButtonParts(of: self)
  internal final var needsContent = true

  /// The label of the title. Its text is the button's: set that.
  open var titleLabel: UILabel? {
    contentMayBeLate()
    return parts.title
  }

  /// The label of what is said below the title.
  open var subtitleLabel: UILabel? {
    contentMayBeLate()
    return parts.subtitle
  }

  /// The view of the image. Its image is the button's: set that.
  open var imageView: UIImageView? {
    contentMayBeLate()
    return parts.image
  }

  // MARK: Look

  /// Room around everything, without a configuration.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { contentChanged() } }

  /// By how much the title is moved, without a configuration. It takes no more room for that.
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { contentChanged() } }

  /// By how much the image is moved, without a configuration. It takes no more room for that.
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { contentChanged() } }

  /// Whether the image is less strong while a finger is on the button.
  open var adjustsImageWhenHighlighted = true { didSet { contentChanged() } }

  /// Whether the image is less strong where the button can't be used.
  open var adjustsImageWhenDisabled = true { didSet { contentChanged() } }

  /// Whether the title's shadow is on the other side while a finger is on the button.
  open var reversesTitleShadowWhenHighlighted = false { didSet { contentChanged() } }

  /// Whether the button lights up under a finger. It doesn't here.
  open var showsTouchWhenHighlighted = false

  /// What the button means to users.
  open var role = Role.normal { didSet { if role != oldValue { contentChanged() } } }

  /// Whether a pointer changes over the button. There is no pointer.
  open var isPointerInteractionEnabled = false

  /// What a button means to users.
  public enum Role: Int, Sendable {
    /// Nothing special.
    case normal
    /// It does what is most likely wanted.
    case primary
    /// It undoes what was begun.
    case cancel
    /// It takes something away for good.
    case destructive
  }

  // MARK: As a configuration says: see `UIButton+Configuration.swift`

  /// What the button shows, and where; `nil`, if its older properties say that.
  open var configuration: Configuration? {
    didSet {
      if configuration == nil { parts.title.numberOfLines = 1 }
      setNeedsUpdateConfiguration()
      contentChanged()
    }
  }

  /// Called whenever the button may have to look different: a chance to change its configuration.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Whether the configuration is shown as it fits the button's state.
  open var automaticallyUpdatesConfiguration = true { didSet { setNeedsUpdateConfiguration() } }

  internal final var needsUpdate = false
  internal final var isUpdating = false

  /// Asks for the configuration to be updated before the button is seen next.
  open func setNeedsUpdateConfiguration() {
    guard !isUpdating else { return }
    needsUpdate = true
    setNeedsLayout()
  }

  /// The button's state is another. Subclasses may change the configuration here.
  open func updateConfiguration() {}

  /// What is called when a button may have to look different.
  public typealias ConfigurationUpdateHandler = @MainActor (_ button: UIButton) -> Void

  // MARK: What it does

  /// Its menu: shown by a tap, if `showsMenuAsPrimaryAction` says so, and by a finger that rests.
  open var menu: UIMenu? {
    didSet {
      if menu != nil { isContextMenuInteractionEnabled = true }
      contentChanged()
    }
  }

  /// In which order its menu's lines stand.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic

  /// Whether a tap selects the button, and the next one doesn't; with a menu, whether the button shows
  /// which of its lines is on.
  open var changesSelectionAsPrimaryAction = false { didSet { contentChanged() } }

  internal override var baselineFont: UIFont? { titleLabel?.font }

  internal override var baselineOffsets: (first: CGFloat, last: CGFloat) {
    baselineFont.map { baselineOffsetsInMiddle(of: $0) } ?? (0, 0)
  }

  internal override var ownMenu: UIMenu? { menu }

  internal override var keepsOneChoice: Bool { changesSelectionAsPrimaryAction }

  internal override func hasChosen(_ leaf: any UIMenuLeaf) {
    super.hasChosen(leaf)
    contentChanged()
  }

  internal override func willBeUsed() {
    super.willBeUsed()
    if changesSelectionAsPrimaryAction && menu == nil { isSelected.toggle() }
  }

  internal override func wasUsed(_ event: UIEvent?) {
    super.wasUsed(event)
    tellHandlers(of: .primaryActionTriggered, with: event)
  }

  internal override func stateChanged() {
    super.stateChanged()
    setNeedsUpdateConfiguration()
    contentChanged()
  }

  // MARK: Where things are: see `UIButton+Layout.swift`

  /// Where the background is.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Where the title and the image are.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { usualContentRect(in: bounds) }

  /// Where the title is.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { usualTitleRect(contentRect) }

  /// Where the image is.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { usualImageRect(contentRect) }

  open override var intrinsicContentSize: CGSize { fittingSize(width: .infinity) }

  /// A single tap is for the control, and not for a view around it.
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

  internal override func forgetTraits() {
    super.forgetTraits()
    contentChanged()
  }

  // MARK: Without eyes

  internal override var accessibilityDefaults: AccessibilityDefaults {
    let title =
      shownTitle ?? (shownImage?.accessibilityLabel ?? shownImage?.symbolTitle)
    return .button(title, isEnabled: isEnabled, isSelected: isSelected)
  }

  open override func accessibilityActivate() -> Bool {
    guard isEnabled else { return false }
    if showsMenuAsPrimaryAction && presentMenu() { return true }
    willBeUsed()
    tellHandlers(of: .touchUpInside)
    wasUsed(nil)
    return true
  }
}
