import Foundation

extension UIButton {
  /// The content and the style of a button.
  ///
  ///     var configuration = UIButton.Configuration.tinted()
  ///     configuration.title = "Share"
  ///     configuration.image = UIImage(systemName: "square.and.arrow.up")
  ///     configuration.imagePlacement = .trailing
  ///     configuration.imagePadding = 8
  ///     button.configuration = configuration
  ///
  /// - Unverified: all spaces around content, corner radii, and the strength of tinted backgrounds.
  public struct Configuration: Hashable {
    /// The background. Its corner radius is used with the corner styles `.fixed` and `.dynamic`.
    public var background = UIBackgroundConfiguration.clear()

    /// The style of the corners.
    public var cornerStyle = CornerStyle.dynamic

    /// The size of the button.
    public var buttonSize = Size.medium {
      didSet { if hasDefaultInsets { setDefaultContentInsets() } }
    }

    /// The style on a Mac.
    public var macIdiomStyle = MacIdiomStyle.automatic

    /// The color of the title and the image. `nil` means the color of the style.
    public var baseForegroundColor: UIColor?

    /// The color of the background. `nil` means the color of the style.
    public var baseBackgroundColor: UIColor?

    /// The image.
    public var image: UIImage?

    /// Transforms the color of the image.
    public var imageColorTransformer: UIConfigurationColorTransformer?

    /// The configuration of a symbol.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?

    /// Whether an activity indicator replaces the image.
    public var showsActivityIndicator = false

    /// Transforms the color of the activity indicator.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?

    /// The title.
    public var title: String? {
      get { attributedTitle.map { String($0.characters) } }
      set { attributedTitle = newValue.map { AttributedString($0) } }
    }

    /// The title, with attributes.
    public var attributedTitle: AttributedString?

    /// Transforms the attributes of the title.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?

    /// The truncation or wrapping of a title that does not fit.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping

    /// The subtitle.
    public var subtitle: String? {
      get { attributedSubtitle.map { String($0.characters) } }
      set { attributedSubtitle = newValue.map { AttributedString($0) } }
    }

    /// The subtitle, with attributes.
    public var attributedSubtitle: AttributedString?

    /// Transforms the attributes of the subtitle.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?

    /// The truncation or wrapping of a subtitle that does not fit.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping

    /// Whether the button shows that it has a menu.
    public var indicator = Indicator.automatic

    /// Transforms the color of the menu indicator.
    public var indicatorColorTransformer: UIConfigurationColorTransformer?

    /// The insets of the content.
    public var contentInsets = Size.medium.insets {
      didSet { hasDefaultInsets = false }
    }

    /// The side of the title on which the image is.
    public var imagePlacement = NSDirectionalRectEdge.leading

    /// The minimum width of the space for the image. With 0, the space is as wide as the image.
    public var imageReservation: CGFloat = 0

    /// The space between the image and the title.
    public var imagePadding: CGFloat = 0

    /// The space between the title and the subtitle.
    public var titlePadding: CGFloat = 1

    /// The alignment of the title and the subtitle.
    public var titleAlignment = TitleAlignment.automatic

    /// Whether the style changes when the button is selected.
    public var automaticallyUpdateForSelection = true

    internal var style: Style
    /// Whether the content insets follow the size of the button, because the app has not set any.
    private var hasDefaultInsets = true

    internal init(_ style: Style) { self.style = style }

    /// Resets the insets of the content to the default insets of the button's size.
    public mutating func setDefaultContentInsets() {
      contentInsets = buttonSize.insets
      hasDefaultInsets = true
    }

    /// Returns the configuration for the current state of a button, with all colors of that state.
    @MainActor
    public func updated(for button: UIButton) -> Configuration { resolved(for: button) }

    // MARK: Styles

    /// Returns the configuration of content in the tint color, without a background.
    public static func plain() -> Configuration { Configuration(.plain) }

    /// Returns the configuration of content in the tint color, on gray.
    public static func gray() -> Configuration { Configuration(.gray) }

    /// Returns the configuration of content in the tint color, on a pale tint.
    public static func tinted() -> Configuration { Configuration(.tinted) }

    /// Returns the configuration of white content on the tint color.
    public static func filled() -> Configuration { Configuration(.filled) }

    /// Returns the same as `plain()`.
    public static func borderless() -> Configuration { Configuration(.plain) }

    /// Returns the same as `gray()`.
    public static func bordered() -> Configuration { Configuration(.gray) }

    /// Returns the same as `tinted()`.
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }

    /// Returns the same as `filled()`.
    public static func borderedProminent() -> Configuration { Configuration(.filled) }

    /// Returns the configuration of content on glass.
    ///
    /// - Differs: the background is a translucent gray. The backgrounds of the other glass styles
    ///   are plain colors, too.
    public static func glass() -> Configuration { glass(.gray) }

    /// Returns the configuration of white content on glass in the tint color.
    public static func prominentGlass() -> Configuration { glass(.filled) }

    /// Returns the configuration of content on clear glass.
    public static func clearGlass() -> Configuration { glass(.gray) }

    /// Returns the configuration of white content on clear glass in the tint color.
    public static func prominentClearGlass() -> Configuration { glass(.filled) }

    private static func glass(_ style: Style) -> Configuration {
      var configuration = Configuration(style)
      configuration.cornerStyle = .capsule
      if style == .gray { configuration.baseForegroundColor = .label }
      return configuration
    }

    internal enum Style { case plain, gray, tinted, filled }

    /// The size of a button.
    public enum Size: Int, Sendable {
      /// 34 points high, with text of 17 points.
      case medium
      /// 28 points high, with text of 15 points.
      case small
      /// The same size as `small`.
      case mini
      /// 50 points high, with text of 17 points.
      case large
    }

    /// The style of the corners.
    public enum CornerStyle: Int, Sendable {
      /// The radius of the background.
      case fixed = -1
      /// The radius of the background, scaled with the user's text size.
      case dynamic
      /// Slightly round.
      case small
      /// Rounder than `small`.
      case medium
      /// Rounder than `medium`.
      case large
      /// Completely round.
      case capsule
    }

    /// The style of a button on a Mac.
    public enum MacIdiomStyle: Int, Sendable {
      /// The default of the system.
      case automatic
      /// With a border.
      case bordered
      /// Without a border.
      case borderless
      /// With a border, in the tint color.
      case borderedTinted
    }

    /// The alignment of title and subtitle.
    public enum TitleAlignment: Int, Sendable {
      /// The alignment that the placement of the image determines.
      case automatic
      /// Leading.
      case leading
      /// Centered.
      case center
      /// Trailing.
      case trailing
    }

    /// Whether a button shows that it has a menu.
    public enum Indicator: Int, Sendable {
      /// Shown if the button is a pop-up button, which shows the selected element of its menu.
      case automatic
      /// Not shown.
      case none
      /// Shown.
      case popup
    }
  }
}

extension UIButton.Configuration.Size {
  internal var insets: NSDirectionalEdgeInsets {
    switch self {
    case .mini, .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    }
  }

  internal var titleStyle: UIFont.TextStyle {
    switch self {
    case .mini, .small: .subheadline
    case .medium, .large: .body
    }
  }
}
