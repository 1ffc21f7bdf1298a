import Foundation

/// The appearance of a bar: its background, and the line at its edge.
///
///     let appearance = UINavigationBarAppearance()
///     appearance.configureWithOpaqueBackground()
///     appearance.backgroundColor = .systemIndigo
///     navigationController.navigationBar.standardAppearance = appearance
///     navigationController.navigationBar.scrollEdgeAppearance = appearance
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, @MainActor NSCopying {
  /// Creates the default appearance of bars.
  public override init() {
    super.init()
    configureWithDefaultBackground()
    observeParts()
  }

  /// Creates a copy of an appearance.
  public init(barAppearance: UIBarAppearance) {
    super.init()
    copyBackground(of: barAppearance)
    observeParts()
  }

  /// Returns a copy of the appearance.
  open func copy(with zone: NSZone? = nil) -> Any { UIBarAppearance(barAppearance: self) }

  // This method overrides the method of `NSObject`. Swift prefers the overload below,
  // which returns an appearance of the same class.
  @_disfavoredOverload
  open override func copy() -> Any { super.copy() }

  /// Returns a copy of the appearance, of the same class.
  ///
  ///     let clear = navigationBar.standardAppearance.copy()
  ///     clear.configureWithTransparentBackground()
  open func copy() -> Self { appearanceCopy(copy(with: nil), as: Self.self) }

  /// Uses a blurred, translucent background with a line at the edge.
  open func configureWithDefaultBackground() {
    backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
    backgroundColor = nil
    backgroundImage = nil
    shadowColor = UIColor.separator
    shadowImage = nil
  }

  /// Uses an opaque background with a line at the edge.
  open func configureWithOpaqueBackground() {
    configureWithDefaultBackground()
    backgroundEffect = nil
    backgroundColor = .systemBackground
  }

  /// Uses no background and no line at the edge.
  open func configureWithTransparentBackground() {
    configureWithDefaultBackground()
    backgroundEffect = nil
    shadowColor = nil
  }

  /// The blur effect on the content behind the bar.
  open var backgroundEffect: UIBlurEffect? { didSet { changed() } }
  /// The color that is drawn over the blur.
  open var backgroundColor: UIColor? { didSet { changed() } }
  /// The image that is drawn over the color.
  open var backgroundImage: UIImage? { didSet { changed() } }
  /// The content mode of the image.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill { didSet { changed() } }
  /// The color of the line at the edge; `nil` for none.
  open var shadowColor: UIColor? { didSet { changed() } }
  /// The image that replaces the line at the edge.
  open var shadowImage: UIImage? { didSet { changed() } }

  /// Called when the appearance changes. The bar or the item to which the appearance belongs sets
  /// this closure.
  internal final var onChange: (@MainActor () -> Void)?

  /// Called when a property has changed.
  internal func changed() { onChange?() }

  /// The appearances of buttons or items. A change of one of them changes this appearance, too.
  internal var parts: [any OwnedAppearance] { [] }

  private func observeParts() {
    for part in parts { part.onChange = { [weak self] in self?.changed() } }
  }

  /// Returns a copy of a part. A change of the copy changes this appearance, too.
  internal final func own<Part: OwnedAppearance>(_ part: Part) -> Part {
    part.owned { [weak self] in self?.changed() }
  }

  internal func copyBackground(of other: UIBarAppearance) {
    backgroundEffect = other.backgroundEffect
    backgroundColor = other.backgroundColor
    backgroundImage = other.backgroundImage
    backgroundImageContentMode = other.backgroundImageContentMode
    shadowColor = other.shadowColor
    shadowImage = other.shadowImage
  }
}

extension UIBarAppearance {
  /// Applies the values of a bar's older properties, such as `barTintColor`, to this appearance.
  ///
  /// - Returns: Whether any value was set.
  @discardableResult
  internal func applyOldLook(
    style: UIBarStyle, image: UIImage?, color: UIColor?, isTranslucent: Bool
  ) -> Bool {
    if style == .black { backgroundEffect = UIBlurEffect(style: .systemChromeMaterialDark) }
    if let image {
      backgroundEffect = nil
      backgroundColor = nil
      backgroundImage = image
    } else if let color {
      backgroundEffect = nil
      backgroundColor = color
    } else if !isTranslucent {
      backgroundEffect = nil
      backgroundColor = style == .black ? .black : .systemBackground
    }
    return image != nil || color != nil || !isTranslucent || style == .black
  }
}

