import Foundation

extension UIButton {
  /// What a button shows, and where.
  ///
  ///     var configuration = UIButton.Configuration.tinted()
  ///     configuration.title = "Share"
  ///     configuration.image = UIImage(systemName: "square.and.arrow.up")
  ///     configuration.imagePlacement = .trailing
  ///     configuration.imagePadding = 8
  ///     button.configuration = configuration
  ///
  /// - Unverified: all room around content, corner radii, and how strong tinted backgrounds are.
  public struct Configuration: Hashable {
    /// What is behind the content. Its corner radius counts with the corner style `.fixed`.
    public var background = UIBackgroundConfiguration.clear()

    /// How round the corners are.
    public var cornerStyle = CornerStyle.dynamic

    /// How large the button is.
    public var buttonSize = Size.medium {
      didSet { if hasDefaultInsets { setDefaultContentInsets() } }
    }

    /// What it looks like on a Mac.
    public var macIdiomStyle = MacIdiomStyle.automatic

    /// The color of the title and of the image: that of the style, if `nil`.
    public var baseForegroundColor: UIColor?

    /// The color that the background is made of: that of the style, if `nil`.
    public var baseBackgroundColor: UIColor?

    /// The image.
    public var image: UIImage?

    /// Makes another color of the image's.
    public var imageColorTransformer: UIConfigurationColorTransformer?

    /// How large and how heavy a symbol is.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?

    /// Whether a wheel turns in place of the image.
    public var showsActivityIndicator = false

    /// Makes another color of the wheel's.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?

    /// The title.
    public var title: String? {
      get { attributedTitle.map { String($0.characters) } }
      set { attributedTitle = newValue.map { AttributedString($0) } }
    }

    /// The title, with attributes.
    public var attributedTitle: AttributedString?

    /// Makes other attributes of the title's.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?

    /// What happens to a title that finds no room.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping

    /// What is said below the title.
    public var subtitle: String? {
      get { attributedSubtitle.map { String($0.characters) } }
      set { attributedSubtitle = newValue.map { AttributedString($0) } }
    }

    /// What is said below the title, with attributes.
    public var attributedSubtitle: AttributedString?

    /// Makes other attributes of the subtitle's.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?

    /// What happens to a subtitle that finds no room.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping

    /// Whether there is a sign that the button has a menu.
    public var indicator = Indicator.automatic

    /// Makes another color of that sign's.
    public var indicatorColorTransformer: UIConfigurationColorTransformer?

    /// Room around the content.
    public var contentInsets = Size.medium.insets {
      didSet { hasDefaultInsets = false }
    }

    /// On which side of the title the image is.
    public var imagePlacement = NSDirectionalRectEdge.leading

    /// How much room the image is given at least; as much as it needs, if 0.
    public var imageReservation: CGFloat = 0

    /// Room between the image and the title.
    public var imagePadding: CGFloat = 0

    /// Room between the title and the subtitle.
    public var titlePadding: CGFloat = 1

    /// On which side the title and the subtitle begin.
    public var titleAlignment = TitleAlignment.automatic

    /// Whether the button looks different while it is selected.
    public var automaticallyUpdateForSelection = true

    internal var style: Style
    private var hasDefaultInsets = true

    internal init(_ style: Style) { self.style = style }

    /// Has the room around the content be that of the button's size again.
    public mutating func setDefaultContentInsets() {
      contentInsets = buttonSize.insets
      hasDefaultInsets = true
    }

    /// The configuration as it is shown by a button now, with all of its colors.
    @MainActor
    public func updated(for button: UIButton) -> Configuration { resolved(for: button) }

    // MARK: Styles

    /// Only content, in the tint.
    public static func plain() -> Configuration { Configuration(.plain) }

    /// Content in the tint, on a gray.
    public static func gray() -> Configuration { Configuration(.gray) }

    /// Content in the tint, on a weak tint.
    public static func tinted() -> Configuration { Configuration(.tinted) }

    /// White content on the tint.
    public static func filled() -> Configuration { Configuration(.filled) }

    /// As `plain()`.
    public static func borderless() -> Configuration { Configuration(.plain) }

    /// As `gray()`.
    public static func bordered() -> Configuration { Configuration(.gray) }

    /// As `tinted()`.
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }

    /// As `filled()`.
    public static func borderedProminent() -> Configuration { Configuration(.filled) }

    internal enum Style { case plain, gray, tinted, filled }

    /// How large a button is.
    public enum Size: Int, Sendable {
      /// 34 points high, with text of 17.
      case medium
      /// 28 points high, with text of 15.
      case small
      /// As small.
      case mini
      /// 50 points high, with text of 17.
      case large
    }

    /// How round the corners are.
    public enum CornerStyle: Int, Sendable {
      /// As the background says.
      case fixed = -1
      /// As the background says, more with larger text.
      case dynamic
      /// A little.
      case small
      /// More.
      case medium
      /// More still.
      case large
      /// As round as can be.
      case capsule
    }

    /// What a button looks like on a Mac.
    public enum MacIdiomStyle: Int, Sendable {
      /// As the system has it.
      case automatic
      /// With a border.
      case bordered
      /// Without.
      case borderless
      /// With a border, in the tint.
      case borderedTinted
    }

    /// On which side title and subtitle begin.
    public enum TitleAlignment: Int, Sendable {
      /// As fits the place of the image.
      case automatic
      /// Where lines begin.
      case leading
      /// In the middle.
      case center
      /// Where lines end.
      case trailing
    }

    /// Whether there is a sign of a menu.
    public enum Indicator: Int, Sendable {
      /// If the button shows what is chosen in it.
      case automatic
      /// No.
      case none
      /// Yes.
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
