import Foundation
import GalleyLayout

/// The content of a row, a header or a footer in a list: an image, a text, and a secondary text.
///
///     var content = cell.defaultContentConfiguration()
///     content.image = UIImage(systemName: "star")
///     content.text = "Favorites"
///     content.secondaryText = "12 items"
///     content.imageProperties.tintColor = .systemYellow
///     cell.contentConfiguration = content
///
/// The defaults depend on the style, and on the state for which the configuration is updated.
/// Properties that the app has set do not change.
///
/// - Unverified: colors of all styles, and weights of headers.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  // MARK: Content

  /// The image.
  public var image: UIImage?

  /// The appearance of the image.
  public var imageProperties: ImageProperties

  /// The text. Setting the text replaces an attributed text.
  public var text: String? {
    get { shownText.string }
    set { shownText = newValue.map { .plain($0) } ?? .none }
  }

  /// The attributed text. Attributes that the text lacks are taken from `textProperties`.
  public var attributedText: NSAttributedString? {
    get { shownText.attributed }
    set { shownText = newValue.map { .attributed($0) } ?? .none }
  }

  /// The appearance of the text.
  public var textProperties: TextProperties

  /// The secondary text. Setting the secondary text replaces an attributed secondary text.
  public var secondaryText: String? {
    get { shownSecondaryText.string }
    set { shownSecondaryText = newValue.map { .plain($0) } ?? .none }
  }

  /// The attributed secondary text. Attributes that the text lacks are taken from
  /// `secondaryTextProperties`.
  public var secondaryAttributedText: NSAttributedString? {
    get { shownSecondaryText.attributed }
    set { shownSecondaryText = newValue.map { .attributed($0) } ?? .none }
  }

  /// The appearance of the secondary text.
  public var secondaryTextProperties: TextProperties

  internal private(set) var shownText = Text.none
  internal private(set) var shownSecondaryText = Text.none

  // MARK: Margins and padding

  /// The axes on which the margins are at least as large as the superview's margins.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal

  /// The margins around the content.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets

  /// Whether the secondary text is at the trailing edge beside the text, if both fit in one line.
  public var prefersSideBySideTextAndSecondaryText: Bool

  /// The space between the image and the texts.
  public var imageToTextPadding: CGFloat

  /// The minimum space between texts that are side by side.
  public var textToSecondaryTextHorizontalPadding: CGFloat

  /// The space between texts that are one below the other.
  public var textToSecondaryTextVerticalPadding: CGFloat

  /// The opacity. While the cell is dragged, the content is shown with half of this opacity.
  public var alpha: CGFloat = 1

  // MARK: Internal state

  /// The style that determines the defaults.
  internal let style: Style
  /// Whether the opacity is reduced, because the cell is dragged.
  internal private(set) var isFaded = false

  internal init(_ style: Style) {
    self.style = style
    let figures = style.figures
    directionalLayoutMargins = NSDirectionalEdgeInsets(figures.margins)
    prefersSideBySideTextAndSecondaryText = figures.prefersSideBySide
    imageToTextPadding = figures.imageToTextPadding
    textToSecondaryTextHorizontalPadding = figures.textToSecondaryTextHorizontalPadding
    textToSecondaryTextVerticalPadding = figures.textToSecondaryTextVerticalPadding
    let looks = style.looks(in: ContentState())
    textProperties = TextProperties(figures.text, looks.text)
    secondaryTextProperties = TextProperties(figures.secondaryText, looks.secondaryText)
    textProperties.transform = looks.transform
    imageProperties = ImageProperties(looks.image)
  }

  // MARK: UIContentConfiguration

  /// Creates a view that shows the configuration.
  @MainActor
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// Returns the configuration for a state. Colors and fonts that the app has set do not change.
  ///
  /// - Unverified: that only headers and footers are dimmed while a finger touches them.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    if style.part != nil {
      return moved(to: style.resolved(in: state.traitCollection.listEnvironment)).fitted(to: state)
    }
    return fitted(to: state)
  }

  private func fitted(to state: any UIConfigurationState) -> UIListContentConfiguration {
    let state = ContentState(state)
    let looks = style.looks(in: state)
    var updated = self
    updated.textProperties.apply(looks.text)
    updated.secondaryTextProperties.apply(looks.secondaryText)
    updated.imageProperties.apply(looks.image)
    updated.isFaded = state.isFaded
    return updated
  }

  /// Returns the configuration with the defaults of another style. Values that differ from the old
  /// defaults do not change.
  private func moved(to other: Style) -> UIListContentConfiguration {
    guard other != style else { return self }
    let old = UIListContentConfiguration(style)
    var new = UIListContentConfiguration(other)
    new.image = image
    new.shownText = shownText
    new.shownSecondaryText = shownSecondaryText
    func keep<Value: Equatable>(_ path: WritableKeyPath<UIListContentConfiguration, Value>) {
      if self[keyPath: path] != old[keyPath: path] { new[keyPath: path] = self[keyPath: path] }
    }
    keep(\.axesPreservingSuperviewLayoutMargins)
    keep(\.directionalLayoutMargins)
    keep(\.prefersSideBySideTextAndSecondaryText)
    keep(\.imageToTextPadding)
    keep(\.textToSecondaryTextHorizontalPadding)
    keep(\.textToSecondaryTextVerticalPadding)
    keep(\.alpha)
    new.imageProperties = imageProperties
    new.textProperties = textProperties.moved(from: old.textProperties, to: new.textProperties)
    new.secondaryTextProperties = secondaryTextProperties.moved(
      from: old.secondaryTextProperties, to: new.secondaryTextProperties)
    return new
  }

  /// The opacity in the state for which the configuration was updated.
  internal var shownAlpha: CGFloat { isFaded ? alpha * 0.5 : alpha }
}

extension UIListContentConfiguration {
  /// A text, with attributes or without.
  internal enum Text: Hashable {
    case none
    case plain(String)
    case attributed(NSAttributedString)

    var string: String? {
      switch self {
      case .none: nil
      case .plain(let string): string
      case .attributed(let text): text.string
      }
    }

    var attributed: NSAttributedString? {
      if case .attributed(let text) = self { text } else { nil }
    }

    var isEmpty: Bool { string?.isEmpty ?? true }
  }
}