/// Returns the copy of an appearance as an object of the appearance's class.
///
/// Traps if the copy has another class, because a subclass does not override `copy(with:)`.
@MainActor
internal func appearanceCopy<Appearance>(_ copy: Any, as type: Appearance.Type) -> Appearance {
  guard let copy = copy as? Appearance else {
    Misuse.trap("\(type) is not copied", "override copy(with:) in the class")
  }
  return copy
}

extension UITraitCollection {
  /// Whether bars have a compact height, as on phones in landscape.
  ///
  /// On a large phone in landscape, bars are as high as in portrait.
  internal var hasLowBars: Bool {
    verticalSizeClass == .compact && horizontalSizeClass != .regular
  }
}

/// The appearance of a navigation bar.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  /// Creates the default appearance of bars.
  public override init() { super.init() }

  /// Creates a copy of the appearance of another bar.
  public override init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    largeTitleTextAttributes = other.largeTitleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    buttonAppearance = own(other.buttonAppearance)
    doneButtonAppearance = own(other.doneButtonAppearance)
    backButtonAppearance = own(other.backButtonAppearance)
    indicator = other.indicator
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    UINavigationBarAppearance(barAppearance: self)
  }

  /// Text attributes of the title that differ from the default.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed() } }
  /// Text attributes of the large title that differ from the default.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed() } }
  /// The offset of the title from its default position.
  open var titlePositionAdjustment = UIOffset.zero { didSet { changed() } }
  /// The appearance of buttons. The setter stores a copy.
  open var buttonAppearance = UIBarButtonItemAppearance() {
    didSet {
      buttonAppearance = own(buttonAppearance)
      changed()
    }
  }
  /// The appearance of buttons with the style `done`. The setter stores a copy.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) {
    didSet {
      doneButtonAppearance = own(doneButtonAppearance)
      changed()
    }
  }
  /// The appearance of the back button. The setter stores a copy.
  open var backButtonAppearance = UIBarButtonItemAppearance() {
    didSet {
      backButtonAppearance = own(backButtonAppearance)
      changed()
    }
  }

  internal override var parts: [any OwnedAppearance] {
    [buttonAppearance, doneButtonAppearance, backButtonAppearance]
  }

  /// The image of the back button, by default the arrow of the system.
  open var backIndicatorImage: UIImage {
    indicator?.image ?? UIImage(systemName: "chevron.backward") ?? UIImage()
  }

  /// The mask of the back button's title during a transition.
  /// - Differs: titles are not masked.
  open var backIndicatorTransitionMaskImage: UIImage { indicator?.mask ?? backIndicatorImage }

  /// Sets the image of the back button and its mask.
  ///
  /// If one of the images is `nil`, the images of the system are used.
  ///
  ///     let arrow = UIImage(systemName: "arrow.backward")
  ///     appearance.setBackIndicatorImage(arrow, transitionMaskImage: arrow)
  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?
  ) {
    guard let backIndicatorImage, let transitionMaskImage else {
      indicator = nil
      return
    }
    indicator = BackIndicator(image: backIndicatorImage, mask: transitionMaskImage)
  }

  /// The image of the back button, and its mask during transitions.
  internal struct BackIndicator {
    let image: UIImage
    let mask: UIImage
  }

  /// The images that the app has set; `nil` for the images of the system.
  internal final var indicator: BackIndicator? { didSet { changed() } }
}

/// The appearance of a toolbar.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
  /// Creates the default appearance of bars.
  public override init() { super.init() }

  /// Creates a copy of the appearance of another bar.
  public override init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UIToolbarAppearance else { return }
    buttonAppearance = own(other.buttonAppearance)
    doneButtonAppearance = own(other.doneButtonAppearance)
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    UIToolbarAppearance(barAppearance: self)
  }

  /// The appearance of buttons. The setter stores a copy.
  open var buttonAppearance = UIBarButtonItemAppearance() {
    didSet {
      buttonAppearance = own(buttonAppearance)
      changed()
    }
  }
  /// The appearance of buttons with the style `done`. The setter stores a copy.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) {
    didSet {
      doneButtonAppearance = own(doneButtonAppearance)
      changed()
    }
  }

  internal override var parts: [any OwnedAppearance] { [buttonAppearance, doneButtonAppearance] }
}
