import Foundation

/// What is shown where there is nothing to show: no items yet, none found, or none here by now.
///
///     var empty = UIContentUnavailableConfiguration.empty()
///     empty.image = UIImage(systemName: "star")
///     empty.text = "No Favorites"
///     empty.secondaryText = "Places that you mark will appear here."
///     controller.contentUnavailableConfiguration = empty
///
/// - Unverified: all fonts, colors, and the room between its parts.
public struct UIContentUnavailableConfiguration: UIContentConfiguration, Hashable {
  /// On which side everything stands.
  public enum Alignment: Int, Hashable, Sendable {
    /// In the middle.
    case center = 0
    /// Where reading begins.
    case natural
  }

  /// How a button is used.
  public struct ButtonProperties: Hashable {
    /// What a tap on it does.
    public var primaryAction: UIAction?
    /// The menu that it shows.
    public var menu: UIMenu?
    /// Whether it can be used.
    public var isEnabled = true
    /// What it means.
    public var role = UIButton.Role.normal
  }

  /// How the image is shown.
  public typealias ImageProperties = UIListContentConfiguration.ImageProperties
  /// How a text is shown.
  public typealias TextProperties = UIListContentConfiguration.TextProperties

  /// The image.
  public var image: UIImage?
  /// How the image is shown.
  public var imageProperties: ImageProperties

  /// The text. An attributed one goes when this is set.
  public var text: String? {
    get { texts.text }
    set { texts.text = newValue }
  }

  /// The text, with attributes.
  public var attributedText: NSAttributedString? {
    get { texts.attributedText }
    set { texts.attributedText = newValue }
  }

  /// How the text is shown.
  public var textProperties: TextProperties {
    get { texts.textProperties }
    set { texts.textProperties = newValue }
  }

  /// The second text. An attributed one goes when this is set.
  public var secondaryText: String? {
    get { texts.secondaryText }
    set { texts.secondaryText = newValue }
  }

  /// The second text, with attributes.
  public var secondaryAttributedText: NSAttributedString? {
    get { texts.secondaryAttributedText }
    set { texts.secondaryAttributedText = newValue }
  }

  /// How the second text is shown.
  public var secondaryTextProperties: TextProperties {
    get { texts.secondaryTextProperties }
    set { texts.secondaryTextProperties = newValue }
  }

  /// A button below the texts. It is shown if it has a title or an image.
  public var button = UIButton.Configuration.plain()
  /// How that is used.
  public var buttonProperties = ButtonProperties()
  /// Another button below that.
  public var secondaryButton = UIButton.Configuration.plain()
  /// How that is used.
  public var secondaryButtonProperties = ButtonProperties()

  /// What is behind it all.
  public var background = UIBackgroundConfiguration.clear()

  /// On which side everything stands.
  public var alignment = Alignment.center
  /// On which axes the margins around are kept, where they are larger.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal
  /// Room around everything.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 16, leading: 16, bottom: 16, trailing: 16)
  /// Room between the image and the text.
  public var imageToTextPadding: CGFloat = 14
  /// Room between the texts.
  public var textToSecondaryTextPadding: CGFloat = 4
  /// Room between the texts and the button.
  public var textToButtonPadding: CGFloat = 16
  /// Room between the buttons.
  public var buttonToSecondaryButtonPadding: CGFloat = 8

  /// Whether a wheel turns in place of the image.
  internal private(set) var isLoading = false
  /// The texts; content of a list has all that there is to say about them.
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

  /// That there is nothing.
  public static func empty() -> UIContentUnavailableConfiguration {
    UIContentUnavailableConfiguration()
  }

  /// That something is on its way: a wheel that turns.
  public static func loading() -> UIContentUnavailableConfiguration {
    var loading = UIContentUnavailableConfiguration()
    loading.isLoading = true
    loading.text = "Loading…"
    loading.textProperties.font = .preferredFont(forTextStyle: .subheadline)
    loading.textProperties.color = .secondaryLabel
    loading.imageToTextPadding = 8
    return loading
  }

  /// That nothing was found.
  public static func search() -> UIContentUnavailableConfiguration {
    var search = UIContentUnavailableConfiguration()
    search.image = UIImage(systemName: "magnifyingglass")
    search.text = "No Results"
    search.secondaryText = "Check the spelling or try a new search."
    return search
  }

  /// Makes a view that shows this.
  @MainActor
  public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }

  /// The same: it looks alike in all states.
  /// - Differs: the text of a search does not name what was searched for.
  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
    self
  }
}

extension UIFont {
  /// The font, bold, and for the same style of text.
  fileprivate var bold: UIFont {
    var face = face
    face.weight = .bold
    return UIFont(face)
  }
}
