import Foundation
import GalleyLayout

/// What a row, a header or a footer of a list shows: an image, a text, and a second text.
///
///     var content = cell.defaultContentConfiguration()
///     content.image = UIImage(systemName: "star")
///     content.text = "Favorites"
///     content.secondaryText = "12 items"
///     content.imageProperties.tintColor = .systemYellow
///     cell.contentConfiguration = content
///
/// How it looks follows from the style that it begins with, and from the state that it is updated for.
/// What an app has set stays as it is.
///
/// - Unverified: colors of all styles, and weights of headers.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  // MARK: What it shows

  /// The image.
  public var image: UIImage?

  /// How the image is shown.
  public var imageProperties: ImageProperties

  /// The text. An attributed one goes when this is set.
  public var text: String? {
    get { shownText.string }
    set { shownText = newValue.map { .plain($0) } ?? .none }
  }

  /// The text, with attributes. What these do not say is as in `textProperties`.
  public var attributedText: NSAttributedString? {
    get { shownText.attributed }
    set { shownText = newValue.map { .attributed($0) } ?? .none }
  }

  /// How the text is shown.
  public var textProperties: TextProperties

  /// The second text. An attributed one goes when this is set.
  public var secondaryText: String? {
    get { shownSecondaryText.string }
    set { shownSecondaryText = newValue.map { .plain($0) } ?? .none }
  }

  /// The second text, with attributes. What these do not say is as in `secondaryTextProperties`.
  public var secondaryAttributedText: NSAttributedString? {
    get { shownSecondaryText.attributed }
    set { shownSecondaryText = newValue.map { .attributed($0) } ?? .none }
  }

  /// How the second text is shown.
  public var secondaryTextProperties: TextProperties

  internal private(set) var shownText = Text.none
  internal private(set) var shownSecondaryText = Text.none

  // MARK: Room

  /// On which axes the margins of the cell are kept, where they are larger.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal

  /// Room around everything.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets

  /// Whether the second text stands at the other end of the line, as long as there is room for both.
  public var prefersSideBySideTextAndSecondaryText: Bool

  /// Room between the image and the texts.
  public var imageToTextPadding: CGFloat

  /// Room between the texts at least, where they stand side by side.
  public var textToSecondaryTextHorizontalPadding: CGFloat

  /// Room between the texts, where one stands below the other.
  public var textToSecondaryTextVerticalPadding: CGFloat

  /// How much of it all shows: from 0, nothing, to 1. In some states less does.
  public var alpha: CGFloat = 1

  // MARK: Inside

  /// What it begins with.
  internal let style: Style
  /// Whether the state takes from `alpha`.
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

  // MARK: As a configuration

  /// Makes a view that shows this.
  @MainActor
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// The same, as it fits a state. Colors and fonts that an app has set stay as they are.
  ///
  /// - Unverified: that only headers and footers are dimmed under a finger.
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
    updated.textProperties.take(looks.text)
    updated.secondaryTextProperties.take(looks.secondaryText)
    updated.imageProperties.take(looks.image)
    updated.isFaded = state.isFaded
    return updated
  }

  /// What it would be with another style; all that is no longer as the old style has it stays.
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

  /// How much shows in the state that it was updated for.
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
