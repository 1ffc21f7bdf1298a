import Foundation

/// What a bar looks like: what is behind it, and the line at its edge.
///
///     let appearance = UINavigationBarAppearance()
///     appearance.configureWithOpaqueBackground()
///     appearance.backgroundColor = .systemIndigo
///     navigationController.navigationBar.standardAppearance = appearance
///     navigationController.navigationBar.scrollEdgeAppearance = appearance
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, @MainActor NSCopying {
  /// The look that bars have unless somebody says otherwise.
  public override init() {
    super.init()
    configureWithDefaultBackground()
  }

  /// The same look as another.
  public init(barAppearance: UIBarAppearance) {
    super.init()
    takeBackground(of: barAppearance)
  }

  /// A look of its own that is the same.
  open func copy(with zone: NSZone? = nil) -> Any { UIBarAppearance(barAppearance: self) }

  /// Has what is below shine through, blurred, with a line at the edge.
  open func configureWithDefaultBackground() {
    backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
    backgroundColor = nil
    backgroundImage = nil
    shadowColor = UIColor.separator
    shadowImage = nil
  }

  /// Has nothing shine through, with a line at the edge.
  open func configureWithOpaqueBackground() {
    configureWithDefaultBackground()
    backgroundEffect = nil
    backgroundColor = .systemBackground
  }

  /// Has nothing behind the bar, and no line at the edge.
  open func configureWithTransparentBackground() {
    configureWithDefaultBackground()
    backgroundEffect = nil
    shadowColor = nil
  }

  /// How what is below is blurred.
  open var backgroundEffect: UIBlurEffect? { didSet { changed() } }
  /// The color on top of that.
  open var backgroundColor: UIColor? { didSet { changed() } }
  /// The image on top of that.
  open var backgroundImage: UIImage? { didSet { changed() } }
  /// How that image fills the bar.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill { didSet { changed() } }
  /// The color of the line at the edge; none, if `nil`.
  open var shadowColor: UIColor? { didSet { changed() } }
  /// An image in place of the line.
  open var shadowImage: UIImage? { didSet { changed() } }

  /// The bars that have the look.
  internal final var onChange: [ObjectIdentifier: @MainActor () -> Void] = [:]

  internal func changed() { for tell in onChange.values { tell() } }

  internal func takeBackground(of other: UIBarAppearance) {
    backgroundEffect = other.backgroundEffect
    backgroundColor = other.backgroundColor
    backgroundImage = other.backgroundImage
    backgroundImageContentMode = other.backgroundImageContentMode
    shadowColor = other.shadowColor
    shadowImage = other.shadowImage
  }
}

extension UIBarAppearance {
  /// Takes over what was set of a bar without appearances.
  ///
  /// - Returns: Whether anything was set.
  @discardableResult
  internal func takeOldLook(
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

extension UITraitCollection {
  /// Whether bars are low: on phones on their side. A large phone on its side has bars as high as
  /// upright.
  internal var hasLowBars: Bool {
    verticalSizeClass == .compact && horizontalSizeClass != .regular
  }
}

/// What a navigation bar looks like.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  /// The look that bars have unless somebody says otherwise.
  public override init() { super.init() }

  /// The same look as another bar.
  public override init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    largeTitleTextAttributes = other.largeTitleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    buttonAppearance = other.buttonAppearance.another()
    doneButtonAppearance = other.doneButtonAppearance.another()
    backButtonAppearance = other.backButtonAppearance.another()
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    UINavigationBarAppearance(barAppearance: self)
  }

  /// Font and color of the title, as far as they are not the usual ones.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed() } }
  /// Font and color of the large title, as far as they are not the usual ones.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed() } }
  /// How far the title is from its usual place.
  open var titlePositionAdjustment = UIOffset.zero { didSet { changed() } }
  /// What buttons look like.
  open var buttonAppearance = UIBarButtonItemAppearance() { didSet { changed() } }
  /// What buttons look like that end something.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) { didSet { changed() } }
  /// What the way back looks like.
  open var backButtonAppearance = UIBarButtonItemAppearance() { didSet { changed() } }
}

/// What a toolbar looks like.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
  /// The look that bars have unless somebody says otherwise.
  public override init() { super.init() }

  /// The same look as another bar.
  public override init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UIToolbarAppearance else { return }
    buttonAppearance = other.buttonAppearance.another()
    doneButtonAppearance = other.doneButtonAppearance.another()
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    UIToolbarAppearance(barAppearance: self)
  }

  /// What buttons look like.
  open var buttonAppearance = UIBarButtonItemAppearance() { didSet { changed() } }
  /// What buttons look like that end something.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) { didSet { changed() } }
}

/// What a button in a bar looks like in one state.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
  internal override init() { super.init() }

  /// Font and color of the text, as far as they are not the usual ones.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far the text is from its usual place.
  open var titlePositionAdjustment = UIOffset.zero
}

/// What a button in a bar looks like.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject {
  private let style: UIBarButtonItem.Style

  /// The look that buttons of a style have unless somebody says otherwise.
  public init(style: UIBarButtonItem.Style) {
    self.style = style
    super.init()
  }

  /// The look that buttons have unless somebody says otherwise.
  public override convenience init() { self.init(style: .plain) }

  /// As it usually is.
  public let normal = UIBarButtonItemStateAppearance()
  /// While it can't be used.
  public let disabled = UIBarButtonItemStateAppearance()

  internal func another() -> UIBarButtonItemAppearance {
    let other = UIBarButtonItemAppearance(style: style)
    for (from, to) in [(normal, other.normal), (disabled, other.disabled)] {
      to.titleTextAttributes = from.titleTextAttributes
      to.titlePositionAdjustment = from.titlePositionAdjustment
    }
    return other
  }
}
