import Foundation

/// The content of a view that has no data to show, for example because there are no items yet, or
/// because a search has no results.
///
///     var empty = UIContentUnavailableConfiguration.empty()
///     empty.image = UIImage(systemName: "star")
///     empty.text = "No Favorites"
///     empty.secondaryText = "Places that you mark will appear here."
///     controller.contentUnavailableConfiguration = empty
///
/// - Unverified: all fonts, colors and spacings.
public struct UIContentUnavailableConfiguration: UIContentConfiguration, Hashable {
  /// The alignment of the content.
  public enum Alignment: Int, Hashable, Sendable {
    /// The content is centered.
    case center = 0
    /// The content is at the leading edge.
    case natural
  }

  /// The behavior of a button.
  public struct ButtonProperties: Hashable {
    /// The action that a tap performs.
    public var primaryAction: UIAction?
    /// The menu that the button shows.
    public var menu: UIMenu?
    /// Whether the button is enabled.
    public var isEnabled = true
    /// The role of the button.
    public var role = UIButton.Role.normal
  }

  /// The appearance of the image.
  public typealias ImageProperties = UIListContentConfiguration.ImageProperties
  /// The appearance of a text.
  public typealias TextProperties = UIListContentConfiguration.TextProperties

  /// The image.
  public var image: UIImage?
  /// The appearance of the image.
  public var imageProperties: ImageProperties

  /// The text. Setting the text replaces an attributed text.
  public var text: String? {
    get { texts.text }
    set { texts.text = newValue }
  }

  /// The attributed text.
  public var attributedText: NSAttributedString? {
    get { texts.attributedText }
    set { texts.attributedText = newValue }
  }

  /// The appearance of the text.
  public var textProperties: TextProperties {
    get { texts.textProperties }
    set { texts.textProperties = newValue }
  }

  /// The secondary text. Setting the secondary text replaces an attributed secondary text.
  public var secondaryText: String? {
    get { texts.secondaryText }
    set { texts.secondaryText = newValue }
  }

  /// The attributed secondary text.
  public var secondaryAttributedText: NSAttributedString? {
    get { texts.secondaryAttributedText }
    set { texts.secondaryAttributedText = newValue }
  }

  /// The appearance of the secondary text.
  public var secondaryTextProperties: TextProperties {
    get { texts.secondaryTextProperties }
    set { texts.secondaryTextProperties = newValue }
  }

  /// The button below the texts. The button is shown if this configuration has a title or an image.
  public var button = UIButton.Configuration.plain()
  /// The behavior of the button.
  public var buttonProperties = ButtonProperties()
  /// The secondary button, below the first button.
  public var secondaryButton = UIButton.Configuration.plain()
  /// The behavior of the secondary button.
  public var secondaryButtonProperties = ButtonProperties()

  /// The background.
  public var background = UIBackgroundConfiguration.clear()

  /// The alignment of the content.
  public var alignment = Alignment.center
  /// The axes on which the margins are at least as large as the superview's margins.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal
  /// The margins around the content.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 16, leading: 16, bottom: 16, trailing: 16)
  /// The space between the image and the text.
  public var imageToTextPadding: CGFloat = 14
  /// The space between the texts.
  public var textToSecondaryTextPadding: CGFloat = 4
  /// The space between the texts and the button.
  public var textToButtonPadding: CGFloat = 16
  /// The space between the buttons.
  public var buttonToSecondaryButtonPadding: CGFloat = 8

  /// Whether an activity indicator replaces the image.
  internal private(set) var isLoading = false
  /// A list content configuration that stores the texts and their properties.
  internal var texts: UIListContentConfiguration

  private init() {
    texts = .cell()
    texts.textProperties.font = UIFont.preferredFont(forTextStyle: .title2).bold
    texts.textProperties.alignment = .center
    texts.secondaryTextProperties.font = .preferredFont(forTextStyle: .subheadline)
    texts.secondaryTextProperties.color = .secondaryLabel
    texts.secondaryTextProperties.alignment = .center
    imageProperties = texts.imageProperties
    imageProperties.tintColor = .secondaryLabel
    imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
      pointSize: 48, weight: .medium)
  }

  /// Returns the content of a view that is empty.
  public static func empty() -> UIContentUnavailableConfiguration {
    UIContentUnavailableConfiguration()
  }

  /// Returns the content of a view that is loading, with an activity indicator.
  public static func loading() -> UIContentUnavailableConfiguration {
    var loading = UIContentUnavailableConfiguration()
    loading.isLoading = true
    loading.text = "Loading…"
    loading.textProperties.font = .preferredFont(forTextStyle: .subheadline)
    loading.textProperties.color = .secondaryLabel
    loading.imageToTextPadding = 8
    return loading
  }

  /// Returns the content of a search without results.
  public static func search() -> UIContentUnavailableConfiguration {
    var search = UIContentUnavailableConfiguration()
    search.image = UIImage(systemName: "magnifyingglass")
    search.text = "No Results"
    search.secondaryText = "Check the spelling or try a new search."
    return search
  }

  /// Creates a view that shows the configuration.
  @MainActor
  public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }

  /// Returns the configuration itself, which does not depend on the state.
  /// - Differs: the text for a search does not contain the search text.
  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
    self
  }
}

extension UIFont {
  /// Returns the bold font of the same text style.
  fileprivate var bold: UIFont {
    var face = face
    face.weight = .bold
    return UIFont(face)
  }
}
