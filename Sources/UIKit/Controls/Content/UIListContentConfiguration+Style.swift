import Foundation
import GalleyLayout

extension UIListContentConfiguration {
  /// The style of a configuration, which determines its defaults.
  internal struct Style: Hashable, Sendable {
    /// The prominence of a header.
    enum Prominence: Hashable, Sendable { case usual, prominent, extraProminent }

    /// The style of the content, which determines the metrics.
    var content: ListContentStyle
    var prominence: Prominence
    /// The role of the view in a list; `nil` if the style does not depend on the list.
    var part: ListPart?

    init(_ content: ListContentStyle, prominence: Prominence = .usual, part: ListPart? = nil) {
      self.content = content
      self.prominence = prominence
      self.part = part
    }

    static let cell = Style(.cell)
    static let subtitleCell = Style(.subtitleCell)
    static let valueCell = Style(.valueCell)
    static let plainHeader = Style(.plainHeader)
    static let plainFooter = Style(.plainFooter)
    static let groupedHeader = Style(.groupedHeader)
    static let groupedFooter = Style(.groupedFooter)
    static let sidebarCell = Style(.sidebarCell)
    static let sidebarSubtitleCell = Style(.sidebarSubtitleCell)
    static let sidebarHeader = Style(.sidebarHeader)
    static let accompaniedSidebarCell = Style(.accompaniedSidebarCell)
    static let accompaniedSidebarSubtitleCell = Style(.accompaniedSidebarSubtitleCell)

    /// Returns the style in a list with an appearance.
    func resolved(in list: UIListEnvironment) -> Style {
      var style = self
      if let part { style.content = part.content(in: list) }
      return style
    }

    /// The metrics of the content. Prominent headers have larger text.
    var figures: ListContentMetrics {
      var figures = DefaultListMetrics.outsideOfList[content]
      switch prominence {
      case .usual: break
      case .prominent: figures.text.pointSize = 20
      case .extraProminent: figures.text.pointSize = 22
      }
      return figures
    }
  }

  /// The parts of a style that depend on the state.
  internal struct Looks {
    var text: TextProperties.Look
    var secondaryText: TextProperties.Look
    var image: ImageProperties.Look
    var transform = TextProperties.TextTransform.none
  }
}

extension UIListContentConfiguration.Style {
  private var isHeader: Bool {
    content == .plainHeader || content == .groupedHeader || content == .sidebarHeader
  }

  private var isFooter: Bool { content == .plainFooter || content == .groupedFooter }

  private var isSidebarRow: Bool {
    switch content {
    case .sidebarCell, .sidebarSubtitleCell, .accompaniedSidebarCell,
      .accompaniedSidebarSubtitleCell:
      true
    default: false
    }
  }

  /// Returns the default looks in a state.
  func looks(in state: ContentState) -> UIListContentConfiguration.Looks {
    let figures = figures
    let isSmall = figures.text.pointSize < 15
    var text = UIListContentConfiguration.TextProperties.Look(
      font: font(of: figures.text, weight: weight(isSmall: isSmall)), color: textColor(isSmall))
    var secondary = UIListContentConfiguration.TextProperties.Look(
      font: font(of: figures.secondaryText, weight: nil), color: secondaryColor)
    var image = UIListContentConfiguration.ImageProperties.Look()
    if isSidebarRow, state.isSelected {
      text.font = font(of: figures.text, weight: .medium)
    }
    if state.isFocused { (text.color, secondary.color, image.tintColor) = (.white, .white, .white) }
    if state.isDisabled {
      (text.color, secondary.color) = (.tertiaryLabel, .quaternaryLabel)
      image.tintColor = .tertiaryLabel
    }
    if state.isHighlighted, isHeader || isFooter {
      text.colorTransformer = Self.dimming
      secondary.colorTransformer = Self.dimming
      image.tintColorTransformer = Self.dimming
    }
    return UIListContentConfiguration.Looks(
      text: text, secondaryText: secondary, image: image,
      transform: content == .groupedHeader && isSmall ? .uppercase : .none)
  }

  /// A transformer that dims a color.
  ///
  /// All configurations share this transformer, because a transformer is equal only to its copies.
  private static let dimming = UIConfigurationColorTransformer { color in
    UIColor { traits in
      let resolved = color.resolvedColor(with: traits)
      return resolved.withAlphaComponent(resolved.cgColor.alpha * 0.3)
    }
  }

  private func weight(isSmall: Bool) -> UIFont.Weight? {
    isHeader && !isSmall ? (prominence == .extraProminent ? .bold : .semibold) : nil
  }

  private func textColor(_ isSmall: Bool) -> UIColor {
    isFooter || (isHeader && isSmall) ? .secondaryLabel : .label
  }

  private var secondaryColor: UIColor {
    content == .cell || content == .subtitleCell ? .label : .secondaryLabel
  }

  /// Returns the font of the smallest text style that has at least the point size of the metrics at
  /// the default content size category.
  private func font(of text: ListTextMetrics, weight: UIFont.Weight?) -> UIFont {
    let styles: [UIFont.TextStyle] = [
      .caption2, .caption1, .footnote, .subheadline, .callout, .body, .title3, .title2, .title1,
    ]
    let usual = UITraitCollection(preferredContentSizeCategory: .large)
    let style =
      styles.first {
        UIFont.preferredFont(forTextStyle: $0, compatibleWith: usual).pointSize >= text.pointSize
      } ?? .title1
    let font = UIFont.preferredFont(forTextStyle: style)
    guard let weight else { return font }
    var face = font.face
    face.weight = weight
    return UIFont(face)
  }
}
