import Foundation
import GalleyDrawing
import GalleyGeometry

/// The style of text that has no attributes, and the traits for dynamic colors.
internal struct TextDefaults {
  /// The font.
  var font: UIFont
  /// The color of the letters.
  var color: UIColor
  /// The paragraph style.
  var paragraph: NSParagraphStyle
  /// The traits for dynamic colors; `nil` for the current traits.
  var traits: UITraitCollection?

  /// Creates defaults. Arguments that are left out have the values of text without attributes.
  init(
    font: UIFont = .withoutAttributes, color: UIColor = .withoutAttributes,
    paragraph: NSParagraphStyle = .default, traits: UITraitCollection? = nil
  ) {
    self.font = font
    self.color = color
    self.paragraph = paragraph
    self.traits = traits
  }
}

extension UIFont {
  /// The font of text without attributes.
  fileprivate static let withoutAttributes = UIFont.systemFont(ofSize: 12)
}

extension UIColor {
  /// The color of text without attributes.
  fileprivate static let withoutAttributes = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
}

extension TextStyle {
  /// Creates the style of text with attributes. Invalid values are ignored.
  ///
  /// - Parameters:
  ///   - attributes: The attributes of the text.
  ///   - defaults: The style for attributes that are missing.
  ///   - index: The index of the first character of the text, which is passed to attachments.
  internal init(
    _ attributes: [NSAttributedString.Key: Any], _ defaults: TextDefaults, at index: Int = 0
  ) {
    let traits = defaults.traits ?? .current
    let paragraph = attributes[.paragraphStyle] as? NSParagraphStyle ?? defaults.paragraph
    let font = attributes[.font] as? UIFont ?? defaults.font
    let color = attributes[.foregroundColor] as? UIColor ?? defaults.color
    self.init(
      font: font.font, color: color.color(in: traits), paragraph: ParagraphStyle(paragraph))
    // The loop visits the attributes and not all possible keys, because most texts have few
    // attributes.
    for (key, value) in attributes { apply(value, of: key, attributes, traits) }
    if let attachment = attributes[.attachment] as? NSTextAttachment {
      self.attachment = attachment.drawingAttachment(
        font: font, color: self.color, traits: traits, at: index)
    }
  }

  private mutating func apply(
    _ value: Any, of key: NSAttributedString.Key, _ attributes: [NSAttributedString.Key: Any],
    _ traits: UITraitCollection
  ) {
    switch key {
    case .font, .foregroundColor, .paragraphStyle, .attachment: break
    case .backgroundColor: background = (value as? UIColor)?.color(in: traits)
    case .underlineStyle:
      underline = Line(value, color: attributes[.underlineColor], in: traits)
    case .strikethroughStyle:
      strikethrough = Line(value, color: attributes[.strikethroughColor], in: traits)
    case .kern where attributes[.tracking] == nil: kern = Numbers.double(value) ?? 0
    case .tracking: kern = Numbers.double(value) ?? 0
    case .strokeWidth:
      stroke = Stroke(
        percent: Numbers.double(value) ?? 0, of: font,
        (attributes[.strokeColor] as? UIColor)?.color(in: traits))
    case .baselineOffset: baselineOffset = Numbers.double(value) ?? 0
    case .shadow: shadow = (value as? NSShadow)?.drawn(in: traits)
    case .obliqueness: if let lean = Numbers.double(value), lean > 0 { font.isItalic = true }
    case .inlinePresentationIntent: apply(InlinePresentationIntent(of: value), color)
    case .writingDirection: paragraph.direction = direction(value) ?? paragraph.direction
    default: break
    }
  }

  /// Applies the style of an inline intent, such as emphasized text or code.
  private mutating func apply(_ intent: InlinePresentationIntent, _ color: Color) {
    if intent.contains(.stronglyEmphasized), font.weight.rawValue < Font.Weight.bold.rawValue {
      font.weight = .bold
    }
    if intent.contains(.emphasized) { font.isItalic = true }
    if intent.contains(.code) { font.family = .monospaced }
    if intent.contains(.strikethrough), strikethrough == nil {
      strikethrough = Line(NSUnderlineStyle.single, color: nil, in: .current)
    }
  }

  private func direction(_ value: Any) -> LayoutDirection? {
    guard let first = (value as? [Any])?.first, let bits = Numbers.integer(first) else {
      return nil
    }
    return NSWritingDirection(rawValue: bits & 1)?.galley
  }
}

extension TextStyle.Stroke {
  /// Creates an outline whose width is a percentage of the font's size; `nil` if the percentage is
  /// zero. A negative number also fills the letters.
  fileprivate init?(percent: Double, of font: Font, _ color: Color?) {
    guard percent != 0, percent.isFinite else { return nil }
    self.init(width: percent.magnitude / 100 * font.size, color: color, isFilled: percent < 0)
  }
}

extension TextStyle.Line {
  /// Creates the underline or strikethrough of a style; `nil` if the style has no line.
  fileprivate init?(_ style: Any, color: Any?, in traits: UITraitCollection) {
    let bits = (style as? NSUnderlineStyle)?.rawValue ?? Numbers.integer(style) ?? 0
    let style = NSUnderlineStyle(rawValue: bits)
    guard bits & 0xF != 0 else { return nil }
    self.init(
      color: (color as? UIColor)?.color(in: traits), isThick: style.contains(.thick),
      isDouble: style.contains(.double))
  }
}
